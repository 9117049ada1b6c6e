"""Windmills: a smock mill, its boarded tower fixed and its cap turning, and a post mill, turning as a whole."""
import math

from mathutils import Vector

from .mesh import Frame, box, box_on, lathe, rng, tube
from .placed import Placed
from .roofs import slope
from .windows import casing, window


def sails(mesh, hub, way, length=8.0, turn=24, shutters=True, material='white'):
    """Four sails about a hub that looks along way, with shutters or as open lattice."""
    side = Vector((0, 0, 1)).cross(way).normalized()
    up = way.cross(side)
    tube(mesh, hub - way * .5, hub + way * .5, .34, .3, 12, 'metalblack')
    for k in range(4):
        t = math.radians(turn + 90 * k)
        out = side * math.cos(t) + up * math.sin(t)
        frame = Frame(hub + way * (.12 if k % 2 else -.02), out, way.cross(out).normalized(), way)
        box_on(mesh, frame, 0, length, -.13, .13, -.11, .11, material)
        bays = 12
        start, each = length * .17, (length * .82) / bays
        for i in range(bays + 1):
            a = start + i * each
            box_on(mesh, frame, a - .035, a + .035, -.42, 1.5, -.05, .02, material)
        for b in (-.42, .55, 1.46):
            box_on(mesh, frame, start, start + bays * each, b - .035, b + .035, -.03, .04, material)
        for i in range(bays):
            a = start + i * each
            if shutters:
                for n in range(2):
                    box_on(mesh, frame, a + .06 + n * each / 2, a + each / 2 - .02 + n * each / 2, .14, 1.44, -.02, .015, 'chalk', rng.uniform(.9, 1.0))
            box_on(mesh, frame, a + .05, a + each - .05, -.4, -.15, -.02, .01, 'chalk', .95)


def _ring(x, y, z, radius, sides=8):
    return [(x + radius * math.cos(2 * math.pi * (i + .5) / sides), y + radius * math.sin(2 * math.pi * (i + .5) / sides), z) for i in range(sides)]


def smock(mesh, x, y, height=15.0, turn=20, base=5.0):
    """An octagonal mill: brick below, a gallery, eight boarded sides that lean in, a cap with sails before and a fantail behind."""
    foot, middle, head = 3.9, 3.45, 1.85
    lower, upper = _ring(x, y, 0, foot), _ring(x, y, base, foot * .95)
    start, crown = _ring(x, y, base + .1, middle), _ring(x, y, height, head)
    for i in range(8):
        j = (i + 1) % 8
        mesh.face([lower[i], lower[j], upper[j], upper[i]], 'brick')
        slope(mesh, [start[i], start[j], crown[j], crown[i]], 'weatherboard', .05, 'weatherboard', 'board')
        tube(mesh, start[i], crown[i], .13, .1, 6, 'white', caps=False)   # boards end at a corner post
        for p, q, r, sills, stands in ((lower[i], lower[j], upper[i], (1.1, 3.2), .03), (start[i], start[j], crown[i], (2.0, 5.4), .07)):
            u, v = Vector(q) - Vector(p), Vector(r) - Vector(p)
            frame = Frame(p, u, v - u.normalized() * v.dot(u.normalized())).moved(u.length / 2, 0, stands)
            for n, sill in enumerate(sills):
                if i == 5 and sill == 1.1:
                    box_on(mesh, frame, -.6, .6, 0, 2.3, -.02, .05, 'door')
                elif (i + n) % 2 == 0:
                    casing(mesh, frame, window(mesh, frame, 0, sill, .85, 1.2, 'casement', 2, 3, depth=.03), .1)
    tube(mesh, (x, y, base - .1), (x, y, base + .1), foot + 1.0, sides=32, material='white', smooth=False)
    for i in range(32):
        t, r = 2 * math.pi * i / 32, foot + .92
        px, py = x + r * math.cos(t), y + r * math.sin(t)
        tube(mesh, (px, py, base), (px, py, base + 1.0), .04, sides=5, material='white')
        if i % 4 == 0:
            tube(mesh, (px, py, base - .1), (x + (foot - .1) * math.cos(t), y + (foot - .1) * math.sin(t), base - 1.3), .07, sides=5, material='white')
        qx, qy = x + r * math.cos(t + math.pi / 16), y + r * math.sin(t + math.pi / 16)
        for z in (.55, 1.0):
            tube(mesh, (px, py, base + z), (qx, qy, base + z), .03, sides=4, material='white', caps=False)
    lathe(mesh, (x, y, height), [(head + .2, -.15), (head + .25, .25), (head + .05, .5), (head * .93, 1.2), (head * .72, 1.9), (head * .4, 2.4), (.1, 2.65)], 'white', sides=28)
    a = math.radians(-90 + turn)
    way = Vector((math.cos(a), math.sin(a), .13)).normalized()
    eye = Vector((x, y, height + .95))
    tube(mesh, eye, eye + way * 2.5, .26, sides=12, material='white')
    sails(mesh, eye + way * 2.55, way)
    _fantail(mesh, eye - Vector((way.x, way.y, 0)) * 2.0, way)


