"""View 3 of the Washington scene: the plotting room at the height of the thirteen days, with the line on the wall. For modern 3."""
import bpy
import numpy as np

import modern_cast as cast
import modern_council as council
from modern_chair import phoning
from kit import avenue, figures, newsroom, sixties as dress, tresses, warroom
from kit.figures import Crowd
from kit.likeness import likeness
from kit.meshes import Mesh, rgb
from kit.placing import inward, watching
from kit.plotboard import PlotBoard
from kit.pose import POSES, mirrored
from kit.signs import letters
from kit.strands import strands

BACK, WIDE, HIGH = 16.6, 9.6, 8.5
# How bright a bulb looks; the light itself comes from spots.
LAMP = 1.3
BOARD = PlotBoard(0, 12.6, .23, 9.2)
TABLE = (.1, 5.9)
# The face of him who has to decide, and the ship that the woman on the steps marks.
DECIDER, MARKED = (-.28, 7.1, 1.72), ('35', -60.3, 21.3)
# Where the man with the red telephone stands and which way he faces.
CALLER = (2.15, 4.75, 148)
# His telephone on the table.
PHONE = (1.5, 5.36)
# Where the man who has had enough sits, and which way he faces.
WEARY = (-3.0, 5.5, -104)
# Ships that were at sea about Cuba and Bermuda that day; C19 is the contact that proved to be B-59.
SHIPS = ('ESSEX', 'PIERCE', 'GROZNY', 'MURRAY', 'BEALE', 'C19', 'CONY')


def shell():
    """Floor, walls, beams and ducts, the lamps in two rows. Returns the lamps' places."""
    m = Mesh(201)
    for i, x in enumerate(np.arange(-WIDE - .4, WIDE, .8)):
        for k, y in enumerate(np.arange(3, BACK, .8)):
            m.box((x + .4, y + .4, -.03), (.79, .79, .06), ('4e5c5a', '3c4a4a')[(i + k) % 2], mat='gloss', jitter=.05)
    m.box((0, BACK + .1, HIGH / 2), (WIDE * 2, .2, HIGH), '2c4048')
    for s in (-1, 1):
        m.box((s * (WIDE + .1), 8, HIGH / 2), (.2, 18, HIGH), '5c6c68')
    m.box((0, 6, HIGH + .1), (WIDE * 2, 24, .2), '2a3436')
    for y in (4.4, 7.8, 11.2):
        m.box((0, y, HIGH - .25), (WIDE * 2, .3, .5), '3c4a4c', chamfer=.02)
        for x in np.arange(-8, 8.1, 1.6):
            m.beam((x, y, HIGH - .5), (x + .8, y, HIGH - .95), .05, '46565a')
            m.beam((x + .8, y, HIGH - .95), (x + 1.6, y, HIGH - .5), .05, '46565a')
        m.box((0, y, HIGH - .97), (WIDE * 2, .12, .08), '46565a')
    for x, r in ((-5.6, .3), (5.4, .34)):
        m.tube([(x, 2, HIGH - .55), (x, BACK, HIGH - .55)], r, '6a7674', n=14)
        for y in np.arange(4, BACK, 1.7):
            m.tube([(x, y, HIGH - .55), (x, y + .07, HIGH - .55)], r + .03, '54605e', n=14)
    lamps = [newsroom.pendant(m, (s * x, y, HIGH), 2.4, .46, LAMP, color='b8b098') for s in (-1, 1) for x, y in ((3.5, 8.6), (6.6, 8.6), (4.4, 11.4))]
    # The lamp of the table hangs high, clear of the map.
    lamps.insert(0, newsroom.pendant(m, (-.05, TABLE[1], HIGH), 4.0, .42, LAMP, color='b8b098'))
    m.build('room')
    return lamps


