import { mix, rgb, tint } from './colour.mjs';

/* Direction in which light travels, colour of sunlit and of shaded sides, and the sky from top to horizon. */
const LIGHTS = {
	morning: {
		sun: [ 0.76, -0.5, 0.42 ],
		lit: [ 1.07, 1.02, 0.92 ],
		shade: [ 0.62, 0.69, 0.77 ],
		sky: [ '#8fb4b9', '#f6ead0' ],
		cloud: [ '#fdf6e4', '#e3d9c4' ],
		key: '#f2dfb8',
		lamp: 0,
		cast: 0.34,
	},
	noon: {
		sun: [ 0.6, -0.78, 0.5 ],
		lit: [ 1.08, 1.06, 1 ],
		shade: [ 0.6, 0.68, 0.76 ],
		sky: [ '#4f93a8', '#d9e6d8' ],
		cloud: [ '#fbf7ea', '#cfdcd8' ],
		key: '#f4ecd4',
		lamp: 0,
		cast: 0.36,
	},
	evening: {
		sun: [ 0.86, -0.36, 0.3 ],
		lit: [ 1.08, 0.96, 0.8 ],
		shade: [ 0.56, 0.55, 0.66 ],
		sky: [ '#5f7590', '#f6b877' ],
		cloud: [ '#f7cf9c', '#a9838b' ],
		key: '#e9a45e',
		lamp: 0.75,
		cast: 0.4,
	},
	overcast: {
		sun: [ 0.35, -0.9, 0.4 ],
		lit: [ 0.98, 0.99, 0.98 ],
		shade: [ 0.74, 0.78, 0.8 ],
		sky: [ '#93a4a6', '#e6e3d4' ],
		cloud: [ '#c9cec8', '#7f9195' ],
		key: '#dcdccf',
		lamp: 0.2,
		cast: 0.16,
	},
};

/* Skies differ between pictures with the same light. */
const SKIES = {
	morning: [
		[ '#8fb4b9', '#f6ead0' ],
		[ '#a9bfae', '#f7e3bd' ],
		[ '#7fa3b3', '#f3dcc6' ],
		[ '#b7c9bf', '#f9efd6' ],
	],
	noon: [
		[ '#4f93a8', '#d9e6d8' ],
		[ '#3f82a0', '#e6ead2' ],
		[ '#6aa6b0', '#efead2' ],
		[ '#5b8fb0', '#dfe8e2' ],
	],
	evening: [
		[ '#5f7590', '#f6b877' ],
		[ '#4b5f7d', '#f0a06a' ],
		[ '#7b7a97', '#f8cf8e' ],
		[ '#3f6478', '#f3c183' ],
	],
	overcast: [
		[ '#93a4a6', '#e6e3d4' ],
		[ '#8598a3', '#e9e0cf' ],
		[ '#a5ada3', '#eee7d3' ],
	],
};

const SEASONS = {
	spring: {
		leaf: [ '#4a6a42', '#75924c', '#aab868' ],
		hedge: [ '#3f6240', '#5d8249' ],
		grass: [ '#86994f', '#98a95d' ],
		field: [ '#a9b968', '#c6c77c', '#8ea75c', '#d3c88a' ],
		bloom: [ '#f3d9dc', '#fdf3e2', '#e9c24f', '#d98aa0' ],
		bare: 0,
	},
	summer: {
		leaf: [ '#2f5240', '#4f7444', '#8a9f55' ],
		hedge: [ '#2c4d3a', '#46703f' ],
		grass: [ '#6a8150', '#798e57' ],
		field: [ '#c9b566', '#8fa35a', '#dcc679', '#6f8f55' ],
		bloom: [ '#c8506a', '#f3e7d0', '#8f6bA0', '#e0a83c' ],
		bare: 0,
	},
	autumn: {
		leaf: [ '#8a4a26', '#c17a30', '#e0ad4c' ],
		hedge: [ '#4a5a34', '#7a7a3c' ],
		grass: [ '#8a8b4e', '#9a9857' ],
		field: [ '#b98f55', '#c9a762', '#98894e', '#8a6a48' ],
		bloom: [ '#b4532f', '#d8963a', '#7c3b4a', '#e8d3a0' ],
		bare: 0,
	},
	winter: {
		leaf: [ '#4a4a44', '#6f6a5c', '#a9a08a' ],
		hedge: [ '#35503f', '#56705a' ],
		grass: [ '#a7b3a0', '#c3cbbb' ],
		field: [ '#c2c6b6', '#aab2a0', '#d5d5c6', '#9a9b86' ],
		bloom: [ '#e9ece4', '#b0453a', '#d6d2b8', '#8a9a86' ],
		bare: 1,
	},
};

const unit = ( v ) => {
	const length = Math.hypot( ...v );
	return v.map( ( c ) => c / length );
};

/* The colours and the light of one scene. `side` lets the low sun strike the gable instead of the front. */
export function createMood( season, light, rng, { side = false } = {} ) {
	const base = LIGHTS[ light ] ?? LIGHTS.noon;
	const year = SEASONS[ season ] ?? SEASONS.summer;
	const sun = unit( side ? [ -0.85, base.sun[ 1 ] - 0.06, 0.2 ] : base.sun );
	const [ top, horizon ] = rng.pick( SKIES[ light ] ?? SKIES.noon );
	const mood = {
		...base,
		...year,
		season,
		light,
		sun,
		skyTop: rgb( top ),
		skyLow: rgb( horizon ),
		/* -1 when light comes from the left of the picture. */
		from: sun[ 0 ] > 0 ? -1 : 1,
		tone: ( colour, amount ) =>
			mix(
				tint(
					colour,
					base.shade.map(
						( s, i ) => s + ( base.lit[ i ] - s ) * amount
					)
				),
				base.key,
				0.05
			),
		/* How much light a side with this outward normal gets, 0 to 1. */
		facing( normal ) {
			const cosine = -normal.reduce(
				( sum, v, i ) => sum + v * sun[ i ],
				0
			);
			return cosine > 0.04
				? Math.min( 1, 0.52 + cosine * 0.6 )
				: 0.06 + Math.max( 0, normal[ 1 ] ) * 0.2;
		},
		haze: ( colour, far ) => mix( colour, mix( horizon, top, 0.22 ), far ),
	};
	return mood;
}

export const BRICKS = [ '#b0634a', '#bd7453', '#a65c46', '#c48560', '#aa6c55' ];

export const STOCK = [ '#c0a26c', '#b4976a', '#c9ae7e' ];

export const TILES = [ '#7f4736', '#8f4f38', '#6b4236', '#8a5a40', '#74503f' ];

export const SLATES = [ '#5d6a72', '#6b737a', '#566063' ];

export const PLASTER = [ '#eee4ce', '#e7d9bb', '#f1ead9', '#e3cdb0' ];

export const PASTEL = [
	'#d9b29a',
	'#c7cdb4',
	'#dcc58a',
	'#a9bcc0',
	'#e9dcc4',
	'#b9a9a8',
];

export const BOARDS = [ '#f1ecdf', '#e9e0ca', '#eef0ea', '#dfe0cf' ];

export const TINTED = [ '#a3b29b', '#b4c3c6', '#d6cba6', '#8fa3a6' ];

export const DOORS = [
	'#2f4f41',
	'#27405a',
	'#8f332c',
	'#20302a',
	'#b58a36',
	'#6d8f8c',
	'#5a3550',
	'#33566b',
];

export const INK = '#17261f';

export const PAPER = '#f5eddb';
