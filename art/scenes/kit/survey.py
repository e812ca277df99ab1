"""The survey of the Arno as a drawn sheet: parchment, river and sea in wash, hills in ink, walled towns, and the planned cut in vermilion. For renaissance 1."""
import numpy as np

from .lettering import capitals
from .meshes import rgb
from .noise import fbm, smoothstep
from .workshop import ribbon

INK, PALE, WASH = '4a2e1a', '8a6844', 'd2ae7c'
RIVER = [(.07, .44), (.12, .47), (.2, .43), (.29, .33), (.38, .34), (.46, .46), (.54, .6), (.63, .575), (.72, .49), (.8, .47), (.88, .53), (.972, .6)]
CUT = [(.455, .455), (.38, .54), (.3, .63), (.22, .705), (.165, .75)]
TRIBUTARIES = ([(.575, .957), (.56, .9), (.565, .84), (.59, .78), (.585, .7), (.565, .6)], [(.3, .045), (.325, .1), (.33, .18), (.31, .27), (.3, .34)], [(.8, .045), (.79, .14), (.815, .22), (.8, .32), (.795, .4), (.79, .475)])


def shore(v):
    """How far the sea reaches at v."""
    return np.interp(v, [.045, .15, .3, .42, .5, .6, .78, .9, .955], [.06, .1, .115, .098, .09, .1, .13, .11, .07]) + .005 * np.sin(v * 40)


def sheet(m, surf):
    """The parchment: paler in the middle, brown at its edges, with the stains of use."""
    us, vs = np.linspace(0, 1, 181), np.linspace(0, 1, 111)
    u, v = np.meshgrid(us, vs)
    edge = np.minimum(np.minimum(u, 1 - u) * 1.7, np.minimum(v, 1 - v))
    tone = 1 - .2 * smoothstep(.09, .0, edge + .05 * (fbm(u * 9, v * 6, 5, 3) - .5)) - .1 * smoothstep(.5, .8, fbm(u * 5, v * 3.2, 12, 4)) - .05 * (fbm(u * 40, v * 26, 3, 2) - .4)
    ring = np.abs(np.hypot((u - .79) * 1.77, v - .27) - .05)
    tone = tone - .09 * np.exp(-(ring / .004) ** 2)
    color = rgb('efdfb8') * (tone[..., None] ** np.array((1.0, 1.25, 1.7)))
    rows = np.array([[surf(a, b) for a in us] for b in vs])
    i, k = np.meshgrid(np.arange(len(vs) - 1), np.arange(len(us) - 1), indexing='ij')
    n = len(us)
    m.add(rows.reshape(-1, 3), np.stack([i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k], -1).reshape(-1, 4), color.reshape(-1, 3), smooth=True, mat='cloth', jitter=0)


def _border(m, surf, braccia=True):
    frame = lambda q: [(q, q * 1.77), (1 - q, q * 1.77), (1 - q, 1 - q * 1.77), (q, 1 - q * 1.77), (q, q * 1.77)]
    for q, w in ((.021, .0045), (.029, .0018)):
        for a, b in zip(frame(q)[:-1], frame(q)[1:]):
            ribbon(m, surf, [a, b], w, INK, .004)
    # A scale of braccia along the far edge.
    for k in range(24 if braccia else 0):
        a = .03 + k * .94 / 24
        if k % 2:
            ribbon(m, surf, [(a, 1 - .0443), (a + .94 / 24, 1 - .0443)], .0075, 'b0532f', .005)


def _water(m, surf):
    for branch in TRIBUTARIES:
        ribbon(m, surf, branch, .0165, '3d6a80', .0035, .9)
        ribbon(m, surf, branch, .0125, '7fa9b6', .0045, .85)
    ribbon(m, surf, RIVER, .046, '2c566e', .005, .62)
    ribbon(m, surf, RIVER, .04, '6795a8', .0065, .58)
    ribbon(m, surf, RIVER, .022, '86b0bb', .0075, .5)
    for aside, w in ((-.012, .0016), (-.004, .002), (.006, .0018), (.013, .0014)):
        ribbon(m, surf, [(u, v + aside * 1.4 + .002 * np.sin(u * 60 + aside * 400)) for u, v in RIVER], w, '4a7c92', .0085)
    # The sea lies over the river's mouth: wash to the shore, and lines that follow it.
    vs, q = np.linspace(.052, .948, 60), np.linspace(0, 1, 14)
    m.loft([[surf(.031 + (shore(v) - .031) * k, v, .011) for k in q] for v in vs], 'a3b9ae', closed=False, mat='paint', jitter=0)
    for k, w in ((1.0, .0042), (.86, .0017), (.72, .0014), (.58, .0012), (.44, .001)):
        ribbon(m, surf, [(.031 + (shore(v) - .031) * k, v) for v in vs], w, ('3d6a80', '5c8894', '6f9799', '7fa39f', '8aaba4')[int((1 - k) * 7.2)], .0125)


