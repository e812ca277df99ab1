"""The spinning floor of the London mill: whitewashed brick, iron columns, the frames with their shafts and belts. For industrial 3."""
import numpy as np

from kit import engines, ironwork, mills
from kit.meshes import Mesh

HALF, LOW, HIGH, BAY, END = 7.2, 4.9, 5.85, 4.2, 28.2
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


def frames():
    """Frames to both sides, line shafts and belts above."""
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
