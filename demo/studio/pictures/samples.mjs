/* Entries of every style, to look at the drawings without the demo's source: --samples. */
const STYLES = [
	'oast',
	'cottage',
	'terrace',
	'semi',
	'detached',
	'georgian',
	'barn',
	'flats',
	'bungalow',
	'farmhouse',
	'townhouse',
	'weatherboard',
	'modern',
	'shop',
	'land',
];

const SEASONS = [ 'summer', 'autumn', 'spring', 'winter' ];

const LIGHTS = [ 'morning', 'noon', 'evening', 'overcast' ];

export const SAMPLES = [ 0, 1 ].flatMap( ( round ) =>
	STYLES.map( ( style, i ) => ( {
		ref: `CRB_${ 1000 + round * 100 + i }`,
		style,
		season: SEASONS[ ( i + round * 2 + ( Math.floor( i / 4 ) ) ) % 4 ],
		light: LIGHTS[ ( i * 3 + round + ( Math.floor( i / 2 ) ) ) % 4 ],
		floors: [ 2, 2, 2, 2, 2, 3, 2, 4, 1, 2, 3, 2, 2, 3, 0 ][ i ],
		bedrooms: 1 + ( ( i + round ) % 5 ),
		bathrooms: 1 + ( i % 3 ),
		living_rooms: 1 + ( i % 2 ),
		rooms:
			style === 'land'
				? [ 'land', 'view', 'land2', 'lane' ]
				: [
						'exterior',
						'rear',
						'kitchen',
						'living',
						'dining',
						'bedroom',
						'bedroom2',
						'bathroom',
						'hall',
						'study',
						'garden',
						'terrace',
						'view',
						'street',
					],
	} ) )
);
