"""View 2 of the Washington scene: night in the wire room, six teletypes, and an empty chair."""
import bpy
import numpy as np

import modern_cast as cast
from kit import avenue, foliage, ironwork, mansion, newsroom, sixties as dress
from kit.figures import Look
from kit.meshes import Mesh, rgb
from kit.paint import instance
from kit.pose import POSES

BACK, LEFT, RIGHT, HIGH = 9.4, -7.4, 7.6, 5.55


def shell():
    """Walls, ceiling, floor, the three windows with their curtains, map and clocks. Returns the lamps' places."""
    m = Mesh(101)
    for i, x in enumerate(np.arange(LEFT, RIGHT, .6)):
        for k, y in enumerate(np.arange(0, BACK, .6)):
            m.box((x + .3, y + .3, -.03), (.595, .595, .06), ('7a6a52', '5c5244')[(i + k) % 2], mat='gloss', jitter=.04)
    wall, dado = '8a9a8a', '46605c'
    m.box((LEFT - .1, 4, HIGH / 2), (.2, 12, HIGH), wall)
    m.box((RIGHT + .1, 4, HIGH / 2), (.2, 12, HIGH), wall)
    m.box((0, 3, HIGH + .1), (16, 16, .2), '7a705c')
    x0, x1, low, high = -.9, 6.3, 1.15, 4.9
    m.box(((LEFT + x0) / 2, BACK + .15, HIGH / 2), (x0 - LEFT, .3, HIGH), wall)
    m.box(((x1 + RIGHT) / 2, BACK + .15, HIGH / 2), (RIGHT - x1, .3, HIGH), wall)
    m.box(((x0 + x1) / 2, BACK + .15, low / 2), (x1 - x0, .3, low), dado)
    m.box(((x0 + x1) / 2, BACK + .15, (high + HIGH) / 2), (x1 - x0, .3, HIGH - high), wall)
    m.box(((LEFT + x0) / 2, BACK - .02, .6), (x0 - LEFT, .06, 1.2), dado)
    m.box(((LEFT + x0) / 2, BACK - .04, 1.22), (x0 - LEFT, .1, .08), '6a5238')
    m.box((LEFT + .02, 4, .6), (.06, 12, 1.2), dado)
    m.box((RIGHT - .02, 4, .6), (.06, 12, 1.2), dado)
    for x in np.linspace(x0, x1, 4):
        m.box((x, BACK + .05, (low + high) / 2), (.14, .2, high - low), '2a3a38')
    for x in np.linspace(x0, x1, 10):
        m.box((x, BACK + .06, (low + high) / 2), (.04, .08, high - low), '2a3a38')
    for z in (low, 3.5, high):
        m.box(((x0 + x1) / 2, BACK + .05, z), (x1 - x0, .2, .1), '2a3a38')
    m.box(((x0 + x1) / 2, BACK - .12, low), (x1 - x0 + .3, .4, .08), '6a5238')
    for x in (x0 - .3, x1 + .3):
        newsroom.curtain(m, x, BACK - .18, .25, high + .35, 1.0)
    m.tube([(x0 - 1, BACK - .18, high + .38), (x1 + 1, BACK - .18, high + .38)], .035, 'b08d3f', n=7, mat='metal')
    newsroom.wall_map(m, (-4.2, BACK - .06, 2.85), 4.2)
    for k, hour in enumerate((9, 2, 4, 10)):
        avenue.wall_clock(m, (-5.7 + k * 1.0, BACK - .05, 4.72), .34, hour, 41)
    m.box((0, BACK - .12, HIGH - .1), (15, .3, .2), 'b8ae96', chamfer=.04)
    for s in (LEFT + .1, RIGHT - .1):
        m.box((s, 3, HIGH - .1), (.3, 16, .2), 'b8ae96', chamfer=.04)
    for y in (3.2, 6.4):
        m.box((.3, y, HIGH - .14), (14.6, .26, .28), '8a806a', chamfer=.03)
    for x in (.45, 2.7, 4.95):
        newsroom.radiator(m, (x, BACK - .16, 0), 1.5, .8)
    for k in range(3):
        newsroom.cabinet(m, (-6.6 + k * .5, BACK - .72, 0), 0, 4 - (k == 2))
    newsroom.papers(m, (-5.6, BACK - .45, 1.1), 7, .12)
    for k, (x, z) in enumerate(((-1.55, 3.6), (-1.2, 3.3), (-1.62, 2.9), (-1.25, 2.6))):
        m.box((x, BACK - .03, z), (.26, .02, .34), ('ece4d0', 'd8c890', 'e4dcc8', 'ece4d0')[k], rot=np.eye(3))
        for q in range(4):
            m.box((x, BACK - .045, z + .1 - q * .06), (.18, .004, .02), '6a665e')
    lamps = [newsroom.pendant(m, (x, y, HIGH), d, .42) for x, y, d in ((-2.9, 5.2, .98), (.35, 5.4, 1.15), (3.6, 5.2, .98))]
    m.build('room')
    return lamps


