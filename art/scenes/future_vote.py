"""The Mars scene's second view: the count has stopped at three hundred each, and Holm holds out the last token. For future 1, 2."""
import numpy as np

import future_cast as cast
import future_colony as colony
from future_onlookers import WAYS, behind_holm, known
from future_rail import along_the_rail, gallery
from future_holm import COAT, SHOWN, token, worn
from kit.faces import FACES
from kit.figures import Crowd, Look, dress, figure
from kit.meshes import Mesh, rgb, rotation
from kit.pose import POSES, mirrored

ICE, SEA = '4fc4ff', 'ff5a34'
COLUMN = .155
HOLM = (.06, 2.3)
# How much higher the gallery hangs here than elsewhere, so that her head is clear of it.
LIFT = .12
# What the row behind her turns to: nearer to that row than the token is, so that one sees from the front where they look.
WATCHED = (.3, 3.6, 1.45)
# How far the columns stand below the floor of the hall, so that one looks down on what fills them.
SUNK = -.15


def shine(m, x, y):
    """What one sees of a clear tube at (x, y) from the camera at x = y = 0: its bright rims, and a slim reflection to the left."""
    towards = np.arctan2(-y, -x)
    for lo, hi, tones in ((-1.57, -.95, (.34, .3, .17, .1, .05, .02, 0)), (.95, 1.57, (0, .02, .05, .1, .17, .3, .34)), (-.62, -.42, (0, .05, .07, .07, .05, 0))):
        a = towards + np.linspace(lo, hi, len(tones))
        rings = [[(x + np.cos(b) * COLUMN, y + np.sin(b) * COLUMN, z) for z in (.6, 2.32)] for b in a]
        m.loft(rings, np.outer(tones, rgb('cfe6f4')), closed=False, mat='ray', jitter=0)


def drum(m, profile, tones, x, y, metal='4a5880', lit=-.75):
    """A turned piece of metal whose light is painted: every ring of the `profile` has a share of the one tone, three flat planes run round it, and the pale one lies `lit` radians beside the side that faces the camera."""
    a = np.linspace(0, 2 * np.pi, 144, endpoint=False)
    rings = [np.stack([x + r * np.cos(a), y + r * np.sin(a), np.full(144, z)], 1) for r, z in profile]
    off = np.abs((a - np.arctan2(-y, -x) - lit + np.pi) % (2 * np.pi) - np.pi)
    plane = np.where(off < .42, 1.35, np.where(off < 1.25, 1.0, .68))
    m.loft(rings, rgb(metal) * np.multiply.outer(tones, plane)[..., None], caps=False, mat='glow', jitter=0)


