"""Rivers and quays: an arched bridge, a wall with timber piles, and boats."""
import math

from mathutils import Vector

from .mesh import box, prism, rng, tube
from .placed import Placed


def bank(mesh, edge, far_x, z=1.0, material='lawn'):
    """Land beside a river: edge is the line of its bank, (x, y) from front to back; far_x its other side. Three steps of card fall to the water."""
    right = far_x > edge[0][0]
    for k in range(3):
        shift = (2 - k) * .55 * (-1 if right else 1)
        line = [(x + shift, y) for x, y in edge]
        line[0], line[-1] = (line[0][0], line[0][1] + .012 * k), (line[-1][0], line[-1][1] - .012 * k)   # no two layers end in one plane: they would render black
        far = far_x - .012 * k * (1 if right else -1)
        polygon = [(far, line[0][1]), (far, line[-1][1])] + line[::-1] if right else [(far, line[-1][1]), (far, line[0][1])] + line
        prism(mesh, polygon, -.02 - .004 * k, z * (k + 1) / 3, material if k == 2 else 'contour', 1, 'contouredge')


def bridge(mesh, x0, x1, y0, y1, z=1.0, rise=1.1, arches=3, material='stone', surface='road'):
    """A bridge along x with round arches, its road a little higher in the middle, and parapets with a coping."""
    length, each = x1 - x0, (x1 - x0) / arches
    pier, steps = .9, 16

    def top(x):
        t = (x - x0) / length
        return z + rise * math.sin(math.pi * min(1, max(0, t))) ** 1.2

    def under(x):
        local = ((x - x0) % each) - each / 2
        half = each / 2 - pier / 2
        return 0 if abs(local) >= half else math.sqrt(1 - (local / half) ** 2) * (top(x0 + each * (int((x - x0) / each) + .5)) - .62)
    xs = sorted({x0 + each * k + d for k in range(arches) for d in [pier / 2 + (each - pier) * i / steps for i in range(steps + 1)] + [0]} | {x1, x0 - 2.6, x1 + 2.6})
    for a, b in zip(xs, xs[1:]):
        ends = a < x0 - .01 or b > x1 + .01
        la, lb = (0, 0) if ends else (under(a + 1e-4), under(b - 1e-4))
        ta, tb = top(a), top(b)
        for y, flip in ((y0, 1), (y1, -1)):
            front = [(a, y, la), (b, y, lb), (b, y, tb + .95), (a, y, ta + .95)]
            inner = y + .35 * flip
            behind = [(a, inner, ta), (b, inner, tb), (b, inner, tb + .95), (a, inner, ta + .95)]
            mesh.face(front if flip > 0 else front[::-1], material)
            mesh.face(behind[::-1] if flip > 0 else behind, material)
            lo, hi = sorted((y - .08 * flip, inner + .06 * flip))
            coping = [(a, lo, ta + .95), (b, lo, tb + .95), (b, hi, tb + .95), (a, hi, ta + .95)]
            raised = [(p, q, r + .14) for p, q, r in coping]
            mesh.face(raised, 'sill')
            mesh.face([coping[0], coping[1], raised[1], raised[0]], 'sill')
            mesh.face([coping[2], coping[3], raised[3], raised[2]], 'sill')
            if not ends and (la or lb):   # the ring of the arch
                out = y - .05 * flip
                ring = [(a, out, la), (b, out, lb), (b, out, lb + .42), (a, out, la + .42)]
                mesh.face(ring if flip > 0 else ring[::-1], 'sill', rng.uniform(.86, 1.0))
                mesh.face([(a, out, la), (a, y, la), (b, y, lb), (b, out, lb)], 'sill', .9)
        if not ends:
            mesh.face([(a, y0, la), (a, y1, la), (b, y1, lb), (b, y0, lb)], material, .82)
        mesh.face([(a, y0 + .3, ta + .01), (b, y0 + .3, tb + .01), (b, y1 - .3, tb + .01), (a, y1 - .3, ta + .01)], surface)
    for k in range(1, arches):   # cutwaters
        x, height = x0 + each * k, z * .9
        prism(mesh, [(x - pier * .6, y0 + .02), (x, y0 - 1.0), (x + pier * .6, y0 + .02)], -.02, height, material)
        tip = (x, y0 + .01, height + .75)
        mesh.face([(x - pier * .62, y0 + .02, height), (x, y0 - 1.02, height), tip], 'sill')
        mesh.face([(x, y0 - 1.02, height), (x + pier * .62, y0 + .02, height), tip], 'sill')


