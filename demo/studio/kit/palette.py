"""Colours: what a model is made of, and how a season or a light changes it. Values are sRGB."""

BASE = {
    'card': '#f4f1ea', 'white': '#faf8f3', 'cardglass': '#d5d5cf', 'paper': '#e2d9c8', 'base': '#cdb48a', 'baseedge': '#b89a6c',
    'brick': '#b9785c', 'brickdark': '#8f5c4a', 'stone': '#d8cdb6', 'flint': '#a9aaa4', 'render': '#f3ecdd', 'weatherboard': '#fbfaf5',
    'blackboard': '#33332f', 'larch': '#b58a5e', 'tilehung': '#c17c58', 'timber': '#4d4035', 'oak': '#a98456', 'infill': '#f5efe0',
    'roof': '#a8583e', 'slate': '#6f7880', 'lead': '#8b9194', 'thatch': '#b39a68', 'sheet': '#8f9a96', 'felt': '#7d817d',
    'glass': '#46565a', 'glow': '#ffc978', 'frame': '#fbfaf6', 'darkframe': '#3a4044', 'trim': '#fbfaf6', 'sill': '#ece5d6',
    'door': '#1f3a33', 'brass': '#b8892f', 'ink': '#22302b', 'steel': '#aeb2b0', 'metalblack': '#2c312f', 'pot': '#b8663f', 'gutter': '#3c423f',
    'lawn': '#a9b585', 'meadow': '#b9bd84', 'path': '#dcc9a9', 'gravel': '#d9cbb0', 'paving': '#cfc9bc', 'cobble': '#b3aca0', 'brickpath': '#b88569',
    'road': '#b9b7b0', 'pavement': '#dad5c8', 'kerb': '#ebe7dd', 'marking': '#f5f2ea', 'soil': '#8d7154', 'plough': '#b29877', 'water': '#8fa9ad',
    'deck': '#b89468', 'sand': '#e0cda6', 'contour': '#d6d3b9', 'contouredge': '#f0ebdd',
    'hedge': '#7d9264', 'yew': '#5c7455', 'leaf1': '#93a876', 'leaf2': '#7c9668', 'leaf3': '#b3bd88', 'shrub': '#8aa077', 'trunk': '#a57f55',
    'blossom': '#efc3c4', 'flower1': '#d9a3b8', 'flower2': '#b3a1cf', 'flower3': '#f0d68a', 'wire': '#8a6f52', 'crop': '#c9bd7a',
    'person1': '#fdfbf6', 'person2': '#d8cdbb', 'signboard': '#1f3a33', 'awning': '#8c3b34', 'terracotta': '#bd6f4b', 'chalk': '#f7f4ec',
}

SEASONS = {
    'spring': {'lawn': '#aebd82', 'leaf1': '#b4c483', 'leaf2': '#98b27a', 'leaf3': '#efc9cc', 'meadow': '#b9c486', 'hedge': '#8da46c', 'shrub': '#9fb47e'},
    'summer': {},
    'autumn': {'lawn': '#b3b284', 'leaf1': '#d09a4e', 'leaf2': '#b96a3f', 'leaf3': '#e0bb6a', 'meadow': '#c5b982', 'hedge': '#8c8d5d', 'shrub': '#a9925f',
               'flower1': '#a85b5b', 'flower2': '#c98a4e'},
    'winter': {'lawn': '#c9cfbd', 'meadow': '#cfd0c0', 'hedge': '#7f8d75', 'shrub': '#8d9a85', 'leaf1': '#a9b5a1', 'leaf2': '#8a9a86', 'leaf3': '#c3c8b6',
               'soil': '#9c8a76', 'flower1': '#c9c3b2', 'flower2': '#b9b6ac', 'flower3': '#d8d2bd'},
}

# Sun: degrees from the front towards the right (+x), height above the ground, strength, apparent size, colour; sky: strength, colour.
LIGHTS = {
    'morning': {'azimuth': -58, 'height': 27, 'sun': 5.2, 'angle': 1.2, 'sun_colour': (1, .89, .73), 'sky': .58, 'sky_colour': (.78, .87, 1.0)},
    'noon': {'azimuth': 44, 'height': 44, 'sun': 4.2, 'angle': 1.0, 'sun_colour': (1, .95, .86), 'sky': .56, 'sky_colour': (.80, .89, 1.0)},
    'evening': {'azimuth': 64, 'height': 19, 'sun': 7.0, 'angle': 1.4, 'sun_colour': (1, .78, .54), 'sky': .66, 'sky_colour': (.76, .83, 1.0), 'lit': .35},
    'overcast': {'azimuth': -30, 'height': 50, 'sun': 2.1, 'angle': 14, 'sun_colour': (1, .98, .95), 'sky': .74, 'sky_colour': (.92, .96, 1.0)},
    'dusk': {'azimuth': 74, 'height': 12, 'sun': 3.2, 'angle': 3, 'sun_colour': (1, .66, .46), 'sky': .95, 'sky_colour': (.62, .73, 1.0), 'lit': .7},
}


# These keep their strength; everything else is paled, as card and paint are on a model.
STRONG = {'card', 'white', 'paper', 'glass', 'glow', 'door', 'brass', 'ink', 'metalblack', 'gutter', 'darkframe', 'signboard', 'weatherboard', 'render', 'infill', 'trim', 'frame'}
PALE, SHARE = '#f8f1e4', .32


def pale(value, share=SHARE):
    mixed = [round(int(value[i:i + 2], 16) * (1 - share) + int(PALE[i:i + 2], 16) * share) for i in (1, 3, 5)]
    return '#' + ''.join(f'{c:02x}' for c in mixed)


def colours(season, own):
    """The palette of a picture: the kit's, then the season's, then the description's own."""
    mixed = {**BASE, **SEASONS.get(season, {}), **(own or {})}
    return {name: value if name in STRONG else pale(value) for name, value in mixed.items()}


def linear(value):
    """An sRGB colour such as '#b9785c' as linear red, green, blue, alpha."""
    parts = [int(value.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts] + [1]
