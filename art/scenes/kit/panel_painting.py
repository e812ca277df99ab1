"""A half-length painted on a panel: every layer of paint lies in the plane of the wood, its light and shade are colours. For renaissance 1."""
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
FACE = [(-.16, 1.02), (-.42, .92), (-.58, .64), (-.61, .34), (-.585, .12), (-.615, -.1), (-.6, -.34), (-.52, -.62), (-.37, -.84), (-.17, -.97), (.05, -.98), (.3, -.85), (.54, -.58), (.7, -.22), (.75, .14), (.72, .52), (.57, .85), (.3, 1.0), (.06, 1.06)]


def _relief(x, y):
    """How far the face stands out: an egg with brow, nose, cheeks, lips and chin."""
    g = lambda a, b, w, h, turn=0: np.exp(-(((x - a) * np.cos(turn) + (y - b) * np.sin(turn)) / w) ** 2 - ((-(x - a) * np.sin(turn) + (y - b) * np.cos(turn)) / h) ** 2)
    z = .78 * np.sqrt(np.clip(1.14 - ((x - .05) / .78) ** 2 - ((y - .05) / 1.18) ** 2, .01, None))
    z = z + .05 * g(-.36, .3, .2, .09) + .05 * g(.24, .31, .26, .09)
    z = z - .085 * g(-.36, .1, .13, .1) - .085 * g(.17, .1, .18, .1)
    z = z + .045 * g(-.36, .08, .1, .06) + .045 * g(.18, .08, .13, .06)
    z = z + .09 * g(-.145, -.02, .08, .27) + .105 * g(-.19, -.22, .085, .1) + .035 * g(-.07, -.26, .06, .05) + .03 * g(-.27, -.26, .04, .05)
    z = z + .085 * g(-.4, -.24, .17, .2) + .085 * g(.34, -.22, .24, .24)
    z = z + .05 * g(-.14, -.5, .2, .07) - .03 * g(-.13, -.665, .16, .045) + .07 * g(-.1, -.86, .17, .12) - .02 * g(-.17, -.37, .035, .06)
    return z - .022 * g(.13, -.5, .05, .06) - .018 * g(-.36, -.5, .04, .05)


def _face(p, x, y):
    """Flesh lit from the left above, without a line in it; then eyes, brows and mouth."""
    e = .012
    nx, ny = (_relief(x - e, y) - _relief(x + e, y)) / (2 * e), (_relief(x, y - e) - _relief(x, y + e)) / (2 * e)
    light = (-.44 * nx + .42 * ny + .84) / np.sqrt(nx * nx + ny * ny + 1)
    t = np.clip(light, 0, 1)
    tone = np.stack([np.interp(t, [0, .3, .55, .8, 1], c) for c in zip(*(_srgb(q) for q in ('5e3620', '94623c', 'c8945f', 'eac28a', 'fbe2b2')))], -1)
    face = _inside(FACE, x, y, .03)
    p.lay(face, tone)
    g = lambda a, b, w, h: face * np.exp(-((x - a) / w) ** 2 - ((y - b) / h) ** 2)
    p.lay(.22 * g(-.4, -.22, .15, .16) + .25 * g(.3, -.22, .2, .18), 'c4704e')
    for cx, w in ((-.365, .145), (.175, .18)):
        _eye(p, x, y, g, cx, w)
    # The shaded flank and the underside of the nose.
    p.lay(.26 * _stroke([(-.045, .2), (-.055, .12), (-.05, 0), (-.06, -.14), (-.05, -.22)], x, y, (.03, .045, .05, .05, .04), .045), '8f5c38')
    p.lay(.6 * _stroke([(-.28, -.285), (-.235, -.31), (-.19, -.325), (-.13, -.315), (-.05, -.285)], x, y, .028, .022), '6a3a22')
    p.lay(.7 * smoothstep(.035, .01, np.hypot((x + .245), (y + .295) * 1.6)) + .75 * smoothstep(.04, .012, np.hypot((x + .115), (y + .3) * 1.6)), '4a2414')
    p.lay(.5 * g(-.205, -.2, .035, .06), 'fae2b4')
    # The mouth, whose corners the shade lifts into the cheeks: more at her left.
    upper = [(-.37, -.472), (-.26, -.462), (-.19, -.447), (-.15, -.457), (-.11, -.447), (0, -.462), (.15, -.458), (.02, -.503), (-.15, -.515), (-.28, -.502)]
    lower = [(-.34, -.49), (-.15, -.512), (.11, -.482), (.03, -.545), (-.1, -.592), (-.2, -.582), (-.29, -.54)]
    p.lay(.8 * _inside(upper, x, y, .016), '96452f')
    p.lay(.75 * _inside(lower, x, y, .02), 'c26a4e')
    p.lay(.4 * g(-.15, -.55, .07, .018), 'e8a480')
    p.lay(.95 * _stroke([(-.405, -.462), (-.36, -.479), (-.29, -.496), (-.15, -.511), (.02, -.502), (.11, -.482), (.165, -.455), (.195, -.425)], x, y, (.008, .016, .02, .023, .022, .02, .014, .006), .012), '5a241c')
    p.lay(.3 * g(-.42, -.45, .05, .06) + .45 * g(.2, -.43, .06, .07), '8a4a2c')
    # The cheeks swell above a smile.
    p.lay(.3 * g(-.44, -.2, .1, .09) + .26 * g(.3, -.18, .15, .1), 'f6d8a4')
    p.lay(.3 * g(-.12, -.65, .15, .03), '7a4a2e')


