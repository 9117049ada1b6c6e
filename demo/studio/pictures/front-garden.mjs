import { darker, lighter } from './colour.mjs';
import { border, tufts } from './flowers.mjs';
import { framing } from './framing.mjs';
import { patch } from './ground.mjs';
import { FRUIT } from './settings.mjs';
import { cut } from './svg.mjs';
import { tree } from './tree.mjs';

/* A winding path or drive from the door to the viewer. */
export function path( stage, house, { kind, w, sway = 0 } ) {
	const near = stage.eye[ 2 ] + 0.5;
	const left = [];
	const right = [];
	for ( let i = 0; i <= 12; i++ ) {
		const t = i / 12;
		const z = -0.05 + ( near - 0 ) * t;
		const x = house.door + Math.sin( t * Math.PI * 0.9 ) * sway;
		const half = ( w / 2 ) * ( 1 + t * 0.3 );
		left.push( [ x - half, 0, z ] );
		right.unshift( [ x + half, 0, z ] );
	}
	patch( stage, [ ...left, ...right ], { kind } );
}

export function beds( stage, house, rng, { skip = 1 } = {} ) {
	for ( const item of house.items.filter(
		( b ) => b.bands && b.z0 < 1.5 && ! b.y0
	) ) {
		const inside = house.door > item.x0 && house.door < item.x1;
		const spans = inside
			? [
					[ item.x0 + 0.3, house.door - skip ],
					[ house.door + skip, item.x1 - 0.3 ],
				]
			: [ [ item.x0 + 0.3, item.x1 - 0.3 ] ];
		for ( const [ a, b ] of spans ) {
			if ( b - a > 1 && rng.chance( 0.85 ) ) {
				border(
					stage,
					[ a, 0, item.z0 - 0.45 ],
					[ b, 0, item.z0 - 0.45 ],
					{ deep: 0.5, high: 0.55 }
				);
			}
		}
	}
}

/* Trees in front, at one side, and the dark corner that gives depth. */
export function foreground( stage, house, rng ) {
	const { mood } = stage;
	const { x0, x1 } = house.size;
	const fruit = FRUIT[ mood.season ];
	if ( rng.chance( 0.75 ) ) {
		tree( stage, [ x0 - rng.range( 2.5, 5 ), 0, rng.range( -4, 0 ) ], {
			height: rng.range( 4.4, 6.5 ),
			kind: rng.pick( [ 'apple', 'round', 'birch' ] ),
			wide: 0.95,
			fruit,
		} );
	}
	if ( rng.chance( 0.5 ) ) {
		tree( stage, [ x1 + rng.range( 2, 5 ), 0, rng.range( -1, 4 ) ], {
			height: rng.range( 4.5, 7 ),
			kind: rng.pick( [ 'apple', 'round', 'yew' ] ),
			wide: 0.85,
			fruit,
		} );
	}
	framing( stage, rng );
	const grass = mood.tone( mood.grass[ 0 ], 0.9 );
	const near = [ x0 - 12, x1 + 14, stage.eye[ 2 ] + 3.5, -3 ];
	tufts( stage, near, 130, darker( grass, 0.28 ) );
	tufts( stage, [ ...near.slice( 0, 3 ), -2.9 ], 90, lighter( grass, 0.3 ) );
	if ( mood.season === 'autumn' ) {
		const leaves = Array.from( { length: 90 }, () =>
			stage.spot( [
				rng.range( near[ 0 ], near[ 1 ] ),
				0,
				rng.range( near[ 2 ], 0 ),
			] )
		);
		stage.draw(
			leaves
				.map( ( s ) =>
					cut(
						s.x,
						s.y,
						rng() * 3,
						Math.min( 12, s.scale * 0.13 ),
						Math.min( 5, s.scale * 0.05 )
					)
				)
				.join( '' ),
			mood.leaf[ 1 ]
		);
	}
}
