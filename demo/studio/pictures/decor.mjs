/* eslint-disable no-nested-ternary -- a choice between drawings reads best in one expression */
import { mix } from './colour.mjs';

/* Walls, joinery, textiles and wood that go together; one set for each property. */
const SCHEMES = [
	{
		walls: [ '#e9e0ca', '#c3c9b2', '#dfd2b4' ],
		joinery: '#8fa08c',
		accent: '#b4532f',
		second: '#d9a94e',
		cloth: '#d8cbb0',
	},
	{
		walls: [ '#dfe3d8', '#a9bcb8', '#e8e0cf' ],
		joinery: '#3f5f63',
		accent: '#c98a3a',
		second: '#e3d3ae',
		cloth: '#7f9a98',
	},
	{
		walls: [ '#ecd9c6', '#d8b09a', '#efe6d6' ],
		joinery: '#8a4f42',
		accent: '#7c3f46',
		second: '#d49a7a',
		cloth: '#e3cdb6',
	},
	{
		walls: [ '#e7e2d3', '#7f9484', '#d5d8c4' ],
		joinery: '#2f4f41',
		accent: '#b58a36',
		second: '#9fb29a',
		cloth: '#c9bfa2',
	},
	{
		walls: [ '#eceadf', '#8ea3ad', '#d7dfdf' ],
		joinery: '#2f465a',
		accent: '#c0603f',
		second: '#e1c58f',
		cloth: '#b9c4c4',
	},
	{
		walls: [ '#f0e6cd', '#e0c27c', '#efe9da' ],
		joinery: '#5e6b58',
		accent: '#2f6a6a',
		second: '#c9803a',
		cloth: '#e2d6b8',
	},
	{
		walls: [ '#e4ddd0', '#9a8f86', '#e9e3d6' ],
		joinery: '#4b4a4c',
		accent: '#a65a3a',
		second: '#c9b48a',
		cloth: '#b9aa98',
	},
	{
		walls: [ '#e3e6d6', '#b7c39a', '#f0ead8' ],
		joinery: '#6f8462',
		accent: '#a8414a',
		second: '#e8b9a6',
		cloth: '#efe3cb',
	},
	{
		walls: [ '#ebe4da', '#c4a7a0', '#e0dcd2' ],
		joinery: '#6a4658',
		accent: '#3f6f6a',
		second: '#d8a86a',
		cloth: '#d4bcb4',
	},
	{
		walls: [ '#f1ede2', '#dcd6c6', '#e6e6de' ],
		joinery: '#e3dccb',
		accent: '#33566b',
		second: '#cf8f55',
		cloth: '#9fb0ae',
	},
	{
		walls: [ '#e6dfce', '#4f6a66', '#dcd9c4' ],
		joinery: '#b9a680',
		accent: '#d1883f',
		second: '#8fb0a6',
		cloth: '#6c8a80',
	},
];

const WOODS = [ '#a9794c', '#8a5f3c', '#c39a68', '#b58a5c', '#75513a' ];

const RUSTIC = [ 'oast', 'cottage', 'barn', 'farmhouse', 'weatherboard' ];

const MODERN = [ 'modern' ];

/* The decoration of a property: stable for its reference. */
export function decorOf( entry, rng ) {
	const roll = rng();
	const kind = RUSTIC.includes( entry.style )
		? 'rustic'
		: MODERN.includes( entry.style ) ||
			  ( [ 'flats', 'bungalow', 'semi' ].includes( entry.style ) &&
					roll < 0.45 )
			? 'modern'
			: 'period';
	const scheme = rng.pick( SCHEMES );
	const text =
		`${ entry.summary ?? '' } ${ ( entry.features ?? [] ).join( ' ' ) } ${ entry.description ?? '' }`.toLowerCase();
	const says = ( ...words ) => words.some( ( w ) => text.includes( w ) );
	return {
		...scheme,
		kind,
		wood: rng.pick( WOODS ),
		says,
		floor:
			kind === 'rustic'
				? rng.pick( [ 'boards', 'boards', 'brick', 'flags' ] )
				: kind === 'modern'
					? rng.pick( [ 'boards', 'slab', 'herringbone' ] )
					: rng.pick( [ 'boards', 'herringbone', 'boards' ] ),
		beams: kind === 'rustic' && ( says( 'beam' ) || roll < 0.75 ),
		beam: rng.pick( [ '#5b4331', '#6f5640', '#8d7355', '#4a382b' ] ),
		top: rng.pick( [
			'#efe9db',
			'#3c4442',
			'#b98c5c',
			'#d9d2c2',
			'#c9c2b4',
		] ),
		metal: rng.pick( [ '#b98a45', '#2b302e', '#c9c4b4' ] ),
		tile: rng.pick( [
			'#f1ede0',
			'#b9c9bf',
			'#8fb0aa',
			'#d9a98c',
			'#e6d7ae',
			'#7f98a0',
		] ),
	};
}

const clamp = ( v ) => Math.max( 0, Math.min( 1, v ) );

/* The light inside a room whose window is on the left. */
export function roomMood( mood, rng ) {
	const evening = mood.light === 'evening';
	const high = { morning: 0.62, noon: 0.95, evening: 0.5, overcast: 0.8 }[
		mood.light
	];
	return {
		...mood,
		from: -1,
		sun: [ 1, -high, rng.range( 0.12, 0.5 ) ],
		lit: evening
			? [ 1.06, 1, 0.9 ]
			: mood.light === 'overcast'
				? [ 1.0, 1.0, 0.99 ]
				: [ 1.06, 1.03, 0.97 ],
		shade: evening
			? [ 0.6, 0.57, 0.6 ]
			: mood.light === 'overcast'
				? [ 0.72, 0.74, 0.76 ]
				: [ 0.64, 0.66, 0.69 ],
		tone( colour, amount ) {
			const t = this.shade.map(
				( s, i ) => s + ( this.lit[ i ] - s ) * clamp( amount )
			);
			return mix( colour, mood.key, evening ? 0.1 : 0.05 ).map(
				( v, i ) => v * t[ i ]
			);
		},
		facing: ( [ x, y, z ] ) =>
			clamp( 0.5 - 0.48 * x + 0.36 * y - 0.12 * z ),
		beam: {
			morning: '#fff3cf',
			noon: '#fff9e6',
			evening: '#ffcf8a',
			overcast: '#f4f2ea',
		}[ mood.light ],
		patch: { morning: 0.62, noon: 0.55, evening: 0.58, overcast: 0.16 }[
			mood.light
		],
	};
}
