"""Florentine dress about 1500 for people near the camera: pleated tunics, revers, standing collars, mantles and soft caps, as extras of a `Look`. For renaissance 1, 2, 3."""
import numpy as np

from .body import torso_ring
from .clothes import skirt_rings
from .meshes import rgb, unit
from .near_dress import _over_sleeves, wrist_ring
from .noise import fbm, smoothstep


def _ridge(phase):
    """A round fold: 1 on its back, 0 in the sharp valley between two."""
    return np.abs(np.cos(phase / 2)) ** .7


def _skin(m, grid, tone, closed=True):
    """Adds rows of points with a tone each as one smooth cloth."""
    grid = np.asarray(grid)
    rows, n = grid.shape[:2]
    i, k = np.meshgrid(np.arange(rows - 1), np.arange(n if closed else n - 1), indexing='ij')
    q = (k + 1) % n
    faces = np.stack([i * n + k, i * n + q, (i + 1) * n + q, (i + 1) * n + k], -1).reshape(-1, 4)
    m.add(grid.reshape(-1, 3), faces, np.asarray(tone).reshape(-1, 3), smooth=True, mat='cloth', jitter=0)


def _ring(j, t, out, angles, stout=0.0):
    """Points of the trunk at share t of its height and at each angle, `out` (m, one per angle) off the body."""
    base = torso_ring(j, t, 0.0, 0, stout, 0.0, angles)
    way = torso_ring(j, t, .01, 0, stout, 0.0, angles) - base
    return base + way * (np.asarray(out) / .01)[..., None]


def _shoulders(points, j, radius):
    """Points moved out of the slopes between neck and shoulders, which are `radius` metres thick."""
    p = j.points
    for s in 'lr':
        a, b = p['neck'] * .45 + p['shoulders'] * .55, p['shoulder_' + s]
        t = np.clip(((points - a) @ (b - a)) / ((b - a) @ (b - a)), 0, 1.05)
        off = points - a - t[..., None] * (b - a)
        d = np.linalg.norm(off, axis=-1, keepdims=True)
        points = points + off / (d + 1e-9) * np.clip(radius - d, 0, None)
    return points


def pleated(color, count=26, deep=.011, yoke=.87, waist=.3, inflate=.017, stout=0.0, hem=None, flare=.1, seed=1, seam=None, placket=None, proud=0.0, shade=1.0):
    """Round pleats from a yoke over the breast to the belt, and on to the `hem` (m above the ground; None: no skirt); `placket` is the colour of the strip with buttons in front, which stands `proud` (m) of the pleats, `seam` that of the yoke's cord ('none': no cord); `shade` is how plainly the valleys are painted."""
    def draw(m, j):
        n = 420
        a = np.linspace(0, 2 * np.pi, n, endpoint=False)
        base, rows, tones = rgb(color), [], []

        def fold(t, more=0.0):
            warp = 1.6 * (fbm(np.cos(a) * 2 + 4, np.sin(a) * 2 + t * 2.4 + 4, seed, 2) - .5)
            return _ridge(a * count + warp * 3.2 + more)
        for t in np.linspace(waist, yoke, 30):
            amp = smoothstep(yoke, yoke - .2, t) * (.45 + .55 * smoothstep(waist, waist + .12, t))
            f = fold(t)
            bag = .012 * np.exp(-((t - waist - .08) / .06) ** 2)
            rows.append(_ring(j, t, inflate + bag + deep * amp * (f - .45), a, stout))
            tones.append(base * (1 - shade * amp * (.42 - .5 * f))[:, None])
        _skin(m, rows, tones)
        top = rows[-1] + (rows[-1] - rows[-1].mean(0)) * .012
        if seam != 'none':
            m.tube(np.vstack([top, top[:2]]), .0042, seam or base * .6, n=6, caps=False, mat='cloth', jitter=0)
        if hem is not None:
            first = j.points['pelvis'][2] + .06
            skirt = np.array(skirt_rings(j, first, hem, .172 + inflate + stout * .05, flare, 1, 0.0, n, None, .0))
            skirt[0] = _ring(j, waist - .02, inflate + 0 * a, a, stout)
            x = np.linspace(0, len(skirt) - 1, 26)
            k = np.minimum(x.astype(int), len(skirt) - 2)
            skirt = skirt[k] * (1 - (x - k))[:, None, None] + skirt[k + 1] * (x - k)[:, None, None]
            out = skirt - skirt.mean(1, keepdims=True)
            out = out * (1, 1, 0) / (np.linalg.norm(out[..., :2], axis=-1, keepdims=True) + 1e-9)
            g = np.linspace(0, 1, 26)[:, None]
            f = np.array([fold(waist - .6 * q, 1.4 * q) for q in g[:, 0]])
            skirt = skirt + out * ((.012 + .03 * g) * (f - .4))[..., None]
            _skin(m, skirt[::-1], (base * (1 - shade * (.44 - .5 * f))[..., None])[::-1])
            m.tube(np.vstack([skirt[-1], skirt[-1][:2]]), .006, base * .7, n=6, caps=False, mat='cloth', jitter=0)
        if placket:
            across = np.pi / 2 + np.linspace(-1, 1, 9) * .105
            ts = np.linspace(waist + .02, .985, 30)
            _skin(m, [_shoulders(_ring(j, t, inflate + proud + deep * .75 - .006 * np.abs(np.linspace(-1, 1, 9)) ** 4, across, stout), j, .05) for t in ts], [np.broadcast_to(rgb(placket), (9, 3))] * 30, closed=False)
            for t in np.linspace(waist + .08, .93, 9):
                m.ball(_ring(j, t, np.array([inflate + proud + deep * .75 + .005]), np.array([np.pi / 2]), stout)[0], .0075, 'c79a48', n=10, mat='metal')
    return draw