def _hill(m, surf, u, v, s, tall, lean):
    """One hill: a wash on its shaded side, its ridge in ink, and the strokes that model it."""
    t = np.linspace(-1, 1, 15)
    top = tall * np.clip(1 - np.abs(t) ** 1.5, 0, 1) * (1 + .1 * np.sin(t * 5 + u * 90))
    ridge = [(u + s * a + lean * (b / tall), v + b) for a, b in zip(t, top)]
    shade = [[surf(a, v + (b - v) * k, .0025 + .0004 * k) for k in (0, 1)] for a, b in ridge[7:]]
    m.loft(shade, WASH, closed=False, mat='paint', jitter=.03)
    ribbon(m, surf, ridge, .0036, INK, .006, .5)
    for k in (.3, .5, .7, .86):
        a, b = ridge[int(7 + 7 * k)]
        ribbon(m, surf, [(a, b - tall * .1), (a - s * .12, v + (b - v) * .25)], .0018, PALE, .006)


def _reeds(m, surf, u, v, s):
    """A tuft of the marsh over its line of water."""
    ribbon(m, surf, [(u - s, v), (u + s, v)], .0022, '4a7c92', .006)
    for k in (-.6, -.25, .05, .35, .65):
        ribbon(m, surf, [(u + s * k * .7, v), (u + s * k, v + s * (1.9 - k * k))], .0019, '5c6a3c', .006)


def _town(m, surf, u, v, s, towers, dome=False, leaning=False):
    """A walled town in elevation: ink lines, a wash of red for its roofs."""
    k = 1.77
    at = lambda a, b: (u + a * s, v + b * s * k)

    def block(a0, a1, b0, b1, color, slant=0.0, out=.0085):
        p = [at(a0, b0), at(a1, b0), at(a1 + slant, b1), at(a0 + slant, b1)]
        m.add([surf(*q, out) for q in p], [[0, 1, 2, 3]], color, mat='paint', jitter=.02)
        for a, b in zip(p, p[1:] + p[:1]):
            ribbon(m, surf, [a, b], .0017, INK, out + .0015)

    def roof(a0, a1, b, high, slant=0.0):
        p = [at(a0 + slant, b), at(a1 + slant, b), at((a0 + a1) / 2 + slant, b + high)]
        m.add([surf(*q, .0095) for q in p], [[0, 1, 2]], 'b8452a', mat='paint', jitter=.04)
    for a, w, h, r in towers:
        block(a - w, a + w, .2, h, 'e2cda0')
        roof(a - w * 1.3, a + w * 1.3, h, r)
    if leaning:
        block(.62, .9, .1, 1.5, 'efe6cf', .2)
        for q in (.35, .6, .85, 1.1):
            ribbon(m, surf, [at(.62 + .2 * (q - .1) / 1.4, q), at(.9 + .2 * (q - .1) / 1.4, q)], .0014, INK, .0105)
    if dome:
        t = np.linspace(0, np.pi, 17)
        m.add([surf(*at(.42 * np.cos(q), .6 + .62 * np.sin(q) ** .8), .0095) for q in t], [list(range(17))], 'b8452a', mat='paint', jitter=0)
        for q in (-.22, 0, .22):
            ribbon(m, surf, [at(q, .62), at(q * .75, .95), at(0, 1.22)], .0013, 'e8d4a8', .011)
        block(-.05, .05, 1.2, 1.42, 'efe6cf')
        block(-.46, .46, .3, .6, 'e8d6ae')
    block(-1, 1, 0, .42, 'd8bf8e', out=.011)
    for q in np.linspace(-.94, .82, 8):
        block(q, q + .12, .42, .54, 'd8bf8e', out=.011)
    block(-.12, .12, 0, .26, '5a3a26', out=.0125)


def _rose(m, surf, u, v, s):
    """A compass rose of eight rays, half of each inked, and the faint lines of the winds from it."""
    at = lambda q, r: (u + np.sin(q) * r, v + np.cos(q) * r * 1.77)
    for k in range(16):
        q = np.pi * k / 8
        ribbon(m, surf, [at(q, s * 1.25), at(q, s * 2.3)], .0009, 'b79a6c', .0022)
    for k in list(range(1, 8, 2)) + list(range(0, 8, 2)):
        q, r, out = np.pi * k / 4, s * (.62 if k % 2 else 1), .0035 + .001 * (k % 2 == 0)
        for side, color in ((-1, 'b8452a' if k % 2 == 0 else INK), (1, 'efe2c0')):
            p = [at(q, r), at(q + side * np.pi / 8, s * .24), (u, v)]
            m.add([surf(*c, out) for c in p][::side], [[0, 1, 2]], color, mat='paint', jitter=0)
            for a, b in zip(p, p[1:] + p[:1]):
                ribbon(m, surf, [a, b], .0012, INK, out + .0006)
    t = np.linspace(0, 2 * np.pi, 49)
    for r in (.78, .84):
        ribbon(m, surf, [at(q, s * r) for q in t], .0013, INK, .003)