def column(st, x, y, color, seed, foot=0.0, lamp=None, rim=.014, power=17, pale=.28):
    """A glass tube that three hundred tokens fill to the same height, from its foot at `foot` metres; its light of `power` watts stands `lamp` (x, y) from its middle, and a lit rim of `rim` metres marks how full it is; `pale` is added to the tokens' colour."""
    m, glass = Mesh(seed), Mesh(seed + 1)
    m.offset = glass.offset = np.array((0, 0, foot))
    rng = m.rng
    drum(m, ((.26, 0), (.26, .44), (.262, .45), (.262, .485), (.26, .5), (.21, .56), (.2, .62)), (.4, .4, .75, .75, .5, .5, .6), x, y)
    m.lathe([(.205, .6), (.205, .635)], rgb(color) * 1.9, n=36, center=(x, y, 0), caps=False, mat='screen', jitter=0)
    for k in range(300):
        layer = k // 10
        # Most lie round the glass, flat or leaning on it, so that one sees discs and not a heap; their tones differ, so that each has its edge.
        a, r = k * 2.4 + rng.uniform(-.2, .2), (COLUMN - .039) * (1.0 if k % 10 < 8 else .3)
        tilt = rotation(0, 0, a) @ rotation(0, -rng.choice((.1, .25, .95), p=(.5, .3, .2)), 0) @ rotation(rng.normal(0, .12), 0, 0)
        token(m, (x + np.cos(a) * r, y + np.sin(a) * r, .65 + layer * .0275 + rng.uniform(0, .012)), tilt, (rgb(color) * .55 + pale) * rng.choice((.7, .95, 1.2)), .038)
    top = .65 + 30 * .0275
    for k in range(11):
        z = .65 + k * .15
        # Thin and dull: the one bright ring is the level.
        m.lathe([(COLUMN + .012, z), (COLUMN + .012, z + (.004 if k % 2 else .007))], '8a90a4', n=36, center=(x, y, 0), caps=False, mat='metal')
    m.lathe([(COLUMN + .016, top + .008), (COLUMN + .016, top + .008 + rim)], rgb(color) * 2.2, n=36, center=(x, y, 0), caps=False, mat='screen', jitter=0)
    drum(m, ((.001, 2.302), (COLUMN + .03, 2.302), (COLUMN + .05, 2.32), (COLUMN + .05, 2.4), (COLUMN + .035, 2.425), (COLUMN, 2.445), (.08, 2.46), (.001, 2.465)), (.3, .3, .6, .7, 1.1, 1.1, .9, .9), x, y)
    m.lathe([(COLUMN + .052, 2.318), (COLUMN + .054, 2.334)], rgb(color) * 1.1, n=64, center=(x, y, 0), caps=False, mat='screen', jitter=0)
    for s in range(3):
        b = s * 2.1 + .5
        m.tube([(x + np.cos(b) * .18, y + np.sin(b) * .18, .6), (x + np.cos(b) * .18, y + np.sin(b) * .18, 2.34)], .008, 'c8c2b6', n=6, mat='metal')
    shine(glass, x, y)
    m.build('column')
    glass.build('glass')
    dx, dy = lamp or (-.2 * x, -.34)
    st.lamp((x + dx, y + dy, foot + 1.4), color, power, .16)
    st.meta['halos'].append({'loc': [x, y, foot + 1.35], 'radius': .3, 'color': list(rgb(color)), 'strength': .35})


def holm():
    """The speaker of the assembly, an old pump engineer: she looks sideways at you, one brow up and half a smile."""
    skin = 'c08a62'
    return Look(face=FACES['engineer'].but(gaze=(-.42, .06), smile=.6, wry=1.35, raised=1.9, lips=-.35, stern=.1, worry=.2, lid=.66, jaw=-1.1, chin=-.6, width=.95, age=.7, hollow=.25, short=.9, slim=.8, eyes=.9, small=.3, inset=1, blush=.15, rested=1, even=1, bushy=1.7), skin=skin, hair='e0d9d0', hat='linen', garment='coat', color=COAT, legs='4a4038', feminine=.6, height=1.65, head=1.14,
                wide_sleeve=-.011, collar='6a4c32', extra=worn((-.1, .04, 1), (.26, .95, .05), skin, .6))


def voters(st):
    """Both sides, shoulder to shoulder behind the columns, and the children along the rail."""
    rng = np.random.default_rng(12)
    people = Crowd(5, spacing=.5)
    pools = {}
    for s, side in enumerate(('rock', 'sprout')):
        pools[side] = [people.variant(known(rng, cast.colonist(rng, None, hat=None), side if k % 2 else None, k + 2 * s), (mirrored if k % 2 else (lambda p: p))(way.but(shout=False).loosened(rng, .02)), seed=700 + 20 * s + k, detail=True)
                       for k, way in enumerate(WAYS)]
    people.keep_clear(HOLM[0], HOLM[1], 1.6)
    for x, y in behind_holm(WATCHED):
        people.keep_clear(x, y, .42)
    for s, side in ((-1, 'sprout'), (1, 'rock')):
        people.fill(30, lambda r, s=s: (s * r.uniform(.12, .55) * (4.8 + 4.6 * r.random()), 5.9 + 4.4 * r.random()), (HOLM[0], 1.5), variants=pools[side], turn=.22)
    along_the_rail(people, rng, ('2b3f86', '35509a', '3c4a8a', '1b2a5c'), .4, .15, (1.5, 1.24), lift=LIFT)


