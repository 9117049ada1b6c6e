"""Front doors with their surrounds, hoods and steps; French doors, garages, barn doors. Each returns its opening (a0, b0, a1, b1)."""
import math

from .mesh import Frame, box_on, plate_on, tube
from .roofs import slope
from .windows import pane, window


def door(mesh, frame, a, b, width=1.0, height=2.1, paint='door', panels=(2, 3), light=0.0, surround=None, hood=None, depth=.16, steps=1, glazed=0.0, roof='roof', knob='brass'):
    """A front door centred on a. light: height of the fanlight; steps: how many lead up to b from the ground."""
    x0, x1, y0, y1 = a - width / 2, a + width / 2, b, b + height + light
    top = y1 - light
    box_on(mesh, frame, x0, x1, y0, top, -depth - .05, -depth + .02, paint)
    columns, rows = panels
    for i in range(columns):
        for k in range(rows):
            pw, ph = (width - .14) / columns, (top - y0 - .16) / rows
            p0, q0 = x0 + .07 + i * pw + .04, y0 + .08 + k * ph + .04
            if glazed and k == rows - 1:
                mesh.face([frame.at(p0, q0, -depth + .03), frame.at(p0 + pw - .08, q0, -depth + .03), frame.at(p0 + pw - .08, q0 + ph - .08, -depth + .03), frame.at(p0, q0 + ph - .08, -depth + .03)], 'glass')
            else:
                box_on(mesh, frame, p0, p0 + pw - .08, q0, q0 + ph - .08, -depth + .02, -depth + .045, paint, 1.14)
    tube(mesh, frame.at(x1 - .12, y0 + 1.0, -depth), frame.at(x1 - .12, y0 + 1.0, -depth + .1), .045, sides=10, material=knob)
    if light:
        pane(mesh, frame, x0, x1, top, y1, -depth + .006)
        box_on(mesh, frame, x0, x1, top - .03, top + .035, -depth, -depth + .06, 'frame')
        for t in (.25, .5, .75):
            box_on(mesh, frame, x0 + width * t - .013, x0 + width * t + .013, top, y1, -depth, -depth + .04, 'frame')
    _surround(mesh, frame, a, x0, x1, y0, y1, surround)
    _hood(mesh, frame, a, x0, x1, y0, y1, hood, roof, surround)
    for k in range(steps):
        rise = b / max(1, steps) if b > .05 else .12
        z1 = b - k * rise
        box_on(mesh, frame, x0 - .22 - .12 * k, x1 + .22 + .12 * k, z1 - rise, z1, -depth, .42 + .32 * k, 'sill')
    return x0, y0, x1, y1


def _surround(mesh, frame, a, x0, x1, y0, y1, kind):
    if kind in ('pilasters', 'temple'):
        for s0, s1 in ((x0 - .2, x0), (x1, x1 + .2)):
            box_on(mesh, frame, s0, s1, y0, y1 + .02, -.12, .09, 'trim')
            box_on(mesh, frame, s0 - .03, s1 + .03, y0, y0 + .2, 0, .12, 'trim')
            box_on(mesh, frame, s0 - .03, s1 + .03, y1 - .06, y1 + .04, 0, .13, 'trim')
        box_on(mesh, frame, x0 - .24, x1 + .24, y1 + .02, y1 + .24, -.02, .12, 'trim')
    elif kind == 'frame':
        for s0, s1 in ((x0 - .1, x0), (x1, x1 + .1)):
            box_on(mesh, frame, s0, s1, y0, y1 + .1, -.12, .05, 'trim')
        box_on(mesh, frame, x0, x1, y1, y1 + .1, -.12, .05, 'trim')
    elif kind == 'oak':
        for s0, s1 in ((x0 - .14, x0), (x1, x1 + .14)):
            box_on(mesh, frame, s0, s1, y0, y1 + .16, -.12, .07, 'timber')
        box_on(mesh, frame, x0, x1, y1, y1 + .16, -.12, .07, 'timber')


