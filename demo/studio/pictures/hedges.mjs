/* eslint-disable @wordpress/no-unused-vars-before-return -- what is drawn depends on the order of the random numbers */
import { darker, lighter } from './colour.mjs';
import { surface } from './stage.mjs';
import { cut, leafy, n } from './svg.mjs';

/* A clipped hedge: a box with a sunny top, a darker side and knife marks. */
export function hedge( stage, x0, x1, z0, z1, h, { y = 0, tones } = {} ) {
	const { mood } = stage;
	const rng = stage.rng.fork( `hedge${ x0 }${ z0 }` );
	const [ dark, light ] = tones ?? mood.hedge;
	const sides = [
		[
			surface(
				stage,
				[ x1, y, z0 ],
				[ 0, 0, 1 ],
				[ 0, 1, 0 ],
				[ 1, 0, 0 ]
			),
			z1 - z0,
		],
		[
			surface(
				stage,
				[ x0, y, z1 ],
				[ 0, 0, -1 ],
				[ 0, 1, 0 ],
				[ -1, 0, 0 ]
			),
			z1 - z0,
		],
		[
			surface(
				stage,
				[ x0, y, z0 ],
				[ 1, 0, 0 ],
				[ 0, 1, 0 ],
				[ 0, 0, -1 ]
			),
			x1 - x0,
		],
	];
	for ( const [ wall, w ] of sides ) {
		if ( ! stage.faces( wall.at( 0, 0 ), wall.normal ) ) {
			continue;
		}
		const lit = mood.tone( dark, 0.25 + mood.facing( wall.normal ) * 0.6 );
		wall.rect( 0, 0, w, h, lit );
		wall.rect( 0, 0, w, 0.16, darker( lit, 0.4 ) );
		const marks = [ [], [] ];
		for ( let i = 0; i < Math.min( 130, w * h * 9 ); i++ ) {
			const s = wall.spot( rng() * w, rng.range( 0.1, 1 ) * h );
			if ( s.depth > 0.8 ) {
				marks[ i % 2 ].push(
					cut(
						s.x,
						s.y,
						rng.range( -0.8, 0.8 ),
						Math.min( 13, s.scale * 0.14 ),
						Math.min( 4, s.scale * 0.04 )
					)
				);
			}
		}
		stage.draw( marks[ 0 ].join( '' ), darker( lit, 0.28 ) );
		stage.draw( marks[ 1 ].join( '' ), lighter( lit, 0.16 ) );
	}
	const top =
		mood.season === 'winter'
			? lighter( mood.tone( light, 1 ), 0.45 )
			: mood.tone( light, 1 );
	stage.fill(
		[
			[ x0, y + h, z0 ],
			[ x1, y + h, z0 ],
			[ x1, y + h, z1 ],
			[ x0, y + h, z1 ],
		],
		top
	);
}

/* A clipped ball or cone of box, in a pot or in the ground. */
export function topiary(
	stage,
	at,
	{ r = 0.45, pot = false, cone = false } = {}
) {
	const { mood } = stage;
	const rng = stage.rng.fork( `ball${ at.join() }` );
	const s = stage.spot( at );
	const k = s.scale;
	const lift = pot ? 0.5 * k : 0;
	stage.raw(
		`<ellipse cx="${ n( s.x - mood.from * 0.4 * r * k ) }" cy="${ n( s.y ) }" rx="${ n( r * k * 1.25 ) }" ry="${ n( r * k * 0.25 ) }" fill="#17261f" opacity=".28"/>`
	);
	if ( pot ) {
		stage.draw(
			`M${ n( s.x - 0.3 * k ) } ${ n( s.y - 0.52 * k ) }h${ n( 0.6 * k ) }l${ n( -0.1 * k ) } ${ n( 0.52 * k ) }h${ n( -0.4 * k ) }Z`,
			mood.tone( '#b06a48', 0.7 )
		);
		stage.draw(
			`M${ n( s.x - 0.34 * k ) } ${ n( s.y - 0.56 * k ) }h${ n( 0.68 * k ) }v${ n( 0.1 * k ) }h${ n( -0.68 * k ) }Z`,
			mood.tone( '#c47c56', 0.9 )
		);
	}
	const cy = s.y - lift - r * k * ( cone ? 1.4 : 0.9 );
	if ( cone ) {
		stage.draw(
			`M${ n( s.x ) } ${ n( cy - r * k * 1.5 ) }L${ n( s.x + r * k * 0.95 ) } ${ n( s.y - lift ) }H${ n( s.x - r * k * 0.95 ) }Z`,
			mood.tone( mood.hedge[ 0 ], 0.35 )
		);
		stage.draw(
			`M${ n( s.x ) } ${ n( cy - r * k * 1.5 ) }L${ n( s.x + r * k * 0.1 ) } ${ n( s.y - lift ) }H${ n( s.x + mood.from * r * k * 0.95 ) }Z`,
			mood.tone( mood.hedge[ 1 ], 0.9 )
		);
		return;
	}
	stage.draw(
		leafy( rng, s.x, cy, r * k, r * k, 16, 0.04 ),
		mood.tone( mood.hedge[ 0 ], 0.35 )
	);
	stage.draw(
		leafy(
			rng,
			s.x + mood.from * r * k * 0.18,
			cy - r * k * 0.16,
			r * k * 0.72,
			r * k * 0.7,
			14,
			0.05
		),
		mood.tone( mood.hedge[ 1 ], 0.95 )
	);
}
