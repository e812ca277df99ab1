"""The London scene's third view: the inquiry on the spinning floor, about the stopped and unfenced shaft."""
import numpy as np

import industrial_cast as cast
from industrial_cast import man, woman
from kit import engines, ironwork, mills, props, river, working_dress as dress
from kit.figures import Look
from kit.meshes import Mesh, rgb
from kit.pose import POSES, mirrored
from kit.stage import sun_direction

HALF, LOW, HIGH, BAY, END = 7.2, 4.9, 5.85, 4.2, 28.2
SUN = (-58, 25)
# Whitewash that has seen years of lint and lamp smoke.
BRICK = ('9c8f76', 'a89b82', '8e8068', '82745e')


def room():
    """Boards, whitewashed brick with tall windows, iron columns and the saw-tooth roof."""
    m = Mesh(21)
    m.box((0, 18, -.12), (HALF * 2 + .4, 40, .1), '2a2018', jitter=0)
    for k in range(int(HALF * 2 / .3)):
        x = -HALF + (k + .5) * .3
        for y in np.arange(2, END, 4.6):
            m.box((x, y + 2.3 + (k % 3) * .4, -.03), (.285, 4.57, .06), ('625648', '6e6152', '584d42', '776a5a')[m.rng.integers(4)], jitter=.09)
    for _ in range(900):
        p = np.array([m.rng.uniform(-5, 5), 5 + 24 * m.rng.random() ** 1.5, .008])
        d = m.rng.normal(0, .07, 3) * (1, 1, 0)
        m.tube([p, p + d, p + d * 1.5 + m.rng.normal(0, .03, 3) * (1, 1, 0)], .006, 'd8c8a0', n=3, caps=False)
    m.build('floor')
    m = Mesh(22)
    for s in (-1, 1):
        with m.at((s * HALF, 0 if s > 0 else 0, 0), rz=np.pi / 2):
            for y in np.arange(2.6, END, BAY):
                wall = lambda a, b, z0, z1: _whitewash(m, y + a, y + b, z0, z1, s)
                wall(0, BAY, 0, 1.15)
                wall(0, .7, 1.15, LOW)
                wall(BAY - .7, BAY, 1.15, LOW)
                wall(.7, BAY - .7, 4.2, LOW)
                for t in np.linspace(.7, BAY - .7, 7):
                    m.box((y + t, 0, 2.7), (.05, .07, 3.1), '2f3236', jitter=0)
                for z in np.linspace(1.2, 4.2, 6):
                    m.box((y + BAY / 2, 0, z), (BAY - 1.4, .07, .05), '2f3236', jitter=0)
                m.box((y + BAY / 2, 0, 1.18), (BAY - 1.2, .5, .08), mills.STONE, chamfer=.02)
    with m.at((-HALF, END, 0)):
        w = HALF * 2
        for a, b, z0, z1 in ((0, w, 0, .9), (0, 1.3, .9, HIGH), (5.9, 8.5, .9, HIGH), (w - 1.3, w, .9, HIGH), (1.3, 5.9, 5.7, HIGH), (8.5, w - 1.3, 5.7, HIGH)):
            _whitewash(m, a, b, z0, z1, -1)
        for a, b in ((1.3, 5.9), (8.5, w - 1.3)):
            for t in np.linspace(a, b, 8):
                m.box((t, 0, 3.3), (.06, .07, 4.8), '2f3236', jitter=0)
            for z in np.linspace(.9, 5.7, 6):
                m.box(((a + b) / 2, 0, z), (b - a, .07, .06), '2f3236', jitter=0)
        mills.clock(m, w / 2, 3.75, .7, -.3, hour=10.6, lit=.5)
    engines.saw_tooth(m, HALF * 2, 5.0, END - 3, BAY, LOW, HIGH, board='8a745a', beam='6e5842')
    for s in (-1, 1):
        for y in np.arange(9.2, END, BAY):
            ironwork.column(m, s * 2.75, y, LOW - .3, radius=.1, color='4a5a58')
    m.build('room')


