"""The office of view 2: floor, walls and windows, the bureau chief's lit door, what stands along the back wall, and the avenue outside. For modern 2."""
import numpy as np

from kit import avenue, ironwork, mansion, newsroom, signs
from kit.meshes import Mesh, rgb

BACK, LEFT, RIGHT, HIGH = 8.6, -3.9, 5.2, 3.5
WALL, DADO, FRAME = '8fa090', '3f5a56', '2b3634'
# The windows of the back wall (x) and of the left wall (y): where each begins and ends.
BEHIND, ASIDE = ((-1.5, .25), (1.95, 3.7)), ((-2.8, 1.1), (1.4, 2.9), (3.5, 5.1), (5.6, 7.6))
# The trees of the avenue: x, y and the radius of the crown.
TREES = ((-5.6, 30, 1.6), (-.1, 36, 1.2), (9.8, 33, 3.4), (12.4, 30, 1.5), (-14, 48, 3.0))


def windowed(at, spans, low, high, start, end, columns, rows):
    """A wall along one axis with windows over `spans`, each of so many panes; `at(u, z, thick, width, tall, color)` places a piece."""
    at((start + end) / 2, low / 2, .24, end - start, low, DADO)
    at((start + end) / 2, (high + HIGH) / 2, .24, end - start, HIGH - high, WALL)
    edge = start
    for a, b in spans:
        at((edge + a) / 2, (low + high) / 2, .24, a - edge, high - low, WALL)
        for u in np.linspace(a, b, columns + 1):
            at(u, (low + high) / 2, .06, .05, high - low, FRAME)
        for z in np.linspace(low, high, rows + 1):
            at((a + b) / 2, z, .06, b - a, .05, FRAME)
        at((a + b) / 2, low - .02, .4, b - a + .16, .05, '6e563a')
        # A casing covers the edges of the wall, where slivers of sun would break into dashes.
        for u in (a, b):
            at(u, (low + high) / 2, .3, .09, high - low + .05, FRAME)
        edge = b
    at((edge + end) / 2, (low + high) / 2, .24, end - edge, high - low, WALL)


def room():
    """Chequered floor, tall windows to the left and at the back, pale green walls with a dark dado."""
    m = Mesh(101)
    # Rows of tiles touch, so that no seam runs across the picture.
    for i, x in enumerate(np.arange(LEFT, RIGHT, .5)):
        for k, y in enumerate(np.arange(-.5, BACK, .5)):
            m.box((x + .25, y + .25, -.03), (.496, .5, .06), ('7e725c', '72694f')[(i + k) % 2], jitter=.02)
    m.box((.65, 3.5, HIGH + .1), (9.3, 13, .2), '9a927c')
    m.box((RIGHT + .1, 3.5, HIGH / 2), (.2, 13, HIGH), WALL)
    m.box((RIGHT - .03, 3.5, .55), (.06, 13, 1.1), DADO)
    windowed(lambda u, z, t, w, h, c: m.box((u, BACK + .1, z), (w, t * .45, h), c), BEHIND, 1.0, 3.0, LEFT - .2, RIGHT + .2, 3, 3)
    windowed(lambda u, z, t, w, h, c: m.box((LEFT - .1, u, z), (t, w, h), c), ASIDE, .95, 3.05, -3.1, BACK + .2, 3, 2)
    avenue.wall_clock(m, (1.1, BACK - .05, 2.72), .15, 3, 11)
    newsroom.wall_map(m, (1.1, BACK - .06, 2.02), 1.3, '6f908c', 'b8ac84')
    for x in (-.6, 2.8):
        newsroom.radiator(m, (x, BACK - .14, 0), 1.3, .7)
    for x, y in ((-1.6, 5.4), (1.4, 5.4), (3.8, 5.4)):
        newsroom.pendant(m, (x, y, HIGH), .4, .3, 1.6)
    chiefs_door(m, -3.04)
    m.build('room')


