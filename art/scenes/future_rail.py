"""The gallery under the dome, and who leans on its rail: children for the most part, here and there two who talk. For future 1, 2."""
import numpy as np

import future_cast as cast
from kit import foliage
from kit.meshes import Mesh, rgb
from kit.paint import instance
from kit.pose import POSES, mirrored

# How far out from the middle the people stand, and how high the deck and its rail are.
RADIUS, DECK, RAIL = 13.3, 3.0, .9


def gallery(paved=True, lift=0.0, gap=0.0):
    """The gallery that the children hang over, `lift` metres higher than usual and without posts and vines for `gap` radians either way of the middle; the floor unless the view has its own."""
    m = Mesh(61)
    m.offset = np.array((0, 0, lift))
    a = np.linspace(-1.0, 1.0, 61)
    ring = lambda r, z: np.stack([np.sin(a) * r, np.cos(a) * r, np.full(61, z)], 1)
    m.loft([ring(12.9, 2.62), ring(12.9, DECK), ring(14.8, DECK)], 'cfc6b6', closed=False, smooth=False)
    m.loft([ring(12.88, 2.7), ring(12.88, 2.76)], rgb('ffc890') * 1.5, closed=False, mat='glow')
    for z in (3.35, 3.62, DECK + RAIL):
        m.tube(ring(13.0, z), .022 if z < 3.8 else .035, 'b8b2a6', n=6, mat='metal')
    for q in a[::2]:
        m.tube([(np.sin(q) * 13.0, np.cos(q) * 13.0, DECK), (np.sin(q) * 13.0, np.cos(q) * 13.0, DECK + RAIL)], .02, 'b8b2a6', n=5)
    for q in (q for q in a[::6] if abs(q) >= gap):
        m.tube([(np.sin(q) * 13.2, np.cos(q) * 13.2, -lift), (np.sin(q) * 13.2, np.cos(q) * 13.2, 2.7)], .11, 'a89e90', n=10)
    if paved:
        m.box((0, 8, -.05 - lift), (40, 30, .1), '8a7c6c')
    # Vines in a trough along the gallery.
    foliage.leaf_cloud(m, [((np.sin(q) * 12.85, np.cos(q) * 12.85, 2.62 - .1 * (k % 3)), (.42, .12, .16 + .08 * (k % 3))) for k, q in enumerate(a) if abs(q) >= gap], 9000, .06, ('4c7434', '5f8a3a', '7fa048'))
    m.build('gallery')


def _ways():
    """How each of them stands at the rail, with the height of that person: (pose, metres)."""
    stand = POSES['stand']
    on = lambda height: RAIL * 1.75 / height + .03
    return [
        # On both elbows, far over the rail, and with arms that hang down.
        (stand.but(lean=.75, hand_l=(-.36, .44, on(1.3)), hand_r=(.36, .44, on(1.3)), elbow_out=1.6, shift=(0, -.1), look=(0, .3)), 1.3),
        (stand.but(lean=.15, hand_l=(-.42, .38, on(1.25)), hand_r=(.4, .38, on(1.25)), elbow_out=1.2, look=(.4, -.1)), 1.25),
        (stand.but(lean=.8, hand_l=(-.2, .66, .86), hand_r=(.16, .7, .8), look=(0, .3)), 1.25),
        # The cheek in a hand; a finger that points down; one whose chin just reaches the rail.
        (stand.but(lean=.4, hand_l=(-.3, .42, on(1.3)), hand_r=(.1, .26, 1.5), tilt=.3, elbow_out=1.0, look=(-.2, .1)), 1.3),
        (stand.but(lean=.4, hand_r=(.12, .84, 1.12), hand_l=(-.4, .38, on(1.25)), look=(-.5, .0), elbow_out=1.0), 1.25),
        (stand.but(hand_l=(-.26, .36, on(1.02)), hand_r=(.26, .36, on(1.02)), elbow_out=1.1), 1.02),
        (stand.but(hand_r=(.36, .2, 1.98), hand_l=(-.34, .4, on(1.2)), look=(.2, 0), elbow_out=1.0), 1.2),
        # One who crouches and looks through the bars; a grown one on crossed arms; both arms up.
        (POSES['kneel'].but(hand_l=(-.24, .42, .98), hand_r=(.2, .42, .8), tilt=.2), 1.3),
        (stand.but(lean=.5, hand_l=(-.02, .5, on(1.46)), hand_r=(.06, .46, on(1.46)), shift=(.06, -.1), side=-.1, look=(.3, .2), elbow_out=1.3), 1.46),
        (stand.but(lean=.1, hand_l=(-.34, .2, 1.9), hand_r=(.26, .3, 2.0), side=.12, look=(0, .1)), 1.14),
    ]


def along_the_rail(people, rng, blues, reach=.62, near=0.0, pair=(1.72, 1.64), lift=0.0):
    """Groups along the rail from `reach` radians on the left to as far on the right, drawn with `rng`, as variants of the crowd `people`; their hands are by a share of `near` closer together; a `pair` of these heights talks. `blues` (two of cloth, skin, hair) dress them all alike, so that they are one silhouette; `lift` is that of the gallery."""
    def worn(k):
        one, other, skin, hair = blues if k % 2 else (blues[1], blues[0], *blues[2:])
        return dict(garment=('coat', 'jacket', 'tunic')[k % 3], color=one, sleeve=one, legs=other, belt=other, boots=hair, collar=other, skin=skin, hair=hair)

    child = lambda pose, tall, seed: people.variant(cast.colonist(rng, None, hat=None, beard=None, height=tall, extra=[], **worn(seed)), pose.but(shout=False).loosened(rng, .02), seed=seed, detail=True)
    closer = lambda pose: pose.but(hand_l=(pose.hand_l[0] * (1 - near), *pose.hand_l[1:]), hand_r=(pose.hand_r[0] * (1 - near), *pose.hand_r[1:]), lean=pose.lean * (1 + near))
    small = [child(mirrored(closer(pose)) if k % 2 else closer(pose), tall, 780 + k) for k, (pose, tall) in enumerate(_ways())]
    # Two who talk: one elbow on the rail each, turned to each other.
    talk = POSES['contrapposto'].but(hand_l=(-.34, .3, 1.0), hand_r=(.2, .34, 1.2), elbow_out=1.0, lean=.08)
    two = [child(mirrored(talk) if k else talk, pair[k], 790 + k) for k in (0, 1)]
    put = lambda person, a, turn: instance(person, (np.sin(a) * RADIUS, np.cos(a) * RADIUS, DECK + lift), np.pi - a + turn)
    a, k = -reach, 0
    while a < reach:
        if k % 9 == 5:
            put(two[0], a, .9)
            put(two[1], a + .052, -.9)
            a += .125
        else:
            put(small[(k * 3 + k // 7) % len(small)], a, rng.normal(0, .2))
            a += (.046, .04, .085)[k % 3] + rng.uniform(0, .012)
        k += 1
