import { bookcase } from './bookcase.mjs';
import { chest } from './chests.mjs';
import { fireplace } from './fireplace.mjs';
import { pendant } from './lamps.mjs';
import { plant, rug, vase } from './ornaments.mjs';
import { roomWindow } from './room-window.mjs';
import { heightOf, leftWindows } from './room-windows.mjs';
import { arrange, createRoom, shell } from './room.mjs';
import { document } from './stage.mjs';
import { chair, table } from './tables.mjs';
import { thing } from './thing.mjs';
import { art, mirror } from './wall-pictures.mjs';

export function dining( entry, decor, rng, mirrored ) {
	const h = heightOf( decor, rng );
	const room = createRoom( entry, decor, rng, {
		w: rng.range( 4.4, 5 ),
		d: 4.6,
		h,
	} );
	const { stage, w, d } = room;
	const wall = decor.walls[ 1 ];
	shell( room, {
		wall,
		cornice: decor.kind === 'period',
		dado: decor.kind === 'period' ? '#efe8d8' : undefined,
	} );
	leftWindows( room, rng, { curtain: decor.accent } );
	const [ m, z0, z1 ] = [ w / 2, 1.35, 3 ];
	const back = rng.pick( [ 'dresser', 'fire', 'doors' ] );
	const wood = decor.wood;
	const things = [
		rug(
			m - 1.35,
			m + 1.35,
			0.8,
			3.5,
			decor.cloth,
			decor.accent,
			rng.pick( [ 'border', 'stripes' ] )
		),
		table( m - 0.55, m + 0.55, z0, z1, 0.76, wood ),
		...[ 1.7, 2.25, 2.75 ].flatMap( ( z ) => [
			chair( m - 0.75, z, decor.joinery, 'right' ),
			chair( m + 0.75, z, decor.joinery, 'left' ),
		] ),
		chair( m, z1 + 0.3, decor.joinery, 'towards' ),
		chair( m, z0 - 0.25, decor.joinery, 'away' ),
		vase( m, 0.77, 2.1, { size: 1.2, colour: decor.second } ),
		pendant( m, 2.1, 0.75, decor.accent, {
			shape: rng.pick( [ 'dome', 'globe', 'cone' ] ),
			r: 0.26,
		} ),
	];
	for ( const z of [ 1.75, 2.3 ] ) {
		things.push(
			thing( z, ( { mood } ) =>
				[ m - 0.36, m + 0.2 ].forEach( ( x ) =>
					stage.fill(
						[
							[ x, 0.765, z ],
							[ x + 0.16, 0.765, z ],
							[ x + 0.16, 0.765, z + 0.2 ],
							[ x, 0.765, z + 0.2 ],
						],
						mood.tone( '#f6f0e0', 1 )
					)
				)
			)
		);
	}
	if ( back === 'fire' ) {
		things.push(
			fireplace( m, decor.kind === 'rustic' ? 'stove' : 'surround', {
				wall,
			} ),
			mirror( 'back', m - 0.4, 1.4, 0.8, 0.9, { out: 0.47 } ),
			bookcase( 0.05, m - 0.95, {
				h: 2.1,
				cupboard: 0.8,
				colour: '#efe8d8',
				accent: decor.accent,
			} ),
			bookcase( m + 0.95, w - 0.05, {
				h: 2.1,
				cupboard: 0.8,
				colour: '#efe8d8',
				accent: decor.accent,
			} )
		);
	} else if ( back === 'dresser' ) {
		things.push(
			chest( m - 0.9, m + 0.9, d - 0.5, d, 0.9, decor.joinery, {
				columns: 3,
			} ),
			bookcase( m - 0.85, m + 0.85, {
				h: 2,
				cupboard: 0.95,
				deep: 0.25,
				colour: decor.joinery,
				accent: decor.accent,
			} ),
			art( 'back', 0.15, 1.2, 0.6, 0.8, decor ),
			art( 'back', w - 0.75, 1.2, 0.6, 0.8, decor )
		);
	} else {
		roomWindow( room, 'back', {
			u: m - 1,
			v: 0.06,
			w: 2,
			h: 2.1,
			across: 2,
			up: 4,
			thick: 0.06,
			curtain: decor.accent,
		} );
		things.push( plant( w - 0.5, 0, d - 0.5, { tall: true } ) );
	}
	arrange( room, things );
	return document( stage, { mirror: mirrored } );
}
