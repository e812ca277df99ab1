"""The free miller of the medieval scene's third view: on his cart, in the wind, with the Charter in his fist. For medieval 3."""
import numpy as np

import medieval_cast as cast
from kit import props
from kit.clothes import skirt_rings
from kit.faces import FACES
from kit.figures import figure
from kit.gothic import hood_cape, neckband
from kit.meshes import Mesh, rgb, unit
from kit.noise import fbm, smoothstep
from kit.pose import POSES
from kit.strands import strands
from medieval_gate import height
from medieval_hair import cut, whiskers

# Where he stands, beside the closed gate as one sees it, and the middle of his cart.
SPEAKER, CART = (.57, 4.3), (.24, 4.3)
# Where the wind blows to in his own frame: to his left, and a little behind him.
LEE = np.array((-.93, -.36, 0))
CAPE = '84401f'


def charter(m, j):
    """The Charter in his raised right fist: the fingers close over its edge, creases run out from them, and the edge curls forward above and below."""
    held = j.grips['r']((0, .06, -.012))
    across, up = unit((-1, -.03, .1)), unit((.1, 0, 1))
    out = np.cross(up, across)
    out = out if out[1] > 0 else -out
    wide, high, fist = .54, .6, .76

    def at(u, v, off=0.0):
        x, z = u * wide, (fist - v) * high
        r, turn = np.hypot(x, z), np.arctan2(z, x + .01)
        crease = .018 * np.cos(turn * 7 + .6) * min(r / .05, 1) * np.exp(-r / .16)
        curl = .07 * np.exp(-(x / .05) ** 2) * smoothstep(.05, .13, abs(z))
        return held + across * (x - .25 * curl) + up * (z + .008 * np.sin(u * 5)) + out * (off + crease + curl + .2 * u * u - .1 * u - .1 * (u * (1 - v)) ** 3)
    m.loft([[at(u, v) for u in np.linspace(0, 1, 44)] for v in np.linspace(0, 1, 44)][::-1], 'f4e6bf', closed=False, mat='leaf', jitter=0)
    cast.lines_of_writing(m, at, 11, .14, .93, .11, .071, '4e3624', .0165, 4, '9a2a1a', .004)
    seal(m, at(.14, .97))


def seal(m, tail):
    """The seal on its plaited cord between the arm and the head, swung a little by the wind: a cake of wax with a squeezed edge and a shield in relief."""
    t = np.linspace(0, 1, 24)
    drop = np.array((-.026, .006, -.06))
    for s in (0, 1, 2):
        phase = t * 26 + s * 2.1
        m.tube(tail + (0, .004, .012) + t[:, None] * drop + np.stack([.0055 * np.sin(phase), .004 * np.cos(phase), 0 * t], 1), .0042, ('b08a50', '96703c', 'a67c46')[s], n=6, jitter=0)
    cast.wax(m, tail + drop - (.012, -.012, .05), np.eye(3), '9a1c16', '74120e')


def windblown(color, hem=.46, flare=.15, flutes=9, depth=.03, waist=.182, half=None, out=0.0, seed=1):
    """An extra of a Look: a skirt in the wind, pressed to the legs on one side and lifted on the other; with `half` only the part before the body within that angle, as an apron, and `out` (m) lays it over another."""
    def draw(m, j):
        n, rows = 240, 34
        a = np.linspace(0, 2 * np.pi, n, endpoint=False)
        plain = np.array(skirt_rings(j, j.points['pelvis'][2] + .1, hem, waist, flare, n=n, rng=None, depth=0, uneven=0))
        f = np.linspace(0, 1, rows)
        low = np.minimum((f * 5).astype(int), 4)
        share = (f * 5 - low)[:, None, None]
        rings = plain[low] * (1 - share) + plain[low + 1] * share
        f = f[:, None]
        middle = rings.mean(1, keepdims=True)
        way = (rings - middle) * (1, 1, 0)
        way /= np.linalg.norm(way, axis=2, keepdims=True)
        lee = way @ LEE
        # Flutes of uneven width start at the belt and swing with the wind.
        phase = a * flutes + 1.3 * np.sin(a * 2 + seed) + .9 * np.sin(a * 3 + seed * 2) + 1.5 * f ** 1.5 * np.sin(a + .5)
        flute = (2 * (.5 + .5 * np.cos(phase)) ** .7 - 1) * (.7 + .6 * fbm(np.cos(a) * 2 + seed, np.sin(a) * 2, seed))
        push = out + depth * f ** .8 * flute - .03 * f * np.clip(-lee, 0, 1) + .06 * f ** 1.6 * np.clip(lee, 0, 1)
        rings = rings + way * push[..., None] + LEE * (.17 * f ** 1.7)[..., None]
        rings[..., 2] += .1 * f ** 2 * np.clip(lee, 0, 1) ** 1.5 + .016 * f ** 2 * np.sin(a * 4 + seed)
        tone = rgb(color) * (1 + .16 * np.clip(flute, -1, .5) * np.clip(f * 2, 0, 1))[..., None]
        if half:
            pick = np.abs(a - np.pi / 2) < half
            rings, tone = rings[:, pick], tone[:, pick]
        m.loft(rings[::-1], tone[::-1], closed=not half, caps=False, mat='cloth', jitter=0)
        edge = rings[-1] if half else np.vstack([rings[-1], rings[-1][:2]])
        m.tube(edge, .006, rgb(color) * .8, n=6, caps=False, mat='cloth', jitter=0)
    return draw


