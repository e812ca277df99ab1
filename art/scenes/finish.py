"""Turns the passes of one render into a graded PNG. Usage: python3 finish.py PASSES-FOLDER OUT.png. For every picture."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from post.passes import Passes  # noqa: E402  (sets the OpenEXR switch before cv2 loads)
import cv2  # noqa: E402
import numpy as np  # noqa: E402

from post import air, denoise, features, grade, ink, layers, rim, sky, tones, values  # noqa: E402


def lay_air(p, image, behind, look):
    """The colour of things (linear light) with fog, distance, the sky `behind` them, smoke, glow and the weight of light and dark."""
    image = air.recede(p, air.fog(p, image, look.get('fog', {})), look.get('recede', {})) + behind
    image = air.smoke(p, image, p.meta.get('smoke', []), look.get('fog', {}))
    image = air.halos(p, image, p.meta.get('halos', []))
    return values.weigh(p, image, look.get('values', {}))


def main(folder, target):
    """Denoise, gather the tones, edge them with light, lay the air, draw the lines as they look through it, soften what is far, then grade."""
    p = Passes(folder)
    look = p.meta.get('look', {})
    parts = layers.Layers(p)
    things = tones.gather(p, parts.part(p, denoise.denoise(p)), look.get('tones', {}))
    drawn = features.Features(p, look.get('faces'))
    things = rim.light(p, drawn.paint(things), look.get('rim', ()))
    behind = sky.paint(p, look.get('sky', {})) * (1 - p.alpha)
    lines = drawn.ink(ink.lines(p, look.get('ink', {})))
    image = ink.draw(lay_air(p, things, behind, look), lay_air(p, ink.dip(things, look.get('ink', {})), behind, look), lines)
    image = values.soften(p, image, look.get('values', {}), parts.shared)
    image = parts.join(image)
    out = grade.finish(image, look.get('grade', {}), np.maximum(p.edges(), lines), wide=p.wide)
    cv2.imwrite(target, (out[..., ::-1] * 255 + .5).astype('uint8'))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2])
