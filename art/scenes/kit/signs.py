"""Painted and lit signs: block letters, devices, boards, and placards to hold. For future 3; modern 1, 2, 3."""
import numpy as np

from .meshes import rgb, rotation, unit

# Strokes of block letters on a grid 0.9 wide and 1.4 high.
STROKES = {
    'A': [[(0, 0), (.45, 1.4), (.9, 0)], [(.18, .5), (.72, .5)]],
    'B': [[(0, 0), (0, 1.4), (.65, 1.4), (.85, 1.2), (.85, .9), (.65, .72), (0, .72)], [(.65, .72), (.9, .5), (.9, .2), (.7, 0), (0, 0)]],
    'C': [[(.9, .2), (.7, 0), (.2, 0), (0, .25), (0, 1.15), (.2, 1.4), (.7, 1.4), (.9, 1.2)]],
    'D': [[(0, 0), (0, 1.4), (.55, 1.4), (.9, 1.05), (.9, .35), (.55, 0), (0, 0)]],
    'E': [[(.9, 0), (0, 0), (0, 1.4), (.9, 1.4)], [(0, .7), (.7, .7)]],
    'F': [[(0, 0), (0, 1.4), (.9, 1.4)], [(0, .7), (.7, .7)]],
    'G': [[(.9, 1.2), (.7, 1.4), (.2, 1.4), (0, 1.15), (0, .25), (.2, 0), (.7, 0), (.9, .2), (.9, .65), (.5, .65)]],
    'H': [[(0, 0), (0, 1.4)], [(.9, 0), (.9, 1.4)], [(0, .7), (.9, .7)]],
    'I': [[(.45, 0), (.45, 1.4)]],
    'J': [[(.75, 1.4), (.75, .25), (.55, 0), (.2, 0), (0, .25)]],
    'K': [[(0, 0), (0, 1.4)], [(.9, 1.4), (0, .6)], [(.3, .86), (.9, 0)]],
    'L': [[(0, 1.4), (0, 0), (.85, 0)]],
    'M': [[(0, 0), (0, 1.4), (.45, .6), (.9, 1.4), (.9, 0)]],
    'N': [[(0, 0), (0, 1.4), (.9, 0), (.9, 1.4)]],
    'O': [[(.2, 0), (0, .25), (0, 1.15), (.2, 1.4), (.7, 1.4), (.9, 1.15), (.9, .25), (.7, 0), (.2, 0)]],
    'P': [[(0, 0), (0, 1.4), (.7, 1.4), (.9, 1.2), (.9, .85), (.7, .65), (0, .65)]],
    'Q': [[(.2, 0), (0, .25), (0, 1.15), (.2, 1.4), (.7, 1.4), (.9, 1.15), (.9, .25), (.7, 0), (.2, 0)], [(.55, .35), (1.0, -.12)]],
    'R': [[(0, 0), (0, 1.4), (.7, 1.4), (.9, 1.2), (.9, .85), (.7, .65), (0, .65)], [(.4, .65), (.9, 0)]],
    'S': [[(0, .2), (.2, 0), (.7, 0), (.9, .2), (.9, .5), (.7, .7), (.2, .7), (0, .9), (0, 1.2), (.2, 1.4), (.7, 1.4), (.9, 1.2)]],
    'T': [[(.45, 0), (.45, 1.4)], [(0, 1.4), (.9, 1.4)]],
    'U': [[(0, 1.4), (0, .25), (.2, 0), (.7, 0), (.9, .25), (.9, 1.4)]],
    'V': [[(0, 1.4), (.45, 0), (.9, 1.4)]],
    'W': [[(0, 1.4), (.22, 0), (.45, .9), (.68, 0), (.9, 1.4)]],
    'X': [[(0, 0), (.9, 1.4)], [(0, 1.4), (.9, 0)]],
    'Y': [[(0, 1.4), (.45, .7), (.9, 1.4)], [(.45, .7), (.45, 0)]],
    'Z': [[(0, 1.4), (.9, 1.4), (0, 0), (.9, 0)]],
    '0': [[(.2, 0), (0, .25), (0, 1.15), (.2, 1.4), (.7, 1.4), (.9, 1.15), (.9, .25), (.7, 0), (.2, 0)]],
    '1': [[(.2, 1.1), (.5, 1.4), (.5, 0)]],
    '2': [[(0, 1.15), (.2, 1.4), (.7, 1.4), (.9, 1.15), (.9, .85), (0, 0), (.9, 0)]],
    '3': [[(0, 1.4), (.9, 1.4), (.4, .8), (.7, .8), (.9, .55), (.9, .2), (.7, 0), (.2, 0), (0, .2)]],
    '4': [[(.7, 0), (.7, 1.4), (0, .45), (.95, .45)]],
    '5': [[(.9, 1.4), (.1, 1.4), (.05, .8), (.65, .85), (.9, .6), (.9, .2), (.7, 0), (.2, 0), (0, .2)]],
    '6': [[(.8, 1.4), (.3, 1.3), (0, .8), (0, .25), (.2, 0), (.7, 0), (.9, .25), (.9, .55), (.7, .78), (.2, .75), (0, .5)]],
    '7': [[(0, 1.4), (.9, 1.4), (.35, 0)]],
    '8': [[(.2, .72), (0, .95), (0, 1.2), (.2, 1.4), (.7, 1.4), (.9, 1.2), (.9, .95), (.7, .72), (.2, .72), (0, .5), (0, .2), (.2, 0), (.7, 0), (.9, .2), (.9, .5), (.7, .72)]],
    '9': [[(.1, 0), (.6, .1), (.9, .6), (.9, 1.15), (.7, 1.4), (.2, 1.4), (0, 1.15), (0, .85), (.2, .62), (.7, .65), (.9, .9)]],
}