def revers(color, inner=((.28, .1), (.5, .15), (.7, .21), (.84, .29), (.93, .46), (.985, .95), (1.0, 1.9)), width=.052, inflate=.03, stout=0.0, seed=2, grain=.3):
    """The turned-back edges of an open gown, of fur or velvet, from the belt over the breast and round the neck; `inner` maps the trunk's height to the angle from the front."""
    def draw(m, j):
        rng = np.random.default_rng(seed)
        keys, angles = zip(*inner)
        ts = np.concatenate([np.linspace(keys[0], .93, 40), np.linspace(.935, 1.0, 14)])
        w = np.linspace(0, 1, 13)
        bulge = .013 * np.sin(np.pi * np.clip(w * .96 + .02, 0, 1)) ** .55
        for s in (-1, 1):
            rows, tones = [], []
            for t in ts:
                radius = np.interp(t, [0, .84, .93, 1], [.16, .17, .14, .07])
                a = np.pi / 2 - s * (np.interp(t, keys, angles) + w * width / radius)
                rows.append(_shoulders(_ring(j, t, inflate * np.interp(t, [.9, 1], [1, .55]) + bulge, a, stout), j, .079))
                tones.append(rgb(color) * (1 + grain * rng.normal(0, 1, (13, 1))) * (.72 + .34 * np.sin(np.pi * w) ** .6)[:, None])
            rows = np.array(rows) + rng.normal(0, .0016 * min(1, grain * 3), (len(ts), 13, 3))
            _skin(m, rows if s < 0 else rows[:, ::-1], tones if s < 0 else np.array(tones)[:, ::-1], closed=False)
    return draw


