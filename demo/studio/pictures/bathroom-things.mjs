import { box, lathe, shade } from './boxes.mjs';
import { tap } from './kitchen-things.mjs';
import { thing } from './thing.mjs';

/* A basin on a cupboard or legs at the right wall. */
export const basin = ( z, colour, top, metal ) =>
	thing( z, ( { stage, w } ) => {
		shade( stage, w - 0.55, w - 0.1, z, z + 1.1 );
		box( stage, w - 0.5, w, 0.1, 0.8, z, z + 1.1, colour );
		box( stage, w - 0.54, w, 0.8, 0.85, z - 0.03, z + 1.13, top );
		lathe(
			stage,
			[ w - 0.27, 0.85, z + 0.55 ],
			[
				[ 0.12, 0 ],
				[ 0.22, 0.13 ],
			],
			'#f6f1e4'
		);
		tap( w - 0.16, 0.92, z + 0.7, metal ).draw( { stage } );
	} );

export const loo = ( z ) =>
	thing( z, ( { stage, w } ) => {
		box( stage, w - 0.2, w, 0.4, 0.85, z - 0.05, z + 0.4, '#f4efe2', {
			soft: 0.03,
		} );
		lathe(
			stage,
			[ w - 0.42, 0, z + 0.17 ],
			[
				[ 0.13, 0 ],
				[ 0.12, 0.18 ],
				[ 0.2, 0.4 ],
				[ 0.2, 0.43 ],
			],
			'#f4efe2'
		);
	} );
