"""Model-maker's trees, hedges, shrubs and flower beds."""
import math

import bmesh
from mathutils import Vector, noise

from .mesh import Frame, box, box_on, plate_on, rng, tube

_balls = {}


def _ball(detail):
    if detail not in _balls:
        work = bmesh.new()
        bmesh.ops.create_icosphere(work, subdivisions=detail, radius=1.0)
        _balls[detail] = ([v.co.copy() for v in work.verts], [[v.index for v in f.verts] for f in work.faces])
        work.free()
    return _balls[detail]


def blob(mesh, centre, radius, material='leaf1', squash=1.0, rough=.18, detail=3, tone=1.0, pitch=2.2):
    """A ball of foliage, its surface stirred by noise."""
    points, faces = _ball(detail)
    where = Vector((rng.uniform(0, 99), rng.uniform(0, 99), rng.uniform(0, 99)))
    centre = Vector(centre)
    placed = []
    for p in points:
        k = 1 + (rough * noise.fractal(p * pitch + where, 1.0, 2.0, 4) if rough else 0)
        placed.append(centre + Vector((p.x * radius * k, p.y * radius * k, p.z * radius * k * squash)))
    for face in faces:
        mesh.face([placed[i] for i in face], material, tone, True)


def _trunk(mesh, x, y, z, height, radius=.075):
    tube(mesh, (x, y, z), (x, y, z + height), radius, radius * .7, 8, 'trunk')


def discs(mesh, x, y, z, height, radius, material='leaf1', shape='round', trunk=.33, count=None):
    """A dowel and stacked discs cut from card."""
    _trunk(mesh, x, y, z, height * .97)
    count = count or max(6, round(height * (1 - trunk) / .52))
    z0, z1 = z + height * trunk, z + height
    for i in range(count):
        s = (i + .5) / count
        r = radius * {'round': math.sqrt(max(.02, 1 - (2 * s - 1) ** 2 * .92)), 'cone': 1 - s * .88, 'poplar': math.sin(math.pi * (s * .84 + .12)) ** .6,
                      'spread': math.sqrt(max(.02, 1 - (1.5 * s - .55) ** 2))}[shape]
        zz, phase, waves = z0 + (z1 - z0) * s, rng.uniform(0, 6.28), max(9, int(r * 9))
        steps = min(84, waves * 5)
        ox, oy = rng.uniform(-.05, .05) * radius, rng.uniform(-.05, .05) * radius
        edge = []
        for j in range(steps):
            a = 2 * math.pi * j / steps
            q = r * (1 + .05 * math.cos(waves * a + phase) + .055 * math.sin(2 * a + phase) + .035 * math.sin(3 * a + phase * 2))
            edge.append((x + ox + q * math.cos(a), y + oy + q * math.sin(a)))
        tone = 1 + rng.uniform(-.08, .08)
        mesh.face([(px, py, zz + .07) for px, py in edge], material, tone)
        mesh.face([(px, py, zz) for px, py in edge][::-1], material, tone * .95)
        for p, q in zip(edge, edge[1:] + edge[:1]):
            mesh.face([(p[0], p[1], zz), (q[0], q[1], zz), (q[0], q[1], zz + .07), (p[0], p[1], zz + .07)], material, tone * 1.04)


def cloud(mesh, x, y, z, height, radius, material='leaf2', count=7):
    """A crown of several balls, as of lichen or sponge."""
    _trunk(mesh, x, y, z, height - radius * .8, .11)
    blob(mesh, (x, y, z + height - radius), radius * .82, material, .92, .16, 3, 1 + rng.uniform(-.05, .05))
    for k in range(count):
        a, r = 2 * math.pi * k / count + rng.uniform(-.3, .3), radius * rng.uniform(.5, .68)
        blob(mesh, (x + r * math.cos(a), y + r * math.sin(a), z + height - radius * rng.uniform(.85, 1.35)), radius * rng.uniform(.4, .55), material, .9, .18, 3, 1 + rng.uniform(-.1, .1))


def ball(mesh, x, y, z, height, radius, material='leaf1'):
    """A clipped standard."""
    _trunk(mesh, x, y, z, height - radius, .06)
    blob(mesh, (x, y, z + height - radius), radius, material, 1.0, .06, 4)


def cards(mesh, x, y, z, height, radius, material='leaf1', trunk=.25):
    """A silhouette cut four times and slotted together."""
    _trunk(mesh, x, y, z, height * .6)
    start, low = rng.uniform(0, 3), z + height * trunk
    bumps = rng.uniform(0, 6)
    for k in range(4):
        a = start + math.pi * k / 4
        frame = Frame((x, y, 0), (math.cos(a), math.sin(a), 0))
        outline = []
        for j in range(40):
            t = 2 * math.pi * j / 40
            w = 1 + .06 * math.sin(7 * t + bumps) + .04 * math.sin(4 * t + k)
            outline.append((radius * w * math.cos(t), low + (height - height * trunk) / 2 * (1 + w * .97 * math.sin(t))))
        plate_on(mesh, frame, outline, -.03, .03, material, 1 + rng.uniform(-.1, .1))


