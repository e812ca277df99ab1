"""The people of Florence in 1503: citizens, workmen, guards and the heroes of the plan. For renaissance 1, 2, 3."""
from dataclasses import replace

import numpy as np

from kit import props
from kit.carving import combed
from kit.figures import Crowd, Look, figure
from kit.meshes import rgb
from kit.noise import smoothstep
from kit.pose import POSES, Pose, mirrored
from kit.quattrocento import soft_cap
from kit.strands import strands
from renaissance_hair import long_beard, mane

CLOTH = ('8a3a34', '2f3440', '5a6a48', '3f5a78', 'b08a44', 'a8604a', '6a4a5c', '4a6a66', 'c9b48a', '7a5a3a', '87907c', '9c4a3a', '52406a', 'd3c3a0')
LINEN = ('efe6d2', 'e2d7be', 'd8ccb0')
HOSE = ('3a3440', '6a2f2c', '44546a', '5a6244', 'a08a5c', '2c2a2e', '8a6a48')
SKINS = ('e2ab84', 'd99f76', 'e8b690', 'cf9468')
HAIRS = ('3a2618', '5a3a20', '7a4f28', '2a1c14', '8c8478', 'a0713a')


def _pick(rng, options):
    return options[rng.integers(len(options))]


def chaperon(color, tail=None):
    """A Florentine mazzocchio: a padded ring with a fall of cloth, as an `extra` of a Look."""
    def draw(m, j):
        top = lambda q: j.points['head'] + j.head @ np.asarray(q, float)
        a = np.linspace(0, 2 * np.pi, 19)
        m.tube([top((np.cos(t) * .105, np.sin(t) * .125 - .005, .085 + .02 * np.sin(t))) for t in a], .048, color, n=8, caps=False, mat='cloth')
        m.ball(top((0, 0, .1)), (.1, .115, .05), color, n=10, rot=j.head, mat='cloth')
        m.ball(top((-.1, -.05, .14)), (.06, .07, .05), color, n=8, rot=j.head, mat='cloth')
        m.loft([[top((.1 + .03 * f, -.09 - .03 * f - .05 * s, .09 - f * .42)) + j.chest @ (.02 * np.sin(f * 9), 0, 0) for s in (-1, 0, 1)] for f in np.linspace(0, 1, 6)][::-1],
               tail or color, closed=False, mat='cloth')
    return draw


def master_head(look, color, length=.19, gravity=.6, back=.16, fine=0, bare=0.0):
    """The master's `Look` with his long grey hair, his beard of `length` metres and the cap pushed `back` (radians) from his brow; `gravity` lets both hang plumb when he bends, `fine` locks lie over the others on each side, and those on his left begin `bare` radians farther back."""
    return replace(look, hair=color, beard=None, hat='linen', face=look.face.but(**READ), extra=[mane(color, gravity=gravity, fine=fine, bare=bare), strands(color, 4, 0, 0), long_beard(color, length, gravity), strands(color, 4, 0, 0, seed=2), soft_cap('54303e', '452631', size=1.6, tilt=(back, -.14), lift=.024), *look.extra])


def turned_back(wide, color):
    """What draws the front edge of a `mantle` turned back over its fall, `wide` a share of it and narrower at the neck, so that the lining shows."""
    def draw(m, grid):
        rows, n = grid.shape[:2]
        t, f = np.linspace(0, 1, 12), np.linspace(0, 1, rows)[:, None]
        at = (n - 1) * (1 - wide * (.4 + .6 * smoothstep(.02, .45, f)) * t)
        k, row = np.minimum(at.astype(int), n - 2), np.arange(rows)[:, None]
        band = grid[row, k] + (grid[row, k + 1] - grid[row, k]) * (at - k)[..., None]
        out = (band - grid.mean(1, keepdims=True)) * (1, 1, 0)
        out /= np.linalg.norm(out, axis=-1, keepdims=True) + 1e-9
        band = band + out * (.006 + .022 * np.sin(np.pi * np.clip(t * .92 + .06, 0, 1)) ** .6)[:, None]
        m.loft(band, color, closed=False, mat='cloth', jitter=0)
        m.tube(band[:, -1], .0065, rgb(color) * .7, n=8, mat='cloth', jitter=0)
    return draw


def page_hair(color, seed=2, wave=.003, tips=0.0):
    """A boy's hair to the ears with a fringe, as in the painted cities of the time, as an `extra` of a Look with a face; `wave` and `tips` (m) make its locks uneven."""
    return combed(color, ((0, .076), (.62, .07), (.8, .045), (.93, -.01), (1.05, -.05), (1.6, -.07), (np.pi, -.085)), .014, wave=wave, clumps=17, tips=tips, tuck=.9, spread=1.25, seed=seed, broad=True)


