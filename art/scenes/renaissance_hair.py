"""The master's hair and beard in long waving locks that taper to their ends: extras for a `Look` with a face and `hat='linen'`. For renaissance 1, 2, 3."""
import numpy as np

from kit.carving import _down, _lifted, beard, beard_grid, combed
from kit.meshes import rgb, unit

# How thick a lock is from its root to its tip.
TAPER = ([0, .16, .42, .68, .88, 1], [.5, .85, 1, .82, .45, .03])
STEPS = np.linspace(0, 1, 22)
# The skull's middle and half its size where hair lies on it, in the head's frame.
MIDDLE, SKULL = np.array((0, -.018, .03)), np.array((.0815, .1035, .096))


def _lock(m, place, path, wide, flat, tone, drawn=True):
    """One lock along a path of the head's frame: an oval that lies flat on what is under it, thin at both ends; strands are `drawn` on it."""
    way = np.gradient(path, axis=0)
    out = (path - MIDDLE) * (1, 1, .2)
    across = np.cross(way, out)
    across /= np.linalg.norm(across, axis=1, keepdims=True) + 1e-9
    out = np.cross(across, way)
    out /= np.linalg.norm(out, axis=1, keepdims=True) + 1e-9
    a = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    thick = wide * np.interp(STEPS, *TAPER)
    ring = lambda a: path[:, None] + thick[:, None, None] * (np.cos(a)[:, None] * across[:, None] + flat * np.sin(a)[:, None] * out[:, None])
    rings = ring(a)
    shade = rgb(tone) * np.interp(STEPS, [0, .3, .8, 1], [.78, 1, 1, .86])[:, None]
    if drawn:
        # They follow four hairs of its outer side.
        outer = np.linspace(.3, np.pi - .3, 40)
        m.hair.append((ring(outer), shade[:, None] * (1 + .3 * np.cos(10 * outer))[:, None]))
    m.loft(place(rings), shade, caps=False, mat='hair', jitter=0)


def _hanging(j, off, side, length, gravity, sweep, wave, phase):
    """The path of a lock that starts under the cap at the angle `off` from straight ahead and waves as it falls; `sweep` (m) carries it back."""
    a = np.pi / 2 - side * off
    d = np.array((np.cos(a), np.sin(a), 0))
    along = np.array((-np.sin(a), np.cos(a), 0)) * -side
    run = STEPS * (length + .05)
    b = np.maximum(.42 - run / .1, 0)
    hang = np.maximum(run - .042, 0)
    path = MIDDLE + d * (SKULL + .012) * np.cos(b)[:, None] + np.outer(np.sin(b) * .1, (0, 0, 1))
    path = path + np.outer(hang, _down(j, gravity))
    share = hang / hang[-1]
    path = path + np.outer(.02 * share + .012 * np.sin(share * 7.2 + phase) * share ** .6, d)
    path = path + np.outer(wave * np.sin(share * 6.4 + phase) * share ** .7, along)
    return path - np.outer(sweep * share ** 1.4, (0, 1, 0))


def mane(color, length=.2, gravity=.5, sweep=.03, wave=.014, opened=1.1, seed=5, wisps=4, fine=0, bare=0.0):
    """Long hair from under a cap: a calm mass behind, over it locks in two layers, the front ones shorter, and thin `wisps` across each temple; with `fine` the broad locks differ more, taper, and as many slender ones on each side fall over them. On the left all begin `bare` radians farther back, for a face that is seen from its right."""
    under = combed(rgb(color) * .6, ((0, -.05), (1.05, -.05), (1.4, -.1), (np.pi, -.13)), .01, opened=opened + .1, clumps=7, gravity=gravity, tuck=.9, spread=1.1, broad=True)

    def draw(m, j):
        under(m, j)
        # Strands are drawn on the locks, which cover what is under them.
        m.hair.clear()
        sculpt, place = j.face
        rng = np.random.default_rng(seed)
        back = lambda off, side: off + (bare if side < 0 else 0)
        for offs, long, wide, light in ((np.linspace(opened + .2, 3.0, 7), 1.14, .021, .72), (np.linspace(opened, 2.8, 6), .92, .0175, 1.0)):
            for side in (-1, 1):
                for off in offs:
                    reach = length * long * np.interp(off, [opened, 1.7, 3.0], [.72, 1.02, 1.1]) * rng.uniform(.9, 1.1)
                    path = _hanging(j, back(off, side), side, reach, gravity, sweep * np.sin(min(off, 1.6)), wave, .5 * off + rng.uniform(-.5, .5))
                    spread = rng.uniform(.5, 1.15) if fine else rng.uniform(.88, 1.12)
                    _lock(m, place, _lifted(sculpt, path, .012), wide * spread, .62, rgb(color) * light * rng.uniform(.8, 1.1), light == 1)
        for off in np.linspace(opened + .05, 2.6, fine):
            for side in (-1, 1):
                reach = length * np.interp(off, [opened, 1.7, 3.0], [.8, 1.1, 1.2]) * rng.uniform(.7, 1.2)
                path = _hanging(j, back(off, side) + rng.uniform(-.08, .08), side, reach, gravity, sweep * rng.uniform(.4, 2), wave * 1.4, .8 * off + rng.uniform(-.9, .9))
                _lock(m, place, _lifted(sculpt, path, .021), rng.uniform(.006, .0105), .6, rgb(color) * rng.uniform(.92, 1.22), False)
        # Thin locks across the temples, so that the hair has no edge like a curtain's.
        for k, off in enumerate(np.linspace(opened - .34, opened - .02, wisps)):
            for side in (-1, 1):
                path = _hanging(j, back(off, side), side, length * (.42 + .12 * (k % 2)) * rng.uniform(.85, 1.15), gravity, .05, wave * .6, 1.1 * k + side)
                _lock(m, place, _lifted(sculpt, path, .006), rng.uniform(.0055, .008), .6, rgb(color) * (1.08, .86)[k % 2], False)
    return draw


def long_beard(color, length=.17, gravity=.5, locks=9, seed=3):
    """A long beard whose locks wave and draw together to its end, over a calm mass, with its moustache."""
    under = beard(rgb(color) * .86, length * .7, gravity, broad=True, point=.85, fork=0)

    def draw(m, j):
        under(m, j)
        m.hair.clear()
        sculpt, place = j.face
        rng = np.random.default_rng(seed)
        u, _, c, s, side = beard_grid(locks, 2)
        for k in sorted(range(locks), key=lambda q: -abs(u[q])):
            jaw = np.array((.071 * s[k], .012 + .108 * c[k], -.084 - .04 * c[k]))
            first = jaw + (0, .004, .022)
            last = jaw * (.34, .86, 1) + length * (.4 + .66 * c[k] ** 1.5) * rng.uniform(.9, 1.08) * _down(j, gravity)
            bow = jaw * (1.0, 1.0, 1) + .45 * (last - jaw) * (0, .3, 1) + side[k] * .012
            t = STEPS[:, None]
            path = first * (1 - t) ** 2 + bow * (2 * t * (1 - t)) + last * t ** 2
            path[:, 0] += .011 * np.sin(STEPS * 7 + .8 * k) * STEPS ** .8
            path = path + np.outer(.006 * np.sin(STEPS * np.pi), unit(side[k] + 1e-9))
            _lock(m, place, _lifted(sculpt, path, .007), .0155 * (.7 + .3 * c[k]), .75, rgb(color) * (.82, 1.06)[k % 2] * rng.uniform(.94, 1.04))
    return draw
