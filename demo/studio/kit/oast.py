"""Oast houses: kilns round or square, with tiled cones and white cowls."""
import math

from mathutils import Vector

from .mesh import Frame, box, box_on, plate_on, rng, tube
from .roofs import slope
from .windows import casing, window
from .panel import panel


def cone(mesh, cx, cy, z0, r0, z1, r1, rows=28, material='roof'):
    """A round roof laid in rings of tiles."""
    height = z1 - z0
    for i in range(rows):
        a, b = i / rows, (i + 1) / rows
        ra, rb = r0 + (r1 - r0) * a, r0 + (r1 - r0) * b
        count, shift = max(14, int(2 * math.pi * ra / .27)), rng.random()

        def point(r, z, t):
            return cx + r * math.cos(t), cy + r * math.sin(t), z
        for k in range(count):
            t0, t1 = 2 * math.pi * (k + shift + .03) / count, 2 * math.pi * (k + shift + .97) / count
            lift, tone = .05 + rng.uniform(0, .012), 1 + rng.uniform(-.1, .1)
            foot = point(ra + lift, z0 + height * a, t0), point(ra + lift, z0 + height * a, t1)
            mesh.face([*foot, point(rb, z0 + height * b, t1), point(rb, z0 + height * b, t0)], material, tone)
            mesh.face([point(ra - .02, z0 + height * a, t0), point(ra - .02, z0 + height * a, t1), foot[1], foot[0]], material, tone)
    tube(mesh, (cx, cy, z0), (cx, cy, z1), r0 - .01, r1 - .01, 48, material, tone=.75)


def cowl(mesh, cx, cy, z, turn=200):
    """A tilted cone with its mouth cut away, its vane in brass."""
    angle = math.radians(turn)
    way = Vector((math.cos(angle), math.sin(angle), 0))
    foot = Vector((cx, cy, z - .1))
    top = foot + Vector((0, 0, 1.95)) - way * .34
    tube(mesh, foot, foot + Vector((0, 0, .22)), .56, .54, 32, 'white')
    low, high = [], []
    for i in range(29):
        t = angle + math.radians(62) + math.radians(236) * i / 28
        low.append(foot + Vector((math.cos(t) * .53, math.sin(t) * .53, .22)))
        high.append(top + Vector((math.cos(t) * .12, math.sin(t) * .12, 0)))
    for i in range(28):
        mesh.face([low[i], low[i + 1], high[i + 1], high[i]], 'white', 1, True)
    mesh.face(high, 'white')
    tube(mesh, top - Vector((0, 0, .05)), top + Vector((0, 0, .07)), .16, sides=16, material='white')
    vane = Frame(top + Vector((0, 0, .08)), -way)
    box_on(mesh, vane, -.1, .95, 0, .05, -.02, .02, 'brass')
    plate_on(mesh, vane, [(.55, .05), (.95, .05), (.95, .32), (.75, .2)], -.02, .02, 'brass')


def kiln(mesh, spec):
    """spec: at, radius (or half a side), walls, cone (height of its tip), round or square, turn of the cowl, windows [[degrees, sill]]."""
    cx, cy = spec['at']
    r, walls, tip = spec.get('radius', 2.5), spec.get('walls', 4.9), spec.get('cone', 11.2)
    material = spec.get('wall', 'brick')
    if spec.get('square'):
        _square(mesh, cx, cy, r, walls, tip, material, spec)
    else:
        _round(mesh, cx, cy, r, walls, tip, material, spec)
    if spec.get('cowl', True):
        cowl(mesh, cx, cy, tip, spec.get('turn', 200))


def _round(mesh, cx, cy, r, walls, tip, material, spec):
    for i in range(64):
        t0, t1 = 2 * math.pi * i / 64, 2 * math.pi * (i + 1) / 64
        points = [(cx + r * math.cos(t), cy + r * math.sin(t), z) for t, z in ((t0, 0), (t1, 0), (t1, walls), (t0, walls))]
        mesh.face(points, material, 1, True)
    for low, high, out in ((.34, .2, .05), (.2, .06, .1), (.06, -.08, .15)):
        tube(mesh, (cx, cy, walls - low), (cx, cy, walls - high), r + out, sides=64, material=material, tone=1.08)
    tube(mesh, (cx, cy, 0), (cx, cy, .35), r + .06, sides=64, material='brickdark')
    cone(mesh, cx, cy, walls + .06, r + .22, tip, .42)
    for degrees, sill in spec.get('windows', [[-112, 1.0], [-68, 1.0], [-60, 3.1], [-124, 3.1]]):
        t = math.radians(degrees)
        normal = Vector((math.cos(t), math.sin(t), 0))
        frame = Frame(Vector((cx, cy, 0)) + normal * (r + .045), Vector((0, 0, 1)).cross(normal))
        hole = window(mesh, frame, 0, sill, .85, 1.1, 'casement', 2, 3, depth=.02)
        casing(mesh, frame, hole, .08)
        box_on(mesh, frame, -.36, .36, sill, sill + 1.1, -.16, -.018, 'ink')


def _square(mesh, cx, cy, r, walls, tip, material, spec):
    sides = [Frame((cx - r, cy - r, 0)), Frame((cx + r, cy - r, 0), (0, 1, 0)), Frame((cx + r, cy + r, 0), (-1, 0, 0)), Frame((cx - r, cy + r, 0), (0, -1, 0))]
    for k, frame in enumerate(sides):
        holes = [window(mesh, frame, r, sill, 1.1, 1.15, 'casement', 2, 3) for side, sill in spec.get('windows', [[0, 1.0], [0, 3.0], [3, 1.0], [1, 3.0]]) if side == k]
        panel(mesh, frame, [(0, 0), (2 * r, 0), (2 * r, walls), (0, walls)], holes, material=material)
        box_on(mesh, frame, -.05, 2 * r + .05, walls - .3, walls - .12, -.02, .06, material, 1.08)
        box_on(mesh, frame, -.1, 2 * r + .1, walls - .12, walls + .06, -.02, .12, material, 1.08)
    e, w = r + .25, .42
    corners = [(cx - e, cy - e), (cx + e, cy - e), (cx + e, cy + e), (cx - e, cy + e)]
    crown = [(cx - w, cy - w), (cx + w, cy - w), (cx + w, cy + w), (cx - w, cy + w)]
    for k in range(4):
        p, q, a, b = corners[k], corners[(k + 1) % 4], crown[(k + 1) % 4], crown[k]
        slope(mesh, [(*p, walls), (*q, walls), (*a, tip), (*b, tip)], 'peg')
    box(mesh, cx - .45, cx + .45, cy - .45, cy + .45, tip - .1, tip + .12, 'white')
