"""A half-length painted on a panel: every layer of paint lies in the plane of the wood, its light and shade are colours."""
import numpy as np

from .noise import fbm, smoothstep

# The panel in metres, and how many points across it carries.
WIDE, HIGH, ACROSS = .86, 1.12, 400


def _inside(outline, x, y, soft):
    """1 within a closed outline of (x, y) points, 0 outside, over an edge of about `soft`."""
    p = np.asarray(outline, float)
    for _ in range(3):
        q = np.roll(p, -1, 0)
        p = np.stack([p * .75 + q * .25, p * .25 + q * .75], 1).reshape(-1, 2)
    within, near = np.zeros(x.shape, bool), np.full(x.shape, 9.0)
    for a, b in zip(p, np.roll(p, -1, 0)):
        d = b - a
        t = np.clip(((x - a[0]) * d[0] + (y - a[1]) * d[1]) / (d @ d + 1e-12), 0, 1)
        near = np.minimum(near, np.hypot(x - a[0] - d[0] * t, y - a[1] - d[1] * t))
        if d[1]:
            within ^= ((a[1] > y) != (b[1] > y)) & (x < a[0] + (y - a[1]) / d[1] * d[0])
    return smoothstep(-soft, soft, np.where(within, near, -near))


def _stroke(points, x, y, width, soft=None):
    """1 on a brush stroke along (x, y) points; `width` is one number or one per point."""
    p = np.asarray(points, float)
    t = np.linspace(0, len(p) - 1, len(p) * 6)
    w = np.interp(t, np.arange(len(p)), np.broadcast_to(width, len(p)))
    p = np.stack([np.interp(t, np.arange(len(p)), p[:, k]) for k in (0, 1)], 1)
    for _ in range(5):
        p[1:-1] = (p[:-2] + p[1:-1] * 2 + p[2:]) / 4
    best = np.full(x.shape, -9.0)
    for a, b, r in zip(p[:-1], p[1:], w):
        d = b - a
        t = np.clip(((x - a[0]) * d[0] + (y - a[1]) * d[1]) / (d @ d + 1e-12), 0, 1)
        best = np.maximum(best, r / 2 - np.hypot(x - a[0] - d[0] * t, y - a[1] - d[1] * t))
    soft = np.min(w) * .5 if soft is None else soft
    return smoothstep(-soft, soft, best)


def _srgb(color):
    """A hex colour as three shares, as the eye counts them: paint is mixed in these."""
    return np.array([int(color[k:k + 2], 16) for k in (0, 2, 4)]) / 255


class _Panel:
    """The paint so far, a grid of colours; u runs to the right and v upwards, 0 to 1."""

    def __init__(self):
        self.u, self.v = np.meshgrid(np.linspace(0, 1, ACROSS), np.linspace(0, 1, int(ACROSS * HIGH / WIDE)))
        self.color = np.zeros((*self.u.shape, 3))

    def lay(self, mask, color):
        """Lay a colour (hex, or one per point) over the paint where the mask is 1."""
        color = _srgb(color) if isinstance(color, str) else color
        self.color += (color - self.color) * np.clip(mask, 0, 1)[..., None]


