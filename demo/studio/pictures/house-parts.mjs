import { drawBlock } from './block.mjs';
import { darker } from './colour.mjs';
import { n } from './svg.mjs';

/* Evenly spaced openings on a wall `width` metres wide. */
export function row( width, count, o, { from = 0, skip = [] } = {} ) {
	const gap = width / count;
	return Array.from( { length: count }, ( _, i ) => ( {
		...o,
		u: from + gap * ( i + 0.5 ) - o.w / 2,
	} ) ).filter( ( _, i ) => ! skip.includes( i ) );
}

/* A chimney through a roof. `y` is where it leaves the slope in front, `peak` the ridge behind it. */
export function chimney( {
	x,
	z,
	y,
	top,
	w = 0.9,
	d = 0.9,
	colour = '#a8593e',
	pots = 2,
	drop = 0,
} ) {
	return {
		draw( stage ) {
			const { mood } = stage;
			const front = mood.tone( colour, mood.facing( [ 0, 0, -1 ] ) );
			const right = mood.tone( colour, mood.facing( [ 1, 0, 0 ] ) );
			const [ x0, x1, z0, z1 ] = [
				x - w / 2,
				x + w / 2,
				z - d / 2,
				z + d / 2,
			];
			stage.fill(
				[
					[ x1, y - drop, z0 ],
					[ x1, y, z ],
					[ x1, y, z1 ],
					[ x1, top, z1 ],
					[ x1, top, z0 ],
				],
				right
			);
			stage.fill(
				[
					[ x0, y - drop, z0 ],
					[ x1, y - drop, z0 ],
					[ x1, top, z0 ],
					[ x0, top, z0 ],
				],
				front
			);
			const band = ( a, b, out, k ) => {
				stage.fill(
					[
						[ x1 + out, a, z0 - out ],
						[ x1 + out, a, z1 + out ],
						[ x1 + out, b, z1 + out ],
						[ x1 + out, b, z0 - out ],
					],
					darker( right, k )
				);
				stage.fill(
					[
						[ x0 - out, a, z0 - out ],
						[ x1 + out, a, z0 - out ],
						[ x1 + out, b, z0 - out ],
						[ x0 - out, b, z0 - out ],
					],
					darker( front, k )
				);
			};
			band( top - 0.32, top - 0.2, 0.07, 0.12 );
			band( top - 0.12, top, 0.1, 0 );
			for ( let i = 0; i < pots; i++ ) {
				const s = stage.spot( [
					x0 + ( w * ( i + 0.5 ) ) / pots,
					top,
					z,
				] );
				const k = s.scale;
				stage.draw(
					`M${ n( s.x - 0.13 * k ) } ${ n( s.y ) }l${ n( 0.03 * k ) } ${ n( -0.5 * k ) }h${ n( 0.2 * k ) }l${ n( 0.03 * k ) } ${ n( 0.5 * k ) }Z`,
					mood.tone( '#bd7a52', 0.75 )
				);
			}
			const rng = stage.rng.fork( `ch${ x }` );
			const marks = Array.from( { length: 10 }, () => [
				rng.range( x0, x1 - 0.25 ),
				rng.range( y - drop, top - 0.4 ),
			] ).map( ( [ a, b ] ) => [
				[ a, b, z0 ],
				[ a + 0.24, b, z0 ],
				[ a + 0.24, b + 0.1, z0 ],
				[ a, b + 0.1, z0 ],
			] );
			stage.many( marks, darker( front, 0.18 ) );
		},
	};
}

/* A dormer with a small gable or a flat lead roof, standing on a front slope. */
export function dormer( {
	x,
	z,
	y,
	w = 1.3,
	h = 1.25,
	roof,
	flat = false,
	colour = '#f1eadb',
	window = {},
	hung,
} ) {
	const [ x0, x1 ] = [ x - w / 2, x + w / 2 ];
	const bands = [
		{
			from: 0,
			material: hung ? 'tilehung' : 'plain',
			colour: hung ?? colour,
		},
	];
	return {
		draw( stage ) {
			drawBlock( stage, {
				x0,
				x1,
				z0: z,
				z1: z + 2.2,
				y0: y,
				h,
				bands,
				roof: flat
					? { kind: 'flat', colour: '#8c949a', parapet: 0.12 }
					: { kind: 'z', pitch: 0.9, over: 0.16, ...roof },
				openings: {
					front: [
						{
							kind: 'casement',
							u: 0.16,
							v: 0.14,
							w: w - 0.32,
							h: h - 0.3,
							up: 2,
							sill: false,
							...window,
						},
					],
				},
			} );
		},
	};
}
