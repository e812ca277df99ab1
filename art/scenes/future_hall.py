"""The Mars scene's first view: the count stands still, and a girl jumps to read it, in a third of Earth's weight. For future 1."""
import numpy as np

import future_cast as cast
import future_colony as colony
from future_coat import split_skirt
from future_onlookers import WAYS, about_the_girl, known, person
from future_rail import along_the_rail, gallery
from future_holm import COAT, SHOWN, sleeved_hand, worn
from future_vote import ICE, SEA, column
from kit import coats, ground
from kit.faces import FACES, _on_front, locks, scalp
from kit.figures import Crowd, Look, dress
from kit.meshes import Mesh, rgb, rotation, unit
from kit.noise import smoothstep
from kit.placing import inward, watching
from kit.pose import POSES, mirrored
from kit.tresses import framing, plaited

DAIS, STEP = (-.76, 4.42), .36
# Where her soles would stand if her legs were straight, and the lane of bare floor that her shadow falls on (x over y, from left to right).
GIRL = (1.1, 5.85, .86)
LANE = (.075, .355)
# Where Holm stands, well before the columns and between them.
HOLM = (-.47, 3.0)
# The height of the step of the dais that she stands on.
STAND = .34
BLUE, RED = (-1.64, 4.31), (.08, 4.31)
# How high the tokens stand in both.
LEVEL = STEP + .65 + .825
# What she has leapt from: where it stands, how wide and how high it is.
PODIUM = (1.16, 6.1, .64, .52)
# x, y, turn, arguments: the dwellings that rise behind the gallery.
HOMES = ((-12.5, 22.5, .6, dict(w=7.5, d=6, storeys=3)), (-5.5, 30, .2, dict(w=8, d=6, storeys=4)), (11.6, 23.5, -.6, dict(w=7.5, d=6, storeys=3)), (5.6, 33, -.2, dict(w=7, d=6, storeys=2)))


def floor():
    """Slabs of fired regolith, and the dais that carries the columns."""
    m = Mesh(41)
    for i in range(26):
        for k in range(20):
            x, y = -10.4 + i * .8 + (k % 2) * .4, .4 + k * .8
            m.box((x, y, -.03), (.785, .785, .06), ('a4745e', 'ac7c66')[m.rng.integers(2)], chamfer=.01, jitter=.015)
    x, y = DAIS
    for r, z, tone in ((1.75, .18, '36405e'), (1.45, .34, '3e4a6a'), (1.2, STEP, '465376')):
        m.lathe([(r, z - .18), (r, z - .03), (r - .03, z), (.01, z)], tone, n=64, center=(x, y, 0), smooth=False, jitter=.02)
        m.lathe([(r + .004, z - .08), (r + .004, z - .055)], rgb('8fd0ff') * .9, n=64, center=(x, y, 0), caps=False, mat='glow', jitter=0)
    x, y, wide, high = PODIUM
    for r, low, top, tone in ((wide + .2, 0, .2, '36405e'), (wide, .2, high, '54638c')):
        m.lathe([(r, low), (r, top - .03), (r - .03, top), (.01, top)], tone, n=64, center=(x, y, 0), smooth=False, jitter=.02)
        m.lathe([(r + .004, top - .08), (r + .004, top - .055)], rgb('ffb070') * .8, n=64, center=(x, y, 0), caps=False, mat='glow', jitter=0)
    m.build('floor')


def braids(color, ribbon):
    """Hair parted in the middle, and two braids that fly up as she hangs in the air, as an `extra` of a Look whose hair style is `bald`."""
    def draw(m, j):
        sculpt, place = j.face
        shell = np.array([[np.cos(a) * np.cos(b), np.sin(a) * np.cos(b), np.sin(b)] for b in np.linspace(.0, 1.56, 12) for a in np.linspace(0, 2 * np.pi, 30, endpoint=False)]).reshape(12, 30, 3)
        skull = shell * np.array([.083, .104, .095]) + np.array([0, -.018, .03])
        skull[:4, :, 1] = np.minimum(skull[:4, :, 1], .02)
        m.loft(place(skull), rgb(color) * .7, caps=False, mat='hair', jitter=0)
        locks(m, place, sculpt, color, scalp(420, .088, -.02, back=-.08), lambda p: (np.sign(p[0]) * .9, -.8, -.5 if p[2] > .03 else .1), .075, 5, .006, .0055, .0012, n=6)
        # Each starts in a tie behind the ear, swings out and flies up.
        t = np.linspace(0, 1, 12)[:, None]
        for k in (-1, 1):
            path = np.array((k * .076, -.045, -.02)) + t * np.array((k * .19, -.1, -.06)) + t ** 2 * np.array((k * .02, -.03, .24))
            m.tube(place(path[:2]), .026, ribbon, n=12, mat='cloth')
            plaited(m, place, path, .029, color, ribbon, turns=3)
    return draw


