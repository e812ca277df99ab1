"""Turns the passes of one render into a graded PNG. Usage: python3 finish.py PASSES-FOLDER OUT.png"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from post.passes import Passes  # noqa: E402  (sets the OpenEXR switch before cv2 loads)
import cv2  # noqa: E402

from post import air, denoise, grade, layers, sky, values  # noqa: E402


def main(folder, target):
    """Denoise, lay the sky, fog, smoke and glow, weigh light and dark, then grade."""
    p = Passes(folder)
    look = p.meta.get('look', {})
    parts = layers.Layers(p)
    image = parts.part(p, denoise.denoise(p))
    image = air.fog(p, image, look.get('fog', {}))
    image = image + sky.paint(p, look.get('sky', {})) * (1 - p.alpha)
    image = air.smoke(p, image, p.meta.get('smoke', []), look.get('fog', {}))
    image = air.halos(p, image, p.meta.get('halos', []))
    image = values.weigh(p, image, look.get('values', {}))
    image = values.soften(p, image, look.get('values', {}), parts.shared)
    image = parts.join(image)
    out = grade.finish(image, look.get('grade', {}), p.edges(), wide=p.wide)
    cv2.imwrite(target, (out[..., ::-1] * 255 + .5).astype('uint8'))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2])