def starts(word):
    """Where each letter's square begins, and how wide the word is, in units of the grid; an I takes no more room than its stroke."""
    at, x = [], 0.0
    for letter in word:
        at.append(x - .4 * (letter == 'I'))
        x += .45 if letter == 'I' else 1.25
    return at, x - .35


def letters(m, word, center, right, up, height, color, weight=.16, out=.01, **kw):
    """A word of block letters in the plane of `right` and `up`, its middle at `center`."""
    k = height / 1.4
    right, up = unit(right), unit(up)
    normal = np.cross(right, up)
    at, wide = starts(word)
    for x, letter in zip(at, word):
        place = lambda q: np.asarray(center, float) + right * (q[0] + x - wide / 2) * k + up * (q[1] - .7) * k + normal * out
        strokes = [pair for line in STROKES.get(letter, []) for pair in zip(line[:-1], line[1:])]
        for n, (a, b) in enumerate(strokes):
            # Each stroke lies a hair above the last: two faces in one plane would shadow each other.
            a, b = place(a) + normal * n * 4e-4, place(b) + normal * n * 4e-4
            d = unit(b - a) * weight * k * .35
            m.beam(a - d, b + d, weight * k, color, depth=.008, up=normal, jitter=.02, **kw)


def painted(m, word, center, right, up, height, color, weight=.19, seed=1):
    """The same letters laid on with a brush: flat strokes on the card at `center`, uneven in width and place."""
    k, rng = height / 1.4, np.random.default_rng(seed)
    right, up = unit(right), unit(up)
    normal = np.cross(right, up)
    (at, wide), n = starts(word), 0
    for x, letter in zip(at, word):
        lift, lean = rng.normal(0, .025), rng.normal(0, .025)
        place = lambda q: np.asarray(center, float) + right * (q[0] + x - wide / 2 + lean * q[1]) * k + up * (q[1] - .7 + lift) * k
        for line in STROKES.get(letter, []):
            for a, b in zip(line[:-1], line[1:]):
                a, b = place(a), place(b)
                d = unit(b - a)
                aside = np.cross(normal, d)
                t = np.linspace(0, 1, 6)
                half = weight * k * .5 * (1 + rng.normal(0, .06, 6)) * np.interp(t, [0, .12, .88, 1], [.86, 1, 1, .9])
                along = (a - d * weight * k * .42) * (1 - t[:, None]) + (b + d * weight * k * .42) * t[:, None] + aside * rng.normal(0, .012 * k, 6)[:, None]
                n += 1
                strip = [[q + aside * h * u + normal * (1e-3 + n * 1e-4) for u in (-1, 1)] for q, h in zip(along, half)]
                m.loft(strip, rgb(color) * rng.uniform(.92, 1.08), closed=False, smooth=False, jitter=.03)


