import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails where axe finds anything against WCAG 2.2 AA, or against its own good practice, on the page as it is. */
export async function expectAccessible( page: Page ): Promise< void > {
	// What is half-way through a fade is as pale as nothing that stays.
	await page.evaluate( async () => {
		await Promise.allSettled( document.getAnimations().filter( ( one ) => one instanceof CSSTransition ).map( ( one ) => one.finished ) );
	} );
	const { violations } = await new AxeBuilder( { page } )
		.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice' ] )
		.analyze();
	// Names and places, instead of pages of JSON.
	expect( violations.flatMap( ( { id, help, nodes } ) => nodes.map( ( node ) => `${ id }: ${ help } — ${ node.target.join( ' ' ) }` ) ) ).toEqual( [] );
}