def laugh(m, j):
    """An open laugh laid over the closed lips of a child's face, as an `extra`: upper teeth, tongue and both lips in clean shapes that read from afar."""
    sculpt, place = j.face
    t, half = np.linspace(-1, 1, 17), .035
    x = half * t
    top, low = sculpt.mouth_z + .0005 + .0095 * t ** 2, sculpt.mouth_z + .010 - .047 * np.sqrt(np.maximum(1 - t ** 2, 0)) ** 1.1
    low = np.minimum(low, top)
    # One smooth sheet just in front of the face: a parabola across, straight from lip to chin.
    f = np.linspace(0, 1, 7)[:, None]
    gx, gz = np.broadcast_to(x, (7, 17)), top * (1 - f) + low * f
    gy = _on_front(sculpt, gx.ravel(), gz.ravel())[:, 1]
    terms = lambda u, v: np.stack([np.ones(u.size), u.ravel() ** 2, v.ravel() - sculpt.mouth_z], 1)
    fit = np.linalg.lstsq(terms(gx, gz), gy, rcond=None)[0]
    over = np.max(gy - terms(gx, gz) @ fit)
    sheet = lambda z, out=0.0: place(np.stack([x, terms(x, z) @ fit + over + out, z], 1))
    m.loft([sheet(top), sheet(top * .5 + low * .5), sheet(low)], np.array([(.07, .012, .012), (.1, .016, .014), (.07, .012, .012)]), closed=False, mat='paint', jitter=0)
    narrow = np.clip(1 - np.abs(t) ** 4, 0, 1)
    m.loft([sheet(top, .0006), sheet(top - .009 * narrow * (top - low) / .031, .0006)], 'f4ecdc', closed=False, mat='paint', jitter=0)
    tongue = low + (top - low) * .32 * np.clip(1 - (t / .7) ** 2, 0, 1)
    m.loft([sheet(tongue, .0006), sheet(low, .0006)], 'a8483e', closed=False, mat='paint', jitter=0)
    thick = .25 + .75 * np.sqrt(np.maximum(1 - t ** 2, 0))
    m.tube(sheet(top, .0005), .0022 * thick, '9a4a3c', n=8, mat='skin', jitter=0)
    m.tube(sheet(low, .0005), .003 * thick, 'a8523f', n=8, mat='skin', jitter=0)
    # The drawing pass inks the edge of the laugh instead of the closed lips.
    drawn = m.faces[-1]
    edge = [['mouth', (sheet(z, .003) @ m.matrix.T + m.offset).tolist(), 1.0] for z in (top, low)]
    drawn['strokes'] = [stroke for stroke in drawn['strokes'] if stroke[0] not in ('mouth', 'lip', 'corner')] + edge


def jump_boots(color, sole):
    """Stout boots over the hems, on pale soles, as an `extra`: they are seen against the floor as she hangs in the air."""
    def draw(m, j):
        a = np.linspace(0, 2 * np.pi, 20, endpoint=False)
        for s in 'lr':
            ankle, toe = j.points['ankle_' + s], unit(j.points['toe_' + s])
            up, shin = unit(np.array([0, 0, 1.0]) - toe * toe[2]), unit(j.points['knee_' + s] - ankle)
            side = np.cross(toe, up)
            m.tube([ankle - up * .03, ankle + shin * .02, ankle + shin * .09, ankle + shin * .14], [.07, .07, .08, .086], color, n=20, mat='leather')
            m.ball(ankle - shin * .018, (.076, .076, .076), color, n=16, mat='leather')
            m.tube([ankle + shin * .122, ankle + shin * .152], [.092, .092], sole, n=20, mat='cloth')
            m.tube([ankle + shin * .012, ankle + shin * .036], [.0745, .0755], '3a2418', n=20, mat='leather')
            ring = lambda along, wide, low, high: ankle - up * .09 + toe * along + side * (np.cos(a) * wide)[:, None] + up * ((np.sin(a) * .5 + .5) * (high - low) + low)[:, None]
            m.loft([ring(*q) for q in ((-.1, .03, .01, .07), (-.085, .056, .005, .1), (-.02, .064, 0, .13), (.06, .066, 0, .125), (.13, .066, 0, .1), (.185, .054, 0, .08), (.215, .026, .008, .05))], color, mat='leather')
            m.loft([ring(*q) for q in ((-.106, .03, -.02, .012), (-.09, .062, -.024, .014), (0, .069, -.024, .014), (.13, .072, -.024, .014), (.19, .06, -.024, .014), (.222, .03, -.02, .012))], sole, mat='leather')
    return draw


