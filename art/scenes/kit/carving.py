"""Hair and beards near the camera as carved masses: one closed form with combed grooves, and fine strands that break its edge. For every picture."""
import numpy as np

from .meshes import rgb, unit
from .noise import fbm, smoothstep
from .skull import _on_front


def _ridge(phase):
    """1 on the back of a groove's wave, 0 in its sharp valley."""
    return np.abs(np.cos(phase / 2)) ** .8


def _point(phase):
    """A straight-sided wave: 1 at a lock's middle, 0 between two locks."""
    return 1 - np.abs(np.arcsin(np.clip(np.sin(phase / 2), -1, 1))) * 2 / np.pi


def _lifted(sculpt, points, gap, inward=False):
    """Points of the head's frame moved to at least `gap` metres before the skin; with `inward` those further off come back to it."""
    for _ in range(4):
        d = sculpt.distance(points)
        out = np.stack([sculpt.distance(points + 1e-3 * axis) - d for axis in np.eye(3)], -1)
        out /= np.linalg.norm(out, axis=-1, keepdims=True) + 1e-9
        step = np.clip(gap - d, -.03 if inward else 0, .03)
        points = points + out * step[..., None]
    return points


def _down(j, share):
    """The way that hair falls in the head's frame: `share` of the way from the head's own axis to the plumb line."""
    turn = j.head / np.cbrt(np.linalg.det(j.head))
    return unit((1 - share) * np.array((0, 0, -1.0)) + share * (turn.T @ (0, 0, -1.0)))


def _surface(m, place, grid, tone, closed, mat='hair'):
    """Adds a grid of points (rows, columns, 3) with its tones as one smooth skin of hair."""
    m.hair.append((grid, np.broadcast_to(tone, grid.shape)))
    m.loft(place(grid), tone, closed=closed, caps=False, mat=mat, jitter=0)


def _strand(m, place, path, radius, tone):
    """One fine hair lock along a path, thin at both ends."""
    k = np.linspace(0, 1, len(path))
    m.tube(place(path), radius * np.interp(k, [0, .25, .7, 1], [.5, 1, .9, .15]), tone, n=4, caps=False, mat='hair', jitter=.02)


def cropped(color, skin, thick=.0085, temples=.66, seed=1, strands=170, ears=True, sideburn=-.42):
    """An `extra` of a Look with a face and `hat='linen'` or the hair style `bald`: short hair combed forward from the crown, close to the skull, receding at the temples, before the ears down to the `sideburn` (radians); without `ears` (`hat='linen'`) it lies over them."""
    def draw(m, j):
        sculpt, place = j.face
        n, rows = 420, 44
        a = np.linspace(0, 2 * np.pi, n, endpoint=False)
        off = np.abs((a - np.pi / 2 + np.pi) % (2 * np.pi) - np.pi)
        line = np.interp(off, [0, .22, .5, .72, .86, 1.02, 1.2, 1.36, 1.6, 1.8, 2.1, np.pi], [.55, .58, temples, .58, .3, max(-.1, sideburn), sideburn, max(-.1, sideburn), .02, -.4, -.75, -.95])
        if not ears:
            line = np.interp(off, [0, .22, .5, .72, .86, 1.02, 1.2, 1.4, 1.7, 2.1, np.pi], [.55, .58, temples, .58, .3, -.02, -.4, -.6, -.66, -.75, -.95])
        line = line + .03 * (fbm(np.cos(a) * 9 + 20, np.sin(a) * 9 + 20, seed, 2) - .5)
        f = (np.linspace(0, 1, rows) ** 1.3)[:, None]
        b = line + (np.pi / 2 - .02 - line) * f
        d = np.stack([np.cos(b) * np.cos(a), np.cos(b) * np.sin(a), np.sin(b)], -1)
        warp = 2.4 * (fbm(np.cos(a) * 3 + 9 + 0 * f, np.sin(a) * 3 + f * 4, seed + 1, 2) - .5) + .8 * f
        coarse, fine = _ridge(a * 34 + warp * 5), _ridge(a * 92 + warp * 11)
        fade = smoothstep(1.54, 1.15, b)
        gap = thick * smoothstep(0, .22, f) * (.75 + .4 * f) - .0012 * (f <= 0) + smoothstep(0, .12, f) * fade * (.0022 * coarse + .0007 * fine - .001)
        if not ears:
            gap = gap + .009 * np.exp(-((off - 1.55) / .3) ** 2) * np.exp(-((b + .12) / .38) ** 2) * smoothstep(0, .2, f)
        grid = _lifted(sculpt, np.array((0, -.015, .03)) + d * np.array((.09, .11, .1)), gap, inward=True)
        tone = rgb(color) * ((.5 + .42 * coarse + .2 * fine) * (1 + .2 * (fbm(a * 5 + 0 * f, f * 6, seed + 2, 2) - .5)))[..., None]
        soft = (1 - smoothstep(.0, .1, f))[..., None] * .75
        _surface(m, place, grid, tone * (1 - soft) + rgb(skin) * .55 * soft, True)
        rng = np.random.default_rng(seed)
        for _ in range(strands):
            k, r = rng.integers(n), rng.integers(0, 20)
            path = grid[[r + 12, r + 8, r + 4, r, max(r - 1, 0)], [(k + q) % n for q in (0, 1, 2, 2, 3)]]
            path = _lifted(sculpt, path, thick * .6) if r > 3 else path
            _strand(m, place, path + rng.normal(0, .0005, 3), rng.uniform(.0006, .0012), rgb(color) * rng.uniform(.6, 1.5))
    return draw


