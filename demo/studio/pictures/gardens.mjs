import { framing } from './framing.mjs';
import { LAYOUTS } from './garden-layouts.mjs';
import { lawn, patch } from './ground.mjs';
import { hills } from './hills.mjs';
import { FRUIT, near, openStage, woodland } from './open-stage.mjs';
import { sky } from './sky.mjs';
import { document } from './stage.mjs';

export function garden( entry, rng, mirrored ) {
	const stage = openStage( entry, rng, {
		eye: [ rng.range( -0.6, 0.6 ), rng.range( 1.8, 2.5 ), -8.5 ],
		focal: 860,
		horizon: rng.range( 330, 375 ),
		yaw: rng.range( -0.08, 0.08 ),
	} );
	const layout = rng.pick( Object.keys( LAYOUTS ) );
	sky( stage );
	hills( stage, {
		top: stage.horizon - 95,
		bottom: stage.horizon + 4,
		layers: 3,
	} );
	lawn( stage, {
		stripes:
			layout !== 'kitchen' && layout !== 'orchard' && ! stage.mood.bare,
	} );
	if ( layout !== 'orchard' ) {
		woodland( stage, rng.fork( 'wood' ), 15 );
	}
	if ( layout === 'formal' || layout === 'kitchen' ) {
		patch(
			stage,
			[
				[ -1.2, 0, -9 ],
				[ 1.2, 0, -9 ],
				[ 1.2, 0, 12 ],
				[ -1.2, 0, 12 ],
			],
			{ kind: rng.pick( [ 'flags', 'brick' ] ) }
		);
	} else if ( layout !== 'orchard' ) {
		patch(
			stage,
			[
				[ -3.4, 0, -9 ],
				[ -1.9, 0, -9 ],
				[ -1.4, 0, -2 ],
				[ -2.6, 0, 3 ],
				[ -1.2, 0, 8 ],
				[ -2, 0, 8 ],
				[ -3.6, 0, 3 ],
				[ -2.6, 0, -2 ],
			],
			{ kind: 'gravel' }
		);
	}
	LAYOUTS[ layout ]( stage, rng.fork( 'layout' ), FRUIT[ entry.season ] );
	framing( stage, rng.fork( 'frame' ) );
	near( stage, rng );
	return document( stage, { mirror: mirrored } );
}
