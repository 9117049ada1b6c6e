import { lowWall } from './fences.mjs';
import { patch } from './ground.mjs';
import { hedge } from './hedges.mjs';
import { INK } from './palette.mjs';
import { tree } from './tree.mjs';

/* Houses in a street: pavement, road, railings or low walls, a tree, a lamp. */
export const street = {
		ground( stage, house ) {
			const [ a, b ] = [ house.size.x0 - 60, house.size.x1 + 30 ];
			const near = stage.eye[ 2 ];
			patch(
				stage,
				[
					[ a, 0, 0 ],
					[ b, 0, 0 ],
					[ b, 0, -3.4 ],
					[ a, 0, -3.4 ],
				],
				{ kind: 'flags' }
			);
			patch(
				stage,
				[
					[ a, 0, -3.5 ],
					[ b, 0, -3.5 ],
					[ b, 0, near ],
					[ a, 0, near ],
				],
				{ kind: 'tarmac' }
			);
			stage.fill(
				[
					[ a, 0, -3.4 ],
					[ b, 0, -3.4 ],
					[ b, 0, -3.62 ],
					[ a, 0, -3.62 ],
				],
				stage.mood.tone( '#d9d2c2', 0.9 )
			);
			const dashes = [];
			for ( let x = a; x < b; x += 4 ) {
				dashes.push( [
					[ x, 0, -8 ],
					[ x + 2, 0, -8 ],
					[ x + 2, 0, -8.14 ],
					[ x, 0, -8.14 ],
				] );
			}
			stage.many( dashes, stage.mood.tone( '#e9e4d4', 0.9 ) );
		},
		after( stage, house, rng ) {
			const { mood } = stage;
			const shops = ! house.doors && ! house.railings;
			if ( house.railings ) {
				const iron = [];
				for (
					let x = house.size.x0 - 8;
					x < house.size.x1 + 3;
					x += 0.17
				) {
					if ( ( ( x % 5.6 ) + 5.6 ) % 5.6 > 2.3 ) {
						iron.push( [
							[ x, 0, -1.1 ],
							[ x + 0.045, 0, -1.1 ],
							[ x + 0.045, 1.1, -1.1 ],
							[ x, 1.1, -1.1 ],
						] );
					}
				}
				stage.many( iron, INK );
			} else if ( house.doors ) {
				for ( const d of house.doors ) {
					lowWall( stage, d + 0.75, d + 4.05, -1.75, { h: 0.6 } );
					hedge( stage, d + 0.95, d + 3.9, -1.55, -1.05, 1 );
				}
			}
			if ( rng.chance( shops ? 0.4 : 0.75 ) ) {
				const x = house.size.x1 + 1;
				tree( stage, [ x - rng.range( 0, 2 ), 0, -3 ], {
					height: 7.5,
					wide: 0.7,
					kind: rng.pick( [ 'round', 'birch' ] ),
				} );
			}
			const s = stage.spot( [
				house.size.x0 + ( house.size.x1 - house.size.x0 ) * 0.3,
				0,
				-3,
			] );
			const k = s.scale;
			stage.stroke(
				`M${ s.x } ${ s.y }v${ -4.1 * k }`,
				'#26332f',
				0.11 * k
			);
			stage.draw(
				`M${ s.x - 0.22 * k } ${ s.y - 4.7 * k }h${ 0.44 * k }l${ -0.1 * k } ${ 0.62 * k }h${ -0.24 * k }Z`,
				mood.lamp > 0.3 ? '#fbe0a0' : '#d8dccb'
			);
			stage.draw(
				`M${ s.x - 0.28 * k } ${ s.y - 4.68 * k }h${ 0.56 * k }l${ -0.28 * k } ${ -0.3 * k }Z`,
				'#26332f'
			);
		},
	};
