"""Medieval England, 1242: a village refuses the king's tax before the castle."""
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import medieval_cast as cast  # noqa: E402
import medieval_gate  # noqa: E402
from medieval_land import SOUTH, castle, height, land, trees, village  # noqa: E402
from kit import animals, foliage, props  # noqa: E402
from kit.figures import figure  # noqa: E402
from kit.meshes import Mesh  # noqa: E402
from kit.paint import instance  # noqa: E402
from kit.pose import POSES, mirrored  # noqa: E402
from kit.stage import Stage  # noqa: E402


def dais(front=False):
    """The boarded stage with the tax table, coin chest, tithe in kind and two banners; `front` sets low banners at its front edge."""
    m = Mesh(21)
    sx, y0, top = .6, 22.0, 1.25
    for k in range(16):
        m.box((sx - 3 + k * .4 + .2 - .2, y0, top - .04), (.37, 3.6, .09), '8a6a44', jitter=.12)
    for x in (-2.9, -1, 1, 2.9):
        for y in (-1.6, 1.6):
            m.box((sx + x, y0 + y, top / 2), (.2, .2, top), '5a4430')
    for k in range(5):
        m.box((sx, y0 - 1.72, .12 + k * .22), (6.1, .06, .19), '6f5436', jitter=.12)
    for k in range(3):
        m.box((sx - 3.5 - k * .3 + .15, y0, top - .3 * (k + .6)), (.34, 1.4, .1), '7a5c3c')
    with m.at((0, 0, top)):
        props.table(m, (sx + 1.25, y0 - .55, 0), (2.1, .8, .78), cloth='b7301c')
        for k in range(26):
            a, b = m.rng.normal(sx + 1.1, .3), m.rng.normal(y0 - .6, .14)
            m.lathe([(.035, 0), (.035, .02 * m.rng.integers(1, 6))], 'e0b84a', n=8, center=(a, b, .825), mat='metal')
        m.box((sx + 1.9, y0 - .5, .96), (.5, .36, .3), '5a3c22', chamfer=.03)
        with m.at((sx + 1.9, y0 - .3, 1.1), rot=props.frame_of((0, -.5, 1))):
            m.box((0, .02, .15), (.5, .06, .34), '5a3c22')
        for q in (-.17, .17):
            m.box((sx + 1.9 + q, y0 - .5, .965), (.05, .375, .32), '3a3632')
        m.box((sx + 1.9, y0 - .52, 1.1), (.42, .28, .06), 'e6bd4c', jitter=.2)
        props.sack(m, (sx - 2.4, y0 - .9, 0), .62)
        props.sack(m, (sx - 1.9, y0 - .6, 0), .56, 'a58a5c')
        props.basket(m, (sx + 2.75, y0 - 1.0, 0), .5, fill='b5402a')
    for x in (sx - 3.4, sx + 3.5):
        if front:
            props.banner(m, (x + .2, y0 - 2.1, 0), 5.6, .95, 2.2, device=lozenges)
        else:
            props.banner(m, (x, y0 + .6, 0), 7.2, 1.25, 3.1, device=lozenges)
    props.barrel(m, (sx + 3.9, y0 - 1.4, 0), .95)
    props.crate(m, (sx + 4.7, y0 - 1.0, 0), rz=.3)
    m.build('dais')


def lozenges(m, cloth):
    """A plain pattern of three lozenges: nobody's arms."""
    for v in (.2, .45, .7):
        rows = [[cloth(.5 + s * .2 * (1 - abs(t)), v + t * .09, .016) for s in (-1, 0, 1)] for t in (-1, -.5, 0, .5, 1)]
        m.loft(rows, 'ecc568', closed=False, mat='cloth', jitter=0)


def person(look, pose, x, y, facing, seed=0, detail=True, held=None, z=None):
    """One posed person at (x, y), `facing` in degrees: 0 away from the camera, 180 towards it, 90 to the left."""
    obj = figure(look, pose, detail=detail, seed=seed, held=held)
    obj.location = (x, y, float(height(x, y)) if z is None else z)
    obj.rotation_euler = (0, 0, np.radians(facing))
    return obj


