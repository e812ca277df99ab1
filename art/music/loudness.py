#!/usr/bin/env python3
"""Writes how loud each encoded theme is from moment to moment: `python3 art/music/loudness.py`. For every tune.

The bars beside the music button move by it: ten digits for each second, from 0 (soft) to 9 (loud).
"""

import json
from pathlib import Path

import numpy as np

from render import AUDIO, ERAS
from workshop import sound

CURVES = AUDIO.parent.parent / 'src' / 'services' / 'music' / 'loudness.json'
PER_SECOND = 10
SOFT, LOUD = 5, 97
"""The percentiles of a theme's moments that are 0 and 9; all that is softer or louder is too."""


def curve(theme: Path) -> str:
    """Returns the digits of one theme; the last moment may be shorter than the others."""
    samples = sound.decode(theme)
    power = np.array([np.mean(part ** 2) for part in np.split(samples, range(0, len(samples), sound.RATE // PER_SECOND)[1:])])
    level = 10 * np.log10(np.maximum(power, 1e-9))
    low, high = np.percentile(level, (SOFT, LOUD))
    return ''.join(str(int(digit)) for digit in np.clip(np.rint(9 * (level - low) / (high - low)), 0, 9))


if __name__ == '__main__':
    CURVES.write_text(json.dumps({era: curve(AUDIO / f'{era}-theme.mp3') for era in ERAS}, indent=2) + '\n')
    print(f'{CURVES.name}: {CURVES.stat().st_size} bytes')
