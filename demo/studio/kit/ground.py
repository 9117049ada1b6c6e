"""What a model stands on: the base board, lawns, paths, streets and water."""
import math

from .mesh import box, box_on, Frame, plate_on, prism, rng, tube


def base(mesh, x0, x1, y0, y1, top='lawn', edge=.3, thickness=.55):
    box(mesh, x0 - edge, x1 + edge, y0 - edge, y1 + edge, -thickness, -.1, 'base')
    box(mesh, x0, x1, y0, y1, -.1, 0, top)


def strip(mesh, points, width, material, z=.02, tone=1.0):
    """A path of one width along a line of (x, y)."""
    left, right = [], []
    for i, (x, y) in enumerate(points):
        ax, ay = points[max(0, i - 1)]
        bx, by = points[min(len(points) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    for i in range(len(points) - 1):
        quad = [right[i], right[i + 1], left[i + 1], left[i]]
        mesh.face([(px, py, z) for px, py in quad], material, tone)
        for a, b in ((right[i], right[i + 1]), (left[i + 1], left[i])):
            mesh.face([(a[0], a[1], 0), (b[0], b[1], 0), (b[0], b[1], z), (a[0], a[1], z)], material, tone)


def curve(start, end, bend=.0, steps=14):
    """An S between two places on the ground: it leaves and arrives along y."""
    (x0, y0), (x1, y1) = start, end
    out = []
    for i in range(steps + 1):
        t = i / steps
        s = t * t * (3 - 2 * t)
        out.append((x0 + (x1 - x0) * s + bend * math.sin(math.pi * t), y0 + (y1 - y0) * t))
    return out


def stones(mesh, points, z=.03, gap=.75):
    """Stepping stones along a line."""
    total = 0
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length = math.hypot(x1 - x0, y1 - y0)
        while total < length:
            t = total / length
            x, y, r = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, .3
            ring = [(x + r * rng.uniform(.9, 1.1) * math.cos(k * .785), y + r * .8 * rng.uniform(.9, 1.1) * math.sin(k * .785)) for k in range(8)]
            prism(mesh, ring, 0, z, 'paving', rng.uniform(.94, 1.06))
            total += gap
        total -= length


def street(mesh, x0, x1, y0, depth=5.5, pavement=1.7, surface='road', markings=True, far=.0):
    """A pavement in front of y0 and a road beyond it, towards the viewer."""
    prism(mesh, [(x0, y0 - pavement), (x1, y0 - pavement), (x1, y0), (x0, y0)], -.02, .1, 'pavement', edge='kerb')
    for k in range(int((x1 - x0) / 1.2)):
        x = x0 + k * 1.2
        box(mesh, x, x + .012, y0 - pavement + .18, y0 - .02, .1, .1045, 'kerb', .86)
    box(mesh, x0, x1, y0 - pavement - .16, y0 - pavement, -.02, .115, 'kerb')
    box(mesh, x0, x1, y0 - pavement - depth, y0 - pavement - .16, -.05, .012, surface)
    if markings and surface == 'road':
        middle = y0 - pavement - depth * .62
        for k in range(int((x1 - x0) / 4)):
            x = x0 + 1 + k * 4
            box(mesh, x, x + 2, middle - .05, middle + .05, .011, .0165, 'marking')
        for offset in (.42, .62):
            box(mesh, x0, x1, y0 - pavement - offset - .03, y0 - pavement - offset, .011, .016, 'marking', .98)


def pond(mesh, x, y, rx, ry, z=.012, material='water'):
    ring = [(x + rx * math.cos(t) * (1 + .08 * math.sin(3 * t + 1)), y + ry * math.sin(t) * (1 + .07 * math.sin(2 * t))) for t in [2 * math.pi * k / 48 for k in range(48)]]
    rim = [(x + (px - x) * 1.1, y + (py - y) * 1.12) for px, py in ring]
    prism(mesh, rim, 0, z, 'contouredge')
    prism(mesh, ring, 0, z + .012, material)


def hill(mesh, x0, x1, y0, y1, steps=5, rise=.6, top='lawn'):
    """Ground that rises towards the back in steps of card. Returns the middle of each step as (y, z)."""
    each, middles = (y1 - y0) / steps, []
    for k in range(steps):
        edge = [(x0 + (x1 - x0) * i / 32, y0 + each * (k + .3 * math.sin(i * .42 + k * .7) + .16 * math.sin(i * 1.05 + k))) for i in range(33)]
        gap = .012 * k   # no two steps end in one plane: they would render black
        edge[0], edge[-1] = (x0 + gap, edge[0][1]), (x1 - gap, edge[-1][1])
        prism(mesh, edge + [(x1 - gap, y1 - gap), (x0 + gap, y1 - gap)], k * rise - .02, (k + 1) * rise, top, 1 - k * .015, 'contouredge')
        middles.append((y0 + each * (k + .62), (k + 1) * rise))
    return middles


def stripes(mesh, x0, x1, y0, y1, count=9, along='x', z=.006, material='lawn'):
    """A mown lawn."""
    for k in range(count):
        tone = 1.05 if k % 2 else .95
        if along == 'x':
            box(mesh, x0 + (x1 - x0) * k / count, x0 + (x1 - x0) * (k + 1) / count, y0, y1, -.02, z, material, tone)
        else:
            box(mesh, x0, x1, y0 + (y1 - y0) * k / count, y0 + (y1 - y0) * (k + 1) / count, -.02, z, material, tone)


def scale_bar(mesh, x, y, count=5, each=1.0):
    for i in range(count):
        box(mesh, x + i * each, x + (i + 1) * each, y, y + .1, -.1, -.094, 'ink' if i % 2 == 0 else 'white')


def lamp_post(mesh, x, y, height=3.6, z=.1, material='brass'):
    tube(mesh, (x, y, z), (x, y, z + .5), .09, .07, 10, material)
    tube(mesh, (x, y, z + .5), (x, y, z + height), .045, .035, 8, material)
    tube(mesh, (x, y, z + height), (x, y, z + height + .42), .1, .17, 6, 'chalk')
    tube(mesh, (x, y, z + height + .42), (x, y, z + height + .62), .2, .02, 6, material)


def bollard(mesh, x, y, z=.1):
    tube(mesh, (x, y, z), (x, y, z + .9), .08, .06, 10, 'metalblack')


def bench(mesh, x, y, turn=0.0, z=0.0, material='oak'):
    frame = Frame((x, y, z), (math.cos(turn), math.sin(turn), 0))
    for k in range(3):
        box_on(mesh, frame, -.75, .75, .42, .46, -.05 + k * .15, .07 + k * .15, material)
    for k in range(3):
        box_on(mesh, frame, -.75, .75, .55 + k * .13, .64 + k * .13, -.1, -.06, material)
    for a in (-.68, .62):
        box_on(mesh, frame, a, a + .06, 0, .92, -.1, -.04, material)
        box_on(mesh, frame, a, a + .06, 0, .44, .3, .36, material)


def sign(mesh, x, y, z=0.0, material='door'):
    """An agent's board: the house for sale."""
    box(mesh, x - .05, x + .05, y - .05, y + .05, z, z + 2.5, 'white')
    frame = Frame((x, y - .07, z))
    plate_on(mesh, frame, [(.06, 1.6), (1.1, 1.6), (1.1, 2.4), (.06, 2.4)], -.02, .02, material)
    box_on(mesh, frame, .2, .96, 1.95, 2.12, .02, .03, 'brass')
