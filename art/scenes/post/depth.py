"""How near everything in a picture is, as one small grey map. For every picture."""
import cv2
import numpy as np

# Pixels of the map, and by how many of them a near thing's edge reaches over what lies behind it, so that its line moves with it:
# what is straight behind it bends by as much.
WIDE, TALL, OVER = 768, 512, 2


def ellipse(radius):
    """A round kernel of some pixels."""
    size = 2 * int(round(radius)) + 1
    return cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))


def small(image):
    """A full frame at the size of the map."""
    return cv2.resize(image.astype(np.float32), (WIDE, TALL), interpolation=cv2.INTER_AREA)


def nearness(p):
    """1 for what is nearest and 0 for what is farthest, as the inverse of the distance along the view: things shift in proportion to it."""
    along = p.distance * -(p.rays @ p.turn)[..., 2]
    near = cv2.medianBlur((1 / np.maximum(along, .2)).astype(np.float32), 3)
    # A few pixels at the very edge must not take the range from all others.
    low, high = np.percentile(near, (.5, 99.5))
    return np.clip((near - low) / (high - low), 0, 1)


def depth_map(p):
    """The map: 1 near, 0 far, with near edges widened."""
    return small(cv2.dilate(nearness(p), ellipse(OVER * p.wide / WIDE)))


def closed(depth, radius):
    """The map with gaps of that many pixels closed: what is seen through glass moves with the rods and rings about it, which would bend."""
    return cv2.medianBlur(cv2.morphologyEx(depth, cv2.MORPH_CLOSE, ellipse(radius)), 5) if radius else depth


def level_of(depth, boxes):
    """The depth of the hero, who is the nearer part of what these boxes (in a frame of 1536 x 1024) show."""
    k = WIDE / 1536
    shown = np.concatenate([depth[int(y0 * k):int(y1 * k), int(x0 * k):int(x1 * k)].ravel() for x0, y0, x1, y1 in boxes])
    return float(np.median(shown[shown >= (shown.min() + shown.max()) / 2]))


def balanced(depth, level):
    """The map and the hero's depth in it with the hero at least half way to the front, so that a desk before the camera leaves a range to what lies behind."""
    return (depth, level) if level >= .5 else (depth ** (np.log(.5) / np.log(level)), .5)
