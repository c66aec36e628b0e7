"""Drive a puzzle as a learner would, wherever it is shown."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page


def choices(document: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Pick a wrong choice and the right one."""
    wrong = next(choice for choice in document["choices"] if not choice["ok"])
    right = next(choice for choice in document["choices"] if choice["ok"])
    return wrong, right


def button(face: Locator, choice: dict[str, Any]) -> Locator:
    """Find the button of a choice in the face that is shown."""
    return face.locator(f'button[data-choice="{choice["id"]}"]')


def bring_to_life(page: Page, at: int) -> Locator:
    """Scroll to a puzzle of a page of the site, which wakes it, and give its face."""
    puzzle = page.locator("tarot-puzzle").nth(at)
    puzzle.scroll_into_view_if_needed()
    face = puzzle.locator(".tt-puzzle")
    face.wait_for()
    return face


def press_until_focused(page: Page, target: Locator, key: str = "Tab", most: int = 120) -> None:
    """Move by keyboard alone until the target has the focus."""
    for _ in range(most):
        if target.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{target} cannot be reached by {key}")
