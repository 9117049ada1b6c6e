"""Sashes, casements and modern windows, with their sills, heads, shutters and bays. Each returns the opening (a0, b0, a1, b1)."""
import math

from .mesh import Frame, box_on, plate_on, rng, tube
from .panel import panel

lit = [0.0]   # the share of windows with a light on, set by the scene


def pane(mesh, frame, x0, x1, y0, y1, depth):
    material = 'glow' if rng.random() < lit[0] and not mesh.white else 'glass'
    mesh.face([frame.at(x0, y0, depth), frame.at(x1, y0, depth), frame.at(x1, y1, depth), frame.at(x0, y1, depth)],
              material, rng.uniform(.85, 1.3))
    return material


def window(mesh, frame, a, b, width, height, kind='sash', columns=3, rows=4, depth=.13, joinery='frame', sill='sill', head=None, shutters=None, wall='brick'):
    """A window centred on a, its sill at b."""
    x0, x1, y0, y1 = a - width / 2, a + width / 2, b, b + height
    pane(mesh, frame, x0, x1, y0, y1, -depth + .006)
    f = .045 if kind == 'modern' else .07

    def bar(p0, p1, q0, q1, out=.06):
        box_on(mesh, frame, p0, p1, q0, q1, -depth, -depth + out, joinery)
    bar(x0, x0 + f, y0, y1)
    bar(x1 - f, x1, y0, y1)
    bar(x0 + f, x1 - f, y0, y0 + f * 1.2)
    bar(x0 + f, x1 - f, y1 - f, y1)
    glazing = .03
    mullion = {'sash': glazing, 'casement': .075, 'modern': .05, 'lattice': .02}[kind]
    for i in range(1, columns):
        x = x0 + f + (width - 2 * f) * i / columns
        bar(x - mullion / 2, x + mullion / 2, y0 + f, y1 - f, .036 if mullion < .05 else .052)
    if kind == 'sash':
        middle = (y0 + y1) / 2
        bar(x0 + f, x1 - f, middle - .03, middle + .03, .055)
    for i in range(1, rows):
        y = y0 + f + (height - 2 * f) * i / rows
        if kind == 'sash' and abs(i - rows / 2) < .1:
            continue
        bar(x0 + f, x1 - f, y - glazing / 2, y + glazing / 2, .035)
    if kind == 'casement' and rows > 2:
        for i in range(columns):
            x = x0 + f + (width - 2 * f) * (i + .5) / columns
            bar(x - glazing / 2, x + glazing / 2, y0 + f, y1 - f, .034)
    if sill:
        box_on(mesh, frame, x0 - .07, x1 + .07, y0 - .085, y0, -depth, .08, sill)
    _head(mesh, frame, x0, x1, y1, a, head, wall)
    if shutters:
        for s0 in (x0 - width * .5 - .03, x1 + .03):
            s1 = s0 + width * .5
            box_on(mesh, frame, s0, s1, y0, y1, .01, .05, shutters)
            for p in (0, 1):
                q = y0 + .08 + p * height / 2
                box_on(mesh, frame, s0 + .07, s1 - .07, q, q + height / 2 - .16, .05, .062, shutters, 1.15)
    return x0, y0, x1, y1


def _head(mesh, frame, x0, x1, y1, a, head, wall):
    width = x1 - x0
    if head == 'arch':   # a gauged flat arch
        plate_on(mesh, frame, [(x0 - .05, y1), (x1 + .05, y1), (x1 + .16, y1 + .28), (x0 - .16, y1 + .28)], -.01, .02, wall, .82)
    elif head == 'stone':
        box_on(mesh, frame, x0 - .14, x1 + .14, y1, y1 + .24, -.02, .03, 'sill')
    elif head == 'hood':
        box_on(mesh, frame, x0 - .12, x1 + .12, y1 + .02, y1 + .09, 0, .12, 'trim')
    elif head == 'architrave':
        box_on(mesh, frame, x0 - .11, x1 + .11, y1, y1 + .11, 0, .04, 'trim')
    elif head == 'segment':
        points = [(x1 + .06, y1)] + [(a + math.cos(t) * (width / 2 + .13), y1 + .02 + math.sin(t) * .30) for t in [math.pi * k / 10 for k in range(11)]] + [(x0 - .06, y1)]
        plate_on(mesh, frame, points, -.01, .02, wall, .82)


def casing(mesh, frame, hole, width=.1, material='trim', out=.05):
    """Boards round an opening, as weatherboard and tile-hanging need."""
    x0, y0, x1, y1 = hole
    for p0, p1, q0, q1 in ((x0 - width, x0, y0 - width * .6, y1 + width), (x1, x1 + width, y0 - width * .6, y1 + width), (x0, x1, y1, y1 + width)):
        box_on(mesh, frame, p0, p1, q0, q1, -.02, out + .03, material)


