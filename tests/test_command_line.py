"""The command line: every example of every help runs, and wrong use is told without a traceback."""

from __future__ import annotations

import io
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import tarot_teach as tt
from tarot_teach.__main__ import main
from tarot_teach.commands import COMMANDS
from tarot_teach.commands.progress import Bar
from tarot_teach.example_hands import EXAMPLE_HANDS
from tarot_teach.puzzles.key import right_answer

SHORT = [command for command in COMMANDS if command.name != "workshop"]
EXAMPLES = [example for command in SHORT for example in command.examples]


def run(capsys, *words):
    try:
        code = main(list(words))
    except SystemExit as left:
        code = left.code
    out, err = capsys.readouterr()
    return code, out, err


def test_every_command_that_is_promised_is_there():
    names = [command.name for command in COMMANDS]
    promised = ["puzzle", "mark", "score", "trick", "replay", "referee", "compare", "site", "lab"]
    assert [name for name in names if name in promised] == promised


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_the_help_of_a_command_has_its_examples_and_the_exit_codes(capsys, command):
    code, out, _ = run(capsys, command.name, "--help")
    assert code == 0
    assert command.examples
    for example in command.examples:
        assert example.split()[0] == command.name
        assert example in out
    assert "--json" in out
    assert "Exit code" in out


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_help_runs(capsys, example):
    code, out, err = run(capsys, *shlex.split(example))
    assert code == (1 if example.startswith("referee trump") else 0), err
    assert out.strip()
    assert err == ""
    if "--json" in example:
        json.loads(out)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_gives_json_too(capsys, example):
    words = shlex.split(example)
    json_words = words if "--json" in words else [words[0], "--json", *words[1:]]
    _, out, err = run(capsys, *json_words)
    assert json.loads(out)
    assert err == ""


WORKSHOP = next(command for command in COMMANDS if command.name == "workshop")


@pytest.mark.parametrize("example", WORKSHOP.examples)
def test_an_example_of_the_workshop_makes_its_pack(capsys, monkeypatch, tmp_path, example):
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, *shlex.split(example))
    assert (code, err) == (0, "")
    written = {path.name for path in (tmp_path / "pack").iterdir()}
    assert {"start-here.html", "slides.html", "answer-key.html"} <= written
    if "--json" in example:
        told = json.loads(out)
        assert set(told["files"]) == written
        assert told["puzzles"] == [one.id for one in tt.practice(told["code"]).puzzles]
    else:
        assert f"{len(written)} files in pack" in out


NO_WORKSHOP = [
    ("nosuch-42 --out pack", "guild"),
    ("guild-42 --game 1600 --out pack", "1597, 1659, piedmontese"),
    ("letter-42 --game piedmontese --out pack", "scarto"),
    ("guild-42 --minutes 60 --out pack", "50 or 110"),
    ("guild-42 --paper a5 --out pack", "a4 or letter"),
    ("guild-42 --suits german --out pack", "italian or french"),
    ("guild-42 --out taken", "is a file"),
    ("guild-42 --out full", "holds other things"),
    ("guild-42 --out taken/pack --html-only", "taken/pack cannot be made"),
    ("guild-42 --name Anna --name anna --out pack", "comes twice"),
    ("guild-42 --names many --out pack", "30 names, not 31"),
    ("guild-42 --names absent --out pack", "'absent' cannot be read"),
    ("guild-42 --names Anna,Ben --out pack", "a name on each line; --name gives a single name"),
    (f"guild-42 --names {'x' * 500} --out pack", "xxx…' cannot be read"),
    (f"guild-42 --name {'x' * 500} --out pack", "xxx…' is no name"),
    ("guild-42 --names picture --out pack", "is no text"),
    ("guild-42 --names wide --out pack", "UTF-8"),
    ("guild-42 --names blank --out pack", "holds no name"),
    ("guild-42 --names '' --out pack", "'' cannot be read"),
    ("guild-42 --names full --out pack", "'full' cannot be read"),
    ("guild-42 --names slashes --out pack", "no slash"),
    ("guild-42 --names twice --out pack", "comes twice"),
    ("guild-42 --name '' --out pack", "1 to 40 letters"),
    ("guild-42 --name ../x --out pack", "no slash"),
    ("'' --out pack", "word and a number"),
    ("guild-42 --out ''", "name of a folder"),
    ("guild-42 --out .", "where you are"),
    ("guild-42 --out ..", "where you are"),
    ("guild-42 --game '' --out pack", "1597, 1659, piedmontese"),
    ("guild-42 --out new/folder/taken --names absent", "absent"),
]


