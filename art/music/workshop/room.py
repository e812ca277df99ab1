"""The rooms: an impulse response made from seeded noise, and the mix of the players in it. For every tune."""

import numpy as np

from .sheet import Player, Room
from .sound import RATE


def impulse(room: Room, seed: int) -> np.ndarray:
    """Returns a room's stereo impulse response as (n, 2): a few early echoes, then the tail."""
    chance = np.random.default_rng(seed)
    n = int(RATE * (room.seconds * 1.25 + 0.2))
    t = np.arange(n) / RATE
    noise = chance.standard_normal((n, 2))
    spectrum = np.fft.rfft(noise, axis=0)
    freq = np.fft.rfftfreq(n, 1 / RATE)
    tail = np.zeros((n, 2))
    edges = (0, 180, 500, 1400, 3600, 8000, RATE / 2)
    ratios = np.interp(np.arange(6), (0, 2, 5), (room.low, 1.0, room.high))
    for low, high, ratio in zip(edges, edges[1:], ratios):
        band = np.fft.irfft(spectrum * ((freq >= low) & (freq < high))[:, None], n, axis=0)
        tail += band * np.exp(-6.91 * t / (room.seconds * ratio))[:, None]
    rise = np.clip(t / 0.03, 0, 1) ** 2
    tail *= (rise / np.sqrt((tail ** 2).sum() / 2))[:, None]
    early = np.zeros((n, 2))
    for _ in range(14):
        at = int(RATE * chance.uniform(0.004, 0.065))
        side = chance.uniform(-0.8, 0.8)
        early[at] += np.array([1 - side, 1 + side]) * chance.choice((-1, 1)) * np.exp(-at / RATE / 0.03)
    early *= 10 ** (room.early_db / 20) / np.sqrt((early ** 2).sum() / 2)
    delay = int(RATE * room.predelay_ms / 1000)
    return np.vstack([np.zeros((delay, 2)), tail + early])


def convolve(samples: np.ndarray, response: np.ndarray) -> np.ndarray:
    """Returns the convolution of samples and an impulse response, both (n, 2)."""
    n = len(samples) + len(response) - 1
    size = 1 << (n - 1).bit_length()
    spectra = np.fft.rfft(samples, size, axis=0) * np.fft.rfft(response, size, axis=0)
    return np.fft.irfft(spectra, size, axis=0)[:n]


def tone(samples: np.ndarray, low_db: float, high_db: float) -> np.ndarray:
    """Returns samples without rumble (28 Hz) and with gentle shelves at 200 Hz and 3 kHz."""
    size = 1 << (len(samples) + RATE // 4 - 1).bit_length()
    freq = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1e-3)
    gain = 1 / (1 + (28 / freq) ** 4)
    gain *= 10 ** (low_db / 20 / (1 + (freq / 200) ** 2)) * 10 ** (high_db / 20 / (1 + (3000 / freq) ** 2))
    return np.fft.irfft(np.fft.rfft(samples, size, axis=0) * gain[:, None], size, axis=0)[:len(samples)]


def place(samples: np.ndarray, player: Player, beat_seconds: float) -> np.ndarray:
    """Returns a voice's samples with its tone, width and echo."""
    out = tone(samples, player.low_db, player.high_db)
    middle = out.mean(axis=1, keepdims=True)
    out = middle + (out - middle) * player.width
    if player.echo_beats:
        step = int(player.echo_beats * beat_seconds * RATE)
        wet = np.zeros((len(out) + step * player.echo_times, 2))
        wet[:len(out)] = out
        for k in range(1, player.echo_times + 1):
            level = 10 ** (player.echo_db * k / 20)
            side = 0.65 if k % 2 else -0.65
            bounced = tone(out, -1.5 * k, -2.0 * k) * level
            wet[step * k:step * k + len(out)] += bounced * (np.array([1 - side, 1 + side]))
        return wet
    return out


def mix(voices: list[tuple[np.ndarray, Player]], room: Room, seed: int) -> np.ndarray:
    """Returns the mix of all placed voices in the room."""
    n = max(len(v) for v, _ in voices)
    dry, sent = np.zeros((n, 2)), np.zeros((n, 2))
    for samples, player in voices:
        dry[:len(samples)] += samples
        sent[:len(samples)] += samples * 10 ** (player.send_db / 20)
    wet = convolve(sent, impulse(room, seed)) * 10 ** (room.level_db / 20)
    wet[:n] += dry
    return wet
