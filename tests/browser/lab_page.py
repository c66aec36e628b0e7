"""Use JupyterLab in a browser as a person does: open, run, save, restart."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

NOT_OURS = (
    # ipywidgets says this once for every output whose model is gone; our face is shown instead.
    "widget model not found",
)


def open_notebook(page: Page, address: str, name: str) -> None:
    """Open a notebook and wait until its kernel is there."""
    page.goto(f"{address}lab/tree/{name}?reset")
    page.locator(".jp-Notebook").wait_for()
    wait_for_kernel(page)


def wait_for_kernel(page: Page) -> None:
    """Wait until the status bar says that the kernel has nothing to do."""
    page.get_by_text("Python 3 (ipykernel) | Idle").wait_for(timeout=60_000)


def choose_in_menu(page: Page, menu: str, command: str) -> None:
    """Choose an entry of the menu bar by the name of its command."""
    page.get_by_role("menuitem", name=menu, exact=True).click()
    page.locator(f".lm-Menu-item[data-command='{command}']").click()


def run_all(page: Page) -> None:
    """Run every cell of a notebook without outputs, and wait for what the last one shows."""
    choose_in_menu(page, "Run", "runmenu:run-all")
    last = page.locator(".jp-Notebook .jp-CodeCell").last
    expect(last.locator(".jp-OutputArea-output").first).to_be_attached(timeout=60_000)
    wait_for_kernel(page)


def save(page: Page) -> None:
    """Save the notebook and wait until the server has it."""
    with page.expect_response(
        lambda response: "/api/contents/" in response.url and response.request.method == "PUT"
    ):
        choose_in_menu(page, "File", "docmanager:save")


def faces(page: Page) -> Locator:
    """Find the puzzles that can be seen; the face behind a living widget is hidden."""
    return page.locator(".jp-OutputArea-output .tt-puzzle:visible")