def court(from_behind=False):
    """The king's men on and before the stage; seen `from_behind` they turn to each other, so that their faces show."""
    top, y = 1.25, 21.7
    if from_behind:
        aim = mirrored(POSES['point']).but(hand_l=(-.56, .34, 1.5), look=(-.12, 0), shout=True)
        person(cast.BAILIFF, aim, 3.45, 21.15, 78, 3, z=top)
        person(cast.CLERK, POSES['write'].but(look=(.12, .12), hand_r=(.14, .42, 1.0), hand_l=(-.2, .4, .98)), .42, 21.75, -58, 2, z=top)
        person(cast.REEVE, POSES['read'].but(look=(-.1, .12), shout=True), -.75, 22.0, -78, 1, held=props.scroll, z=top)
    else:
        person(cast.REEVE, POSES['read'].but(shout=True, look=(0, .05)), -.5, y - .5, 176, 1, held=props.scroll, z=top)
        person(cast.CLERK, 'write', 1.1, y + .6, 180, 2, z=top)
        person(cast.BAILIFF, mirrored(POSES['point']), 3.4, y - .2, 160, 3, z=top)
    guards = cast.soldiers()
    posts = ((-2.6, 19.4, 176), (-1.5, 19.1, 184), (2.3, 19.1, 178), (3.4, 19.3, 186), (4.6, 19.8, 175), (-3.7, 19.9, 190))
    for k, (x, yy, f) in enumerate(posts):
        instance(guards[k % 2], (x, yy, 0), np.radians(f))
    return [(x, yy) for x, yy, _ in posts]


def heroes(rng):
    """The people near the camera and the two who speak for the village."""
    V = cast.villager
    # The spokesman alone in the open lane, and the widow kneeling with her sack.
    person(V(rng, False, hat='hood_down', hat_color='a8522c', color='6a5138', beard='full', hair='6b4a2a', height=1.84), POSES['plead'].but(hand_r=(.42, .42, 1.5), hand_l=(-.4, .3, 1.0)), .4, 15.9, 4, 11)
    person(V(rng, True, hat='veil', hat_color='e6dcc4', color='4f6a6e', apron=None), 'kneel', -.7, 16.6, -14, 12)
    # Left foreground: an old man explains, a mother listens with her child.
    person(V(rng, False, hat='straw', hat_color='d2b568', color='7d6344', beard='full', hair='b8b0a4', stout=.4, height=1.72), POSES['lean_staff'].but(look=(-.5, .05)), -3.35, 11.9, -25, 13, held=props.fork)
    person(V(rng, True, hat='wimple', hat_color='efe6d2', color='3f5f7c', apron='d8ccb0', height=1.66), POSES['fear'].but(look=(.3, 0)), -2.3, 12.4, 118, 14)
    cast.child(rng, POSES['clasped'].but(look=(.2, .1)), seed=15, color='9a7a3c', detail=True).location = (-1.8, 11.9, 0)
    person(V(rng, False, hat='hood', hat_color='59604a', color='8c7450', beard='short', height=1.8), 'brandish', -4.9, 12.3, -20, 16, held=props.scythe)
    person(V(rng, True, hat='veil', hat_color='d8ccb0', color='8a5a44'), 'whisper', -5.75, 11.7, -62, 17)
    # Right foreground: a raised fist, a shout through cupped hands, a smith with folded arms.
    person(V(rng, False, hat='coif', hat_color='e6dcc4', color='5a6f5a', hair='5a3a20', height=1.8), mirrored(POSES['fist']), 2.75, 12.0, 12, 18)
    person(V(rng, False, hat=None, color='8f8672', apron='5a4030', bare_arms=True, beard='full', hair='3a2618', stout=.6, height=1.86), POSES['folded'].but(look=(.45, 0)), 4.1, 11.75, 58, 19)
    person(V(rng, False, hat='hood', hat_color='3f5f7c', color='9a7a3c', beard=None), 'cup', 3.5, 13.0, 10, 20)
    person(V(rng, True, hat='wimple', color='6f7a4a', apron='cfc2a6'), POSES['fist'], 5.35, 12.6, 22, 21)
    # One on each side turns round and calls the others on: faces for the eye to meet.
    person(V(rng, False, hat='hood_down', hat_color='a8522c', color='59604a', beard='short', hair='7a4f28', height=1.8), POSES['point'].but(hand_r=(.5, .2, 1.75), look=(0, .05)), 1.75, 13.6, 205, 22)
    person(V(rng, True, hat='wimple', hat_color='e6dcc4', color='8a5a44', apron='cfc2a6'), mirrored(POSES['fist']), -1.5, 14.3, 160, 23)
    return [(1.75, 13.6), (-1.5, 14.3), (.4, 15.9), (-.7, 16.6), (-3.35, 11.6), (-2.35, 12.2), (-1.95, 11.55), (-4.9, 12.3), (-5.75, 11.7), (2.75, 11.8), (4.0, 11.3), (3.5, 13.0), (5.35, 12.6)]


