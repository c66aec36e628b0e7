"""The lessons as they are committed: short, without outputs, and safe from typing by accident."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").glob("*.ipynb"))
pytestmark = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def cells(path: Path, kind: str) -> list[dict[str, Any]]:
    notebook = json.loads(path.read_text("utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == kind]


def test_is_a_valid_notebook_for_any_python(path: Path) -> None:
    notebook = json.loads(path.read_text("utf-8"))
    nbformat.validate(notebook)
    assert notebook["metadata"]["kernelspec"]["name"] == "python3"
    assert "language_info" not in notebook["metadata"], "a version of Python is written in it"
    assert 50 <= len(notebook["metadata"]["description"]) <= 160
    assert re.fullmatch(r"\d\d_[a-z0-9_]+", path.stem)


def test_has_at_most_fourteen_cells_named_by_purpose(path: Path) -> None:
    everything = json.loads(path.read_text("utf-8"))["cells"]
    names = [cell["id"] for cell in everything]
    assert len(everything) <= 14
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", name) for name in names)
    assert not any(re.fullmatch(r"[0-9a-f]{8}", name) for name in names)


def test_holds_no_outputs(path: Path) -> None:
    for cell in cells(path, "code"):
        assert cell["outputs"] == []
        assert cell["execution_count"] is None


def test_code_is_short_and_defines_nothing(path: Path) -> None:
    for cell in cells(path, "code"):
        code = "".join(cell["source"])
        assert len(code.splitlines()) <= 4
        defined = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
        assert not [node for node in ast.walk(ast.parse(code)) if isinstance(node, defined)]


def test_text_cannot_be_changed_by_accident(path: Path) -> None:
    for cell in cells(path, "markdown"):
        assert cell["metadata"]["editable"] is False
        assert cell["metadata"]["deletable"] is False


def test_code_of_puzzles_is_folded(path: Path) -> None:
    for cell in cells(path, "code"):
        code = "".join(cell["source"])
        tagged = "puzzle" in cell["metadata"].get("tags", [])
        makes_a_puzzle = bool(re.search(r"\btt\.(make_)?puzzle\(", code))
        # The call for a practice set may stay in sight, for learners who change it.
        assert tagged or not makes_a_puzzle
        assert makes_a_puzzle or "tt.practice(" in code or not tagged
        assert cell["metadata"].get("jupyter", {}).get("source_hidden", False) == tagged


def test_opens_with_something_to_do(path: Path) -> None:
    first, second = json.loads(path.read_text("utf-8"))["cells"][:2]
    assert first["cell_type"] == "markdown"
    assert len("".join(first["source"]).split()) <= 110
    assert "puzzle" in second["metadata"]["tags"]
