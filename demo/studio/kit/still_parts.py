"""Parts of still lifes: turned wood, bent wire, sheets of paper and what is printed on them."""
import math

from mathutils import Vector

from .mesh import Frame, box, plate_on


def turned(mesh, frame, profile, material, sides=48, tone=1.0):
    """A part from the lathe: (radius, height) pairs along the frame's n. A radius of 0 closes an end."""
    def ring(radius, height):
        return [frame.at(radius * math.cos(2 * math.pi * k / sides), radius * math.sin(2 * math.pi * k / sides), height) for k in range(sides)]
    for (r0, h0), (r1, h1) in zip(profile, profile[1:]):
        low, high = ring(r0, h0), ring(r1, h1)
        for i in range(sides):
            k = (i + 1) % sides
            if r0 == 0:
                mesh.face([low[0], high[k], high[i]][::-1], material, tone, True)
            elif r1 == 0:
                mesh.face([low[i], low[k], high[0]], material, tone, True)
            else:
                mesh.face([low[i], low[k], high[k], high[i]], material, tone, True)


def along(start, way, side=(0, 0, 1)):
    """A frame whose n looks along a way, for turned parts."""
    n = Vector(way).normalized()
    u = Vector(side).cross(n)
    u = u.normalized() if u.length > 1e-6 else n.orthogonal().normalized()
    return Frame(start, u, n.cross(u), n)


def wire(mesh, points, radius, material, closed=False, sides=12, tone=1.0):
    """A wire bent through points."""
    points = [Vector(p) for p in points]
    count, rings, last = len(points), [], None
    for k, p in enumerate(points):
        before = points[k - 1] if closed or k else p
        after = points[(k + 1) % count] if closed or k < count - 1 else p
        way = (after - before).normalized()
        up = last if last is not None else way.orthogonal()
        x = (up - way * up.dot(way)).normalized()
        last = x
        y = way.cross(x)
        rings.append([p + (x * math.cos(t) + y * math.sin(t)) * radius for t in (2 * math.pi * i / sides for i in range(sides))])
    for a, b in zip(rings, rings[1:] + rings[:1] if closed else rings[1:]):
        for i in range(sides):
            j = (i + 1) % sides
            mesh.face([a[i], a[j], b[j], b[i]], material, tone, True)


def oval(frame, a, b, steps=48, c=0.0):
    return [frame.at(a * math.cos(2 * math.pi * k / steps), b * math.sin(2 * math.pi * k / steps), c) for k in range(steps)]


def rounded(x0, x1, y0, y1, radius, steps=8):
    """A rectangle with round corners, counter-clockwise."""
    out = []
    for cx, cy, start in ((x1 - radius, y1 - radius, 0), (x0 + radius, y1 - radius, 90), (x0 + radius, y0 + radius, 180), (x1 - radius, y0 + radius, 270)):
        out += [(cx + radius * math.cos(math.radians(start + 90 * k / steps)), cy + radius * math.sin(math.radians(start + 90 * k / steps))) for k in range(steps + 1)]
    return out


def washer(mesh, frame, inner, outer, c0, c1, material, sides=40):
    """A flat ring."""
    turned(mesh, frame, [(inner, c1), (inner, c0), (outer, c0), (outer, c1), (inner, c1)], material, sides)


def sheet(mesh, at, width, height, material, columns=24, rows=24, thickness=.012):
    """A sheet that follows a surface: at(a, b, c) is a point c above it."""
    for i in range(columns):
        for j in range(rows):
            a, b, c, d = width * i / columns, width * (i + 1) / columns, height * j / rows, height * (j + 1) / rows
            mesh.face([at(a, c, 0), at(b, c, 0), at(b, d, 0), at(a, d, 0)], material, 1, True)
            mesh.face([at(a, c, -thickness), at(a, d, -thickness), at(b, d, -thickness), at(b, c, -thickness)], material, 1, True)
    rim = [(width * i / columns, 0) for i in range(columns)] + [(width, height * j / rows) for j in range(rows)] + [(width - width * i / columns, height) for i in range(columns)] + [(0, height - height * j / rows) for j in range(rows)]
    for (a, b), (c, d) in zip(rim, rim[1:] + rim[:1]):
        mesh.face([at(a, b, -thickness), at(c, d, -thickness), at(c, d, 0), at(a, b, 0)], material)


def printed(mesh, at, x0, x1, y0, y1, material, above=.004, columns=6, rows=1):
    """A rectangle printed on a surface, in as many pieces as the surface bends."""
    for i in range(columns):
        for j in range(rows):
            a, b, c, d = x0 + (x1 - x0) * i / columns, x0 + (x1 - x0) * (i + 1) / columns, y0 + (y1 - y0) * j / rows, y0 + (y1 - y0) * (j + 1) / rows
            mesh.face([at(a, c, above), at(b, c, above), at(b, d, above), at(a, d, above)], material)


def card(mesh, frame, x0, x1, y0, y1, radius, c0, c1, material):
    plate_on(mesh, frame, rounded(x0, x1, y0, y1, radius), c0, c1, material)

def desk(mesh, width, depth, wood, inlay=None):
    """A desk's top. An inlay has a thin brass line round it."""
    x, y = width / 2, depth / 2
    box(mesh, -x, x, -y, y, -.26, 0, wood)
    if inlay:
        box(mesh, -x + .34, x - .34, -y + .34, y - .34, -.02, .012, 'brasskey')
        box(mesh, -x + .37, x - .37, -y + .37, y - .37, -.02, .018, inlay)