def _dove(m, at, s, ink):
    body = [(-.95, .1), (-.6, .16), (-.35, .02), (.1, -.02), (.45, .2), (.62, .42), (.84, .46), (1.02, .36), (.86, .28), (.76, .02), (.5, -.3), (.1, -.42), (-.3, -.3), (-.62, -.08), (-.98, -.08)]
    wing = [(-.2, .0), (-.5, .45), (-.52, .85), (-.2, .72), (.16, .5), (.42, .16), (.1, -.1)]
    at(body, ink, 0)
    at(wing, rgb(ink) * 1.5 + .02, .006)
    at([(.98, .3), (1.3, .12), (1.26, .06), (.96, .24)], '5f7a2e', .004)


# A dove in flight with an olive twig, in the order in which its parts are laid: colour and outline.
WHITE_DOVE = (
    ('c9c8bf', [(.1, .1), (-.02, .5), (.02, .8), (.2, .62), (.4, .42), (.5, .16)]),
    ('e6e2d4', [(-.42, -.06), (-.92, .2), (-.99, .08), (-.94, .06), (-1.04, -.07), (-.96, -.08), (-1.02, -.22), (-.93, -.21), (-.93, -.35), (-.45, -.2)]),
    ('f6f2e6', [(-.55, -.12), (-.2, .02), (.15, .1), (.4, .2), (.55, .36), (.7, .44), (.85, .4), (.92, .3), (.82, .1), (.66, -.12), (.42, -.28), (.1, -.34), (-.25, -.3), (-.5, -.22)]),
    ('d8a040', [(.89, .37), (1.06, .26), (.89, .25)]),
    ('fffcf2', [(.34, .08), (.1, .34), (-.18, .62), (-.5, .82), (-.47, .66), (-.6, .68), (-.53, .5), (-.64, .48), (-.52, .32), (-.6, .26), (-.42, .14), (-.28, .0), (0, -.1), (.26, -.06)]),
    ('5f7a2e', [(1.0, .285), (1.3, .12), (1.28, .07), (.98, .245)]),
    ('8aa848', [(1.08, .22), (1.16, .36), (1.27, .36), (1.2, .24)]),
    ('8aa848', [(1.14, .18), (1.07, .06), (1.12, -.06), (1.2, .06)]),
    ('8aa848', [(1.22, .14), (1.36, .19), (1.43, .1), (1.32, .05)]),
    ('16202c', [(.68, .34), (.715, .375), (.75, .34), (.715, .305)]),
)


def _white_dove(m, at, s, ink):
    """A white dove on a blue field, above a line of words."""
    at([(-1.37, -.7), (1.37, -.7), (1.37, .8), (-1.37, .8)], '3a648a', 0)
    for k, (color, outline) in enumerate(WHITE_DOVE):
        at([(x - .19, y - .19) for x, y in outline], color, .006 * (k + 1))