def mass(clear, towards=(.6, 22), detail=False):
    """The crowd in two bodies with an open lane between them."""
    people, calm, armed = cast.crowd(detail=detail)
    for x, y in clear:
        people.keep_clear(x, y, .85)

    def side(s):
        def place(rng):
            y = 12.6 + 6.0 * rng.random() ** .85
            inner = 1.75 + .14 * (y - 12.6) + .5 * np.sin(y * 1.7 + s)
            return s * (inner + rng.random() ** 1.3 * (5.4 + .25 * (y - 12))) + .3, y
        return place
    for s in (-1, 1):
        people.fill(34, side(s), towards, height, variants=calm, turn=.35)
        people.fill(13, side(s), towards, height, variants=armed, turn=.2)
    late = lambda rng: (rng.choice([-1, 1]) * rng.uniform(6.3, 9.3), rng.uniform(18.5, 25))
    people.fill(10, late, towards, height, variants=calm, turn=.5)
    return people, calm, armed


def litter():
    """Carts, sacks, hens' baskets and a fence in the corners."""
    m = Mesh(51)
    props.cart(m, (7.6, 15.2, 0), rz=-.5, load='sacks')
    props.cart(m, (-9.0, 16.2, 0), rz=.9, load='hay')
    for x, y, s in ((-6.3, 10.9, .55), (-6.75, 11.3, .6), (5.9, 11.0, .58), (6.35, 11.35, .52)):
        props.sack(m, (x, y, 0), s)
    props.basket(m, (5.2, 10.75, 0), .5, fill='c98a34')
    props.basket(m, (-4.4, 10.7, 0), .46, fill='e6dcc4')
    props.wattle(m, [(-8.6, 12.4, 0), (-7.6, 11.9, 0), (-7.0, 11.2, 0)], .8)
    props.wattle(m, [(8.8, 13.2, 0), (7.9, 12.4, 0), (7.2, 11.5, 0)], .8)
    m.build('litter')
    for obj, x, y, facing in ((animals.quadruped('dog', '9a7448', 1), -.35, 13.2, -25), (animals.bird('goose', 1), 5.0, 11.5, 60), (animals.bird('goose', 2), 4.55, 11.9, 100),
                              (animals.bird('hen', 3, peck=True), -3.2, 11.75, -60), (animals.bird('hen', 4), -4.0, 11.6, 40)):
        obj.location, obj.rotation_euler = (x, y, 0), (0, 0, np.radians(facing))