def lancet(mesh, frame, a, b, width, height, depth=.2, arch='pointed', joinery='sill', leaded=True):
    """A chapel window: the glass is set proud of a dark card, its arch outlined in stone."""
    r = width / 2
    spring = b + height - (width * .86 if arch == 'pointed' else r)
    turns = [math.pi / 3 * k / 8 for k in range(9)] if arch == 'pointed' else [math.pi / 2 * k / 8 for k in range(9)]
    reach = width if arch == 'pointed' else r

    def outline(grow):
        right = [(a - r + reach * math.cos(t) + (grow if reach * math.cos(t) > r * .2 else grow * .3), spring + (reach + grow) * math.sin(t)) if arch == 'pointed'
                 else (a + (r + grow) * math.cos(t), spring + (r + grow) * math.sin(t)) for t in turns]
        left = [(2 * a - x, y) for x, y in reversed(right)]
        return [(a - r - grow, b), (a + r + grow, b)] + right + left
    plate_on(mesh, frame, outline(.13), -.02, .05, joinery)
    plate_on(mesh, frame, outline(0), .04, .06, 'glow' if rng.random() < lit[0] else 'glass')
    if leaded:
        box_on(mesh, frame, a - .025, a + .025, b, b + height - .12, .055, .085, joinery)
        for k in range(1, int(height / .5)):
            box_on(mesh, frame, a - r, a + r, b + k * .5 - .012, b + k * .5 + .012, .055, .075, joinery)
    box_on(mesh, frame, a - r - .2, a + r + .2, b - .14, b, -.02, .14, joinery)


def roundel_window(mesh, frame, a, b, radius, joinery='trim'):
    """A round window with a cross of bars."""
    ring = [(a + math.cos(t) * radius, b + math.sin(t) * radius) for t in [2 * math.pi * k / 28 for k in range(28)]]
    rim = [(a + math.cos(t) * (radius + .09), b + math.sin(t) * (radius + .09)) for t in [2 * math.pi * k / 28 for k in range(28)]]
    plate_on(mesh, frame, rim, -.02, .05, joinery)
    plate_on(mesh, frame, ring, .03, .055, 'glass')
    box_on(mesh, frame, a - radius, a + radius, b - .018, b + .018, .05, .075, joinery)
    box_on(mesh, frame, a - .018, a + .018, b - radius, b + radius, .05, .075, joinery)


def bay(mesh, frame, a, b, width, height, out=.75, shape='canted', storeys=1, joinery='frame', wall='brick', roof='lead', kind='sash', step=2.7, dado=.75):
    """A bay window standing before the wall: canted, square, or bowed. Its base reaches the ground at b."""
    count = {'canted': 3, 'square': 3, 'bow': 7}[shape]
    if shape == 'bow':
        span = [math.pi * k / count for k in range(count + 1)]
        corners = [(a - width / 2 * math.cos(t), out * math.sin(t)) for t in span]
    else:
        inset = .55 if shape == 'canted' else .02
        corners = [(a - width / 2, 0), (a - width / 2 + inset, out), (a + width / 2 - inset, out), (a + width / 2, 0)]
    for level in range(storeys):
        z = b + level * step
        for (a0, c0), (a1, c1) in zip(corners, corners[1:]):
            origin, end = frame.at(a0, z, c0), frame.at(a1, z, c1)
            face = Frame(origin, end - origin)
            length = (end - origin).length
            hole = None
            if length > .3:
                columns = max(1, round(length / (.55 if shape != 'bow' else .4)))
                hole = window(mesh, face, length / 2, dado, length - .14, height - dado - .3, kind, columns, 4 if kind == 'sash' else 3, depth=.07, joinery=joinery, sill=joinery)
            panel(mesh, face, [(0, 0), (length, 0), (length, height), (0, height)], [hole] if hole else [], material=wall if level == 0 else 'trim', reveal=.07)
        _bay_cap(mesh, frame, corners, z + height, roof if level == storeys - 1 else 'trim', level == storeys - 1 and shape != 'bow')


def _bay_cap(mesh, frame, corners, z, roof, pitched):
    grow = 1.09
    middle = sum(x for x, _ in corners) / len(corners)
    rim = [(middle + (x - middle) * grow, c * 1.08 + .06 if c > .01 else 0) for x, c in corners]
    low, high = [frame.at(x, z, c) for x, c in rim], [frame.at(x, z + .13, c) for x, c in rim]
    for i in range(len(rim) - 1):
        mesh.face([low[i], low[i + 1], high[i + 1], high[i]], 'trim')
    mesh.face(low[::-1], 'trim')
    lift, pull = (.5, .5) if pitched else (.2, .86)
    crown = [frame.at(middle + (x - middle) * pull, z + .13 + lift, c * .12) for x, c in rim]
    for i in range(len(rim) - 1):
        mesh.face([high[i], high[i + 1], crown[i + 1], crown[i]], roof)
    mesh.face(crown, roof)


def balcony(mesh, frame, a, b, width, out=1.2, rail='metalblack', deck='deck', glass=False):
    box_on(mesh, frame, a - width / 2, a + width / 2, b - .16, b, -.02, out, deck)
    if glass:
        for p in ((a - width / 2, out - .03, a + width / 2, out),):
            box_on(mesh, frame, p[0], p[2], b + .04, b + 1.0, p[1], p[3], 'cardglass')
    for x0, c0, x1, c1 in ((a - width / 2, 0, a - width / 2, out), (a - width / 2, out, a + width / 2, out), (a + width / 2, out, a + width / 2, 0)):
        tube(mesh, frame.at(x0, b + 1.02, c0), frame.at(x1, b + 1.02, c1), .025, material=rail, sides=6)
        if glass:
            continue
        length = max(abs(x1 - x0), abs(c1 - c0))
        for k in range(int(length / .13) + 1):
            t = k / max(1, int(length / .13))
            x, c = x0 + (x1 - x0) * t, c0 + (c1 - c0) * t
            tube(mesh, frame.at(x, b, c), frame.at(x, b + 1.02, c), .011, material=rail, sides=4, caps=False)
