"""What closes a garment near the camera: lapels, buttons and pocket flaps on the chest, and an apron gathered on its band. For industrial 1, 2, 3; modern 2, 3."""
import numpy as np

from . import clothes
from .body import torso_ring
from .meshes import rgb

FRONT = np.pi / 2


def _strip(m, j, heights, inner, outer, color, out, stout=0.0, feminine=0.0, n=5, **kw):
    """Cloth laid on the trunk between two angles from its front (each a function of the height on the trunk)."""
    rows = [torso_ring(j, t, out(t) if callable(out) else out, 0, stout, feminine, FRONT + np.linspace(inner(t), outer(t), n)) for t in heights]
    m.loft(rows, color, closed=False, mat='cloth', jitter=.01, **kw)
    return rows


def _seam(m, j, places, color, out, radius=.0035, stout=0.0, feminine=0.0):
    """A thin dark line on the trunk through (height, angle from the front)."""
    m.tube([torso_ring(j, t, out, 0, stout, feminine, [FRONT + a])[0] for t, a in places], radius, color, n=6, mat='cloth', jitter=0)


def jacket(color, buttons='2a2018', low=.46, stout=0.0, flaps=True, collar=True, double=False, back=True):
    """An `extra`: a jacket's turned lapels, the seam that closes it below `low`, its buttons (two rows with `double`), pocket flaps, collar and the seams of its `back`."""
    def draw(m, j):
        tone, dark = rgb(color), rgb(color) * .45
        edge = lambda t: .05 + max(0, t - low) * .86
        wide = lambda t: np.interp(t, [low, low + .1, .74, .8, .83, .86, .96], [.03, .26, .5, .5, .3, .4, .3])
        heights = np.concatenate([np.linspace(low, .78, 9), (.8, .83, .86, .9, .955)])
        for s in (-1, 1):
            _strip(m, j, heights, lambda t: s * edge(t), lambda t: s * (edge(t) + wide(t)), tone * 1.22, .028, stout)
            _seam(m, j, [(t, s * (edge(t) + wide(t))) for t in heights], dark, .027, .0045, stout)
            if flaps:
                _strip(m, j, (.06, .075, .13, .14), lambda t: s * .62, lambda t: s * 1.12, tone * 1.3, lambda t: .026 if .07 < t < .135 else .016, stout)
                _seam(m, j, [(.14, s * a) for a in np.linspace(.62, 1.12, 6)], dark, .02, .004, stout)
        _seam(m, j, [(t, .05) for t in np.linspace(low + .02, .02, 8)], dark, .018, .005, stout)
        for t in np.linspace(.14, low - .04, 3):
            for a in ((-.16, .26) if double else (-.06,)):
                m.ball(torso_ring(j, t, .021, 0, stout, 0, [FRONT + a])[0], (.014, .005, .014), buttons, n=10, rot=j.chest, mat='gloss')
        if back:
            _seam(m, j, [(t, np.pi) for t in np.linspace(.9, .02, 12)], dark, .018, .004, stout)
        for s in (-1, 1) if back else ():
            _seam(m, j, [(t, s * (np.pi - np.interp(t, [.02, .3, .8], [.5, .42, .95]))) for t in np.linspace(.78, .02, 12)], dark, .018, .004, stout)
        if collar:
            clothes.collar(m, j, color, high=.046, open_angle=.62, wide=.08)
    return draw


