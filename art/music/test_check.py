"""Tests of the check: `python3 -m unittest discover -s art/music`. For every tune."""

import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

import numpy as np

import choices
from check import PLAYER_GAP, Measured, check_choice, check_score, check_sound, compare, faults, measure
from render import AUDIO, ERAS, SCORES
from workshop import sound
from workshop.abc import AbcError, read_score

GOOD = Measured(seconds=75, lufs=-18.1, spread=6, peak=-2.5, clipped=0, start_ms=12, joint=0.4, last_db=-60,
                kbps=96, size=900_000)

HEAD = 'X:1\nT:Test\nC:Test\nM:4/4\nL:1/4\nQ:1/4=90\nK:F\nV:a\n'


def encoded(samples: np.ndarray, folder: str) -> Measured:
    """Encodes samples as mp3. Returns the measurements."""
    wav, mp3 = Path(folder) / 'test.wav', Path(folder) / 'test.mp3'
    raw = Path(folder) / 'raw.wav'
    sound.save(raw, samples)
    sound.run('ffmpeg', '-v', 'error', '-y', '-i', str(raw), '-c:a', 'pcm_s24le', str(wav))
    sound.encode(wav, mp3, 96, {'title': 'test', 'artist': 'test', 'score': 'none'})
    return measure(mp3)


def tone(seconds: float, level: float) -> np.ndarray:
    """Returns a sine of 440 Hz at a peak level, in stereo."""
    t = np.arange(int(seconds * sound.RATE)) / sound.RATE
    return np.repeat(level * np.sin(2 * np.pi * 440 * t)[:, None], 2, axis=1)


