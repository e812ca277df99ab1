"""The people of the medieval scene: villagers, soldiers and the king's men, England 1242. For medieval 1, 2, 3."""
from dataclasses import replace

import numpy as np

from kit import props
from kit.clothes import headwear
from kit.faces import FACES
from kit.figures import Crowd, Look, figure
from kit.gothic import coif, hood_cape, neckband
from kit.meshes import unit
from kit.near_dress import wrist_ring
from kit.pose import POSES, mirrored
from kit.veils import draped, wimple
from medieval_hair import bob, whiskers

CLOTH = ('86694a', '6e543a', '947a54', '646a4e', '5c6a66', '4a6480', '8a6238', 'a08444', '6a5a48', '7d5840', '66745c', '5a6a72', '86604c', '7a4438')
LINEN = ('d8ccb0', 'cbbe9e', 'e2d7be', 'bfae8c')
SKINS = ('e2ab84', 'd99f76', 'e8b690', 'cf9468')
HAIRS = ('3a2618', '5a3a20', '7a4f28', 'a0713a', '8c8478', '4a2c18')
TOOLS = (props.fork, props.fork, props.scythe, props.flail, props.axe, props.pole)


# The proportions of faces that are read: less jaw, larger eyes, brows in the skin.
READ = {'short': .6, 'slim': .4, 'eyes': .6, 'inset': .8, 'rested': .9}
READ_WOMAN = {'short': .9, 'slim': .9, 'eyes': .9, 'small': .2, 'inset': 1.0, 'rested': .9}
# A child's face: large low eyes, full cheeks, little jaw.
YOUNG = FACES['girl'].but(mouth='open', short=1.1, slim=.3, eyes=1.3, small=.5, inset=1.0, jaw=-.6, chin=-.7, fat=.6, plump=.8, nose_long=-.9, lid=.82, worry=.3, stern=-.2, even=1)

# What sets the faces of the crowd apart: ages, builds and tempers.
TEMPERS = (
    {'stern': 1.3, 'jaw': .8, 'nose_wide': .7, 'mouth': 'tense', 'smile': -.7, 'age': .4},
    {'age': .95, 'hollow': .9, 'nose_long': .7, 'hook': .9, 'worry': .8, 'stern': .1, 'lid': .5},
    {'fat': 1.0, 'plump': .6, 'nose_long': -.4, 'worry': 1.3, 'stern': -.2, 'lid': .72, 'mouth': 'speak'},
    {'worry': 1.5, 'lid': .8, 'stern': -.3, 'mouth': 'open', 'age': .3},
    {'stern': 1.1, 'lid': .48, 'nose_long': .6, 'smile': -.8, 'mouth': 'tense', 'age': .6},
    {'age': .1, 'nose_long': -.5, 'worry': .9, 'lid': .78, 'stern': -.2, 'jaw': -.5, 'smile': -.3},
    {'stern': 1.4, 'brow': .8, 'bushy': 1.8, 'mouth': 'open', 'jaw': .6, 'lid': .66},
    {'fat': .7, 'jaw': .5, 'nose_wide': .9, 'hook': -.4, 'stern': .6, 'lid': .5, 'smile': -.4, 'age': .8},
    {'hollow': .8, 'cheek': .8, 'nose_long': .8, 'stern': .9, 'mouth': 'speak', 'age': .6},
    {'lips': .6, 'worry': 1.2, 'cheek': .6, 'lid': .7, 'stern': -.1, 'nose_long': -.3, 'age': .2},
)

def cuffed(color, back=.05, wide=.05):
    """An extra of a Look: the sleeve's end as a turned-back band about each wrist."""
    def draw(m, j):
        t = np.linspace(0, 2 * np.pi, 40)
        for s in 'lr':
            ring = wrist_ring(j, s, t)
            m.loft([ring(*q) for q in ((-back - .01, wide - .008), (-back, wide + .003), (-.012, wide + .005), (-.004, wide), (-.014, wide - .016))], color, caps=False, mat='cloth', jitter=0)
    return draw


def farthings(m, j):
    """An extra of a Look: three small coins on the open palm of the right hand."""
    place = j.grips['r']
    middle = place((0, 0, 0))
    frame = np.stack([unit(place(axis) - middle) for axis in np.eye(3)], 1)
    for k, (x, y) in enumerate(((.006, .05), (-.016, .07), (.014, .078))):
        m.lathe([(0, -.002), (.0125, -.002), (.0125, .0015), (0, .0015)], ('c8ccd0', 'b4b8bc', 'd2d4d4')[k], n=18, center=place((x, y, -.0235 + .002 * k)), rot=frame, mat='metal', jitter=0)


