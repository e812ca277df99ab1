"""London, 1845: the engine has stopped, the hands are in the yard, and Kitty's mother wants to know what you saw."""
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import industrial_cast as cast  # noqa: E402
import industrial_floor  # noqa: E402
import industrial_gate  # noqa: E402
import industrial_yard as place  # noqa: E402
from industrial_cast import man, woman  # noqa: E402
from kit import ironwork  # noqa: E402
from kit.meshes import Mesh  # noqa: E402
from kit.pose import POSES, mirrored  # noqa: E402
from kit.stage import Stage  # noqa: E402


def masters():
    """The owner, the overseer and the clerk at the head of the steps."""
    top = place.TOP
    cast.place(cast.OWNER, POSES['refuse'].but(hand_r=(.42, .5, 1.42), hand_l=(-.3, .1, .95), look=(0, -.1), lean=-.02, shout=True), .1, 22.9, 180, 1, z=top)
    cast.place(cast.OVERSEER, mirrored(POSES['point']).but(look=(.1, -.12)), 1.75, 22.85, 168, 2, z=top)
    cast.place(cast.CLERK, POSES['fear'].but(look=(.3, -.1)), -1.15, 23.3, 195, 3, z=top)


def heroes(rng):
    """Kitty's mother comes through the lane towards the visitor; the people beside her turn to look."""
    put, spots = cast.place, []

    def add(look, pose, x, y, facing, seed, **kw):
        spots.append((x, y))
        return put(look, pose, x, y, facing, seed, **kw)
    walk = POSES['walk'].but(hand_r=(.02, .24, 1.3), hand_l=(-.52, .34, 1.42), hold_r='flat', hold_l='flat', lean=.12, twist=-.12, shout=True, look=(0, .12), tilt=.06)
    add(cast.MOTHER, walk, .3, 12.55, 182, 11)
    add(cast.child(rng, girl=False, color='5a4a40'), POSES['run'].but(hand_l=(-.2, .3, 1.2), lean=.12), -.4, 13.5, 172, 12)
    # Left of the lane: an old woman with her hand to her mouth, a fitter who looks straight at us, a man who points the way.
    add(woman(rng, 'shawl', color='4a4640', height=1.58, hair='b8b0a4'), 'fear', -1.75, 12.35, 218, 13)
    add(man(rng, 'paper', garment='shirt', color='4a5058', sleeve='d8cdb4', beard='full', hair='5a3a20', apron='5a4634', height=1.8), POSES['folded'].but(look=(-.15, 0)), -3.0, 12.1, 196, 14)
    add(woman(rng, 'mob', color='6a4a44', apron='d8cdb4', bare_arms=True), mirrored(POSES['whisper']), -4.1, 12.0, -70, 15)
    add(man(rng, 'peaked', beard='moustache', height=1.78), POSES['fist'], -5.1, 12.6, -12, 16)
    add(man(rng, 'topper', garment='jacket', color='44505c', beard='short'), POSES['point'].but(hand_r=(.35, .55, 1.4)), -1.55, 14.6, 205, 17)
    # Right of it: the stoker with bare arms, a girl who clings to her sister, a man who shouts at the steps.
    add(man(rng, 'none', garment='shirt', color='7a6a58', sleeve=None, bare_arms=True, beard='short', hair='2a1c14', stout=.55, height=1.86, apron='3a2c22'), POSES['hips'].but(look=(.25, 0)), 2.1, 12.15, 160, 18)
    add(woman(rng, 'bonnet', color='4a5a6a', apron=None), POSES['clasped'].but(look=(.25, 0)), 3.15, 12.5, 150, 19)
    add(cast.child(rng, girl=True), POSES['clasped'].but(look=(.2, .1)), 2.75, 11.75, 170, 20)
    add(man(rng, 'peaked', garment='jacket', color='5c4a3c', height=1.76), mirrored(POSES['fist']), 4.35, 12.2, 14, 21)
    add(woman(rng, 'shawl', color='54525e'), POSES['point'].but(shout=False), 5.3, 12.9, 30, 22)
    add(woman(rng, 'mob', color='3f5a5c'), POSES['plead'].but(shout=False, look=(-.3, 0)), 1.75, 14.3, 172, 23)
    return spots