class Targets(unittest.TestCase):
    """How the check judges measurements."""

    def test_accepts_a_theme_that_meets_every_target(self):
        self.assertEqual(faults(GOOD), [])

    def test_rejects_each_missed_target(self):
        for change in ({'seconds': 59.0}, {'seconds': 91.0}, {'lufs': -16.9}, {'peak': -1.4}, {'clipped': 1},
                       {'start_ms': 80.0}, {'joint': 0.1}, {'joint': 0.6}, {'last_db': -30.0}, {'kbps': 128},
                       {'size': 1_000_001}):
            with self.subTest(change):
                self.assertEqual(len(faults(replace(GOOD, **change))), 1)

    def test_finds_clipped_samples_in_an_encoded_file(self):
        with tempfile.TemporaryDirectory() as folder:
            loud = np.clip(tone(2, 3.0), -1, 1)
            self.assertGreater(encoded(loud, folder).clipped, 0)
            self.assertEqual(encoded(tone(2, 0.3), folder).clipped, 0)

    def test_finds_a_late_start_and_a_cut_end(self):
        with tempfile.TemporaryDirectory() as folder:
            late = np.vstack([np.zeros((sound.RATE, 2)), tone(2, 0.3)])
            measured = encoded(late, folder)
            self.assertGreater(measured.start_ms, 900)
            self.assertGreater(measured.last_db, -50)

    def test_measures_the_near_silence_where_a_loop_begins_again(self):
        with tempfile.TemporaryDirectory() as folder:
            faint = tone(0.3, 0.004)
            looped = np.vstack([faint, tone(2, 0.3), faint, np.zeros((sound.RATE // 5, 2))])
            self.assertAlmostEqual(encoded(looped, folder).joint, 0.3 + 0.3 + 0.2 + PLAYER_GAP, delta=0.03)

    def test_every_theme_begins_again_after_half_a_second_at_most(self):
        for era in ERAS:
            with self.subTest(era):
                self.assertEqual([f for f in faults(measure(AUDIO / f'{era}-theme.mp3')) if 'near silence' in f], [])


class Choices(unittest.TestCase):
    """How the check judges the sounds of a choice."""

    def test_rejects_each_missed_target(self):
        good = choices.Choice(seconds=0.7, start_ms=2, body=0.99, lufs=-20, peak=-9, mono=True, size=6000)
        self.assertEqual(choices.faults(good), [])
        for change in ({'seconds': 1.2}, {'start_ms': 40}, {'body': 0.8}, {'lufs': -17}, {'lufs': -24}, {'peak': -2},
                       {'mono': False}, {'size': 20_000}):
            with self.subTest(change):
                self.assertEqual(len(choices.faults(replace(good, **change))), 1)

    def test_a_theme_is_too_long_too_big_and_not_mono(self):
        wrong = ' '.join(choices.faults(choices.measure(AUDIO / 'future-theme.mp3')))
        for fault in ('lasts', 'is heard within', 'mono', 'bytes'):
            self.assertIn(fault, wrong)

    def test_every_era_has_a_sound_that_meets_its_targets(self):
        for era in ERAS:
            with self.subTest(era):
                self.assertEqual(check_choice(era), [])


class Scores(unittest.TestCase):
    """How the check compares a performance with its score."""

    def test_a_wrong_note_in_the_melody_is_found(self):
        text = (SCORES / 'renaissance.abc').read_text(encoding='utf-8')
        wrong = text.replace('(A2|c3 B G4)', '(A2|d3 B G4)', 1)
        self.assertNotEqual(text, wrong)
        counts, differences = check_score('renaissance', wrong)
        self.assertLess(counts['cantus'][0], counts['cantus'][1])
        self.assertTrue(any(d.startswith('cantus') for d in differences))

    def test_a_note_more_a_note_less_and_a_note_moved_are_found(self):
        notes = [(0.0, 1.0, 60), (1.0, 2.0, 62), (2.0, 3.0, 64)]
        self.assertEqual(compare(notes, notes), (3, []))
        self.assertEqual(len(compare(notes, notes[:2])[1]), 1)
        self.assertEqual(len(compare(notes, [*notes, (3.0, 4.0, 65)])[1]), 1)
        self.assertEqual(len(compare(notes, [*notes[:2], (2.5, 3.0, 64)])[1]), 2)

    def test_every_score_is_played_as_abc2midi_reads_it(self):
        for path in sorted(SCORES.glob('*.abc')):
            with self.subTest(path.stem):
                self.assertEqual(check_score(path.stem)[1], [])


class Recording(unittest.TestCase):
    """How the check finds the melody in an encoded theme."""

    def test_hears_the_melody_and_not_the_same_melody_a_half_step_up(self):
        path = AUDIO / 'renaissance-theme.mp3'
        self.assertGreater(check_sound('renaissance', path), 0.9)
        self.assertLess(check_sound('renaissance', path, shift=1), 0.3)


class Reader(unittest.TestCase):
    """How the score reader behaves."""

    def test_reads_lengths_keys_accidentals_and_ties(self):
        notes = read_score(HEAD + 'B/2=B3/2 _E2-|_E B>A G|]').voices[0].notes
        self.assertEqual([n.pitch for n in notes], [70, 71, 63, 70, 69, 67])
        self.assertEqual([float(n.length) for n in notes], [0.5, 1.5, 3.0, 1.5, 0.5, 1.0])

    def test_refuses_a_bar_that_is_not_full(self):
        with self.assertRaisesRegex(AbcError, 'bar 2'):
            read_score(HEAD + 'F4|F3|F4|]')

    def test_refuses_signs_it_does_not_know(self):
        with self.assertRaises(AbcError):
            read_score(HEAD + '!trill!F4|]')

    def test_the_rota_is_a_canon_one_bar_apart(self):
        score = read_score((SCORES / 'medieval.abc').read_text(encoding='utf-8'))

        def tune(voice: str, bar: int, octaves: int) -> list[int]:
            return [n.pitch + 12 * octaves for n in score.voice(voice).notes
                    if bar <= n.bar < bar + 12 and not n.grace]

        sung = tune('recorder', 17, 0)
        self.assertEqual(tune('recorder', 5, 1), sung)
        self.assertEqual(tune('fiddle', 18, 1), sung)
        self.assertEqual(tune('singers', 19, 2), sung)
        self.assertEqual(tune('lute', 20, 1), sung)


if __name__ == '__main__':
    unittest.main()