def _country(p):
    """Sky, misty rocks, a lake on the right, a road that winds to it on the left."""
    u, v = p.u, p.v
    p.lay(np.ones_like(u), 'b39a68')
    t = np.clip((v - .6) / .4, 0, 1)[..., None]
    p.lay(smoothstep(.4, .46, v), _srgb('cfcf9e') * (1 - t) + _srgb('7f9c98') * t)
    p.lay(.35 * smoothstep(.45, .75, fbm(u * 2.2 + 3, v * 9, 5)) * smoothstep(.7, .8, v), 'dcd9b4')
    for k, (top, rough, color) in enumerate(((.77, .12, '93aaa2'), (.715, .11, '7c978f'), (.665, .08, '64806f'), (.605, .05, '5f7350'))):
        tilt = (.05, -.03, .03, -.02)[k] * (u - .5)
        ridge = top + tilt + rough * (fbm(u * (5 + 2 * k) + 7 * k, 0 * u, 11 + k, 4) - .5) * 1.7 + .06 * (np.abs(np.sin(u * (13 - k) + k * 2)) ** 3) * (k < 2)
        shade = _srgb(color) * (.86 + .3 * fbm(u * 16, v * 10, 30 + k, 3))[..., None]
        mist = smoothstep(.14, 0, ridge - v)[..., None]
        p.lay(smoothstep(-.006, .008, ridge - v), shade * (.72 + .28 * mist) + _srgb('aab89c') * (.28 - .28 * mist))
    # The lake with its far shore, then the nearer earth.
    lake = _inside([(.66, .665), (.8, .675), (1.05, .668), (1.05, .6), (.86, .59), (.68, .61)], u, v, .005)
    p.lay(lake, _srgb('a9c2b8') + .1 * (fbm(u * 7, v * 160, 3, 2) - .5)[..., None])
    earth = .585 + .03 * (fbm(u * 6, 0 * u, 51, 3) - .5) + .02 * np.cos(u * 7)
    p.lay(smoothstep(-.003, .003, earth - v), _srgb('77703f') * (.75 + .5 * fbm(u * 9, v * 22, 52, 3))[..., None])
    river = [(.86, .6), (.82, .575), (.87, .553), (.97, .535), (.92, .505), (.8, .487), (.84, .455)]
    p.lay(_stroke(river, u, v, (.014, .01, .013, .017, .022, .028, .036), .003), 'a3bdb2')
    road = [(.285, .665), (.24, .648), (.21, .63), (.25, .612), (.27, .594), (.19, .575), (.08, .56), (.06, .54), (.14, .52), (.21, .5), (.16, .47), (.06, .44)]
    p.lay(_stroke(road, u, v, np.linspace(.004, .03, 12), .003), 'd3b67e')
    p.lay(.6 * _stroke([(a + .012 * k / 11, b - .004) for k, (a, b) in enumerate(road)], u, v, np.linspace(.001, .008, 12), .002), '8a7444')
    # The parapet behind her chair.
    p.lay(smoothstep(.442, .438, v), '8a7750')
    p.lay(_stroke([(-.1, .44), (1.1, .44)], u, v, .008, .002), 'b79f6c')


# The face in its own measure: 0, 0 in the middle, 1 up to the hairline and -1 down to the chin. She turns to her right.
FACE = [(-.16, 1.02), (-.42, .9), (-.57, .62), (-.6, .34), (-.565, .12), (-.6, -.1), (-.575, -.36), (-.47, -.64), (-.3, -.87), (-.12, -1.0), (.06, -1.0), (.28, -.86), (.5, -.6), (.66, -.26), (.73, .12), (.71, .5), (.56, .84), (.3, 1.0), (.06, 1.06)]


def _relief(x, y):
    """How far the face stands out: an egg with brow, nose, cheeks, lips and chin."""
    g = lambda a, b, w, h, turn=0: np.exp(-(((x - a) * np.cos(turn) + (y - b) * np.sin(turn)) / w) ** 2 - ((-(x - a) * np.sin(turn) + (y - b) * np.cos(turn)) / h) ** 2)
    z = .78 * np.sqrt(np.clip(1.12 - ((x - .05) / .74) ** 2 - ((y - .05) / 1.18) ** 2, .01, None))
    z = z + .05 * g(-.36, .3, .2, .09) + .05 * g(.24, .31, .26, .09)
    z = z - .085 * g(-.36, .1, .13, .1) - .085 * g(.17, .1, .18, .1)
    z = z + .045 * g(-.36, .08, .1, .06) + .045 * g(.18, .08, .13, .06)
    z = z + .1 * g(-.145, .02, .07, .3) + .105 * g(-.19, -.22, .085, .1) + .035 * g(-.07, -.26, .06, .05) + .03 * g(-.27, -.26, .04, .05)
    z = z + .06 * g(-.4, -.2, .16, .2) + .06 * g(.33, -.18, .24, .24)
    z = z + .05 * g(-.14, -.5, .2, .07) - .03 * g(-.13, -.665, .16, .045) + .07 * g(-.1, -.86, .17, .12) - .02 * g(-.17, -.37, .035, .06)
    return z - .022 * g(.13, -.5, .05, .06) - .018 * g(-.36, -.5, .04, .05)


