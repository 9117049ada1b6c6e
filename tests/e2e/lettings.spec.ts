/** What renters are told, and staff's form for it. */
import { cardLinks, expect, test } from './support/site';
import { signIn } from './support/staff';

// How both pages look: every-page.spec.ts.
test( '[LEAD-03] a letting tells rent a month and a week, deposits, and what renters may count on; a sale tells none of it', async ( { page } ) => {
	const [ letting = '' ] = await cardLinks( page, '/estate-agents/to-rent/', /pcm[^]*pw/ );
	await page.goto( letting );
	const facts = page.locator( '#material-information' );
	await expect( facts ).toContainText( /£[\d,]+ (pcm \(£[\d,]+ pw\)|pw \(£[\d,]+ pcm\))/ );
	await expect( facts ).toContainText( 'Holding deposit' );
	const renting = page.locator( '#renting' );
	await expect( renting.getByRole( 'heading', { name: 'Renting with us' } ) ).toBeVisible();
	await expect( renting ).toContainText( 'do not ask for or accept offers above' );

	const [ sale = '' ] = await cardLinks( page, '/estate-agents/for-sale/' );
	await page.goto( sale );
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