def quay(mesh, x0, x1, y, y1, z=1.3, surface='paving'):
    """A wall of planks and piles along the water, the land behind it, and ladders down."""
    box(mesh, x0, x1, y, y1, -.02, z, surface)
    box(mesh, x0, x1, y - .1, y + .35, z - .02, z + .1, 'oak', .85)
    for k in range(4):
        box(mesh, x0, x1, y - .09, y, z * k / 4 + .02, z * (k + 1) / 4 - .03, 'trunk', rng.uniform(.72, .9))
    x = x0 + .5
    while x < x1:
        tube(mesh, (x, y - .2, -.02), (x, y - .2, z + rng.uniform(.25, .5)), .15, .14, 9, 'trunk', tone=rng.uniform(.65, .85))
        x += 1.9
    for x in (x0 + (x1 - x0) * .3, x0 + (x1 - x0) * .72):
        for s in (-.25, .25):
            tube(mesh, (x + s, y - .38, 0), (x + s, y - .38, z + .5), .03, sides=5, material='metalblack')
        for k in range(5):
            tube(mesh, (x - .25, y - .38, .15 + k * .3), (x + .25, y - .38, .15 + k * .3), .025, sides=4, material='metalblack')


def boat(mesh, x, y, turn=0.0, length=7.0, paint='card:#2f5566', kind='fishing', z=0.0):
    """A clinker boat afloat. kind: 'fishing' with a wheelhouse, 'sail' with a mast and a furled sail, 'dinghy' with thwarts."""
    hull = Placed(mesh, x, y, z, turn)
    beam, deep = length * (.17 if kind != 'dinghy' else .19), length * .13
    stations, rows = 14, 6

    def point(i, k, side):
        t = i / stations
        half = beam * (math.sin(math.pi * min(1, (t * .86 + .2)) ) ** .6 if t < .97 else 0) * (1 if t < .93 else (1 - t) / .07)
        sheer = deep * (1 + .55 * (t - .38) ** 2 * 3)
        s = k / rows
        out = half * (1 - (1 - s) ** 2.1) ** .75
        return Vector((length * (t - .5) + .12 * length * (t > .9) * s * .4, side * out, -.12 + sheer * s))
    for side in (-1, 1):
        for i in range(stations):
            for k in range(rows):
                quad = [point(i, k, side), point(i + 1, k, side), point(i + 1, k + 1, side), point(i, k + 1, side)]
                step = Vector((0, side * .012, 0))
                quad = [quad[0] + step, quad[1] + step, quad[2], quad[3]]
                hull.face(quad if side < 0 else quad[::-1], paint if k < rows - 1 else 'white', rng.uniform(.96, 1.03))
            a, b = point(i, rows, side), point(i + 1, rows, side)
            tube(hull, a, b, .06, sides=6, material='oak', caps=False)
    for i in range(stations):   # deck, or the bottom boards of a dinghy
        drop = .14 if kind != 'dinghy' else deep * .72
        a, b, c, d = (point(i, rows, -1), point(i + 1, rows, -1), point(i + 1, rows, 1), point(i, rows, 1))
        hull.face([p * 1 - Vector((0, 0, drop)) + Vector((0, -p.y * .06, 0)) for p in (a, b, c, d)], 'deck', rng.uniform(.92, 1.05))
    transom = [point(0, k, -1) for k in range(rows + 1)] + [point(0, k, 1) for k in range(rows, -1, -1)]
    hull.face(transom[::-1], paint, .95)
    if kind == 'fishing':
        box(hull, -length * .22, length * .04, -beam * .55, beam * .55, deep * .8, deep + 1.5, 'white')
        box(hull, -length * .24, length * .06, -beam * .62, beam * .62, deep + 1.48, deep + 1.6, paint)
        for a0, a1 in ((-length * .2, -length * .1), (-length * .08, length * .02)):
            for s in (-1, 1):
                box(hull, a0, a1, s * beam * .555 - .01, s * beam * .555 + .01, deep + .75, deep + 1.3, 'glass')
        box(hull, length * .038, length * .046, -beam * .45, beam * .45, deep + .75, deep + 1.3, 'glass')
        tube(hull, (-length * .02, 0, deep + 1.5), (-length * .02, 0, deep + 3.4), .07, .04, 8, 'oak')
        tube(hull, (length * .22, 0, deep * .8), (length * .22, 0, deep + 3.6), .09, .06, 8, 'oak')
        tube(hull, (length * .22, 0, deep + .9), (-length * .02, 0, deep + 2.9), .05, sides=6, material='oak')
        for px in (length * .12, length * .3, -length * .36):
            box(hull, px - .3, px + .3, -.35, .35, deep * .85, deep * .85 + .4, 'card:#c4793d', rng.uniform(.85, 1.1))
    elif kind == 'sail':
        box(hull, -length * .12, length * .16, -beam * .5, beam * .5, deep * .8, deep + .42, 'white')
        for s in (-1, 1):
            for a in (-.08, .0, .08):
                box(hull, length * a, length * (a + .05), s * beam * .505 - .01, s * beam * .505 + .01, deep + .1, deep + .3, 'glass')
        top = deep + length * 1.15
        tube(hull, (length * .18, 0, deep * .8), (length * .18, 0, top), .09, .05, 8, 'oak')
        tube(hull, (length * .17, 0, deep + 1.0), (-length * .36, 0, deep + 1.1), .06, sides=6, material='oak')
        tube(hull, (length * .15, 0, deep + 1.17), (-length * .33, 0, deep + 1.26), .17, .1, 10, 'card:#b4573f')
        for foot in ((length * .5, 0, deep * 1.3), (-length * .49, 0, deep * 1.2), (length * .12, beam * .9, deep), (length * .12, -beam * .9, deep)):
            tube(hull, foot, (length * .18, 0, top - .15), .016, sides=4, material='metalblack', caps=False)
    else:
        for a in (-.22, .05, .28):
            box(hull, length * a - .12, length * a + .12, -beam * .82, beam * .82, deep * .72, deep * .78, 'oak')


def reeds(mesh, x0, x1, y0, y1, count=40):
    """Reeds at the edge of water."""
    for _ in range(count):
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        for _ in range(3):
            tip = (x + rng.uniform(-.18, .18), y + rng.uniform(-.18, .18), rng.uniform(.6, 1.15))
            tube(mesh, (x, y, 0), tip, .03, .008, 3, 'leaf3', caps=False, tone=rng.uniform(.85, 1.1))


def ducks(mesh, x, y, count=4):
    for _ in range(count):
        px, py, a = x + rng.uniform(-1.6, 1.6), y + rng.uniform(-.8, .8), rng.uniform(0, 6.28)
        way = Vector((math.cos(a), math.sin(a), 0))
        body = Vector((px, py, .12))
        tube(mesh, body - way * .26, body + way * .2, .09, .15, 8, 'white')
        tube(mesh, body + way * .16 + Vector((0, 0, .06)), body + way * .22 + Vector((0, 0, .3)), .07, .08, 7, 'white')
        tube(mesh, body + way * .24 + Vector((0, 0, .28)), body + way * .42 + Vector((0, 0, .26)), .045, .02, 6, 'card:#d9943f')
