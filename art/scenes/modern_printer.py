"""The newswire printer of view 2: keys that can be counted, the bulletin in its platen, the paper that nobody tears off. For modern 2."""
import numpy as np

from kit.meshes import rgb, rotation, unit
from kit.signs import letters

RED = 'b8281a'


def soft(w, d, z, n=36, power=4.5):
    """A rounded rectangle ring."""
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    r = (np.abs(np.cos(a)) ** power + np.abs(np.sin(a)) ** power) ** (-1 / power)
    return np.stack([np.cos(a) * r * w / 2, np.sin(a) * r * d / 2, np.full(n, z)], 1)


def teletype(m, loc, rz=0.0, color='5f6e68'):
    """A newswire printer near enough to count its keys, its keyboard towards -Y, its paper over the top to the floor."""
    with m.at(loc, rz=rz):
        m.loft([soft(w, d, z) + (0, .06, 0) for w, d, z in ((.56, .5, 0), (.58, .52, .02), (.58, .52, .66), (.62, .56, .69), (.62, .56, .71))], '3e4846', smooth=False, mat='gloss')
        for x in (-.14, .14):
            m.box((x, -.205, .36), (.24, .012, .5), '465250', chamfer=.004, mat='gloss')
        m.box((.0, -.215, .6), (.05, .014, .012), 'c8ccd0', mat='metal')
        rings = [soft(w, d, z, power=5) + (0, y, 0) for w, d, z, y in ((.64, .56, .71, .05), (.65, .57, .74, .05), (.65, .55, .92, .06), (.62, .5, 1.0, .08), (.54, .4, 1.06, .11), (.46, .3, 1.085, .13))]
        m.loft(rings, color, mat='gloss', jitter=.01)
        # The window over the type, lit from inside.
        m.box((0, -.185, .955), (.44, .02, .1), '1a1e20', rot=rotation(-.3, 0, 0), chamfer=.008)
        m.box((0, -.197, .955), (.4, .006, .075), rgb('ffdf9c') * 1.25, rot=rotation(-.3, 0, 0), mat='glow', jitter=0)
        for k in range(4):
            m.box((m.rng.uniform(-.03, 0), -.203, .98 - k * .017), (m.rng.uniform(.2, .32), .003, .006), '5a4630', rot=rotation(-.3, 0, 0))
        m.box((0, -.205, .872), (.2, .012, .034), 'b08d3f', mat='metal', chamfer=.004)
        # Keyboard: a sloping deck with four rows of round keys and a bar.
        m.loft([soft(w, d, z) @ rotation(.2, 0, 0).T + (0, -.34, .735) for w, d, z in ((.58, .27, -.05), (.6, .29, -.03), (.6, .29, .015), (.58, .27, .028))], '333c3a', smooth=False, mat='gloss')
        for r in range(4):
            for k in range(11):
                x, y = -.245 + k * .047 + r * .011 - .012, -.085 + r * .047
                at = np.array((x, y, .036 + r * .003)) @ rotation(.2, 0, 0).T + (0, -.335, .735)
                red = r == 3 and k in (0, 10)
                m.lathe([(.005, -.02), (.005, 0), (.0175, .001), (.0175, .007), (.015, .0105), (.0005, .009)], RED if red else ('e6dfcc', '20262a')[(k + r) % 7 == 3], n=14, center=at, rot=rotation(.2, 0, 0), mat='gloss', jitter=.04)
        m.tube([np.array((x, -.122, .036)) @ rotation(.2, 0, 0).T + (0, -.335, .735) for x in (-.15, -.14, .14, .15)], [.004, .011, .011, .004], '20262a', n=8, mat='gloss')
        # The lamp that says the line is open.
        m.lathe([(.022, 0), (.022, .012), (.018, .016)], 'c8ccd0', n=16, center=(.24, -.2, .85), rot=rotation(1.25, 0, 0), mat='metal')
        m.ball((.24, -.215, .853), .017, rgb('ff3418') * 3.2, n=10, mat='glow', jitter=0)
        # Paper that nobody tears off.
        path = [(.1, 1.06), (.06, 1.2), (.03, 1.32), (.06, 1.41), (.13, 1.45), (.2, 1.41), (.26, 1.28)]
        m.loft([[(-.19, y, z), (-.06, y - .004, z), (.06, y - .004, z), (.19, y, z)] for y, z in path], 'f0e9d8', closed=False, mat='cloth', jitter=.01)
        slope = lambda z: float(np.interp(z, [1.06, 1.2, 1.32, 1.41], [.1, .06, .03, .06]))
        lean = unit((0, slope(1.32) - slope(1.2), .12))
        for word, z, tall in (('BULLETIN', 1.302, .044), ('MOSCOW', 1.234, .054), ('TURKEY', 1.162, .054)):
            letters(m, word, (0, slope(z) - .002, z), (1, 0, 0), lean, tall, '26221e', weight=.24, out=.004)
        for z, ends in ((1.118, (-.15, .15)), (1.1, (-.15, .07))):
            m.beam((ends[0], slope(z) - .006, z), (ends[1], slope(z) - .006, z), .003, '5a544c', depth=.009, jitter=0)
        drape = np.array([(.2, .1, 1.085), (.3, .05, 1.115), (.385, -.01, 1.08), (.42, -.05, .95), (.425, -.07, .75), (.4, -.085, .52), (.415, -.1, .3), (.45, -.13, .1), (.5, -.19, .02), (.6, -.24, .014), (.7, -.23, .06), (.79, -.25, .025), (.92, -.3, .012), (1.08, -.36, .014)])
        t = np.linspace(0, len(drape) - 1, 70)
        line = np.stack([np.interp(t, range(len(drape)), drape[:, k]) for k in range(3)], 1)
        for _ in range(6):
            line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
        # Its printed face turns to the room as it falls.
        face = np.interp(t, [0, 3], [0, 1])[:, None]
        side = (1 - face) * (0, .09, 0) + face * (.088, .03, 0)
        m.loft([[q - s, q - s * .33, q + s * .33, q + s] for q, s in zip(line, side)], 'ece4d0', closed=False, mat='cloth', jitter=.02)
        for k in range(12, 62):
            out, left = unit(np.cross(side[k], line[k + 1] - line[k - 1])) * .0025, -.75
            out = -out if out[1] > 0 and out[2] < .5 else out
            while left < .5 and k % 9:
                w = m.rng.uniform(.2, .5)
                m.beam(line[k] + side[k] * left + out, line[k] + side[k] * min(.8, left + w) + out, .0018, '4a4640', depth=.007, jitter=.1)
                left += w + .1
