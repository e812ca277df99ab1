#!/usr/bin/env python3
"""Checks the encoded themes and their scores: `python3 art/music/check.py [era …] [--balance]`. For every tune.

Prints a table and fails if a theme misses a target, if a performance differs from abc2midi's
reading of the same score, or if the melody cannot be found in the encoded file.
"""

import argparse
import re
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import choices
from render import AUDIO, ERAS, SCORES, balance, load_theme, source_hash, stems
from workshop import midi, sound
from workshop.perform import LEAD_IN, perform

Notes = list[tuple[float, float, int]]

NEAR_SILENCE_DB = -45.0
"""The level of 10 ms, in dBFS, below which a listener hears a rest: 27 dB under the themes."""

PLAYER_GAP = 0.1
"""The longest pause, in seconds, of a player between the end of a file and its start."""


@dataclass
class Measured:
    """The measurements of one encoded theme."""

    seconds: float
    lufs: float
    spread: float
    peak: float
    clipped: int
    start_ms: float
    joint: float
    last_db: float
    kbps: float
    size: int


def quiet_ends(samples: np.ndarray) -> tuple[float, float]:
    """Returns how many seconds of near silence samples begin and end with."""
    window = sound.RATE // 100
    frames = samples[:len(samples) // window * window].reshape(-1, window * samples.shape[1])
    heard = np.flatnonzero(np.sqrt((frames ** 2).mean(axis=1)) > 10 ** (NEAR_SILENCE_DB / 20))
    if not len(heard):
        return len(samples) / sound.RATE, 0.0
    return heard[0] / 100, len(samples) / sound.RATE - (heard[-1] + 1) / 100


def measure(path: Path) -> Measured:
    """Measures an encoded file."""
    samples, about = sound.decode(path), sound.probe(path)
    lufs, spread, peak = sound.loudness(path)
    level = np.abs(samples).max(axis=1)
    heard = np.flatnonzero(level > 10 ** (-46 / 20))
    quiet = np.flatnonzero(level > 10 ** (-72 / 20))
    first = heard[0] if len(heard) else len(level)
    last = quiet[-1] + 1 if len(quiet) else 0
    tail = samples[max(last - int(0.05 * sound.RATE), 0):last]
    return Measured(
        seconds=len(samples) / sound.RATE, lufs=lufs, spread=spread, peak=peak,
        clipped=int((level >= 0.9999).sum()), start_ms=1000 * first / sound.RATE,
        joint=sum(quiet_ends(samples)) + PLAYER_GAP,
        last_db=float(10 * np.log10((tail ** 2).mean() + 1e-12)) if len(tail) else -120.0,
        kbps=about.kbps, size=about.size)


def faults(m: Measured) -> list[str]:
    """Returns a sentence for each target that a theme misses."""
    rules = [
        (60 <= m.seconds <= 90, f'lasts {m.seconds:.1f} s, not 60 to 90'),
        (abs(m.lufs + 18) <= 0.5, f'{m.lufs:.1f} LUFS, not -18'),
        (m.peak < -1.5, f'true peak {m.peak:.1f} dBTP, not under -1.5'),
        (m.clipped == 0, f'{m.clipped} clipped samples'),
        (m.start_ms <= 60, f'starts after {m.start_ms:.0f} ms, not 60'),
        (0.2 <= m.joint <= 0.5, f'{m.joint:.2f} s of near silence where the loop begins again, not 0.2 to 0.5'),
        (m.last_db < -50, f'cut off at {m.last_db:.0f} dB instead of decaying'),
        (94 <= m.kbps <= 114, f'{m.kbps:.0f} kbps, not 96 to 112'),
        (m.size < 1_000_000, f'{m.size} bytes, not under 1 MB'),
    ]
    return [text for met, text in rules if not met]


def written(text: str, folder: Path) -> list[Notes]:
    """Returns abc2midi's reading of each voice of an ABC text that has notes, in the order of the score."""
    bare = re.sub(r'"[^"\n]*"|![^!\n]+!|\[Q:[^\]]*\]', '', text)
    source, target = folder / 'written.abc', folder / 'written.mid'
    source.write_text(bare, encoding='utf-8')
    report = sound.run('abc2midi', str(source), '-o', str(target)).stdout
    errors = [line for line in report.splitlines() if line.startswith('Error')]
    if errors:
        raise RuntimeError(f'abc2midi: {errors[0]}')
    return [notes for _, notes in midi.read(target) if notes]


def compare(wanted: Notes, played: Notes, slack: float = 0.45) -> tuple[int, list[str]]:
    """Compares two readings. Returns how many notes agree in pitch and position (in quarter notes), and the differences."""
    left = {}
    for start, _, pitch in played:
        left.setdefault(pitch, []).append(start)
    agreed, differences = 0, []
    for start, _, pitch in wanted:
        near = [s for s in left.get(pitch, []) if abs(s - start) <= slack]
        if near:
            left[pitch].remove(min(near, key=lambda s: abs(s - start)))
            agreed += 1
        else:
            differences.append(f'pitch {pitch} at quarter {start:.2f} is not played')
    for pitch, starts in left.items():
        differences += [f'pitch {pitch} at quarter {s:.2f} is not written' for s in starts]
    return agreed, differences


def heard_share(samples: np.ndarray, notes: list[tuple[float, float, int]]) -> float:
    """Returns the share of melody notes (in seconds) whose pitch is louder in a recording than its neighbours."""
    mono = samples.mean(axis=1)
    shares = []
    for offset in np.arange(-0.12, 0.121, 0.04):
        good = [stands_out(mono, start + offset, end + offset, pitch) for start, end, pitch in notes]
        shares.append(sum(good) / len(good))
    return max(shares)


def stands_out(mono: np.ndarray, start: float, end: float, pitch: int) -> bool:
    """Returns whether a pitch has more energy in its first partials than the half-steps beside it."""
    begin = max(int((start + 0.03) * sound.RATE), 0)
    piece = mono[begin:begin + int(min(max(end - start, 0.12), 0.35) * sound.RATE)]
    if len(piece) < 2000:
        return False
    size = 1 << 16
    spectrum = np.abs(np.fft.rfft(piece * np.hanning(len(piece)), size)) ** 2
    step = sound.RATE / size

    def energy(cents: float) -> float:
        total = 0.0
        for partial in (1, 2, 3):
            centre = 440 * 2 ** ((pitch - 69 + cents / 100) / 12) * partial / step
            low, high = int(centre * 2 ** (-28 / 1200)), int(centre * 2 ** (28 / 1200)) + 2
            total += float(spectrum[low:high].max())
        return total

    return energy(0) > 1.5 * max(energy(-100), energy(100))


def check_score(era: str, text: str | None = None) -> tuple[dict[str, tuple[int, int]], list[str]]:
    """Checks an era's score, or another text instead. Returns (agreed, written) for each voice, and the faults."""
    score, sheet = load_theme(era)
    counts, wrong = {}, []
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        clock = perform(score, sheet, folder / 'played.mid')
        lead = LEAD_IN * clock.bpms[0] / 60
        early = {v: p.ahead_ms / 60_000 * clock.bpms[0] for v, p in sheet.players.items()}
        played = {name: [(s - lead + early[name], e - lead, p) for s, e, p in notes]
                  for name, notes in midi.read(folder / 'played.mid') if notes}
        source = text or (SCORES / f'{era}.abc').read_text(encoding='utf-8')
        for voice, wanted in zip(score.voices, written(source, folder), strict=True):
            agreed, differences = compare(wanted, played[voice.id])
            counts[voice.id] = (agreed, len(wanted))
            wrong += [f'{voice.id}: {d}' for d in differences[:3]]
    return counts, wrong


def check_sound(era: str, path: Path, shift: int = 0) -> float:
    """Returns the share of the melody that can be heard in an era's encoded file, shifted by half-steps."""
    score, sheet = load_theme(era)
    with tempfile.TemporaryDirectory() as scratch:
        clock = perform(score, sheet, Path(scratch) / 'played.mid')
        lead = LEAD_IN * clock.bpms[0] / 60
        tracks = dict(midi.read(Path(scratch) / 'played.mid'))
    every = [s for notes in tracks.values() for s, _, _ in notes]
    zero = clock.at(max(min(every) - lead, 0))
    melody = [(clock.at(max(s - lead, 0)) - zero, clock.at(e - lead) - zero, p + shift)
              for voice in sheet.melody for s, e, p in tracks[voice]]
    return heard_share(sound.decode(path), melody)


def check_balance(era: str) -> list[str]:
    """Returns the voices of an era that differ by more than 1.5 dB from the level on their sheet."""
    with tempfile.TemporaryDirectory() as scratch:
        rows = balance(era, {v: level for v, _, level in stems(era, Path(scratch))})
    return [f'{voice} is at {level:+.1f} dB, not {wanted:+.1f}' for voice, level, wanted, _ in rows
            if abs(level - wanted) > 1.5]


def check_choice(era: str) -> list[str]:
    """Returns what is wrong with an era's sound of a choice."""
    path = choices.path_of(era)
    problems = choices.faults(choices.measure(path))
    if sound.probe(path).tags.get('score') != choices.source_hash(era):
        problems.append('was not rendered from the present score and players\' sheet')
    return [f'sound of a choice: {p}' for p in problems]


def main() -> int:
    """Reads the command line and prints the table. Returns 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('eras', nargs='*', choices=[*ERAS, []])
    parser.add_argument('--balance', action='store_true', help='render every voice alone and check its level too')
    options = parser.parse_args()
    print('| theme | length | loudness | range | true peak | clipped | start | joint | kbps | bytes '
          '| melody | all notes | heard |')
    print('| --- ' * 13 + '|')
    wrong = []
    for era in options.eras or ERAS:
        path = AUDIO / f'{era}-theme.mp3'
        m = measure(path)
        counts, differences = check_score(era)
        heard = check_sound(era, path)
        _, sheet = load_theme(era)
        melody = [sum(counts[v][i] for v in sheet.melody) for i in (0, 1)]
        whole = [sum(c[i] for c in counts.values()) for i in (0, 1)]
        print(f'| {era} | {m.seconds:.1f} s | {m.lufs:.1f} LUFS | {m.spread:.1f} LU | {m.peak:.1f} dBTP | {m.clipped} '
              f'| {m.start_ms:.0f} ms | {m.joint:.2f} s | {m.kbps:.0f} | {m.size} | {melody[0]}/{melody[1]} '
              f'| {whole[0]}/{whole[1]} | {heard:.0%} |')
        problems = faults(m) + differences
        if heard < 0.8:
            problems.append(f'only {heard:.0%} of the melody notes stand out in the recording')
        if sound.probe(path).tags.get('score') != source_hash(era):
            problems.append('was not rendered from the present score and players\' sheet')
        problems += check_choice(era)
        if options.balance:
            problems += check_balance(era)
        wrong += [f'{era}: {p}' for p in problems]
    print()
    print('\n'.join(wrong) or 'All themes and sounds meet their targets and agree with their scores.')
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
