"""Build the folder edition of the site and zip it: `python tooling/build_offline.py [ZIP]`.

Unzipped, its index.html opens by double click; nothing in it needs a server or a network.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

REPOSITORY = Path(__file__).parents[1]
NAME = "tarot-teach-offline"
# Zip keeps a date for each file; one date for all makes equal folders equal zips.
DATE = (2000, 1, 1, 0, 0, 0)


def build(folder: Path) -> None:
    """Build the folder edition; a warning is a failure."""
    # It has no address of its own, so nothing in it may name one.
    left_out = ("SITE_URL", "REPOSITORY_URL")
    environment = {name: value for name, value in os.environ.items() if name not in left_out}
    environment |= {"TAROT_TEACH_OFFLINE": "true", "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--clean"]
    subprocess.run(
        [*command, "--site-dir", str(folder)], cwd=REPOSITORY, env=environment, check=True
    )


def zip_folder(folder: Path, target: Path) -> None:
    """Zip a folder under the name of the edition, in the order of names."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix not in (".map", ".gz"):
                name = f"{NAME}/{path.relative_to(folder).as_posix()}"
                entry = zipfile.ZipInfo(name, DATE)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, path.read_bytes())


def main(target: Path) -> None:
    """Build into a folder of its own, and leave only the zip."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / NAME
        build(folder)
        zip_folder(folder, target)
    print(f"{target}: {target.stat().st_size / 1_000_000:.1f} MB")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else REPOSITORY / f"{NAME}.zip")