def combed(color, hem, thick=.014, opened=0.0, wave=.004, clumps=13, tips=.0, gravity=0.0, tuck=.5, seed=1, strands=150, spread=1.0, shade=.5, broad=False):
    """An `extra` of a Look with a face and `hat='linen'`: long hair from the crown as one mass.

    `hem` maps the angle from straight ahead (radians) to the height at which the hair ends; with `opened` there is none nearer to the front than that.
    `tips` (m) draws the ends of its `clumps` out to points, `tuck` turns the hem in, `gravity` lets the lower part hang plumb, `spread` widens what hangs.
    With `broad` the clumps are large smooth locks without fine grooves or strands, as a drawing has them.
    """
    def draw(m, j):
        sculpt, place = j.face
        n, rows = 400, 56
        a = np.linspace(np.pi / 2 + opened, np.pi * 2.5 - opened, n, endpoint=bool(opened))
        off = np.abs((a - np.pi / 2 + np.pi) % (2 * np.pi) - np.pi)
        low = np.interp(off, *zip(*hem)) - tips * (_point(a * clumps + _wander(a, seed)) if broad else _ridge(a * clumps + 1.3))
        arc = np.where(low < .03, np.pi / 2 * .1 + (.03 - low), .1 * np.arccos(np.clip((low - .03) / .1, 0, 1)))
        f = np.linspace(0, 1, rows)[:, None]
        run = .004 + (arc - .004) * f
        b = np.pi / 2 - np.minimum(run, np.pi / 2 * .1) / .1
        hang = np.maximum(run - np.pi / 2 * .1, 0)
        warp = fbm(np.cos(a) * 3 + 7 + 0 * f, np.sin(a) * 3 + 11 + run * 9, seed, 2) - .5
        sway = np.sin(run * 46 + 5 * warp + np.floor(a * clumps / np.pi / 2) * .9)
        lock, fine = _ridge(a * clumps + 5 * warp + .6 * sway), _ridge(a * 74 + 14 * warp + 1.2 * sway)
        strong = smoothstep(.03, .12, run)
        if broad:
            # Under a cap the crown is smooth.
            strong = smoothstep(.1, .2, run)
            # The locks wave together, so that each stays as wide as it is and ends in its own point.
            sway = np.sin(run * 34 + 1.5 * np.cos(a * 2 + seed))
            lock = _ridge(a * clumps + _wander(a, seed) + .9 * (sway - sway[-1:]))
            fine = lock
        out = thick * (.55 + .45 * smoothstep(0, .1, run)) + strong * ((.011 * lock - .006) if broad else (.0052 * lock + .0016 * fine - .003)) + wave * sway * smoothstep(.1, .2, run)
        out = out - thick * tuck * smoothstep(.86, 1, f)
        size = np.array((.0815, .1035, .096))
        d = np.stack([np.cos(b) * np.cos(a), np.cos(b) * np.sin(a), np.sin(b)], -1)
        grid = np.array((0, -.018, .03)) + d * (size + out[..., None])
        grid = grid * (1, 1, 1) + d * (1, 1, 0) * (hang * .22 * (spread - 1))[..., None]
        grid = grid + hang[..., None] * _down(j, gravity)
        grid = _lifted(sculpt, grid, .004 + .4 * out)
        tone = rgb(color) * ((shade + (.92 - shade) * lock + .24 * fine) * (.82 + .18 * smoothstep(0, .1, run)))[..., None] * (1 + .16 * (fbm(a * 4 + 0 * f, run * 30, seed + 2, 2)[..., None] - .5))
        # The underside, so that an edge has its thickness.
        middle = np.array((0, -.018, 0)) * (1, 1, 0)
        inner = grid - (grid - middle) * (1, 1, 0) * (.17 * np.sin(np.pi * np.clip(f, .02, .96)) ** .35)[..., None] * (1 if opened else .6)
        if opened:
            both, tones = np.concatenate([grid, inner[:, ::-1]], 1), np.concatenate([tone, tone[:, ::-1] * .45], 1)
            _surface(m, place, both, tones, True)
        else:
            _surface(m, place, np.concatenate([grid, inner[:-12:-1]]), np.concatenate([tone, tone[:-12:-1] * .4]), True)
        rng = np.random.default_rng(seed)
        for _ in range(0 if broad else strands):
            k, r = rng.integers(8, n - 8), rng.integers(0, rows - 24)
            cols = np.clip(k + (np.arange(7) * rng.uniform(-.8, .8)).astype(int), 0, n - 1)
            path = grid[r:r + 21:3][np.arange(7), cols]
            path = path + (path - middle) * (1, 1, 0) * rng.uniform(.004, .022) * np.linspace(.3, 1, 7)[:, None]
            _strand(m, place, path, rng.uniform(.0008, .0016), rgb(color) * rng.uniform(.7, 1.25))
    return draw


