"""The red typist's chair of view 2 and what its owner left there: his jacket over the back, his hat on the seat. For modern 2."""
import numpy as np

from kit.meshes import rgb, rotation
from kit.noise import fbm
from modern_printer import RED, soft

TWEED, LINING, FELT = '4c5864', '262c34', '8c6c4a'
# The red of the chair's back, which the sun strikes full.
BACK = '8c2a1e'


def pillow(m, w, d, h, color, rot=None, center=(0, 0, 0), power=4.5, mat='leather', edge=1.0):
    """A stuffed leather cushion with its piping and two rows of buttons; towards its rim its colour goes to the share `edge` of itself."""
    rings = [soft(w * k, d * k, z * h, power=power) for k, z in ((.0, -.5), (.86, -.5), (.97, -.34), (1.0, 0), (.97, .3), (.88, .47), (.7, .56), (.4, .62), (.0, .64))]
    turn = np.eye(3) if rot is None else rot
    c = np.asarray(center, float)
    tones = np.interp(np.arange(9), (4, 7), (edge, 1))[:, None] * rgb(color)
    m.loft([r @ turn.T + c for r in rings], tones, mat=mat, jitter=.01)
    for z in (.36, -.36):
        ring = soft(w * 1.0, d * 1.0, z * h, power=power)
        m.tube(np.vstack([ring, ring[:2]]) @ turn.T + c, .006, rgb(color) * .7, n=6, caps=False, mat='leather', jitter=0)
    for x in (-.2, .2):
        for y in (-.18, .18):
            m.ball(np.array((x * w, y * d, .6 * h)) @ turn.T + c, .009, rgb(color) * .6, n=7, mat='leather')


def strap(m):
    """One bent steel strap that carries the back: from under the seat, round behind it and up into the cushion."""
    knots = np.array([(.05, .382), (-.12, .382), (-.24, .388), (-.31, .425), (-.335, .5), (-.335, .62), (-.318, .74), (-.298, .86)])
    t = np.linspace(0, 7, 40)
    y, z = (np.interp(t, range(8), knots[:, k]) for k in (0, 1))
    for _ in range(5):
        y[1:-1], z[1:-1] = (y[:-2] + 2 * y[1:-1] + y[2:]) / 4, (z[:-2] + 2 * z[1:-1] + z[2:]) / 4
    out = np.stack([-np.gradient(z), np.gradient(y)], 1)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    rings = [[(x, q + o[0] * h, r + o[1] * h) for x, h in ((-.034, -.003), (-.03, -.005), (.03, -.005), (.034, -.003), (.034, .003), (.03, .005), (-.03, .005), (-.034, .003))] for q, r, o in zip(y, z, out)]
    m.loft(rings, '5e6266', smooth=True, mat='metal')
    m.lathe([(.001, 0), (.026, .004), (.028, .014)], 'a8acb0', n=18, center=(0, -.345, .6), rot=rotation(-np.pi / 2, 0, 0), mat='metal')


def chair(m, loc, rz, tall=.08):
    """A typist's chair in red leather and chrome, wound up by `tall` metres; its sitter looks along +Y."""
    with m.at(loc, rz=rz):
        with m.at((0, 0, tall)):
            pillow(m, .47, .45, .1, RED, center=(0, 0, .47))
            m.box((0, 0, .4), (.4, .38, .03), '2a2c2e', chamfer=.01)
            up = rotation(-np.pi / 2 + .16, 0, 0)
            # The low sun would lie on a polished back like a lamp.
            pillow(m, .43, .34, .085, BACK, rot=up, center=(0, -.245, .86), power=3.4, mat='plain', edge=.5)
            m.loft([soft(.4, .31, z, power=3.4) @ up.T + (0, -.245, .86) for z in (-.058, -.05)], '2a2c2e', smooth=False)
            strap(m)
        m.lathe([(.05, .12), (.045, .16), (.022, .2), (.022, .34 + tall), (.05, .36 + tall), (.1, .39 + tall)], 'b8bcc0', n=18, mat='metal')
        for k in range(5):
            a = k * np.pi * .4 + .35
            m.tube([(0, 0, .15), (np.cos(a) * .14, np.sin(a) * .14, .13), (np.cos(a) * .3, np.sin(a) * .3, .075)], [.026, .022, .016], 'c8ccd0', n=9, mat='metal')
            m.lathe([(.028, -.014), (.032, 0), (.028, .014)], '14161a', n=14, center=(np.cos(a) * .305, np.sin(a) * .305, .032), rot=rotation(np.pi / 2, 0, a))