def wire(mesh, x, y, z, height, radius, material='wire', leaf=None, depth=4):
    """A winter tree of twisted wire, with leaves or blossom at its tips where asked."""
    def branch(foot, way, length, thick, level):
        tip = foot + way * length
        tube(mesh, foot, tip, thick, thick * .72, 5, material, caps=False)
        if level == 0:
            if leaf:
                blob(mesh, tip, rng.uniform(.2, .36) * radius / 2, leaf, 1, .1, 2, rng.uniform(.9, 1.1))
            return
        for _ in range(3):
            a, spread = rng.uniform(0, 6.28), rng.uniform(.35, .8)
            turned = (way + Vector((math.cos(a) * spread, math.sin(a) * spread, rng.uniform(-.05, .28)))).normalized()
            branch(tip, turned, length * rng.uniform(.6, .8), thick * .66, level - 1)
    branch(Vector((x, y, z)), Vector((0, 0, 1)), height * .34, .12 * height / 7, depth)


def tree(mesh, kind, x, y, height, radius, material=None, z=0.0, season='summer'):
    """Any tree by its kind. Broad-leaved ones stand bare in winter."""
    own = material or rng.choice(['leaf1', 'leaf2', 'leaf1', 'leaf3' if season in ('spring', 'autumn') else 'leaf2'])
    if season == 'winter' and kind in ('round', 'cloud', 'cards', 'spread', 'wire') and not material:
        return wire(mesh, x, y, z, height, radius)
    if kind in ('round', 'cone', 'poplar', 'spread'):
        return discs(mesh, x, y, z, height, radius, own, kind)
    if kind == 'pine':
        return discs(mesh, x, y, z, height, radius, material or 'yew', 'cone', .12)
    if kind == 'yew':
        _trunk(mesh, x, y, z, height * .3)
        return blob(mesh, (x, y, z + height * .52), radius, material or 'yew', height / radius / 2.1, .07, 3)
    if kind == 'wire':
        return wire(mesh, x, y, z, height, radius, leaf=own)
    return {'cloud': cloud, 'ball': ball, 'cards': cards}[kind](mesh, x, y, z, height, radius, own)


def hedge(mesh, points, width=.7, height=1.1, material='hedge', z=0.0, layers=5):
    """A hedge of stacked strips along a line of (x, y)."""
    for p, q in zip(points, points[1:]):
        start, end = Vector((p[0], p[1], 0)), Vector((q[0], q[1], 0))
        length = (end - start).length
        frame = Frame((start.x, start.y, z), end - start)
        each = height / layers
        for i in range(layers):
            shift, spare, w = rng.uniform(-.03, .03), rng.uniform(-.05, .05), width * (1 - .07 * i / layers)
            box_on(mesh, frame, -width / 2 + spare, length + width / 2 - spare, i * each + .012, (i + 1) * each - .02, -w / 2 + shift, w / 2 + shift, material, 1 + rng.uniform(-.06, .06))


def shrub(mesh, x, y, radius, material='shrub', z=0.0):
    blob(mesh, (x, y, z + radius * .7), radius, material, .85, .2, 3, 1 + rng.uniform(-.08, .08))


def box_ball(mesh, x, y, radius, z=0.0, material='yew'):
    blob(mesh, (x, y, z + radius * .95), radius, material, 1, .025, 4)


def cone(mesh, x, y, height, radius, z=0.0, material='yew'):
    tube(mesh, (x, y, z), (x, y, z + height), radius, .04, 24, material)


def bed(mesh, x0, x1, y0, y1, z=0.0, density=5.0, colours=('flower1', 'flower2', 'shrub', 'leaf2'), tall=.55):
    """A planted border: soil and many small heads."""
    box(mesh, x0, x1, y0, y1, z - .05, z + .05, 'soil')
    for _ in range(int((x1 - x0) * (y1 - y0) * density) + 2):
        r = rng.uniform(.12, .26)
        blob(mesh, (rng.uniform(x0 + .1, x1 - .1), rng.uniform(y0 + .1, y1 - .1), z + rng.uniform(.2, tall)), r, rng.choice(colours), .9, .2, 2, rng.uniform(.9, 1.12))


def climber(mesh, frame, a, b, width, height, material='leaf2', density=9):
    """Leaves on a wall."""
    for _ in range(int(width * height * density)):
        u = rng.gauss(0, .3) * width
        v = rng.uniform(0, 1) ** .8 * height
        blob(mesh, frame.at(a + u * (.4 + .6 * v / height), b + v, .08), rng.uniform(.1, .2), material, .9, .2, 2, rng.uniform(.85, 1.12))


def pots(mesh, x, y, count=3, z=0.0):
    for _ in range(count):
        px, py, r = x + rng.uniform(-.35, .35), y + rng.uniform(-.2, .2), rng.uniform(.13, .2)
        tube(mesh, (px, py, z), (px, py, z + r * 1.8), r * .75, r, 14, 'terracotta')
        blob(mesh, (px, py, z + r * 2.3), r * 1.1, rng.choice(['leaf2', 'flower1', 'shrub', 'yew']), 1, .2, 2)