def wall():
    """The glass with coasts, the quarantine arc and the ships; alert columns, boards and clocks to its sides."""
    m = Mesh(202)
    BOARD.draw(m, islets=False, rounds=3)
    arc = BOARD.circle(-74.1, 20.2, 8.33, -40, 108)
    BOARD.stroke(m, arc, .1, rgb('ff3a18') * 1.9)
    for lon, lat, heading, track, number in ((-62.2, 25.0, 256, 1.0, '14'), (-61.4, 27.2, 245, .8, '21'), (*MARKED[1:], 280, .5, MARKED[0]), (-65.2, 28.3, 232, .9, '42'), (-65.9, 22.9, 262, 1.2, '7')):
        BOARD.ship(m, lon, lat, heading, track=track, number=number, aside=(.3, .14) if number == '7' else (.18, .09))
    for k, deg in enumerate((-5, 9, 36, 64, 92)):
        p = np.radians(deg)
        BOARD.ship(m, -74.1 + np.cos(p) * 7.5 / .93, 20.2 + np.sin(p) * 7.5, 90 - deg, '8fe8ff', .36)
    for lon, lat, heading in ((-80.6, 24.6, 80), (-84.6, 24.6, 120), (-70.8, 20.9, 40), (-77.3, 28.9, 110)):
        BOARD.ship(m, lon, lat, heading, '8fe8ff', .34, track=.6)
    for k, (lon, lat) in enumerate(((-83.4, 22.55), (-82.6, 22.8), (-80.2, 22.5), (-79.2, 22.3), (-76, 20.9))):
        p = BOARD.at(lon, lat - .1, .06)
        for s in (-1, 1):
            m.beam(p - (.08, 0, s * .08), p + (.08, 0, s * .08), .03, rgb('ff3a18') * 1.6, depth=.006, up=(0, 1, 0), mat='glow', jitter=0)
    BOARD.word(m, 'CUBA', -80.4, 20.55, .3)
    BOARD.word(m, 'FLORIDA', -84.9, 26.6, .2, gain=.8)
    BOARD.word(m, 'ATLANTIC', -73.2, 25.4, .22, '4fd8c4', .7)
    BOARD.word(m, 'QUARANTINE', -69.5, 22.3, .19, 'ff4a28', 1.7)
    for s in (-1, 1):
        warroom.alert_column(m, (s * 5.24, 12.55, 1.75), 3.3, 3, .68, 4)
    warroom.day_board(m, (-6.72, 12.6, 1.75), (2.0, 3.3))
    warroom.list_board(m, (6.72, 12.6, 1.75), SHIPS, (2.0, 3.3), tall=.42)
    for x, name, hour in ((-3.3, 'HAVANA', 8), (-1.1, 'WASHINGTON', 9), (1.1, 'LONDON', 2), (3.3, 'MOSCOW', 4)):
        avenue.wall_clock(m, (x, 12.5, 6.21), .33, hour, 41)
        m.box((x, 12.52, 5.73), (1.3, .04, .2), '16201f')
        letters(m, name, (x, 12.49, 5.73), (1, 0, 0), (0, 0, 1), .13, 'ece4d0', .2)
    m.box((0, 12.6, 6.09), (10.2, .06, 1.1), '46585a')
    m.build('plotting wall')


def gear():
    """Consoles and tape drives to both sides, the table with its red telephone, the steps before the board."""
    m = Mesh(203)
    for s in (-1, 1):
        for k, (x, y, sweep) in enumerate(((4.35, 8.5, .9), (5.75, 8.2, 2.3), (5.15, 10.7, 4.2), (6.5, 10.5, 5.4))):
            warroom.console(m, (s * x, y, 0), s * -.22, .38, sweep + s)
        for k in range(3):
            warroom.tape_unit(m, (s * (6.3 + k * .9), 12.2, -.2))
    warroom.chart_table(m, (*TABLE, 0), (3.3, 1.7))
    z, near = .935, TABLE[1] - .58
    with m.at((*PHONE, z), scale=1.35):
        newsroom.desk_set(m, (0, 0, 0), -.12)
    newsroom.telephone(m, (-1.35, near + 1.13, z), .4)
    newsroom.ashtray(m, (-.5, near - .04, z))
    newsroom.ashtray(m, (1.3, near + 1.08, z))
    newsroom.cup(m, (-1.0, near + .23, z))
    newsroom.cup(m, (.2, near - .1, z))
    newsroom.papers(m, (-1.2, near + .08, z), 6, .1)
    newsroom.papers(m, (.55, near - .06, z), 4, .1)
    m.box((-.3, near, z + .01), (.32, .24, .025), 'a8946a', rz=.25)
    newsroom.swivel_chair(m, (*WEARY[:2], 0), np.radians(WEARY[2]), '3e4c4c')
    m.box((0, 12.0, .24), (11, 1.1, .48), '5a4a3a', chamfer=.02)
    m.box((0, 11.46, .46), (11, .06, .06), 'c8a050', mat='metal')
    warroom.steps(m, (3.3, 12.0, .48), 1.1, color='c8a468', rails='b8e4dc')
    m.build('gear')


