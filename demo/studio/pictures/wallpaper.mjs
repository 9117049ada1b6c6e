import { darker, lighter } from './colour.mjs';

/* Wallpaper on the back wall: sprigs or stripes. */
export function paper( { back, mood, w, h }, colour, rng ) {
	const c = mood.tone(
		rng.chance( 0.5 ) ? darker( colour, 0.12 ) : lighter( colour, 0.35 ),
		0.64
	);
	const list = [];
	if ( rng.chance( 0.4 ) ) {
		for ( let u = 0.08; u < w; u += 0.24 ) {
			list.push( [
				[ u, 0.13 ],
				[ u + 0.1, 0.13 ],
				[ u + 0.1, h - 0.15 ],
				[ u, h - 0.15 ],
			] );
		}
	} else {
		for ( let v = 0.3, r = 0; v < h - 0.2; v += 0.26, r++ ) {
			for ( let u = 0.15 + ( r % 2 ) * 0.17; u < w; u += 0.34 ) {
				list.push(
					[
						[ u, v ],
						[ u + 0.05, v + 0.05 ],
						[ u, v + 0.13 ],
						[ u - 0.05, v + 0.05 ],
					],
					[
						[ u + 0.02, v ],
						[ u + 0.1, v - 0.03 ],
						[ u + 0.07, v + 0.04 ],
					],
					[
						[ u - 0.02, v ],
						[ u - 0.1, v - 0.03 ],
						[ u - 0.07, v + 0.04 ],
					]
				);
			}
		}
	}
	back.stage.draw( list.map( ( p ) => back.path( p ) ).join( '' ), c );
}
