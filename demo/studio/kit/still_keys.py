"""Keys on a table: a ring with its tag, the plan of the house they open, a pencil."""
import math

from mathutils import Vector

from . import still_parts as parts
from .mesh import Frame, box_on, plate_on, tube
from .vehicle_fittings import letters

PAPER = .016


def keys(mesh):
    """Returns width, depth and the height of the floor."""
    width, depth, floor = 8.2, 5.2, -.26
    parts.desk(mesh, width, depth, 'oakdesk')
    plan(mesh, -.95, .24, -9)
    house(mesh, 2.95, 1.5, -20)
    ring = Vector((1.5, -.5, PAPER + .055))
    bunch(mesh, ring)
    pencil(mesh, (-3.3, -1.72), (-.75, -2.2))
    return width, depth, floor


def plan(mesh, x, y, turn, width=5.7, height=3.9):
    """A sheet with one corner that curls up, and the ground floor of a house on it."""
    a = math.radians(turn)
    frame = Frame((x, y, PAPER), (math.cos(a), math.sin(a), 0), (-math.sin(a), math.cos(a), 0))

    def at(s, t, c):
        lift = max(0, s / width + t / height - 1.57)
        return frame.at(s - width / 2 - lift * lift * .5, t - height / 2 - lift * lift * .4, .004 + 3.6 * lift * lift + c)
    parts.sheet(mesh, at, width, height, 'page', 32, 28)
    border = .16
    for x0, x1, y0, y1 in ((border, width - .9, border, border + .018), (border, width - border, height - border - .018, height - border), (border, border + .018, border, height - border), (width - border - .018, width - border, border, height - .9)):
        parts.printed(mesh, at, x0, x1, y0, y1, 'rule', columns=24, rows=24)
    origin = (.7, .62)

    def wall(x0, x1, y0, y1, material='ink'):
        parts.printed(mesh, at, origin[0] + x0, origin[0] + x1, origin[1] + y0, origin[1] + y1, material, .006, 8)
    w, d, t = 3.5, 2.6, .085
    rooms = (('card:#dfe5d6', 0, 1.5, 0, 1.25), ('card:#efe2c8', 2.0, w, 0, 1.25), ('card:#e6d6cf', 0, 1.5, 1.25, d), ('card:#d9e0e2', 2.0, w, 1.25, d), ('card:#f1ebdd', 1.5, 2.0, 0, d))
    for tint, x0, x1, y0, y1 in rooms:
        parts.printed(mesh, at, origin[0] + x0, origin[0] + x1, origin[1] + y0, origin[1] + y1, tint, .004, 8)
    for x0, x1, y0, y1 in ((0, 1.58, 0, t), (1.92, w, 0, t), (0, w, d - t, d), (0, t, 0, d), (w - t, w, 0, d), (1.46, 1.52, 0, .5), (1.46, 1.52, .82, 1.75), (1.46, 1.52, 2.05, d), (1.98, 2.04, 0, .45), (1.98, 2.04, .78, 1.8), (1.98, 2.04, 2.1, d),
                           (0, 1.5, 1.22, 1.28), (2.0, w, 1.22, 1.28)):
        wall(x0, x1, y0, y1)
    for x0, x1, y0, y1 in ((.4, 1.1, .02, .065), (2.4, 3.1, .02, .065), (.4, 1.1, d - .065, d - .02), (2.4, 3.1, d - .065, d - .02)):
        wall(x0, x1, y0, y1, 'page')   # windows
    for k in range(7):   # stairs
        wall(1.56, 1.94, 1.35 + k * .12, 1.365 + k * .12, 'rule')
    for cx, cy, start, turn_by, radius in ((1.58, .09, 0, 90, .32), (1.44, .5, 90, 90, .3), (2.06, .45, 0, 90, .31), (1.44, 1.75, 90, 90, .28), (2.06, 1.8, 0, 90, .28)):   # doors swing
        for k in range(9):
            p, q = (math.radians(start + turn_by * (k + j) / 9) for j in (0, 1))
            outer, inner = radius, radius - .014
            ring = [(outer, p), (outer, q), (inner, q), (inner, p)]
            mesh.face([at(origin[0] + cx + r * math.cos(b), origin[1] + cy + r * math.sin(b), .008) for r, b in ring], 'graphite')
    for k, length in enumerate((.7, .5, .6)):   # the title beside it
        wall(w + .55, w + .55 + length, .34 - k * .13, .36 - k * .13 + (.035 if k == 0 else 0), 'ink' if k == 0 else 'rule')
    for k in range(5):   # a scale bar
        wall(.02 + k * .3, .02 + (k + 1) * .3, -.3, -.25, 'ink' if k % 2 == 0 else 'rule')


def bunch(mesh, at):
    """A split ring with three keys and a tag on a cord."""
    flat = Frame(at, (1, 0, 0), (0, 1, 0))
    for lift in (0, .07):
        parts.wire(mesh, parts.oval(flat, .5, .5, c=lift), .036, 'chrome', True)

    def hung(turn, reach=.5):
        a = math.radians(turn)
        out = Vector((math.cos(a), math.sin(a), 0))
        return Frame(at + out * reach, (out.y, -out.x, 0), out)   # v leads away from the ring
    mortice(mesh, hung(-142), 'brasskey')
    mortice(mesh, hung(-106), 'steelkey', .82)
    cylinder(mesh, hung(-66), 'brasskey')
    tag(mesh, hung(-14, .5), '27')


