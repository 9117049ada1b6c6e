import { band } from './bands.mjs';
import { chimney, row } from './house-parts.mjs';
import { PASTEL, TILES } from './palette.mjs';
import { shopFront } from './shop-front.mjs';

export function shop( rng ) {
	const all = [ 'BAKER', 'BOOKS &amp; PRINTS', 'GREENGROCER', 'ANTIQUES', 'WINE MERCHANT', 'FLORIST', 'IRONMONGER', 'CHEMIST', 'TEA ROOM' ];
	const first = rng.int( 0, all.length - 1 );
	const names = [ 0, 1, 2, 3, 4 ].map( ( i ) => all[ ( first + i * 2 ) % all.length ] );
	const each = 6.2;
	const items = [];
	const walls = [
		band( 'tilehung', '#b3623f', 3.4 ),
		band( 'render', rng.pick( PASTEL ), 3.4 ),
		band( 'boards', '#f1ecdf', 3.4 ),
		band( 'timber', '#eee4ce', 3.4 ),
	].sort( () => rng() - 0.5 );
	const fronts = [
		'#2f4f41',
		'#8f332c',
		'#27405a',
		'#5a3550',
		'#6d8f8c',
	].sort( () => rng() - 0.5 );
	for ( let i = -2; i < 3; i++ ) {
		const h = [ 6.4, 6.9, 9.2 ][ ( i + 4 ) % 3 ];
		items.push( {
			x0: i * each,
			x1: ( i + 1 ) * each,
			z0: 0,
			z1: 8,
			h,
			bands: [ band( 'brick', '#a8593e' ), walls[ ( i + 4 ) % 4 ] ],
			roof: {
				kind: i === 0 ? 'z' : 'x',
				pitch: i === 0 ? 1.1 : 0.95,
				material: 'peg',
				colour: rng.pick( TILES ),
				over: 0.25,
			},
			openings: {
				front: [
					...row( each, 2, {
						kind: 'sash',
						w: 1.15,
						h: 1.6,
						v: 4.3,
					} ),
					...( h > 8
						? row( each, 2, {
								kind: 'sash',
								w: 1.05,
								h: 1.3,
								v: 7,
							} )
						: [] ),
				],
			},
		} );
		items.push(
			shopFront(
				i * each,
				each,
				fronts[ i + 2 ],
				names[ i + 2 ],
				i === 0 ? '#a83f33' : null,
				rng
			)
		);
		items.push(
			chimney( {
				x: ( i + 1 ) * each - 0.3,
				z: 4,
				y: h + 2.5,
				top: h + 5,
				w: 0.9,
				d: 1.2,
				pots: 3,
				drop: 0.8,
			} )
		);
	}
	return {
		items,
		size: { x0: -each * 0.5, x1: each * 1.9, z1: 8, top: 13 },
		door: 4,
		setting: 'street',
		angle: 0.45,
	};
}
