"""View 2 of the Washington scene: night in the wire room, six teletypes, and an empty chair."""
import bpy
import numpy as np

import modern_cast as cast
from kit import avenue, foliage, ironwork, mansion, newsroom, sixties as dress
from kit.meshes import Mesh, rgb
from kit.paint import instance
from kit.pose import POSES

BACK, LEFT, RIGHT, HIGH = 9.4, -7.4, 7.6, 5.9


def shell():
    """Walls, ceiling, floor, the three windows with their curtains, map and clocks; gives the lamps' places."""
    m = Mesh(101)
    for i, x in enumerate(np.arange(LEFT, RIGHT, .6)):
        for k, y in enumerate(np.arange(0, BACK, .6)):
            m.box((x + .3, y + .3, -.03), (.595, .595, .06), ('7a6a52', '5c5244')[(i + k) % 2], mat='gloss', jitter=.04)
    wall, dado = '8a9a8a', '46605c'
    m.box((LEFT - .1, 4, HIGH / 2), (.2, 12, HIGH), wall)
    m.box((RIGHT + .1, 4, HIGH / 2), (.2, 12, HIGH), wall)
    m.box((0, 3, HIGH + .1), (16, 16, .2), 'b8ae96')
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
    newsroom.wall_map(m, (-4.1, BACK - .06, 2.75), 4.2)
    for k, hour in enumerate((9, 2, 4, 10)):
        avenue.wall_clock(m, (-5.7 + k * 1.05, BACK - .05, 4.6), .36, hour, 41)
    for y in (2.6, 5.6, 8.6):
        m.box((.3, y, HIGH - .12), (14, .22, .24), '8a826e')
    lamps = [newsroom.pendant(m, (x, y, HIGH), d, .42) for x, y, d in ((-3.3, 6.2, 1.75), (.4, 5.4, 1.6), (4.2, 6.4, 1.75))]
    m.build('room')
    return lamps


def machines():
    """Five teletypes along the window, the sixth alone in front with its chair pushed back, desks, telephones, paper."""
    m = Mesh(102)
    for k, x in enumerate((-.5, .9, 2.3, 3.7, 5.1)):
        avenue.teletype(m, (x, 8.2, 0), paper=(.4, .6, .35, .55, .45)[k])
        if k not in (1, 3):
            newsroom.swivel_chair(m, (x + .1, 7.35, 0), .3 * (-1) ** k, '4a5a58')
    with m.at((.35, 5.3, 0), scale=1.22):
        avenue.teletype(m, (0, 0, 0), color='6a7a74', paper=.66)
    newsroom.swivel_chair(m, (-.35, 4.35, 0), 2.3)
    m.box((.35, 4.92, .985), (.5, .012, .02), rgb('ffb060') * 1.2, mat='glow', jitter=0)
    newsroom.desk(m, (-3.15, 5.0, 0), .12)
    newsroom.papers(m, (-3.15, 5.0, .8), 10)
    newsroom.telephone(m, (-3.6, 4.95, .79), .4)
    m.lathe([(.05, 0), (.055, .1)], 'e4dcc8', n=10, center=(-2.7, 4.85, .79))
    newsroom.desk(m, (3.4, 4.7, 0), -.15)
    newsroom.papers(m, (3.6, 4.75, .8), 8, .25)
    newsroom.telephone(m, (2.95, 4.6, .79), -.3, handset=False)
    m.box((4.0, 4.8, .86), (.34, .3, .14), '3c4644', chamfer=.03)
    m.box((4.0, 4.9, 1.0), (.28, .02, .2), 'efe8d6', rot=np.eye(3))
    newsroom.papers(m, (-1.4, 3.4, .01), 5, .5)
    newsroom.papers(m, (1.8, 3.8, .01), 4, .4)
    m.lathe([(.18, 0), (.22, .42)], '4a5654', n=14, center=(1.9, 5.2, 0), caps=False)
    for k in range(6):
        m.ball((1.9 + m.rng.normal(0, .06), 5.2 + m.rng.normal(0, .06), .38 + k * .025), .07, 'ece4d0', n=6, lump=.2, smooth=False)
    m.build('machines')


