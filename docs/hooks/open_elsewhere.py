"""Link each lesson to services that open it as a notebook, if the repository has an address."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote, urlsplit

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

BRANCH = "main"
FIRST_LESSON = "01_the_pack.ipynb"
MARK = "<!-- open elsewhere -->"
ADDRESS = "REPOSITORY"


def links(repository: str, notebook: str) -> dict[str, str]:
    """Give the addresses that open a notebook of a public repository, by the service's name."""
    repository = repository.rstrip("/").removesuffix(".git")
    address = urlsplit(repository)
    path = quote(f"notebooks/{notebook}")
    on_github = address.hostname == "github.com" and address.path.count("/") == 2
    binder = f"gh{address.path}" if on_github else f"git/{quote(repository, safe='')}"
    found = {"Binder": f"https://mybinder.org/v2/{binder}/{BRANCH}?urlpath=lab/tree/{path}"}
    if on_github:
        found["Colab"] = (
            f"https://colab.research.google.com/github{address.path}/blob/{BRANCH}/{path}"
        )
    return found


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    repository, place = config.repo_url, page.file.src_uri
    if repository and place.startswith("learn/") and place.endswith(".ipynb"):
        shown = _shown(links(repository, Path(str(page.file.abs_src_path)).name))
        html += f'<p class="elsewhere">Open this lesson as a notebook: {shown}.</p>'
    if place == "teachers.md":
        shown = _shown(links(repository, FIRST_LESSON)) if repository else ""
        sentence = f"<p>Open the first lesson as a notebook: {shown}.</p>" if shown else ""
        html = html.replace(MARK, sentence).replace(ADDRESS, escape(repository or "https://…"))
    return html


def _shown(found: dict[str, str]) -> str:
    return " · ".join(
        f'<a href="{escape(address)}" rel="noreferrer">in {service}</a>'
        for service, address in found.items()
    )