def view(st):
    """Night under the glass: the last vote is held out to you."""
    dress(tailored=True, strands=1, trousers=True, cuffs=True)
    st.camera((-.02, 0, 1.53), (.0, 3, 1.49), 47)
    st.sun(28, 9, '6fa0ff', .9, 2)
    st.fill('33305c', '54405a', .5)
    colony.dome(center=(0, 10, -14), radius=40, strut=.22)
    gallery(lift=LIFT, gap=.17)
    column(st, -.62, 3.1, ICE, 71, SUNK, lamp=(-.12, -.17), rim=.005, power=13, pale=np.array((.02, .17, .36)))
    column(st, .83, 3.1, SEA, 73, SUNK, rim=.005)
    obj = figure(holm(), POSES['stand'].but(hand_l=(-.31, .26, 1.345), hold_l='none', hand_r=(.3, .12, .95), lean=.05, side=-.05, twist=-.06, look=(.5, -.04), tilt=.15, elbow_out=.28, elbow_r=.5), detail=True, seed=3)
    obj.location, obj.rotation_euler = (*HOLM, 0), (0, 0, np.radians(176))
    voters(st)
    st.spot((-.95, .25, 1.95), (.08, 2.3, 1.45), 'ffe2bc', 88, 46, .4)
    # A warm one from her right keeps the blue of the column off her cheek and jaw.
    st.spot((-1.5, 1.45, 1.55), (HOLM[0], HOLM[1], 1.5), 'ffe2bc', 40, 15, .3)
    # A faint light from the other side opens the shade beside her nose.
    st.spot((.75, .5, 1.5), (.1, 2.3, 1.5), 'ffd8c0', 19, 30, .4)
    # The token is the picture's reason: it lights palm, chin and scarf.
    x, y, z = rotation(0, 0, np.radians(176)) @ SHOWN[0] * 1.65 / 1.75 + (*HOLM, 0)
    st.lamp((x, y, z), 'e4f4ff', .09, .03)
    st.meta['halos'].append({'loc': [float(c) for c in (x, y, z)], 'radius': .1, 'color': [.62, .9, 1.0], 'strength': .19})
    st.lamp((-.62, 3.05, 2.2), '8fd4ff', 2.0, .3)
    # Pale air behind her head.
    st.meta['halos'].append({'loc': [.12, 6.0, 1.62], 'radius': .9, 'color': list(rgb('8ab4ff')), 'strength': .24})
    st.lamp((.98, 2.75, 1.95), 'ff6a40', 14, .15)
    # On each side a light on those whose faces are read.
    st.spot((-1.5, 1.7, 2.5), (-1.0, 4.6, 1.55), 'cfe2ff', 66, 40, .2)
    st.spot((1.5, 1.7, 2.5), (1.1, 4.6, 1.55), 'ffd2b4', 66, 40, .2)
    for x in (-4.5, 4.5):
        st.lamp((x, 8.0, 4.0), 'ffcf9a', 130, .7)
    st.look(sky={'zenith': '0c1234', 'middle': '22306c', 'horizon': '406ab8', 'glow': '5c9cf0', 'glow_power': .85, 'glow_size': .5, 'haze': .5, 'stars': 1.6, 'sun_disc': 9.0, 'sun_radius': .5,
                 'layers': [{'cover': .4, 'scale': 1.4, 'stretch': 5, 'seed': 12, 'color': '8aa4d0', 'shade': '2a2c50', 'opacity': .35, 'soft': .5}]},
            fog={'start': 5.0, 'length': 15, 'max': .54, 'cool': '2a2c58', 'warm': '3c5898', 'low': 0},
            tones={'shade': '5a5aa8'}, recede={'from': 5.3, 'to': 7.2, 'color': '4660b8', 'amount': .62, 'grey': .6},
            rim=[{'from': (-.62, 3.1, 1.4), 'color': '5ac0ff', 'amount': .4, 'width': 2.6, 'within': 3.4}, {'from': (.83, 3.1, 1.4), 'color': 'ff7a4a', 'amount': .45, 'width': 2.6, 'within': 3.4}],
            grade={'exposure': 1.35, 'bloom': .2, 'shadows': '1a2450', 'saturation': 1.12},
            values={'near': 0, 'hero': [HOLM[0], HOLM[1], 1.45], 'radius': .6, 'far': [5.2, 9.5]})
