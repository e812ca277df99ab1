"""Hair and beards of the London scene in masses of a few locks, which ink can draw: extras for a `Look` with a face and the hair style `bald`. For industrial 1, 2, 3."""
import numpy as np

from kit.carving import _down, _lifted, _moustache, _point, _ridge, _surface, beard_edge, beard_fall, beard_grid
from kit.meshes import rgb, unit
from kit.noise import smoothstep

# From the crown (0) to the ear (1): where a lock starts at the hairline, what it passes, where it ends in the neck, as directions from the skull's middle.
KEYS = (0, .3, .52, .76, 1)
START = ((0, .74, .66), (.34, .66, .68), (.6, .36, .7), (.84, .5, .3), (.93, .36, -.16))
OVER = ((0, -.2, 1.6), (.55, -.2, 1.5), (.95, -.2, 1.15), (1.25, -.2, .55), (1.35, -.2, -.15))
END = ((0, -.95, -.5), (.28, -.93, -.52), (.45, -.88, -.55), (.66, -.76, -.66), (.8, -.55, -.76))

# The same cut short, close to the neck.
CUT = (START, OVER, ((0, -1, -.3), (.3, -.97, -.32), (.5, -.9, -.34), (.72, -.74, -.38), (.88, -.42, -.42)))


def parted(color, sweep=1.0, locks=6.5, seed=2, ribs=1.0, ear=0.0):
    """A woman's hair parted in the middle and drawn down over the ears to a knot, each side one mass of `locks`; a smaller `sweep` covers more of the temples, smaller `ribs` (0 to 1) divide its locks less, `ear` (0 to 1) lifts its edge off the ears."""
    def draw(m, j):
        sculpt, place = j.face
        k, u = np.linspace(0, 1, 70)[:, None], np.linspace(0, 1, 26)
        y0 = .079 - .174 * k
        y = y0 - sweep * (.035 + .45 * np.maximum(0, y0)) * u ** 1.4
        # It leaves the brow in a point below the parting.
        y = y - .03 * np.exp(-(u / .17) ** 2) * smoothstep(0, .08, y0)
        girth = np.sqrt(np.clip(1 - ((y + .018) / .106) ** 2, .05, 1))
        lock = _ridge(k * locks * 2 * np.pi + .5 * np.sin(u * 4 + seed) - .4)
        # The edge lies on the skin, the parting in a furrow.
        gap = .0004 + smoothstep(0, .3, k) * smoothstep(-.2, .06, u) * (.005 + .006 * np.sin(u * np.pi)) + .0035 * smoothstep(0, .05, k) * lock * ribs
        tone = rgb(color) * (.9 - .4 * ribs + (.15 + .4 * ribs) * lock)[..., None]
        down = (2.1 - .66 * ear * np.exp(-((y0 - .05) / .036) ** 2)) * u
        knot = np.array((0, -.128, .012))
        for s in (-1, 1):
            grid = np.stack([s * .0815 * girth * np.sin(down), y, .03 + .0935 * girth * np.cos(down)], -1)
            grid = _lifted(sculpt, grid, gap, inward=True)
            fall = [grid[:, -1] * (1 - t) + (knot + (s * .02, .01, 0)) * t + np.array((s * .012, 0, -.006)) * np.sin(t * np.pi) for t in (.3, .6, 1)]
            grid = np.concatenate([grid, np.stack(fall, 1)], 1)
            _surface(m, place, grid, np.concatenate([tone, tone[:, -3:]], 1), False)
        m.ball(place(knot), (.046, .04, .044), rgb(color) * .9, n=16, lump=.02, mat='hair')
    return draw


