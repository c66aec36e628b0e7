"""A JupyterLab that keeps its state in a folder of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]


@dataclass
class Lab:
    """A running JupyterLab whose settings and signatures live in a folder of its own."""

    root: Path
    home: Path
    process: subprocess.Popen[bytes] | None = None
    address: str = ""

    @property
    def settings(self) -> Path:
        return self.home / "settings"

    def start(self) -> Lab:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}/"
        folders = {
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_DATA_DIR": "data",
            "JUPYTER_RUNTIME_DIR": "runtime",
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
            "IPYTHONDIR": "ipython",
        }
        environment = {**os.environ, **{name: str(self.home / d) for name, d in folders.items()}}
        environment.pop("TAROT_TEACH_OUTPUT", None)
        command = [
            sys.executable,
            "-m",
            "jupyterlab",
            "--no-browser",
            "--allow-root",
            "--ip=127.0.0.1",
            f"--port={port}",
            "--ServerApp.port_retries=0",
            "--IdentityProvider.token=",
            "--ServerApp.disable_check_xsrf=True",
            "--ServerApp.terminals_enabled=False",
            f"--LabApp.app_settings_dir={REPOSITORY / 'tooling/jupyterlab'}",
            f"--ServerApp.root_dir={self.root}",
        ]
        self.home.mkdir(parents=True, exist_ok=True)
        with (self.home / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self._wait()
        return self

    def _wait(self) -> None:
        assert self.process is not None
        give_up = time.monotonic() + 60
        while time.monotonic() < give_up and self.process.poll() is None:
            try:
                with urllib.request.urlopen(self.address + "api/status", timeout=5):
                    return
            except (urllib.error.URLError, TimeoutError):
                threading.Event().wait(0.1)
        pytest.fail(f"JupyterLab did not start:\n{(self.home / 'server.log').read_text()[-3000:]}")

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def refuse_old_extension() -> None:
    """Make sure that JupyterLab will load the extension of this checkout, not an older copy."""
    part = Path("static/remoteEntry.js")
    ours = REPOSITORY / "tarot_teach/labextension" / part
    theirs = Path(sys.prefix) / "share/jupyter/labextensions/tarot-teach" / part
    if not theirs.is_file() or theirs.read_bytes() != ours.read_bytes():
        pytest.fail("JupyterLab holds an old extension; `pip install -e .` copies the new one.")