def _face(p, x, y):
    """Flesh lit from the left above, without a line in it; then eyes, brows and mouth."""
    e = .012
    nx, ny = (_relief(x - e, y) - _relief(x + e, y)) / (2 * e), (_relief(x, y - e) - _relief(x, y + e)) / (2 * e)
    light = (-.5 * nx + .42 * ny + .76) / np.sqrt(nx * nx + ny * ny + 1)
    t = np.clip(light, 0, 1)
    tone = np.stack([np.interp(t, [0, .3, .55, .8, 1], c) for c in zip(*(_srgb(q) for q in ('5a3420', '8a5a38', 'bb8756', 'dfb27c', 'f0d09c')))], -1)
    face = _inside(FACE, x, y, .03)
    p.lay(face, tone)
    g = lambda a, b, w, h: face * np.exp(-((x - a) / w) ** 2 - ((y - b) / h) ** 2)
    p.lay(.22 * g(-.4, -.22, .15, .16) + .25 * g(.3, -.22, .2, .18), 'c4704e')
    for cx, w in ((-.365, .13), (.17, .168)):
        # The socket, the white, the iris that looks out of the panel, both lids.
        p.lay(.4 * g(cx, .14, w * 1.25, .1), '8a5a3a')
        almond = _inside([(cx - w, .085), (cx - w * .5, .145), (cx + .1 * w, .165), (cx + w * .65, .135), (cx + w, .08), (cx + w * .4, .04), (cx - w * .4, .042)], x, y, .014)
        p.lay(almond * .95, 'd9c4a0')
        near = np.hypot((x - cx - .01), (y - .103))
        p.lay(almond * smoothstep(.068, .05, near), '4a2e1a')
        p.lay(almond * smoothstep(.035, .02, near), '140c08')
        p.lay(smoothstep(.02, .008, np.hypot(x - cx + .018, y - .125)), 'efe2c4')
        p.lay(.9 * _stroke([(cx - w * 1.08, .078), (cx - w * .5, .143), (cx + .1 * w, .165), (cx + w * .65, .137), (cx + w * 1.1, .075)], x, y, .026, .013), '3a2014')
        p.lay(.45 * _stroke([(cx - w * .9, .2), (cx, .238), (cx + w * .95, .19)], x, y, .02, .016), '7a4a2c')
        p.lay(.4 * _stroke([(cx - w * .8, .052), (cx, .03), (cx + w * .9, .058)], x, y, .016, .014), '7a4a30')
        p.lay(.42 * _stroke([(cx - w * 1.1, .335), (cx - w * .5, .365), (cx + w * .2, .372), (cx + w * .8, .352), (cx + w * 1.3, .31)], x, y, (.02, .034, .036, .03, .015), .024), '5a3820')
    # The shaded flank and the underside of the nose.
    p.lay(.4 * _stroke([(-.04, .3), (-.055, .15), (-.05, 0), (-.06, -.14), (-.05, -.22)], x, y, (.03, .045, .05, .05, .04), .045), '8f5c38')
    p.lay(.6 * _stroke([(-.28, -.285), (-.235, -.31), (-.19, -.325), (-.13, -.315), (-.05, -.285)], x, y, .028, .022), '6a3a22')
    p.lay(.7 * smoothstep(.035, .01, np.hypot((x + .245), (y + .295) * 1.6)) + .75 * smoothstep(.04, .012, np.hypot((x + .115), (y + .3) * 1.6)), '4a2414')
    p.lay(.5 * g(-.205, -.2, .035, .06), 'fae2b4')
    # The mouth, whose corners only the shade lifts.
    upper = [(-.345, -.487), (-.25, -.462), (-.185, -.447), (-.15, -.457), (-.11, -.447), (0, -.468), (.115, -.488), (0, -.503), (-.15, -.51), (-.26, -.502)]
    lower = [(-.325, -.49), (-.15, -.51), (.095, -.49), (.02, -.545), (-.1, -.585), (-.2, -.575), (-.28, -.54)]
    p.lay(.75 * _inside(upper, x, y, .016), '9a4c38')
    p.lay(.7 * _inside(lower, x, y, .02), 'bd6a4e')
    p.lay(.4 * g(-.15, -.545, .07, .018), 'e09a78')
    p.lay(.85 * _stroke([(-.365, -.472), (-.3, -.494), (-.15, -.507), (0, -.5), (.09, -.49), (.145, -.468)], x, y, (.012, .018, .02, .02, .018, .012), .012), '5a2418')
    p.lay(.35 * g(-.12, -.64, .15, .035), '7a4a2e')