def jacket(m, loc, rz, tall=.08):
    """A suit jacket hung over the chair's back as over shoulders: open in front, where the red leather shows, its sleeves hanging empty."""
    with m.at(loc, rz=rz), m.at((0, -.25, .86 + tall)):
        # How far each row reaches sideways and fore and aft, how high it lies, and half the angle by which the fronts stand open.
        rows = ((.075, .05, .194, .6), (.13, .062, .188, .7), (.19, .074, .172, .85), (.228, .084, .135, .95), (.24, .09, .07, 1.0), (.24, .092, 0, 1.04), (.238, .094, -.09, 1.08), (.234, .095, -.19, 1.12), (.23, .1, -.3, 1.25), (.228, .1, -.42, 1.5), (.225, .1, -.5, 1.9))
        turn = np.linspace(0, 1, 46)
        shell = []
        for k, (wide, deep, z, gap) in enumerate(rows):
            a = np.pi / 2 + gap + turn * (2 * np.pi - 2 * gap)
            fold = 1 + .05 * min(1, k / 6) * np.sin(a * 7 + z * 6) + .05 * (fbm(np.cos(a) * 3 + 7, np.sin(a) * 3 + z * 5, 5, 2) - .5)
            shell.append(np.stack([np.cos(a) * wide * fold, np.sin(a) * deep * fold - .01, np.full(46, z)], 1))
        m.loft(shell, TWEED, closed=False, caps=False, mat='wool', jitter=.02)
        m.loft([ring * (.96, .93, 1) for ring in shell[::-1]], LINING, closed=False, caps=False, mat='cloth', jitter=.02)
        for s in (-1, 1):
            # The collar, its lapel and the empty sleeve of each side.
            inner = np.array([ring[0 if s < 0 else -1] for ring in shell[:7]])
            outer = inner + np.array([(s * w, .014, d) for w, d in ((.02, .03), (.035, .02), (.05, .01), (.062, .0), (.07, -.01), (.05, .0), (.012, .0))])
            lapel = [[p + (0, .012, 0), q + (0, .01, 0)] for p, q in zip(inner, outer)]
            m.loft(lapel if s > 0 else lapel[::-1], rgb(TWEED) * .6, closed=False, caps=False, mat='wool', jitter=0)
            t = np.linspace(0, 1, 12)
            arm = np.stack([s * (.225 + .045 * np.sin(t * 2.2)), -.02 + .05 * t ** 2 + .012 * np.sin(t * 9), .15 - .6 * t], 1)
            m.tube(arm, np.interp(t, [0, .1, .5, 1], [.05, .066, .06, .05]) * (1 + .05 * np.sin(t * 23)), rgb(TWEED) * .94, n=18, squash=.62, mat='wool', jitter=.02)
        collar = np.pi / 2 + .5 + np.linspace(0, 1, 20) * (2 * np.pi - 1)
        m.loft([np.stack([np.cos(collar) * w, np.sin(collar) * d - .01, np.full(20, z)], 1) for w, d, z in ((.07, .046, .19), (.072, .048, .226), (.09, .066, .222), (.115, .082, .178))], rgb(TWEED) * .86, closed=False, caps=False, mat='wool', jitter=0)


def fedora(m, loc, rz):
    """A felt hat laid down, its front along +X, with a band and a press card stuck in it."""
    with m.at(loc, rz=rz):
        a = np.linspace(0, 2 * np.pi, 48, endpoint=False)
        ring = lambda wide, deep, z: np.stack([np.cos(a) * wide, np.sin(a) * deep, z + 0 * a], 1)
        # The brim dips in front and turns up behind; the crown is pinched in front and creased along the top.
        brim = lambda k, z: ring(.155 * k, .135 * k, z) + np.outer(-.016 * np.cos(a) * (k - .6) / .4 + .008 * np.sin(a) ** 2 * k, (0, 0, 1))
        m.loft([brim(.62, .018), brim(.8, .016), brim(1, .02), brim(1.0, .025), brim(.8, .022), brim(.62, .026)], FELT, mat='wool', jitter=.01)
        pinch = 1 - .22 * np.exp(-((np.abs(a - np.pi) - np.pi + .75) / .3) ** 2)
        crown = []
        for k, z in ((1, .02), (.99, .06), (.95, .1), (.86, .125), (.6, .128), (.3, .118), (.02, .112)):
            soft_pinch = 1 + (pinch - 1) * min(1, z / .12)
            crown.append(ring(.098, .083, z) * np.stack([k * soft_pinch, k * soft_pinch, 1 + 0 * a], 1) + np.outer(-.02 * (z > .1) * np.exp(-(np.sin(a) * k / .4) ** 2), (0, 0, 1)))
        m.loft(crown, FELT, mat='wool', jitter=.01)
        m.loft([ring(.1005, .0855, z) for z in (.022, .05)], '221a16', caps=False, mat='cloth', jitter=0)
        m.box((.05, -.082, .062), (.06, .004, .075), 'f4ecd8', rz=.5, jitter=0)
