# SPDX-License-Identifier: MIT
"""The games of the project, as games/catalogue.txt lists them."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def games() -> list[str]:
    lines = (ROOT / "games/catalogue.txt").read_text(encoding="utf-8").splitlines()
    ids = (line.split("#")[0].strip() for line in lines)
    return [game for game in ids if game]