def waistcoat(color, buttons='c8a45c', low=.42, stout=0.0, chain=None):
    """An `extra`: a waistcoat's narrow lapels, points at its hem, a row of buttons and, with a colour, a watch chain."""
    def draw(m, j):
        tone, dark = rgb(color), rgb(color) * .45
        edge = lambda t: .05 + max(0, t - low) * .86
        heights = np.linspace(low, .93, 10)
        for s in (-1, 1):
            _strip(m, j, heights, lambda t: s * edge(t), lambda t: s * (edge(t) + np.interp(t, [low, .55, .8, .93], [.02, .17, .24, .12])), tone * 1.3, .024, stout, n=4)
            _seam(m, j, [(t, s * (edge(t) + np.interp(t, [low, .55, .8, .93], [.02, .17, .24, .12]))) for t in heights], dark, .024, .004, stout)
            _seam(m, j, [(.16, s * a) for a in np.linspace(.5, .95, 6)], dark, .02, .0055, stout)
            _strip(m, j, (.3, .34, .36), lambda t: s * .58, lambda t: s * .9, tone * 1.2, .021, stout, n=4)
        _seam(m, j, [(t, .06) for t in np.linspace(low + .02, .02, 8)], dark, .017, .0045, stout)
        for t in np.linspace(.1, low - .03, 4):
            m.ball(torso_ring(j, t, .02, 0, stout, 0, [FRONT])[0], (.012, .008, .012), buttons, n=10, rot=j.chest, mat='metal')
        if chain:
            m.tube([torso_ring(j, .3 - .05 * np.sin(u * np.pi), .026, 0, stout, 0, [FRONT + .02 + u * .62])[0] for u in np.linspace(0, 1, 9)], .005, chain, n=6, mat='metal')
    return draw


def neckcloth(color, stout=0.0, tied=True):
    """An `extra`: a cloth wound twice about the neck, its ends tucked under the coat; unless `tied` in front they are drawn elsewhere."""
    def draw(m, j):
        p = j.points['neck']
        a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
        rings = []
        for z, r in ((-.05, .098), (-.03, .094), (-.016, .086), (-.006, .092), (.01, .088), (.022, .08), (.028, .07)):
            fold = 1 + .02 * np.sin(a * 5 + z * 160)
            rings.append(p + (np.cos(a) * r * fold)[:, None] * j.chest[:, 0] + (np.sin(a) * r * .96 * fold + .004)[:, None] * j.chest[:, 1] + np.outer(z + .006 * np.sin(a * 3 + z * 60) - .014 * np.clip(np.sin(a), 0, 1) + .5 * max(0, -z) * np.clip(-np.sin(a), 0, 1), j.chest[:, 2]))
        m.loft(rings, color, caps=False, mat='cloth', jitter=0)
        if not tied:
            return
        knot = p + j.chest @ (.006, .096, -.038)
        m.ball(knot, (.022, .017, .02), rgb(color) * .95, n=12, lump=.04, mat='cloth')
        for s in (-1, 1):
            end = knot + j.chest @ (s * .05, .012, -.1)
            m.tube([knot, knot * .5 + end * .5 + j.chest @ (0, .014, 0), end], [.011, .026, .03], rgb(color) * (.9 + .08 * s), n=10, squash=.42, mat='cloth', jitter=0)
    return draw


def braces(color, clip='b8a878', stout=0.0, bag=.016, out=0.0):
    """An `extra`: braces over a tucked shirt, clipped to the waistband before and behind; `out` (m) lifts them off a full shirt's breast and shoulders."""
    def draw(m, j):
        right, fwd, up = j.chest.T
        for s in (-1, 1):
            near = lambda t: .026 + out * min(1, max(0, (t - .45) / .25)) + bag * np.exp(-((t - .4) / .09) ** 2)
            front = [torso_ring(j, t, near(t), 0, stout, 0, [FRONT - s * a])[0] for t, a in zip(np.linspace(.29, .84, 12), np.linspace(.5, .46, 12))]
            back = [torso_ring(j, t, near(t), 0, stout, 0, [FRONT - s * (np.pi - a)])[0] for t, a in zip(np.linspace(.84, .29, 10), np.linspace(.46, .3, 10))]
            over = j.points['neck'] * .25 + j.points['shoulders'] * .3 + j.points['shoulder_' + 'l0r'[s + 1]] * .45 - j.chest @ (0, .003, .01)
            arc = [over + (.065 + out) * (np.cos(q) * fwd + np.sin(q) * up) for q in np.linspace(.5, np.pi - .4, 9)]
            path = np.array(front + arc + back)
            for _ in range(2):
                path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
            m.loft([[p - right * .0165, p - right * .006, p + right * .006, p + right * .0165] for p in path], color, closed=False, mat='cloth', jitter=.01)
            m.box(front[1] + fwd * .004, (.036, .008, .03), clip, rot=j.chest, chamfer=.003, mat='metal')
            m.box(front[5] + fwd * .005, (.04, .006, .016), clip, rot=j.chest, chamfer=.002, mat='metal')
    return draw