def mortice(mesh, frame, material, size=1.0):
    """A lever key: an oval bow, a turned shank with two collars, a bit with wards."""
    k = size
    lift = .03
    bow = frame.moved(0, .34 * k, lift)
    parts.wire(mesh, parts.oval(bow, .27 * k, .36 * k), .065 * k, material, True)
    start = frame.at(0, .66 * k, lift)
    shank = parts.along(start, frame.v)
    profile = [(0, 0), (.12, 0), (.14, .04), (.14, .09), (.10, .13), (.075, .17), (.075, 1.0), (.11, 1.03), (.11, 1.09), (.075, 1.12), (.072, 1.62), (.05, 1.67), (0, 1.68)]
    parts.turned(mesh, shank, [(r * k, h * k) for r, h in profile], material, 28)
    bit = frame.moved(0, .66 * k, lift)
    for b0, b1, out in ((1.22, 1.32, .42), (1.34, 1.40, .30), (1.42, 1.52, .44), (1.54, 1.60, .36)):
        box_on(mesh, bit, .04, out * k, b0 * k, b1 * k, -.035, .035, material)
    box_on(mesh, bit, .04, .2 * k, 1.22 * k, 1.60 * k, -.033, .033, material)


def cylinder(mesh, frame, material):
    """A flat key: a round bow with a hole, a blade with teeth."""
    parts.washer(mesh, frame.moved(0, .22, 0), .12, .42, -.03, .03, material)
    teeth = [(-.13, .55), (.13, .55), (.13, .85), (.05, .93), (.11, 1.0), (.03, 1.09), (.10, 1.17), (.06, 1.25), (.11, 1.33), (.02, 1.43), (.06, 1.52), (-.02, 1.6), (-.13, 1.5)]
    plate_on(mesh, frame, teeth, -.024, .024, material)
    box_on(mesh, frame, -.09, -.05, .62, 1.44, .024, .03, material)


def tag(mesh, frame, number):
    """A tag of card with an eyelet, on a cord."""
    loop = [frame.at(.05 * math.sin(t * 2.2), -.12 + .95 * t, .05 + .05 * math.sin(math.pi * t)) for t in (k / 16 for k in range(17))]
    parts.wire(mesh, loop, .017, 'cord')
    parts.wire(mesh, [p + frame.u * .07 * math.sin(math.pi * k / 16) for k, p in enumerate(loop)], .017, 'cord')
    low = frame.moved(0, .62, -.03)
    plate_on(mesh, low, [(-.5, .42), (-.26, .06), (.26, .06), (.5, .42), (.5, 1.55), (-.5, 1.55)], 0, .035, 'card:#ead9b4')
    parts.washer(mesh, low.moved(0, .24, 0), .07, .13, -.002, .05, 'brasskey', 32)
    page = Frame(low.at(0, .98, .038), low.v, -low.u)   # read along the tag
    letters(mesh, page, number, .66, 'ink')
    for b in (-.40, .40):
        box_on(mesh, page, -.46, .46, b - .008, b + .008, -.002, .002, 'cord')


def house(mesh, x, y, turn):
    """A small model of the house, in white card with a clay roof."""
    a = math.radians(turn)
    frame = Frame((x, y, 0), (math.cos(a), math.sin(a), 0), (0, 0, 1))
    w, d, eaves, ridge = .72, .42, .74, 1.3
    plate_on(mesh, frame, [(-w - .1, 0), (w + .1, 0), (w + .1, .05), (-w - .1, .05)], -d - .1, d + .1, 'oakdesk')
    side = Frame(frame.at(0, 0, 0), -frame.n, frame.v, frame.u)
    plate_on(mesh, side, [(-d, .05), (d, .05), (d, eaves), (0, ridge - .03), (-d, eaves)], -w, w, 'white')
    for s in (1, -1):
        slope = [(s * (d + .09), eaves - .12), (s * (d + .09), eaves - .06), (0, ridge + .03), (0, ridge - .03)]
        plate_on(mesh, side, slope if s > 0 else slope[::-1], -w - .07, w + .07, 'card:#b06a4c')
    box_on(mesh, frame, .36, .54, eaves + .2, ridge + .28, -.1, .1, 'card:#b9785c')
    for p in (-.46, .46):
        box_on(mesh, frame, p - .13, p + .13, .32, .6, d - .01, d + .012, 'ink')
    box_on(mesh, frame, -.1, .1, .05, .5, d - .01, d + .016, 'leather')


def pencil(mesh, start, end):
    start, end = Vector((*start, .09)), Vector((*end, .09))
    way = (end - start).normalized()
    length = (end - start).length
    tube(mesh, start, start + way * .22, .088, sides=6, material='cord', smooth=False)
    tube(mesh, start + way * .22, start + way * .3, .094, sides=24, material='brasskey')
    tube(mesh, start + way * .3, start + way * (length - .42), .088, sides=6, material='door', smooth=False)
    tube(mesh, start + way * (length - .42), start + way * (length - .1), .086, .026, sides=24, material='oakdesk')
    tube(mesh, start + way * (length - .1), end, .026, .004, sides=16, material='graphite')
