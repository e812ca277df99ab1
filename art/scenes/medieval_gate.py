"""The castle of the medieval scene: its gate, walls and watchmen, the trodden rise before it, and a person put there. For medieval 1, 3."""
import numpy as np

import medieval_cast as cast
from kit import ground, houses, props
from kit.figures import figure
from kit.meshes import Mesh, rgb
from kit.noise import fbm, smoothstep
from kit.paint import instance
from kit.placing import watching
from kit.pose import POSES
from kit.walls import arch

STONE = 'a39a86'
# Where the watchmen stand along the walls, which of them, and how they are turned (degrees; 180 faces the lane).
WATCH = ((-2.3, 1, 176), (-.5, 2, 196), (1.35, 4, 168), (2.15, 3, 98), (-12.6, 5, 215), (-13.7, 0, 150), (-18.5, 3, 100), (11.8, 2, 188), (16.2, 1, 172), (17.3, 4, 120), (21.5, 3, 262))


def height(x, y):
    """A trodden rise up to the gate."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    return 1.1 * smoothstep(16, 33, y) * smoothstep(16, 7, np.abs(x)) + .1 * (fbm(x * .5, y * .5, 6, 3) - .5)


def ground_color(x, y):
    """Mud on the way, dark grass beside it."""
    way = smoothstep(9.5, 6.5, np.abs(x) + (fbm(x * .4, y * .4, 3) - .5) * 4)
    return ground.blend('4d5a34', '6a6a40', fbm(x * .4, y * .4, 2)) * (1 - way[..., None]) + ground.blend('7a6248', '9a7e5a', fbm(x, y, 8)) * way[..., None]


def put(look, pose, x, y, facing, seed, held=None, at=None, turned=(-.75, .75), nod=(-.4, .3), lift=0.0):
    """One person of the first rows, with a face and the detail of a near figure, `lift` metres above the ground, who watches the place `at`; the head turns and nods by as much as lies within `turned` and `nod` (radians)."""
    z = float(height(x, y)) + lift
    if at:
        look, pose = watching(look, POSES[pose] if isinstance(pose, str) else pose, x, y, z, facing, at, head=(turned, nod))
    obj = figure(look, pose, detail=True, seed=seed, held=held)
    obj.location, obj.rotation_euler = (x, y, z), (0, 0, np.radians(facing))
    return x, y


def gatehouse(lit=True):
    """Twin towers, the barred gate, curtain walls, the keep behind and men on the walls; by day its windows are not `lit`."""
    m = Mesh(61)
    window = lambda color, gain: dict(fill=rgb(color) * gain, fill_mat='glow') if lit else dict(fill='1c1814')
    with m.at((0, 0, 1.0)):
        for s in (-1, 1):
            houses.round_tower(m, s * 5.4, 34, 3.3, 13.5, STONE, slits=4, rough=.1, stones=2.5)
            houses.rampart(m, (s * 8.0, 34.6) if s > 0 else (-42, 37), (42, 37) if s > 0 else (-8.0, 34.6), 9.0, STONE, share=.45)
            houses.round_tower(m, s * 25, 36, 3.0, 12, STONE, cap=4.5 if s < 0 else None, rough=.1, stones=2.5)
        m.box((0, 35.6, 4.5), (6, 4, 12), STONE)
        with m.at((-3, 33.6, 0)):
            houses.courses(m, 6, 10.4, STONE, (.6, .35), share=.45)
        with m.at((-3, 33.6, 10.5)):
            houses.crenels(m, 6, 0, color=STONE)
        arch(m, 0, 0, 3.5, 3.4, '8d8470', depth=.6, y=33.4, trim=.45, fill='120e0a')
        # By night the fires beside the gate redden its grille.
        iron = '9a5c2e' if lit else '2e2a26'
        for k in range(7):
            m.box((-1.5 + k * .5, 33.25, 2.5), (.1, .09, 5), iron)
        for k in range(8):
            m.box((0, 33.22, .4 + k * .6), (3.4, .07, .09), iron)
        for x in (-1.3, 1.3):
            arch(m, x, 7.9, .5, .9, '8d8470', depth=.3, y=33.4, trim=.14, **window('ffb050', 1.6))
        houses.keep(m, 19, 62, 15, 24, '9a927f', rz=.2)
    for x, z in ((14.2, 17.5), (17.5, 13.2), (22.4, 17.8), (20.3, 21)):
        m.box((x, 54.0, z), (.5, .2, 1.1), rgb('ffae50') * 1.8 if lit else '2a2620', mat='glow' if lit else 'paint', jitter=0)
    for s in (-1, 1):
        # The blue of the evening would turn vermilion to pink.
        hanging(m, s * 5.4, 30.4, 11.6, 'de5c10' if lit else 'c2341d')
    m.build('gatehouse')
    watch()


def watch():
    """The men on the walls, alone and in pairs."""
    men = cast.watchmen()
    for x, which, facing in WATCH:
        over = abs(x) < 4
        instance(men[which], (x, 34.2 if over else 35.3 + abs(x) * .03, 11.55 if over else 10.1), np.radians(facing))


def hanging(m, x, y, z, red):
    """A long `red` cloth on a tower, with the plain lozenges."""
    def cloth(u, v, out=0.0):
        return np.array([x + (u - .5) * 1.7, y - out - .12 * np.sin(v * 6 + u * 2) * v - .25 * (1 - abs(u - .5) * 2), z - v * 5.2 * (1 + .1 * (abs(u - .5) * 2 - .5) * v ** 6)])
    props.patch(m, cloth, (0, 1), (0, 1), red, 0, 9, 14)
    for u in ((0, .09), (.91, 1)):
        props.patch(m, cloth, u, (0, 1), 'e8c060', .02, 3, 14)
    for v in (.2, .45, .7):
        rows = [[cloth(.5 + s * .22 * (1 - abs(t)), v + t * .1, .04) for s in (-1, 0, 1)] for t in (-1, -.5, 0, .5, 1)]
        m.loft(rows, 'ecc568', closed=False, mat='cloth', jitter=0)