@pytest.mark.parametrize(("words", "told"), NO_WORKSHOP)
def test_a_workshop_that_cannot_be_made_leaves_nothing(capsys, monkeypatch, tmp_path, words, told):
    (tmp_path / "taken").write_text("mine")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter").write_text("mine")
    (tmp_path / "many").write_text("\n".join(f"Person {n}" for n in range(31)))
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    (tmp_path / "wide").write_text("Anna\nBen\n", "utf-16")
    (tmp_path / "blank").write_text("\n  \n")
    (tmp_path / "slashes").write_text("Anna\nBen/Carl\n")
    (tmp_path / "twice").write_text("Anna\nBen\nANNA\n")
    before = sorted(tmp_path.rglob("*"))
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, "workshop", *shlex.split(words))
    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("words", ["guild-42", "--out pack", "guild-42 --out pack --nosuch"])
def test_a_workshop_without_what_it_needs_makes_nothing(capsys, monkeypatch, tmp_path, words):
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, "workshop", *words.split())
    assert (code, out) == (2, "")
    assert "usage:" in err
    assert list(tmp_path.iterdir()) == []


def test_a_browser_that_fails_leaves_no_folder_at_all(capsys, monkeypatch, tmp_path):
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\necho 'no display' >&2\nexit 3\n")
    broken.chmod(0o755)
    monkeypatch.setenv("TAROT_BROWSER", str(broken))
    code, out, err = run(capsys, "workshop", "guild-42", "--out", str(tmp_path / "a" / "b" / "c"))
    assert (code, out) == (2, "")
    assert err.endswith("no display\n")
    assert list(tmp_path.iterdir()) == [broken]


def test_names_come_from_a_file_as_editors_write_it(capsys, tmp_path):
    (tmp_path / "names").write_bytes("\ufeffAnna\r\n\r\nJürgen D \r\n".encode())
    words = ["workshop", "guild-42", "--names", str(tmp_path / "names"), "--html-only"]
    code, _, err = run(capsys, *words, "--out", str(tmp_path / "pack"))
    assert (code, err) == (0, "")
    sheets = (tmp_path / "pack" / "puzzle-sheets-by-name.html").read_text("utf-8")
    assert "<h1>Anna</h1>" in sheets
    assert "<h1>Jürgen D</h1>" in sheets


def test_a_pack_with_few_puzzles_under_its_code_says_so(capsys, tmp_path):
    words = ["workshop", "guild-42", "--game", "piedmontese", "--html-only"]
    _, out, _ = run(capsys, *words, "--out", str(tmp_path / "pack"))
    assert out.startswith("Of the puzzles of guild-42 only 3 are about the Piedmontese game")
    assert "9 from scarto-42 are added" in out
    _, out, _ = run(capsys, *words, "--json", "--out", str(tmp_path / "pack"))
    told = json.loads(out)
    assert "scarto-42" in told["note"]
    assert len(told["puzzles"]) == 12
    own = [one.id for one in tt.practice("guild-42").puzzles if "/piedmontese/" in one.id]
    assert told["puzzles"] == [*own, *(one.id for one in tt.practice("scarto-42").puzzles[:9])]


def test_a_game_named_twice_is_compared_once(capsys):
    assert run(capsys, "compare", "1597", "1597") == run(capsys, "compare", "1597")
    assert run(capsys, "compare", "1597")[1]


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_bar_is_shown_on_a_terminal_after_two_seconds_only(monkeypatch):
    times = iter([0.0, 1.0, 2.5, 3.0])
    monkeypatch.setattr("tarot_teach.commands.progress.time.monotonic", lambda: next(times))
    monkeypatch.setattr(sys, "stderr", Terminal())
    bar = Bar()
    bar(1, 4, "a card")
    assert sys.stderr.getvalue() == ""
    bar(2, 4, "a sheet")
    assert "2/4 a sheet" in sys.stderr.getvalue()
    bar.close()
    assert sys.stderr.getvalue().endswith("\r")
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    bar(3, 4, "a slide")
    assert sys.stderr.getvalue() == ""


