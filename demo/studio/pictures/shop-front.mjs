import { darker } from './colour.mjs';
import { surface } from './stage.mjs';

/* A shop front: stall riser, window, fascia with a name, awning. */
export function shopFront( x, w, colour, name, awning, rng ) {
	return {
		draw( stage ) {
			const { mood } = stage;
			const wall = surface(
				stage,
				[ x, 0, -0.02 ],
				[ 1, 0, 0 ],
				[ 0, 1, 0 ],
				[ 0, 0, -1 ]
			);
			const lit = mood.tone( colour, 0.85 );
			wall.rect( 0.15, 0, w - 0.15, 3.5, lit );
			wall.rect( 0.15, 0, w - 0.15, 0.55, darker( lit, 0.25 ) );
			const door = w - 1.75;
			for ( const [ a, b, v ] of [
				[ 0.5, door - 0.35, 0.65 ],
				[ door, door + 1.05, 0.3 ],
			] ) {
				wall.rect(
					a,
					v,
					b,
					2.7,
					mood.lamp > 0.5 ? '#f3bf66' : '#42565a'
				);
				wall.shape(
					[
						[ a, 1.6 ],
						[ a + ( b - a ) * 0.6, 2.7 ],
						[ a, 2.7 ],
					],
					mood.lamp > 0.5 ? '#f9dc9a' : '#8fa5a3'
				);
				for ( let i = 0; i < ( b - a ) * 2.6; i++ ) {
					const u = a + 0.15 + rng() * ( b - a - 0.5 );
					wall.rect(
						u,
						v,
						u + 0.3,
						v + rng.range( 0.2, 0.6 ),
						mood.tone( rng.pick( mood.bloom ), 0.7 )
					);
				}
				for ( let u = a + 0.85; u < b - 0.2; u += 0.85 ) {
					wall.rect( u, v, u + 0.06, 2.7, lit );
				}
			}
			wall.rect( 0, 2.85, w, 3.5, darker( lit, 0.12 ) );
			wall.rect(
				-0.05,
				3.5,
				w + 0.05,
				3.66,
				mood.tone( '#f3ecdc', 0.9 )
			);
			const s = wall.spot( w / 2, 3.02, 0.02 );
			const e = wall.spot( w / 2 + 1, 3.02, 0.02 );
			const flip = stage.mirrored ? -1 : 1;
			stage.raw(
				`<g transform="matrix(${ flip } ${ ( flip * ( e.y - s.y ) ) / ( e.x - s.x ) } 0 1 ${ s.x } ${ s.y })"><text text-anchor="middle" font-family="P052, Palatino, Georgia, serif" font-weight="bold" font-size="${ s.scale * 0.36 }" letter-spacing="${ s.scale * 0.05 }" fill="#f0e2bd">${ name }</text></g>`
			);
			if ( awning ) {
				const count = 9;
				for ( let i = 0; i < count; i++ ) {
					const [ a, b ] = [
						0.2 + ( ( w - 0.4 ) / count ) * i,
						0.2 + ( ( w - 0.4 ) / count ) * ( i + 1 ),
					];
					const c = mood.tone( i % 2 ? '#f5ecd8' : awning, 1 );
					stage.fill(
						[
							wall.at( a, 2.85, 0 ),
							wall.at( b, 2.85, 0 ),
							wall.at( b, 2.3, 1.4 ),
							wall.at( a, 2.3, 1.4 ),
						],
						c
					);
					stage.fill(
						[
							wall.at( a, 2.3, 1.4 ),
							wall.at( b, 2.3, 1.4 ),
							wall.at( b, 2.1, 1.4 ),
							wall.at( ( a + b ) / 2, 2.04, 1.4 ),
							wall.at( a, 2.1, 1.4 ),
						],
						darker( c, 0.18 )
					);
				}
			}
		},
	};
}