def _wander(a, seed):
    """How far broad locks stray from even distances at the angles `a`, in radians of their wave."""
    return 3.2 * (fbm(np.cos(a) * 1.5 + 7, np.sin(a) * 1.5 + 11, seed, 2) - .5)


# How far from ear (1) to the middle (0) an edge is described.
EDGE_KEYS = [0, .12, .22, .32, .45, .6, .78, 1]


def beard_edge(sculpt, u, x, z, low=0.0):
    """Where a full beard begins, from ear (-1) over the place below the lip (0) to ear (1): `x` and `z` at the EDGE_KEYS, lowered by `low`."""
    s = np.abs(u)
    x = np.sign(u) * np.interp(s, EDGE_KEYS, x)
    z = np.interp(s, EDGE_KEYS, z) - low
    y = _on_front(sculpt, x, z, .0)[:, 1]
    y = np.where(s > .72, np.interp(s, [.72, 1], [y[np.abs(s - .72).argmin()], .008]), y)
    return np.stack([x, y, z], 1)


def beard_fall(top, jaw, end, v, corner, rounds):
    """The rows `v` (0 to 1) of a beard from its edge over the jaw, which is at `corner`, to its end; that corner is rounded so many times."""
    k = np.where(v < corner, v / corner, (v - corner) / (1 - corner))[..., None]
    grid = np.where((v < corner)[..., None], top * (1 - k) + jaw * k, jaw * (1 - k) + end * k)
    for _ in range(rounds):
        grid[1:-1] = (grid[:-2] + 2 * grid[1:-1] + grid[2:]) / 4
    return grid


def beard_grid(n, rows):
    """Where a beard's points lie: across it `u` (-1 to 1) and down it `v` (0 to 1), the cosine and the sine of each one's angle from straight ahead, and the directions out of the face."""
    u, v = np.linspace(-1, 1, n), np.linspace(0, 1, rows)[:, None]
    c, s = np.cos(u * 1.45), np.sin(u * 1.45)
    return u, v, c, s / np.sin(1.45), np.stack([s, c, 0 * c], 1)