def knee_pads(color):
    """Padded patches sewn on the knees, as an `extra`: they show where a leg in the air bends."""
    def draw(m, j):
        for s in 'lr':
            hip, knee, ankle = (j.points[k + s] for k in ('hip_', 'knee_', 'ankle_'))
            u, v = unit(hip - knee), unit(ankle - knee)
            out, along = -unit(u + v), unit(u - v)
            turn = np.stack([np.cross(out, along), out, along], 1)
            m.ball(knee + out * .034, (.06, .05, .078), color, n=18, rot=turn, mat='cloth', jitter=0)
            m.ball(knee + out * .05, (.044, .04, .06), rgb(color) * 1.25, n=16, rot=turn, mat='cloth', jitter=0)
    return draw


def shadow(x, y, wide, deep, dark, high=0.0):
    """The soft violet shadow of one who hangs in the air: a disc on what lies `high` metres below that takes the share `dark` from the light in its middle, least from the blue."""
    m, f = Mesh(5), np.linspace(0, 1, 14)
    a = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    rings = [np.stack([x + np.cos(a) * wide * k, y + np.sin(a) * deep * k, np.full(48, high + .01)], 1) for k in np.maximum(f, .01)]
    m.loft(rings, np.array([1 - dark * (1 - smoothstep(0, 1, k)) * np.array((1, 1.08, .7)) for k in f]), caps=False, mat='shade', jitter=0)
    m.build('shadow')


def girl():
    """Nine years old by Earth's count: she stays up long enough to read it."""
    face = FACES['girl'].but(mouth='closed', smile=0, blush=.5, lid=1.06, iris='2a1a10', fat=.8, jaw=-.9, chin=-.8, cheek=.0, nose_long=-1.3, nose_wide=-.9, lips=-1.0, brow=-1.0, worry=-.6, stern=-.9, width=1.06, short=1.2, slim=.3, eyes=2.1, inset=.7, rested=1, even=1, bushy=1.7, gaze=(-.38, .06))
    # Her finger points at the height to which both columns are filled.
    count = unit(np.subtract(inward((RED[0] - .5, RED[1] + .7, LEVEL), *GIRL, 140, 1.48), (.17, 0, 1.46)))
    look = Look(face=face, head=1.28, neck=.012, skin='bd8054', hair='20140e', hair_style='bald', garment='tucked', color='997f1a', legs='997f1a', sleeve='997f1a', feminine=.3, leg_width=1.12, pressed=.5, belt='5a3a22', boots='5a4034', boot_height=.1, height=1.48,
                grips={'l': ('spread', (-.35, .1, .9), (-.3, .95, .1)), 'r': ('point', count, (0, -.2, -1))},
                extra=[cast.harness('b8ae9e', glow='60e0ff', knees=False), braids('2a1810', 'c2341d'), coats.placket('7a5c12', .34, .93, width=.09), coats.seams('644a0c', (.78,)), knee_pads('6e4e10'), framing('20140e', sides=False, root=.112), coats.sleeve_band('d8d2c4', 'l'), coats.sleeve_band('d8d2c4', 'r'), jump_boots('6a4634', 'd8ccb4'), laugh])
    # One knee drawn up, the other leg left behind; her face is turned to us, her eyes are on the count.
    pose = POSES['stand'].but(hand_l=(-.38, .1, 1.92), hand_r=tuple((.17, 0, 1.46) + count * .56), foot_l=(-.24, -.42, .3), foot_r=(.17, .2, .36), toes=(.85, .3), lean=-.08, twist=-.12, tilt=-.06, elbow_out=.8, look=(.3, .1))
    return person(look, pose, GIRL[0], GIRL[1], 140, 3, z=GIRL[2])


def softened(m, j):
    """A nose drawn lightly, as an `extra`: in a face of this size a full stroke under it is a wedge."""
    drawn = m.faces[-1]
    drawn['strokes'] = [[kind, points, much * {'nostril': .15, 'wing': .8}.get(kind, 1.0)] for kind, points, much in drawn['strokes']]


