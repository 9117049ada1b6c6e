/**
 * Each type of page, once at each width: what axe finds, and what axe cannot see (support/targets.ts): targets, zoom,
 * texts that the reader has spaced or enlarged.
 */
import { PAGE_TYPES, openPage } from './support/page-types';
import { expect, test } from './support/site';
import { Sweep } from './support/sweep';

test.describe.configure( { timeout: 120_000 } );

for ( const [ part, pages ] of Object.entries( PAGE_TYPES ) ) {
	test.describe( `[SITE-11] ${ part }: axe finds nothing, and all is reached and read, zoomed too`, () => {
		for ( const [ name, address ] of Object.entries( pages ) ) {
			test( name, async ( { page, isMobile } ) => {
				const sweep = new Sweep( page, isMobile );
				await openPage( page, address );
				await sweep.look( name );
				await sweep.zoom( name );
				expect( sweep.faults ).toEqual( [] );
			} );
		}
	} );
}
