"""Scale figures, cut from card, and small things that give a model its scale."""
import math

from .mesh import Frame, box_on, plate_on, tube

BODY = [(-.13, 0), (-.02, 0), (0, .75), (.03, 0), (.14, 0), (.17, .8), (.22, 1.35), (.16, 1.45), (.05, 1.48), (-.05, 1.48), (-.16, 1.45), (-.22, 1.3), (-.16, .8)]
SKIRT = [(-.12, 0), (-.03, 0), (-.02, .4), (.02, .4), (.04, 0), (.12, 0), (.24, .62), (.13, .95), (.2, 1.34), (.14, 1.42), (.05, 1.46), (-.05, 1.46), (-.14, 1.42), (-.2, 1.3), (-.12, .95), (-.22, .6)]


def person(mesh, x, y, z=0.0, height=1.72, turn=0.0, material='person1', skirt=False):
    frame, k, t = Frame((x, y, z), (math.cos(turn), math.sin(turn), 0)), height / 1.72, .03
    plate_on(mesh, frame, [(a * k, b * k) for a, b in (SKIRT if skirt else BODY)], -t, t, material)
    tube(mesh, frame.at(0, 1.6 * k, -t), frame.at(0, 1.6 * k, t), .11 * k, sides=16, material=material, smooth=False)


def dog(mesh, x, y, z=0.0, turn=0.0, material='person2'):
    frame = Frame((x, y, z), (math.cos(turn), math.sin(turn), 0))
    plate_on(mesh, frame, [(-.3, 0), (-.24, 0), (-.22, .24), (.16, .24), (.18, 0), (.24, 0), (.26, .36), (.42, .5), (.4, .58), (.26, .6), (.2, .48), (-.26, .46), (-.4, .62), (-.34, .42)], -.025, .025, material)


def sheep(mesh, x, y, z=0.0, turn=0.0):
    frame = Frame((x, y, z), (math.cos(turn), math.sin(turn), 0))
    plate_on(mesh, frame, [(-.36, .0), (-.3, .0), (-.28, .3), (.22, .3), (.24, 0), (.3, 0), (.32, .42), (.38, .74), (.2, .82), (-.3, .8), (-.46, .6), (-.38, .36)], -.05, .05, 'white')
    plate_on(mesh, frame, [(.34, .6), (.58, .62), (.6, .72), (.44, .84), (.34, .8)], -.04, .04, 'metalblack')


def bicycle(mesh, x, y, z=0.0, turn=0.0, material='brass'):
    frame = Frame((x, y, z), (math.cos(turn), math.sin(turn), 0))
    for a in (-.5, .5):
        ring = [frame.at(a + .32 * math.cos(t), .33 + .32 * math.sin(t)) for t in [2 * math.pi * k / 20 for k in range(21)]]
        for p, q in zip(ring, ring[1:]):
            tube(mesh, p, q, .018, sides=4, material='metalblack', caps=False)
    for p, q in (((-.5, .33), (-.12, .33)), ((-.12, .33), (-.22, .85)), ((-.22, .8), (.36, .86)), ((-.12, .33), (.36, .82)), ((.5, .33), (.34, .98)), ((-.5, .33), (-.2, .76)), ((-.32, .88), (-.1, .88)), ((.26, 1.0), (.44, .96))):
        tube(mesh, frame.at(*p), frame.at(*q), .018, sides=5, material=material)


def table_set(mesh, x, y, z=0.0, chairs=4, material='white', parasol=None):
    tube(mesh, (x, y, z + .7), (x, y, z + .74), .55, sides=24, material=material, smooth=False)
    tube(mesh, (x, y, z), (x, y, z + .7), .04, material=material)
    for k in range(chairs):
        a = 2 * math.pi * k / chairs + .5
        frame = Frame((x + .9 * math.cos(a), y + .9 * math.sin(a), z), (-math.sin(a), math.cos(a), 0))
        box_on(mesh, frame, -.2, .2, .42, .46, -.2, .2, material)
        box_on(mesh, frame, -.2, .2, .5, .9, .17, .2, material)
        for p in (-.18, .16):
            for q in (-.18, .16):
                box_on(mesh, frame, p, p + .03, 0, .43, q, q + .03, material)
    if parasol:
        tube(mesh, (x, y, z + .7), (x, y, z + 2.4), .025, material='oak')
        tube(mesh, (x, y, z + 2.0), (x, y, z + 2.5), 1.5, .02, 8, parasol, smooth=False)


def car(mesh, x, y, turn=0.0, material='card'):
    """A small car in card, as stands before a model: a cut profile and a narrower cabin. turn: degrees."""
    a = math.radians(turn)
    side = Frame((x, y, 0), (math.cos(a), math.sin(a), 0))
    body = [(-2.05, .28), (2.0, .28), (2.08, .5), (2.02, .78), (1.15, .92), (-1.75, .95), (-2.08, .82)]
    cabin = [(-1.78, .94), (1.12, .91), (.45, 1.38), (.1, 1.46), (-1.1, 1.46), (-1.5, 1.36)]
    plate_on(mesh, side, body, -.84, .84, material)
    plate_on(mesh, side, cabin, -.7, .7, material)
    for out in (.7, -.71):
        plate_on(mesh, side, [(-1.45, .98), (-.42, .98), (-.42, 1.36), (-1.12, 1.38), (-1.36, 1.3)], out, out + .01, 'glass')
        plate_on(mesh, side, [(-.34, .98), (.88, .96), (.36, 1.33), (.06, 1.38), (-.34, 1.38)], out, out + .01, 'glass')
    for (p, q), (r, s) in (((1.1, .93), (.47, 1.37)), ((-1.77, .97), (-1.52, 1.34))):
        slant = [side.at(p + .012 * (1 if p > 0 else -1), q, c) for c in (-.6, .6)] + [side.at(r + .012 * (1 if p > 0 else -1), s, c) for c in (.58, -.58)]
        mesh.face(slant if p > 0 else slant[::-1], 'glass')
    for px in (-1.3, 1.32):
        for c in (-.86, .68):
            tube(mesh, side.at(px, .32, c), side.at(px, .32, c + .18), .32, sides=20, material='metalblack', smooth=False)
            tube(mesh, side.at(px, .32, c - .01), side.at(px, .32, c + .19), .18, sides=14, material='steel', smooth=False)
    for c in (-.62, .62):
        box_on(mesh, side, 2.02, 2.075, .58, .7, c - .14, c + .14, 'chalk')
        box_on(mesh, side, -2.1, -2.02, .68, .8, c - .14, c + .14, 'terracotta')
