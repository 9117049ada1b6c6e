"""A country railway: track, platforms with a canopy, a train, signals, and the gates of a level crossing."""
import math

from .mesh import Frame, box, box_on, plate_on, prism, rng, tube


def track(mesh, x0, x1, y):
    """Ballast, sleepers and two rails along x."""
    prism(mesh, [(x0, y - 1.9), (x1, y - 1.9), (x1, y + 1.9), (x0, y + 1.9)], -.02, .1, 'gravel', .8)
    prism(mesh, [(x0, y - 1.5), (x1, y - 1.5), (x1, y + 1.5), (x0, y + 1.5)], .09, .2, 'gravel', .86)
    x = x0 + .35
    while x < x1 - .2:
        box(mesh, x - .13, x + .13, y - 1.25, y + 1.25, .19, .3, 'trunk', rng.uniform(.7, .95))
        x += .72
    for s in (-.72, .72):
        box(mesh, x0, x1, y + s - .04, y + s + .04, .29, .44, 'steel')
        box(mesh, x0, x1, y + s - .09, y + s + .09, .28, .32, 'metalblack')


def platform(mesh, x0, x1, y0, y1, edge='front', height=1.0):
    """A brick platform, paved, with a white line along the edge where trains stop."""
    box(mesh, x0, x1, y0 + .12, y1 - .12, -.02, height - .1, 'brick')
    box(mesh, x0, x1, y0, y1, height - .1, height, 'paving')
    a, b = (y0 + .02, y0 + .42) if edge == 'front' else (y1 - .42, y1 - .02)
    box(mesh, x0, x1, a, b, height - .01, height + .012, 'kerb')
    c, d = (y0 + .5, y0 + .6) if edge == 'front' else (y1 - .6, y1 - .5)
    box(mesh, x0, x1, c, d, height - .01, height + .012, 'chalk')


def canopy(mesh, x0, x1, y0, y1, z, platform_height=1.0, paint='frame'):
    """A roof that falls towards the line, on iron posts, with a valance of pointed boards."""
    drop = .45
    for (ya, za), (yb, zb) in (((y1, z + drop), (y0, z)),):
        mesh.face([(x0, ya, za), (x0, yb, zb), (x1, yb, zb), (x1, ya, za)], 'slate')
        mesh.face([(x0, ya, za - .12), (x1, ya, za - .12), (x1, yb, zb - .12), (x0, yb, zb - .12)], paint)
    count = max(2, round((x1 - x0) / 3.2))
    for k in range(count + 1):
        x = x0 + .5 + (x1 - x0 - 1) * k / count
        tube(mesh, (x, y0 + .7, platform_height), (x, y0 + .7, z), .09, .075, 10, 'door')
        tube(mesh, (x, y0 + .7, platform_height), (x, y0 + .7, platform_height + .4), .15, .12, 8, 'door')
        for s in (-1, 1):
            tube(mesh, (x, y0 + .7, z - .9), (x + s * .75, y0 + .7, z - .1), .04, sides=5, material='door')
    frames = [(Frame((x0, y0, z)), x1 - x0), (Frame((x1, y0, z), (0, 1, 0)), y1 - y0), (Frame((x0, y1, z), (0, -1, 0)), y1 - y0)]
    for frame, length in frames:
        box_on(mesh, frame, 0, length, -.14, .1, -.02, .04, paint)
        for k in range(int(length / .22)):
            a = k * .22
            plate_on(mesh, frame, [(a + .01, -.1), (a + .01, -.42), (a + .11, -.56), (a + .21, -.42), (a + .21, -.1)], 0, .03, paint if k % 2 else 'card:#e6dfcf')