def _fantail(mesh, foot, way):
    """The small wheel that turns the cap into the wind, at right angles to the sails."""
    flat = Vector((way.x, way.y, 0)).normalized()
    centre = foot - flat * 1.1 + Vector((0, 0, 1.5))
    for s in (-.4, .4):
        across = Vector((0, 0, 1)).cross(flat) * s
        tube(mesh, foot + across - Vector((0, 0, .7)), centre + across, .08, sides=5, material='white')
        tube(mesh, foot + across + flat * .9 + Vector((0, 0, .9)), centre + across, .06, sides=5, material='white')
    side = Frame(centre, flat, (0, 0, 1))
    for k in range(6):
        t = 2 * math.pi * k / 6
        out = side.u * math.cos(t) + side.v * math.sin(t)
        blade = Frame(centre, out, side.n.cross(out) + side.n * .5)
        box_on(mesh, blade, .15, 1.35, -.2, .2, -.02, .02, 'white')


def post(mesh, x, y, turn=20, wall='blackboard'):
    """A boarded body on a post, above a round house of brick; a ladder and a tail pole behind."""
    from . import oast, volume
    for i in range(40):
        t0, t1 = 2 * math.pi * i / 40, 2 * math.pi * (i + 1) / 40
        mesh.face([(x + 3.3 * math.cos(t), y + 3.3 * math.sin(t), z) for t, z in ((t0, 0), (t1, 0), (t1, 2.9), (t0, 2.9))], 'brick', 1, True)
    oast.cone(mesh, x, y, 2.85, 3.55, 4.5, 1.5, 9)
    for degrees in (-120, -60, 0):
        t = math.radians(degrees)
        out = Vector((math.cos(t), math.sin(t), 0))
        frame = Frame(Vector((x, y, 0)) + out * 3.33, Vector((0, 0, 1)).cross(out))
        if degrees == -60:
            box_on(mesh, frame, -.55, .55, 0, 2.1, -.02, .06, 'door')
        else:
            casing(mesh, frame, window(mesh, frame, 0, 1.0, .8, 1.0, 'casement', 2, 2, depth=.02), .09)
    body = Placed(mesh, x, y, 0, turn)
    volume.build(body, {'at': [-1.75, -2.7], 'size': [3.5, 5.2], 'base': 4.75, 'floors': [2.5, 2.6, 1.7], 'walls': wall, 'front': ['', 'x', ''], 'right': ['x', 'x x', ''], 'left': ['x', 'x x', ''],
                        'roof': {'kind': 'gable', 'axis': 'y', 'pitch': 52, 'cover': 'sheet', 'overhang': .12, 'verge': .3}, 'look': {'sizes': {'x': [.6, .7, .9]}}})
    box(body, -1.9, 1.9, -2.5, 2.3, 4.4, 4.78, 'timber')
    way = Vector((0, -1, .14)).normalized()
    tube(body, (0, -1, 10.6), Vector((0, -2.2, 10.75)) + way * 1.3, .26, sides=12, material='white')
    sails(body, Vector((0, -2.3, 10.77)) + way * 1.3, way, 8.2, 38, False)
    tube(body, (0, 1.5, 4.5), (0, 8.2, .9), .17, .12, 8, 'white')
    for s in (-.55, .55):
        tube(body, (s, 2.6, 4.9), (s, 7.4, .15), .09, sides=6, material='white')
    for k in range(16):
        t = (k + .5) / 16
        box(body, -.6, .6, 2.6 + 4.8 * t - .14, 2.6 + 4.8 * t + .14, 4.9 - 4.75 * t - .04, 4.9 - 4.75 * t + .03, 'white')
    box(body, -.8, .8, 2.4, 3.2, 4.72, 4.86, 'white')