def _body(p, x, y, u, v, ragged=True):
    """Hair behind the neck, the neck, the dark dress to where the brush stopped, in tongues or (not `ragged`) in a calm line, and the drawing below."""
    done = smoothstep(-.004, .004, v - .245 - .016 * np.sin(u * 11 + .6) - .007 * np.sin(u * 27)) if not ragged else smoothstep(.3, .7, (v - .27) / .15 + .7 * (fbm(u * 4, v * 3, 71, 2) - .5) + 1.1 * (fbm((u + v * .6) * 42, (v - u * .5) * 9, 73, 3) - .5))
    sketch = lambda pts, w=.0045: p.lay(.6 * _stroke(pts, u, v, w, .002), '6a4526')
    p.lay(smoothstep(.36, .3, v + .04 * (fbm(u * 9, v * 4, 77, 3) - .5)), _srgb('b89c6a') * (.94 + .12 * fbm(u * 8, v * 30, 78, 3))[..., None])
    for pts in ([(.12, .34), (.1, .24), (.16, .15), (.34, .13), (.48, .16)], [(.88, .34), (.91, .24), (.85, .14), (.68, .11), (.52, .14)], [(.2, .27), (.32, .22), (.46, .21)], [(.8, .27), (.7, .2), (.58, .18)],
                [(.36, .2), (.44, .235), (.52, .225), (.62, .19), (.56, .16), (.46, .15)], [(.46, .23), (.5, .205), (.6, .175)], [(.3, .3), (.34, .24)], [(.68, .3), (.66, .24)]):
        sketch(pts)
    # What is painted sits this much higher than its outlines say.
    v = v - .042
    dress = _inside([(.1, .2), (.105, .37), (.16, .455), (.27, .51), (.4, .55), (.6, .55), (.74, .505), (.85, .44), (.9, .35), (.9, .2)], u, v, .006) * done
    fold = .5 + .5 * np.sin(u * 95 + 5 * (u - .5) * (v - .3) * 40 + 4 * fbm(u * 5, v * 5, 72, 2))
    lit = smoothstep(.85, .12, u)
    p.lay(dress, _srgb('1e2217') + (_srgb('515435') - _srgb('1e2217')) * (lit * (.25 + .45 * fold))[..., None])
    # The mantle over her left shoulder.
    p.lay(dress * .8 * _inside([(.1, .2), (.1, .4), (.2, .48), (.3, .515), (.27, .42), (.3, .2)], u, v, .012), _srgb('3b3a26') + .08 * (np.sin(u * 140 - v * 60) * lit)[..., None])
    chest = _inside([(.345, .515), (.395, .47), (.49, .445), (.585, .47), (.645, .52), (.592, .575), (.57, .7), (.44, .7), (.432, .59), (.4, .55)], u, v, .006)
    light = np.clip(.95 - 2.6 * np.abs(u - .46) ** 1.2 - .9 * smoothstep(.48, .62, u) - .5 * smoothstep(.525, .6, v), .08, 1)
    p.lay(chest, np.stack([np.interp(light, [0, .35, .7, 1], c) for c in zip(*(_srgb(q) for q in ('5a3420', '9a683e', 'd3a26c', 'ecc792')))], -1))
    p.lay(.8 * _stroke([(.34, .517), (.395, .468), (.49, .443), (.587, .468), (.648, .521)], u, v, .011, .003), '2a2a1a')
    p.lay(.8 * _stroke([(.335, .51), (.392, .46), (.49, .434), (.59, .46), (.652, .513)], u, v, .0045, .002), 'b08c48')


