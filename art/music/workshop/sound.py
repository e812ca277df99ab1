"""Sound in and out: FluidSynth for the players, ffmpeg and LAME for the files, and the meters. For every tune."""

import json
import re
import struct
import subprocess
from dataclasses import dataclass
from pathlib import Path

import numpy as np

RATE = 44100
"""Samples a second, everywhere."""

SOUNDFONT = Path('/usr/share/sounds/sf2/FluidR3_GM.sf2')
"""Where Debian's fluid-soundfont-gm puts the samples."""


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """Runs a program and returns its output. Raises a RuntimeError with its message if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, errors='replace')
    if done.returncode:
        raise RuntimeError(f'{command[0]}: {done.stderr[-600:]}')
    return done


def synthesise(midi: Path, wav: Path) -> np.ndarray:
    """Renders a MIDI file without effects. Returns the samples as (n, 2)."""
    run('fluidsynth', '-ni', '-q', '-g', '0.5', '-R', '0', '-C', '0', '-r', str(RATE), '-O', 'float', '-T', 'wav',
        '-F', str(wav), str(SOUNDFONT), str(midi))
    return load(wav)


def load(path: Path) -> np.ndarray:
    """Returns the samples of a WAV file of 32-bit floats as (n, 2)."""
    data = path.read_bytes()
    at = data.index(b'data')
    size = struct.unpack('<I', data[at + 4:at + 8])[0]
    body = data[at + 8:at + 8 + size] if size else data[at + 8:]
    return np.frombuffer(body[:len(body) // 8 * 8], '<f4').reshape(-1, 2).astype(np.float64)


def save(path: Path, samples: np.ndarray) -> None:
    """Writes samples, as (n, 2), to a WAV file of 32-bit floats."""
    body = samples.astype('<f4').tobytes()
    head = struct.pack('<4sI4s4sIHHIIHH4sI', b'RIFF', 36 + len(body), b'WAVE', b'fmt ', 16, 3, 2, RATE, RATE * 8, 8, 32,
                       b'data', len(body))
    path.write_bytes(head + body)


def save_mono(path: Path, samples: np.ndarray) -> None:
    """Writes samples, as (n, 1), to a WAV file in 24 bits (LAME misreads floats)."""
    raw = samples.astype('<f4').tobytes()
    subprocess.run(['ffmpeg', '-v', 'error', '-y', '-f', 'f32le', '-ac', '1', '-ar', str(RATE), '-i', '-',
                    '-c:a', 'pcm_s24le', str(path)], input=raw, check=True)


def decode(path: Path) -> np.ndarray:
    """Returns the decoded samples of any sound file as (n, 2)."""
    done = subprocess.run(['ffmpeg', '-v', 'error', '-i', str(path), '-f', 'f32le', '-ac', '2', '-ar', str(RATE), '-'],
                          capture_output=True, check=True)
    return np.frombuffer(done.stdout, '<f4').reshape(-1, 2).astype(np.float64)


def loudness(path: Path) -> tuple[float, float, float]:
    """Returns the integrated LUFS, the loudness range in LU and the true peak in dBTP of a sound file."""
    text = run('ffmpeg', '-hide_banner', '-nostats', '-i', str(path), '-af', 'ebur128=framelog=verbose:peak=true',
               '-f', 'null', '-').stderr
    summary = text[text.rindex('Summary'):]
    values = [float(re.search(rf'{key}:\s+(-?[\d.]+|-inf)', summary).group(1)) for key in ('I', 'LRA', 'Peak')]
    return values[0], values[1], values[2]


def loudest(path: Path) -> float:
    """Returns the LUFS of the loudest 0.4 s of a short mono file, as both loudspeakers play it."""
    text = run('ffmpeg', '-hide_banner', '-nostats', '-i', str(path), '-af',
               'pan=stereo|c0=c0|c1=c0,adelay=500:all=1,apad=pad_dur=1,ebur128=framelog=info', '-f', 'null', '-').stderr
    return max(float(level) for level in re.findall(r' M:\s*(-?[\d.]+)', text))


@dataclass
class File:
    """The metadata of an encoded file."""

    seconds: float
    kbps: float
    size: int
    channels: int
    tags: dict[str, str]


def probe(path: Path) -> File:
    """Returns the length, bit rate, size in bytes and tags of an encoded file."""
    wanted = 'format=duration,bit_rate,size:format_tags:stream=channels'
    text = run('ffprobe', '-v', 'error', '-show_entries', wanted, '-of', 'json', str(path)).stdout
    table = json.loads(text)
    found = table['format']
    tags = {k.lower(): v for k, v in found.get('tags', {}).items()}
    return File(float(found['duration']), int(found['bit_rate']) / 1000, int(found['size']),
                table['streams'][0]['channels'], tags)


def limit(source: Path, target: Path, ceiling_db: float) -> None:
    """Writes a WAV file in 24 bits (LAME misreads floats) with true peaks below the ceiling."""
    level = 10 ** (ceiling_db / 20)
    run('ffmpeg', '-v', 'error', '-y', '-i', str(source), '-af',
        f'aresample={RATE * 4},alimiter=limit={level:.4f}:attack=4:release=120:level=disabled,aresample={RATE}',
        '-c:a', 'pcm_s24le', str(target))


def encode(wav: Path, mp3: Path, kbps: int, tags: dict[str, str], mode: str = 'j') -> None:
    """Encodes a WAV file as an mp3 with a constant bit rate, LAME's mode and the tags title, artist and score."""
    run('lame', '--quiet', '-m', mode, '-b', str(kbps), '-q', '0', '--noreplaygain', '--id3v2-only',
        '--tt', tags['title'], '--ta', tags['artist'], '--tl', 'Historical Time Traveler',
        '--tv', f'TXXX=score={tags["score"]}', str(wav), str(mp3))
