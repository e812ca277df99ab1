"""Seeded value noise on numpy arrays, the same in Blender and in the post pipeline. For every picture."""
import numpy as np


def _hash(ix, iy, seed):
    """Hash two integer lattices to numbers in 0..1."""
    n = (ix.astype(np.int64) * 374761393 + iy.astype(np.int64) * 668265263 + int(seed) * 144665) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    n = ((n ^ (n >> 16)) * 2246822519) & 0xFFFFFFFF
    return ((n ^ (n >> 15)) & 0xFFFFFF) / float(0xFFFFFF)


def value(x, y, seed=0):
    """Smooth noise in 0..1 at the points (x, y); one feature per unit."""
    x, y = np.broadcast_arrays(np.asarray(x, float), np.asarray(y, float))
    ix, iy = np.floor(x), np.floor(y)
    fx, fy = x - ix, y - iy
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    a, b = _hash(ix, iy, seed), _hash(ix + 1, iy, seed)
    c, d = _hash(ix, iy + 1, seed), _hash(ix + 1, iy + 1, seed)
    return (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy


def fbm(x, y, seed=0, octaves=4, gain=0.5):
    """Layered noise in about 0..1, each octave twice as fine."""
    total, weight, norm, k = 0.0, 1.0, 0.0, 1.0
    for i in range(octaves):
        total = total + weight * value(np.asarray(x) * k + i * 17.3, np.asarray(y) * k - i * 9.1, seed + i)
        norm += weight
        weight *= gain
        k *= 2.03
    return total / norm


def wobble(points, amount, scale, seed=0):
    """Displace points (N, 3) smoothly by up to `amount` metres, features of `scale` metres."""
    p = np.asarray(points, float) / scale
    x, y, z = p[:, 0], p[:, 1], p[:, 2]
    shift = np.stack([value(x + z * 1.7, y - z, seed), value(y + z * 1.3, x + z, seed + 1), value(x - z, y + z * 1.1, seed + 2)], 1)
    return np.asarray(points, float) + (shift - 0.5) * 2 * amount


def smoothstep(a, b, x):
    """0 below a, 1 above b, smooth between."""
    t = np.clip((np.asarray(x, float) - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)