def machines():
    """Five teletypes along the window, the sixth alone in front with its chair pushed back, desks, telephones, paper. Returns the desk lamps' places."""
    m = Mesh(102)
    for k, x in enumerate((-.5, .9, 2.3, 3.7, 5.1)):
        avenue.teletype(m, (x, 8.2, 0), paper=(.4, .6, .35, .55, .45)[k])
        if k not in (1, 3):
            newsroom.swivel_chair(m, (x + .1, 7.35, 0), .3 * (-1) ** k, '4a5a58')
    with m.at((.35, 5.6, 0), scale=1.16):
        avenue.teletype(m, (0, 0, 0), color='6a7a74', paper=.66)
        # Paper that nobody tears off: down over the hood's left shoulder and along the floor.
        fold = [(-.16, .3, 1.3), (-.38, .2, 1.16), (-.43, .1, .8), (-.44, .0, .3), (-.48, -.06, .07), (-.58, -.1, .015), (-.72, -.1, .06), (-.84, -.1, .015), (-.95, -.1, .05)]
        m.loft([[(x, y - .13, z), (x, y + .13, z)] for x, y, z in fold], 'efe8d6', closed=False, mat='cloth', jitter=.02)
        m.ball((.2, -.17, 1.0), .026, rgb('ff3a1c') * 3, n=8, mat='glow', jitter=0)
    newsroom.swivel_chair(m, (-.3, 4.55, 0), 2.3)
    newsroom.desk(m, (-3.0, 5.5, 0), .1)
    newsroom.typewriter(m, (-3.05, 5.4, .79), .1)
    newsroom.papers(m, (-2.6, 5.6, .8), 8, .12)
    newsroom.telephone(m, (-3.6, 5.55, .79), .4)
    newsroom.ashtray(m, (-2.45, 5.25, .79))
    lights = [newsroom.desk_lamp(m, (-3.5, 5.7, .79), .5)]
    newsroom.swivel_chair(m, (-3.1, 4.75, 0), .1, '4a5a58')
    newsroom.desk(m, (3.05, 5.1, 0), -.12)
    newsroom.papers(m, (3.3, 5.05, .8), 9, .2)
    newsroom.telephone(m, (2.62, 5.1, .79), -.3, 'c2341d', handset=False)
    newsroom.cup(m, (2.95, 4.9, .79))
    newsroom.ashtray(m, (2.45, 4.95, .79))
    lights.append(newsroom.desk_lamp(m, (3.65, 5.2, .79), -.6))
    newsroom.coat_stand(m, (6.1, 7.6, 0))
    newsroom.papers(m, (-1.4, 5.0, .01), 5, .3)
    newsroom.papers(m, (1.6, 4.7, .01), 4, .3)
    m.lathe([(.18, 0), (.22, .42)], '4a5654', n=14, center=(1.35, 6.0, 0), caps=False)
    for k in range(6):
        m.ball((1.35 + m.rng.normal(0, .06), 6.0 + m.rng.normal(0, .06), .38 + k * .025), .07, 'ece4d0', n=6, lump=.2, smooth=False)
    m.build('machines')
    return lights