def _script(m, surf, u, v, width, lines, seed):
    """Lines of a note in a small running hand."""
    rng = np.random.default_rng(seed)
    for k in range(lines):
        a, end = u + (0 if k else .012), u + width * (1 if k < lines - 1 else .55)
        while a < end:
            word = rng.uniform(.012, .034)
            t = np.linspace(0, 1, max(5, int(word * 600)))
            up = .0024 * np.sin(t * word * 900 + rng.uniform(0, 6)) * rng.uniform(.5, 1.3, len(t))
            ribbon(m, surf, list(zip(a + word * t, v - k * .027 + up)), .0013, '6e4c30', .006)
            a += word + .008


def _planned(m, surf):
    """The cut as one stroke of a loaded brush, which swells and dries a little on its way, with an arrowhead of two strokes; a wash beside it softens its edges."""
    t = np.linspace(0, 1, 90)
    share = t * (len(CUT) - 1)
    p = np.stack([np.interp(share, np.arange(len(CUT)), np.array(CUT)[:, k]) for k in (0, 1)], 1)
    d = np.gradient(p, axis=0) / (1, 1.77)
    aside = np.stack([-d[:, 1], d[:, 0]], 1) / np.linalg.norm(d, axis=1, keepdims=True)
    drift = fbm(t * 7 + 3, t * 0 + 2, 41, 3) - .5
    wide = .0105 * (.96 + .14 * np.sin(t * 5.2 + .6) + .4 * drift) * smoothstep(-.03, .05, t)
    p = p + aside * (1, 1.77) * (.004 * (fbm(t * 4, t * 0 + 7, 43, 2) - .5))[:, None]
    side = lambda grow, s: p + aside * (1, 1.77) * (s * (wide + grow * (.8 + .4 * fbm(t * 11, t * 0 + s, 44, 2))))[:, None]
    tones = ((.0026, 'd9805e', .0085), (.0012, 'c8452a', .0095), (-.0024, 'd23c20', .0105))
    for grow, color, out in tones:
        m.loft([[surf(*a, out), surf(*b, out)] for a, b in zip(side(grow, -1), side(grow, 1))], color, closed=False, mat='paint', jitter=0)
    way = np.array((CUT[-1][0] - CUT[-2][0], (CUT[-1][1] - CUT[-2][1]) / 1.77))
    way /= np.linalg.norm(way)
    across, tip = np.array((-way[1], way[0])), np.array(CUT[-1]) + way * .05 * (1, 1.77)
    for grow, color, out in tones:
        edge = [(-.004, 0), (-.03, .017), (-.066, .034), (-.058, .015), (-.054, 0), (-.058, -.016), (-.068, -.031), (-.032, -.016)]
        m.add([surf(*(tip + (way * (a + grow * (1.4 if a > -.01 else -.5)) + across * (b + grow * np.sign(b))) * (1, 1.77)), out + .0006) for a, b in edge], [[0, 1, 2, 3, 4], [0, 4, 5, 6, 7]], color, mat='paint', jitter=0)


def survey(m, surf, seed=21, braccia=True):
    """The whole sheet; surf(u, v, out) is a point of it, `braccia` whether its far edge carries a scale."""
    rng = np.random.default_rng(seed)
    sheet(m, surf)
    _border(m, surf, braccia)
    for k in range(54):
        far = k < 34
        u, v = rng.uniform(.2, .93), rng.uniform(.8, .885) if far else rng.uniform(.06, .22)
        if abs(u - .57) < .03 and far or not far and .46 < u < .74 or u < .27 and far and v < .86:
            continue
        s = rng.uniform(.018, .036)
        _hill(m, surf, u, v, s, s * rng.uniform(1.3, 2.1), s * rng.uniform(-.15, .15))
    _water(m, surf)
    _rose(m, surf, .62, .3, .042)
    for u, v in ((.165, .66), (.2, .63), (.15, .7), (.21, .8), (.255, .77), (.175, .82), (.14, .6), (.3, .74)):
        _reeds(m, surf, u, v, .0115)
    _planned(m, surf)
    _town(m, surf, .182, .52, .03, ((-.62, .16, .95, .3), (-.2, .13, 1.2, .25), (.2, .2, .7, .3)), leaning=True)
    _town(m, surf, .86, .62, .042, ((-.78, .1, 1.1, .22), (.66, .09, 1.35, .2), (.88, .1, .8, .25)), dome=True)
    for u, v, s in ((.5, .7, .02), (.4, .23, .018)):
        _town(m, surf, u, v, s, ((-.5, .2, .9, .4), (.1, .18, 1.25, .35), (.6, .2, .75, .4)))
    _script(m, surf, .52, .2, .14, 2, 4)
    _script(m, surf, .14, .3, .1, 3, 8)
    capitals(m, surf, 'PISA', .228, .525, .05, (.62, 1.12), INK)
    capitals(m, surf, 'ARNO', .412, .605, .041, (.62, 1.12), INK)
    capitals(m, surf, 'FLORENCE', .605, .685, .05, (.62, 1.15), INK)
