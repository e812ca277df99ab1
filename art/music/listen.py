#!/usr/bin/env python3
"""Describes a theme in numbers: `python3 art/music/listen.py era [--sonorities] [--solo FOLDER]`. For every tune."""

import argparse
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np

from render import AUDIO, ERAS, load_theme
from workshop import sound
from workshop.perform import LEAD_IN, play_voice
from workshop.score import Score, Voice
from workshop.sheet import TUNINGS, Sheet
from workshop.tempo import Clock

NAMES = ('C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'B')


def name(pitch: int) -> str:
    """Returns the name of a MIDI pitch with its octave (60 = C4)."""
    return f'{NAMES[pitch % 12]}{pitch // 12 - 1}'


def ranges(score: Score) -> None:
    """Prints each voice's lowest and highest note, its number of notes and how long it plays."""
    for v in score.voices:
        low, high = min(n.pitch for n in v.notes), max(n.pitch for n in v.notes)
        share = float(sum({(n.start, n.end): n.length for n in v.notes}.values()) / score.length)
        print(f'  {v.id:12} {name(low):>4} to {name(high):4} {len(v.notes):4} notes, sounding {share:4.0%}')


def sonorities(score: Score, voices: list[str], step: Fraction) -> None:
    """Prints the notes that sound at each step, marking seconds, sevenths and tritones against the lowest note."""
    parts = [score.voice(v) for v in voices]
    bar_length = score.bar_length
    beat = Fraction(0)
    while beat < score.length:
        heard = [[n for n in v.notes if n.start <= beat < n.end] for v in parts]
        pitches = sorted(n.pitch for notes in heard for n in notes)
        if len(set(pitches)) > 1:
            classes = sorted({p % 12 for p in pitches})
            harsh = any((a - b) % 12 in (1, 2, 10, 11) for a in classes for b in classes)
            shown = ' '.join('+'.join(name(n.pitch) for n in notes) or '-' for notes in heard)
            place = f'bar {int(beat // bar_length) + 1:3} +{float(beat % bar_length):<5g}'
            print(f'  {place} {"!" if harsh else " "} {shown}')
        beat += step


def curve(samples: np.ndarray, seconds: float = 2.0) -> None:
    """Prints the level over time, one line for each interval, as a bar of characters."""
    size = int(seconds * sound.RATE)
    for i in range(0, len(samples), size):
        level = 10 * np.log10((samples[i:i + size] ** 2).mean() + 1e-12)
        print(f'  {i / sound.RATE:5.1f} s {level:6.1f} dB {"#" * max(0, int(level + 60))}')


def solo_pitch(score: Score, sheet: Sheet, voice: Voice, samples: np.ndarray) -> tuple[int, int, float, float]:
    """Returns (notes in tune, notes heard, mean and spread of the cents off the tuning) of a solo render."""
    clock = Clock(score, sheet.seed, sheet.breathing)
    mono = samples.mean(axis=1)
    offsets = []
    played = play_voice(score, voice, sheet.players[voice.id], sheet, clock)
    for p in played:
        alone = not any(q is not p and q.start < p.end - 0.12 and q.end > p.start + 0.12 for q in played)
        if p.end - p.start < 0.3 or not alone:
            continue
        start = int((p.start + LEAD_IN + 0.08) * sound.RATE)
        piece = mono[start:start + int(min(p.end - p.start - 0.08, 0.8) * sound.RATE)]
        if len(piece) < 4000:
            continue
        cents = TUNINGS[sheet.tuning]
        bend = cents[(p.note.pitch - sheet.tonic) % 12] - cents[(9 - sheet.tonic) % 12]
        wanted = 440 * 2 ** ((p.note.pitch - 69 + bend / 100) / 12)
        offsets.append(cents_off(piece, wanted))
    heard = [o for o in offsets if o is not None]
    close = [o for o in heard if abs(o) < 30]
    return len(close), len(offsets), float(np.mean(close or [0])), float(np.std(close or [0]))


def cents_off(piece: np.ndarray, wanted: float) -> float | None:
    """Returns how many cents the partials in the samples of one note are off the intended pitch."""
    size = 1 << 18
    spectrum = np.abs(np.fft.rfft(piece * np.hanning(len(piece)), size))
    step = sound.RATE / size
    best = (0.0, None)
    for partial in (1, 2, 3):
        low, high = (int(wanted * partial * 2 ** (side / 24) / step) for side in (-1, 1))
        at = low + int(spectrum[low:high].argmax())
        if spectrum[at] > best[0] and low < at < high - 1:
            best = (spectrum[at], 1200 * float(np.log2(at * step / (wanted * partial))))
    return best[1]


def main() -> int:
    """Reads the command line and prints the reports that it names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('era', choices=ERAS)
    parser.add_argument('--sonorities', metavar='VOICES', help='comma-separated voices to read vertically')
    parser.add_argument('--step', type=Fraction, default=Fraction(1), help='quarter notes between two sonorities')
    parser.add_argument('--solo', type=Path, help='folder of solo renders (render.py --keep) to measure for pitch')
    options = parser.parse_args()
    score, sheet = load_theme(options.era)
    print('ranges')
    ranges(score)
    if options.sonorities:
        print('sonorities (! marks a second or a seventh)')
        sonorities(score, options.sonorities.split(','), options.step)
    if options.solo:
        print('pitch of the solo renders (notes of 0.3 s and more, within 30 cents of the tuning)')
        for v in score.voices:
            if not v.drums:
                samples = sound.load(options.solo / f'{options.era}-{v.id}.wav')
                good, heard, mean, spread = solo_pitch(score, sheet, v, samples)
                if good:
                    print(f'  {v.id:12} {good}/{heard} in tune, {mean:+.1f} cents on average, ± {spread:.1f}')
    print('level over time')
    curve(sound.decode(AUDIO / f'{options.era}-theme.mp3'))
    return 0


if __name__ == '__main__':
    sys.exit(main())
