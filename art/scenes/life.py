"""Turns the passes of one render into a depth map and the list of what moves. Usage: python3 life.py PASSES-FOLDER NAME TARGET-FOLDER. For every picture."""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from post.passes import Passes  # noqa: E402  (sets the OpenEXR switch before cv2 loads)
import cv2  # noqa: E402
import numpy as np  # noqa: E402

from post import depth, life  # noqa: E402

QUALITY = 80
# Half the width of the glass columns that a picture shows, in pixels of the map.
GLASS = {'future': 22, 'future-2': 28}
# How far smoke and water keep from what stands before them, in pixels of the map: an edge that drifts with them would tremble.
APART = 2


def fact(file, name):
    """What a file beside this one knows about a picture."""
    with open(os.path.join(HERE, file), encoding='utf8') as f:
        return json.load(f)[name]


def main(folder, name, target):
    """Write `<name>-depth.webp`, depth above and what drifts below, and `<name>-life.json`."""
    p = Passes(folder)
    near = depth.closed(depth.depth_map(p), GLASS.get(name, 0))
    near, focus = depth.balanced(near, depth.level_of(near, fact('heroes.json', name)))
    drifts, mask = life.drifts(p)
    both = np.vstack([near, cv2.erode(depth.small(mask), depth.ellipse(APART))])
    cv2.imwrite(os.path.join(target, f'{name}-depth.webp'), (both * 255 + .5).astype('uint8'), [cv2.IMWRITE_WEBP_QUALITY, QUALITY])
    told = {'focus': round(focus, 3), 'reach': fact('reach.json', name), 'lights': life.lights(p), 'drifts': drifts}
    with open(os.path.join(target, f'{name}-life.json'), 'w', encoding='utf8') as f:
        json.dump(told, f, separators=(',', ':'))
        f.write('\n')
    print(*(f'{name}{end} {os.path.getsize(os.path.join(target, name + end)) / 1024:.1f} KB' for end in ('-depth.webp', '-life.json')), sep='\n')


if __name__ == '__main__':
    main(*sys.argv[1:])