def mass(clear):
    """Two hundred hands: two bodies of people with a lane between them up to the steps."""
    people, calm, angry, small = cast.crowd()
    for x, y in clear:
        people.keep_clear(x, y, .8)
    people.keep_clear(-3.7, 17.6, .5)

    def side(s):
        def spot(rng):
            y = 12.9 + 7.6 * rng.random() ** .9
            inner = 1.15 + .1 * (y - 12.6) + .3 * np.sin(y * 1.7 + s)
            return s * (inner + rng.random() ** 1.25 * (5.2 + .28 * (y - 12))) + .4, y
        return spot
    for s in (-1, 1):
        people.fill(40, side(s), (.5, 22.5), variants=calm, turn=.4)
        people.fill(15, side(s), (.5, 22.5), variants=angry, turn=.2)
        people.fill(6, side(s), (.5, 16), variants=small, turn=.6)
    people.fill(16, lambda rng: (rng.choice([-1, 1]) * rng.uniform(4.2, 9), rng.uniform(20.5, 24)), (.5, 22), variants=calm, turn=.5)


def view_one(st):
    """Afternoon, dark before its time: the yard, the steps, the smoke, the river."""
    st.camera((0, 2.5, 3.8), (.3, 32, 3.4))
    st.sun(-136, 22, 'ffc894', 3.5, 2.0)
    st.fill('6690c4', 'b4aaa4', .7)
    st.spot((-3.5, 14, 9), (.5, 22.6, 2), 'ffc888', 1500, 26)
    st.spot((-4.5, 5, 7.5), (.2, 13.2, 1), 'ffd0a0', 520, 30)
    place.yard()
    place.steps()
    tops = place.mill()
    pots = place.terraces()
    far = place.river_side()
    place.goods()
    m = Mesh(81)
    lamps = [ironwork.gas_lamp(m, -3.7, 17.6, 4.1, size=.62), ironwork.gas_lamp(m, 7.6, 23, 3.6, size=.46)]
    place.front_gate(m)
    m.build('iron')
    for (x, y, z), power, wide in zip(lamps, (340, 110), (1.25, .6)):
        st.lamp((x, y - .2, z - .55), 'ffb058', power, .2)
        st.meta['halos'].append({'loc': [x, y - .3, z], 'radius': wide, 'color': [1.0, .62, .28]})
    for s in (-1, 1):
        x, y, z = place.SX + s * 2.65, 20.5, 1.36 + 2.55
        st.lamp((x, y - .2, z - .5), 'ffb058', 90, .2)
        st.meta['halos'].append({'loc': [x, y - .3, z], 'radius': .5, 'color': [1.0, .62, .28]})
    st.lamp((place.SX, 24.6, 3.2), 'ffb058', 70, .3)
    st.spot((-5, 15, 5.5), (.8, 23, 2.6), 'ffd9a8', 700, 16)
    clear = heroes(np.random.default_rng(4))
    masters()
    mass(clear)
    smokes(st, tops, far, pots)
    st.look(sky={'zenith': '38566e', 'middle': '9aa09c', 'horizon': 'f2cd98', 'glow': 'ffc078', 'glow_power': .6, 'haze': .5,
                 'layers': [{'cover': .76, 'scale': 1.5, 'stretch': 2.6, 'low': .04, 'high': 1.0, 'seed': 15, 'color': 'ecc9a0', 'shade': '5c6470', 'opacity': .8, 'soft': .4}]},
            fog={'start': 24, 'length': 250, 'max': .8, 'cool': 'a8a8a4', 'warm': 'ecc49a', 'low': .4, 'low_height': 6},
            grade={'exposure': 1.12, 'bloom': .2})


def smokes(st, tops, far, pots):
    """Black smoke from the two chimneys, grey from the far ones, thin threads from the houses."""
    for k, at in enumerate(tops):
        st.smoke(at, 6.5, (22, 4), 1.0, 5.6, .85, 'b5927a', '2e2a2e', 300, seed=3 + k)
    st.smoke(far[0], 13, (44, 3), 1.3, 6.5, .85, 'b8947c', '2c282c', 170, seed=9)
    for k, at in enumerate(far[1:]):
        st.smoke(at, 24, (52, 5), 2.6, 13, .6, 'c8a488', '4c464c', 130, seed=11 + k)
    for k, at in enumerate(pots[::2]):
        st.smoke(at, 4.5, (2.6, .4), .2, 1.3, .4, 'd8c0a8', '6a6468', 60, seed=31 + k)


if __name__ == '__main__':
    stage = Stage()
    {1: view_one, 2: industrial_gate.view, 3: industrial_floor.view}[stage.view](stage)
    stage.render()
