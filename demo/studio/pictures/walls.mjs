import { darker, lighter, mix } from './colour.mjs';

/* Scattered rectangles on a wall, in courses, like the few bricks a linocut shows. */
function courses( wall, rng, box, { course, length, share, colour, more } ) {
	const list = [];
	const [ a0, b0, a1, b1 ] = box;
	for ( let b = b0; b < b1 - course / 2; b += course ) {
		for (
			let a = a0 + rng() * length;
			a < a1;
			a += length * rng.range( 1, 1.6 )
		) {
			if ( rng.chance( share ) ) {
				list.push( [
					a,
					b + course * 0.12,
					Math.min( a1, a + length * 0.86 ),
					b + course * 0.82,
				] );
			}
		}
	}
	wall.rects( list, colour, more );
}

const lines = ( wall, box, gap, thickness, colour, more ) => {
	const list = [];
	for ( let b = box[ 1 ] + gap; b < box[ 3 ]; b += gap ) {
		list.push( [ box[ 0 ], b - thickness, box[ 2 ], b ] );
	}
	wall.rects( list, colour, more );
};

/* Each material draws itself into the box [u0, v0, u1, v1] of a wall; `lit` is the colour in its light. */
export const MATERIALS = {
	brick( wall, rng, box, lit ) {
		courses( wall, rng, box, {
			course: 0.15,
			length: 0.3,
			share: 0.13,
			colour: darker( lit, 0.17 ),
		} );
		courses( wall, rng, box, {
			course: 0.15,
			length: 0.3,
			share: 0.09,
			colour: lighter( lit, 0.16 ),
		} );
	},
	stone( wall, rng, box, lit ) {
		for ( const [ share, colour ] of [
			[ 0.5, darker( lit, 0.14 ) ],
			[ 0.3, lighter( lit, 0.2 ) ],
			[ 0.12, darker( lit, 0.26 ) ],
		] ) {
			courses( wall, rng, box, {
				course: 0.3,
				length: 0.5,
				share: share * 0.6,
				colour,
			} );
		}
	},
	flint( wall, rng, box, lit ) {
		for ( const colour of [
			darker( lit, 0.3 ),
			lighter( lit, 0.3 ),
			darker( lit, 0.15 ),
		] ) {
			courses( wall, rng, box, {
				course: 0.18,
				length: 0.22,
				share: 0.16,
				colour,
			} );
		}
	},
	boards( wall, rng, box, lit ) {
		lines( wall, box, 0.22, 0.045, darker( lit, 0.22 ) );
	},
	tarred( wall, rng, box, lit ) {
		lines( wall, box, 0.24, 0.04, lighter( lit, 0.13 ) );
	},
	upright( wall, rng, box, lit ) {
		const list = [];
		for ( let a = box[ 0 ] + 0.2; a < box[ 2 ]; a += 0.2 ) {
			list.push( [ a, box[ 1 ], a + 0.035, box[ 3 ] ] );
		}
		wall.rects( list, darker( lit, 0.25 ) );
	},
	tilehung( wall, rng, box, lit ) {
		const [ a0, b0, a1, b1 ] = box;
		const [ dark, pale ] = [ [], [] ];
		let row = 0;
		for ( let b = b0; b < b1; b += 0.27 ) {
			for ( let a = a0 - ( row % 2 ) * 0.16; a < a1; a += 0.32 ) {
				const tile = [
					[ a, b + 0.11 ],
					[ a + 0.16, b ],
					[ a + 0.32, b + 0.11 ],
					[ a + 0.3, b + 0.14 ],
					[ a + 0.16, b + 0.045 ],
					[ a + 0.02, b + 0.14 ],
				];
				dark.push( wall.path( tile ) );
				if ( rng.chance( 0.12 ) ) {
					pale.push(
						wall.path( [
							[ a + 0.02, b + 0.14 ],
							[ a + 0.16, b + 0.045 ],
							[ a + 0.3, b + 0.14 ],
							[ a + 0.3, b + 0.27 ],
							[ a + 0.02, b + 0.27 ],
						] )
					);
				}
			}
			row++;
		}
		wall.stage.draw( pale.join( '' ), lighter( lit, 0.13 ) );
		wall.stage.draw( dark.join( '' ), darker( lit, 0.24 ) );
	},
	render( wall, rng, box, lit ) {
		courses( wall, rng, box, {
			course: 0.3,
			length: 0.55,
			share: 0.035,
			colour: darker( lit, 0.06 ),
		} );
	},
	stucco( wall, rng, box, lit ) {
		lines( wall, box, 0.48, 0.03, darker( lit, 0.1 ) );
	},
	timber( wall, rng, box, lit, { beam } ) {
		const [ a0, b0, a1, b1 ] = box;
		const list = [
			[ a0, b0, a1, b0 + 0.24 ],
			[ a0, b1 - 0.2, a1, b1 ],
		];
		const gap =
			( a1 - a0 ) / Math.max( 2, Math.round( ( a1 - a0 ) / 0.82 ) );
		for ( let a = a0; a <= a1 + 0.01; a += gap ) {
			list.push( [
				Math.max( a0, a - 0.1 ),
				b0,
				Math.min( a1, a + 0.1 ),
				b1,
			] );
		}
		if ( b1 - b0 > 2 ) {
			list.push( [
				a0,
				b0 + ( b1 - b0 ) * 0.52,
				a1,
				b0 + ( b1 - b0 ) * 0.52 + 0.15,
			] );
		}
		wall.rects( list, beam );
		const h = b1 - b0;
		for ( const [ from, to ] of [
			[ a0 + gap * 2, a0 ],
			[ a1 - gap * 2, a1 ],
		] ) {
			const middle = ( from + to ) / 2 + ( to - from ) * 0.18;
			wall.shape(
				[
					[ from - 0.1, b0 ],
					[ from + 0.12, b0 ],
					[ middle + 0.1, b0 + h * 0.45 ],
					[ to, b0 + h * 0.86 ],
					[ to, b0 + h * 0.99 ],
					[ middle - 0.1, b0 + h * 0.5 ],
				],
				beam
			);
		}
	},
};

