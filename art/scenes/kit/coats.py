"""What tells one near coat from another: collars, lapels, plackets with toggles, pockets, straps, a knitted scarf. All are extras of a `Look`. For future 1, 2; modern 1, 2."""
import numpy as np

from .body import torso_ring
from .meshes import rgb, unit

FRONT = np.pi / 2


def turned_collar(color, high=.034, wide=.115, point=.05, gap=.24):
    """A collar that stands behind the neck, turns over and lies on the shoulders, with two points in front; `gap` (radians) is its opening."""
    def draw(m, j):
        p, c = j.points['neck'], j.chest
        a = np.linspace(FRONT + gap, FRONT + 2 * np.pi - gap, 44)
        front = np.exp(-((np.minimum(a - FRONT, FRONT + 2 * np.pi - a) - gap) / .34) ** 2)
        rings = []
        for f, r in ((-1, .074), (-.4, .076), (0, .079), (.06, .086), (.3, .094), (.65, .5), (1, 1)):
            r = r if r < .2 else .094 + (wide + .012 * front - .094) * (f - .3) / .7
            up = high + f * .05 if f < 0 else high - f * (high + .006 + point * front)
            rings.append(p + (np.cos(a) * r)[:, None] * c[:, 0] + (np.sin(a) * r * .95)[:, None] * c[:, 1] + np.broadcast_to(up, a.shape)[:, None] * c[:, 2])
        m.loft(rings, np.array([rgb(color) * k for k in (.7, .75, .9, 1.05, 1, 1, 1.1)]), closed=False, mat='cloth', jitter=.01)
    return draw


def lapels(color, stout=0.0, feminine=0.0, low=.46, wide=.2):
    """The two lapels of a jacket whose shirt shows in a V, notched below the collar."""
    def draw(m, j):
        for s in (-1, 1):
            rows = []
            for t in np.linspace(low, .955, 16):
                inner = .05 + max(0, t - .45) * .85
                outer = inner + .012 + wide * np.clip((t - low) / .3, 0, 1) * (.55 if .80 < t < .845 else 1 if t <= .80 else .8)
                rows.append(torso_ring(j, t, .03, 0, stout, feminine, FRONT - s * np.linspace(inner, outer, 4)) + j.chest[:, 1] * np.array((.0, .006, .006, -.002))[:, None])
            m.loft(rows if s > 0 else [r[::-1] for r in rows], np.array([rgb(color)] * 16), closed=False, mat='cloth', jitter=.01)
            edge = np.array([r[3 if s > 0 else 3] for r in rows])
            m.tube(edge + j.chest[:, 1] * .002, .0035, rgb(color) * .6, n=5, caps=False, mat='cloth')
    return draw


def placket(color, low=.02, high=.93, stout=0.0, feminine=0.0, width=.13, out=.018, at=0.0):
    """The front edge of a coat laid over the other, with its seam; a yoke or another panel elsewhere, `at` so many radians from the front."""
    def draw(m, j):
        rows = [torso_ring(j, t, out, 0, stout, feminine, FRONT + at + np.linspace(-1, 1, 9) * width) + j.chest[:, 1] * np.cos(at) * (.004 - .008 * np.abs(np.linspace(-1, 1, 9)) ** 4)[:, None] for t in np.linspace(low, high, 14)]
        m.loft(rows, color, closed=False, mat='cloth', jitter=.01)
        m.tube([r[0] + j.chest[:, 1] * .004 * np.cos(at) for r in rows], .003, rgb(color) * .55, n=5, caps=False, mat='cloth')
    return draw


def toggles(at, wood='c49a5c', cord='e8dcc0', stout=0.0, feminine=0.0, out=.03):
    """Wooden toggles in loops of cord at these heights of the trunk (0 hips, 1 neck), as on a duffle coat."""
    def draw(m, j):
        for t in at:
            row = lambda *a: torso_ring(j, t, out, 0, stout, feminine, FRONT + np.array(a))
            left, middle, right = row(.42, 0, -.42)
            for end, s in ((left, -1), (right, 1)):
                for h in (-.006, .006):
                    near = row(-s * .1)[0]
                    m.tube([end + j.chest @ (0, 0, h), near + j.chest @ (0, .006, h), middle + j.chest @ (s * .012, .008, h * .3)], .0038, cord, n=6, mat='cloth')
                m.box(end, (.034, .01, .034), '6a4428', rot=j.chest, chamfer=.004, mat='leather')
            m.tube([middle + j.chest @ (x, .013, x * .12) for x in (-.036, -.03, 0, .03, .036)], [.004, .0085, .0105, .0085, .004], wood, n=10, mat='gloss')
    return draw


