"""The Mars scene's second view: the vote by lights at night."""
import numpy as np

import future_cast as cast
import future_colony as colony
from kit import foliage
from kit.meshes import Mesh, rgb
from kit.paint import instance
from kit.pose import POSES


def night(st, scene):
    """Night, from behind the stage: the colony votes by lights."""
    st.camera((-1.3, 30.2, 3.7), (.95, 8, 3.3))
    st.sun(150, 24, '8c7ad0', .35, 3)
    st.fill('4a3a6c', '6a4a58', .42)
    st.lamp((.6, 21.0, 2.25), '8fe0ff', 60, .3)
    st.lamp((.6, 18.8, 3.6), 'a8d8f0', 420, .8)
    st.spot((-3, 29, 8), (.6, 20.5, 2), 'ffd8b0', 1100, 40)
    for x, y in ((-7, 15), (8, 15), (-6, 8), (7, 8), (-9, 21), (10, 21)):
        st.lamp((x, y, 3.6), 'ffb070', 130, .4, halo=.35)
    colony.grounds(26.0, south=True)
    colony.dome(gleam=.2)
    for k, (x, y, turn, kw) in enumerate(scene.HOMES):
        obj = colony.habitat(seed=k + 2, lit=1.5, accent=('c2341d', '2f8fb0', 'd08a3c')[k % 3], **kw)
        obj.location, obj.rotation_euler = (-x, 41 - y, 0), (0, 0, turn + np.pi)
    for k, (x, y) in enumerate(((-7.5, 11), (9.5, 10), (-13, -2), (14, -3))):
        obj = colony.garden_tower(seed=60 + k, levels=5, height_=10.0 + k)
        obj.location = (x * 1.15, y - 1, 0)
    colony.stage(back=True)
    lamps()
    trees = [foliage.tree('round', 5.5, ('5f8a3a', '7fa048', '4c7434'), 3000, .13, seed=1), foliage.tree('poplar', 9, ('5f8a3a', '4c7434'), 3000, .14, seed=4)]
    for k, x, y in ((0, -6, 4), (1, 5.5, 1), (0, 8.4, 6), (1, -9.6, 6.5), (0, 1.5, -8), (1, -3, -12)):
        instance(trees[k], (x, y, 0), k + x)
    people, _ = scene.mass(scene.speakers(np.random.default_rng(5)), detail=True)
    rng = np.random.default_rng(8)
    lights = {}
    for side, glow in (('rock', 'ff5a30'), ('sprout', '4fd8ff')):
        lights[side] = [people.variant(cast.colonist(rng, side), POSES['raise'].loosened(rng, .03).but(shout=bool(k % 2)), seed=500 + k, held=cast.baton(glow, 3), detail=True) for k in range(6)]
    for s, side in ((-1, 'rock'), (1, 'sprout')):
        people.fill(26, lambda r, s=s: (.6 + s * r.uniform(1.2, 8.5), r.uniform(10.5, 19)), scene.CENTER, variants=lights[side], turn=.25)
    st.look(sky={'zenith': '14102c', 'middle': '3a2448', 'horizon': '8a4a4c', 'glow': 'ff9a70', 'glow_power': .1, 'haze': .5, 'stars': 2.2,
                 'layers': [{'cover': .4, 'scale': 1.4, 'stretch': 5, 'seed': 12, 'color': '6a4058', 'shade': '2a1c38', 'opacity': .35, 'soft': .5}]},
            fog={'start': 40, 'length': 420, 'max': .5, 'cool': '5a3a50', 'warm': '7a4a4c', 'low': .1},
            grade={'exposure': 1.6, 'bloom': .24, 'shadows': '1a2450', 'saturation': 1.08})


def lamps():
    """Standing lamps along the plaza."""
    m = Mesh(90)
    for x, y in ((-7, 15), (8, 15), (-6, 8), (7, 8), (-9, 21), (10, 21)):
        m.tube([(x, y, 0), (x, y, 3.2)], [.07, .045], 'b8b4ac', n=7)
        m.lathe([(.1, 3.2), (.2, 3.35), (.2, 3.65), (.05, 3.8)], rgb('ffc890') * 2.2, n=12, center=(x, y, 0), mat='glow', jitter=0)
    m.build('lamps')