def standing(color, linen='ece2cc', high=.034, wide=.074, opened=0.0, out=.004):
    """A standing collar that meets the neck, with the gathered edge of a shirt above it; `opened` (radians) parts it in front."""
    def draw(m, j):
        a = np.linspace(np.pi / 2 + opened, np.pi * 2.5 - opened, 90, endpoint=bool(opened))
        frill = .0012 * np.sin(a * 31 + 2 * np.sin(a * 3))
        ring = lambda up, r: j.points['neck'] + j.chest @ (0, -.006, -.03 + up) + (np.cos(a) * (wide + r))[:, None] * j.chest[:, 0] + (np.sin(a) * (wide * .93 + r))[:, None] * j.chest[:, 1] - np.outer(.012 * np.clip(np.sin(a), 0, 1), j.chest[:, 2])
        tone = lambda c, k: np.broadcast_to(rgb(c) * k, (len(a), 3))
        _skin(m, [ring(high - .012, -.003), ring(high + .006, frill), ring(high + .012, .003 + frill * 1.6), ring(high + .012, frill * 1.3 - .002), ring(high, -.008)],
              [tone(linen, k) for k in (.8, .95, 1.05, .9, .6)], closed=not opened)
        _skin(m, [ring(-.055, .062), ring(-.03, .03), ring(-.004, .012 + out), ring(high * .6, .005 + out), ring(high, .005 + out), ring(high + .003, .001 + out), ring(high - .004, -.004)],
              [tone(color, k) for k in (.82, .9, .8, 1.0, 1.1, 1.1, .6)], closed=not opened)
    return draw


def armholes(seam, linen='e8dec8', puffs=6, radius=.0695, at=.1):
    """The seams where sleeves are laced to a body, the shirt puffing out between the ties."""
    def draw(m, j):
        for s in 'lr':
            a, b = j.points['shoulder_' + s], j.points['elbow_' + s]
            d = unit(b - a)
            x = unit(np.cross(d, j.chest[:, 1]))
            y = np.cross(d, x)
            c = a + (b - a) * at
            t = np.linspace(0, 2 * np.pi, 40)
            ring = c + radius * (np.cos(t)[:, None] * x + np.sin(t)[:, None] * y)
            m.tube(ring, .0048, seam, n=7, caps=False, mat='cloth', jitter=0)
            for k in range(puffs):
                q = 2 * np.pi * (k + .5) / puffs
                n = np.cos(q) * x + np.sin(q) * y
                side = np.cross(d, n)
                m.ball(c + n * (radius - .003) + d * .003, (.0075, .017, .0075), linen, n=12, rot=np.stack([d, side, n], 1), lump=.03, mat='cloth', jitter=.02)
    return draw


def cuffs(color, linen='ece2cc', back=.05, wide=.05):
    """Turned-back cuffs with the shirt's frill at the wrist; the hands keep their own."""
    def draw(m, j):
        t = np.linspace(0, 2 * np.pi, 60, endpoint=False)
        for s in 'lr':
            ring = wrist_ring(j, s, t)
            tone = lambda c, k: np.broadcast_to(rgb(c) * k, (60, 3))
            _skin(m, [ring(-back - .012, wide - .006), ring(-back - .01, wide + .003), ring(-back, wide + .005), ring(-.014, wide + .006), ring(-.008, wide + .002), ring(-.016, wide - .008)], [tone(color, k) for k in (.7, .9, 1, 1.05, .9, .5)])
            frill = .0016 * np.sin(t * 17 + 2 * np.sin(t * 2))
            _skin(m, [ring(-.02, wide - .009), ring(.0, wide - .009 + frill * .6), ring(.01, wide - .006 + frill), ring(.008, wide - .011 + frill), ring(-.01, wide - .016)], [tone(linen, k) for k in (.7, .9, 1.05, .85, .5)])
    return draw