def people():
    """The operator has left his chair to smoke, the editor reads the strip, the lieutenant has his telephone."""
    rng = np.random.default_rng(21)
    men = lambda: cast.shirtsleeves(rng)
    smoker = men()
    smoker.hair, smoker.skin, smoker.extra = '5a3a20', 'e2ab84', [newsroom.cigarette()]
    cast.place(smoker, POSES['hip'].but(hand_r=(.1, .24, 1.5), hold_r='fist', hand_l=(-.19, .02, 1.02), hold_l='fist', elbow_out=.8, look=(-.25, -.08), lean=-.05), -1.2, 5.35, -128, 1)
    cast.place(cast.EDITOR, POSES['read'].but(hand_r=(.2, .36, 1.22), hand_l=(-.12, .36, 1.24), look=(0, -.2)), 1.5, 5.2, 138, 2, held=newsroom.wire_copy())
    lieutenant = Look(**{**cast.LIEUTENANT.__dict__, 'extra': cast.LIEUTENANT.extra + [newsroom.handset('r', 'c2341d', (.3, .62, .85))]})
    cast.place(lieutenant, POSES['whisper'].but(hand_r=(.17, .13, 1.56), hold_r='fist', hand_l=(-.3, .38, 1.2), hold_l='flat', lean=.06, look=(-.1, .08), tilt=-.05), 2.75, 5.85, 205, 3)
    runner = cast.woman(rng, 'bob', color='4f7478', skin='e8b690', hair='7a3a1c', garment='dress', extra=[dress.bob('7a3a1c')])
    cast.place(runner, POSES['walk'].but(hand_r=(.12, .34, 1.12), hand_l=(-.12, .34, 1.12)), -2.2, 7.3, -105, 4, held=dress.notebook)
    typist = cast.woman(rng, 'bob', color='a86a50', skin='e8b690', hair='b08848', garment='dress', extra=[dress.bob('b08848')])
    cast.place(typist, POSES['sit'].but(hand_r=(.12, .5, .92), hand_l=(-.12, .5, .92), lean=.08, look=(-.9, .1)), -3.1, 4.75, 6, 5)
    chief = cast.man(rng, 'none', garment='suit', color='6a5240', hair='8a8478', skin='d99f76', stout=.5, extra=[dress.glasses()])
    cast.place(chief, POSES['point'].but(hand_r=(.3, .6, 1.35), hand_l=(-.3, .3, .9), look=(0, -.05)), -4.1, 6.3, -100, 6)
    for k, (x, y, facing) in enumerate(((-.4, 7.35, 0), (2.4, 7.35, 10), (5.2, 7.35, -8))):
        cast.place(men(), POSES['sit'].but(hand_r=(.16, .5, .86), hand_l=(-.16, .5, .86), lean=.12, look=((0, 0), (.9, .1), (0, 0))[k]), x, y, facing, 10 + k)
    cast.place(men(), POSES['point'].but(shout=False, hand_r=(.3, .5, 1.75), look=(.1, .2)), -3.9, 8.5, 12, 14)
    cast.place(men(), POSES['folded'].but(look=(-.4, .1)), -2.9, 8.6, 40, 15)
    worrier = men()
    worrier.extra = worrier.extra + [newsroom.cigarette()]
    cast.place(worrier, POSES['fear'].but(look=(.2, 0), hold_r='fist'), 4.15, 6.75, 190, 16)
    cast.place(cast.woman(rng, 'bob', color='5f8c90', hair='3a2618', extra=[dress.bob('3a2618'), dress.glasses()]), POSES['plead'].but(look=(0, .1)), 4.95, 6.2, 55, 17)


