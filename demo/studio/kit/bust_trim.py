"""What clothes end in: collars, rolled necks, ties, beads, a pin."""
import numpy as np

from . import field as f, sculpt
from .field import common, cone, ellipsoid, join, row

BLADE = [(.95, -17.4), (2.3, -36), (-3, -36), (-3, -17.4)]


def on_body(torso, x, z, out):
    return f.drop(lambda p: torso.body(p) - out, x, z)


def collar(torso, colour, open_=.16, high=-13.6, wide=3.4, point=2.4, out=.35, stand=1.5):
    """A folded collar: up round the neck, over, and down to two points in front."""
    turns = np.linspace(open_, 2 * np.pi - open_, 90)
    rows = []
    for s in np.linspace(0, 1, 14):
        line = []
        for t in turns:
            front = min(t, 2 * np.pi - t)
            ahead = np.exp(-((front - open_) / .42) ** 2)
            lean = (1 - np.cos(t)) / 2
            fold = high + 1.5 * lean - .9 * ahead
            fall = wide + point * ahead
            if s < .3:
                z, r = fold - stand * (1 - s / .3), .1
            else:
                z, r = fold - fall * ((s - .3) / .7), .1 + .5 * np.sin(np.pi * min(1, (s - .3) / .25) / 2) + .5 * ahead * (s - .3)
            away = row(np.sin(t), -np.cos(t), 0)
            centre = row(0, 3.4 + (z + 12) * -.11, z)
            line.append(centre + away * ((4.95 - (z + 12) * .055) * torso.neck + out + r) + row(np.sin(t) * .3 * ahead * s * 3, 0, 0))
        rows.append(line)
    grid = np.array(rows)
    return sculpt.sheet('collar', f.push_out(grid, torso.body, .55), .32, colour)


def tie(torso, colour):
    blade = torso.layer('tie', .55, colour, keep=BLADE, fine=.45, back=-1)
    at = on_body(torso, 0, -16.4, .5)
    knot = lambda p: common(ellipsoid(p, at + row(0, .1, 0), row(1.5, 1.0, 1.75)), np.abs(p[:, 0]) - 1.25 - .28 * (p[:, 2] - at[2]), .5)
    return [blade, sculpt.mesh('tie', knot, [sculpt.ruler(a - 2.2, a + 2.2, .2) for a in at], colour)]


def roll(torso, colour, high=-12.0, low=-17.6, out=1.35, ribs=46):
    """A rolled neck, ribbed."""
    def field(p):
        slope = p[:, 1] - 3.4 + (p[:, 2] + 12) * .11
        round_ = np.hypot(p[:, 0], slope)
        lean = .12 * slope
        middle, half = (high + low) / 2, (high - low) / 2
        d = round_ - (4.95 - (p[:, 2] + 12) * .06) * torso.neck - out * np.sqrt(np.clip(1.15 - ((p[:, 2] - lean - middle) / half) ** 2, .02, 1))
        d = d - .1 * np.abs(np.sin(ribs / 2 * np.arctan2(p[:, 0], slope)))
        return common(d, np.abs(p[:, 2] - lean - middle) - half, .5)
    return sculpt.mesh('roll', field, (sculpt.ruler(-8, 8, .24), sculpt.ruler(-5, 11, .3), sculpt.ruler(low - 1.5, high + 1.5, .26)), colour)


def gavel(torso, x, z):
    """A small gavel in brass on the lapel."""
    spot = on_body(torso, x, z, 1.85)
    head = lambda p: cone(f.turned(p, 'y', -35, spot), spot - row(.62, 0, 0), spot + row(.62, 0, 0), .36)
    shaft = lambda p: cone(f.turned(p, 'y', -35, spot), spot, spot - row(0, 0, 1.9), .15)
    return sculpt.mesh('pin', lambda p: join(head(p), shaft(p), .15), [sculpt.ruler(a - 2.3, a + 2.3, .15) for a in spot], '#c39a45')


def beads(torso, colour, low=-20.2, count=23):
    made = []
    for t in np.linspace(-.84, .84, count):
        x, z = 5.4 * np.sin(t * 1.5), low + 4.6 * abs(t) ** 2.4
        at = on_body(torso, x, z, .55)
        made.append(sculpt.mesh('bead', lambda p: ellipsoid(p, at, row(.5, .5, .5)), [sculpt.ruler(a - .75, a + .75, .2) for a in at], colour))
    return made
