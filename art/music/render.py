#!/usr/bin/env python3
"""Renders, measures and encodes the era themes: `python3 art/music/render.py [era …]`. For every tune."""

import argparse
import hashlib
import re
import sys
import tempfile
import zlib
from pathlib import Path

import numpy as np

from workshop import sound
from workshop.abc import read_score
from workshop.perform import perform
from workshop.room import mix, place
from workshop.score import Score
from workshop.sheet import Sheet, read_sheet

HERE = Path(__file__).resolve().parent
SCORES = HERE / 'scores'
AUDIO = HERE.parent.parent / 'apps' / 'game' / 'public' / 'audio'
ERAS = ('medieval', 'renaissance', 'industrial', 'modern', 'future')
LUFS = -18.0
CEILING_DB = -2.2
REST_SECONDS = 0.08
END_DB = -16
END_FADE_SECONDS = 0.5
LAME_LOSS_DB = 0.4


def source_hash(era: str) -> str:
    """Returns a short hash of an era's score and players' sheet."""
    digest = hashlib.sha256()
    for kind in ('abc', 'toml'):
        digest.update((SCORES / f'{era}.{kind}').read_bytes())
    return digest.hexdigest()[:16]


def load_theme(era: str) -> tuple[Score, Sheet]:
    """Returns the score and the players' sheet of an era."""
    return read_score((SCORES / f'{era}.abc').read_text(encoding='utf-8')), read_sheet(SCORES / f'{era}.toml')


def trim(samples: np.ndarray) -> np.ndarray:
    """
    Returns the mix from just before the first sound to where its decay is END_DB below the usual level, faded out
    there as a phrase ends and followed by a rest: a longer decay would be heard as a gap in the loop.
    """
    usual = np.sqrt((samples ** 2).mean())
    first = int(np.argmax(np.abs(samples).max(axis=1) > usual * 10 ** (-28 / 20)))
    samples = samples[max(first - int(0.008 * sound.RATE), 0):]
    window = int(0.05 * sound.RATE)
    power = np.array([np.sqrt((samples[i:i + window] ** 2).mean()) for i in range(0, len(samples) - window, window)])
    end = (int(np.flatnonzero(power > usual * 10 ** (END_DB / 20))[-1]) + 1) * window
    samples = samples[:end].copy()
    fade, rise = int(END_FADE_SECONDS * sound.RATE), int(0.003 * sound.RATE)
    samples[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade))[:, None] ** 2
    samples[:rise] *= np.linspace(0, 1, rise)[:, None]
    return np.vstack([samples, np.zeros((int(REST_SECONDS * sound.RATE), 2))])


def stems(era: str, folder: Path) -> list[tuple[str, np.ndarray, float]]:
    """Renders each voice alone. Returns (voice id, samples with tone and echo, LUFS) for each."""
    score, sheet = load_theme(era)
    result = []
    for voice in score.voices:
        midi, wav = folder / f'{era}-{voice.id}.mid', folder / f'{era}-{voice.id}.wav'
        clock = perform(score, sheet, midi, voice.id)
        player = sheet.players[voice.id]
        samples = place(sound.synthesise(midi, wav), player, 60 / clock.bpms[0])
        sound.save(wav, samples)
        result.append((voice.id, samples, sound.loudness(wav)[0]))
    return result


def balance(era: str, levels: dict[str, float]) -> list[tuple[str, float, float, int]]:
    """Returns (voice, level, intended level, CC7 that would reach it) for each voice, relative to the first melody voice."""
    _, sheet = load_theme(era)
    lead = levels[sheet.melody[0]] - sheet.players[sheet.melody[0]].balance_db
    rows = []
    for voice, level in levels.items():
        player = sheet.players[voice]
        off = level - lead - player.balance_db
        rows.append((voice, level - lead, player.balance_db, round(player.volume * 10 ** (-off / 40))))
    return rows


def rebalance(era: str, rows: list[tuple[str, float, float, int]]) -> None:
    """Writes the CC7 values of the balance table into the players' sheet, the loudest as 120."""
    path = SCORES / f'{era}.toml'
    text = path.read_text(encoding='utf-8')
    loudest = max(volume for *_, volume in rows)
    for voice, _, _, volume in rows:
        head = f'[players.{voice}]\n'
        start = text.index(head) + len(head)
        rest = re.sub(r'\Avolume = \d+\n', '', text[start:])
        text = f'{text[:start]}volume = {round(volume * 120 / loudest)}\n{rest}'
    path.write_text(text, encoding='utf-8')


def master(whole: np.ndarray, era: str, target: Path, folder: Path) -> None:
    """Brings the trimmed mix to -18 LUFS below the ceiling and writes the mp3 with its tags."""
    score, sheet = load_theme(era)
    tags = {'title': score.title, 'artist': score.composer, 'score': source_hash(era)}
    loud, ready = folder / f'{era}-mix.wav', folder / f'{era}-master.wav'
    sound.save(loud, whole)
    gain = LUFS - sound.loudness(loud)[0] + LAME_LOSS_DB
    for _ in range(3):
        sound.save(loud, whole * 10 ** (gain / 20))
        sound.limit(loud, ready, CEILING_DB)
        sound.encode(ready, target, sheet.kbps, tags)
        off = LUFS - sound.loudness(target)[0]
        if abs(off) <= 0.1:
            break
        gain += off


def render(era: str, target: Path, keep: Path | None = None, balanced: bool = False) -> None:
    """Renders an era's theme into an mp3 and prints its balance; `balanced` sets CC7 first."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        parts = stems(era, folder)
        rows = balance(era, {v: level for v, _, level in parts})
        before = load_theme(era)[1]
        if balanced:
            rebalance(era, rows)
        sheet = load_theme(era)[1]
        voices = [(s * (sheet.players[v].volume / before.players[v].volume) ** 2, sheet.players[v])
                  for v, s, _ in parts]
        master(trim(mix(voices, sheet.room, zlib.crc32(sheet.seed.encode()))), era, target, folder)
    for voice, level, wanted, _ in rows:
        state = 'was' if balanced else 'is'
        print(f'  {voice:12} {state} {level:+6.1f} dB, wanted {wanted:+5.1f}; CC7 {sheet.players[voice].volume}')


def main() -> int:
    """Reads the command line and renders the eras that it names, or all five."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('eras', nargs='*', choices=[*ERAS, []], help='eras to render (all when none is named)')
    parser.add_argument('--keep', type=Path, help='folder that keeps MIDI, solo renders and the master')
    parser.add_argument('--balance', action='store_true', help='set CC7 in the players\' sheet first')
    options = parser.parse_args()
    AUDIO.mkdir(parents=True, exist_ok=True)
    for era in options.eras or ERAS:
        target = AUDIO / f'{era}-theme.mp3'
        print(era)
        render(era, target, options.keep, options.balance)
        integrated, spread, peak = sound.loudness(target)
        about = sound.probe(target)
        print(f'  {about.seconds:.1f} s, {integrated:.1f} LUFS, range {spread:.1f} LU, peak {peak:.1f} dBTP, '
              f'{about.kbps:.0f} kbps, {about.size} bytes')
    return 0


if __name__ == '__main__':
    sys.exit(main())
