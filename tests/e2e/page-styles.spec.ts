/** A page brings the rules that it has a use for. That no test's page lacks one, its fixture sees to; each type of page is in every-page.spec.ts. */
import { expect, islandIsAlive, test } from './support/site';
import { missingRules } from './support/page-styles';

test( 'a script’s names bring their rules, and a rule that is gone is missed', async ( { page } ) => {
	await page.goto( '/' );
	await islandIsAlive( page, 'search-form' );
	await page.getByRole( 'combobox', { name: 'Location' } ).fill( 'cran' );
	await expect( page.getByRole( 'option' ).first() ).toBeVisible();
	expect( await missingRules( page ) ).toEqual( [] );
	await page.evaluate( () => {
		const sheet = document.querySelector< HTMLStyleElement >( 'style#hearth-hammer-parts-css' )!.sheet!;
		const at = [ ...sheet.cssRules ].findIndex( ( rule ) => rule.cssText.startsWith( '.hh-combobox__option ' ) );
		sheet.deleteRule( at );
	} );
	expect( await missingRules( page ) ).toEqual( [ 'has no rule .hh-combobox__option' ] );
	// So that the fixture, which asks the same at each test's end, finds a whole page.
	await page.reload();
} );