WRONG = [
    ("score --game 1600 F", "1597, 1659, piedmontese"),
    ("score --game 1597 SX", "SX"),
    ("score --game 1597 SK SK", "SK"),
    ("score --game 1597 SK / SK", "SK"),
    ("score --game 1597 SK --before 1 2", "--before"),
    ("score --game 1597 --before 1 2 3 -- SK / F", "3 totals"),
    ("score --game 1597 --rule gift F", "NAME=VALUE"),
    ("score --game 1597 --rule gift=none F", "gift"),
    ("puzzle nonsense", "who-wins"),
    ("puzzle nonsense-42", "guild"),
    ("puzzle who-wins/1600/1/7", "1597"),
    ("puzzle guild-42 --game 1597", "--game"),
    ("mark who-wins/1597/1/7", "Choose one of"),
    ("mark who-wins/1597/1/7 Z", "Choose one of"),
    ("mark score-pile/piedmontese/2/31 many", "'many'"),
    ("mark score-hand/1597/1/2 12", "0="),
    ("trick --game 1597", "empty"),
    ("trick --game 1597 F", "Fool"),
    ("trick --game 1597 SK --play SK", "--hand"),
    ("trick --game 1597 SK --leader Q", "'Q'"),
    ("replay no-such-file.txt", "no-such-file.txt"),
    ("compare 1600", "1597"),
    ("compare --about chess", "fool"),
    ("compare --about ''", "fool"),
    ("compare ''", "1597"),
    ("mark score-hand/1597/1/2 A=12 a=13 B=1 C=2 D=3", "comes twice"),
    ("mark '' B", "no puzzle id"),
    ("lab '' --dry-run", "01_the_pack.ipynb"),
    ("lab --port 70000 --dry-run", "65535"),
    ("lab --port -1 --dry-run", "65535"),
    ("replay ''", "directory"),
    ("puzzle ''", "who-wins"),
    ("lab 99 --dry-run", "01_the_pack.ipynb"),
]


@pytest.mark.parametrize(("words", "told"), WRONG)
def test_wrong_use_is_told_on_standard_error_with_code_2(capsys, words, told):
    code, out, err = run(capsys, *shlex.split(words))
    assert code == 2
    assert out == ""
    assert told in err
    assert err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize("words", ["score F", "nothing", "trick --gam 1597 F"])
def test_wrong_options_end_with_code_2_as_well(capsys, words):
    code, out, err = run(capsys, *words.split())
    assert (code, out) == (2, "")
    assert "usage:" in err


KINDS = [(key, kind.games[0]) for key, kind in tt.PUZZLES.items()]


@pytest.mark.parametrize(("key", "game"), KINDS)
def test_the_right_answer_typed_in_is_marked_right_and_no_answer_is_not(capsys, key, game):
    puzzle = tt.make_puzzle(key, game, 2, 3)
    answer = right_answer(puzzle.document)
    if isinstance(answer, dict):
        words = [f"{part}={value}" for part, value in answer.items()]
    elif isinstance(answer, list):
        words = [str(one).lower() for one in answer]
    else:
        words = [str(answer)]
    code, out, err = run(capsys, "mark", puzzle.id, "--", *words)
    assert (code, err) == (0, "")
    assert out.startswith("Right.")


def test_a_wrong_answer_ends_with_code_1_and_its_reason(capsys):
    code, out, _ = run(capsys, "mark", "who-wins/1597/1/7", "Player C")
    assert code == 1
    assert out.startswith("No. ")


def test_the_answer_stands_in_no_puzzle_unless_asked_for(capsys):
    _, without, _ = run(capsys, "puzzle", "score-pile/piedmontese/2/31")
    _, with_key, _ = run(capsys, "puzzle", "score-pile/piedmontese/2/31", "--key")
    assert "33" not in without.split("\n", 1)[1]
    assert "Answer: 33" in with_key


def test_a_hand_may_be_asked_about_a_card_that_is_not_allowed(capsys):
    words = ["trick", "--game", "1597", "SK", "T15", "--hand", "C4 D9 T3 T18 F", "--play", "C4"]
    code, out, _ = run(capsys, *words)
    assert code == 1
    assert "may not be played" in out
    assert run(capsys, *words[:-2])[0] == 0


def test_the_worked_case_of_two_over_fifty(capsys):
    piles = "S1 S2 S3 / SK"
    words = ["score", "--game", "1597", "--json", "--before", "60", "70", "--", piles]
    _, out, _ = run(capsys, *words)
    assert json.loads(out)["totals"] == [51, 63]
    assert json.loads(out)["winners"] == [1]