def holm():
    """The speaker strides to the edge of the dais: she lifts the token that the tray still had, the other hand on her hip, and looks at you, who must decide."""
    face = FACES['engineer'].but(mouth='closed', smile=1.0, wry=.8, raised=1.4, lips=-.3, lid=.7, worry=.2, stern=.1, jaw=-1.1, chin=-.6, width=.95, age=.9, hollow=.35, short=.9, slim=.8, eyes=1.1, small=.2, inset=1, blush=.15, rested=1, even=1, bushy=1.5)
    skin = 'bc7e52'
    look = Look(face=face, skin=skin, hair='c9c2b8', hat='linen', garment='suit', color=COAT, legs='3a4670', boots='2c2a34', feminine=.6, height=1.68, head=1.22, wide_sleeve=-.006,
                collar='6a4c32', extra=[*worn((-.12, .05, 1), (.2, .95, .08), skin, .5), lambda m, j: sleeved_hand(m, j, 'r', 'fist', (-.55, .45, -.6), (-.7, -.7, .1), skin), split_skirt(COAT, '3e2619', parted=.55, aside=.55, blown=-.05), softened])
    pose = POSES['stand'].but(hand_l=(-.25, .27, 1.77), hold_l='none', hold_r='none', hand_r=(.235, .08, 1.05), foot_l=(-.1, .24, .05), foot_r=(.15, -.15, 0), shift=(.05, 0), side=.07, twist=.12, lean=-.02, tilt=.12, elbow_out=.9, elbow_r=1.0)
    look, pose = watching(look, pose, *HOLM, STAND, 188, (0, 0, 1.75), head=((.12, .3), (-.05, .1)))
    person(look, pose, *HOLM, 188, 5, z=STAND)


def assembly(clear):
    """The voters in a ring about the dais, the children along the rail."""
    rng = np.random.default_rng(15)
    people, pools = Crowd(6, spacing=.52), {}
    for s, side in enumerate(('rock', 'sprout')):
        pools[side] = [people.variant(known(rng, cast.colonist(rng, None, hat=None), side if k % 2 else None, k + s, .8), (mirrored if k % 2 else (lambda p: p))(way.but(shout=False).loosened(rng, .03)), seed=700 + 20 * s + k, detail=True)
                       for k, way in enumerate(WAYS)]
    for x, y in clear:
        people.keep_clear(x, y, .6)
    people.keep_clear(*DAIS, 2.1)
    # No face looks over Holm's shoulder.
    for y in np.arange(6.2, 8.7, .35):
        people.keep_clear(-.14 * y, y, .3)
    people.keep_clear(-.46, 6.5, .4)
    # No face is behind the arms of her father.
    people.keep_clear(2.5, 6.9, .8)
    # Those behind her stand far off, so that the podium shows how high she is.
    for y in np.arange(GIRL[1] - 1, 8.8, .35):
        people.keep_clear(y * sum(LANE) / 2, y, y * (LANE[1] - LANE[0]) / 2)
    for s, side in ((-1, 'rock'), (1, 'sprout')):
        people.fill(46, lambda r, s=s: (-.4 + s * (.2 + 6.2 * r.random()), 6.3 + 5.4 * r.random() ** .8), DAIS, variants=pools[side], turn=.14)
    along_the_rail(people, rng, ('183a86', '224a94', '36488a', '122458'))


def beyond():
    """Dwellings and garden towers under the dome, rust land outside."""
    for k, (x, y, turn, kw) in enumerate(HOMES):
        obj = colony.habitat(seed=k + 2, lit=.5, accent=('c2341d', '2f8fb0', 'd08a3c')[k % 3], **kw)
        obj.location, obj.rotation_euler = (x, y, 0), (0, 0, turn)
    for k, (x, y) in enumerate(((-8.6, 26.0), (8.4, 27.5))):
        colony.garden_tower(seed=60 + k, levels=5 + k, height_=10.0 + k).location = (x, y, 0)
    xs = np.concatenate([-ground.spread(0, 420, 60, 1.8)[::-1][:-1], ground.spread(0, 420, 60, 1.8)])
    ground.field('desert', colony.height, colony.land_color, xs, 48 + ground.spread(0, 560, 100, 1.9))
    colony.outside()