def _eye(p, x, y, g, cx, w):
    """An eye `w` wide whose look leaves the panel: its socket, its white, the iris under a heavy lid, both lids and hardly a brow."""
    p.lay(.32 * g(cx, .14, w * 1.25, .1), '8a5a3a')
    almond = _inside([(cx - w, .072), (cx - w * .5, .118), (cx + .1 * w, .128), (cx + w * .65, .11), (cx + w, .07), (cx + w * .4, .036), (cx - w * .4, .038)], x, y, .014)
    p.lay(almond * .95, 'd6c19a')
    near = np.hypot(x - cx - .03, (y - .092) * .95)
    p.lay(almond * smoothstep(.086, .06, near), '5a3a20')
    p.lay(.8 * almond * smoothstep(.042, .022, near), '20120a')
    p.lay(.55 * smoothstep(.026, .01, np.hypot(x - cx, y - .105)), 'f2e2c0')
    p.lay(.7 * _stroke([(cx - w * 1.1, .06), (cx - w * .5, .122), (cx + .1 * w, .135), (cx + w * .65, .115), (cx + w * 1.16, .06)], x, y, (.018, .03, .034, .032, .018), .018), '3e2214')
    p.lay(.5 * _stroke([(cx - w * .95, .175), (cx, .216), (cx + w, .168)], x, y, .022, .016), '7a4a2c')
    p.lay(.42 * _stroke([(cx - w * .8, .046), (cx, .02), (cx + w * .9, .052)], x, y, .018, .014), '7a4a30')
    p.lay(.22 * _stroke([(cx - w * 1.1, .335), (cx - w * .5, .365), (cx + w * .2, .372), (cx + w * .8, .352), (cx + w * 1.3, .31)], x, y, (.02, .034, .036, .03, .015), .03), '6a4426')


# The dress down to the table before which she sits, in shares of the panel.
DRESS = [(.12, .0), (.13, .3), (.17, .42), (.245, .505), (.34, .56), (.42, .595), (.58, .595), (.68, .56), (.785, .5), (.85, .4), (.88, .3), (.88, .0)]


def _body(p, u, v):
    """Neck and breast, the dark dress with its gathered edge, and what is only begun."""
    p.lay(_inside(DRESS, u, v, .006), '1d2218')
    lit = smoothstep(.75, .15, u)[..., None]
    pleat = .5 + .5 * np.sin(np.arctan2(u - .46, .78 - v) * 44)
    p.lay(.8 * _inside([(.25, .5), (.34, .56), (.42, .59), (.58, .59), (.68, .56), (.775, .5), (.72, .36), (.6, .3), (.42, .33), (.3, .38)], u, v, .02), _srgb('1d2218') + (_srgb('59603a') - _srgb('1d2218')) * (.25 + .75 * lit) * (.65 * pleat ** 2)[..., None])
    # A veil of the thinnest stuff from her left shoulder.
    p.lay(.55 * _stroke([(.69, .56), (.64, .49), (.56, .42), (.45, .37), (.35, .365)], u, v, (.03, .04, .045, .035, .02), .012), '4a4a2c')
    chest = _inside([(.335, .56), (.395, .512), (.49, .487), (.585, .512), (.65, .562), (.592, .592), (.572, .64), (.565, .74), (.45, .74), (.444, .64), (.42, .588)], u, v, .009)
    light = np.clip(1.02 - 2.4 * np.abs(u - .46) ** 1.2 - .8 * smoothstep(.5, .64, u) - .8 * smoothstep(.585, .635, v), .08, 1)
    p.lay(chest, np.stack([np.interp(light, [0, .35, .7, 1], c) for c in zip(*(_srgb(q) for q in ('5a3420', 'a06e42', 'dcac74', 'f6d6a0')))], -1))
    p.lay(.8 * _stroke([(.33, .56), (.395, .51), (.49, .485), (.587, .51), (.652, .563)], u, v, .011, .003), '2a2a1a')
    p.lay(.8 * _stroke([(.325, .552), (.392, .502), (.49, .476), (.59, .502), (.656, .555)], u, v, .0045, .002), 'c09a50')
    _begun(p, u, v)