def test_a_record_is_read_from_a_file_and_from_standard_input(capsys, tmp_path, monkeypatch):
    record = tt.HandRecord.of(
        tt.play_out(tt.deal(tt.VARIANTS["piedmontese"], seed=4), _first_three_or_one)
    )
    for name, text in (("hand.txt", record.to_text()), ("hand.json", record.to_json())):
        (tmp_path / name).write_text(text, "utf-8")
        code, out, _ = run(capsys, "replay", str(tmp_path / name), "--json")
        assert code == 0
        told = json.loads(out)
        assert told["scores"] == list(tt.replay(record).scores)
        assert [trick["cards"] for trick in told["tricks"]] == [
            [card.code for card in trick.cards] for trick in record.tricks
        ]
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        assert run(capsys, "referee", "-")[0] == 0


def _first_three_or_one(position):
    return position.legal()[:3] if position.phase == "discard" else position.legal()[0]


def test_a_picture_is_no_record(capsys, tmp_path):
    (tmp_path / "hand").write_bytes(b"\x89PNG\xff")
    code, _, err = run(capsys, "replay", str(tmp_path / "hand"))
    assert code == 2
    assert "is no text" in err


@pytest.mark.parametrize(
    ("out", "told"),
    [("mine", "holds other things"), ("mine/letter", "is a file"), ("", "--out needs")],
)
def test_a_site_is_not_built_over_what_is_somebodys_own(capsys, tmp_path, monkeypatch, out, told):
    monkeypatch.setattr("tarot_teach.commands.site.run", lambda *_: pytest.fail("it was built"))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter").write_text("dear")
    code, _, err = run(capsys, "site", "--out", str(tmp_path / out) if out else "")
    assert code == 2
    assert told in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_result_that_cannot_be_written_is_told_in_a_line():
    words = [sys.executable, "-m", "tarot_teach", "compare"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(words, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("compare: the result cannot be written")
    assert len(done.stderr.splitlines()) == 1


def test_the_help_is_written_in_any_letters():
    words = [sys.executable, "-m", "tarot_teach", "mark", "--help"]
    letters = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(words, env=letters, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


STRANGE = [
    ("score --game 1597 --rule self=1 F", "no house rule 'self'"),
    ("replay fool-comes-home --rule self=1", "no house rule 'self'"),
    ("puzzle who-wins --seed ''", "this one is empty"),
    ("replay deep", "too deep"),
    ("referee deep", "too deep"),
    ("replay long", "hand 0 is due here, not hand 999…"),
]


@pytest.mark.parametrize(("words", "told"), STRANGE)
def test_strange_input_is_answered_in_a_line(capsys, tmp_path, monkeypatch, words, told):
    (tmp_path / "deep").write_text('{"game": ' + "[" * 100_000)
    (tmp_path / "long").write_text(f"game 1597\nhand {'9' * 5000} SK\n")
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, *shlex.split(words))
    assert (code, out) == (2, "")
    assert told in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("command", ["replay", "referee"])
def test_a_record_that_is_not_there_is_named_with_one_to_try(capsys, command):
    code, out, err = run(capsys, command, "no-such-hand")
    assert (code, out) == (2, "")
    assert "'no-such-hand' cannot be read" in err
    assert all(name in err for name in EXAMPLE_HANDS)


def test_without_a_command_the_help_lists_all(capsys):
    code, out, _ = run(capsys)
    assert code == 0
    for command in COMMANDS:
        assert command.name in out


def test_outside_the_project_the_lessons_are_asked_for(monkeypatch, tmp_path):
    from tarot_teach.commands import project

    monkeypatch.setattr(project, "__file__", str(tmp_path / "a" / "b" / "c.py"))
    with pytest.raises(tt.TarotError, match="copy of the project"):
        project.project_folder(tmp_path)


def test_a_reader_who_stops_early_and_a_poor_terminal_make_no_traceback():
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    words = [sys.executable, "-m", "tarot_teach", "score", "--game", "1597", "SK"]
    poor = subprocess.run(words, capture_output=True, env=environment, check=True)
    assert b"\\u2212" in poor.stdout
    words = f"{sys.executable} -m tarot_teach compare --all | head -1"
    early = subprocess.run(words, shell=True, capture_output=True, text=True, check=True)
    assert early.stderr == ""