def mantle(color, start, end, hem=.3, lining=None, arm=.075, count=9, deep=.1, flare=.16, wide=.25, high=0.0, seed=3, edge=None, soft=0, border=.009, folds=None, turned=None):
    """A mantle from the shoulders, from the angle `start` round the back to `end` (0 right, pi/2 front), over the arms that hang under it; `high` (m) lifts it about the neck, `soft` is how often its fall is smoothed, `border` (m) how thick its edge is, `folds` (how many to a turn, metres deep, how dark their valleys are) lays long folds over the whole fall, `turned(m, grid)` draws what is turned back of its front edge."""
    def draw(m, j):
        p, n, rows = j.points, 260, 46
        a = np.linspace(start, end, n)
        f = np.linspace(0, 1, rows)
        grid = []
        for q in f:
            z = p['neck'][2] - .025 + high * (1 - q) + (hem - p['neck'][2]) * q ** 1.2
            c = p['neck'] * (1 - q) + (p['pelvis'] * .55 + (p['ankle_l'] + p['ankle_r']) * .225) * q
            c = np.array([c[0], c[1], z]) - j.chest[:, 1] * .02 * q
            w = np.interp(q, [0, .05, .12, .4, 1], [.088, .17, wide - .01, wide, wide + flare])
            d = np.interp(q, [0, .05, .12, .4, 1], [.082, .108, .142, .19, .21 + flare])
            warp = fbm(np.cos(a) * 2 + 5, np.sin(a) * 2 + q * 1.6 + 5, seed, 2) - .5
            k = 1 + deep * smoothstep(.02, .45, q) * (_ridge(a * count + 4.5 * warp + .5 * q) - .55) + .03 * q * np.sin(a * 3 + seed)
            grid.append(c + (np.cos(a) * w * k)[:, None] * j.chest[:, 0] + (np.sin(a) * d * k)[:, None] * j.chest[:, 1])
        grid = np.array(grid)
        if arm:
            grid = _over_sleeves(np.concatenate([grid, grid[:, ::-1]], 1), j, arm)[:, :n]
        grid = _shoulders(grid, j, .078)
        for _ in range(soft):
            grid[1:-1] = (grid[:-2] + 2 * grid[1:-1] + grid[2:]) / 4
        valley = np.zeros(grid.shape[:2])
        if folds:
            # Each fold starts at the shoulder, narrow, and leans a little as it falls.
            bend = .5 * (fbm(np.cos(a) * 1.5 + 3, np.sin(a) * 1.5 + f[:, None] * .7 + 3, seed + 5, 2) - .5)
            back = np.abs(np.cos((a + bend + .1 * f[:, None]) * folds[0] / 2)) ** 1.1
            rise = smoothstep(.03, .22, f)[:, None]
            out = grid - grid.mean(1, keepdims=True)
            out[..., 2] = 0
            grid = grid + out / (np.linalg.norm(out, axis=-1, keepdims=True) + 1e-9) * (folds[1] * rise * back)[..., None]
            valley = folds[2] * rise * (1 - smoothstep(0, .62, back))
        warp = fbm(np.cos(a) * 2 + 5 + 0 * f[:, None], np.sin(a) * 2 + f[:, None] * 1.6 + 5, seed, 2) - .5
        tone = rgb(color) * ((.5 + .56 * _ridge(a * count + 4.5 * warp + .5 * f[:, None])) * (1 - valley))[..., None]
        if folds:
            tone = rgb(color) * (1 + .75 * rise * (back ** 1.5 - .3) - valley)[..., None]
        _skin(m, grid[::-1], tone[::-1], closed=False)
        inner = grid - (grid - grid.mean(1, keepdims=True)) * .035
        _skin(m, inner, np.broadcast_to(rgb(lining or color) * .7, inner.shape), closed=False)
        for side in (0, -1):
            m.tube(grid[:, side], border, edge or rgb(color) * .8, n=8, mat='cloth', jitter=0)
        m.tube(grid[0], .014, rgb(color) * .9, n=8, mat='cloth', jitter=0)
        if turned:
            turned(m, grid)
    return draw


def soft_cap(color, band=None, size=1.0, tilt=(.06, -.14), lift=.012):
    """A soft cap gathered into a band on the brow, its crown fallen to one side."""
    def draw(m, j):
        from .meshes import rotation
        n = 220
        a = np.linspace(0, 2 * np.pi, n, endpoint=False)
        turn, at = j.head @ rotation(tilt[0], tilt[1], 0), j.points['head'] + j.head @ (0, 0, lift)
        g = _ridge(a * 22 + 3 * np.sin(a * 3) + 1.5 * np.sin(a * 5 + 1))
        sag = np.clip(np.cos(a - 2.6), 0, 1)
        rows, tones = [], []
        profile = [(.1, .02), (.1045, .026), (.1055, .038), (.1045, .05), (.101, .054), (.108, .058), (.122, .068), (.131, .082), (.132, .096), (.126, .11), (.11, .122), (.085, .131), (.05, .137), (.02, .139), (.001, .139)]
        for k, (r, z) in enumerate(profile):
            crown = k > 4
            fold = .0045 * (g - .5) * np.interp(k, [4, 6, 8, 11], [1, .8, .3, 0]) if crown else 0 * a
            r = r * (1 + .1 * (size - 1)) + fold + (.016 * sag * np.interp(k, [5, 8, 14], [.3, 1, 0]) if crown else 0)
            h = z - (.016 * sag * np.interp(k, [5, 9, 14], [.4, 1, .2]) if crown else 0) + .004 * np.sin(a * 2 + 1) * (k > 7)
            rows.append(at + np.stack([np.cos(a) * r, np.sin(a) * r * 1.1 - .008, h + 0 * a], 1) @ turn.T)
            tones.append((rgb(color) * (1 - np.interp(k, [4, 6, 10], [.3, .2, 0]) * (1 - g))[:, None] if crown else np.broadcast_to(rgb(band or color) * (.85 if k in (0, 4) else 1), (n, 3))))
        _skin(m, rows, tones)
    return draw


