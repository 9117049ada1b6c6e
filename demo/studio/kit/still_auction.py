"""What is on an auctioneer's rostrum: gavel and block, catalogue, a glass of water, a bidder's number."""
import math

from mathutils import Vector

from . import still_parts as parts
from .mesh import Frame, box, rng
from .vehicle_fittings import letters
from .vehicle_form import spline

TABLE = .02   # the leather is this much above the wood


def rostrum(mesh):
    """Returns width, depth and the height of the floor."""
    width, depth, floor = 7.0, 4.6, -1.35
    parts.desk(mesh, width, depth, 'walnut', 'leather')
    body(mesh, width - .7, depth - .7, floor)
    catalogue(mesh, -1.0, .5, 7)
    gavel(mesh, 1.95, -.3, 212)
    tumbler(mesh, 2.3, 1.25)
    paddle(mesh, -1.75, -1.4, -14, '27')
    return width, depth, floor


def body(mesh, width, depth, floor):
    """The front of the rostrum: a frame with sunk panels on a plinth."""
    x, y = width / 2, depth / 2
    box(mesh, -x, x, -y, y, floor, -.26, 'walnutdark')
    box(mesh, -x - .12, x + .12, -y - .12, y + .12, floor, floor + .22, 'walnut')
    box(mesh, -x - .08, x + .08, -y - .08, y + .08, -.38, -.26, 'walnut')
    for side, span in ((Frame((0, -y, 0)), x), (Frame((-x, 0, 0), (0, -1, 0)), y), (Frame((x, 0, 0), (0, 1, 0)), y)):
        count = 3 if span > 3 else 2
        for k in range(count):
            a = -span + 2 * span * k / count
            b = a + 2 * span / count
            parts.card(mesh, side, a + .16, b - .16, floor + .36, -.5, .03, 0, .05, 'walnut')
            parts.card(mesh, side, a + .30, b - .30, floor + .50, -.64, .03, .05, .075, 'walnutdark')


def gavel(mesh, x, y, turn):
    """The head is across the block; the handle comes down to the desk towards turn."""
    base = Frame((x, y, TABLE), (1, 0, 0), (0, 1, 0))
    parts.turned(mesh, base, [(0, 0), (.78, 0), (.82, .04), (.82, .10), (.76, .15), (.74, .19), (.78, .23), (.76, .28), (.66, .31), (.62, .30), (0, .30)], 'walnut', 72)
    parts.turned(mesh, base, [(.765, .165), (.795, .175), (.795, .205), (.765, .215)], 'brasskey', 72)
    radius, reach = .35, 2.55
    a = math.radians(turn)
    out = Vector((math.cos(a), math.sin(a), 0))
    middle = Vector((x, y, TABLE + .31 + radius)) + out * .05
    end = middle + out * reach
    end.z = TABLE + .14
    across = Vector((-out.y, out.x, 0))
    head = parts.along(middle, across)
    half = [(0, .52), (.26, .52), (.305, .49), (.315, .44), (.30, .40), (.255, .375), (.25, .345), (.29, .31), (.325, .25), (.343, .17), (.348, .085)]
    parts.turned(mesh, head, [(r, -h) for r, h in half] + [(r, h) for r, h in half[::-1]], 'walnut', 64)
    parts.turned(mesh, head, [(.34, -.09), (.362, -.08), (.362, .08), (.34, .09)], 'brasskey', 64)
    handle = parts.along(middle, end - middle)
    parts.turned(mesh, handle, [(.135, .33), (.15, .36), (.15, .42), (.12, .45), (.095, .52), (.085, .64), (.10, .70), (.12, .735), (.12, .765), (.10, .80), (.08, .86), (.085, 1.0), (.105, 1.3), (.125, 1.62), (.13, 1.85), (.115, 2.05),
                                (.09, 2.2), (.085, 2.26), (.12, 2.32), (.14, 2.4), (.14, 2.48), (.11, 2.55), (.05, 2.59), (0, 2.6)], 'walnut', 40)


def tumbler(mesh, x, y):
    """A glass of water. A ray passes four clear surfaces and no more, so the glass is one skin and the water has no floor."""
    base = Frame((x, y, TABLE), (1, 0, 0), (0, 1, 0))
    parts.turned(mesh, base, [(0, .03), (.29, .03), (.315, .06), (.385, 1.02)], 'tumbler', 64)
    parts.turned(mesh, base, [(.385, 1.02), (.392, 1.035), (.38, 1.045), (.373, 1.03)], 'rim', 64)
    parts.turned(mesh, base, [(0, .004), (.30, .004), (.315, .02), (.30, .035)], 'rim', 64)
    parts.turned(mesh, base, [(.305, .07), (.352, .70), (0, .70)], 'drink', 64)


