/**
 * Each type of page, once at each width: what axe finds, and what axe cannot see (support/targets.ts): targets, zoom,
 * texts that the reader has spaced or enlarged; and where what is on it begins. What opens on them is in open-states.spec.ts.
 */
import type { Page } from '@playwright/test';
import { PAGE_TYPES, openPage } from './support/page-types';
import { expect, test } from './support/site';
import { Sweep } from './support/sweep';

/** Pages that say that something is not there, and answer so. */
const GONE = /not there|no longer works|has run out/;

/** The sheet for the printer has no title of the site's own frame. */
const WITHOUT_FRAME = 'catalogue on paper';

/** The rules that a page has a use for come in its head, and no whole sheet behind them; that none lacks, the fixture sees to. */
function expectOwnSheets( html: string ): void {
	const [ head = '', body = '' ] = html.split( '</head>' );
	expect( head.match( /<style[^>]+data-hh-sheet=/g ) ).toHaveLength( 2 );
	expect( head ).not.toMatch( /<link[^>]+\/(parts|print)\.css/ );
	expect( body ).not.toMatch( /<link[^>]+rel=["']stylesheet/ );
}

/** What moves by itself ends within five seconds (WCAG 2.2.2), and lets a phone's processor rest. */
const endless = ( page: Page ) =>
	page.evaluate( () => document.getAnimations().flatMap( ( one ) => ( Number( one.effect?.getComputedTiming().endTime ) > 5000 ? [ ( one as CSSAnimation ).animationName ] : [] ) ) );

for ( const [ part, pages ] of Object.entries( PAGE_TYPES ) ) {
	test.describe( `[SITE-11] [SITE-12] ${ part }: axe finds nothing, all is reached and read, zoomed too, and begins at one edge`, () => {
		for ( const [ name, address ] of Object.entries( pages ) ) {
			test( name, async ( { page, isMobile } ) => {
				const sweep = new Sweep( page, isMobile );
				const answer = await openPage( page, address );
				expect( answer.status() >= 400, `${ answer.status() }` ).toBe( GONE.test( name ) );
				expectOwnSheets( await answer.text() );
				expect( await endless( page ) ).toEqual( [] );
				await sweep.look( name );
				await sweep.zoom( name );
				if ( ! isMobile && name !== WITHOUT_FRAME ) {
					await sweep.edges( name );
				}
				expect( sweep.faults ).toEqual( [] );
			} );
		}
	} );
}
