import { expect, type Locator } from '@playwright/test';

/**
 * Fails where a part links to fewer pages of this site than it should, or to one that is not there.
 *
 * @param part
 * @param atLeast How many there are at least.
 */
export async function expectLinksLead( part: Locator, atLeast: number ): Promise< void > {
	const links = await part.locator( 'a[href]' ).evaluateAll( ( all ) => [
		...new Set(
			( all as HTMLAnchorElement[] ).filter( ( link ) => link.origin === window.location.origin ).map( ( link ) => link.href.split( '#' )[ 0 ] ?? '' )
		),
	] );
	expect( links.length, links.join( ' ' ) ).toBeGreaterThanOrEqual( atLeast );
	for ( const link of links ) {
		expect( ( await part.page().request.get( link ) ).status(), link ).toBe( 200 );
	}
}
