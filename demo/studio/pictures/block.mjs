import { darker } from './colour.mjs';
import { drawDoor } from './doors.mjs';
import { INK } from './palette.mjs';
import { roofOf } from './roof-forms.mjs';
import { ridge, slope } from './roofs.mjs';
import { surface } from './stage.mjs';
import { paintWall } from './walls.mjs';
import { drawWindow } from './windows.mjs';

/* The four walls of a block as surfaces, named as the viewer in front of the house sees them. */
export function walls( stage, { x0, x1, z0, z1, y0 = 0 } ) {
	return {
		front: surface(
			stage,
			[ x0, y0, z0 ],
			[ 1, 0, 0 ],
			[ 0, 1, 0 ],
			[ 0, 0, -1 ]
		),
		right: surface(
			stage,
			[ x1, y0, z0 ],
			[ 0, 0, 1 ],
			[ 0, 1, 0 ],
			[ 1, 0, 0 ]
		),
		left: surface(
			stage,
			[ x0, y0, z1 ],
			[ 0, 0, -1 ],
			[ 0, 1, 0 ],
			[ -1, 0, 0 ]
		),
	};
}

const painters = { door: drawDoor, window: drawWindow };

/* Draws a block: walls, shadow under the eaves, openings, roof. */
export function drawBlock( stage, b ) {
	const roof = roofOf( b );
	const sides = walls( stage, b );
	const { mood } = stage;
	for ( const name of [ 'left', 'right', 'front' ] ) {
		const wall = sides[ name ];
		const origin = wall.at( 0, 0 );
		if ( ! stage.faces( origin, wall.normal ) ) {
			continue;
		}
		const w = name === 'front' ? b.x1 - b.x0 : b.z1 - b.z0;
		const gable = name === 'front' ? roof.frontGable : roof.sideGable;
		const high = roof.flat ? roof.top - ( b.y0 ?? 0 ) : b.h;
		const right =
			roof.mono && name === 'right'
				? b.h + ( b.x1 - b.x0 ) * b.roof.pitch
				: high;
		const outline = [
			[ 0, 0 ],
			[ w, 0 ],
			...( roof.mono && name === 'front' ? [] : [ [ w, right ] ] ),
			...( gable ?? [] ),
			[ 0, right ],
		];
		if ( roof.mono && name === 'front' ) {
			outline.splice( -1, 1, [ 0, b.h ] );
		}
		paintWall( wall, outline, b.walls?.[ name ] ?? b.bands, {
			beamColour: b.beam,
		} );
		if ( ! gable && ! roof.flat ) {
			wall.rect( 0, b.h - 0.55, w, b.h, INK, 0, 'opacity=".3"' );
		}
		for ( const o of b.openings?.[ name ] ?? [] ) {
			painters[ o.type ?? 'window' ]( wall, o );
		}
		b.onWall?.( name, wall, w, stage );
		if ( roof.flat ) {
			const cap = mood.tone(
				b.roof.colour ?? '#d8d0bc',
				mood.facing( wall.normal )
			);
			wall.rect( -0.1, high - 0.18, w + 0.1, high + 0.06, cap, 0.08 );
			wall.rect(
				0,
				high - 0.42,
				w,
				high - 0.18,
				INK,
				0,
				'opacity=".25"'
			);
		}
	}
	for ( const corners3 of roof.list ) {
		slope( stage, corners3, b.roof );
	}
	// From below, the ridge of a front gable lies behind it.
	if ( roof.ridge && ! roof.frontGable && b.roof.material !== 'thatch' ) {
		ridge(
			stage,
			...roof.ridge,
			mood.tone( darker( b.roof.colour, 0.15 ), 0.5 )
		);
	}
	if ( roof.barge ) {
		const board = mood.tone(
			b.barge ?? '#f1eadb',
			mood.facing( [ 0, 0, -1 ] )
		);
		const [ p, q, r ] = roof.barge;
		const low = ( [ x, y, z ] ) => [ x, y - 0.26, z ];
		stage.many(
			[
				[ p, q, low( q ), low( p ) ],
				[ q, r, low( r ), low( q ) ],
			],
			board
		);
	}
	if ( roof.sideGable ) {
		const [ X1, deep ] = [ b.x1 + ( b.roof.over ?? 0.35 ), b.z1 - b.z0 ];
		const points = [
			[ 0, b.h ],
			...[ ...roof.sideGable ].reverse(),
			[ deep, b.h ],
		].map( ( [ u, v ] ) => [ X1, ( b.y0 ?? 0 ) + v, b.z0 + u ] );
		if ( stage.faces( [ b.x1, 0, b.z0 ], [ 1, 0, 0 ] ) ) {
			for ( let i = 0; i < points.length - 1; i++ ) {
				const [ p, q ] = [ points[ i ], points[ i + 1 ] ];
				stage.fill(
					[
						p,
						q,
						[ q[ 0 ], q[ 1 ] - 0.24, q[ 2 ] ],
						[ p[ 0 ], p[ 1 ] - 0.24, p[ 2 ] ],
					],
					darker(
						mood.tone( b.roof.colour, mood.facing( [ 1, 0, 0 ] ) ),
						0.4
					)
				);
			}
		}
	}
	return roof;
}
