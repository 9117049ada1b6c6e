import { box } from './boxes.mjs';
import { darker } from './colour.mjs';
import { leafy, n } from './svg.mjs';

/* A five-bar gate with posts, seen from the field. */
export function gate( stage, x, z, { w = 3.2, colour = '#9a8a70' } = {} ) {
	for ( const y of [ 0.2, 0.45, 0.68, 0.9, 1.14 ] ) {
		box( stage, x, x + w, y, y + 0.09, z, z + 0.05, colour );
	}
	stage.fill(
		[
			[ x, 0.2, z - 0.01 ],
			[ x + 0.12, 0.2, z - 0.01 ],
			[ x + w * 0.62, 1.2, z - 0.01 ],
			[ x + w * 0.56, 1.2, z - 0.01 ],
		],
		stage.mood.tone( darker( colour, 0.12 ), 0.7 )
	);
	for ( const px of [ x - 0.2, x + w + 0.02 ] ) {
		box(
			stage,
			px,
			px + 0.2,
			0,
			1.4,
			z - 0.05,
			z + 0.15,
			darker( colour, 0.2 )
		);
	}
}

/* Sheep as a printmaker would cut them. */
export function sheep( stage, rng, count, area ) {
	const spots = Array.from( { length: count }, () =>
		stage.spot( [
			rng.range( area[ 0 ], area[ 1 ] ),
			0,
			rng.range( area[ 2 ], area[ 3 ] ),
		] )
	).sort( ( a, b ) => b.depth - a.depth );
	for ( const s of spots ) {
		const k = s.scale;
		const way = rng.chance( 0.5 ) ? 1 : -1;
		stage.raw(
			`<ellipse cx="${ n( s.x ) }" cy="${ n( s.y ) }" rx="${ n( 0.6 * k ) }" ry="${ n( 0.09 * k ) }" fill="#17261f" opacity=".25"/>`
		);
		stage.stroke(
			[ -0.28, -0.18, 0.2, 0.3 ]
				.map(
					( d ) =>
						`M${ n( s.x + d * k ) } ${ n( s.y - 0.3 * k ) }V${ n( s.y ) }`
				)
				.join( '' ),
			'#2b302e',
			Math.max( 1, 0.06 * k )
		);
		stage.draw(
			leafy( rng, s.x, s.y - 0.5 * k, 0.48 * k, 0.28 * k, 10 ),
			stage.mood.tone( '#f3ecdb', 0.5 )
		);
		stage.draw(
			leafy(
				rng,
				s.x + stage.mood.from * 0.08 * k,
				s.y - 0.56 * k,
				0.36 * k,
				0.18 * k,
				9
			),
			stage.mood.tone( '#fbf6e8', 1 )
		);
		stage.draw(
			leafy(
				rng,
				s.x + way * 0.5 * k,
				s.y - 0.42 * k,
				0.15 * k,
				0.12 * k,
				6,
				0.05
			),
			'#33332f'
		);
	}
}