def _missile(m, at, s, ink):
    dark = rgb(ink) * .3
    at([(-.24, -.85), (-.24, .4), (-.17, .72), (0, 1.08), (.17, .72), (.24, .4), (.24, -.85)], dark, 0)
    for q in (-1, 1):
        at([(q * .24, -.85), (q * .62, -1.08), (q * .6, -.72), (q * .24, -.2)], dark, 0)
    for q in (-1, 1):
        at([(-q * .92, -.66), (-q * .8, -.8), (q * .92, .66), (q * .8, .8)], 'd02810', .006)


def _globe(m, at, s, ink):
    a = np.linspace(0, 2 * np.pi, 25)[:-1]
    at([(np.cos(q) * .85, np.sin(q) * .85) for q in a], '3f7088', 0)
    at([(-.6, .4), (-.2, .7), (.1, .5), (-.1, .2), (.05, -.1), (-.15, -.6), (-.35, -.2), (-.6, .1)], '6b8436', .005)
    at([(.3, .5), (.65, .3), (.7, -.1), (.45, -.4), (.25, 0)], '6b8436', .005)


def _child(m, at, s, ink):
    a = np.linspace(0, 2 * np.pi, 17)[:-1]
    at([(np.cos(q) * .2, .6 + np.sin(q) * .22) for q in a], ink, 0)
    at([(-.08, .36), (-.62, .62), (-.68, .5), (-.14, .12), (-.34, -.5), (-.1, -.5), (-.1, -.9), (.1, -.9), (.1, -.5), (.34, -.5), (.14, .12), (.68, .5), (.62, .62), (.08, .36)], ink, 0)


DEVICES = {'dove': _dove, 'white dove': _white_dove, 'missile': _missile, 'globe': _globe, 'child': _child}


def board(m, center, normal, size, sign, paper='ece4d0', ink='22303c', up=(0, 0, 1)):
    """A card painted with a brush, alike on both sides; `sign` is the name of a device, words parted by '/', or both as 'device+words', one line below the other."""
    w, h = size
    seed = sum(map(ord, sign))
    sign, _, below = sign.partition('+')
    for k, face in enumerate((unit(normal), -unit(normal))):
        u = unit(np.asarray(up, float) - face * np.dot(up, face))
        right = np.cross(u, face)
        f = np.stack([right, -face, u], 1)
        if not k:
            m.box(center, (w, .02, h), paper, rot=f, jitter=.02)
        if sign in DEVICES:
            s = min(w, h) * (.46 if below else .42)
            middle = np.asarray(center, float) + u * h * (.09 if below else 0)
            at = lambda pts, col, out: m.extrude([(x * s, z * s) for x, z in pts], .0004, col, rot=f, center=middle + face * (.0106 + out * .1), jitter=.02)
            DEVICES[sign](m, at, s, ink)
            if below:
                line = below.replace('/', ' ')
                painted(m, line, np.asarray(center) - u * h * .36 + face * .01, right, u, min(h * .17, w * .86 / starts(line)[1] * 1.4), 'b02c18', .21, seed)
            continue
        words = sign.split('/')
        tall = min(h * .8 / (len(words) * 1.25 - .25), min(w * .86 / starts(q)[1] * 1.4 for q in words))
        for i, word in enumerate(words):
            painted(m, word, np.asarray(center) + u * tall * 1.25 * ((len(words) - 1) / 2 - i) + face * .01, right, u, tall, 'b02c18' if i == len(words) - 1 else ink, .21, seed + i)


def placard(sign, turn=0.0, size=(.78, .62), paper='ece4d0', length=1.55, tilt=.0):
    """A sign on a lath, as `held`; `turn` is the board's yaw in radians against the body (0 faces forward)."""
    def draw(m, base, d, j):
        top = base + d * length
        m.beam(base, top, .035, '9a7c50', depth=.02)
        normal = rotation(0, 0, turn) @ (0, 1, 0)
        up = unit(d + np.cross(normal, d) * tilt)
        # The lath is behind the board.
        board(m, top - d * size[1] * .3 + normal * .032, normal, size, sign, paper, up=up)
    return draw