def crown(color):
    """The whirl on the crown of `page_hair`, and a tuft that no comb has ever laid, as an `extra` after it."""
    def draw(m, j):
        place = j.face[1]
        m.ball(place(np.array((0, -.018, .131))), (.02, .022, .008), rgb(color) * .9, n=14, rot=j.head, mat='hair', jitter=0)
        for k, (x, y, up, thick) in enumerate(((.03, -.03, .012, .0075), (.014, -.04, .015, .008), (.04, .0, .009, .006))):
            t = np.linspace(0, 1, 9)
            path = np.stack([(x - .012) * (1 - t) + (x + .026) * t, -.018 + y * t, .128 + up * np.sin(t * 2.2)], 1)
            m.tube(place(path), thick * np.interp(t, [0, .3, .7, 1], [.7, 1, .7, .08]), rgb(color) * (1, .86, 1.1)[k], n=8, caps=False, mat='hair', jitter=0)
    return draw


def spade(m, base, d, j=None):
    """A wooden spade with an iron shoe, blade downwards."""
    top, f = props.pole(m, base, d, length=1.25, radius=.022)
    m.tube([top - f @ (.11, 0, 0), top + f @ (.11, 0, 0)], .02, '6b4a2c', n=6)
    m.extrude([(-.12, .3), (.12, .3), (.11, -.04), (0, -.1), (-.11, -.04)], .03, '80858a', rot=f, center=base, mat='metal')


def pick(m, base, d, j=None):
    """A pickaxe."""
    top, f = props.pole(m, base, d, length=.95, radius=.022)
    m.tube([top + f @ (-.33, 0, -.1), top + f @ (-.15, 0, 0), top, top + f @ (.15, 0, 0), top + f @ (.33, 0, -.1)], [.008, .026, .03, .026, .008], '6a6c70', n=6, mat='metal')


def halberd(m, base, d, j=None):
    """A guard's halberd."""
    top, f = props.pole(m, base, d, length=2.2, radius=.02)
    m.extrude([(.0, -.12), (.2, -.2), (.24, .02), (.2, .2), (0, .1), (-.16, .02), (0, -.02)], .025, 'a2a6ac', rot=f, center=top - d * .12, mat='metal')
    m.lathe([(.03, 0), (.02, .1), (.002, .34)], 'a2a6ac', n=6, center=top, rot=f, squash=.4, mat='metal')


def citizen(rng, woman=None, **changes):
    """A random Florentine."""
    woman = rng.random() < .36 if woman is None else woman
    if woman:
        hat = _pick(rng, ('veil', 'veil', None, None, 'coif'))
        look = Look(garment='gown', color=_pick(rng, CLOTH), feminine=1, hat=hat, hat_color=_pick(rng, LINEN), hair_style='bun', apron=_pick(rng, (None, None, 'd8ccb0')),
                    height=rng.uniform(1.58, 1.7), trim=_pick(rng, (None, 'c9a44a', None)), sleeve=_pick(rng, CLOTH + LINEN))
    else:
        kind = _pick(rng, ('tunic', 'tunic', 'doublet', 'robe', 'coat'))
        hat = _pick(rng, ('cap', 'beret', None, 'cap', 'hood_down', None))
        look = Look(garment=kind, color=_pick(rng, CLOTH), hat=hat, legs=_pick(rng, HOSE), hair_style=_pick(rng, ('long', 'long', 'short', 'curly')),
                    beard=_pick(rng, (None, None, None, 'short', 'full')), height=rng.uniform(1.66, 1.84), stout=float(np.clip(rng.normal(.1, .35), 0, .9)),
                    sleeve=_pick(rng, LINEN + CLOTH) if kind == 'doublet' else None, cloak=_pick(rng, CLOTH) if rng.random() < .25 else None, boot_height=.08)
        look.hat_color = _pick(rng, CLOTH)
        look.hat_accent = look.hat_color
        if hat is None and rng.random() < .5:
            look.extra = [chaperon(_pick(rng, ('8a2420', '2a2630', '6a3a4a')))]
    look.skin, look.hair, look.stern = _pick(rng, SKINS), _pick(rng, HAIRS), rng.uniform(.1, .7)
    for key, val in changes.items():
        setattr(look, key, val)
    return look


