"""London, 1845: the engine has stopped, the hands are in the yard, and Kitty's mother wants to know what you saw."""
from dataclasses import replace
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import industrial_cast as cast  # noqa: E402
import industrial_gate  # noqa: E402
import industrial_shaft  # noqa: E402
import industrial_yard as place  # noqa: E402
from industrial_cast import man, woman  # noqa: E402
from kit import figures, ironwork, near_dress, working_dress as dress  # noqa: E402
from kit.faces import FACES  # noqa: E402
from kit.meshes import Mesh  # noqa: E402
from kit.placing import watching  # noqa: E402
from kit.pose import POSES, mirrored  # noqa: E402
from kit.stage import Stage  # noqa: E402

# Where the yard's gas lamp stands.
LAMP = (-2.9, 10.8)
MOTHER = (.4, 4.35)
# The eyes of the visitor who is asked, and of her who asks.
VISITOR, ASKING = (0, 1.6, 1.5), (*MOTHER, 1.55)


def masters():
    """The owner, the overseer and the clerk at the head of the steps."""
    top = place.TOP
    cast.place(cast.OWNER, POSES['refuse'].but(hand_r=(.42, .5, 1.42), hand_l=(-.3, .1, .95), look=(0, -.1), lean=-.02, shout=True), .1, 22.9, 180, 1, z=top)
    cast.place(cast.OVERSEER, mirrored(POSES['point']).but(look=(.1, -.12)), 1.75, 22.85, 168, 2, z=top)
    cast.place(cast.CLERK, POSES['fear'].but(look=(.3, -.1)), -1.15, 23.3, 195, 3, z=top)


def heroes(rng):
    """Kitty's mother has pushed through to the visitor; those beside her wait for the answer too."""
    put, spots = cast.place, []

    def add(look, pose, x, y, facing, seed, face=None, at=None, **kw):
        spots.append((x, y))
        if face:
            look = replace(look, face=face, head=1.07, hair_style={'parted': 'short', 'cropped': 'short'}.get(look.hair_style, look.hair_style))
        if at:
            look, pose = watching(look, pose, x, y, 0, facing, at)
        return put(look, pose, x, y, facing, seed, **kw)
    mother = replace(cast.MOTHER, face=FACES['mother_hero'].but(mouth='speak', worry=.95, jaw=-.9, fat=-.15, chin=-.5, hollow=.25, lips=.2), head=1.19, sleeve='4c5068', bare_arms=False, hair_style='bald', color='464a60',
                     extra=[near_dress.drawn_back('8a4420'), near_dress.wisps('8a4420'), near_dress.shawl('c2341d', '7a1c10', low=.03)],
                     grips={'l': ('offer', (-.1, .85, .5), (.0, -.5, .85)), 'r': ('grasp', (-.8, .35, .5), (.1, -1, .1))})
    add(mother, POSES['plead'].but(hand_l=(-.2, .52, 1.2), hand_r=(.05, .2, 1.27), lean=.1, twist=.06, look=(.02, .05), tilt=.08, shout=False), *MOTHER, 172, 11, at=VISITOR)
    # Left of her: an old woman, a fitter with a fist on his hip, a boy who looks up at him; right: the stoker, the sister, a carder.
    add(woman(rng, 'shawl', color='4a4640', height=1.58, hair='b8b0a4', bare_arms=False), POSES['fear'].but(look=(-.2, 0)), -.95, 5.9, 200, 13, FACES['widow_hero'].but(age=.7), ASKING)
    add(man(rng, 'peaked', garment='jacket', color='4a5058', sleeve=None, beard=None, hair='5a3a20', apron=None, height=1.8, lapel=('8a806c', None)), POSES['contrapposto'], -2.3, 6.9, 222, 14, FACES['operator'].but(stern=.8), VISITOR)
    add(cast.child(rng, girl=False, color='5a4a40', hair='6a4428', height=1.3, lapel=('948a74', None)), POSES['stand'].but(look=(-.4, .1)), -.38, 6.3, 186, 12, FACES['girl'].but(blush=.4, mouth='closed', iris='3a2616', asymmetry=14), VISITOR)
    add(man(rng, 'none', garment='shirt', color='7a6a58', sleeve='6c6252', bare_arms=False, lapel=('8a806c', None), beard='short', hair='2a1c14', hair_style='short', stout=.55, height=1.86, apron='3a2c22'), POSES['hips'].but(look=(.25, 0)), 1.85, 6.5, 160, 18, FACES['digger'].but(mouth='tense', lid=.74, iris='2a1c12'), VISITOR)
    add(woman(rng, 'mob', color='4a5a6a', apron=None), POSES['clasped'].but(look=(.3, 0)), 2.45, 5.5, 150, 19, FACES['mother'].but(mouth='tense', asymmetry=16, iris='5a4a30'), VISITOR)
    add(cast.child(rng, girl=True, height=1.22, hat=None, hair='8a4420', hair_style='bald', extra=[near_dress.drawn_back('8a4420', 3), dress.shawl('8a7a5a', '5a4c38', .2)]), POSES['clasped'].but(look=(.2, .16)), 1.28, 5.05, 168, 20, FACES['girl'].but(mouth='tense', worry=.7), ASKING)
    add(man(rng, 'peaked', garment='jacket', color='5c4a3c', beard='moustache', height=1.76, lapel=('8a806c', None)), POSES['stand'].but(look=(-.3, 0)), -3.5, 7.9, 215, 16, FACES['clerk'], ASKING)
    add(man(rng, 'topper', garment='jacket', color='44505c', beard='short'), POSES['point'].but(hand_r=(.35, .55, 1.5)), -1.5, 8.6, 10, 17)
    add(woman(rng, 'bonnet', color='3f5a5c'), POSES['whisper'].but(look=(.3, 0)), 3.2, 7.0, 140, 23)
    return spots