# What is only drawn so far: her sleeves, and her hands laid one over the other.
DRAWN = ((.245, .45), (.17, .37), (.12, .27), (.11, .2), (.2, .19), (.33, .235), (.4, .27)), ((.8, .45), (.86, .37), (.895, .27), (.89, .2), (.79, .185), (.69, .2)), ((.27, .44), (.33, .37), (.42, .33)), ((.74, .43), (.69, .36), (.6, .31)), \
        ((.37, .29), (.44, .325), (.53, .32), (.6, .28), (.66, .225), (.7, .19)), ((.38, .275), (.45, .245), (.53, .235), (.6, .2)), ((.56, .28), (.62, .235), (.665, .2)), ((.53, .265), (.59, .225), (.635, .19)), ((.4, .2), (.48, .185), (.57, .2))


def _begun(p, u, v):
    """Below the breast the panel is only begun: brown underpainting up to a ragged edge, on it a few lines of chalk."""
    edge = .425 + .05 * (fbm(u * 7, v * 3, 71, 3) - .5) + .03 * (fbm(u * 40, v * 6, 72, 2) - .5) + .03 * np.abs(u - .5)
    bare = smoothstep(edge + .022, edge - .022, v)
    wash = .5 + 1.1 * (fbm(u * 5 + v * 3, v * 26, 73, 3) - .5)
    p.lay(.94 * bare, _srgb('5c4026') + (_srgb('a07c4c') - _srgb('5c4026')) * np.clip(wash, 0, 1)[..., None])
    # Where she will be dark, a thin shade is rubbed in.
    p.lay(.35 * bare * _inside(DRESS, u, v, .04), '3c2816')
    for k, line in enumerate(DRAWN):
        p.lay(.85 * bare * _stroke(line, u, v, .006, .003) * (.6 + .6 * fbm(u * 60, v * 60, 74 + k, 2)), 'ecd9ae')


# Her hands as the chalk will have them, in shares of the panel: the back of each, then its fingers from their knuckles to their tips.
HANDS = (([(.375, .225), (.46, .25), (.56, .245), (.6, .215), (.57, .185), (.47, .178), (.38, .19)], (((.4, .215), (.33, .2), (.285, .178)), ((.4, .203), (.345, .183), (.3, .16)), ((.42, .192), (.37, .168), (.335, .145)))),
         ([(.315, .3), (.4, .335), (.5, .325), (.575, .287), (.585, .25), (.53, .232), (.44, .252), (.35, .262)], (((.545, .293), (.63, .262), (.69, .222)), ((.55, .275), (.63, .238), (.682, .197)), ((.545, .258), (.615, .219), (.66, .18)), ((.53, .246), (.585, .21), (.622, .175)), ((.44, .262), (.5, .235), (.535, .213)))))


def _chalked(p, u, v):
    """The hands in pale body colour over the brown, lit from the left above, each finger with its line of chalk."""
    p.lay(.5 * _inside([(.1, .1), (.1, .3), (.2, .4), (.5, .36), (.8, .4), (.92, .3), (.92, .1)], u, v, .08), '9a7446')
    # The first drawing of her sleeves has gone brown under the thin colour.
    for line in DRAWN:
        p.lay(.9 * _stroke(line, u, v, .009, .004), '7a5832')
    for back, digits in HANDS:
        every = [(back, None), *((None, line) for line in digits)]
        for outline, line in every:
            shape = lambda dx, dy, grow: _inside([(a + dx, b + dy) for a, b in outline], u, v, .008) if line is None else _stroke([(a + dx, b + dy) for a, b in line], u, v, np.array((.028, .024, .014)) + grow, .003)
            p.lay(.8 * shape(.004, -.007, .006), '3e2614')
            p.lay(.95 * shape(0, 0, 0), 'b98a58')
            p.lay(.8 * shape(-.003, .005, -.01), 'ecc894')
    for line in (((.315, .3), (.4, .337), (.5, .327), (.575, .289)), ((.24, .44), (.17, .36), (.13, .26), (.2, .235), (.315, .262)), ((.8, .44), (.87, .36), (.9, .27), (.84, .19), (.72, .172), (.6, .19)), ((.29, .42), (.36, .37), (.44, .345)), ((.72, .42), (.68, .35), (.62, .31)), ((.26, .34), (.31, .3)), ((.76, .33), (.7, .27))):
        p.lay(.8 * _stroke(line, u, v, .007, .003) * (.6 + .6 * fbm(u * 60, v * 60, 88, 2)), 'a8804c')