def quarrel(add):
    """The men behind the table and at its ends, each with a face, a head of hair and clothes of his own."""
    # He who has to decide stands behind the table, a hand at his chin, the other on his hip.
    add(council.shirted('decider', 'e2ab84', '4a3a2c', height=1.85, tie='2c3a4c', grips={'r': ('fist', (-.5, -.1, .7), (-.3, -.9, .1))}),
        POSES['think'].but(hand_r=(.05, .21, 1.42), hand_l=(-.2, .0, 1.03), hold_l='fist', elbow_out=.9, tilt=.06, lean=.05), *DECIDER[:2], 176, 1, watch=(.5, 6.0, 1.0))
    add(council.shirted('briefer', 'e8b690', '9a948a', 'receding', 1.76, '8a2418', glasses=True), POSES['bow'].but(lean=.42, hand_r=(.3, .4, .98), hand_l=(-.3, .4, .98), hold_l='fist', hold_r='fist', elbow_out=1.4), -1.0, 7.05, 176, 11, watch=DECIDER)
    add(council.officer('colonel', '7a5038', '1e1614', '5c6448', 'close', 1.8, grips={'r': ('spread', (.45, .3, .8), (-.2, .9, .1)), 'l': ('rest', (.2, .9, -.2), (0, -.1, -1))}), POSES['stand'].but(hand_r=(.46, .22, 1.5), hand_l=(-.24, .42, 1.0), elbow_out=.6, lean=.16), .6, 7.2, 186, 12, watch=DECIDER)
    flat = lambda s: ('rest', (s * -.35, .9, -.05), (0, -.1, -1))
    add(council.suited('doubter', 'e8b690', '8a8478', '5a4436', 'ring', 1.92, '2c3a4c', True, grips={'r': flat(1), 'l': flat(-1)}),
        POSES['sit'].but(lean=.3, drop=.44, tilt=-.12, hand_r=(.2, .36, .897), hand_l=(-.2, .36, .897)), 1.12, 7.1, 168, 13, watch=DECIDER)
    add(council.officer('general', 'e2ab84', '857d70', '9a8558', 'close', 1.86, 3, grips={'r': ('point', inward((-1, -.15, .04), 0, 0, 0, 122), (0, 0, -1)), 'l': flat(-1)}), POSES['point'].but(hand_r=inward((1.18, 6.75, 1.68), 1.82, 6.85, 0, 122, 1.86), hand_l=(-.2, .42, 1.0), lean=.3), 1.82, 6.85, 122, 4, watch=DECIDER, turn=.04)
    add(council.suited('pleader', 'e8b690', '241c16', '4c5a68', 'right', 1.8, glasses=True), POSES['plead'].but(hand_r=(.34, .44, 1.3), hand_l=(-.3, .46, 1.22), lean=.08, look=(.1, .05)), -2.05, 6.15, -122, 5, watch=DECIDER, turn=.1)
    add(council.shirted('leaner', 'd99f76', '6a4526', 'right', 1.78, '2a2a2c', 'b4bcbe'), POSES['bow'].but(lean=.36, hand_r=(.22, .42, .98), hand_l=(-.22, .42, .98), hold_l='fist', hold_r='fist', look=(0, .25)), -1.65, 6.95, -150, 14, watch=DECIDER, turn=.3)