def mass(clear):
    """Two hundred hands: two bodies of people with a lane between them up to the steps."""
    people, calm, angry, small = cast.crowd()
    for x, y in clear:
        people.keep_clear(x, y, .8)
    people.keep_clear(*LAMP, .5)

    def side(s):
        def spot(rng):
            y = 6.9 + 12.8 * rng.random() ** .85
            inner = .75 + .07 * (y - 6) + .25 * np.sin(y * 1.7 + s)
            return s * (inner + rng.random() ** 1.2 * (2.6 + .42 * (y - 6))) + .45, y
        return spot
    for s in (-1, 1):
        people.fill(56, side(s), (.5, 4), variants=calm, turn=.9)
        people.fill(18, side(s), (.5, 22.5), variants=angry, turn=.3)
        people.fill(7, side(s), (.5, 5), variants=small, turn=.6)


def view_one(st):
    """Afternoon, dark before its time: the yard, the gas lamp, the masters on the steps, the smoke, the river."""
    figures.dress(tailored=True, strands=4, trousers=True, cuffs=True)
    cast.PAPER[:] = ('94886e', '857a62')
    st.camera((0, 1.6, 1.5), (.35, 30, 3.1), 31)
    st.sun(-140, 24, 'ffb478', 1.5, 3.0)
    st.fill('54749c', '8c96a0', .68)
    st.spot((-2.9, 3.3, 2.6), (*MOTHER, 1.5), 'ffc48c', 250, 30, .12)
    st.spot((3.0, 6.5, 3.2), (*MOTHER, 1.5), '8fb4e0', 260, 30, .3)
    st.spot((-3.5, 14, 9), (.5, 22.6, 2), 'ffc080', 1500, 26)
    st.spot((-5, 4.5, 7.5), (.2, 9.5, 1), 'ffc890', 700, 60)
    place.yard(2.4)
    place.steps()
    tops = place.mill()
    pots = place.terraces()
    far = place.river_side()
    place.goods()
    m = Mesh(81)
    lamps = [ironwork.gas_lamp(m, *LAMP, 4.1, size=.62), ironwork.gas_lamp(m, 7.6, 23, 3.6, size=.46)]
    m.build('iron')
    for (x, y, z), power, wide in zip(lamps, (420, 110), (1.1, .6)):
        st.lamp((x, y - .2, z - .55), 'ffb058', power, .2)
        st.meta['halos'].append({'loc': [x, y - .3, z], 'radius': wide, 'color': [1.0, .62, .28]})
    for s in (-1, 1):
        x, y, z = place.SX + s * 2.65, 20.5, 1.36 + 2.55
        st.lamp((x, y - .2, z - .5), 'ffb058', 90, .2)
        st.meta['halos'].append({'loc': [x, y - .3, z], 'radius': .5, 'color': [1.0, .62, .28]})
    st.lamp((place.SX, 24.6, 3.2), 'ffb058', 70, .3)
    clear = heroes(np.random.default_rng(4))
    masters()
    mass(clear)
    smokes(st, tops, far, pots)
    st.look(sky={'zenith': '26323e', 'middle': '55646e', 'horizon': 'c48a5c', 'glow': 'ff9c58', 'glow_power': .4, 'haze': .45,
                 'layers': [{'cover': .76, 'scale': 1.5, 'stretch': 2.6, 'low': .04, 'high': 1.0, 'seed': 15, 'color': '9a8a80', 'shade': '38424e', 'opacity': .8, 'soft': .4}]},
            fog={'start': 9, 'length': 120, 'max': .8, 'cool': '66747e', 'warm': 'b08a6c', 'low': .3, 'low_height': 6},
            grade={'exposure': 1.25, 'bloom': .2, 'shadows': '12303e', 'brush': .65},
            values={'hero': [*MOTHER, 1.5], 'radius': .6, 'lift': -.24})


def smokes(st, tops, far, pots):
    """Black smoke from the two chimneys, grey from the far ones, thin threads from the houses."""
    for k, at in enumerate(tops):
        st.smoke(at, 8, (26, 4), 1.0, 8.5, .5, '7e706a', '34343c', 420, seed=3 + k)
    st.smoke(far[0], 13, (44, 3), 1.3, 8.5, .5, '8a7a72', '38383f', 240, seed=9)
    for k, at in enumerate(far[1:]):
        st.smoke(at, 24, (52, 5), 2.6, 13, .6, 'c8a488', '4c464c', 130, seed=11 + k)
    for k, at in enumerate(pots[::2]):
        st.smoke(at, 4.5, (2.6, .4), .2, 1.3, .4, 'd8c0a8', '6a6468', 60, seed=31 + k)


if __name__ == '__main__':
    stage = Stage()
    {1: view_one, 2: industrial_gate.view, 3: industrial_shaft.view}[stage.view](stage)
    stage.render()