def _hair(p, x, y, under):
    """Dark hair parted in the middle; `under` is the mass behind the face, else the locks that frame it and the veil."""
    if under:
        mass = [(-.08, 1.3), (-.5, 1.18), (-.78, .82), (-.86, .3), (-.88, -.3), (-.97, -.9), (-1.04, -1.4), (-.84, -1.72), (-.42, -1.3), (.4, -1.3), (.86, -1.78), (1.12, -1.4), (1.08, -.8), (1.02, -.1), (.98, .4), (.84, .88), (.48, 1.22), (.15, 1.32)]
        p.lay(.28 * _inside([(a * 1.06 + .01, b * 1.035) for a, b in mass], x, y, .04), '4a4a34')
        p.lay(_inside(mass, x, y, .035), '2a1a10')
        p.lay(.5 * _inside([(-.5, -1.3), (-.45, -.7), (.5, -.7), (.6, -1.3)], x, y, .2), '1a100a')
        return
    left = [(-.06, 1.09), (-.1, 1.29), (-.5, 1.17), (-.77, .82), (-.86, .3), (-.88, -.3), (-.97, -.9), (-1.06, -1.4), (-.98, -1.8), (-.8, -1.95), (-.66, -1.55), (-.52, -1.0), (-.56, -.6), (-.64, -.2), (-.62, .3), (-.56, .66), (-.38, .93)]
    right = [(-.06, 1.09), (-.1, 1.29), (.16, 1.31), (.48, 1.21), (.83, .88), (.97, .4), (1.01, -.1), (1.09, -.8), (1.16, -1.4), (1.08, -1.85), (.9, -2.0), (.76, -1.6), (.58, -.98), (.64, -.55), (.71, -.15), (.74, .3), (.66, .66), (.44, .92)]
    for side, outline, gain in ((-1, left, 1.0), (1, right, .62)):
        mask = _inside(outline, x, y, .03)
        r = np.abs(x - .05) / (.6 + .12 * (y < 0) * -y) + .55 * np.clip(y - .3, 0, 1) ** 2
        strands = fbm(r * 20 + .6 * np.sin(y * 2.6 + side), y * .9, 60 + side, 3)
        curl = .5 + .5 * np.sin(r * 34 + 1.3 * np.sin(y * 7) * smoothstep(0, -1, y))
        value = gain * (.25 + .75 * smoothstep(.35, .75, strands * .7 + curl * .3)) * (.55 + .45 * smoothstep(.3, 1.1, y) + .2 * smoothstep(-.3, -1, y))
        p.lay(mask, _srgb('20130b') + (_srgb('75492a') - _srgb('20130b')) * value[..., None])
    # The veil: a hem across the brow, as thin as smoke, which falls over the hair.
    hem = [(-.8, -.5), (-.77, .1), (-.68, .6), (-.45, .89), (-.06, .99), (.4, .9), (.69, .62), (.82, .1), (.87, -.5)]
    p.lay(.6 * _stroke(hem, x, y, .022, .014), '2c1c12')
    p.lay(.28 * _stroke([(a * 1.02, b + .04) for a, b in hem], x, y, .016, .014), 'd8c49a')


def painting(ragged=True):
    """The colours of the whole panel (rows from below, columns, 3), linear; `ragged` is how the dress ends."""
    p = _Panel()
    s = .15
    x, y = ((p.u - .49) * WIDE) / s, ((p.v - .768) * HIGH) / s
    _country(p)
    _hair(p, x, y, True)
    _body(p, x, y, p.u, p.v, ragged)
    _face(p, x, y)
    _hair(p, x, y, False)
    # The ground that the brush left bare along the edge, and a weave of fine strokes over all.
    rim = np.minimum(np.minimum(p.u, 1 - p.u) * WIDE, np.minimum(p.v, 1 - p.v) * HIGH) + .005 * (fbm(p.u * 40, p.v * 40, 90, 2) - .5)
    p.lay(smoothstep(.017, .014, rim), 'd2bd8c')
    p.color *= (.965 + .07 * fbm(p.u * 30, p.v * 150, 91, 2))[..., None]
    # Under its varnish all is a little deeper.
    c = np.clip(p.color, 0, 1) ** 1.12
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)


def half_length(m, at, light=1.0, ragged=True):
    """Paints the panel of workshop.easel: a seated woman before a winding road and a lake, finished as far as the shoulders; `light` below 1 darkens it, without `ragged` the dress ends in a calm line."""
    colors = painting(ragged) * light
    rows, n = colors.shape[:2]
    corner, right, up = at(0, 0, .001), at(1, 0, .001) - at(0, 0, .001), at(0, 1, .001) - at(0, 0, .001)
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, rows))
    i, k = np.meshgrid(np.arange(rows - 1), np.arange(n - 1), indexing='ij')
    faces = np.stack([i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k], -1).reshape(-1, 4)
    m.add((corner + u[..., None] * right + v[..., None] * up).reshape(-1, 3), faces, colors.reshape(-1, 3), jitter=0)
