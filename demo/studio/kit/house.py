"""From a description to a model: volumes, kilns, the plot and what stands on it."""
from . import boundary, frame_timber, ground, oast, placed, things, volume, windows
from .mesh import Frame, Mesh, rng


def build(description, picture):
    """Builds the model of a description; returns the points a camera has to frame."""
    mesh = Mesh('house')
    season = picture.get('season', description['season'])
    plot(mesh, description['plot'], season)
    tops = furnish(mesh, description, picture, season)
    mesh.build()
    return frame_points(description, tops, picture)


def furnish(mesh, description, picture, season):
    """Everything that stands on the plot. Returns the roofs' heights by volume."""
    tops = {}
    for i, spec in enumerate(description.get('volumes', [])):
        tops[id(spec)] = volume.build(mesh, apart(spec, i))
        if spec.get('jetty'):
            x, y = spec['at']
            frame_timber.jetty(mesh, Frame((x, y + spec['jetty'], 0)), spec['size'][0], spec.get('base', 0), spec['jetty'])
    share, windows.lit[0] = windows.lit[0], 0
    mesh.white = True
    for i, spec in enumerate(description.get('neighbours', [])):
        volume.build(*placed.around(mesh, apart(spec, i + 1)))
    mesh.white = False
    windows.lit[0] = share
    for spec in description.get('kilns', []):
        oast.kiln(mesh, spec)
    for thing in description.get('things', []) + picture.get('things', []):
        things.add(mesh, thing, season)
    return tops


def apart(spec, index):
    """Draws a volume in by a few millimetres: walls that lie in one plane would render black."""
    gap = .004 * index
    (x, y), (w, d) = spec.get('at', [0, 0]), spec['size']
    return {**spec, 'at': [x + gap, y + gap], 'size': [w - 2 * gap, d - 2 * gap]}


def frame_points(description, tops, picture):
    """The buildings' corners and tops, and as much of the plot as the picture asks for (plot: 0 none, 1 all)."""
    points, xs, ys = [], [], []
    for spec in description.get('volumes', []):
        (x, y), (w, d) = spec['at'], spec['size']
        top, eaves = tops[id(spec)], volume.storeys_of(spec)[1]
        for px in (x, x + w):
            for py in (y, y + d):
                points += [(px, py, 0), (px, py, eaves)]
                xs.append(px)
                ys.append(py)
        points += [(x + w * .15, y + d / 2, top), (x + w * .85, y + d / 2, top)]
        for chimney in spec.get('chimneys', []):
            points.append((x + chimney['x'], y + chimney['y'], top + chimney.get('rise', 1.2) + .4))
    for spec in description.get('kilns', []):
        (x, y), r = spec['at'], spec.get('radius', 2.5)
        points += [(x - r, y, 0), (x + r, y, 0), (x, y, spec.get('cone', 11.2) + 2.1), (x, y - r, 0)]
        xs += [x - r, x + r]
        ys += [y - r, y + r]
    x0, x1, y0, y1 = description['plot']['bounds']
    share = picture.get('plot', .6)
    for x, y, z in picture.get('tops', []) + description.get('tops', []):   # what stands there that is not a volume: a church, a mill
        points += [(x, y, z), (x, y, 0)]
        xs.append(x)
        ys.append(y)
    if not xs:   # land: nothing stands on it
        points += [(x0 + (x1 - x0) * t, y1, picture.get('tall', 3)) for t in (.1, .9)]
        xs, ys = [(x0 + x1) / 2], [(y0 + y1) / 2]
    hx0, hx1, hy0, hy1 = min(xs), max(xs), min(ys), max(ys)
    for px in (hx0 + (x0 - hx0) * share, hx1 + (x1 - hx1) * share):
        for py in (hy0 + (y0 - hy0) * share, hy1 + (y1 - hy1) * share):
            points.append((px, py, 0))
    return points


def plot(mesh, spec, season, board=True):
    """The base board, its boundaries with a gate, the way to the front door, and the street before it."""
    x0, x1, y0, y1 = spec['bounds']
    street = spec.get('street')
    front = y0 - (street.get('pavement', 1.7) + street.get('depth', 4.2) if street else 0)
    if board:
        ground.base(mesh, x0, x1, front, y1, spec.get('top', 'lawn'))
    else:
        things.add(mesh, ['patio', x0, x1, y0, y1, spec.get('top', 'lawn'), .012], season)
    if street and board:
        ground.street(mesh, x0, x1, y0, street.get('depth', 4.2), street.get('pavement', 1.7), street.get('surface', 'road'), street.get('markings', True))
    for area in spec.get('areas', []):   # [material, x0, x1, y0, y1]
        things.add(mesh, ['patio', area[1], area[2], area[3], area[4], area[0], area[5] if len(area) > 5 else .03], season)
    gates = sorted(spec.get('gates', []))   # [[x0, x1], …] openings in the front boundary
    inset = .35
    kind = spec.get('front', 'none')
    start = x0 + inset
    for g0, g1 in gates + [[x1 - inset, x1 - inset]]:
        if g0 - start > .3:
            boundary.run(mesh, kind, [(start, y0 + inset), (g0, y0 + inset)])
        start = g1
    if spec.get('piers'):
        boundary.piers(mesh, [(g, y0 + inset) for gate in gates[:spec.get('pier_gates', 9)] for g in gate], spec.get('pier_height', 1.3), 'brick' if spec['piers'] is True else spec['piers'])
    boundary.run(mesh, spec.get('left', 'none'), [(x0 + inset, y0 + inset + .4), (x0 + inset, y1 - inset)])
    boundary.run(mesh, spec.get('right', 'none'), [(x1 - inset, y0 + inset + .4), (x1 - inset, y1 - inset)])
    boundary.run(mesh, spec.get('back', 'none'), [(x0 + inset, y1 - inset), (x1 - inset, y1 - inset)])
    for path in spec.get('paths', []):
        ground.strip(mesh, ground.curve(path['from'], path['to'], path.get('bend', 0)) if path.get('bend') is not None or path['from'][0] != path['to'][0] else [path['from'], path['to']],
                     path.get('width', 1.1), path.get('material', 'path'), .03 + rng.uniform(0, .004))
    if board and spec.get('scalebar', True):
        ground.scale_bar(mesh, x1 - 5.4, front - .16)
