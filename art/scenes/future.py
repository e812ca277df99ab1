"""Mars, 2157: under the dome the colony debates whether to wake the planet or leave it be."""
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import future_cast as cast  # noqa: E402
import future_colony as colony  # noqa: E402
import future_ridge  # noqa: E402
import future_vote  # noqa: E402
from kit import foliage  # noqa: E402
from kit.figures import figure  # noqa: E402
from kit.meshes import Mesh, rgb  # noqa: E402
from kit.pose import POSES, mirrored  # noqa: E402
from kit.stage import Stage  # noqa: E402

CENTER = (.6, 21.0)
# x, y, turn, arguments
HOMES = [(-13.2, 22.5, .75, dict(w=7.5, d=6, storeys=3)), (-12.2, 33, .5, dict(w=8, d=6, storeys=4)), (-20.5, 30, .9, dict(w=9, d=7, storeys=5)), (-7.5, 43, .2, dict(w=8, d=6, storeys=2)),
         (13.6, 22.5, -.75, dict(w=7.5, d=6, storeys=3)), (14.5, 34, -.5, dict(w=8.5, d=6, storeys=3)), (22, 31, -.9, dict(w=8, d=7, storeys=4)), (8.8, 45, -.2, dict(w=7, d=6, storeys=2)),
         (-20, 50, .3, dict(w=10, d=7, storeys=3)), (20, 52, -.3, dict(w=10, d=7, storeys=2))]


def homes(lit=.75):
    """The dwellings round the plaza."""
    for k, (x, y, turn, kw) in enumerate(HOMES):
        obj = colony.habitat(seed=k + 2, lit=lit, accent=('c2341d', '2f8fb0', 'd08a3c')[k % 3], **kw)
        obj.location, obj.rotation_euler = (x, y, 0), (0, 0, turn)
    for k, (x, y) in enumerate(((-8.2, 29.8), (11.6, 31.5), (-15, 42), (15, 43))):
        obj = colony.garden_tower(seed=60 + k, levels=5 + k % 2, height_=10.5 + k)
        obj.location = (x, y, 0)


def person(look, pose, x, y, facing, seed=0, held=None, z=0.0):
    """One posed person; facing 0 is away from the first view's camera."""
    obj = figure(look, pose, detail=True, seed=seed, held=held)
    obj.location, obj.rotation_euler = (x, y, z), (0, 0, np.radians(facing))
    return x, y


def speakers(rng):
    """The two who argue across the globe, and the moderator behind."""
    C = cast.colonist
    out = [person(C(rng, 'rock', garment='coat', color='8e2418', legs='3c3a38', hair='b8b0a4', hair_style='short', beard='full', skin='6a4430', feminine=0, hat=None, height=1.88, extra=[cast.sash('e8d8b8')]),
                  POSES['point'].but(hand_r=(.3, .45, 1.9), look=(-.3, .25)), -1.55, 20.35, 205, 1, z=1.15)]
    out.append(person(C(rng, 'sprout', garment='robe', color='2f6f8c', skin='c98d66', hair='2a1c14', hair_style='bun', feminine=1, beard=None, hat=None, height=1.76, extra=[cast.sash('e8e4d0')]),
                      mirrored(POSES['plead']).but(look=(.4, .2)), 2.75, 20.35, 150, 2, z=1.15))
    return out


def heroes(rng):
    """The people near the camera."""
    C = cast.colonist
    H = cast.harness
    return [
        person(C(rng, 'rock', garment='suit', color='a86a48', hair='2a1c14', skin='c98d66', beard='short', feminine=0, hat=None, extra=[H('c2341d', glow='ffb060')]), POSES['fist'], -3.3, 11.6, -12, 11),
        person(C(rng, 'rock', garment='robe', color='b08a5c', hair='8c8478', hair_style='bun', skin='8a5a3c', feminine=1, beard=None, hat=None, extra=[cast.sash('c2341d')]), mirrored(POSES['whisper']), -2.3, 12.1, 66, 12),
        person(C(rng, None, garment='suit', color='d6d0c4', hair='1c1612', hair_style='curly', skin='6a4430', feminine=1, beard=None, hat=None, height=1.2), POSES['point'].but(hand_r=(.25, .45, 1.8), look=(0, .3), shout=False), -1.55, 11.5, -16, 13),
        person(C(rng, 'rock', garment='jacket', color='7d5a48', hair='5a3a20', skin='e2ab84', feminine=0, beard='full', hat='cap', extra=[H('c2341d')]), 'hips', -4.7, 12.2, -28, 14),
        person(C(rng, 'sprout', garment='suit', color='c9c2b6', hair='3a2618', skin='efc2a0', feminine=1, hair_style='long', beard=None, hat=None, extra=[H('2f8fb0', glow='60e0ff')]), POSES['raise'], 2.7, 11.8, 10, 15, held=cast.baton('4fd8ff')),
        person(C(rng, 'sprout', garment='coat', color='6f7a80', hair='1c1612', skin='8a5a3c', feminine=0, beard='short', hair_style='cropped', hat=None, extra=[cast.sash('2f8fb0')]), POSES['refuse'].but(look=(.5, 0)), 3.9, 11.6, 62, 16),
        person(C(rng, 'sprout', garment='dress', color='94a0a0', hair='6b2f18', skin='e2ab84', feminine=1, hair_style='bun', beard=None, hat=None, extra=[cast.sash('2f8fb0')]), POSES['fear'], 5.0, 12.3, -150, 17),
        person(C(rng, None, garment='suit', color='b5ada0', hair='2a1c14', skin='b0784e', feminine=0, beard=None, hat=None, extra=[H('d08a3c')]), POSES['cup'], 1.65, 13.3, 4, 18),
        person(C(rng, 'rock', garment='suit', color='8c8478', hair='1c1612', skin='8a5a3c', feminine=0, hat='hood_down', beard='short'), POSES['point'].but(hand_r=(.5, .2, 1.75)), -1.6, 14.0, 170, 19),
        person(C(rng, 'rock', garment='coat', color='a86a48', hair='5a3a20', skin='c98d66', feminine=1, hair_style='long', beard=None, hat=None), POSES['staff'], -5.8, 11.8, -35, 20, held=cast.standard('c2341d', 'rock')),
        person(C(rng, 'sprout', garment='suit', color='d6d0c4', hair='1c1612', skin='6a4430', feminine=0, beard=None, hat=None), mirrored(POSES['staff']), 6.0, 11.9, 30, 21, held=None),
    ]