def paddle(mesh, x, y, turn, number):
    """A bidder's number on a stick."""
    a = math.radians(turn)
    frame = Frame((x, y, TABLE), (math.cos(a), math.sin(a), 0), (-math.sin(a), math.cos(a), 0))
    parts.card(mesh, frame, -1.9, .2, -.11, .11, .1, 0, .07, 'oakdesk')
    parts.card(mesh, frame, -.75, .95, -.62, .62, .16, .07, .12, 'white')
    parts.card(mesh, frame, -.67, .87, -.54, .54, .11, .12, .126, 'leather')
    parts.card(mesh, frame, -.64, .84, -.51, .51, .09, .12, .13, 'white')
    letters(mesh, frame.moved(.1, .0, .136), number, 1.05, 'ink')


RISE = spline([(0, .05), (.10, .19), (.3, .25), (.65, .23), (1.1, .18), (1.62, .13)])


def catalogue(mesh, x, y, turn, width=1.6, height=2.25):
    """An open catalogue: a cover, two blocks of pages that curve into the spine, and the lots printed on them."""
    a = math.radians(turn)
    frame = Frame((x, y, TABLE), (math.cos(a), math.sin(a), 0), (-math.sin(a), math.cos(a), 0))
    parts.card(mesh, frame, -width - .05, width + .05, -height / 2 - .05, height / 2 + .05, .03, 0, .03, 'cord')
    for side in (1, -1):
        def at(s, t, c, side=side):
            return frame.at(side * s, t - height / 2, float(RISE(s)) + c)
        steps = 28
        for k in range(steps):
            p, q = width * k / steps, width * (k + 1) / steps
            quads = [[at(p, 0, 0), at(q, 0, 0), at(q, height, 0), at(p, height, 0)]]
            for t in (0, height):
                quads.append([frame.at(side * p, t - height / 2, .03), frame.at(side * q, t - height / 2, .03), at(q, t, 0), at(p, t, 0)])
            for n, quad in enumerate(quads):
                mesh.face(quad if (side > 0) == (n < 2) else quad[::-1], 'page', 1 if n == 0 else .93, n == 0)
        edge = [frame.at(side * width, -height / 2, .03), frame.at(side * width, height / 2, .03), at(width, height, 0), at(width, 0, 0)]
        mesh.face(edge if side > 0 else edge[::-1], 'page', .93)

        def ink(x0, x1, y0, y1, material, above=.004, side=side, at=at):
            if side > 0:
                parts.printed(mesh, at, x0, x1, y0, y1, material, above)
            else:   # the left page reads from the outer edge to the spine
                parts.printed(mesh, at, width - x0, width - x1, y0, y1, material, above)
        (grid if side > 0 else feature)(ink, width, height)


def lines(ink, x0, x1, y, count, gap=.075):
    for k in range(count):
        ink(x0, x1 - (x1 - x0) * (rng.uniform(.3, .5) if k == count - 1 else rng.uniform(0, .08)), y - k * gap - .022, y - k * gap, 'rule')


def feature(ink, width, height):
    """A page with one lot: a house below the sky, its name and its text."""
    x0, x1 = .16, width - .22
    ink(x0, x1, .98, 2.02, 'card:#c4d2d1')
    ink(x0, x1, .98, 1.2, 'card:#b4bd8e', .006)
    ink(.42, 1.12, 1.12, 1.56, 'card:#efe6d2', .008)
    for k in range(24):
        ink(.38 + k * .014, 1.16 - k * .014, 1.56 + k * .0125, 1.574 + k * .0125, 'card:#a8583e', .008)
    ink(.98, 1.06, 1.7, 1.95, 'card:#8f5c4a', .010)
    for x in (.5, .92):
        ink(x, x + .12, 1.36, 1.48, 'card:#46565a', .010)
    ink(.71, .83, 1.12, 1.38, 'card:#1f3a33', .010)
    ink(x0, x0 + .78, .82, .88, 'ink')
    lines(ink, x0, x1, .72, 4)
    ink(x0, x0 + .36, .30, .36, 'cord')


def grid(ink, width, height):
    """A page with six lots."""
    tints = ('#c98a4e', '#7f9a86', '#5f7d97', '#a8583e', '#d9b65a', '#8f6f86')
    for k, tint in enumerate(tints):
        col, row = k % 2, k // 2
        x0, y0 = .24 + col * .66, 1.58 - row * .64
        ink(x0, x0 + .54, y0 + .06, y0 + .46, f'card:{tint}')
        ink(x0, x0 + .54, y0 + .06, y0 + .15, 'card:#efe6d2', .006)
        ink(x0, x0 + .3, y0 - .02, y0 + .02, 'ink')
        lines(ink, x0, x0 + .54, y0 - .055, 1)
