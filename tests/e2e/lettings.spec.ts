/** What renters are told, and staff's form for it. */
import { expectAccessible } from './support/axe';
import { cards, expect, test } from './support/site';
import { signIn } from './support/staff';

test( '[LEAD-03] a letting tells rent a month and a week, deposits, and what renters may count on; a sale tells none of it', async ( { page } ) => {
	await page.goto( '/estate-agents/to-rent/' );
	const letting = cards( page ).filter( { hasText: 'pcm' } ).filter( { hasText: 'pw' } ).first();
	await letting.getByRole( 'link' ).first().click();
	const facts = page.locator( '#material-information' );
	await expect( facts ).toContainText( /£[\d,]+ (pcm \(£[\d,]+ pw\)|pw \(£[\d,]+ pcm\))/ );
	await expect( facts ).toContainText( 'Holding deposit' );
	const renting = page.locator( '#renting' );
	await expect( renting.getByRole( 'heading', { name: 'Renting with us' } ) ).toBeVisible();
	await expect( renting ).toContainText( 'do not ask for or accept offers above' );
	await expectAccessible( page );
	expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual( 0 );

	await page.goto( '/estate-agents/for-sale/' );
	await cards( page ).first().getByRole( 'link' ).first().click();
	await expect( page.locator( '#material-information' ) ).toBeVisible();
	await expect( page.locator( '#renting' ) ).toHaveCount( 0 );
	await expect( page.locator( '#material-information' ) ).not.toContainText( 'Holding deposit' );
} );

test( '[LEAD-03] staff see the fields of lettings only while the property is to let', async ( { page } ) => {
	await signIn( page );
	await page.goto( '/wp-admin/post-new.php?post_type=hpapi_property' );
	const channel = page.getByLabel( 'Sale or letting' );
	await channel.selectOption( 'For sale' );
	await expect( page.getByLabel( 'Deposit (£)' ) ).toBeHidden();
	await expect( page.getByLabel( 'Pets' ) ).toBeHidden();
	await channel.selectOption( 'To let' );
	await expect( page.getByLabel( 'Deposit (£)' ) ).toBeVisible();
	await expect( page.getByLabel( 'Pets' ) ).toBeVisible();
} );