def _hair(p, x, y, under):
    """Dark hair parted in the middle; `under` is the mass behind the face, else the locks that frame it and the veil."""
    if under:
        mass = [(-.08, 1.3), (-.5, 1.18), (-.78, .82), (-.86, .3), (-.88, -.3), (-.97, -.9), (-1.04, -1.4), (-.84, -1.72), (-.42, -1.3), (.4, -1.3), (.86, -1.78), (1.12, -1.4), (1.08, -.8), (1.02, -.1), (.98, .4), (.84, .88), (.48, 1.22), (.15, 1.32)]
        p.lay(.28 * _inside([(a * 1.06 + .01, b * 1.035) for a, b in mass], x, y, .04), '4a4a34')
        p.lay(_inside(mass, x, y, .035), '2a1a10')
        p.lay(.5 * _inside([(-.5, -1.3), (-.45, -.7), (.5, -.7), (.6, -1.3)], x, y, .2), '1a100a')
        return
    left = [(-.06, .68), (-.1, 1.25), (-.5, 1.13), (-.77, .8), (-.86, .3), (-.88, -.3), (-.97, -.9), (-1.06, -1.4), (-.98, -1.8), (-.8, -1.95), (-.66, -1.55), (-.5, -1.0), (-.53, -.6), (-.59, -.2), (-.57, .2), (-.49, .5), (-.3, .73)]
    right = [(-.06, .68), (-.1, 1.25), (.16, 1.27), (.48, 1.17), (.83, .86), (.97, .4), (1.01, -.1), (1.09, -.8), (1.16, -1.4), (1.08, -1.85), (.9, -2.0), (.76, -1.6), (.56, -.98), (.58, -.55), (.65, -.15), (.67, .2), (.59, .5), (.34, .73)]
    for side, outline, gain in ((-1, left, 1.0), (1, right, .62)):
        mask = _inside(outline, x, y, .03)
        r = np.abs(x - .05) / (.6 + .12 * (y < 0) * -y) + .55 * np.clip(y - .3, 0, 1) ** 2
        strands = fbm(r * 20 + .6 * np.sin(y * 2.6 + side), y * .9, 60 + side, 3)
        curl = .5 + .5 * np.sin(r * 34 + 2.6 * np.sin(y * 8 + side) * smoothstep(.1, -.9, y))
        value = gain * (.25 + .75 * smoothstep(.35, .75, strands * .7 + curl * .3)) * (.55 + .45 * smoothstep(.3, 1.1, y) + .2 * smoothstep(-.3, -1, y))
        p.lay(mask, _srgb('20130b') + (_srgb('75492a') - _srgb('20130b')) * value[..., None])
    # The veil: a hem across the brow, as thin as smoke, which falls over the hair.
    hem = [(-.8, -.5), (-.77, .1), (-.66, .48), (-.42, .7), (-.06, .78), (.38, .72), (.67, .5), (.82, .1), (.87, -.5)]
    p.lay(.3 * _stroke(hem, x, y, .02, .016), '2c1c12')
    p.lay(.16 * _stroke([(a * 1.02, b + .04) for a, b in hem], x, y, .016, .014), 'd8c49a')


def painting():
    """The colours of the whole panel (rows from below, columns, 3), linear."""
    p = _Panel()
    s = .137
    x, y = ((p.u - .49) * WIDE) / s, ((p.v - .758) * HIGH) / s
    _country(p)
    _hair(p, x, y, True)
    _body(p, p.u, p.v)
    _chalked(p, p.u, p.v)
    _face(p, x, y)
    _hair(p, x, y, False)
    # The ground that the brush left bare along the edge, and a weave of fine strokes over all.
    rim = np.minimum(np.minimum(p.u, 1 - p.u) * WIDE, np.minimum(p.v, 1 - p.v) * HIGH) + .005 * (fbm(p.u * 40, p.v * 40, 90, 2) - .5)
    p.lay(smoothstep(.017, .014, rim), 'd2bd8c')
    p.color *= (.965 + .07 * fbm(p.u * 30, p.v * 150, 91, 2))[..., None]
    # Under its varnish all is a little deeper.
    c = np.clip(p.color, 0, 1) ** 1.12
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)


def half_length(m, at, light=1.0):
    """Paints the panel of workshop.easel: a seated woman before a winding road and a lake, finished down to the shoulders; `light` below 1 darkens it."""
    colors = painting() * light
    rows, n = colors.shape[:2]
    corner, right, up = at(0, 0, .001), at(1, 0, .001) - at(0, 0, .001), at(0, 1, .001) - at(0, 0, .001)
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, rows))
    i, k = np.meshgrid(np.arange(rows - 1), np.arange(n - 1), indexing='ij')
    faces = np.stack([i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k], -1).reshape(-1, 4)
    m.add((corner + u[..., None] * right + v[..., None] * up).reshape(-1, 3), faces, colors.reshape(-1, 3), jitter=0)
