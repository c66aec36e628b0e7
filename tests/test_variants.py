"""The rulings: complete, cited, and each as well founded as the rulebook says."""

from __future__ import annotations

import copy

import pytest

import tarot_teach as tt

GAMES = list(tt.VARIANTS)

# Written by hand: s stated, i inferred, r reconstructed, - does not arise; the columns are the
# letter of 1597, the book of 1659 and the Piedmontese game.
STANDING = """
order.courts        i i s
fool.not-a-trump    s i i
trick.follow        s s s
trick.overtrump     i i i
trick.trump-led     i i i
trick.off-suit      s s s
fool.any-time       s s s
fool.led            s i r
fool.led-by-two     i i -
fool.never-wins     i s s
fool.last-trick     i i i
trick.next-lead     s s i
trick.lead          i i s
table.direction     r s s
table.eldest        i s s
table.first-dealer  r s s
table.next-dealer   i r s
deal.packets        r r s
revoke.penalty      s r r
trick.face-down     r r r
fool.gift-moment    i i s
trick.winner        s s s
order.round-suits   s s s
order.top-trump     s i s
players             s s s
deal.rest           s s s
score.asleep        r r -
score.method        s s s
score.one-point     i i -
score.values        s i i
score.kept-fool     s i s
fool.exchange       s s s
fool.gift           s s s
fool.gift-from      s i i
fool.gift-not-fool  i i i
fool.gift-owner     s s s
score.exchange      i i i
fool.debt           s i r
fool.forfeit        s r r
end.target          s s s
end.winner          r r r
score.below-zero    i i i
end.nobody          s i -
discard.counts      - - s
discard.kings       - - s
discard.top-honour  - - s
discard.fool        - - s
discard.pagat       - - s
discard.trumps      - - i
discard.courts      - - i
discard.possible    - - i
discard.secrecy     - - r
discard.illegal     - - r
fool.empty          - - i
fool.discarded      - - i
score.odd-groups    - - i
score.game-points   - - s
score.zero-sum      - - i
honours             - - s
pack.french-suits   - - s
deal.hand           s s s
revoke.handling     r r r
"""
ROWS = [line.split() for line in STANDING.split("\n") if line]

OPTIONS = {
    "1597": {
        "round_suits_reversed": [False, True],
        "gift": ["any", "empty"],
        "settle": ["first_trick", "end"],
        "fool_last_trick": ["ordinary", "lost"],
        "fool_forfeit": [True, False],
        "winner": ["highest", "elder", "elder_on_equal", "instant"],
        "revoke": ["refuse", "lose"],
    },
    "1659": {
        "round_suits_reversed": [False, True],
        "values": ["base", "full"],
        "few_players": [False, True],
        "gift": ["any", "empty"],
        "settle": ["first_trick", "end"],
        "fool_last_trick": ["ordinary", "lost"],
        "fool_forfeit": [True, False],
        "winner": ["highest", "elder", "elder_on_equal", "instant"],
    },
    "piedmontese": {
        "round_suits_reversed": [True, False],
        "angel_high": [True, False],
        "fool_last_trick": ["ordinary", "lost"],
        "fool_forfeit": [False, True],
        "fool_exchange": [True, False],
        "fool_discard": [True, False],
        "pagat_alone": [False, True],
        "trumps_in_discard": ["free", "forced"],
        "winner": ["highest", "loser_pays"],
    },
}