def coiled(color, at=(.03, -.132, -.03), size=1.0):
    """A knot of hair wound round itself low in the neck, its middle `at` a point in the head's frame: an extra that makes the knot of `parted` hair seen from the side."""
    def draw(m, j):
        place, middle = j.face[1], np.asarray(at, float)
        out = unit(middle - (0, -.02, 0))
        side = unit(np.cross(out, (0, 0, 1)))
        up = np.cross(side, out)
        m.ball(place(middle), np.array((.05, .048, .05)) * size, rgb(color) * .62, n=18, mat='hair')
        a = np.linspace(0, 4.6 * np.pi, 90)
        # Wound from the rim to the middle, each turn over the one before it.
        wide = np.interp(a, (0, a[-1]), (.047, .008)) * size
        rise = np.interp(a, (0, a[-1]), (.012, .048)) * size
        for k, (turn, tone) in enumerate(((0, .8), (.35, 1.05))):
            coil = middle + np.outer(np.cos(a + turn) * wide, side) + np.outer(np.sin(a + turn) * wide, up) + np.outer(rise, out)
            m.tube(place(coil), np.interp(a, (0, 1, a[-1] - 1, a[-1]), (.006, .0105, .0095, .004)) * size * (1, .72)[k], rgb(color) * tone, n=9, caps=False, mat='hair', jitter=0)
            for first in range(4, 80, 13):
                m.strand(('ridge', 'furrow')[k], place((coil + out * .011 * size)[first:first + 12]), 1.0)
    return draw


# Where locks have come loose from parted hair: over the skull's front, as paths in the head's frame on the wearer's left (x > 0).
LOOSE = (((.006, .056, .118), (.03, .082, .092), (.055, .082, .064), (.066, .072, .04), (.069, .066, .02)), ((.05, .06, .084), (.07, .053, .05), (.077, .045, .016), (.078, .046, -.02), (.074, .052, -.045)),
         ((-.055, .058, .078), (-.074, .05, .04), (-.0785, .042, .0), (-.076, .044, -.034), (-.07, .052, -.056)),
         ((.062, .05, .07), (.083, .04, .025), (.088, .036, -.03), (.08, .042, -.085), (.088, .05, -.13)))


def loosened(color, only=(0, 1, 2)):
    """Locks that have come loose over a brow and before the ears, on top of `parted` hair."""
    def draw(m, j):
        sculpt, place = j.face
        t = np.linspace(0, 1, 16)
        for k in only:
            path = np.stack([np.interp(t, np.linspace(0, 1, 5), axis) for axis in np.transpose(LOOSE[k])], 1)
            for _ in range(3):
                path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
            # The last hangs free.
            path = _lifted(sculpt, path, .0035 + .006 * np.sin(t * np.pi), inward=k < 3)
            for s, r in ((0, .0036), (1, .0022)):
                aside = np.outer(s * .005 * np.sin(t * np.pi) * t, np.sign(path[0]) * (1, 0, .4))
                m.tube(place(path + aside), r * np.interp(t, (0, .3, .7, 1), (.8, 1, .8, .1)), rgb(color) * (.8, 1.0)[s], n=8, caps=False, mat='hair', jitter=0)
    return draw


def pointed_beard(color, length=.055, gravity=.7, locks=15, seed=4):
    """A full beard that ends in many pointed locks, one row of them over the other with fine strokes drawn along them, and a moustache."""
    def draw(m, j):
        sculpt, place = j.face
        n, rows = 121, 30
        u, v, c, s, side = beard_grid(n, rows)
        top = beard_edge(sculpt, u, [0, .013, .0235, .034, .046, .056, .066, .07], [-.0915, -.0905, -.086, -.07, -.058, -.048, -.034, -.01])
        jaw = np.stack([.066 * s, .006 + .115 * c, -.088 - .044 * c], 1)
        long = length * (.3 + .7 * c)
        grid = beard_fall(top, jaw, jaw * (.62, .86, 1) + (0, .008, .01) + long[:, None] * _down(j, gravity), v, .42, 14)
        grid = _lifted(sculpt, grid, .0006 + .006 * smoothstep(0, .25, v))
        _surface(m, place, grid, np.broadcast_to(rgb(color) * .8, grid.shape), False, 'cloth')
        rng, t = np.random.default_rng(seed), np.linspace(0, 1, 16)
        drawn = np.random.default_rng(seed + 1)
        for first, last, count in ((.3, 1.2, locks), (.02, .8, locks + 2)):
            for place_u in np.linspace(-.78, .78, count) + rng.normal(0, .012, count):
                k = int(np.clip((place_u + 1) / 2 * (n - 1), 0, n - 1))
                reach = last + rng.uniform(-.1, .14)
                at = (first + (reach - first) * t) * (rows - 1)
                path = np.stack([np.interp(at, np.arange(rows), grid[:, k, q]) for q in range(3)], 1)
                path += np.outer(np.maximum(at / (rows - 1) - 1, 0) * length * 1.1, _down(j, gravity)) + side[k] * .0035
                path[:, 0] += rng.uniform(-.006, .006) * np.sin(t * np.pi * 1.3) - .1 * path[:, 0] * t ** 2
                m.tube(place(path), .18 / locks * np.interp(t, [0, .25, .6, 1], [.55, 1, .8, .02]), rgb(color) * rng.uniform(.82, 1.1), n=12, caps=False, mat='cloth', jitter=0)
                # Hairs along its back, the last of them beyond its end.
                back = path + side[k] * (.16 / locks * np.interp(t, [0, .25, .6, 1], [.55, 1, .8, .1]))[:, None]
                for q in range(3):
                    aside = np.outer(drawn.uniform(-.5, .5) * .18 / locks * np.sin(t * np.pi), (1, 0, 0))
                    a = drawn.integers(1, 8)
                    m.strand(('furrow', 'ridge', 'furrow')[q], place((back + aside)[a:a + drawn.integers(6, 9)]), drawn.uniform(.6, .95))
                tip = path[-1] + np.outer((-.012, 0, .008, .014), _down(j, gravity)) + np.outer((0, 0, .3, 1), (drawn.normal(0, .003), 0, 0))
                m.strand('wisp', place(tip + side[k] * .002), drawn.uniform(.7, 1.1), color)
        _moustache(m, place, sculpt, color, rng, hairs=0)
    return draw


