"""Make the site an app that works without network, or a folder that opens by double click."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import bank_on_disk
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.utils import get_relative_url

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

ASSETS = Path(__file__).parents[1] / "assets"
WORKER = "service_worker.js"
MANIFEST = "manifest.webmanifest"
ICONS = {"icon-192.png": 192, "icon-512.png": 512}
SHIM = "assets/iframe-worker/shim.js"
FETCHED_WHEN_ASKED_FOR = re.compile(
    rf"\.map$|\.gz$|\.zip$|\.pdf$|^{WORKER}$|^assets/puzzle\.png$|^assets/javascripts/lunr/"
    r"|^assets/tarot/([0-9a-f]{8}/(bank|packs)|sheets)/"
)
served = False


def on_startup(command: str, dirty: bool) -> None:
    global served
    served = command == "serve"


def in_folder(config: MkDocsConfig) -> bool:
    return bool(config.plugins["material/offline"].config.enabled)


# Before the theme's own plugin, which would otherwise name a script on another host.
@event_priority(100)
def on_config(config: MkDocsConfig) -> MkDocsConfig:
    if in_folder(config):
        config.extra["polyfills"] = [SHIM]
        features = config.theme["features"]
        config.theme["features"] = [
            one for one in features if not one.startswith("navigation.instant")
        ]
    elif not served:
        config.extra_javascript.append(_registration()[0])
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    if in_folder(config):
        return files
    files.remove(files.src_uris[SHIM])
    files.append(File.generated(config, MANIFEST, content=_manifest(config)))
    if not served:
        name, text = _registration()
        files.append(File.generated(config, name, content=text))
        for address, pack in bank_on_disk.packs().items():
            files.append(File.generated(config, address, content=pack))
    return files


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    if in_folder(config):
        return output
    return _with_manifest(output, get_relative_url(MANIFEST, page.url))


def on_post_build(config: MkDocsConfig) -> None:
    root = Path(config.site_dir)
    if in_folder(config):
        # No server, so nobody who shows it, and its links begin at the top of a host.
        (root / "404.html").unlink(missing_ok=True)
    elif not served:
        _write_worker(root)


def _write_worker(root: Path) -> None:
    found = sorted(path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file())
    files = [file for file in found if not FETCHED_WHEN_ASKED_FOR.search(file)]
    version = hashlib.sha256()
    for file in files:
        version.update(file.encode() + (root / file).read_bytes())
    addresses = [re.sub(r"(^|/)index\.html$", r"\1", file) for file in files]
    worker = (ASSETS / WORKER).read_text("utf-8")
    worker = worker.replace("@VERSION@", version.hexdigest()[:12])
    worker = worker.replace('["@FILES@"]', json.dumps(addresses))
    packs = bank_on_disk.packs()
    worker = worker.replace('["@PACKS@"]', json.dumps(list(packs)))
    worker = worker.replace("0; // @BYTES@", f"{sum(map(len, packs.values()))};")
    worker = worker.replace("@BANK@", bank_on_disk.place())
    (root / WORKER).write_text(worker, "utf-8")


def _registration() -> tuple[str, str]:
    """Give the script that starts the worker, under a name made from its text."""
    text = (ASSETS / "register_service_worker.js").read_text("utf-8")
    text = text.replace("@WORKER@", f"../../{WORKER}")
    mark = hashlib.sha256(text.encode()).hexdigest()[:8]
    return f"assets/tarot/register_service_worker.{mark}.js", text


def _manifest(config: MkDocsConfig) -> str:
    icons = [
        {"src": f"assets/{name}", "type": "image/png", "sizes": f"{size}x{size}"}
        for name, size in ICONS.items()
    ]
    icons.append({"src": "assets/logo.svg", "type": "image/svg+xml", "sizes": "any"})
    icons.append({**icons[1], "src": "assets/icon-mask-512.png", "purpose": "maskable"})
    about = {
        "name": config.site_name,
        "short_name": "Tarot games",
        "description": config.site_description,
        "lang": "en",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#fffdf8",
        "theme_color": "#7c2a22",
        "icons": icons,
    }
    return json.dumps(about, indent=1, ensure_ascii=False) + "\n"


def _with_manifest(output: str, address: str) -> str:
    icon = address.removesuffix(MANIFEST) + "assets/icon-180.png"
    links = f'<link rel="manifest" href="{address}"><link rel="apple-touch-icon" href="{icon}">'
    return output.replace("</head>", f"{links}</head>", 1)