def marker(m, j):
    """A thick grease pencil in the right hand (held, without a pole)."""
    way = j.points['wrist_r'] - j.points['elbow_r']
    tip = j.points['wrist_r'] + way / np.linalg.norm(way) * .07
    m.tube([tip + (-.03, -.01, .06), tip + (.05, .05, -.05)], [.017, .014], 'f4ead0', n=8, jitter=0)


def heroes(rng):
    """The quarrel over the table, the telephone, the woman on the steps, the man who has had enough."""
    spots = []

    def add(look, pose, x, y, facing, seed, watch=None, turn=.75, **kw):
        spots.append((x, y))
        if watch:
            # A head that may `turn` little stays in three-quarter view, its eyes go the rest of the way.
            look, pose = watching(look, pose, x, y, kw.get('z', 0), facing, watch, head=((-turn, turn), (-.4, .3)), eyes=((-.5, .5), (-.28, .2)))
        return cast.place(look, pose, x, y, facing, seed, **kw)
    figures.dress(tailored=True, strands=3, trousers=True, cuffs=True)
    quarrel(add)
    cord = inward((PHONE[0] + .1, PHONE[1] + .06, 1.0), *CALLER[:2], 0, CALLER[2], 1.84)
    caller = council.shirted('caller', 'e8b690', '33291f', 'right', 1.84, tie='2c3a4c', shirt='ece4d4', extra=[council.sized(newsroom.handset('r', 'e0341a', cord), council.HEAD), strands('33291f', 40, 8, 6, seed=3)], grips={'l': ('fist', (.05, .35, -1), (.95, .2, 0))})
    hears = POSES['stand'].but(hand_l=(-.29, .2, .9), look=(-.27, .04), tilt=.07, lean=-.02, foot_l=(-.16, .1, 0), elbow_way=(.62, .55, -.8))
    add(*phoning(caller, hears, 'r', council.HEAD), *CALLER, 2)
    # Elbows on his knees, his face in his hands.
    grip = lambda s: ('laid', (s * -.12, .66, .75), (s * -.3, -.7, .65))
    add(council.shirted('weary', 'e2ab84', '2a201a', tie='8a2418', grips={'r': grip(1), 'l': grip(-1)}),
        POSES['sit'].but(hand_l=(-.06, .4, .825), hand_r=(.06, .4, .825), lean=.9, look=(0, -.5), elbow_out=.6, foot_l=(-.2, .36, 0), foot_r=(.2, .4, 0)), *WEARY, 3)
    folder_woman = cast.woman(rng, 'bob', color='4f7478', skin='8a5a3c', hair='1e1614', legs='6a4430', extra=[tresses.flowing('1e1614', .15, bare=.03, sweep=1.1, brow=True)])
    folder_woman.hat, folder_woman.face, folder_woman.head = 'linen', council.COUNCIL['clerk'], council.HEAD
    add(folder_woman, POSES['walk'].but(hand_r=(.1, .3, 1.18), hand_l=(-.1, .3, 1.14), look=(.25, 0)), -3.85, 6.9, -62, 8, held=dress.folder('a8946a'))
    add(council.officer('lieutenant', 'e8b690', '5a3a20', '1c2434', height=1.84, double=True, rows=1, cap=True, head=1.0), POSES['read'].but(hand_r=(.14, .36, 1.26), hand_l=(-.14, .36, 1.26), look=(.0, -.05)), 4.25, 7.0, 92, 9, held=newsroom.wire_copy(floor=True))
    add(council.suited('smoker', 'd99f76', '565048', '6a5a48', 'receding', 1.8, extra=[newsroom.cigarette()]), POSES['think'].but(hand_r=(.08, .22, 1.5), hold_r='fist', look=(.1, 0)), -3.3, 8.3, -95, 10)
    add(council.suited('adviser', 'e8b690', 'b0a898', '5c5a50', style='receding', height=1.76, tie='4a5a44', glasses=True), POSES['stand'].but(hand_r=(.1, -.2, .95), hand_l=(-.1, -.2, .97), look=(.1, 0)), 2.75, 8.4, 124, 17, watch=DECIDER, turn=.1)
    figures.dress(tailored=True, strands=2, cuffs=True)
    add(cast.plotter(rng, color='d8cdb4', hair='3a2618', extra=[dress.bob('3a2618'), dress.headset()]), POSES['stand'].but(hand_r=(.24, .44, 1.86), hold_r='fist', look=(.2, .3)), -3.5, 12.0, -6, 15, z=.48)
    # She reaches down beside the rail and marks a ship.
    step = (3.3, 12.12, 1.6)
    ship = BOARD.at(*MARKED[1:], .1) - (.16, 0, -.06)
    wrist = inward(ship - (.1, .1, -.06), *step, 4, 1.66)
    add(cast.plotter(rng, color='5fa0a4', hair='7a3a1c', extra=[dress.bob('7a3a1c'), dress.headset()], height=1.66), POSES['stand'].but(hand_r=wrist, hold_r='fist', hand_l=(-.33, .04, .84), hold_l='fist', look=(-.5, -.3), side=.1, foot_l=(-.12, .08, 0)), *step[:2], 4, 7, z=step[2], held=marker)
    return spots