def whiskered(color):
    """A moustache and whiskers down both cheeks to the jaw, the chin bare."""
    def draw(m, j):
        sculpt, place = j.face
        for s in (-1, 1):
            path = _lifted(sculpt, np.array([(s * .08, .028, .012), (s * .08, .034, -.02), (s * .074, .046, -.05), (s * .062, .064, -.076), (s * .05, .078, -.086)]), .003, inward=True)
            m.tube(place(path), (.006, .012, .016, .015, .004), rgb(color) * .9, n=12, mat='plain', jitter=0)
        _moustache(m, place, sculpt, color, np.random.default_rng(1), hairs=0)
    return draw


def swept(color, thick=.013, locks=5.5, rough=.008, seed=2, under_hat=False, fall=0.0, mat='hair', ragged=1.0, line=(START, OVER, END)):
    """Hair stroked back from a receding brow over the ears to the neck, in `locks` waving ones whose backs stand `rough` metres out; with `under_hat` its crown lies flat, `fall` lets it hang lower over the ears, `line` says where it starts, passes and ends, and without being `ragged` (0) it has an even edge."""
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
        v = v * (1 + .1 * _ridge(phase)) - .07 * ragged * _ridge(phase) * (1 - v)
        way = side(line[0]) * ((1 - v) ** 2)[..., None] + side(line[1]) * (2 * v * (1 - v))[..., None] + side(line[2]) * (v * v)[..., None]
        # What hangs over the ears ends in points.
        way[..., 2] -= fall * smoothstep(.6, 1, np.abs(u)) * (1.1 + .3 * _point(v * 9 + seed))
        way = way / np.linalg.norm(way, axis=-1, keepdims=True)
        grown = smoothstep(-.05, .12, v)
        gap = thick * grown * (1 - .5 * smoothstep(.9, 1.1, v)) + rough * tall * grown * (lock - .35) + .016 * smoothstep(.72, 1.0, v) * lock * tall
        # Ears stand out from the skull.
        gap = gap + .028 * fall * smoothstep(.68, .92, np.abs(u)) * np.sin(np.pi * np.clip(v, 0, 1))
        if under_hat:
            # Never in the skin itself, or it would show in spots.
            bare = smoothstep(.085, .05, way[..., 2] * .096 + .03)
            gap = gap * bare + .003 * (1 - bare) * grown
        grid = _lifted(sculpt, np.array((0, -.018, .03)) + way * (.0815, .1035, .096), np.maximum(gap, -.002), inward=True)
        tone = rgb(color) * (.5 + .5 * lock)[..., None] * (.9 + .1 * tall)[:, None]
        # Back under its own ends, so that the edge has its thickness.
        under = np.array([grid[-1] * (1 - t) + _lifted(sculpt, grid[-1], -.004, True) * t for t in (.5, 1)])
        grid = np.concatenate([grid, under])
        _surface(m, place, grid, np.concatenate([tone, np.repeat(tone[-1:] * .8, 2, 0)]), False, mat)
    return draw
