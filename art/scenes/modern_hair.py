"""Men's hair of 1962 in combed masses with a parting, a fringe's loose locks, and the lines of a woman's fringe: extras for a `Look` with a face and the hair style `bald`. For modern 1, 2, 3."""
import numpy as np

from kit.carving import _lifted, _ridge, _surface
from kit.meshes import rgb
from kit.noise import fbm, smoothstep

# The hairline: the angle from straight ahead and how high it lies there, with the temple, the sideburn before the ear and the nape.
OFF = (0, .22, .5, .72, .86, 1.02, 1.2, 1.36, 1.6, 1.8, 2.1, np.pi)
LINE = (.55, .57, .66, .56, .3, -.08, -.36, -.08, .03, -.4, -.75, -.95)
MIDDLE, SIZE = np.array((0, -.015, .03)), np.array((.09, .11, .1))


def barber(color, skin, side=1, top=.015, quiff=.012, locks=15, seed=1, recede=0.0, parting=.62, sweep=.75, thin=.0035):
    """A barber's cut: close above bare ears, `top` (m) high on the crown and parted on the `side` (1: his right), from where it is combed over the head into a `quiff`.

    `recede` moves the hairline back (0 to 1), `sweep` is how far (radians) the locks turn on their way.
    """
    def draw(m, j):
        sculpt, place = j.face
        n, rows = 260, 40
        a = np.linspace(0, 2 * np.pi, n, endpoint=False)
        turned = (a - np.pi / 2 + np.pi) % (2 * np.pi) - np.pi
        off = np.abs(turned)
        line = np.interp(off, OFF, LINE) + recede * (.42 * np.exp(-((off - .5) / .3) ** 2) + .16 * np.exp(-(off / .5) ** 2))
        seam = np.exp(-((turned + side * parting) / .05) ** 2)
        line = line + .03 * (fbm(np.cos(a) * 9 + 20, np.sin(a) * 9 + 20, seed, 2) - .5) + .07 * seam
        f = (np.linspace(0, 1, rows) ** 1.2)[:, None]
        b = line + (np.pi / 2 - .02 - line) * f
        # What grows on the far side of the parting is combed away from it, what is below it falls straight.
        over = smoothstep(-parting - .05, -parting + .25, turned * side) * smoothstep(2.4, 1.4, turned * side)
        way = a + side * sweep * over * np.sin(f * np.pi * .5) * np.sin(np.minimum(f * 1.3, 1) * np.pi) * .9
        d = np.stack([np.cos(b) * np.cos(way), np.cos(b) * np.sin(way), np.sin(b)], -1)
        warp = 2.2 * (fbm(np.cos(a) * 3 + 9 + 0 * f, np.sin(a) * 3 + f * 3, seed + 1, 2) - .5)
        lock, fine = _ridge(a * locks + warp * 4), _ridge(a * locks * 3 + warp * 9)
        grown, high = smoothstep(0, .16, f), smoothstep(.12, .75, b)
        gap = -.0012 * (f <= 0) + grown * (thin + top * high + quiff * np.exp(-((turned - side * .12) / .62) ** 2) * np.exp(-((f - .2) / .26) ** 2))
        gap = gap + grown * smoothstep(1.54, 1.2, b) * (.0036 * lock + .0009 * fine - .0018) * (.35 + .65 * high)
        gap = gap - .009 * high * seam * smoothstep(.75, .3, f) * grown
        grid = _lifted(sculpt, MIDDLE + d * SIZE, gap, inward=True)
        tone = rgb(color) * ((.56 + .38 * lock + .16 * fine) * (1 - .45 * seam * smoothstep(.8, .4, f)))[..., None]
        soft = ((1 - smoothstep(0, .06, f)) * .45)[..., None]
        _surface(m, place, grid, tone * (1 - soft) + rgb(skin) * .5 * soft, True)
    return draw


def forelocks(color, paths, width=.0075):
    """Locks that have come loose over the brow: each a list of points (right, up) on the forehead, drawn to a point."""
    def draw(m, j):
        sculpt, place = j.face
        for k, path in enumerate(paths):
            flat = np.array(path, float)
            t = np.linspace(0, 1, 9)
            x, z = (np.interp(t, np.linspace(0, 1, len(flat)), flat[:, q]) for q in (0, 1))
            line = _lifted(sculpt, np.stack([x, .118 - 6 * x * x, z], 1), .0035 + .004 * np.sin(t * np.pi), inward=True)
            line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
            m.tube(place(line), width * np.interp(t, [0, .3, .7, 1], [1, 1, .7, .08]) * (1 - .12 * (k % 3)), rgb(color) * (.9, 1.1, .78)[k % 3], n=8, squash=.5, caps=False, mat='hair', jitter=0)
    return draw


def fringe_lines(color, seed=3):
    """Lines along the fringe of `tresses.framing` and the locks beside the cheeks, and wisps that leave them over the brow."""
    def draw(m, j):
        sculpt, place = j.face
        rng = np.random.default_rng(seed)
        for k in range(13):
            u = (k + rng.uniform(.2, .8)) / 13
            path = np.array(((-.05 + .085 * u, .1 - .02 * abs(u - .5), .088), (-.03 + .085 * u, .115 - .022 * u ** 2, .07), (.078 * u, .115 - .04 * u ** 2, .056 - .008 * u), (.024 + .06 * u, .108 - .058 * u ** 1.5, .046 - .022 * u)))
            m.strand('ridge' if k % 3 == 1 else 'furrow', place(path), rng.uniform(.8, 1.3))
        for x, z, dx, dz in ((-.03, .062, .03, -.026), (-.012, .058, .03, -.022), (.006, .054, .03, -.018), (.026, .05, .026, -.02)):
            t = np.linspace(0, 1, 6)
            line = np.stack([x + dx * t, .12 + 0 * t, z + dz * t ** 1.6], 1)
            m.strand('wisp', place(_lifted(sculpt, line, .0015, inward=True)), rng.uniform(.9, 1.4), color)
    return draw