def watch(rng, spots):
    """Operators at the consoles, plotters behind the glass, the staff that stands along the walls."""
    for s in (-1, 1):
        for k, (x, y) in enumerate(((4.35, 8.5), (5.75, 8.2), (5.15, 10.7), (6.5, 10.5))):
            turn = -.22 * s
            px, py = s * x + np.sin(turn) * .8 - s * .3 * np.cos(turn), y - np.cos(turn) * .8
            look = (cast.plotter if k in (1, 2) else cast.shirtsleeves)(rng)
            look.extra = [e for e in look.extra if k in (1, 2)] + [dress.headset()]
            cast.place(look, POSES['sit'].but(hand_r=(.2, .44, .88), hand_l=(-.2, .44, .88), lean=.1, look=(rng.normal(0, .2), 0)), px, py, np.degrees(turn), 40 + k + 4 * (s > 0))
            spots.append((px, py))
            spots.append((s * x, y))
    chairs = Mesh(204)
    for x, y in spots[-16::2]:
        newsroom.swivel_chair(chairs, (x, y, 0), 0, '4a5a58')
    chairs.build('chairs')
    people = Crowd(12, spacing=.62)
    for x, y in spots:
        people.keep_clear(x, y, .72)
    people.keep_clear(*TABLE, 1.9)
    for x, y in ((3.5, 11.0), (1.9, 11.2), (1.9, 10.4), (2.3, 10.8), (2.5, 9.8), (3.75, 9.4), (4.1, 10.2), (4.4, 11.0)):
        people.keep_clear(x, y, .8)
    kinds, faces = [], np.random.default_rng(7)
    for k, name in enumerate(('folded', 'think', 'whisper', 'point', 'hips', 'fear', 'write', 'plead', 'hip', 'refuse', 'stand', 'clasped')):
        look = (cast.staff, cast.shirtsleeves, lambda r: cast.woman(r, 'bob'), lambda r: cast.man(r, 'none'))[k % 4](rng)
        look = council.crowd_face(look, likeness(faces, k % 4 == 2, eyes=.8, inset=.8), ('parted', 'ring', 'bun', 'right')[k % 4])
        pose = POSES[name].but(shout=name in ('point', 'plead')).loosened(rng)
        kinds.append(people.variant(look, mirrored(pose) if k % 2 else pose, seed=70 + k))
    for s in (-1, 1):
        people.fill(4, lambda r, s=s: (s * r.uniform(2.4, 4.4), r.uniform(9.0, 11.2)), (0, 8.4), variants=kinds, turn=.5)
        people.fill(4, lambda r, s=s: (s * r.uniform(5.4, 8.2), r.uniform(11.3, 11.9)), (s * 6.5, 13), variants=kinds, turn=.5)