def _whitewash(m, a, b, z0, z1, s):
    m.box(((a + b) / 2, 0, (z0 + z1) / 2), (b - a, .3, z1 - z0), '8c806a', jitter=.03)
    with m.at((a, 0, z0)):
        if s < 0:
            mills.bricks(m, b - a, z1 - z0, BRICK, y=-.16, share=.6, soot=.2)
        else:
            with m.at((b - a, 0, 0), rz=np.pi):
                mills.bricks(m, b - a, z1 - z0, BRICK, y=-.16, share=.6, soot=.2)


def machines():
    """Frames to both sides, line shafts and belts above, and the low shaft with its bare wheel in the middle."""
    m = Mesh(31)
    for s in (-1, 1):
        for y in (7.4, 16.4):
            engines.spinning_frame(m, s * 5.2, y, 8.0, side=-s)
        ys = [(y, r) for y, r in zip((10.4, 12.6, 19.4, 21.6), (.5, .34, .5, .34))]
        engines.line_shaft(m, s * 2.75, 5, END - .5, 4.2, BAY, ys)
        for y, r in ys:
            engines.drum(m, (s * 5.2, y, 1.0), .3, .24)
            engines.belt(m, (s * 2.75, 4.2), r, (s * 5.2, 1.0), .3, y)
    m.build('frames')
    m = Mesh(32)
    engines.drum(m, (.85, 18.6, 1.25), 1.2, .3, color='3e464c', arms=6)
    m.tube([(.85, 17.8, 1.25), (.85, 24, 1.25)], .085, 'b4b7ba', n=10, mat='metal')
    for y in (18.15, 21, 23.6):
        m.box((.85, y, .57), (.6, .34, 1.14), '35403e', chamfer=.05)
        m.box((.85, y, 1.23), (.34, .3, .26), '2c3432', chamfer=.05)
    engines.drum(m, (.85, 20.2, 1.25), .6, .24)
    engines.belt(m, (2.75, 4.2), .42, (.85, 1.25), 1.2, 18.6, .24)
    engines.drum(m, (2.75, 18.6, 4.2), .42, .28)
    # A torn strip of sleeve is all that is left on the shaft.
    m.loft([[(.8, 17.86, 1.34), (.94, 17.88, 1.35)], [(.72, 17.74, 1.1), (.9, 17.76, 1.08)], [(.78, 17.72, .8), (.9, 17.73, .76)], [(.76, 17.71, .52), (.84, 17.71, .5)]], 'c9b48c', closed=False, mat='cloth')
    m.build('the shaft')


def overhead():
    """Under the roof: cross beams with tie rods, a cross shaft with its belts, ropes and a hoist, panes gone grey with lint."""
    m = Mesh(33)
    for y in (9.2, 13.4):
        m.box((0, y, LOW - .16), (HALF * 2, .3, .34), '6a5440', chamfer=.03)
        for s in (-1, 1):
            m.beam((s * 2.75, y, LOW - .3), (s * 4.3, y, LOW - .02), .16, '6a5440')
            m.beam((s * 2.75, y, LOW - .3), (s * 1.2, y, LOW - .02), .16, '6a5440')
            m.beam((s * 2.75, y, LOW - 1.0), (s * 1.5, y, LOW - .3), .12, '4a5a58')
            m.beam((s * 2.75, y, LOW - 1.0), (s * 4.0, y, LOW - .3), .12, '4a5a58')
        for x in np.arange(-HALF + .9, HALF, 1.35):
            m.box((x, y - .16, LOW - .16), (.1, .03, .36), '2c3034', jitter=0)
            for z in (-.1, .1):
                m.ball((x, y - .18, LOW - .16 + z), .022, '4a4e52', n=6)
    # A cross shaft near the camera drives both line shafts.
    m.tube([(-HALF, 8.7, 5.32), (HALF, 8.7, 5.32)], .05, 'a8abae', n=10, mat='metal')
    for x, r in ((-4.9, .3), (-2.75, .36), (-.9, .26), (1.0, .42), (2.75, .36), (5.1, .3)):
        engines.drum(m, (x, 8.7, 5.32), r, .2, axis=(1, 0, 0))
        m.box((x + .42, 8.7, 5.36), (.12, .2, .3), '2c3034', chamfer=.03)
        m.tube([(x + .42, 8.7, 5.45), (x + .42, 8.7, 5.85)], .035, '2c3034', n=6)
    # Soot and lint on the upper panes; they dim the sky.
    for y in np.arange(5.0 + BAY, END - 2, BAY):
        for q in range(int(HALF * 2 / .62)):
            for z in (0, 1):
                x0, h = -HALF + q * .62, (HIGH - LOW) / 2
                tone = np.full(3, m.rng.uniform(.42, .66)) * (1, .93, .82)
                m.add([(x0, y - .1, LOW + z * h), (x0 + .62, y - .1, LOW + z * h), (x0 + .62, y - .1, LOW + (z + 1) * h), (x0, y - .1, LOW + (z + 1) * h)], [[0, 1, 2, 3]], tone, mat='pane', jitter=0)
    # The hoist over the aisle: block, hook and slack rope.
    m.tube([(-1.35, 10.6, LOW), (-1.35, 10.6, 4.5)], .03, 'a08858', n=6)
    m.box((-1.35, 10.6, 4.4), (.14, .12, .26), '5a3c22', chamfer=.03)
    m.tube([(-1.35, 10.6, 4.28), (-1.35, 10.6, 4.15), (-1.28, 10.6, 4.08), (-1.35, 10.6, 4.0), (-1.42, 10.6, 4.06)], .022, '2c3034', n=6)
    for a, b, sag in (((-1.35, 10.6, 4.5), (-2.7, 9.2, 4.75), .35), ((1.0, 9.3, 4.56), (2.7, 13.2, 4.6), .4), ((-2.7, 13.2, 4.55), (-.6, 13.4, 4.7), .3)):
        t = np.linspace(0, 1, 12)[:, None]
        p = np.asarray(a) * (1 - t) + np.asarray(b) * t
        p[:, 2] -= sag * 4 * (t * (1 - t))[:, 0]
        m.tube(p, .024, 'a08858', n=5)
    m.build('overhead')