/*
 * Paints a wall of bands from the ground up.
 * @param {Array<{from: number, material: string, colour: string}>} bands
 */
export function paintWall(
	wall,
	corners,
	bands,
	{ beamColour = '#4a3a2c' } = {}
) {
	const { stage } = wall;
	const { mood } = stage;
	const rng = stage.rng.fork( `wall${ corners.flat().join() }` );
	const light = mood.facing( wall.normal );
	const us = corners.map( ( c ) => c[ 0 ] );
	const vs = corners.map( ( c ) => c[ 1 ] );
	const [ u0, u1, top ] = [
		Math.min( ...us ),
		Math.max( ...us ),
		Math.max( ...vs ),
	];
	stage.clip( wall.path( corners ), () => {
		bands.forEach( ( band, i ) => {
			const to = bands[ i + 1 ]?.from ?? top;
			const lit = mood.tone( band.colour, light );
			wall.rect( u0, band.from, u1, to + 0.02, lit );
			MATERIALS[ band.material ]?.(
				wall,
				rng,
				[ u0, band.from, u1, to ],
				lit,
				{ beam: mood.tone( beamColour, light ) }
			);
			if ( i > 0 ) {
				wall.rect(
					u0,
					band.from - 0.2,
					u1,
					band.from,
					mix( lit, '#17261f', 0.4 ),
					0,
					'opacity=".55"'
				);
			}
		} );
		// Splash of damp and reflected ground at the foot.
		wall.rect(
			u0,
			0,
			u1,
			0.28,
			darker( mood.tone( bands[ 0 ].colour, light ), 0.28 ),
			0,
			'opacity=".5"'
		);
	} );
}