def view(st):
    """The blue sunset of Mars, behind the children along the rail."""
    dress(tailored=True, strands=1, trousers=True, cuffs=True)
    st.camera((0, 0, 1.75), (0, 8, 2.2), 36)
    st.sun(8.1, 10, '86b4ff', 1.6, 2)
    st.fill('3a4478', '7a4a40', .66)
    colony.dome(center=(0, 10, -14), radius=40, strut=.2)
    floor()
    gallery(paved=False)
    beyond()
    # Their lamps stand on the far sides, so that neither colours the face between them.
    column(st, *BLUE, ICE, 71, STEP, lamp=(-.18, -.3), power=12)
    column(st, *RED, SEA, 73, STEP, lamp=(.16, -.22))
    girl()
    shadow(PODIUM[0], PODIUM[1], .42, .3, .5, PODIUM[3])
    holm()
    x, y, z = rotation(0, 0, np.radians(188)) @ SHOWN[0] * 1.68 / 1.75 + (*HOLM, STAND)
    for radius, strength in ((.08, .1), (.26, .22)):
        st.meta['halos'].append({'loc': [float(c) for c in (x, y, z)], 'radius': radius, 'color': [.42, .82, 1.0], 'strength': strength})
    # The token is why all are here: it lights the fingers that hold it and the cheek that is turned to it.
    # Both lights are narrow, so that they take nothing from the others.
    st.spot((x, y - .05, z), (HOLM[0] + .04, HOLM[1] - .12, STAND + 1.6), 'd8f0ff', 2.0, 46, .16)
    st.spot((x - .12, y - .3, z + .05), (x + .09, y + .06, z), 'a8e4ff', 1.2, 34, .05)
    assembly(about_the_girl(GIRL))
    # The key on the two who matter, the lamps of the hall on the rest.
    st.spot((.1, 1.4, 5.6), (1.2, 5.8, 1.2), 'ffdcb4', 760, 36, .06)
    st.spot((.0, .5, 2.5), (HOLM[0] - .12, HOLM[1], 1.68), 'ffd6a4', 180, 48, .25)
    # A soft light from in front fills what the red column would colour.
    st.spot((.6, .4, 1.9), (GIRL[0], GIRL[1], GIRL[2] + 1.1), 'e4e6f4', 60, 22, .5)
    # Her face has its own key, large and near, so that nothing on it is hard.
    st.spot((1.05, 1.7, 2.3), (GIRL[0], GIRL[1], GIRL[2] + 1.4), 'ffeeda', 150, 12, .7)
    # A warm key on the first of each camp.
    st.spot((-1.3, 2.4, 3.0), (-2.6, 5.3, 1.6), 'ffd2a0', 130, 26, .2)
    st.spot((.9, 2.6, 2.6), (2.25, 5.5, 1.6), 'ffd8ac', 110, 20, .2)
    st.spot((-.2, 3.0, 3.3), (.44, 6.1, 1.5), 'ffdcb4', 80, 18, .2)
    st.lamp((2.6, 5.9, 3.1), 'ffb070', 50, .4)
    for x in (-4.6, 4.6):
        st.lamp((x, 8.4, 4.0), 'ffb878', 420, .7)
    st.look(sky={'zenith': '3a2028', 'middle': '8a4a38', 'horizon': 'c07a58', 'glow': '7fc0ff', 'glow_power': 1.9, 'glow_size': .3, 'haze': .5, 'stars': 1.0, 'gain': .68, 'sun_disc': 20.0, 'sun_radius': .7,
                 'layers': [{'cover': .45, 'scale': 1.4, 'stretch': 5, 'seed': 12, 'color': 'c89a90', 'shade': '3a2c40', 'opacity': .35, 'soft': .5}]},
            fog={'start': 6.0, 'length': 44, 'max': .46, 'cool': '4c2c34', 'warm': '4c6c9c', 'low': 0},
            tones={'shade': '5a5aa8'}, recede={'from': 7.6, 'to': 12.5, 'color': '5a6cc0', 'amount': .22, 'grey': .4},
            rim=[{'from': (*BLUE, 1.7), 'color': '5ac0ff', 'amount': .35, 'width': 2.4, 'within': 8}, {'from': (*RED, 1.7), 'color': 'ff7a4a', 'amount': .35, 'width': 2.4, 'within': 8}],
            grade={'exposure': 1.3, 'bloom': .22, 'shadows': '16244a', 'saturation': 1.16, 'contrast': 1.15},
            values={'hero': [*HOLM, 1.8], 'radius': .8, 'lift': .25, 'dodge': [((6, 36, -1), 17, -1.3), ((-1.75, 13.3, 3.7), 1.5, -.8), ((*GIRL[:2], 1.9), .9, .6), ((1.6, 4.7, .9), .8, .5)], 'far': [6.4, 14.0]})