def buttoned(color, at, aside=(0.0,), size=.0125, stout=0.0, feminine=0.0, out=.026, mat='gloss'):
    """Flat buttons at these heights of the trunk, at so many radians from the middle."""
    def draw(m, j):
        for t in at:
            for s in aside:
                p = torso_ring(j, t, out, 0, stout, feminine, [FRONT + s])[0]
                m.ball(p, (size, size * .5, size), color, n=10, rot=j.chest, mat=mat)
    return draw


def pocket(color, t, aside, size=(.11, .05), stout=0.0, feminine=0.0, out=.02):
    """A pocket's flap at a height of the trunk, `aside` radians from the middle (to the right below 0)."""
    def draw(m, j):
        ring = lambda a, o: torso_ring(j, t, o, 0, stout, feminine, [FRONT + a])[0]
        at, way = ring(aside, out), unit(ring(aside, out + .05) - ring(aside, out))
        side = unit(np.cross(way, j.chest[:, 2]))
        m.box(at, (size[0], .014, size[1]), color, rot=np.stack([side, way, np.cross(side, way)], 1), chamfer=.006, mat='cloth')
    return draw


def straps(color, button='d8b050'):
    """A strap with its button on each shoulder."""
    def draw(m, j):
        for s in 'lr':
            a, b = j.points['shoulder_' + s], j.points['neck'] * .6 + j.points['shoulders'] * .4
            line = [a * (1 - k) + b * k + j.chest @ (0, .0, .066 + .004 * np.sin(k * 3)) for k in (.06, .25, .5, .72)]
            m.loft([[q + j.chest @ (0, w, d) for w, d in ((-.03, -.016), (-.024, .006), (.024, .006), (.03, -.016))] for q in line], color, closed=False, mat='cloth', jitter=.01)
            m.ball(line[-1] + j.chest @ (0, 0, .01), .009, button, n=8, mat='metal')
    return draw


def strapped(color, buckle='c8a050', t=.3, stout=0.0, feminine=0.0, out=.03, cross=False):
    """A belt with a buckle, and with `cross` the strap over the right shoulder that carries it."""
    def draw(m, j):
        m.loft([torso_ring(j, k, out + o, 40, stout, feminine) for k, o in ((t - .045, -.004), (t - .038, .003), (t + .038, .003), (t + .045, -.004))], color, caps=False, mat='leather', jitter=.01)
        p = torso_ring(j, t, out + .008, 0, stout, feminine, [FRONT])[0]
        m.box(p, (.055, .014, .05), buckle, rot=j.chest, chamfer=.005, mat='metal')
        if cross:
            rows = [torso_ring(j, t + (.93 - t) * f, out, 0, stout, feminine, FRONT + .62 - 1.3 * f + np.array((-.1, .1))) for f in np.linspace(0, 1, 12)]
            m.loft(rows, color, closed=False, mat='leather', jitter=.01)
    return draw


