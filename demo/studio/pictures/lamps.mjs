/* eslint-disable no-nested-ternary -- a choice between drawings reads best in one expression */
import { box, lathe } from './boxes.mjs';
import { n } from './svg.mjs';
import { thing } from './thing.mjs';

/* A lamp with a cone shade; lit in the evening. */
export const lamp = (
	x,
	y,
	z,
	{ base = '#8fa08c', tall = 0.34, shadeColour = '#efe4cb' } = {}
) =>
	thing( z, ( { stage, mood } ) => {
		lathe(
			stage,
			[ x, y, z ],
			[
				[ 0.07, 0 ],
				[ 0.1, tall * 0.4 ],
				[ 0.03, tall * 0.85 ],
				[ 0.02, tall ],
			],
			base
		);
		const on = mood.lamp > 0.1;
		const s = stage.spot( [ x, y + tall + 0.1, z ] );
		if ( on ) {
			stage.raw(
				`<circle cx="${ n( s.x ) }" cy="${ n( s.y ) }" r="${ n( s.scale * 0.55 ) }" fill="#ffd98a" opacity=".22"/>`
			);
		}
		lathe(
			stage,
			[ x, y + tall - 0.05, z ],
			[
				[ 0.19, 0 ],
				[ 0.12, 0.25 ],
			],
			on ? '#fbdc96' : shadeColour,
			on ? { glow: '#fbdf9e' } : {}
		);
	} );

export const floorLamp = ( x, z, metal, shadeColour ) =>
	thing( z, ( room ) => {
		box( room.stage, x - 0.014, x + 0.014, 0, 1.35, z, z + 0.02, metal );
		lathe(
			room.stage,
			[ x, 0, z ],
			[
				[ 0.14, 0 ],
				[ 0.14, 0.03 ],
			],
			metal
		);
		lamp( x, 1.3, z, { base: metal, tall: 0.08, shadeColour } ).draw(
			room
		);
	} );

export const pendant = (
	x,
	z,
	drop,
	colour,
	{ r = 0.2, shape = 'dome' } = {}
) =>
	thing( z, ( { stage, h, mood } ) => {
		box( stage, x - 0.008, x + 0.008, h - drop, h, z, z + 0.01, '#2b302e' );
		const profile =
			shape === 'dome'
				? [
						[ r, 0 ],
						[ r * 0.9, r * 0.5 ],
						[ r * 0.5, r * 0.9 ],
						[ 0.04, r ],
					]
				: shape === 'globe'
					? [
							[ r * 0.3, 0 ],
							[ r * 0.85, r * 0.35 ],
							[ r, r ],
							[ r * 0.8, r * 1.6 ],
							[ r * 0.2, r * 1.95 ],
						]
					: [
							[ r, 0 ],
							[ r * 0.3, r * 1.1 ],
							[ 0.05, r * 1.2 ],
						];
		lathe(
			stage,
			[ x, h - drop - r, z ],
			profile,
			shape === 'globe' ? '#f6e9c6' : colour
		);
		if ( mood.lamp > 0.1 && shape !== 'globe' ) {
			const s = stage.spot( [ x, h - drop - r, z ] );
			stage.raw(
				`<circle cx="${ n( s.x ) }" cy="${ n( s.y ) }" r="${ n( s.scale * 0.075 ) }" fill="#ffe6a8"/><circle cx="${ n( s.x ) }" cy="${ n( s.y + s.scale * 0.1 ) }" r="${ n( s.scale * 0.5 ) }" fill="#ffd98a" opacity=".16"/>`
			);
		}
	} );