def train(mesh, x0, y, cars=2, livery='card:#3f6a58', band='card:#e9dcae'):
    """An electric unit at rest: rounded roof, doors and windows in a row."""
    length, half = 15.5, 1.36
    for k in range(cars):
        a0, a1 = x0 + k * (length + .35), x0 + k * (length + .35) + length
        section = [(-half, 1.05), (half, 1.05), (half, 3.15), (half * .9, 3.55), (half * .62, 3.85), (0, 3.98), (-half * .62, 3.85), (-half * .9, 3.55), (-half, 3.15)]
        end = Frame((a1, y, 0), (0, 1, 0))
        plate_on(mesh, end, section, -length, 0, livery)
        plate_on(mesh, end, [(p * 1.01, q + .012) for p, q in section[2:]], -length - .04, .04, 'card:#c9c7bf')
        side = Frame((a0, y - half - .005, 0))
        back = Frame((a1, y + half + .005, 0), (-1, 0, 0))
        for frame in (side, back):
            box_on(mesh, frame, 0, length, 1.62, 1.76, 0, .02, band)
            for i in range(5):
                a = .6 + i * 3.0
                box_on(mesh, frame, a, a + 1.9, 2.05, 3.0, 0, .02, 'glass')
                box_on(mesh, frame, a + .93, a + .98, 2.05, 3.0, .0, .03, livery)
            for i in range(4):
                a = 2.68 + i * 3.0
                box_on(mesh, frame, a, a + .74, 1.12, 3.08, 0, .035, band, .97)
                box_on(mesh, frame, a + .14, a + .6, 2.1, 2.95, .03, .045, 'glass')
        for a in (a0 + 2.4, a1 - 2.4):
            box(mesh, a - 1.5, a + 1.5, y - 1.1, y + 1.1, .62, 1.04, 'metalblack')
            for w in (-1, 1):
                for s in (-.8, .74):
                    tube(mesh, (a + w, y + s, .87), (a + w, y + s + .06, .87), .43, sides=18, material='metalblack', smooth=False)
        box(mesh, a0 + 4.6, a1 - 4.6, y - 1.0, y + 1.0, .7, 1.04, 'metalblack', 1.2)
    for a, way in ((x0, -1), (x0 + cars * (length + .35) - .35, 1)):   # cabs
        face = Frame((a, y, 0), (0, way, 0))
        for b0, b1 in ((-1.12, -.42), (.42, 1.12)):
            box_on(mesh, face, b0, b1, 2.2, 3.1, .0, .07, 'glass')
        box_on(mesh, face, -.34, .34, 1.2, 3.3, 0, .08, band)
        box_on(mesh, face, -.22, .22, 2.3, 3.0, .07, .09, 'glass')
        for b in (-.95, .95):
            tube(mesh, face.at(b, 1.5, .02), face.at(b, 1.5, .09), .13, sides=12, material='chalk')


def semaphore(mesh, x, y, height=6.5, down=True):
    """A signal: a post, one red arm with a white stripe, a ladder and a finial."""
    tube(mesh, (x, y, 0), (x, y, height), .13, .08, 8, 'white')
    tube(mesh, (x, y, height), (x, y, height + .55), .14, .01, 8, 'terracotta')
    angle = math.radians(40 if down else 0)
    frame = Frame((x, y - .12, height - .7), (math.cos(angle), 0, math.sin(angle)), (-math.sin(angle), 0, math.cos(angle)))
    box_on(mesh, frame, -.35, 1.65, -.17, .17, -.02, .03, 'card:#b8402f')
    box_on(mesh, frame, 1.15, 1.32, -.175, .175, -.03, .04, 'white')
    for s in (.22, .5):
        tube(mesh, (x + s, y + .1, 0), (x + s, y + .1, height - 1), .025, sides=4, material='metalblack', caps=False)
    for k in range(int((height - 1) / .32)):
        tube(mesh, (x + .22, y + .1, .3 + k * .32), (x + .5, y + .1, .3 + k * .32), .018, sides=4, material='metalblack', caps=False)


def crossing_gate(mesh, x, y, length=4.6, turn=0.0):
    """A white gate with a red target and its lamp, on a post with a stay."""
    a = math.radians(turn)
    frame = Frame((x, y, 0), (math.cos(a), math.sin(a), 0))
    box(mesh, x - .16, x + .16, y - .16, y + .16, 0, 2.1, 'white')
    tube(mesh, (x, y, 2.1), (x, y, 2.35), .2, .03, 4, 'white', smooth=False)
    for b in (.35, .65, .95, 1.25):
        box_on(mesh, frame, .16, length, b - .04, b + .04, -.03, .03, 'white')
    for k in range(6):
        p = .2 + (length - .28) * k / 5
        box_on(mesh, frame, p - .05, p + .05, .3, 1.32, -.045, .045, 'white')
    tube(mesh, frame.at(.1, 2.0), frame.at(length * .62, 1.28), .035, sides=5, material='white')
    for side in (.05, -.09):
        tube(mesh, frame.at(length / 2, .82, side), frame.at(length / 2, .82, side + .04), .48, sides=28, material='card:#b8402f', smooth=False)
    box_on(mesh, frame, length / 2 - .12, length / 2 + .12, 1.32, 1.66, -.12, .12, 'metalblack')


def road_over(mesh, x0, x1, y0, y1):
    """Boards between and beside the rails, where a road crosses."""
    count = int((y1 - y0) / .3)
    for k in range(count):
        y = y0 + (y1 - y0) * k / count
        box(mesh, x0, x1, y, y + (y1 - y0) / count - .03, .1, .425, 'trunk', rng.uniform(.8, 1.0))