def mass(clear, detail=False):
    """Two bodies of people with an open aisle: rock to the left, garden to the right."""
    people, sides = cast.crowd(detail=detail)
    for x, y in clear:
        people.keep_clear(x, y, .85)
    people.keep_clear(*CENTER, 5.9)
    for s, side in ((-1, 'rock'), (1, 'sprout')):
        def place(rng, s=s):
            y = 12.4 + 9.5 * rng.random() ** .9
            return CENTER[0] + s * (1.6 + .1 * (y - 12) + rng.random() ** 1.3 * (6.2 + .2 * (y - 12))), y
        people.fill(50, place, CENTER, variants=sides[side], turn=.3)
    for side in ('rock', 'sprout'):
        people.fill(7, lambda r: (r.uniform(-9, 10), r.uniform(24, 30)), CENTER, variants=sides[side], turn=.5)
    return people, sides


def drones():
    """Small carriers in the air."""
    for k, (x, y, z) in enumerate(((-6.5, 27, 9.2), (7.5, 30, 10.5), (-1.5, 44, 13), (14, 40, 12))):
        m = Mesh(80 + k)
        m.ball((0, 0, 0), (.5, .42, .18), 'd8d0c2', n=14)
        m.lathe([(.2, -.17), (.1, -.2)], rgb('7fe4ff') * 2.4, n=10, mat='glow', jitter=0)
        for a in range(4):
            t = a * np.pi / 2 + .6
            tip = (np.cos(t) * .85, np.sin(t) * .85, .06)
            m.beam((0, 0, .02), tip, .06, '8d9096')
            m.lathe([(.34, -.02), (.36, .02), (.3, .04)], '55585c', n=14, center=tip)
        obj = m.build('drone')
        obj.location, obj.rotation_euler = (x, y, z), (.08, .1, k)


def frame_plants():
    """Hanging greenery at the picture's edges."""
    green = ('8ab050', 'a3c060', '6f9a44', 'b8c870')
    foliage.framing_branch([(-6.0, 8.2, 5.4), (-4.5, 8.4, 6.2), (-3.2, 8.6, 6.2)], green, 3600, .06, .5, seed=3, twigs=34)
    foliage.framing_branch([(-5.0, 8.2, 4.6), (-4.2, 8.3, 5.2), (-3.7, 8.5, 5.0)], green, 1800, .06, .4, seed=6, twigs=20)
    foliage.framing_branch([(6.2, 9.0, 5.4), (5.0, 9.0, 6.3), (4.0, 9.2, 6.2)], green, 2800, .06, .46, seed=4, twigs=26)


def view_one(st):
    """Afternoon under the glass, the founders' tower outside."""
    st.camera((0, 2.1, 3.85), (.3, 32, 3.6))
    st.sun(-112, 30, 'ffe0bc', 4.6, .8)
    st.spot((-9, -6, 17), (0, 19, 1), 'fff0e0', 7000, 75, 3.0)
    st.fill('d0a890', 'e8c8ac', .6)
    st.spot((-5, 12, 11), (.6, 20.8, 2.2), 'fff0dc', 1800, 30)
    st.lamp((.6, 21.0, 2.2), '7fdcff', 90, .4)
    st.meta['halos'].append({'loc': [.6, 19.6, 3.75], 'radius': 1.3, 'color': list(rgb('4f9cc8')), 'strength': .6})
    colony.grounds()
    colony.dome()
    homes()
    colony.stage()
    colony.outside()
    colony.planting()
    mass(speakers(np.random.default_rng(5)) + heroes(np.random.default_rng(6)))
    drones()
    frame_plants()
    st.look(sky={'zenith': '553a52', 'middle': 'b87a62', 'horizon': 'f2c898', 'glow': 'ffdcb0', 'glow_power': .3, 'haze': .5, 'stars': .6,
                 'layers': [{'cover': .5, 'scale': 1.4, 'stretch': 5, 'seed': 12, 'color': 'fbe2c4', 'shade': 'a87a70', 'opacity': .4, 'soft': .5}]},
            fog={'start': 80, 'length': 900, 'max': .7, 'cool': 'dba884', 'warm': 'f0cca0', 'low': .2, 'low_height': 6},
            grade={'exposure': 1.12, 'shadows': '22304a', 'saturation': 1.06})


if __name__ == '__main__':
    scene = Stage()
    {1: view_one, 2: future_vote.view, 3: future_ridge.view}[scene.view](scene)
    scene.render()
