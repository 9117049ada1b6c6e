import { darker, lighter } from './colour.mjs';
import { surface } from './stage.mjs';
import { n } from './svg.mjs';

/* An oast kiln: a round tower with a conical roof and a white cowl. */
export function roundel( { x, z, r, h, cone, brick, tile, openings = [] } ) {
	return {
		shadow: {
			x0: x - r * 0.8,
			x1: x + r * 0.8,
			z0: z - r * 0.8,
			z1: z + r * 0.8,
			h,
			roof: { kind: 'pyramid', pitch: cone / r, over: 0.1 },
		},
		draw( stage ) {
			const { mood } = stage;
			const rng = stage.rng.fork( `kiln${ x }` );
			const steps = 40;
			const ring = ( a, radius, y ) => [
				x + Math.cos( a ) * radius,
				y,
				z + Math.sin( a ) * radius,
			];
			const wallBits = [];
			for ( let i = 0; i < steps; i++ ) {
				const [ a, b ] = [
					( i / steps ) * 2 * Math.PI,
					( ( i + 1 ) / steps ) * 2 * Math.PI,
				];
				const normal = [
					Math.cos( ( a + b ) / 2 ),
					0,
					Math.sin( ( a + b ) / 2 ),
				];
				if ( ! stage.faces( ring( ( a + b ) / 2, r, 0 ), normal ) ) {
					continue;
				}
				// Four flat tones, as cut with a gouge, rather than a smooth gradient.
				const stepped = ( v ) => Math.round( v * 4 ) / 4;
				const wall = mood.tone(
					brick,
					stepped( mood.facing( normal ) )
				);
				stage.fill(
					[
						ring( a, r, 0 ),
						ring( b + 0.01, r, 0 ),
						ring( b + 0.01, r, h ),
						ring( a, r, h ),
					],
					wall
				);
				const up = [ normal[ 0 ] * 0.85, 0.5, normal[ 2 ] * 0.85 ];
				const roof = mood.tone( tile, stepped( mood.facing( up ) ) );
				const k = 0.09;
				wallBits.push( () =>
					stage.fill(
						[
							ring( a, r + 0.22, h - 0.1 ),
							ring( b + 0.012, r + 0.22, h - 0.1 ),
							ring( b + 0.1, r * k, h + cone ),
							ring( a, r * k, h + cone ),
						],
						roof
					)
				);
				for ( let c = 0; c < 5; c++ ) {
					const y = rng.range( 0.3, h - 0.4 );
					const colour = rng.chance( 0.6 )
						? darker( wall, 0.17 )
						: lighter( wall, 0.15 );
					stage.fill(
						[
							ring( a, r, y ),
							ring( b, r, y ),
							ring( b, r, y + 0.11 ),
							ring( a, r, y + 0.11 ),
						],
						colour
					);
				}
				stage.fill(
					[
						ring( a, r, h - 0.5 ),
						ring( b + 0.01, r, h - 0.5 ),
						ring( b + 0.01, r, h ),
						ring( a, r, h ),
					],
					'#17261f',
					'opacity=".3"'
				);
				for ( let y = 0.35; y < cone - 0.6; y += 0.36 ) {
					const t = y / cone;
					const rr = ( r + 0.22 ) * ( 1 - t ) + r * k * t;
					if ( rng.chance( 0.82 ) ) {
						wallBits.push( () =>
							stage.fill(
								[
									ring( a, rr, h - 0.1 + y ),
									ring( b, rr, h - 0.1 + y ),
									ring( b, rr - 0.03, h - 0.04 + y ),
									ring( a, rr - 0.03, h - 0.04 + y ),
								],
								darker( roof, 0.25 )
							)
						);
					}
				}
			}
			for ( const o of openings ) {
				const face = surface(
					stage,
					[ x - o.w / 2, 0, z - r ],
					[ 1, 0, 0 ],
					[ 0, 1, 0 ],
					[ 0, 0, -1 ]
				);
				o.paint( face );
			}
			wallBits.forEach( ( draw ) => draw() );
			cowl( stage, x, h + cone, z, r );
		},
	};
}

/* The white wooden cowl that turned with the wind. */
function cowl( stage, x, y, z, r ) {
	const { mood } = stage;
	const s = stage.spot( [ x, y - 0.25, z ] );
	const k = s.scale * ( 0.62 + r * 0.16 );
	const white = mood.tone( '#f8f4e8', 1 );
	const shade = mood.tone( '#f8f4e8', 0.25 );
	const p = ( list ) =>
		'M' +
		list
			.map(
				( [ a, b ] ) => `${ n( s.x + a * k ) } ${ n( s.y - b * k ) }`
			)
			.join( 'L' ) +
		'Z';
	stage.draw(
		p( [
			[ -0.42, 0 ],
			[ 0.42, 0 ],
			[ 0.34, 0.2 ],
			[ -0.34, 0.2 ],
		] ),
		shade
	);
	stage.draw(
		p( [
			[ -0.36, 0.2 ],
			[ 0.36, 0.2 ],
			[ 0.2, 1.75 ],
			[ 0.02, 1.9 ],
		] ),
		white
	);
	stage.draw(
		p( [
			[ 0.02, 0.3 ],
			[ 0.34, 0.24 ],
			[ 0.19, 1.66 ],
		] ),
		mood.tone( '#48524f', 0.6 )
	);
	stage.stroke(
		`M${ n( s.x + 0.1 * k ) } ${ n( s.y - 1.72 * k ) }l${ n( -1.05 * k ) } ${ n( 0.02 * k ) }`,
		white,
		Math.max( 1.2, 0.07 * k )
	);
}