def knit_scarf(color, second=None, tail=.34, seed=1, inner=None, shift=0.0, ahead=0.0):
    """A knitted scarf wound twice about the neck, ribbed, one fringed end down the front, moved by `shift` (m) and so far `ahead` of what buttons the coat; `inner` is the upper round's colour."""
    def draw(m, j):
        c0, c, tone = j.points['neck'], j.chest, rgb(color)
        a = np.linspace(0, 2 * np.pi, 120)
        for k, (up, w, r) in enumerate(((-.03, .098, .036), (.012, .084, .032))):
            ring = c0 + c @ (0, .006, up) + np.cos(a)[:, None] * c[:, 0] * w + np.sin(a)[:, None] * c[:, 1] * w * .88 + c[:, 2] * (.012 * np.sin(a * 2 + k * 2 + seed) + .02 * k * np.cos(a - 2.2))[:, None]
            m.tube(ring, r * (1 + .07 * np.sin(a * 5 + k + seed) + .035 * np.sign(np.sin(a * 34))), rgb(inner) if inner and k else tone * (1 - .12 * k), n=16, caps=False, squash=1.12, mat='cloth', jitter=.01)
        if not tail:
            return
        knots = np.array(((.045, .088, -.02), (.062, .128, -.09), (.07, .15, -.18), (.066, .16, -.18 - tail * .45), (.07, .155, -.16 - tail))) + (shift, 0, 0)
        knots[1:, 1] += ahead
        t = np.linspace(0, 1, 26)
        path = np.stack([np.interp(t, np.linspace(0, 1, 5), knots[:, k]) for k in range(3)], 1)
        path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
        wide = np.interp(t, [0, .3, 1], [.03, .046, .05])
        u = np.linspace(-1, 1, 13)
        rows = [c0 + c @ np.zeros(3) + (np.outer(u * w, (1, 0, 0)) + q + np.outer(.013 * np.cos(u * 1.5) + .004 * np.cos(u * 15), (0, 1, 0))) @ c.T for q, w in zip(path, wide)]
        bands = [rgb(second) if second and any(abs(v - b) < .022 for b in (.74, .84)) else tone for v in t]
        m.loft(rows, np.array(bands), closed=False, mat='cloth', jitter=.015)
        for k in range(13):
            q = rows[-1][k]
            m.tube([q, q - c @ (.0, .002, .03), q - c @ (.004 * (k % 3 - 1), .0, .058)], [.0048, .0045, .002], tone * .92, n=5, caps=False, mat='cloth')
    return draw


def seams(color, at, half=1.3, stout=0.0, feminine=0.0, out=.013):
    """Stitched seams across the front at these heights of the trunk, as on quilted cloth."""
    def draw(m, j):
        for t in at:
            path = torso_ring(j, t, out, 0, stout, feminine, FRONT + np.linspace(-half, half, 26))
            m.tube(path - j.chest[:, 2] * .004 * np.cos(np.linspace(-4, 4, 26))[:, None], .0035, color, n=5, caps=False, mat='cloth')
    return draw


def baldric(color, edge=None, stout=0.0, feminine=0.0, out=.034, width=.13):
    """A sash from the left shoulder to the right hip and back behind, with a seam on both edges."""
    def draw(m, j):
        for back in (0, 1):
            f = np.linspace(0, 1, 22)
            turn = (.52 - 1.5 * f) * (-1 if back else 1) + (np.pi if back else 0)
            rows = [torso_ring(j, .975 - .7 * k, out + .004 * np.sin(k * 9), 0, stout, feminine, FRONT + a + np.linspace(-1, 1, 7) * width * (1 + .5 * (k < .12))) for k, a in zip(f, turn)]
            m.loft(rows if back else [r[::-1] for r in rows], color, closed=False, mat='cloth', jitter=.01)
            for k in (0, -1):
                m.tube([r[k] for r in rows], .004, edge or rgb(color) * .6, n=5, caps=False, mat='cloth')
    return draw


def sleeve_band(color, side='r', t=.52, radius=.0655):
    """A band of cloth about the upper arm."""
    def draw(m, j):
        a, b = j.points['shoulder_' + side], j.points['elbow_' + side]
        m.tube([a + (b - a) * k for k in (t - .07, t - .06, t + .06, t + .07)], [radius - .006, radius, radius - .003, radius - .008], color, n=24, caps=False, mat='cloth')
    return draw


def barbered(color, thin=.0042):
    """Hair cut close at the sides and the nape, below a cap or hat: nothing shows over the brow."""
    def draw(m, j):
        place = j.face[1]
        rng, n = np.random.default_rng(7), 44
        a = np.linspace(0, 2 * np.pi, n, endpoint=False)
        off = np.abs((a - FRONT + np.pi) % (2 * np.pi) - np.pi)
        line = np.interp(off, [0, .7, .95, 1.2, 1.45, 1.75, 2.0, np.pi], [.75, .7, .5, .02, .2, .1, -.6, -.95])
        rows = []
        for f in (0, .04, .2, .45, .7, 1):
            up = line + (1.25 - line) * f
            d = np.stack([np.cos(up) * np.cos(a), np.cos(up) * np.sin(a), np.sin(up)], 1)
            rows.append(place(d * (np.array((.0815, .1025, .0935)) + (0 if f == 0 else thin) + rng.normal(0, .0006, (n, 1))) + np.array((0, -.018, .03))))
        m.loft(rows, rgb(color) * .8, mat='hair', jitter=.06)
    return draw