def workman(rng, **changes):
    """A digger or porter: shirt sleeves, hose, straw hat or kerchief."""
    look = citizen(rng, False, garment=_pick(rng, ('shirt', 'tunic', 'doublet')), color=_pick(rng, ('e2d7be', 'b89a6c', '8a6a48', '9a5a42', '6a6a4a', '4f6a78', 'c08a3c', 'a8603f', '5f7060')), hat=_pick(rng, ('straw', 'coif', None, 'straw')),
                   cloak=None, bare_arms=rng.random() < .5, extra=[])
    look.hat_color = {'straw': 'cdb063', 'coif': 'e2d7be'}.get(look.hat, look.hat_color)
    look.hat_accent = '7a5a34'
    for key, val in changes.items():
        setattr(look, key, val)
    return look


def crowd(seed=4, detail=False, poses=None, make=citizen):
    """A Crowd with its variants built."""
    rng = np.random.default_rng(seed)
    people = Crowd(seed, spacing=.68)
    names = poses or ('stand', 'hip', 'hips', 'folded', 'contrapposto', 'point', 'think', 'whisper', 'clasped', 'walk', 'walk', 'carry', 'refuse', 'plead', 'contrapposto', 'walk', 'stand',
                      'shoulder', 'hip', 'fear', 'walk', 'bow')
    for k, name in enumerate(names):
        pose = POSES[name].but(shout=False).loosened(rng)
        people.variant(make(rng), mirrored(pose) if k % 2 else pose, seed=300 + k, detail=detail)
    return people


# The proportions of faces that are read: less jaw, larger eyes, brows in the skin.
READ = {'short': .5, 'slim': .3, 'eyes': .6, 'inset': .8}

MASTER = Look(garment='tunic', color='d98a8c', trim='b5626a', belt='5a3626', legs='7d6f78', hair='c9c2b6', hair_style='long', beard='full', hat='beret', hat_color='5f3440', height=1.84,
              stern=.6, skin='dba680', boots='4a2c20', sleeve='c8757c')
CHANCERY = Look(garment='robe', color='3a1014', trim='c23a22', belt='8e1d1a', hair='1c1410', hair_style='cropped', height=1.74, stern=.1, skin='e4b592', lapel=('efe6d6', None),
                sleeve='2a0d10', wide_sleeve=.04)
CLERK = Look(garment='robe', color='34363c', hat='cap', hat_color='7e1c18', hat_accent='7e1c18', hair='4a3020', hair_style='long', height=1.7, stern=.5, stout=.4)
GRINDER = Look(garment='shirt', color='efe6d2', apron='a8603f', legs='4a5a6a', bare_arms=True, hair='8a5a2c', hair_style='curly', height=1.62, stern=0.0, skin='e6b48c', belt='6a4a30')
GUARD = Look(garment='doublet', color='c2341d', sleeve='efe6d2', legs='8a2418', hat='kettle', hat_color='9aa0a6', hair='3a2618', height=1.8, stern=.8, trim='d8a640', boot_height=.1)

GRIND = Pose(hand_r=(.1, .44, .98), hand_l=(-.04, .46, 1.0), hold_r='fist', hold_l='fist', lean=.4, look=(0, -.3), foot_l=(-.14, .16, 0), foot_r=(.14, -.2, 0))

DIG = Pose(hand_r=(.12, .44, .86), hold_r='fist', hold_l='fist', lean=.48, twist=.12, look=(0, -.1), pole=('r', (-.12, -.55, .83), .8, .42), foot_l=(-.14, .24, 0), foot_r=(.15, -.2, 0))
TOSS = Pose(hand_r=(.3, .42, 1.2), hold_r='fist', hold_l='fist', lean=.05, twist=-.5, look=(-.2, .1), pole=('r', (-.75, -.35, -.2), .85, .42), foot_l=(-.16, .16, 0), foot_r=(.16, -.16, 0))
LOAD = Pose(hand_r=(.24, .06, 1.66), hold_r='flat', hand_l=(-.26, .2, .95), lean=.14, side=-.08, foot_l=(-.09, .3, 0), foot_r=(.09, -.28, .03))


def load_of_earth(m, j):
    """A basket of earth on the right shoulder."""
    props.basket(m, j.points['shoulder_r'] + (.1, -.04, .1), .5, fill='7a5638')


def person(look, pose, x, y, facing, seed=0, detail=True, held=None, z=0.0):
    """One posed person at (x, y), `facing` in degrees: 0 away from the camera, 180 towards it, 90 to the left."""
    obj = figure(look, pose, detail=detail, seed=seed, held=held)
    obj.location = (x, y, z)
    obj.rotation_euler = (0, 0, np.radians(facing))
    return obj