def chiefs_door(m, x):
    """The bureau chief's door in its frame under a fanlight: a frosted pane lit from inside, on it the title and the shade of Peg Halloran, a telephone at each ear."""
    wood, pane = '66503a', rgb('ffa53c')
    with m.at((x, BACK - .03, 0)):
        m.box((0, 0, 1.36), (1.24, .06, 2.76), '33281d')
        m.box((0, -.04, 1.05), (.98, .05, 2.1), wood, chamfer=.01)
        m.box((0, -.04, 2.42), (.98, .03, .36), pane * .26, mat='glow', jitter=0)
        m.box((0, -.07, 1.42), (.72, .012, 1.16), pane * .5, mat='glow', jitter=0)
        shade, dark = pane * (.2, .16, .15), pane * (.075, .055, .05)
        flat = lambda points, color, out: m.extrude(points, .003, color, center=(0, -.078 - out, 0), mat='glow', jitter=0)
        # Trunk and neck, a head of set hair, and for each side a raised arm and the receiver that it holds.
        flat([(-.19, .85), (-.17, 1.02), (-.2, 1.22), (-.16, 1.28), (-.05, 1.33), (-.045, 1.42), (.045, 1.42), (.05, 1.33), (.16, 1.28), (.2, 1.22), (.17, 1.02), (.19, .85)], shade, 0)
        flat([(-.06, 1.37), (-.12, 1.4), (-.115, 1.47), (-.12, 1.56), (-.085, 1.63), (0, 1.66), (.085, 1.63), (.12, 1.56), (.115, 1.47), (.12, 1.4), (.06, 1.37)], shade, .001)
        for s in (-1, 1):
            flat([(s * u, z) for u, z in ((.13, 1.29), (.21, 1.25), (.33, 1.1), (.3, 1.04), (.24, 1.05), (.15, 1.17))], shade, .002)
            flat([(s * u, z) for u, z in ((.33, 1.1), (.24, 1.44), (.18, 1.5), (.15, 1.44), (.26, 1.05))], shade, .003)
            flat([(s * u, z) for u, z in ((.1, 1.6), (.16, 1.61), (.2, 1.54), (.195, 1.42), (.15, 1.34), (.085, 1.36), (.095, 1.41), (.145, 1.43), (.15, 1.52), (.1, 1.54))], dark, .004)
        m.box((0, -.075, .52), (.72, .014, .42), '3c2d1f', chamfer=.006)
        for word, z in (('BUREAU', 1.885), ('CHIEF', 1.765)):
            signs.letters(m, word, (0, -.084, z), (1, 0, 0), (0, 0, 1), .085, '1c120a', weight=.24)
        m.ball((.4, -.1, 1.0), .035, 'c8a050', n=12, mat='metal')


def tree(m, x, y, radius, seed):
    """An autumn tree far outside: its trunk and three flat masses of foliage with ragged rims, each nearer and further towards the sun; the street lies at -3 m."""
    rng, a = np.random.default_rng(seed), np.linspace(0, 2 * np.pi, 14, endpoint=False)
    middle = np.array((x, y, 3.1 + rng.uniform(-.3, .4)))
    m.beam((x, y, -3), middle, radius * .14, '6a4c34')
    for s in (-1, 1):
        m.beam(middle - (0, 0, radius * 1.1), middle + (s * radius * .45, 0, -radius * .2), radius * .08, '6a4c34')
    for k, (aside, up, size, count, color) in enumerate(((0, 0, 1.0, 150, 'c0703c'), (-.14, .2, .72, 70, 'd08044'), (-.26, .4, .42, 26, 'dc9450'))):
        # Pointed tufts of one colour in one plane make a mass with a broken rim; what reaches further out in some directions makes boughs of it.
        for n in range(count):
            turn = n * 2.4 + rng.uniform(0, .5)
            off, tuft = size * radius * (.86 + .16 * np.sin(turn * 3 + seed) + .1 * np.sin(turn * 7 + k)) * np.sqrt((n + .5) / count), radius * rng.uniform(.06, .15) * (.6 + .4 * size)
            ragged = tuft * rng.uniform(.45, 1.2, len(a))
            at = middle + (aside * radius + np.cos(turn) * off, -.1 * k - .002 * n, up * radius + np.sin(turn) * off * .86)
            m.extrude(np.stack([np.cos(a) * ragged, np.sin(a) * ragged], 1), .001, color, center=at - (0, .1, 0), jitter=0)


def outside():
    """The avenue in a low sun: railings, the house, trees."""
    m = Mesh(103)
    m.box((4, 22, -3.0), (90, 26, .1), '9a8f7c')
    ironwork.railings(m, (-16, 26, -3), (24, 26, -3), 2.4, .24, bar=.02)
    mansion.white_house(m, (-8.0, 105, -5.0))
    m.box((10, 75, -3.05), (160, 100, .1), '7d8a4c')
    for k, spot in enumerate(TREES):
        tree(m, *spot, seed=k)
    m.build('street')
