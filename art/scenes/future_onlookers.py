"""Who watches in the Mars scene: the hands and coats of the crowd, and those near enough that their faces and gestures are read. For future 1, 2."""
import numpy as np

import future_cast as cast
from future_hair import bob, drawn, mop
from kit import coats
from kit.carving import cropped
from kit.faces import FACES
from kit.figures import figure
from kit.likeness import likeness
from kit.meshes import rgb
from kit.placing import watching
from kit.pose import POSES
from kit.strands import strands


def person(look, pose, x, y, facing, seed=0, z=0.0):
    """One posed person; a facing of 0 is away from the camera, 90 to the left."""
    obj = figure(look, pose, detail=True, seed=seed)
    obj.location, obj.rotation_euler = (x, y, z), (0, 0, np.radians(facing))
    return obj


def undercap(color):
    """A dark cap below the locks, so that no scalp shines between them."""
    def draw(m, j):
        rows = []
        for b in np.linspace(.12, 1.5, 12):
            t = np.linspace(0, 2 * np.pi, 36, endpoint=False)
            skull = np.stack([np.cos(t) * np.cos(b), np.sin(t) * np.cos(b), np.full(36, np.sin(b))], 1) * np.array([.0812, .1022, .0932]) + np.array([0, -.018, .03])
            skull[:, 2] = np.maximum(skull[:, 2], np.interp(skull[:, 1], [-.02, .02, .045], [.03, .06, .1]))
            rows.append(j.face[1](skull))
        m.loft(rows, rgb(color) * .5, mat='hair', jitter=0)
    return draw


# Hands clasped behind the back, out of sight.
BEHIND = POSES['stand'].but(hand_l=(-.07, -.17, .98), hand_r=(.07, -.18, .96), elbow_out=1.0)
# Hands in the pockets of a coat or jacket.
POCKETS = POSES['stand'].but(hand_l=(-.115, .03, .88), hand_r=(.115, .03, .88), elbow_out=1.1)
# How the crowd waits: each with its own line, heads tilted and bent to what all of them watch.
WAYS = (
    BEHIND.but(look=(.1, .12), tilt=-.1),
    POSES['hips'].but(look=(.1, .1), tilt=.12, shift=(.05, 0), side=-.08),
    POSES['stand'].but(hand_r=(.3, .16, 1.95), look=(0, .2), side=-.08),
    POSES['folded'].but(look=(.1, .06), tilt=.14, lean=.02),
    POSES['think'].but(look=(.1, .05), tilt=-.16, lean=.06),
    POCKETS.but(lean=.12, look=(.15, .04), tilt=.1),
    POSES['stand'].but(hand_r=(.12, .6, 1.5), look=(0, .1), lean=.12, twist=.2),
    BEHIND.but(lean=.1, side=.12, look=(-.25, .08), tilt=-.14),
    POSES['stand'].but(hand_l=(-.13, .17, 1.5), hand_r=(.13, .17, 1.5), look=(0, .14), lean=-.06, elbow_out=.5),
)