def test_the_table_of_standing_names_every_question_once():
    assert sorted(row[0] for row in ROWS) == sorted(tt.QUESTIONS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_every_ruling_stands_as_the_rulebook_says(row):
    question, *columns = row
    letters = {"s": "stated", "i": "inferred", "r": "reconstructed"}
    for game, column in zip(tt.VARIANTS.values(), columns, strict=True):
        assert game.answers(question) is (column != "-")
        if column != "-":
            assert game[question].standing == letters[column], game.key


@pytest.mark.parametrize("game", GAMES)
def test_every_allowed_answer_is_cited_and_worded(game):
    for ruling in tt.VARIANTS[game].rulings:
        assert ruling.id == f"{game}.{ruling.question}"
        assert ruling.value == ruling.default == next(iter(ruling.allowed))
        assert bool(ruling.option) == (len(ruling.allowed) > 1)
        for value, answer in ruling.allowed.items():
            assert answer.value == value
            assert answer.citations
            assert answer.wording[0].isupper()
            assert answer.wording.endswith((".", ")"))
            for citation in answer.citations:
                assert tt.SOURCES[citation.source.key] is citation.source
                assert citation.place
                assert len(citation.words.split()) <= 7


@pytest.mark.parametrize("game", GAMES)
def test_the_house_rules_are_those_of_the_contract(game):
    variant = tt.VARIANTS[game]
    found = {r.option: list(r.allowed) for r in variant.rulings if r.option}
    assert found == OPTIONS[game]
    assert dict(variant.options) == {name: values[0] for name, values in OPTIONS[game].items()}


@pytest.mark.parametrize("game", GAMES)
def test_with_rules_adds_up_and_leaves_the_original(game):
    variant = tt.VARIANTS[game]
    changed = variant
    for name, values in OPTIONS[game].items():
        changed = changed.with_rules(**{name: values[-1]})
    assert dict(changed.house_rules) == {n: values[-1] for n, values in OPTIONS[game].items()}
    assert dict(variant.house_rules) == {}
    assert changed != variant
    back = changed.with_rules(**{name: values[0] for name, values in OPTIONS[game].items()})
    assert back == variant
    assert hash(back) == hash(variant)
    assert copy.deepcopy(changed) == changed


@pytest.mark.parametrize(
    ("game", "choice", "names"),
    [
        ("1597", {"value": "full"}, ["value", "gift"]),
        ("1597", {"values": "full"}, ["values", "revoke"]),
        ("1659", {"values": "double"}, ["double", "base", "full"]),
        ("1659", {"values": True}, ["True"]),
        ("1659", {"few_players": 1}, ["1", "True"]),
        ("1659", {"few_players": "True"}, ["'True'"]),
        ("1659", {"revoke": "refuse"}, ["revoke"]),
        ("piedmontese", {"gift": "empty"}, ["gift", "fool_exchange"]),
        ("piedmontese", {"winner": "elder"}, ["elder", "loser_pays"]),
        ("piedmontese", {"angel_high": 0}, ["0"]),
        ("piedmontese", {"angel_high": None}, ["None"]),
        ("piedmontese", {"angel_high": []}, ["[]"]),
    ],
)
def test_a_rule_that_does_not_exist_is_named_with_those_that_do(game, choice, names):
    with pytest.raises(tt.RuleError) as caught:
        tt.VARIANTS[game].with_rules(**choice)
    assert all(name in str(caught.value) for name in names)


def test_an_unknown_game_is_named_with_those_there_are():
    with pytest.raises(KeyError, match="1660.*1597, 1659, piedmontese") as caught:
        tt.VARIANTS["1660"]
    assert isinstance(caught.value, tt.TarotError)
    assert "1660" not in tt.VARIANTS


def test_the_games_cannot_be_changed():
    with pytest.raises(TypeError):
        tt.VARIANTS["1597"] = tt.VARIANTS["1659"]
    with pytest.raises(AttributeError):
        tt.VARIANTS["1597"].key = "1600"
    with pytest.raises(TypeError):
        tt.VARIANTS["1597"]["fool.gift"].allowed["none"] = None


def test_a_question_that_does_not_arise_is_named():
    with pytest.raises(tt.RuleError, match=r"1597.*discard\.kings"):
        tt.VARIANTS["1597"]["discard.kings"]
    assert tt.VARIANTS["1597"].means("discard.kings") is None


def test_the_values_of_the_pack():
    sums = {key: sum(game.points.values()) for key, game in tt.VARIANTS.items()}
    assert sums == {"1597": 53, "1659": 21, "piedmontese": 130}
    assert sum(tt.VARIANTS["1659"].with_rules(values="full").points.values()) == 53
    world = tt.VARIANTS["piedmontese"].with_rules(angel_high=False)
    assert (world.points[tt.Card("T21")], world.points[tt.Card("T20")]) == (5, 1)
    assert sum(world.points.values()) == 130


def test_a_house_rule_of_the_source_tells_apart_what_we_add():
    instant = tt.VARIANTS["1659"]["end.winner"].allowed["instant"]
    first, *ours = instant.wording.split(". ")
    assert instant.standing == "stated"
    assert "our rule" not in first
    assert len(ours) == 2
    assert all("(our rule)" in part for part in ours)
    # The page's plain words leave the Fool with its player, whatever the player took.
    assert tt.VARIANTS["1659"]["fool.forfeit"].allowed[False].standing == "stated"


def test_only_what_a_game_states_is_called_stated():
    piedmontese = tt.VARIANTS["piedmontese"]["table.first-dealer"]
    assert piedmontese.wording.startswith("The players decide who deals first.")
    assert "The source does not say how" in piedmontese.wording
    for game in ("1597", "1659"):
        # That nobody scores the stock is our choice, so the rule that is stated cannot say it.
        rest, asleep = (tt.VARIANTS[game][one] for one in ("deal.rest", "score.asleep"))
        assert (rest.standing, asleep.standing) == ("stated", "reconstructed")
        assert "score" not in rest.wording
        assert "looks at" in asleep.wording


def test_the_letters_two_words_on_fifty_are_both_cited():
    cited = {c.words for c in tt.VARIANTS["1597"]["end.target"].citations}
    assert {"he who first reaches Fifty wins", "break 50"} <= cited


def test_gelli_is_cited_where_he_says_it():
    for question in ("order.round-suits", "order.top-trump"):
        cited = tt.VARIANTS["piedmontese"][question].citations
        assert [c.place for c in cited if c.source.key == "gelli"] == ["p. 34"]


def test_every_source_of_the_list_is_cited_somewhere():
    cited = {
        citation.source.key
        for variant in tt.VARIANTS.values()
        for ruling in variant.rulings
        for answer in ruling.allowed.values()
        for citation in answer.citations
    }
    assert cited == set(tt.SOURCES)


def test_questions_are_asked_in_plain_words():
    assert not [text for text in tt.QUESTIONS.values() if "given card" in text]


def test_what_arises_at_every_table_is_ruled_on_for_every_table():
    silent = {row[0] for row in ROWS if "-" in row[1:3]}
    only_french = {row[0] for row in ROWS if row[3] == "-"}
    assert only_french == {"fool.led-by-two", "score.asleep", "score.one-point", "end.nobody"}
    assert all(tt.VARIANTS["piedmontese"].answers(question) for question in silent)
