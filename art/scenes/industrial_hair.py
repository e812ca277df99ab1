"""Hair of the London scene's men in a few large soft locks, which ink can draw: extras for a `Look` with a face and the hair style `bald`."""
import numpy as np

from kit.carving import _lifted, _ridge, _surface
from kit.meshes import rgb
from kit.noise import smoothstep

# From the crown (0) to the ear (1): where a lock starts at the hairline, what it passes, where it ends in the neck, as directions from the skull's middle.
KEYS = (0, .3, .52, .76, 1)
START = ((0, .74, .66), (.34, .66, .68), (.6, .36, .7), (.84, .5, .3), (.93, .36, -.16))
OVER = ((0, -.2, 1.6), (.55, -.2, 1.5), (.95, -.2, 1.15), (1.25, -.2, .55), (1.35, -.2, -.15))
END = ((0, -.95, -.5), (.28, -.93, -.52), (.45, -.88, -.55), (.66, -.76, -.66), (.8, -.55, -.76))


def swept(color, thick=.013, locks=5.5, rough=.008, seed=2, under_hat=False):
    """Hair stroked back from a receding brow over the ears to the neck, in `locks` waving ones whose backs stand `rough` metres out; with `under_hat` its crown lies flat."""
    def draw(m, j):
        sculpt, place = j.face
        n, rows = 260, 48
        u, v = np.linspace(-1, 1, n), np.linspace(0, 1, rows)[:, None]
        rng = np.random.default_rng(seed)
        side = lambda table: np.stack([np.interp(np.abs(u), KEYS, [p[k] for p in table]) * (np.sign(u) if k == 0 else 1) for k in range(3)], -1)
        wander = np.interp(u, np.linspace(-1, 1, 9), rng.normal(0, 1.0, 9))
        phase = u * locks * np.pi + wander
        lock = _ridge(phase + 1.1 * np.sin(v * 7 + 2 * u + seed) * v)
        tall = np.interp(u, np.linspace(-1, 1, 12), rng.uniform(.55, 1.1, 12))
        # Each lock begins and ends in its own point.
        v = v * (1 + .1 * _ridge(phase)) - .07 * _ridge(phase) * (1 - v)
        way = side(START) * ((1 - v) ** 2)[..., None] + side(OVER) * (2 * v * (1 - v))[..., None] + side(END) * (v * v)[..., None]
        way = way / np.linalg.norm(way, axis=-1, keepdims=True)
        grown = smoothstep(-.05, .12, v)
        gap = thick * grown * (1 - .5 * smoothstep(.9, 1.1, v)) + rough * tall * grown * (lock - .35) + .016 * smoothstep(.72, 1.0, v) * lock * tall
        if under_hat:
            gap = gap * smoothstep(.085, .05, way[..., 2] * .096 + .03)
        grid = _lifted(sculpt, np.array((0, -.018, .03)) + way * (.0815, .1035, .096), np.maximum(gap, -.002), inward=True)
        tone = rgb(color) * (.5 + .5 * lock)[..., None] * (.9 + .1 * tall)[:, None]
        # Back under its own ends, so that the edge has its thickness.
        under = np.array([grid[-1] * (1 - t) + _lifted(sculpt, grid[-1], -.004, True) * t for t in (.5, 1)])
        _surface(m, place, np.concatenate([grid, under]), np.concatenate([tone, np.repeat(tone[-1:] * .8, 2, 0)]), False)
    return draw