def rays():
    """The low sun in the flax dust: a shaft of light from every window of the left wall, over the people's heads."""
    m = Mesh(34)
    to_sun = np.array(sun_direction(*SUN))
    for y in np.arange(2.6 + BAY, END - 2, BAY):
        for a, b, gain in ((1.1, 1.7, .8), (2.5, 3.2, 1.0)):
            corners = np.array([(-HALF + .1, y + t, z) for t, z in ((a, 3.0), (b, 3.0), (b, 4.15), (a, 4.15))])
            steps = np.linspace(0, 1, 7)
            fade = np.array([rgb('ffcf8c') * .05 * gain * (.5 if y < 12 else 1) * np.sin(np.pi * (.08 + .92 * t)) ** .8 * (1 - .35 * t) for t in steps])
            fade[-1] = 0
            m.loft([corners - to_sun * 5.6 * t for t in steps], fade, caps=False, smooth=False, mat='ray', jitter=0)
    m.build('rays')


def spilled():
    """Where she dropped them: an overturned basket, its bobbins, and a child's clogs."""
    m = Mesh(45)
    with m.at((-.35, 13.4, .24), rot=props.frame_of((.85, -.5, .12))):
        props.basket(m, (0, 0, -.12), .56)
    for k in range(26):
        x, y, a = .25 + abs(m.rng.normal(0, .5)), 13.1 + m.rng.normal(0, .4), m.rng.uniform(0, np.pi)
        d = np.array([np.cos(a), np.sin(a), 0]) * .1
        p = np.array([x, y, .06])
        m.tube([p - d, p - d * .8, p + d * .8, p + d], [.05, .035, .035, .05], 'e2d4b0' if k % 5 else '9a7448', n=8)
    for x, y, a in ((-.75, 12.7, .3), (-.62, 12.9, 1.1)):
        with m.at((x, y, 0), rz=a):
            m.ball((0, 0, .05), (.055, .12, .05), '3a2618', n=10)
            m.box((0, 0, .015), (.1, .22, .03), '8a6a42', chamfer=.01)
    m.build('spilled')


def outside():
    """What the end windows show: chimneys in the smoke and the cathedral's dome."""
    m = Mesh(41)
    rng = m.rng
    for k in range(26):
        m.box((-46 + k * 4.2, rng.uniform(110, 140), 2), (rng.uniform(4, 8), 8, rng.uniform(6, 12)), ('6a5a54', '7a6a60', '5c504e')[rng.integers(3)])
    tops = [mills.stack(m, x, y, h, r) for x, y, h, r in ((-14.5, 60, 18.4, 1.5), (15.5, 66, 20.0, 1.5), (-12.5, 110, 10.5, 1.2))]
    river.domed_cathedral(m, (28, 330, -2), 42, rz=-.3)
    m.build('city')
    return tops


