"""Hedges, shrubs, climbers and flower beds. Trees are in trees.py."""
import bmesh
from mathutils import Vector, noise

from .mesh import Frame, box, box_on, rng, tube

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
