"""Draw the icons of the app from the logo; run it after a change of the logo."""

from __future__ import annotations

from pathlib import Path

from find_browser import find_browser
from playwright.sync_api import sync_playwright

ASSETS = Path(__file__).parents[1] / "docs" / "assets"
GROUND = "#7c2a22"
ICONS = {
    "icon-180.png": (180, 0.72, GROUND),
    "icon-192.png": (192, 0.96, "transparent"),
    "icon-512.png": (512, 0.96, "transparent"),
    # A phone may cut a circle out of this one.
    "icon-mask-512.png": (512, 0.56, GROUND),
}


def draw() -> None:
    """Write every icon beside the logo."""
    logo = (ASSETS / "logo.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(find_browser()), args=["--no-sandbox", "--disable-gpu"]
        )
        for name, (size, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            look = (
                f"body {{ margin: 0; display: grid; place-items: center; height: 100vh;"
                f" background: {ground}; }} svg {{ width: {share:.0%}; height: {share:.0%}; }}"
            )
            page.set_content(f"<style>{look}</style>{logo}")
            page.screenshot(path=ASSETS / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()