def known(rng, look, side, k, dim=.5):
    """The same colonist with a face of their own and a coat that shows how it is made; those of a `side` wear its sash."""
    # In the half light they share two tones, and nobody of them is as bright as those who matter.
    look.color, look.legs = (rgb(tone) * dim * (.85, 1.1)[k // 2 % 2] for tone in (('4a64a4', '2a3a68'), ('744c78', '443058'))[k % 2])
    look.belt, fit = '2c2a2a', dict(stout=look.stout, feminine=look.feminine)
    dark = rgb(look.color) * .72
    made = ([coats.placket(dark, .05, .93, **fit), coats.pocket(dark, .66, -.55, (.1, .045), **fit)], [coats.seams(dark * .7, (.42, .54, .66, .78), **fit), coats.straps(dark)], [coats.placket(dark, .05, .93, **fit), coats.buttoned('c8b890', (.4, .55, .7), (-.24, .24), **fit)])[k % 3]
    collar = (coats.turned_collar(dark, high=.04), coats.knit_scarf(('6a7a84', '8a6a4a', '5a5a64', '9a8a70')[k % 4], tail=0), coats.turned_collar(dark, high=.05, wide=.13))[(k + 1) % 3]
    look.extra = [*made, collar, *([coats.baldric({'rock': 'c2341d', 'sprout': '2f8fb0'}[side], **fit)] if side else [])]
    look.face, look.head = likeness(rng, look.feminine > .5, mouth='closed', stern=-.3, worry=.4, smile=.5, lid=.7, short=.5, slim=.4, eyes=.5, inset=1.0), 1.08
    look.hair_style = {'long': 'bob', 'curly': 'short', 'cropped': 'short', 'bald': 'short'}.get(look.hair_style, look.hair_style)
    if look.hair_style == 'short':
        look.hair_style = 'parted' if k % 2 else 'short'
    if look.hair_style != 'parted':
        look.extra = [*look.extra, undercap(look.hair)]
    return look

# Two hands laid together as in prayer.
PRAYING = {'l': ('calm', (.08, .1, 1), (1, .1, 0)), 'r': ('calm', (-.08, .1, 1), (-1, .1, 0))}
# Both palms to the cheeks; the knuckles of the right hand to the mouth, its elbow in the left hand; both fists up.
AGHAST = {'l': ('calm', (.3, -.35, .9), (.8, -.6, 0)), 'r': ('calm', (-.3, -.35, .9), (-.8, -.6, 0))}
KNUCKLES = {'r': ('fist', (-.5, -.1, .85), (-.5, -.9, 0)), 'l': ('clasp', (.95, .2, .1), (0, -.3, 1))}
# The left hand on the heart.
HEART = {'l': ('pressed', (.86, .12, .34), (.12, -1, .1))}
CHEERS = {'l': ('fist', (.1, .1, 1), (.6, .8, 0)), 'r': ('fist', (-.1, .1, 1), (-.6, .8, 0))}


def colonist(side, face, features, **worn):
    """A colonist with an authored face, its `features` changed; `worn` are what the Look has."""
    return cast.colonist(np.random.default_rng(21), side, face=FACES[face].but(**features), **{'hat': None, 'beard': None, 'belt': '2c2a2a', **worn})


def coat(tone, sash=None, stout=0.0, feminine=0.0, scarf=None):
    """What a good coat has: collar or scarf, front edge, brass buttons, and the sash of a side."""
    fit = dict(stout=stout, feminine=feminine)
    neck = coats.knit_scarf(scarf, tail=.2) if scarf else coats.turned_collar(rgb(tone) * .75, high=.045)
    return [neck, coats.placket(rgb(tone) * .78, .05, .93, stout, feminine), coats.buttoned('c8a050', (.4, .52, .64, .76), (0,), mat='metal', **fit), *([coats.baldric(sash, **fit)] if sash else [])]


def _placed(put, target):
    """Builds people given as (look, pose, x, y, facing) or with a sixth value, the place in the world that they watch instead of `target`; returns where they stand."""
    for k, (look, pose, x, y, facing, *seen) in enumerate(put):
        look, pose = watching(look, pose, x, y, 0, facing, seen[0] if seen else target)
        person(look, pose, x, y, facing, 30 + k)
    return [(q[2], q[3]) for q in put]


def behind_holm(token):
    """Five who stand behind the columns and watch the token: hope on the blue side, worry on the red."""
    near = dict(blush=.3, rested=.8, even=.8, short=.6, slim=.4, eyes=.45, inset=1)
    hope, worry = dict(near, stern=-1.0, worry=-.1, lid=.74, age=.2), dict(near, stern=.1, worry=1.5, lid=.7, smile=-1.0)
    stand = POSES['stand']
    return _placed([
        (colonist(None, 'digger', dict(hope, smile=1.2, mouth='closed', jaw=.5, stubble=.35), garment='coat', color='566474', skin='8a5c3e', hair='1c1612', hair_style='parted', feminine=0, height=1.86, grips=HEART, extra=coat('566474', '2f8fb0')),
         BEHIND.but(hand_l=(.07, .215, 1.3), elbow_out=.5, lean=.08, side=.05, tilt=.14), -1.42, 4.6, 222),
        (colonist(None, 'mother_hero', dict(hope, smile=1.1, mouth='closed', width=.98, cheek=.5, chin=-.6), garment='jacket', color='4a7084', skin='e0aa84', hair='6b3a1c', hat='linen', feminine=1, height=1.56, grips=PRAYING, extra=[*coat('4a7084', feminine=1, scarf='9ab4bc'), bob('6b3a1c')]),
         stand.but(hand_l=(-.032, .22, 1.36), hand_r=(.032, .22, 1.36), elbow_out=.35, lean=.04, side=-.04, tilt=-.16), -.57, 4.75, 210),
        (colonist(None, 'operator', dict(hope, smile=.9, mouth='closed', nose_long=.5, hook=.4, jaw=-.4, chin=.4, width=.92, stubble=.1), garment='coat', color='5c6a70', skin='c98d66', hair='8c5a2c', hair_style='short', feminine=0, height=1.76, extra=[*coat('5c6a70', '2f8fb0'), undercap('8c5a2c')]),
         BEHIND.but(tilt=-.12, lean=.06), -.4, 5.1, 200),
        (colonist(None, 'widow_hero', dict(worry, worry=.8, smile=-.1, mouth='closed', nose_long=.2, cheek=.6, width=.93, age=.3), garment='coat', color='3e3646', skin='c98d66', hair='2a1c14', hat='linen', feminine=1, height=1.66, extra=[*coat('3e3646', feminine=1)[:2], bob('2a1c14', seed=5)]),
         BEHIND.but(tilt=.14, side=-.06, lean=.05), .76, 4.75, 158),
        (colonist(None, 'steward', dict(worry, mouth='tense', stern=.5, jaw=.6, fat=.5, age=.5, bushy=1.6), garment='coat', color='6a4238', skin='d79c76', hair='8c8478', hair_style='parted', feminine=0, height=1.76, stout=.2, grips=KNUCKLES, extra=coat('6a4238', 'c2341d', .2)),
         stand.but(hand_r=(.09, .2, 1.42), hand_l=(.12, .25, 1.14), elbow_out=.4, lean=.1, side=-.06, tilt=.1), 1.64, 4.5, 142),
    ], token)


def about_the_girl(girl):
    """Those in front who act: her father, her mother, a small boy and an old woman about the girl."""
    above = (*girl[:2], 1.9)
    calm = dict(mouth='closed', blush=.2, rested=.6, even=.8)
    stand = POSES['stand']
    return _placed([
        # Her father is ready to catch her; her mother has both hands at her mouth.
        (colonist('sprout', 'digger', dict(calm, smile=1.6, mouth='open', worry=.5, stern=-.6, lid=.8, stubble=.2, eyes=.6, nose_long=-.9, nose_wide=.2, hook=-.3, brow=.2), garment='jacket', color='4a5a68', legs='3c4650', skin='9a6848', hair='1c1612', hair_style='bald', feminine=0, height=1.8,
                  extra=[cropped('2c2018', '9a6848', thick=.006), strands('3a2a1e', 60, 14, 6), cast.harness('2f8fb0', glow='60e0ff', knees=False), coats.placket('3c4a58'), coats.sleeve_band('2f8fb0', 'l')], grips={'l': ('ask', (-.1, .6, .8), (.55, -.3, .5)), 'r': ('ask', (.1, .6, .8), (-.55, -.3, .5))}),
         stand.but(hand_l=(-.24, .54, 1.4), hand_r=(.2, .5, 1.66), elbow_out=.4, lean=.06), 2.25, 5.5, 116, above),
        (colonist('sprout', 'mother_hero', dict(calm, smile=1.2, mouth='speak', worry=.3, stern=-.9, lid=1.0), garment='jacket', color='3f6478', legs='3a3430', skin='d79c76', hair='5a3a20', hat='linen', feminine=1, height=1.7, grips=AGHAST,
                  extra=[coats.turned_collar('35566a', high=.045), coats.placket('35566a', .05, .93, feminine=1), bob('5a3a20', seed=3)]),
         stand.but(hand_l=(-.12, .15, 1.42), hand_r=(.12, .15, 1.42), elbow_out=.5, lean=-.05, tilt=.1), .36, 6.2, 206, above),
        (colonist('sprout', 'girl', dict(smile=1.6, mouth='shout', worry=.3, stern=-.6, plump=.6, short=.8, eyes=1.2, inset=.8, iris='3a2a1a'), garment='jacket', color='4a6656', legs='3a4650', skin='8a5a3c', hair='5a3a22', hat='linen', feminine=0, height=1.16, head=1.26, extra=[coats.sleeve_band('2f8fb0', 'l'), coats.turned_collar('3a5246', high=.03), mop('4a3220'), strands('6a4a30', 40, 16, 8)],
                  grips={'l': ('spread', (-.2, .2, 1), (.4, .9, 0)), 'r': ('spread', (.15, .2, 1), (-.3, .9, 0))}),
         stand.but(hand_l=(-.32, .2, 1.92), hand_r=(.3, .22, 1.98), lean=-.03, look=(0, .2)), 1.36, 4.2, 66, above),
        (colonist(None, 'widow', dict(calm, smile=1.7, mouth='open', worry=.2, stern=-.6, age=.8), garment='coat', color='5a5468', skin='8a5a3c', hair='b8b0a4', hat='linen', feminine=1, height=1.64, grips=CHEERS, extra=[*coat('5a5468', feminine=1, scarf='c89a5c'), drawn('b8b0a4')]),
         stand.but(hand_l=(-.25, .1, 2.0), hand_r=(.26, .08, 2.06), lean=-.04, tilt=.08), 3.24, 6.3, 138, above),
    ], above)
