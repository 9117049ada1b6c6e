"""A plot from above, in its country: contour card, fields, a lane, neighbours in white, and a brass line round what is for sale."""
import math

from . import ground, house, planting, stage, things, trees, volume
from .mesh import Mesh, box, prism, rng

CROPS = {
    'fields': ('plough', 'meadow', 'crop', 'meadow'), 'hops': ('hops', 'meadow', 'crop', 'orchard'), 'orchard': ('orchard', 'meadow', 'orchard', 'crop'),
    'park': ('meadow', 'parkland', 'meadow', 'parkland'), 'water': ('meadow', 'lake', 'meadow', 'crop'), 'town': ('gardens', 'gardens', 'meadow', 'gardens'), 'wood': ('wood', 'wood', 'meadow', 'wood'),
}


def make(description, picture, light, overrides):
    mesh = Mesh('land')
    season = picture.get('season', description['season'])
    x0, x1, y0, y1 = description['plot']['bounds']
    around = picture.get('around', 20)
    bx0, bx1, by0, by1 = x0 - around, x1 + around, y0 - around * .75, y1 + around * .95
    ground.base(mesh, bx0, bx1, by0, by1, 'meadow', .5, .8)
    lane_y = y0 - 3.2
    box(mesh, bx0, bx1, lane_y - 1.6, lane_y + 1.6, -.02, .02, 'road')
    for g0, g1 in description['plot'].get('gates', []) or [[(x0 + x1) / 2 - 1.5, (x0 + x1) / 2 + 1.5]]:
        box(mesh, g0, g1, lane_y, y0 + .1, -.02, .022, 'gravel')
    setting = picture.get('setting', 'fields')
    quarters = [(bx0 + .4, x0 - 1.2, y0 - 1, by1 - 7), (x1 + 1.2, bx1 - .4, y0 - 1, by1 - 7), (bx0 + .4, bx1 - .4, by0 + .4, lane_y - 2.2), (x0 - .4, x1 + .4, y1 + 1.2, by1 - 7)]
    for kind, quarter in zip(CROPS[setting], quarters):
        field(mesh, kind, quarter, season)
    hill(mesh, bx0, bx1, by1 - 6.4, by1, season)
    for z in (lane_y - 2.1,):
        planting.hedge(mesh, [(bx0 + .5, z), (bx1 - .5, z)], .7, .9)
    neighbours(mesh, picture, (bx0, bx1, by0, by1), (x0, x1, y0, y1), lane_y)
    house.plot(mesh, {**description['plot'], 'street': None}, season, board=False)
    brass(mesh, x0, x1, y0, y1)
    house.furnish(mesh, description, picture, season)
    mesh.build()
    stage.light(light, {'height': 30, **overrides}, flip=picture.get('flip', description.get('flip', False)))
    stage.ground(-.8)
    share = picture.get('share', .42)   # how much of the country round the plot is in the picture
    points = [(x + (bx - x) * share, y + (by - y) * share, 0) for x, bx in ((x0, bx0), (x1, bx1)) for y, by in ((y0, by0), (y1, by1))]
    stage.camera(points, level=False, **{'azimuth': 24, 'height': 40, 'lens': 60, 'margins': (.02, .02, .04, .02), 'fstop': .3, **picture.get('camera', {})})


def brass(mesh, x0, x1, y0, y1, width=.16, height=.34):
    for a0, a1, b0, b1 in ((x0, x1, y0 - width, y0), (x0, x1, y1, y1 + width), (x0 - width, x0, y0 - width, y1 + width), (x1, x1 + width, y0 - width, y1 + width)):
        box(mesh, a0, a1, b0, b1, -.02, height, 'brass')


