"""Fences, walls, railings and gates along a line of (x, y)."""
from mathutils import Vector

from .mesh import Frame, box, box_on, plate_on, rng, tube
from .planting import hedge


def _legs(points):
    for p, q in zip(points, points[1:]):
        start, end = Vector((p[0], p[1], 0)), Vector((q[0], q[1], 0))
        yield Frame(start, end - start), (end - start).length


def picket(mesh, points, height=.95, material='white'):
    for frame, length in _legs(points):
        for b in (.25, .65):
            box_on(mesh, frame, 0, length, b, b + .06, -.02, .015, material)
        for i in range(int(length / .16)):
            a, w = i * .16, .085
            plate_on(mesh, frame, [(a, .03), (a + w, .03), (a + w, height - .06), (a + w / 2, height), (a, height - .06)], .015, .035, material)


def low_wall(mesh, points, height=.7, material='brick', cap='sill', width=.25):
    for frame, length in _legs(points):
        box_on(mesh, frame, 0, length, 0, height, -width / 2, width / 2, material)
        box_on(mesh, frame, -.03, length + .03, height, height + .08, -width / 2 - .05, width / 2 + .05, cap)


def railings(mesh, points, height=1.0, material='metalblack', kerb='sill'):
    for frame, length in _legs(points):
        box_on(mesh, frame, 0, length, 0, .14, -.1, .1, kerb)
        tube(mesh, frame.at(0, height - .1), frame.at(length, height - .1), .018, sides=5, material=material)
        count = max(1, int(length / .14))
        for k in range(count + 1):
            a = length * k / count
            tube(mesh, frame.at(a, .1), frame.at(a, height), .012, sides=4, material=material, caps=False)
            tube(mesh, frame.at(a, height), frame.at(a, height + .09), .022, .001, 4, material)


def boarded(mesh, points, height=1.7, material='oak'):
    for frame, length in _legs(points):
        count = max(1, int(length / .18))
        for k in range(count):
            box_on(mesh, frame, length * k / count, length * (k + 1) / count - .012, .05, height + rng.uniform(-.01, .01), -.02, .02, material, rng.uniform(.9, 1.1))
        for k in range(int(length / 1.9) + 1):
            a = min(length, k * 1.9)
            box_on(mesh, frame, a - .05, a + .05, 0, height + .08, -.1, .0, material, .9)


def post_and_rail(mesh, points, height=1.15, material='trunk', rails=3):
    for frame, length in _legs(points):
        count = max(1, round(length / 1.9))
        for k in range(count + 1):
            a = length * k / count
            box_on(mesh, frame, a - .07, a + .07, 0, height, -.07, .07, material)
        for r in range(rails):
            z = height * (.22 + .68 * r / max(1, rails - 1))
            box_on(mesh, frame, 0, length, z - .05, z + .05, -.03, .03, material, rng.uniform(.92, 1.08))


def estate(mesh, points, height=1.1, material='metalblack'):
    for frame, length in _legs(points):
        for r in range(5):
            z = .15 + r * (height - .15) / 4
            tube(mesh, frame.at(0, z), frame.at(length, z), .014, sides=4, material=material, caps=False)
        for k in range(int(length / 1.1) + 1):
            tube(mesh, frame.at(min(length, k * 1.1), 0), frame.at(min(length, k * 1.1), height), .022, sides=5, material=material)


def run(mesh, kind, points, **settings):
    """Any boundary by its name; 'none' is none."""
    if kind == 'none' or len(points) < 2:
        return
    if kind == 'hedge':
        return hedge(mesh, points, .75, settings.get('height', 1.25))
    if kind == 'tallhedge':
        return hedge(mesh, points, .9, settings.get('height', 1.95), layers=7)
    if kind == 'yew':
        return hedge(mesh, points, .8, settings.get('height', 1.6), 'yew', layers=4)
    if kind == 'brickwall':
        return low_wall(mesh, points, settings.get('height', 1.7))
    if kind == 'stonewall':
        return low_wall(mesh, points, settings.get('height', .9), 'stone')
    if kind == 'flintwall':
        return low_wall(mesh, points, settings.get('height', .95), 'flint', 'brick')
    return {'picket': picket, 'wall': low_wall, 'railings': railings, 'fence': boarded, 'rail': post_and_rail, 'estate': estate}[kind](mesh, points, **settings)


def piers(mesh, places, height=1.3, material='brick', ball=True):
    from .planting import blob
    for x, y in places:
        box(mesh, x - .28, x + .28, y - .28, y + .28, 0, height, material)
        box(mesh, x - .35, x + .35, y - .35, y + .35, height, height + .11, 'sill')
        if ball:
            blob(mesh, (x, y, height + .32), .22, 'brass', 1, 0, 3)


def field_gate(mesh, p, q, height=1.15, material='trunk', open_by=0.0):
    """A five-bar gate between two posts."""
    start, end = Vector((p[0], p[1], 0)), Vector((q[0], q[1], 0))
    way = (end - start)
    way.rotate(__import__('mathutils').Euler((0, 0, open_by)))
    frame, length = Frame(start, way), way.length
    for x, y in (p, q):
        box(mesh, x - .11, x + .11, y - .11, y + .11, 0, height + .25, material)
    for r in range(5):
        z = .16 + r * (height - .2) / 4
        box_on(mesh, frame, .1, length - .1, z - .045, z + .045, -.025, .025, material, 1.06)
    for a in (.12, length - .12, length / 2):
        box_on(mesh, frame, a - .045, a + .045, .12, height, -.04, .04, material)
    rise = Frame(frame.at(.15, .18), frame.u * (length - .3) + frame.v * (height - .35))
    box_on(mesh, rise, 0, (length - .3), -.04, .04, -.04, .04, material)
