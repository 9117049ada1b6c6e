import { darker, lighter } from './colour.mjs';
import { bars, glass } from './windows.mjs';

/* A door with its surround. `kind`: panel, plank, fanlight, glazed, garage, cart. */
export function drawDoor( wall, o ) {
	const { mood } = wall.stage;
	const light = mood.facing( wall.normal );
	const { u, w, h } = o;
	const v = o.v ?? 0;
	const leaf = mood.tone( o.colour ?? '#2f4f41', light );
	const frame = mood.tone( o.frame ?? '#f3ecdc', light );
	const kind = o.kind ?? 'panel';
	const rng = wall.stage.rng.fork( `d${ u }` );
	if ( kind === 'fanlight' ) {
		const arc = ( r, y ) =>
			Array.from( { length: 11 }, ( _, i ) => [
				u + w / 2 - Math.cos( ( i / 10 ) * Math.PI ) * r,
				y + Math.sin( ( i / 10 ) * Math.PI ) * r * 0.85,
			] );
		wall.rect( u - 0.42, v, u + w + 0.42, v + h + w * 0.62, frame );
		wall.shape(
			[
				[ u - 0.62, v + h + w * 0.62 ],
				[ u + w + 0.62, v + h + w * 0.62 ],
				[ u + w / 2, v + h + w * 0.62 + 0.5 ],
			],
			lighter( frame, 0.15 ),
			0.12
		);
		wall.shape(
			[
				[ u - 0.32, v + h + w * 0.62 + 0.1 ],
				[ u + w + 0.32, v + h + w * 0.62 + 0.1 ],
				[ u + w / 2, v + h + w * 0.62 + 0.36 ],
			],
			darker( frame, 0.2 ),
			0.12
		);
		wall.rects(
			[
				[ u - 0.36, v, u - 0.14, v + h + 0.5 ],
				[ u + w + 0.14, v, u + w + 0.36, v + h + 0.5 ],
			],
			darker( frame, 0.1 )
		);
		wall.shape(
			arc( w / 2, v + h ),
			mood.lamp > 0.5 ? '#f6c766' : '#3b4f53'
		);
		for ( const t of [ 0.25, 0.5, 0.75 ] ) {
			wall.line(
				[
					[ u + w / 2, v + h ],
					[
						u + w / 2 - ( Math.cos( t * Math.PI ) * w ) / 2,
						v + h + Math.sin( t * Math.PI ) * w * 0.42,
					],
				],
				frame,
				2
			);
		}
	} else {
		wall.rect( u - 0.11, v, u + w + 0.11, v + h + 0.11, frame );
	}
	wall.rect( u, v, u + w, v + h, leaf );
	if ( kind === 'glazed' || kind === 'cart' ) {
		const leaves = o.leaves ?? 2;
		const each = w / leaves;
		for ( let i = 0; i < leaves; i++ ) {
			glass(
				wall,
				u + each * i + 0.07,
				v + 0.1,
				each - 0.14,
				h - 0.2,
				rng
			);
		}
		if ( kind === 'cart' ) {
			bars( wall, u, v, w, h, 1, Math.round( h / 1.3 ), leaf, 0.1 );
		}
		return;
	}
	if ( kind === 'plank' || kind === 'garage' ) {
		bars(
			wall,
			u,
			v,
			w,
			h,
			Math.round( w / 0.2 ),
			1,
			darker( leaf, 0.3 ),
			0.03
		);
		if ( kind === 'garage' ) {
			wall.rect(
				u + w / 2 - 0.04,
				v,
				u + w / 2 + 0.04,
				v + h,
				darker( leaf, 0.55 )
			);
			wall.rects(
				[
					[ u, v + h * 0.12, u + w, v + h * 0.17 ],
					[ u, v + h * 0.68, u + w, v + h * 0.73 ],
				],
				darker( leaf, 0.4 )
			);
		} else {
			wall.rect(
				u + w * 0.32,
				v + h * 0.66,
				u + w * 0.68,
				v + h * 0.84,
				'#33474c'
			);
		}
		return;
	}
	const panels = [
		[ 0.12, 0.06, 0.45, 0.4 ],
		[ 0.55, 0.06, 0.88, 0.4 ],
		[ 0.12, 0.47, 0.45, 0.92 ],
		[ 0.55, 0.47, 0.88, 0.92 ],
	];
	wall.rects(
		panels.map( ( [ a, b, c, d ] ) => [
			u + w * a,
			v + h * b,
			u + w * c,
			v + h * d,
		] ),
		darker( leaf, 0.28 )
	);
	wall.rects(
		panels.map( ( [ a, b, c ] ) => [
			u + w * a,
			v + h * b,
			u + w * c,
			v + h * ( b + 0.012 ),
		] ),
		lighter( leaf, 0.3 )
	);
	wall.rect(
		u + w * 0.46,
		v + h * 0.42,
		u + w * 0.54,
		v + h * 0.45,
		'#d8ad5a'
	);
	wall.rect(
		u - 0.3,
		v - 0.02,
		u + w + 0.3,
		v + 0.09,
		mood.tone( '#b9b09a', light ),
		0.2
	);
}