def people():
    """The operator lights his cigarette, the editor reads the tape, the lieutenant has his telephone."""
    rng = np.random.default_rng(21)
    men = lambda: cast.shirtsleeves(rng)
    smoker = men()
    smoker.hair, smoker.skin, smoker.extra = '5a3a20', 'e2ab84', []
    cast.place(smoker, POSES['think'].but(hand_r=(.05, .2, 1.54), hand_l=(-.05, .22, 1.5), look=(.15, -.1)), -1.45, 5.0, 155, 1)
    cast.place(cast.EDITOR, POSES['read'].but(hand_r=(.2, .34, 1.28), hand_l=(-.2, .34, 1.28)), 1.55, 6.0, 165, 2, held=dress.newspaper)
    cast.place(cast.LIEUTENANT, POSES['whisper'].but(hand_r=(.12, .13, 1.56), hold_r='fist', hand_l=(-.3, .3, 1.1), lean=.1, look=(.2, -.1)), 2.95, 5.45, 165, 3)
    runner = cast.woman(rng, 'bob', color='4f7478', skin='e8b690', hair='7a3a1c', garment='dress')
    cast.place(runner, POSES['walk'].but(hand_r=(.12, .34, 1.12), hand_l=(-.12, .34, 1.12)), -2.7, 6.7, -115, 4, held=dress.notebook)
    for k, (x, y, facing) in enumerate(((-.4, 7.35, 0), (2.4, 7.35, 10), (5.2, 7.35, -8))):
        cast.place(men(), POSES['sit'].but(hand_r=(.16, .5, .86), hand_l=(-.16, .5, .86), lean=.12), x, y, facing, 10 + k)
    cast.place(men(), POSES['point'].but(shout=False, look=(.1, 0)), -4.6, 8.3, 25, 14)
    cast.place(men(), POSES['folded'], -3.4, 8.5, 60, 15)
    cast.place(men(), POSES['fear'], 6.0, 6.6, 150, 16)


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
    for k, sign in enumerate(('dove', 'PEACE', 'missile', 'WAIT', 'child')):
        cast.sign_bearer((cast.woman if k % 2 else cast.man)(rng), sign, 1.9 + k * 1.25, 18.4 + (k % 2) * .7, 95, 50 + k, detail=False).location.z = -.6
    return spots


def view(st):
    """Night, green lamps, and the one live keyboard nobody sits at."""
    st.camera((0, -2.3, 2.95), (.1, 20, 2.05))
    st.sun(-140, 35, 'a8c4e8', .5, 3.0)
    st.fill('3c6078', '50707c', .32)
    bpy.context.scene.world.cycles.sampling_method = 'NONE'
    lamps = shell()
    machines()
    people()
    spots = outside()
    for (x, y, z), power in zip(lamps, (230, 330, 230)):
        st.lamp((x, y, z), 'ffcf8c', power, .22)
        st.meta['halos'].append({'loc': [x, y - .2, z + .1], 'radius': .3, 'color': [1.0, .74, .42]})
    for x, y, z in spots:
        for s in (-.48, .48):
            st.meta['halos'].append({'loc': [x + s, y - .2, z], 'radius': .5, 'color': [1.0, .72, .4]})
    st.spot((-2.2, -.5, 5.2), (.1, 5.0, .8), 'ffd9a0', 420, 40, .6)
    st.look(sky={'zenith': '14283a', 'middle': '2c4a5a', 'horizon': '6a7470', 'glow': '8a8470', 'glow_power': .2, 'haze': .4,
                 'layers': [{'cover': .6, 'scale': 1.6, 'stretch': 2.6, 'low': .04, 'high': 1.0, 'seed': 27, 'color': '5a6a70', 'shade': '1c2c38', 'opacity': .7, 'soft': .4}]},
            fog={'start': 16, 'length': 200, 'max': .5, 'cool': '3c5866', 'warm': '5c6a68'},
            grade={'exposure': 1.5, 'bloom': .22})
