"""Three kinds of home: what their rooms have in common, for rooms that are seen from inside. A description overrides any of it."""

HOMES = {
    'cottage': {
        'height': 2.3, 'ceiling': 'beams', 'floor': 'boards', 'fire': 'stove', 'cooker': 'aga', 'bath': 'roll', 'glass': 'round', 'bed_frame': 'oak', 'lamp': 'linen', 'chairs': 'oak',
        'opening': {'kind': 'casement', 'width': 1.3, 'height': 1.1, 'sill': .82, 'columns': 2, 'rows': 3, 'dressing': 'curtains', 'long': False},
        'colours': {'wall': '#f0e8d8', 'joinery': '#f6f0e2', 'floor': '#b98d5c', 'unit': '#b9c2b4', 'worktop': '#b98d5c', 'timber': '#5b4536'},
    },
    'town': {
        'height': 2.7, 'ceiling': 'cornice', 'floor': 'dark', 'fire': 'marble', 'cooker': 'hob', 'bath': 'roll', 'glass': 'tall', 'bed_frame': 'darkfloor', 'lamp': 'globe', 'chairs': 'darkfloor',
        'opening': {'kind': 'sash', 'width': 1.05, 'height': 1.75, 'sill': .5, 'columns': 3, 'rows': 4, 'dressing': 'curtains', 'long': True},
        'colours': {'wall': '#d9dfdc', 'unit': '#3f4f5c', 'worktop': '#f0ece4'},
    },
    'modern': {
        'height': 2.45, 'ceiling': 'plain', 'floor': 'boards', 'fire': 'none', 'cooker': 'hob', 'bath': 'fitted', 'glass': 'wide', 'bed_frame': 'oak', 'lamp': 'dome', 'chairs': 'ink',
        'opening': {'kind': 'modern', 'width': 1.6, 'height': 1.3, 'sill': .8, 'columns': 2, 'rows': 1, 'dressing': 'blind', 'architrave': False},
        'colours': {'wall': '#f1eee6', 'floor': '#d6c29c', 'unit': '#e9e4d8', 'worktop': '#5a5d5c', 'oak': '#c9a878'},
    },
}


def spec_of(room):
    """A description's room on top of its kind of home."""
    home = HOMES[room['home']]
    return {**home, **room, 'opening': {**home['opening'], **room.get('opening', {})}, 'colours': {**home['colours'], **room.get('colours', {})}}