def flown(color, length=.95, seed=2):
    """An extra of a Look: a cloak that hangs from both shoulders and flies out behind on the lee side, its edge in waves."""
    def draw(m, j):
        u, v = np.linspace(-1, 1, 120)[None], np.linspace(0, 1, 60)[:, None]
        neck, right, fore = j.points['neck'], j.chest[:, 0], j.chest[:, 1]
        top = neck - np.array((0, 0, .03)) + right * (.17 * u)[..., None] - fore * (.055 + .05 * np.cos(u * 1.4))[..., None] - np.array((0, 0, 1)) * (.045 * np.abs(u) ** 2)[..., None]
        # The lee edge (u = -1) flies furthest; waves run down the cloth and grow.
        fly = v ** 1.3 * (.34 + .26 * (1 - u) / 2)
        wave = .055 * v ** .8 * np.sin(u * 7.5 + 2.4 * v + seed) + .03 * v * np.sin(u * 15 + 4 * v + seed * 3)
        fall = length * v * (1 - .3 * v * (1 - u) / 2) + .025 * v * np.sin(u * 6 - 3 * v + seed)
        spread = right * (u * .14 * v)[..., None]
        cloth = top + LEE * fly[..., None] + spread - fore * (.05 * v + wave)[..., None] + LEE * (wave * .4)[..., None] - np.array((0, 0, 1)) * fall[..., None]
        tone = rgb(color) * (1 - .2 * np.clip(wave / .08, -1, 1))[..., None]
        m.loft(cloth, tone, closed=False, mat='cloth', jitter=0)
        for edge in (cloth[-1], cloth[:, 0], cloth[:, -1]):
            m.tube(edge, .006, rgb(color) * .85, n=6, mat='cloth', jitter=0)
    return draw


def miller():
    """How the miller looks: a tunic and an apron in the wind, a short cape with its cloak, hair and beard of reddish brown."""
    face = FACES['digger'].but(mouth='shout', gaze=(.0, .02), worry=-.3, stern=1.35, low_brows=.35, bushy=1.7, lid=.78, stubble=0, age=.35, hollow=.3, cheek=.6, **cast.READ)
    look = cast.villager(np.random.default_rng(1), False, hat=None, hair_style='bald', garment='shirt', color='8c6c48', legs='4a4038', beard=None, hair='6b4a2a', wide_sleeve=.01, elbows=1.0, height=1.92, skin='d4986e', folds=1.3, face=face, head=1.12,
                         grips={'r': ('grasp', (-.12, .72, .68), (-1, -.12, 0)), 'l': ('spread', (-.45, .4, .8), (.2, .85, -.25))})
    look.extra = [cut('6b4a2a', seed=3), strands('6b4a2a', 46, 20, 7, edge='end', seed=3), whiskers('6b4a2a', .075, seed=4, ragged=.1), hood_cape(CAPE, .2, '6e5a40', over=.0, seed=6, raised=True, folds=2.4), flown('743618'),
                  windblown('8c6c48', .64, out=.014), windblown('a2946e', .72, half=.78, out=.02, depth=.022, flutes=11, seed=3), neckband('5e4630'), cast.cuffed('6e5236', wide=.05), charter]
    return look


def speaker(st):
    """The miller on his cart: his weight on one leg, his hip out, the raised arm and the Charter at the end of the curve."""
    m = Mesh(71)
    x, y = CART
    z = float(height(x, y))
    props.cart(m, (x, y, z), rz=1.35, color='6e5238', tilt=0.0, propped=True)
    m.build('cart')
    x, y = SPEAKER
    pose = POSES['raise'].but(pole=None, hand_l=(-.53, .2, 1.42), hold_l='flat', look=(-.14, .1), tilt=.13, lean=.03, side=-.13, twist=.26, shift=(.09, .0), foot_r=(.12, -.04, 0), foot_l=(-.27, .2, 0), hand_r=(.43, .2, 1.85), elbow_r=1.1)
    man = figure(miller(), pose, detail=True, seed=5)
    man.location, man.rotation_euler = (x, y, z + .76), (0, 0, np.radians(174))
    # The torches on his left are the key, from the side; his right side lies in the blue of the evening.
    st.spot((x + 2.2, y - 1.9, 3.9), (x, y, 2.3), 'ffb068', 760, 46, .3)
    st.spot((x - 2.8, y + 1.2, 3.9), (x, y, 2.4), '88aaf0', 150, 30, .3)
    st.spot((x - 1.6, y - 3.4, 1.7), (x, y, 1.75), 'ff9a58', 150, 24, .4)
    # A narrow one for the Charter.
    st.spot((x - .9, y - 4.0, 2.2), (x - .26, y - .3, 3.2), 'ffe0ac', 290, 16, .2)