def outside():
    """The avenue at night: railings, lamps, a few pickets who stayed, the house with its lit windows."""
    m = Mesh(103)
    m.box((4, 20, -.7), (60, 21, .1), '3c4448')
    ironwork.railings(m, (-6, 22, -.6), (24, 22, -.6), 2.0, .24, bar=.02)
    spots = [avenue.globe_lamp(m, 1.2, 20.5, 4.2, -.6), avenue.globe_lamp(m, 8.6, 20.5, 4.2, -.6)]
    mansion.white_house(m, (13.5, 116, -.6))
    m.box((10, 75, -.6), (160, 105, .1), '3c4a34')
    m.build('street')
    oak = foliage.tree('oak', 9, ('8a5a2a', '9a6a2c', '6a3e1c'), 2600, .24, 41)
    for x, y, s in ((-2.5, 30, 1.0), (18, 32, 1.1), (-9, 60, 1.3), (36, 78, 1.5)):
        instance(oak, (x, y, -.6), x, s)
    rng = np.random.default_rng(31)
    # Every card stands clear between two bars of the window.
    for k, sign in enumerate(('dove', 'PEACE', 'missile', 'WAIT', 'child')):
        cast.sign_bearer((cast.woman if k % 2 else cast.man)(rng), sign, (.92, 2.42, 3.8, 5.33, 6.74)[k], 18.4 + (k % 2) * .7, 95, 50 + k, detail=False).location.z = -.6
    return spots


def view(st):
    """Night, green lamps, and the one live keyboard nobody sits at."""
    st.camera((.1, -2.4, 3.3), (.1, 20, 1.62))
    st.sun(-150, 44, 'c8d4e4', 1.3, 3.0)
    st.fill('3c6078', '50707c', .34)
    bpy.context.scene.world.cycles.sampling_method = 'NONE'
    lamps = shell()
    lights = machines()
    people()
    spots = outside()
    for (x, y, z), power in zip(lamps, (210, 260, 210)):
        st.lamp((x, y, z), 'ffcf8c', power, .22)
        st.meta['halos'].append({'loc': [x, y - .2, z + .1], 'radius': .3, 'color': [1.0, .74, .42]})
    for x, y, z in lights:
        st.meta['halos'].append({'loc': [x, y - .04, z], 'radius': .12, 'color': [1.0, .74, .42], 'strength': .5})
    for x, y, z in spots:
        for s in (-.48, .48):
            st.meta['halos'].append({'loc': [x + s, y - .2, z], 'radius': .5, 'color': [1.0, .72, .4]})
    # A soft light from behind the camera, so that the faces turned to us are read.
    st.spot((-2.6, -1.5, 5.0), (.2, 5.6, 1.1), 'ffd9a0', 620, 50, .9)
    st.lamp((0, 2.4, 4.2), 'ffcf8c', 120, 1.4)
    st.smoke((-1.05, 5.05, 1.55), 2.1, (.35, .1), .03, .4, .065, 'e8dcc0', 'a89878', 80, seed=3)
    st.smoke((-2.45, 5.25, .85), 2.4, (.35, .2), .03, .45, .06, 'e8dcc0', 'a89878', 70, seed=5)
    for k, (x, y) in enumerate(((-5.5, 7.0), (1.5, 7.4))):
        st.smoke((x, y, 3.5), .9, (4.5, .2), .5, 1.1, .05, 'f0dcb0', 'a08c68', 40, seed=12 + k)
    st.look(sky={'zenith': '14283a', 'middle': '2c4a5a', 'horizon': '6a7470', 'glow': '8a8470', 'glow_power': .2, 'haze': .4,
                 'layers': [{'cover': .6, 'scale': 1.6, 'stretch': 2.6, 'low': .04, 'high': 1.0, 'seed': 27, 'color': '5a6a70', 'shade': '1c2c38', 'opacity': .7, 'soft': .4}]},
            fog={'start': 16, 'length': 200, 'max': .5, 'cool': '3c5866', 'warm': '5c6a68'},
            grade={'exposure': 1.45, 'bloom': .2})