def people(st):
    """The inspector kneels at the wheel; the mother points; two joiners bring back the guard; the hands look on."""
    rng = np.random.default_rng(7)
    spots, put = [(.85, 18.6), (.85, 20.5), (.85, 22)], cast.place

    def add(look, pose, x, y, facing, seed, **kw):
        spots.append((x, y))
        return put(look, pose, x, y, facing, seed, **kw)
    inspector = Look(**{**cast.INSPECTOR.__dict__, 'color': '34404e'})
    obj = add(inspector, POSES['kneel'].but(hand_r=(.3, .5, 1.1), hold_r='fist', hand_l=(-.1, .45, .9), look=(0, 0), pole=('r', (0, 0, 1), 0.0, 0)), -.3, 17.5, -55, 1, held=cast.hand_lantern)
    st.lamp((.2, 17.3, .95), 'ffa850', 70, .12)
    st.meta['halos'].append({'loc': [.18, 17.65, .8], 'radius': .5, 'color': [1.0, .58, .24]})
    add(cast.MOTHER, mirrored(POSES['point']).but(hand_l=(-.5, .42, 1.22), hand_r=(.04, .2, 1.28), hold_r='flat', look=(-.12, .02)), -.95, 16.2, -88, 11)
    add(cast.OWNER, POSES['refuse'].but(hand_r=(.36, .4, 1.3), hand_l=(-.1, .2, 1.1), look=(.1, -.1)), 2.15, 18.9, 150, 2)
    add(cast.OVERSEER, mirrored(POSES['folded']).but(look=(.2, 0)), 2.0, 20.4, 165, 3)
    add(cast.CLERK, POSES['write'].but(hand_r=(.1, .3, 1.22), hand_l=(-.14, .3, 1.12), lean=.08), -.5, 19.6, 168, 4, held=dress.ledger())
    carry = POSES['carry'].but(hand_r=(.2, .34, 1.0), hand_l=(-.2, .34, 1.0), hold_r='fist', hold_l='fist', foot_l=(-.12, .2, 0), foot_r=(.12, -.2, 0), look=(0, .1))
    add(man(rng, 'paper', apron='b8ac92', garment='shirt', sleeve='d8cdb4', color='4a5058'), carry, -3.05, 20.6, -95, 5)
    add(man(rng, 'paper', apron='b8ac92', garment='shirt', sleeve='d8cdb4', color='5c4a3c'), carry.but(look=(0, 0)), -.55, 21.3, 85, 6)
    m = Mesh(51)
    mills.shaft_guard(m, (-1.8, 20.7, .8), .2, .1, length=1.9)
    m.build('guard')
    # Near the camera: the artist at his drawing with a boy to hold the light, and the women who worked beside Kitty.
    add(Look(garment='jacket', color='4c5a50', legs='6a6052', leg_width=1.15, belt=None, lapel=('e2d8c0', 'c2341d'), hair='8a4a24', hair_style='long', hat=None, height=1.76, beard='moustache', stern=.2),
        POSES['write'].but(hand_r=(.08, .32, 1.26), hand_l=(-.14, .3, 1.12), lean=.06, look=(.45, .05)), -1.9, 11.9, -68, 31, held=dress.ledger('5a4a34'))
    boy = add(cast.child(rng, color='6a5240', height=1.3), cast.LANTERN, -2.95, 12.3, -30, 32, held=cast.hand_lantern)
    cast.lantern_light(st, boy, power=9, halo=.3, tall=1.3)
    add(woman(rng, 'shawl', color='4a4640', height=1.58, hair='b8b0a4'), 'fear', -4.0, 12.9, -50, 33)
    add(man(rng, 'none', garment='shirt', color='7a6a58', sleeve=None, bare_arms=True, beard='full', hair='2a1c14', stout=.55, height=1.86, apron='3a2c22'), POSES['folded'].but(look=(.5, 0)), 2.1, 12.1, 38, 34)
    add(woman(rng, 'mob', color='3f5a5c', apron='d8cdb4'), POSES['clasped'].but(look=(-.1, 0)), 3.1, 12.3, 165, 35)
    add(cast.child(rng, girl=True), POSES['clasped'].but(look=(-.2, .1)), 1.45, 13.2, 12, 36)
    add(woman(rng, 'bonnet', color='6a4a44'), mirrored(POSES['whisper']), 3.9, 12.2, 75, 37)
    add(man(rng, 'peaked', color='44505c'), mirrored(POSES['point']).but(hand_l=(-.35, .5, 1.5)), -2.2, 14.4, 200, 38)
    add(woman(rng, 'mob', color='5a5e6a'), POSES['fear'].but(look=(.2, 0)), 2.1, 14.6, 160, 39)
    crowd, calm, angry, small = cast.crowd(9)
    for x, y in spots:
        crowd.keep_clear(x, y, .75)
    for x, y in ((-.4, 22.5), (.6, 22.5), (1.6, 22.5), (0, 24.2), (1.2, 24.2), (2, 24.2)):
        crowd.keep_clear(x, y, .9)
    for s in (-1, 1):
        for y in np.arange(9.2, END, BAY):
            crowd.keep_clear(s * 2.75, y, .42)

    def side(s):
        def spot(r):
            y = 12.8 + 5.6 * r.random()
            return s * (2.0 + .04 * (y - 12) + r.random() ** 1.1 * 2.5), y
        return spot
    for s in (-1, 1):
        crowd.fill(19, side(s), (.5, 19), variants=calm, turn=.3)
        crowd.fill(4, side(s), (.5, 19), variants=angry, turn=.2)
        crowd.fill(3, side(s), (.5, 19), variants=small, turn=.4)
        crowd.fill(9, lambda r, s=s: (s * r.uniform(1.6, 4.3), r.uniform(21.5, 26)), (.8, 19), variants=calm, turn=.3)