def jerkin(color, shirt='d8caa8', lace='3a2618', inflate=.024, stout=0.0, hem=.14, gap=.12, seed=4):
    """A sleeveless leather jerkin over the shirt, laced over the breast, its shoulders cut to the neck."""
    def draw(m, j):
        n, ts = 160, np.concatenate([np.linspace(hem, .9, 26), np.linspace(.915, .978, 8)])
        a = np.linspace(0, 2 * np.pi, n, endpoint=False)
        off = np.abs((a - np.pi / 2 + np.pi) % (2 * np.pi) - np.pi)
        rows, tones = [], []
        for t in ts:
            worn = fbm(np.cos(a) * 3 + 4, np.sin(a) * 3 + t * 5 + 4, seed, 3)
            pull = .006 * np.sin(t * 34 + np.cos(a) * 5 + worn * 5) * np.exp(-((t - .42) / .12) ** 2)
            sunk = .016 * smoothstep(gap * (1.35 + max(0, t - .8) * 6), gap, off) * (t > .34)
            rows.append(_shoulders(_ring(j, t, inflate * np.interp(t, [.9, 1], [1, .7]) + .008 * smoothstep(.28, hem, t) + pull - sunk, a, stout), j, .0745))
            open_ = smoothstep(gap * (1.3 + max(0, t - .8) * 6), gap, off)[:, None] * (t > .34)
            tones.append(rgb(color) * (.72 + .5 * worn)[:, None] * (1 - open_) + rgb(shirt) * .85 * open_)
        _skin(m, rows, tones)
        edge = lambda t, s: _shoulders(_ring(j, t, np.array([inflate * np.interp(t, [.9, 1], [1, .7]) + .002]), np.array([np.pi / 2 + s * gap * (1.25 + max(0, t - .8) * 6)]), stout), j, .0745)[0]
        for s in (-1, 1):
            m.tube([edge(t, s) for t in np.linspace(.35, .978, 26)], .0045, rgb(color) * .7, n=7, mat='cloth', jitter=0)
        for k, t in enumerate(np.linspace(.4, .8, 8)):
            s = (-1) ** k
            p, q = edge(t, s), edge(min(t + .057, .84), -s)
            m.tube([p, (p + q) / 2 + j.chest[:, 1] * .004, q], .003, lace, n=6, mat='cloth', jitter=0)
            for e in (p, q):
                m.ball(e, .0052, rgb(color) * .35, n=8, mat='cloth')
        low = rows[0]
        m.tube(np.vstack([low, low[:2]]), .005, rgb(color) * .7, n=6, caps=False, mat='cloth', jitter=0)
        for s in 'lr':
            p, q = j.points['shoulder_' + s], j.points['elbow_' + s]
            d = unit(q - p)
            x = unit(np.cross(d, j.chest[:, 1]))
            y = np.cross(d, x)
            t = np.linspace(0, 2 * np.pi, 40)
            wing = [p + d * along + r * (np.cos(t)[:, None] * x + np.sin(t)[:, None] * y) for along, r in ((-.03, .074), (.0, .0755), (.03, .078), (.045, .079), (.046, .072))]
            m.loft(wing, color, caps=False, mat='cloth', jitter=0)
    return draw