def lines_of_writing(m, at, rows, left, right, top, step, ink='6e5238', size=.011, seed=1, initial=None, out=.002):
    """A book hand on a sheet `at(u, v, off)`: words of close minims of the height `size`, a few letters tall or hanging, lines of uneven length, and an `initial` in colour."""
    rng = np.random.default_rng(seed)
    wide, high = np.linalg.norm(at(1, .5) - at(0, .5)), np.linalg.norm(at(.5, 1) - at(.5, 0))
    x, y = unit(at(1, .5) - at(0, .5)), unit(at(.5, 0) - at(.5, 1))
    up, pitch = size / high, size * .42 / wide
    # A broad pen held aslant: every stroke is a flat band, so that no outline thickens it.
    nib = (x * .8 + y * .6) * size * .12

    def line(path, press=1.0):
        """One stroke of the pen along places on the sheet."""
        way = np.array([at(u, v, out) for u, v in path])
        m.loft([way - nib * press, way + nib * press], ink, closed=False, smooth=False, jitter=.04)

    for k in range(rows):
        v, u = top + k * step, left + (.13 if initial and k < 2 else 0)
        stop = right - rng.uniform(0, .05) if k < rows - 1 else left + (right - left) * .55
        while u < stop:
            letters = min(rng.integers(3, 9), int((stop - u) / pitch))
            if letters < 2:
                break
            # Stems that lean a little, joined by hairlines from foot to head.
            stems = u + pitch * (np.arange(letters) + rng.uniform(-.12, .12, letters))
            path = [(stem + lean * pitch, v + rng.uniform(-.06, .06) * up + dy) for stem in stems for lean, dy in ((0, -up), (.15, 0))]
            line(path)
            for stem in stems[rng.random(letters) < .3]:
                if rng.random() < .68:
                    line([(stem + pitch * .45, v - 1.95 * up), (stem, v - 1.8 * up), (stem, v)], 1.25)
                else:
                    line([(stem, v - up), (stem, v + .65 * up), (stem - pitch * .8, v + .9 * up)], 1.15)
            u = stems[-1] + pitch * rng.uniform(1.9, 2.5)
    if initial:
        r = step * high * .85
        c, b = at(left + .045, top + .3 * step, out), np.linspace(.5, 5.8, 16)
        m.tube([c + x * np.cos(q) * r * .75 + y * np.sin(q) * r for q in b], r * .17, initial, n=5, jitter=0)
        m.tube([c - x * r * .75, c + x * r * .3], r * .14, initial, n=5, jitter=0)


def wax(m, middle, frame, color, dark, size=1.0):
    """A cake of wax with a squeezed edge and a shield pressed into it; the columns of `frame` are across, out of its face and up."""
    a = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    edge = 1 + .05 * np.sin(a * 3 + 1) + .035 * np.sin(a * 7) + .02 * np.sin(a * 11 + 2)
    at = lambda x, y, z: middle + np.stack(np.broadcast_arrays(x, y, z), -1) @ frame.T * size
    m.loft([at(np.cos(a) * r * edge, y, np.sin(a) * r * 1.06 * edge) for r, y in ((.052, -.008), (.058, .0), (.056, .009), (.045, .011), (.041, .006), (.02, .006))], color, mat='gloss', jitter=0)
    shield = np.array(((-.019, .02), (.019, .02), (.019, -.002), (0, -.028), (-.019, -.002), (-.019, .02)))
    for x, z in (shield.T, np.array(((-.017, -.008), (.017, .014))).T):
        m.tube(at(x, .008, z), .0032 * size, dark, n=6, mat='gloss', jitter=0)


def _pick(rng, options):
    return options[rng.integers(len(options))]


def villager(rng, woman=None, **changes):
    """A random villager's look."""
    woman = rng.random() < .36 if woman is None else woman
    if woman:
        look = Look(garment='gown', color=_pick(rng, CLOTH), feminine=1, hat=_pick(rng, ('wimple', 'veil', 'wimple', 'hood', 'coif')), hat_color=_pick(rng, LINEN),
                    apron=_pick(rng, LINEN + (None, None)), height=rng.uniform(1.58, 1.7), wide_sleeve=.02)
    else:
        hat = _pick(rng, ('hood', 'hood', 'coif', 'straw', 'hood_down', 'cap', None))
        look = Look(garment='tunic', color=_pick(rng, CLOTH), hat=hat, legs=_pick(rng, ('5a4e40', '6e5c44', '4a4a44', '7a6a50')),
                    beard=_pick(rng, (None, 'short', 'full', 'short')), height=rng.uniform(1.66, 1.84), stout=float(np.clip(rng.normal(.15, .35), 0, .9)))
        look.hat_color = {'straw': 'cdb063', 'coif': _pick(rng, LINEN)}.get(hat, _pick(rng, CLOTH))
        look.hat_accent = '7a5a34'
    look.skin, look.hair, look.stern = _pick(rng, SKINS), _pick(rng, HAIRS), rng.uniform(.1, .9)
    for key, val in changes.items():
        setattr(look, key, val)
    return look


