"""How a shop is furnished: fitted shelves, a counter, a table of goods, lamps on a track."""
from . import furniture as f
from .fittings import books
from .mesh import box, box_on, rng, tube


def shop(room, s):
    m, w, d = room.mesh, room.w, room.d
    _shelves(m, room.back, .1, w - .1, min(2.45, room.h - .2), s.get('wares', 'mixed'))
    _counter(m, w / 2 - 1.7, .15, 2.2)
    f.stool(m, w / 2 - .9, .95, .66, 'oak', 'accent')
    f.rug(m, -.7, -.7, 2.9, 2.0, kind='border')
    f.table(m, -.7, -.7, 0, 1.9, .95, material='oak')
    for k in range(7):   # prints laid out in two rows
        x, y = -1.35 + (k % 4) * .42, -.5 - (k // 4) * .4
        box(m, x, x + .34, y, y + .28, .75, .757 + rng.uniform(0, .004), rng.choice(['chalk', 'linen', 'sky']), rng.uniform(.95, 1.05))
        box(m, x + .05, x + .29, y + .05, y + .23, .758, .7625, rng.choice(['accent', 'wool', 'sky']), rng.uniform(.9, 1.1))
    for x, y in ((-w / 2 + .75, .2), (-w / 2 + .75, 1.0)):   # racks under the windows
        box(m, x - .3, x + .3, y - .32, y + .32, 0, .55, 'unit')
        box(m, x - .33, x + .33, y - .35, y + .35, .55, .58, 'oak')
        for k in range(6):
            tube(m, (x - .2 + (k % 3) * .2, y - .14 + (k // 3) * .28, .5), (x - .2 + (k % 3) * .2 + rng.uniform(-.03, .03), y - .14 + (k // 3) * .28, rng.uniform(.85, 1.1)), .035, sides=14, material=rng.choice(['chalk', 'linen', 'accent']))
    y = -.2
    tube(m, (-w / 2 + .5, y, room.h - .12), (w / 2 - .5, y, room.h - .12), .02, material='metalblack')
    for k in range(5):
        x = -w / 2 + .9 + k * (w - 1.8) / 4
        tube(m, (x, y, room.h - .14), (x, y + .08, room.h - .36), .05, .075, 16, 'metalblack')
    f.plant(m, w / 2 - .45, -d / 2 + .6)


def _shelves(mesh, frame, a0, a1, top, wares):
    bays = max(2, round((a1 - a0) / 1.15))
    each = (a1 - a0) / bays
    box_on(mesh, frame, a0, a1, 0, .5, 0, .42, 'unit')
    box_on(mesh, frame, a0 - .03, a1 + .03, .5, .54, 0, .46, 'oak')
    for k in range(bays + 1):
        box_on(mesh, frame, a0 + k * each - .025, a0 + k * each + .025, .54, top, 0, .26, 'unit')
    box_on(mesh, frame, a0 - .06, a1 + .06, top, top + .1, 0, .32, 'unit')
    levels = [.54 + (top - .54) * k / 4 for k in range(4)]
    for z in levels[1:]:
        box_on(mesh, frame, a0, a1, z - .03, z, 0, .25, 'oak')
    for k in range(bays):
        for z in levels:
            left, right = a0 + k * each + .06, a0 + (k + 1) * each - .06
            if wares == 'mixed' and rng.random() < .45:
                books(mesh, frame, left, right, z, .18)
                continue
            a = left + .08
            while a < right - .08:
                r, h = rng.uniform(.05, .085), rng.uniform(.12, .3)
                tube(mesh, frame.at(a, z, .13), frame.at(a, z + h, .13), r, r * rng.uniform(.6, 1.05), 18, rng.choice(['porcelain', 'accent', 'linen', 'oak', 'wool', 'terracotta']))
                a += rng.uniform(.19, .3)


def _counter(mesh, x, y, length):
    box(mesh, x - length / 2, x + length / 2, y - .3, y + .3, .08, .93, 'unit')
    box(mesh, x - length / 2 + .05, x + length / 2 - .05, y - .26, y + .26, 0, .1, 'metalblack')
    box(mesh, x - length / 2 - .06, x + length / 2 + .06, y - .37, y + .36, .93, .98, 'oak')
    for k in range(4):
        a = x - length / 2 + .06 + k * (length - .12) / 4
        box(mesh, a + .05, a + (length - .12) / 4 - .05, y - .325, y - .3, .2, .82, 'unit', 1.08)
    box(mesh, x - .85, x - .5, y - .12, y + .2, .98, 1.16, 'metalblack')   # the till
    box(mesh, x - .83, x - .52, y - .05, y - .02, 1.16, 1.36, 'metalblack')
    f.vase(mesh, x + .7, y, .98)
    box(mesh, x - .1, x + .3, y - .2, y + .1, .98, 1.0, 'linen')