def field(mesh, kind, quarter, season):
    x0, x1, y0, y1 = quarter
    if x1 - x0 < 3 or y1 - y0 < 2.5:
        return
    if kind in ('plough', 'crop'):
        box(mesh, x0, x1, y0, y1, -.02, .02, kind)
        things.add(mesh, ['rows', x0 + .5, x1 - .5, y0 + .5, y1 - .5, max(4, int((y1 - y0) / 1.1)), kind, .14 if kind == 'plough' else .34], season)
    elif kind == 'hops':
        x = x0 + 1
        while x < x1 - .8:
            box(mesh, x - .2, x + .2, y0 + .8, y1 - .8, 0, 2.0 * rng.uniform(.94, 1.04), 'leaf2', rng.uniform(.92, 1.08))
            x += 1.7
    elif kind == 'orchard':
        things.add(mesh, ['orchard', x0 + 1.4, x1 - 1.2, y0 + 1.4, y1 - 1.2, 2.9], season)
    elif kind == 'lake':
        ground.pond(mesh, (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) * .42, (y1 - y0) * .36)
    elif kind in ('parkland', 'wood'):
        for _ in range(int((x1 - x0) * (y1 - y0) / (48 if kind == 'parkland' else 9))):
            place = rng.uniform(x0 + 1.5, x1 - 1.5), rng.uniform(y0 + 1.5, y1 - 1.5)
            trees.tree(rng.choice(['oak', 'lime', 'birch', 'spruce' if kind == 'wood' else 'oak']), *place, rng.uniform(4, 7), rng.uniform(1.2, 2), season=season)
    elif kind == 'gardens':
        x = x0 + 1
        while x < x1 - 2:
            planting.hedge(mesh, [(x, y0 + .5), (x, y1 - .5)], .35, .8)
            trees.tree('apple', x + 1.8, rng.uniform(y0 + 1, y1 - 1), 2.8, .9, season=season)
            x += 4.5
    if kind not in ('gardens', 'lake', 'wood'):
        planting.hedge(mesh, [(x0, y0), (x0, y1)], .6, .8)
        planting.hedge(mesh, [(x1, y0), (x1, y1)], .6, .8)
    else:
        return
    for _ in range(3):
        trees.tree('oak', rng.choice([x0, x1]), rng.uniform(y0, y1), rng.uniform(2.6, 4.4), rng.uniform(.8, 1.4), season=season)


def hill(mesh, x0, x1, y0, y1, season):
    """Rising ground at the back in steps of card, with a wood on it."""
    steps = 5
    for k in range(steps):
        edge = []
        for i in range(25):
            x = x0 + (x1 - x0) * i / 24
            edge.append((x, y0 + (y1 - y0) * (k + .4 * math.sin(i * .55 + k * .6) + .25 * math.sin(i * 1.3)) / (steps + .6) + .5))
        prism(mesh, edge + [(x1, y1), (x0, y1)], k * .42 - .02, (k + 1) * .42, 'contour', 1 - k * .02, 'contouredge')
    for _ in range(int((x1 - x0) / 1.5)):
        x, t = rng.uniform(x0 + 1, x1 - 1), rng.uniform(.62, .95)
        trees.tree(rng.choice(['oak', 'spruce', 'oak', 'lime']), x, y0 + (y1 - y0) * t, rng.uniform(3, 5.2), rng.uniform(.9, 1.5), z=int(t * steps) * .42, season=season)


def neighbours(mesh, picture, base, plot, lane_y):
    """White houses across the lane and along it."""
    mesh.white = True
    for x, y, w, d, storeys, roof in picture.get('neighbours', default_neighbours(base, plot, lane_y)):
        volume.build(mesh, {'at': [x, y], 'size': [w, d], 'floors': [2.6] * storeys, 'walls': 'brick', 'front': ['c2 D c2'] + ['c2 . c2'] * (storeys - 1), 'back': ['c2 c2'] * storeys, 'right': ['', 'c2'], 'left': ['', 'c2'],
                            'roof': {'kind': roof, 'pitch': 45}, 'chimneys': [{'x': w * .3, 'y': d / 2}]})
    mesh.white = False


def default_neighbours(base, plot, lane_y):
    bx0, bx1, by0, _ = base
    x0, x1, _, _ = plot
    out = [(x0 - 13, lane_y + 4.4, 8, 6, 2, 'gable')] if x0 - 13 > bx0 + 1 else []
    out.append((bx1 - 11.5, lane_y + 5, 8.5, 6, 2, 'half'))
    y = max(by0 + 1.2, lane_y - 9.6)
    for share, w, roof in ((.16, 8, 'half'), (.74, 9, 'gable')):
        out.append((bx0 + (bx1 - bx0) * share, y, w, 5.4, 2, roof))
    return out