def view_one(st):
    """Late morning, from behind the crowd, the castle above."""
    st.camera((0, 2.5, 3.8), (.3, 32, 3.2))
    st.sun(-114, 29, 'ffdca6', 4.3)
    st.fill('7fb0e0', 'cdd3cf', .62)
    st.spot((-2, 5, 8), (-3.6, 12, 1), power=420, angle=46)
    st.spot((-6, 13, 11), (.6, 21.8, 2), power=2200, angle=28)
    land()
    castle()
    village(lit=.4)
    trees()
    dais()
    clear = court() + heroes(np.random.default_rng(2))
    mass(clear)
    litter()
    gold = ('96a844', 'b0aa48', 'd0a444', '7f9440')
    foliage.framing_branch([(-6.0, 8.2, 5.2), (-4.3, 8.4, 6.1), (-2.9, 8.6, 6.0), (-2.1, 8.8, 5.6)], gold, 8000, .05, .55, seed=3, twigs=34)
    foliage.framing_branch([(-5.2, 8.2, 4.4), (-4.0, 8.3, 5.0), (-3.3, 8.5, 4.9)], gold, 4200, .05, .42, seed=6, twigs=22)
    foliage.framing_branch([(6.4, 9.2, 5.5), (5.0, 9.2, 6.3), (3.9, 9.3, 6.15)], gold, 5000, .05, .48, seed=4, twigs=24)
    for k, (x, y, z, s, drift) in enumerate(((-6.0, 38.8, 4.6, .8, 2.2), (13.4, 31, 4.6, .75, 3.6), (-2, 56, 4.6, 1.3, 5.0), (-19.5, 40, 5.2, 1.5, 7.5))):
        st.smoke((x, y, z), 8 * s, (drift, .5), .25, 2.4 * s, .4, 'e8e0d2', '9aa0a6', 90, seed=k)
    st.look(sky={'zenith': '3a7db4', 'middle': '86b8d0', 'horizon': 'f4dfb4', 'glow': 'ffdf9c', 'glow_power': .55,
                 'layers': [{'cover': .62, 'scale': 2.0, 'stretch': 2.4, 'high': .85, 'low': .03, 'seed': 5, 'color': 'fff1d6', 'shade': '9db0c2'},
                            {'cover': .45, 'scale': 1.3, 'stretch': 6, 'low': .2, 'high': 1.2, 'opacity': .35, 'seed': 21, 'soft': .5}]},
            fog={'start': 22, 'length': 430, 'max': .6, 'cool': 'a3bccd', 'warm': 'f2d9a8', 'low': .35, 'low_height': 5})


def view_two(st):
    """Sunset, from behind the king's table: the village answers."""
    st.camera((2.95, 27.1, 4.25), (-1.3, 8, 1.55))
    st.sun(58, 17, 'ffc27c', 4.6)
    st.fill('7a9fd0', 'd8c0b4', .6)
    # The spokesman in the lane stands in light.
    st.spot((5.5, 21, 8.5), (.4, 15.9, 1.3), 'ffdca4', 1500, 20, 1.0)
    land(24.0, south=True)
    village(.8, SOUTH)
    trees(south=True)
    dais(front=True)
    clear = court(from_behind=True) + heroes(np.random.default_rng(2))
    people, calm, armed = mass(clear, detail=True)
    for pool, count in ((calm, 26), (armed, 9)):
        people.fill(count, lambda r: (r.normal(0, 4.2), r.uniform(3, 12)), (.6, 22), height, variants=pool, turn=.3)
    foliage.framing_branch([(6.6, 20.8, 6.6), (5.2, 20.6, 6.9), (4.0, 20.4, 6.4)], ('96a844', 'b0aa48', 'd0a444'), 2600, .07, .5, seed=3, twigs=26)
    for k, (x, y, z, s, drift) in enumerate(((-13.5, -4, 4.8, 1.0, -3), (-5.5, -17, 4.8, 1.2, -4), (20, -20, 5, 1.2, -6), (10.8, 5.5, 4.6, .7, -2.4))):
        st.smoke((x, y, z), 8 * s, (drift, .5), .25, 2.4 * s, .42, 'f0d4b8', '8c8a9a', 90, seed=k)
    st.look(sky={'zenith': '4a78ac', 'middle': 'a9b6c4', 'horizon': 'f4c496', 'glow': 'ffc080', 'glow_power': .4,
                 'layers': [{'cover': .6, 'scale': 1.9, 'stretch': 2.6, 'high': .8, 'low': .02, 'seed': 14, 'color': 'ffdcb4', 'shade': '9a92a8'}]},
            fog={'start': 24, 'length': 210, 'max': .7, 'cool': 'b9b4bf', 'warm': 'f6c890', 'low': .4, 'low_height': 6})


if __name__ == '__main__':
    stage = Stage()
    {1: view_one, 2: view_two, 3: medieval_gate.view}[stage.view](stage)
    stage.render()