def pocket(color, pens=('2c3a4c', '8a2418'), stout=0.0):
    """An `extra`: a shirt's breast pocket on the left, with pens in it."""
    def draw(m, j):
        _strip(m, j, (.6, .61, .7, .715), lambda t: .62, lambda t: 1.02, rgb(color) * .95, lambda t: .024 if .605 < t < .71 else .017, stout)
        _seam(m, j, [(.71, a) for a in np.linspace(.62, 1.02, 6)] + [(.6, 1.02), (.6, .62), (.71, .62)], rgb(color) * .6, .024, .0022, stout)
        for k, pen in enumerate(pens):
            a, b = (torso_ring(j, t, .03, 0, stout, 0, [FRONT + .7 + .07 * k])[0] for t in (.66, .735 - .012 * k))
            m.tube([a, b], .0055, pen, n=8, mat='gloss')
    return draw


def apron(color, hem=.3, flare=.17, stout=0.0, band=None, seed=1, spread=1.02, tuck=True):
    """An `extra`: a gathered linen apron on a waistband, `spread` radians to each side, with a stitched tuck above its hem."""
    def draw(m, j):
        rng = np.random.default_rng(seed)
        top, count, rows = j.points['pelvis'][2] + .1, 160, 26
        whole = np.array(clothes.skirt_rings(j, top, hem, .19 + stout * .05, flare, n=count, rng=None, depth=.012))
        a = np.linspace(0, 2 * np.pi, count, endpoint=False)
        pick = np.nonzero(np.abs(a - FRONT) < spread)[0]
        f = np.linspace(0, 1, rows)
        rings = np.array([[np.interp(f, np.linspace(0, 1, len(whole)), whole[:, k, i]) for i in range(3)] for k in pick]).transpose(2, 0, 1)
        b, phase = a[pick], rng.uniform(0, 6, 3)
        away = np.stack([np.cos(b), np.sin(b), np.zeros(len(b))], 1) @ j.hips.T
        tones = []
        for k, share in enumerate(f):
            # Small pleats under the band join to broad soft folds further down.
            small = .006 * np.sin(b * 46 + phase[0]) * np.exp(-share / .16)
            broad = .02 * share ** .8 * np.sin(b * 8.5 + phase[1] + .9 * np.sin(b * 3 + phase[2])) + .008 * share * np.sin(b * 19 + phase[2] + share * 2)
            rings[k] += away * (small + broad + .018 + .016 * share)[:, None]
            stitched = tuck and k in (rows - 4, rows - 3)
            tones.append(rgb(color) * (.9 if stitched else 1) * (1 - .22 * max(0, share - .55)))
        m.loft(rings[::-1], np.array(tones[::-1]), closed=False, mat='cloth', jitter=.01)
        for edge in (rings[:, 0], rings[:, -1], rings[-1]):
            m.tube(edge, .004, rgb(color) * .86, n=6, mat='cloth', jitter=0)
        m.loft([torso_ring(j, t, .022 + o, 48, stout, 1) for t, o in ((.16, 0), (.17, .006), (.235, .006), (.245, 0))], band or rgb(color) * .93, caps=False, mat='cloth', jitter=0)
    return draw
