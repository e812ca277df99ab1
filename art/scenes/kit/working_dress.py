"""Working dress of the 1840s as extras for `Look`: shawls, paper caps, kerchiefs, mob caps and watch chains. For industrial 1, 2."""
import numpy as np

from . import clothes
from .body import torso_ring
from .meshes import rgb, rotation


def shawl(color, border=None, length=0.3, over_head=False, knot=True):
    """A woollen shawl about the shoulders, its point down the back; `over_head` draws it up over the hair."""
    def draw(m, j):
        p = j.points
        n = 24
        a = np.linspace(0, 2 * np.pi, n, endpoint=False)
        back = np.maximum(0, -np.sin(a)) ** 1.6
        front = np.maximum(0, np.sin(a)) ** 3
        reach = length * (.78 + .85 * back + .45 * front)
        rings = []
        for f in np.linspace(0, 1, 8):
            w, d = np.interp(f, [0, .3, 1], [.09, .205, .262]), np.interp(f, [0, .3, 1], [.09, .135, .185])
            k = 1 + .045 * np.sin(a * 8 + 1) * f
            c = p['neck'] + j.chest @ (0, .005, .05)
            ring = c + (np.cos(a) * w * k)[:, None] * j.chest[:, 0] + (np.sin(a) * d * k)[:, None] * j.chest[:, 1]
            rings.append(ring - (f * (reach + .05) + .025 * f * np.abs(np.sin(a * 6)))[:, None] * j.chest[:, 2])
        c, edge = rgb(color), rgb(border) if border else rgb(color) * .8
        tone = np.array([edge, edge, c, c, c, c, c * .95, c * .9])
        m.loft(rings[::-1], tone, caps=False, mat='cloth', jitter=.02)
        if over_head:
            clothes.shell(m, j, color, (0, 1, -.16), .66, (.11, .132, .15), rim=.012)
        if knot:
            q = p['neck'] + j.chest @ (0, .15, -.1 - length * .55)
            m.ball(q, (.04, .035, .04), color, n=8, mat='cloth')
            for s in (-1, 1):
                m.tube([q, q + j.chest @ (s * .04, .03, -.1), q + j.chest @ (s * .055, .03, -.22)], [.02, .04, .045], color, n=6, mat='cloth', squash=.5)
    return draw


def paper_cap(color='d8ccae'):
    """The square folded paper cap of engine men and joiners."""
    def draw(m, j):
        at = j.points['head'] + j.head @ (0, -.005, .115)
        turn = j.head @ rotation(.14, .04, .3)
        # Creased: its sides lean in, its corners are soft and its crown dips between them.
        a = np.linspace(0, 2 * np.pi, 28, endpoint=False)
        box = lambda r, z, k: np.stack([r * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** k, 1.12 * r * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** k, np.full(28, z) + .006 * np.cos(a * 4)], 1) @ turn.T + at
        m.loft([box(r, z, k) for r, z, k in ((.104, -.05, .9), (.108, -.03, .85), (.107, -.022, .8), (.1, -.018, .72), (.092, .032, .62), (.084, .036, .6), (.05, .026, .7), (.004, .022, 1))], np.array([rgb(color) * t for t in (.72, .8, .74, .95, 1, 1, .92, .88)]), caps=False, smooth=False, jitter=.02)
    return draw


def peaked_cap(color='3a352e'):
    """A soft cloth cap with a small peak."""
    def draw(m, j):
        top = lambda q: j.points['head'] + j.head @ np.asarray(q, float)
        m.lathe([(.105, .0), (.108, .03), (.138, .07), (.12, .1), (.05, .118), (.003, .12)], color, n=16, center=top((0, -.005, .05)), rot=j.head @ rotation(.1, .05, 0), caps=False, mat='cloth')
        m.ball(top((0, .115, .058)), (.085, .06, .011), rgb(color) * .6, n=10, rot=j.head @ rotation(-.25, 0, 0))
    return draw


def kerchief(color='c2341d'):
    """A neckerchief."""
    def draw(m, j):
        rings = [torso_ring(j, t, .018 + e, 16) for t, e in ((.955, .004), (.985, .012), (1.0, .008))]
        m.loft(rings, color, caps=False, mat='cloth', jitter=.02)
        q = j.points['neck'] + j.chest @ (0, .085, -.035)
        m.ball(q, (.022, .02, .022), color, n=6, mat='cloth')
        for s in (-1, 1):
            m.tube([q, q + j.chest @ (s * .035, .03, -.07), q + j.chest @ (s * .05, .03, -.13)], [.012, .024, .016], color, n=5, mat='cloth', squash=.5)
    return draw


def mob_cap(color='ece2cc', ribbon=None):
    """A gathered linen cap with a frill about the face."""
    def draw(m, j):
        clothes.shell(m, j, color, (0, 1, -.25), .72, (.108, .13, .148), center=(0, -.02, .022), rough=.02)
        a = np.linspace(0, 2 * np.pi, 30)
        ax, side = np.array([0, 1, -.25]) / 1.03, np.array([1.0, 0, 0])
        up = np.cross(side, ax)
        ring = lambda r, out: [(ax * (.045 + out) + np.cos(q) * side * r * .92 + np.sin(q) * up * (r * 1.1) + (0, -.01, .02)) * (1 + .03 * np.sin(q * 14)) @ j.head.T + j.points['head'] for q in a]
        m.loft([ring(.1, 0), ring(.124, .035)], color, closed=False, mat='cloth', jitter=.02)
        if ribbon:
            m.tube(ring(.106, .004), .008, ribbon, n=4, caps=False, mat='cloth')
    return draw


def poke_bonnet(color='b89a5c', ribbon='c2341d'):
    """A straw bonnet whose brim shades the face."""
    def draw(m, j):
        clothes.shell(m, j, color, (0, 1, -.05), .66, (.112, .14, .15), center=(0, -.02, .015))
        a = np.linspace(-.55, np.pi + .55, 20)
        ring = lambda r, y: [np.array([np.cos(q) * r, y, np.sin(q) * r * 1.12 + .01]) @ j.head.T + j.points['head'] for q in a]
        m.loft([ring(.104, .03), ring(.122, .1), ring(.142, .165)], color, closed=False, jitter=.04)
        m.tube(ring(.11, .035), .014, ribbon, n=5, mat='cloth')
        q = j.points['head'] + j.head @ (0, .085, -.135)
        m.ball(q, (.03, .02, .022), ribbon, n=6, mat='cloth')
        for s in (-1, 1):
            m.tube([q, q + j.chest @ (s * .03, .02, -.12)], [.012, .02], ribbon, n=5, mat='cloth', squash=.4)
    return draw


def watch_chain(color='d8a63a'):
    """A gold chain across a waistcoat."""
    def draw(m, j):
        pts = [torso_ring(j, .42 - .05 * np.sin(t * np.pi), .03, angles=[np.pi / 2 + (t - .5) * 1.1])[0] for t in np.linspace(0, 1, 9)]
        m.tube(pts, .009, color, n=5, mat='metal')
    return draw
