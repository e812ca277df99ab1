"""The shawls of the London scene's nearest people: one shell over shoulders and arms in a few chosen folds, one end crossed over the other and pinned. For industrial 1, 2, 3."""
import numpy as np

from kit.meshes import rgb, unit
from kit.near_dress import _over_sleeves
from kit.noise import smoothstep

COUNT, ROWS = 240, 30
# The folds: their angle at the neck and at the hem (radians; pi/2 is the front, 0 the wearer's right), their half width, negative where they fall the other way, and their depth in metres at the hem.
FOLDS = ((.5, .2, .3, .03), (1.1, .85, .34, .034), (1.75, 1.5, .3, .022), (2.2, 2.5, -.34, .034), (2.7, 3.0, -.3, .03), (3.9, 3.9, .4, .03), (4.7, 4.7, .4, .03), (5.5, 5.5, .4, .03))


def plain(m, j):
    """An extra, the last of a Look: what is worn lies in its modelled folds alone, without the bumps of near cloth."""
    m.parts = [(v, f, c, smooth, 'plain' if mat in ('cloth', 'wool') else mat) for v, f, c, smooth, mat in m.parts]


def shawl(color, border, length=.34, low=.03, elbow=0.0, deep=1.0, pin='c8a45c', tip=.09, shade=0.0, reach=2.2):
    """A shawl as an extra: `low` (m) bares the neck, it lies over the share `elbow` of the forearms, `deep` scales its folds, `tip` (m) is how far its crossed end hangs below the hem, `shade` says how much darker it is on the wearer's left, away from the light, `reach` is the angle of its crossed end at the hem (radians; pi/2 is the front), and `pin` is the colour of what holds it (None: its ends are not crossed)."""
    def draw(m, j):
        a, f = np.linspace(0, 2 * np.pi, COUNT, endpoint=False), np.linspace(0, 1, ROWS)[:, None]
        height, valley = _folded(a, f, deep)
        rings = _over_sleeves(_shell(j, a, f, length, low), j, .076, elbow)
        rings = _pushed(rings, height) - (.5 * height * f)[..., None] * j.chest[:, 2]
        wool, edge = rgb(color), rgb(border)
        tone = np.broadcast_to((wool * (.84 + .16 * np.minimum(1, f * 6)))[:, None], rings.shape) * (1 - .4 * valley)[..., None]
        tone[-5:-1] = edge * (1 - .4 * valley[-5:-1, :, None])
        tone = tone * (1 - shade * smoothstep(-.05, .7, -np.cos(a))[None, :, None] * np.array((.85, 1.0, .8)))
        m.loft(rings[::-1], tone[::-1], caps=False, mat='plain', jitter=0)
        m.tube(np.vstack([rings[1], rings[1][:2]]), .014, wool * .9, n=10, caps=False, mat='plain', jitter=0)
        m.tube(np.vstack([rings[-1], rings[-1][:2]]), .005, wool * .8, n=6, caps=False, mat='plain', jitter=0)
        if pin:
            _crossed(m, j, rings, tone, f[:, 0], edge, wool, tip, pin, reach)
    return draw


def armhole(color, side, along=.085):
    """The bound slit of a shawl through which the arm of a `side` comes, so many metres `along` from its wrist: an extra."""
    def draw(m, j):
        wrist, elbow = j.points['wrist_' + side], j.points['elbow_' + side]
        d = unit(wrist - elbow)
        # Upright, and open towards the hand.
        up = unit(j.chest[:, 2] - d * (d @ j.chest[:, 2]))
        x, b = np.cross(d, up), np.linspace(0, 2 * np.pi, 41)
        ring = wrist - d * along + np.outer(np.cos(b) * .05, x) + np.outer(np.sin(b) * .072, up)
        m.tube(ring, .0075, color, n=8, caps=False, mat='plain', jitter=0)
        m.loft([ring, wrist - d * along + (ring - wrist + d * along) * .5], rgb(color) * .12, caps=False, mat='plain', jitter=0)
    return draw


def _shell(j, a, f, length, low):
    """The rings of the plain shell from the neck to the hem, longest in the back."""
    back, front = np.maximum(0, -np.sin(a)) ** 1.6, np.maximum(0, np.sin(a))
    keys = (0, .12, .35, .7, 1)
    wide, deep = np.interp(f, keys, (.082, .134, .216, .244, .25)), np.interp(f, keys, (.078, .105, .142, .165, .17))
    fall = f * (length * (.8 + .85 * back + .12 * front ** 3) + .05) + .045 * front ** 2 * (1 - f) ** 2
    flat = np.stack([np.cos(a) * wide, .004 + np.sin(a) * deep, .045 - low - fall], -1)
    return j.points['neck'] + flat @ j.chest.T


def _folded(a, f, deep):
    """How far the folds stand out (m), and where one lies in the shade of the next (0 to 1)."""
    height, valley = np.zeros((len(f), len(a))), np.zeros((len(f), len(a)))
    for neck, hem, wide, depth in FOLDS:
        way = np.angle(np.exp(1j * (a - neck - (hem - neck) * f))) / wide
        # It rises slowly and falls over a sharp edge.
        height = np.maximum(height, deep * depth * f ** .8 * smoothstep(-1.1, .45, way) * (1 - smoothstep(.45, .85, way)))
        valley = np.maximum(valley, np.exp(-((way - .8) / .22) ** 2) * smoothstep(.15, .6, f))
    return height, valley


def _pushed(rings, height):
    """The rings, moved out from their middles by `height`."""
    out = rings - rings.mean(1, keepdims=True)
    return rings + out / np.linalg.norm(out, axis=2, keepdims=True) * height[..., None]


def _crossed(m, j, rings, tone, f, edge, wool, tip, pin, reach):
    """The end from the wearer's right shoulder, laid over the other with its border and pinned."""
    share = np.linspace(0, 1, 70)
    start, stop = .1, np.interp(f, (0, .25, 1), (1.45, min(1.62, reach), reach))
    at = (start + (stop - start)[:, None] * share) / (2 * np.pi) * COUNT
    low, part = at.astype(int), (at % 1)[..., None]
    row = np.arange(ROWS)[:, None]
    sheet = _pushed(rings, np.full(rings.shape[:2], .012))
    sheet = sheet[row, low] * (1 - part) + sheet[row, low + 1] * part
    sheet = sheet - np.outer(tip * f ** 1.5, share ** 2.5)[..., None] * j.chest[:, 2] + np.outer(.012 * f, share ** 3)[..., None] * j.chest[:, 1]
    tones = tone[row, low].copy()
    tones[:, -6:-1] = edge
    m.loft(sheet[1:][::-1], tones[1:][::-1], closed=False, caps=False, mat='plain', jitter=0)
    m.tube(np.vstack([sheet[1:, -1], sheet[-1, ::-1]]), .006, wool * .8, n=8, mat='plain', jitter=0)
    m.ball(sheet[9, -9] + j.chest[:, 1] * .008, (.016, .008, .016), pin, n=12, rot=j.chest, mat='metal', jitter=0)