def view(st):
    """A low morning sun through flax dust."""
    st.camera((0, 2.5, 3.8), (.2, 30, 2.2))
    st.sun(*SUN, 'ffc884', 8.0, .8)
    st.fill('7a9cc8', 'd0c0ac', 1.5)
    st.spot((-2.2, 11.5, 4.6), (.6, 18.6, 1.2), 'ffcf98', 1500, 46, 1.0)
    st.spot((-1.5, 1, 5.5), (.2, 13, 1), 'ffd8ac', 2900, 70, 2.0)
    for y, power in ((8.5, 190), (15, 240), (22.5, 220)):
        st.lamp((0, y, 4.35), 'e8ecf0', power, 1.3)
    room()
    machines()
    overhead()
    rays()
    tops = outside()
    people(st)
    m = Mesh(61)
    flames = [engines.gas_bracket(m, (s * 2.75, y, 2.9), -s) for y in (13.4, 21.8) for s in (-1, 1)]
    props.basket(m, (3.9, 11.0, 0), .6, fill='d8c69c')
    props.basket(m, (-3.9, 11.2, 0), .55, fill='e2d4b0')
    m.build('gas')
    spilled()
    for x, y, z in flames:
        st.lamp((x, y - .15, z + .15), 'ffb058', 35, .1)
        st.meta['halos'].append({'loc': [x, y - .1, z], 'radius': .3, 'color': [1.0, .62, .28], 'strength': .7})
    for k, at in enumerate(tops):
        st.smoke(at, 7, (20, 2), .9, 4.6, .8, 'b09888', '3a3438', 170, seed=4 + k)
    for k, (x, y) in enumerate(((-6, 13), (-5.5, 19), (-6, 25))):
        st.smoke((x, y, .4), 4.2, (7, 1), 1.2, 2.6, .012, 'ffe2b4', 'c8a888', 40, seed=20 + k)
    st.look(sky={'gain': .62, 'zenith': '5c7890', 'middle': '9aa4a4', 'horizon': 'f0c48c', 'glow': 'ffd094', 'glow_power': .35,
                 'layers': [{'cover': .6, 'scale': 1.6, 'seed': 12, 'color': 'fff0d4', 'shade': '9aa0a8', 'opacity': .7}]},
            fog={'start': 18, 'length': 260, 'max': .4, 'cool': '8a8478', 'warm': 'd8b888', 'low': 0},
            grade={'exposure': 1.3, 'bloom': .14})