def beard(color, length=.19, gravity=.6, seed=3, fork=.22, strands=260, full=1.0, broad=False, point=0.0):
    """An `extra` of a Look with a face: a long beard as one mass from ear to ear, its locks drawn to points, and a moustache that runs into it.

    With `broad` the locks are few and smooth, without strands, as a drawing has them; `point` (0 to 1) narrows it to its end.
    """
    def draw(m, j):
        sculpt, place = j.face
        n, rows = 300, 46
        u, v, c, s, side = beard_grid(n, rows)
        top = beard_edge(sculpt, u, [0, .013, .0235, .034, .046, .058, .0705, .0765], [-.0915, -.0905, -.086, -.07, -.058, -.048, -.03, .014])
        jaw = np.stack([(.0735 + .004 * full) * s, .006 + (.1 + .022 * full) * c, -.088 - .044 * c], 1)
        many = 13 if broad else 27
        pointed = _point(u * many) if broad else _ridge(u * 27 + .7)
        long = length * (.26 + .74 * c ** (.8 + 1.4 * point)) * (.84 + .16 * pointed) * (1 - fork * np.exp(-(u / .09) ** 2))
        root = jaw * (.8, .86, 1) + (0, .008, .01)
        end = root * (.72 - .5 * point, 1, 1) + long[:, None] * _down(j, gravity)
        grid = beard_fall(top, jaw, end, v, .32, 14)
        warp = fbm(u * 3.2 + 5 + 0 * v, v * 3.5 + 2, seed, 2) - .5
        sway = np.sin(v * 8 + u * 7 + 6 * warp) * v
        lock, mid, fine = _ridge(u * 27 + .7 + 3 * warp + .9 * sway), _ridge(u * 62 + 7 * warp + 1.6 * sway), _ridge(u * 150 + 16 * warp + 3 * sway)
        if broad:
            sway = np.sin(v * 7 + 1.2 * u) * v
            lock = mid = fine = _ridge(u * many + .7 * (sway - sway[-1:]))
        grow = smoothstep(.0, .16, v) * (1 - .75 * smoothstep(.8, 1, v))
        grid = grid + side * (grow * (.0075 * lock + .0034 * mid + .0011 * fine - .005))[..., None]
        grid[..., 0] += .007 * sway * smoothstep(.3, .8, v)
        grid = _lifted(sculpt, grid, .0008 + .0075 * smoothstep(0, .2, v))
        tone = rgb(color) * (.46 + .26 * lock + .2 * mid + .2 * fine)[..., None] * (1.06 - .2 * v[..., None])
        back = np.stack([.052 * s, .012 + .03 * c, -.1 + 0 * c], 1)
        rear = np.array([grid[-1] * (1 - t) + back * t for t in np.linspace(.12, 1, 9)])
        _surface(m, place, np.concatenate([grid, rear]), np.concatenate([tone, np.repeat(tone[-1:] * .5, 9, 0)]), False)
        rng = np.random.default_rng(seed)
        strays = 0 if broad else strands
        for q in range(strays):
            k, r = rng.integers(6, n - 6), rng.integers(0, 24)
            cols = np.clip(k + (np.arange(8) * rng.uniform(-1, 1)).astype(int), 0, n - 1)
            path = grid[r:r + 22:3][np.arange(8), cols] + side[cols] * np.linspace(.0, rng.uniform(.001, .004), 8)[:, None]
            _strand(m, place, path, rng.uniform(.0007, .0014), rgb(color) * rng.uniform(.75, 1.3))
        # Short hairs above the edge, which would else be a line.
        for q in range(strays):
            k = rng.integers(2, n - 2)
            first = top[k] + (rng.normal(0, .0012), 0, rng.uniform(.001, .007))
            path = np.vstack([_lifted(sculpt, first[None], .0004, True), grid[[2, 5, 8], k] + side[k] * .0008])
            _strand(m, place, path, rng.uniform(.0005, .001), rgb(color) * rng.uniform(.7, 1.2))
        _moustache(m, place, sculpt, color, rng, hairs=0 if broad else 46)
    return draw


def _moustache(m, place, sculpt, color, rng, hairs=46):
    """Two wings from under the nose, round the mouth's corners and down into the beard; without `hairs` they are smooth and fuller."""
    z0, t = sculpt.mouth_z, np.linspace(0, 1, 12)
    for s in (-1, 1):
        x = np.interp(t, [0, .2, .42, .62, .82, 1], [.0025, .012, .0245, .034, .041, .044])
        z = z0 + np.interp(t, [0, .2, .42, .62, .82, 1], [.0125, .0115, .005, -.009, -.03, -.056])
        y = _on_front(sculpt, x * s, z, .0035)[:, 1]
        y = np.where(t > .6, np.interp(t, [.6, 1], [y[7], .112]), y)
        middle = np.stack([x * s, y, z], 1)
        wide = np.interp(t, [0, .15, .45, .75, 1], [.0034, .0078, .0092, .0068, .0015])
        m.tube(place(middle), wide * (.9 if hairs else 1.15), rgb(color) * (.62 if hairs else .95), n=10, caps=False, mat='hair', jitter=0)
        for _ in range(hairs):
            q = rng.normal(0, 1, 3)
            q = q / np.linalg.norm(q) * rng.uniform(.75, 1.05)
            path = middle + np.outer(wide, q * (1, .8, 1)) + np.outer(np.sin(t * np.pi), rng.normal(0, .0008, 3))
            first = rng.integers(0, 4)
            _strand(m, place, path[first:], rng.uniform(.0008, .0015), rgb(color) * rng.uniform(.72, 1.22))