def refined(look, seed):
    """The same villager with a `face` dressed for a place near the camera: linen that fits, combed hair, a beard that meets the ears, a cape or a neckband."""
    kind = look.hat if isinstance(look.hat, str) and look.hat != 'linen' else None
    if kind == 'hood':
        return replace(look, folds=.8)
    extra = []
    if kind in ('wimple', 'veil'):
        extra = [wimple(look.hat_color, bib=.13, cover=.07)] + ([draped(LINEN[seed % 4], fall=.25, spread=.1)] if kind == 'veil' else [])
    elif kind == 'coif':
        extra = [coif(look.hat_color), neckband(CLOTH[seed % 14])]
    else:
        extra = [bob(look.hair, (-.045, -.07, -.1, -.055)[seed % 4], (.064, .092, .075, .1, .068)[seed % 5], seed=seed), hood_cape(CLOTH[(seed * 5) % 14], .21, seed=seed) if seed % 2 else neckband(CLOTH[(seed * 3) % 14])]
        if kind == 'straw':
            extra.append(lambda m, j: headwear(m, j, 'straw', look.hat_color, '7a5a34', n=36, lift=.022))
    if look.beard:
        extra.append(whiskers(look.hair, {'full': .09, 'short': .035}.get(look.beard, .06), seed=seed))
    return replace(look, hat='linen', beard=None, folds=.8, extra=extra)


def crowd(seed=3, detail=False):
    """The villagers of the crowd: (Crowd, variants without tools, variants with raised tools)."""
    rng = np.random.default_rng(seed)
    people = Crowd(seed, spacing=.6)
    calm, armed = [], []
    for k, name in enumerate(('stand', 'hip', 'hips', 'folded', 'contrapposto', 'fist', 'point', 'cup', 'plead', 'fear', 'whisper', 'think', 'fist', 'fists', 'refuse', 'clasped', 'stand')):
        pose = POSES[name].loosened(rng)
        calm.append(people.variant(villager(rng), mirrored(pose) if k % 2 else pose, seed=100 + k, detail=detail))
    for k, name in enumerate(('brandish', 'raise', 'staff', 'lean_staff', 'brandish', 'staff', 'raise', 'slope')):
        armed.append(people.variant(villager(rng, woman=False), POSES[name].loosened(rng), seed=200 + k, detail=detail, held=TOOLS[k % len(TOOLS)]))
    return people, calm, armed


def soldiers(seed=5):
    """Men-at-arms in kettle hats with shields and spears, three variants."""
    out = []
    for k, pose in enumerate(('guard', 'guard', 'level')):
        look = Look(garment='tunic', color='a62a1c', sleeve='70757c', legs='70757c', hat=['coif', 'kettle'], hat_color='8f959c', beard=(None, 'short', 'full')[k], stern=.9,
                    trim='d8a640', height=1.8)
        if pose == 'guard':
            look.extra = [props.shield('b52d1c', 'e0b458', ('bend', 'fess')[k % 2])]
        out.append(figure(look, POSES[pose], seed=seed + k, held=props.spear, link=False))
    return out


def watchmen(seed=15):
    """Those on the walls, of whom one sees little more than the outline: two on guard, one who leans on the parapet, one with his spear on his shoulder, one who shades his eyes, one who points."""
    P, out = POSES, []
    soldier = lambda **kw: Look(garment='tunic', color='a62a1c', sleeve='70757c', legs='70757c', hat=['coif', 'kettle'], hat_color='8f959c', stern=.9, height=1.8, **kw)
    armed = lambda device: soldier(extra=[props.shield('b52d1c', 'e0b458', device)], trim='d8a640')
    for k, (look, pose, held) in enumerate((
            (armed('bend'), P['guard'], props.spear),
            (armed('fess'), P['guard'].but(side=.08, shift=(.06, 0), pole=('r', (.16, .02, 1), 1.25, 0)), props.spear),
            (soldier(cloak='3c4258'), P['stand'].but(lean=.62, hand_r=(.3, .42, 1.06), hand_l=(-.3, .4, 1.06), look=(.3, .3)), None),
            (replace(soldier(stout=.7), hat='hood', hat_color='6a2a20'), P['slope'].but(twist=.3, look=(.5, 0)), props.spear),
            (soldier(), P['staff'].but(hand_l=(-.1, .3, 1.66), hold_l='flat', lean=.12, look=(-.3, -.05)), props.spear),
            (replace(soldier(cloak='5a2a22'), hat=['coif'], hat_color='8f959c'), P['point'].but(shout=False), None))):
        out.append(figure(look, pose, seed=seed + k, held=held, link=False))
    return out


REEVE = Look(garment='robe', color='8e1d1a', trim='d8b060', belt='2c1c12', hat='cap', hat_color='3a2430', hat_accent='5a4230', cloak='2b2a3c', stout=.7, beard='short',
             hair='4a4440', height=1.82, wide_sleeve=.05, stern=1.0)
CLERK = Look(garment='robe', color='3c3a3e', hat='coif', hat_color='e6dcc4', belt='7a6a4a', height=1.7, hair='6a5a48', stern=.6)
