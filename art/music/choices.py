#!/usr/bin/env python3
"""Renders the sound of a choice in each era, by its theme's players: `python3 art/music/choices.py [era …]`. For every tune."""

import argparse
import hashlib
import sys
import tempfile
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from render import AUDIO, ERAS, SCORES
from workshop import sound
from workshop.abc import read_score
from workshop.perform import perform
from workshop.room import mix, place
from workshop.sheet import read_sheet

SECONDS = 0.7
BODY_SECONDS = 0.3
FADE_FROM_SECONDS = 0.18
KBPS = 56

LOUDEST_LUFS = -20.0
"""The level of the loudest 0.4 s: a theme's level while the 0.25 s sound that one hears, silence for the rest."""


@dataclass
class Choice:
    """The measurements of one encoded sound."""

    seconds: float
    start_ms: float
    body: float
    lufs: float
    peak: float
    mono: bool
    size: int


def path_of(era: str) -> Path:
    """Returns the path of an era's sound."""
    return AUDIO / f'{era}-choice.mp3'


def source_hash(era: str) -> str:
    """Returns a short hash of the sound's score and of the players' sheet."""
    digest = hashlib.sha256()
    for file in (SCORES / 'choices' / f'{era}.abc', SCORES / f'{era}.toml'):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def shape(samples: np.ndarray) -> np.ndarray:
    """Returns the sound from just before its first note as (n, 1), with a decay that ends after SECONDS."""
    mono = samples.mean(axis=1)
    first = int(np.argmax(np.abs(mono) > np.abs(mono).max() * 10 ** (-30 / 20)))
    start = max(first - int(0.002 * sound.RATE), 0)
    out = mono[start:start + int(SECONDS * sound.RATE)].copy()
    t = np.arange(len(out)) / sound.RATE
    out *= np.exp(-6.91 * np.clip(t - FADE_FROM_SECONDS, 0, None) / (SECONDS - FADE_FROM_SECONDS))
    rise, fade = int(0.001 * sound.RATE), int(0.03 * sound.RATE)
    out[:rise] *= np.linspace(0, 1, rise)
    out[-fade:] *= np.linspace(1, 0, fade)
    return out[:, None]


def render(era: str, folder: Path) -> None:
    """Renders an era's sound into its mp3; `folder` keeps MIDI and WAV."""
    score = read_score((SCORES / 'choices' / f'{era}.abc').read_text(encoding='utf-8'))
    sheet = read_sheet(SCORES / f'{era}.toml')
    voices = []
    for voice in score.voices:
        midi, wav = folder / f'{era}-choice-{voice.id}.mid', folder / f'{era}-choice-{voice.id}.wav'
        clock = perform(score, sheet, midi, voice.id)
        player = sheet.players[voice.id]
        voices.append((place(sound.synthesise(midi, wav), player, 60 / clock.bpms[0]), player))
    dry = shape(mix(voices, sheet.room, zlib.crc32(sheet.seed.encode())))
    tags = {'title': score.title, 'artist': score.composer, 'score': source_hash(era)}
    ready = folder / f'{era}-choice.wav'
    gain = 0.0
    for _ in range(4):
        sound.save_mono(ready, dry * 10 ** (gain / 20))
        sound.encode(ready, path_of(era), KBPS, tags, 'm')
        off = LOUDEST_LUFS - sound.loudest(path_of(era))
        if abs(off) <= 0.1:
            break
        gain += off


def measure(path: Path) -> Choice:
    """Measures an encoded sound."""
    samples = sound.decode(path)
    level = np.abs(samples).max(axis=1)
    power = (samples ** 2).sum(axis=1)
    first = int(np.argmax(level > level.max() * 10 ** (-30 / 20)))
    about = sound.probe(path)
    return Choice(
        seconds=len(samples) / sound.RATE, start_ms=1000 * first / sound.RATE,
        body=float(power[:first + int(BODY_SECONDS * sound.RATE)].sum() / power.sum()),
        lufs=sound.loudest(path), peak=sound.loudness(path)[2], mono=about.channels == 1, size=about.size)


def faults(c: Choice) -> list[str]:
    """Returns a sentence for each target that a sound misses."""
    rules = [
        (c.seconds <= 0.8, f'lasts {c.seconds:.2f} s, not 0.8 at most'),
        (c.start_ms <= 20, f'starts after {c.start_ms:.0f} ms, not 20'),
        (c.body >= 0.95, f'only {c.body:.0%} of it is heard within {BODY_SECONDS} s'),
        (abs(c.lufs - LOUDEST_LUFS) <= 0.7, f'{c.lufs:.1f} LUFS in its loudest 0.4 s, not {LOUDEST_LUFS:.0f}'),
        (c.peak < -8, f'true peak {c.peak:.1f} dBTP, not under -8'),
        (c.mono, 'is not mono'),
        (c.size < 8_000, f'{c.size} bytes, not under 8 kB'),
    ]
    return [text for met, text in rules if not met]


def main() -> int:
    """Reads the command line and renders the sounds of the eras that it names, or all five."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('eras', nargs='*', choices=[*ERAS, []], help='eras to render (all when none is named)')
    for era in parser.parse_args().eras or ERAS:
        with tempfile.TemporaryDirectory() as scratch:
            render(era, Path(scratch))
        c = measure(path_of(era))
        print(f'{era}: {c.seconds:.1f} s, {c.lufs:.1f} LUFS, peak {c.peak:.1f} dBTP, {c.size} bytes')
    return 0


if __name__ == '__main__':
    sys.exit(main())
