/* eslint-disable no-nested-ternary -- a choice between drawings reads best in one expression */
/*
 * Lays out the floors of a house: a front and a back row of rooms with a passage between them, so that every room has
 * a door to the passage and a window in an outer wall. All measures in metres.
 */
export const SIZES = {
	living: 20,
	kitchen: 15,
	diner: 24,
	bed: [ 14.5, 12.5, 10.5, 9, 8.5, 8, 7.5 ],
	bath: 6.4,
	ensuite: 5,
	wc: 3.8,
	utility: 4.5,
	hall: 7.5,
	landing: 6,
	store: 4,
};

const LIVING = [
	'Sitting room',
	'Dining room',
	'Study',
	'Drawing room',
	'Library',
];

export const sum = ( list ) => list.reduce( ( total, r ) => total + r.area, 0 );

export const room = ( name, area, kind, extra = {} ) => ( {
	name,
	area,
	kind,
	...extra,
} );

/* Which rooms lie on which floor. */
export function programme( entry, rng ) {
	const { bedrooms: beds, bathrooms: baths, living_rooms: rooms } = entry;
	const single = entry.style === 'flats' || entry.floors < 2;
	const levels = single ? 1 : Math.min( 3, entry.floors );
	const floors = Array.from( { length: levels }, () => [] );
	const scale =
		rng.range( 0.8, 0.98 ) *
		( single && entry.style === 'flats' ? 0.88 : 1 ) *
		( beds > 4 ? 1.12 : 1 );
	const add = ( level, ...list ) =>
		floors[ level ].push(
			...list.map( ( r ) => ( { ...r, area: r.area * scale } ) )
		);
	const bed = ( i ) =>
		room(
			beds === 1 ? 'Bedroom' : `Bedroom ${ i + 1 }`,
			SIZES.bed[ Math.min( 6, i ) ],
			'bed',
			{ front: i % 2 === 0 }
		);
	const wash = ( i ) =>
		i === 0
			? room( baths > 2 ? 'Bathroom 1' : 'Bathroom', SIZES.bath, 'bath' )
			: i === 1
				? room( 'En suite', SIZES.ensuite, 'bath', { front: true } )
				: room( `Bathroom ${ i }`, SIZES.ensuite, 'bath', {
						front: i % 2 > 0,
					} );
	add( 0, room( 'Hall', SIZES.hall, 'hall', { front: true } ) );
	for ( let i = 0; i < Math.max( 1, rooms ); i++ ) {
		add(
			0,
			room(
				LIVING[ i ] ?? `Reception ${ i + 1 }`,
				i === 0 ? SIZES.living : i === 2 ? 10 : 15,
				'living',
				{ front: i !== 1 && i !== 2 }
			)
		);
	}
	add(
		0,
		rooms < 2 && entry.style !== 'flats'
			? room( 'Kitchen/dining room', SIZES.diner, 'kitchen' )
			: room(
					'Kitchen',
					entry.style === 'flats' ? 10 : SIZES.kitchen,
					'kitchen'
				)
	);
	if ( ! single && beds > 2 ) {
		add( 0, room( 'WC', SIZES.wc, 'wc' ) );
	}
	if ( ! single && beds > 3 ) {
		add( 0, room( 'Utility', SIZES.utility, 'store' ) );
	}
	for ( let level = 1; level < levels; level++ ) {
		add(
			level,
			room( 'Landing', SIZES.landing, 'landing', { front: true } )
		);
	}
	const top =
		levels === 3
			? Math.max( 1, Math.floor( beds * ( beds > 4 ? 0.5 : 0.4 ) ) )
			: 0;
	for ( let i = 0; i < beds; i++ ) {
		add( levels === 1 ? 0 : i >= beds - top ? 2 : 1, {
			...bed( i ),
			...( single ? { front: i > 0 && i % 2 === 0 } : {} ),
		} );
	}
	for ( let i = 0; i < baths; i++ ) {
		add(
			levels === 1
				? 0
				: levels === 3 && i > 0 && ( i === 2 || baths === 2 )
					? 2
					: 1,
			levels === 3 && baths === 2 && i === 1
				? room( 'Shower room', SIZES.bath, 'bath' )
				: wash( i )
		);
	}
	return floors;
}

/* A floor with few rooms has storage and the like besides, so that no bathroom becomes a ballroom. */
export function fillUp( list, most, level ) {
	const spare =
		level > 1
			? [
					room( 'Eaves storage', 11, 'store' ),
					room( 'Dressing room', 8, 'store', { front: true } ),
					room( 'Box room', 7, 'store' ),
					room( 'Linen', 4, 'store' ),
				]
			: [
					room( 'Dressing room', 8, 'store', { front: true } ),
					room( 'Linen', 4, 'store' ),
					room( 'Box room', 7, 'store' ),
				];
	while ( spare.length && sum( list ) < most * 0.86 ) {
		list.push( spare.shift() );
	}
}