def _hood(mesh, frame, a, x0, x1, y0, y1, kind, roof, surround):
    rise = .24 if surround in ('pilasters', 'temple') else .12
    if kind == 'flat':
        box_on(mesh, frame, x0 - .34, x1 + .34, y1 + rise, y1 + rise + .1, -.02, .5, 'trim')
        box_on(mesh, frame, x0 - .28, x1 + .28, y1 + rise - .06, y1 + rise, -.02, .4, 'trim')
        for x in (x0 - .2, x1 + .1):
            plate_on(mesh, Frame(frame.at(x + .1, 0, 0), frame.n, frame.v), [(0, y1 - .25), (.34, y1 + rise - .06), (0, y1 + rise - .06)], 0, .1, 'trim')
    elif kind == 'pediment':
        gable = [(x0 - .36, y1 + rise), (x1 + .36, y1 + rise), (a, y1 + rise + .46)]
        plate_on(mesh, frame, gable, -.02, .14, 'trim')
        for p, q in ((gable[0], gable[2]), (gable[2], gable[1])):
            along = Frame(frame.at(*p), frame.u * (q[0] - p[0]) + frame.v * (q[1] - p[1]), frame.n)
            box_on(mesh, along, -.05, math.dist(p, q) + .02, -.02, .34, -.05, .05, 'trim')
        box_on(mesh, frame, x0 - .38, x1 + .38, y1 + rise - .04, y1 + rise + .05, -.02, .32, 'trim')
    elif kind in ('gable', 'porch'):
        out = .95 if kind == 'gable' else 1.5
        w, z, t = (x1 - x0) / 2 + .5, y1 + .12, .85
        for s in (1, -1):
            foot = a + s * (w + .12)
            pts = [frame.at(foot, z - .1, out + .12), frame.at(foot, z - .1, -.05), frame.at(a, z - .1 + (w + .12) * t, -.05), frame.at(a, z - .1 + (w + .12) * t, out + .12)]
            slope(mesh, pts if s > 0 else [pts[1], pts[0], pts[3], pts[2]], roof, thickness=.1)
        plate_on(mesh, frame, [(a - w + .06, z), (a + w - .06, z), (a, z + (w - .06) * t)], out - .12, out - .04, 'infill' if kind == 'porch' else 'trim')
        for s in (-1, 1):
            x = a + s * (w - .16)
            if kind == 'porch':
                box_on(mesh, frame, x - .07, x + .07, 0, z, out - .2, out - .06, 'timber')
                box_on(mesh, frame, x - .07, x + .07, z - .12, z, 0, out - .06, 'timber')
                box_on(mesh, frame, x - .06, x + .06, 0, .75, .1, out - .2, 'brick')
            else:
                plate_on(mesh, Frame(frame.at(x - .05 * s, 0, 0), frame.n, frame.v, frame.u), [(0, z - .75), (.12, z - .75), (out - .1, z - .08), (out - .1, z), (0, z)], -.05, .05, 'timber' if surround == 'oak' else 'trim')
        box_on(mesh, frame, a - w + .05, a + w - .05, z - .02, z + .1, out - .2, out - .05, 'timber' if kind == 'porch' else 'trim')
    elif kind == 'canopy':   # a thin modern slab on one steel post
        box_on(mesh, frame, x0 - .5, x1 + .9, y1 + .14, y1 + .26, -.02, 1.3, 'darkframe')
        tube(mesh, frame.at(x1 + .8, 0, 1.2), frame.at(x1 + .8, y1 + .15, 1.2), .04, material='darkframe')


def french(mesh, frame, a, b, width=1.7, height=2.15, joinery='frame', leaves=2, rows=1, depth=.12):
    return window(mesh, frame, a, b + .04, width, height, 'modern' if rows == 1 else 'casement', leaves, rows, depth, joinery, sill=None)


def garage(mesh, frame, a, b, width=2.5, height=2.15, paint='frame', style='boards', depth=.1):
    x0, x1, y0, y1 = a - width / 2, a + width / 2, b, b + height
    box_on(mesh, frame, x0, x1, y0, y1, -depth - .05, -depth, paint)
    if style == 'roller':
        for k in range(int(height / .12)):
            box_on(mesh, frame, x0, x1, y0 + k * .12 + .012, y0 + (k + 1) * .12 - .012, -depth, -depth + .025, paint)
    else:
        count = int(width / .18)
        for k in range(count):
            box_on(mesh, frame, x0 + width * k / count + .012, x0 + width * (k + 1) / count - .012, y0 + .02, y1 - .02, -depth, -depth + .022, paint)
        if style == 'pair':
            box_on(mesh, frame, a - .02, a + .02, y0, y1, -depth, -depth + .04, 'ink')
    box_on(mesh, frame, x0 - .1, x1 + .1, y1, y1 + .16, -.05, .03, 'trim')
    tube(mesh, frame.at(a, y0 + .9, -depth), frame.at(a, y0 + .9, -depth + .06), .03, material='steel')
    return x0, y0, x1, y1


def barn_doors(mesh, frame, a, b, width=3.4, height=4.0, board='timber', glazed=True, depth=.2):
    """A cart entrance: full-height glass between oak posts, or a pair of boarded leaves."""
    x0, x1, y0, y1 = a - width / 2, a + width / 2, b, b + height
    if not glazed:
        return garage(mesh, frame, a, b, width, height, board, 'pair', .1)
    pane(mesh, frame, x0, x1, y0, y1, -depth)
    for k in range(5):
        x = x0 + width * k / 4
        box_on(mesh, frame, x - .06, x + .06, y0, y1, -depth, -depth + .14, 'oak')
    for z in (2.3, height - .08):
        box_on(mesh, frame, x0, x1, y0 + z - .06, y0 + z + .08, -depth, -depth + .12, 'oak')
    for s0 in (x0 - width * .42, x1 + .02):
        box_on(mesh, frame, s0, s0 + width * .4, y0 + .05, y1, .04, .1, board)
        for z in (.5, height * .5, height - .5):
            box_on(mesh, frame, s0, s0 + width * .4, z, z + .14, .1, .13, board, 1.3)
    return x0, y0, x1, y1
