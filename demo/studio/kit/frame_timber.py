"""Exposed timber framing, laid over a plastered wall round its openings."""
import math

from .facade import SIZES, parse
from .mesh import Frame, box_on, rng
from .panel import without


def overlay(mesh, frame, width, storeys, texts, spec, gable, look):
    """spec: {'storeys': [1], 'kind': 'close'|'square'|'box', 'gap': metres, 'material': 'timber'}."""
    material, gap = spec.get('material', 'timber'), spec.get('gap', .75)
    for storey in storeys:
        if storey['level'] not in spec.get('storeys', [0, 1]):
            continue
        text = texts[storey['level']] if storey['level'] < len(texts) else ''
        holes = [_hole(t, storey, look) for t in parse(text, width)] if text else []
        z0, z1 = storey['z'], storey['z'] + storey['height']
        beams = [(0, z0, width, z0 + .2), (0, z1 - .2, width, z1), (0, z0, .22, z1), (width - .22, z0, width, z1)]
        count = max(2, round(width / gap))
        beams += [(width * k / count - .075, z0 + .2, width * k / count + .075, z1 - .2) for k in range(1, count)]
        if spec.get('kind', 'square') != 'close':
            middle = z0 + storey['height'] * .5
            beams.append((0, middle - .08, width, middle + .08))
        for hole in holes:   # posts and a rail round each opening
            beams += [(hole[0] - .15, z0 + .2, hole[0], z1 - .2), (hole[2], z0 + .2, hole[2] + .15, z1 - .2), (hole[0], hole[1] - .16, hole[2], hole[1])]
        for beam in beams:
            parts = [beam]
            for hole in holes:
                parts = [p for part in parts for p in without(part, (hole[0], hole[1] - .02, hole[2], hole[3] + .02))]
            for a0, b0, a1, b1 in parts:
                if a1 - a0 > .05 and b1 - b0 > .05:
                    box_on(mesh, frame, a0, a1, b0, b1, -.02, .035 + rng.uniform(0, .014), material, rng.uniform(.88, 1.14))
        if spec.get('braces', True):
            _braces(mesh, frame, width, z0, z1, holes, material)
    if gable and spec.get('gable', True):
        _gable(mesh, frame, width, storeys[-1]['z'] + storeys[-1]['height'], gable[0] * min(1, gable[2]), gable[2], material)


def _hole(opening, storey, look):
    kind, number, factor, a = opening
    w, h, sill = look.get('sizes', {}).get(kind, SIZES.get(kind, (1, 1, 1)))
    lights = (number or 2) if kind in 'cmMFJ' else 1
    h = min(h, storey['height'] - sill - .2)
    if kind in 'BQW':
        w, h, sill, lights = 2.3, storey['height'] - .3, 0, 1
    width = w * lights * factor + .02
    return a - width / 2, storey['z'] + sill, a + width / 2, storey['z'] + sill + h


def _braces(mesh, frame, width, z0, z1, holes, material):
    reach = min(1.1, (z1 - z0) * .5)
    for foot, lean in ((.2, 1), (width - .2, -1)):
        x0, x1 = sorted((foot, foot + lean * reach))
        if any(h[0] < x1 and h[2] > x0 and h[3] > z1 - reach - .2 for h in holes):
            continue
        length = math.hypot(reach, reach)
        start = frame.at(foot, z1 - .2 - reach)
        along = Frame(start, frame.u * lean + frame.v, frame.v - frame.u * lean, frame.n)
        box_on(mesh, along, 0, length - .1, -.07, .07, -.01, .03, material, rng.uniform(.9, 1.1))


def _gable(mesh, frame, width, z, height, share, material):
    box_on(mesh, frame, .1, width - .1, z - .02, z + .18, -.02, .05, material)
    count = max(2, round(width / .9))
    for k in range(1, count):
        x = width * k / count
        limit = height if share < 1 else height * (1 - abs(x - width / 2) / (width / 2))
        top = z + min(limit, (height / max(share, .01)) * (1 - abs(x - width / 2) / (width / 2))) - .12
        if top > z + .4:
            box_on(mesh, frame, x - .07, x + .07, z + .18, top, -.02, .04, material, rng.uniform(.9, 1.1))
    collar = z + height * .45
    half = width / 2 * .52
    box_on(mesh, frame, width / 2 - half, width / 2 + half, collar, collar + .15, -.02, .045, material)


def jetty(mesh, frame, width, z, out=.45, material='timber'):
    """The bressummer and joist ends below an overhanging storey."""
    box_on(mesh, frame, -.05, width + .05, z - .06, z + .18, out - .06, out + .06, material)
    for k in range(int(width / .5) + 1):
        x = min(width - .08, .08 + k * .5)
        box_on(mesh, frame, x - .06, x + .06, z - .16, z, -.02, out + .05, material, rng.uniform(.9, 1.1))