def view(st):
    """Lamp light and smoke over the table, the cold light of the glass behind it."""
    # Under this lamp light hair would glow like a helmet, and brown hair look red.
    cast.HAIRS = ('3a2618', '4a3424', '2e2018', '241a16', '5c5044', '8a8478')
    st.camera((0, -1.6, 2.25), (.1, 30, 2.0), 32.5)
    st.meta['sun'] = [-.5, -.4, .75]
    st.fill('34505c', '4a5c60', .3)
    bpy.context.scene.world.cycles.sampling_method = 'NONE'
    lamps = shell()
    wall()
    gear()
    rng = np.random.default_rng(33)
    watch(rng, heroes(rng))
    st.spot((*TABLE, 2.9), (*TABLE, 0), 'ffcc84', 330, 120, .25)
    st.spot((-3.4, -2.0, 6.6), (.2, 6.1, 1.0), 'ffd9a8', 1300, 64, .9)
    # The table's white maps throw light up into the faces behind it.
    st.spot((-.2, 4.0, 2.2), (0, 7.1, 1.6), 'ffca90', 165, 74, .6)
    st.lamp((0, 11.6, 3.3), '5fd8d0', 120, 1.2)
    for s in (-1, 1):
        st.lamp((s * 5.0, 8.4, 5.4), 'ffcf90', 230, .5, mirrored=False)
    # The red of the map along the caller's shoulders, and a lamp on his face.
    st.spot((3.5, 6.2, 2.6), (*CALLER[:2], 1.35), 'ff3818', 650, 40, .2)
    st.spot((.5, 1.4, 2.8), (*CALLER[:2], 1.6), 'ffdca8', 130, 18, .15)
    for k, (x, y, z) in enumerate(lamps):
        st.meta['halos'].append({'loc': [x, y - .25, z + .1], 'radius': .2, 'color': [.6, .46, .28]})
    # Smoke that drifts in the cone of the lamp, and threads from the ashtrays.
    st.smoke((TABLE[0], TABLE[1], 2.6), -1.5, (.1, 0), .5, 1.5, .004, 'ffdca4', 'b89868', 60, seed=2)
    st.smoke((-3.4, 8.5, 1.6), 2.6, (.8, .1), .03, .5, .022, 'f0dcb8', '9a9080', 90, seed=3)
    st.smoke((-.5, TABLE[1] - .62, 1.0), 2.6, (.05, .1), .03, .45, .025, 'ffe4b4', 'a89878', 80, seed=5)
    st.smoke((1.3, TABLE[1] + .5, 1.0), 2.8, (.3, .1), .03, .5, .025, 'ffe4b4', 'a89878', 80, seed=6)
    for k, (x, y) in enumerate(((-7.5, 9.5), (-1, 10.5), (3, 9.0))):
        st.smoke((x, y, 4.6 + .4 * k), .8, (5.5, .2), .5, 1.2, .02, 'e8d4a8', '7a8078', 46, seed=12 + k)
    st.look(sky={'zenith': '0a1216', 'middle': '0a1216', 'horizon': '0a1216', 'glow_power': 0},
            fog={'start': 11, 'length': 90, 'max': .4, 'cool': '2c5058', 'warm': '4a5c58'},
            tones={'shade': '3f7480'}, recede={'from': 11.4, 'to': 14, 'color': '1c4a58', 'amount': .2, 'grey': .1, 'shines': (.045, .12), 'keep': (3.3, 12.1, 2.4), 'radius': 1.1},
            rim=[{'from': (0, 12.4, 3.6), 'color': '58d8d0', 'amount': .3, 'width': 4, 'within': 13}],
            grade={'exposure': 1.55, 'bloom': .2},
            values={'hero': [*CALLER[:2], 1.6], 'radius': .5, 'lift': .45, 'dodge': [*(((x, 4.4, -.2), 1.5, -.8) for x in (-3.4, -1.4, .6, 2.6, 4.6)), ((-.6, 7.1, 1.6), 3.2, .22), ((0, 7.1, 1.15), 1.5, .2), ((-.28, 7.0, 1.66), .24, -.95), ((-1.0, 6.8, 1.5), .3, -.25), ((-.8, 6.1, .1), .9, -.9), ((.9, 6.1, .1), .9, -.9), ((*WEARY[:2], .9), .6, .65)]})
