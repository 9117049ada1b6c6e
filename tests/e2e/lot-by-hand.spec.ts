/**
 * A lot that a house without a platform makes by hand: typed on its edit screen, refused where it is wrong, and seen by
 * visitors. It has a sale of its own, which goes with it.
 */
import { expectAccessible } from './support/axe';
import { makeSale, type OwnSale } from './support/own-sale';
import { expect, test } from './support/site';
import { publish, signIn } from './support/staff';

let sale: OwnSale | null = null;

test.afterEach( async ( { page } ) => {
	if ( sale === null ) {
		return;
	}
	await page.goto( 'about:blank' );
	await sale.remove();
	sale = null;
} );

test( '[STAFF-06] a lot by hand: what is wrong is said at its field and kept from nobody, what is right is on its page; axe finds nothing', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'Lots are typed at a desk; its narrow window is looked at there.' );
	await signIn( page );
	sale = await makeSale( page );
	await page.goto( '/wp-admin/post-new.php?post_type=hh_lot' );
	const box = page.locator( '#hh-fields' );
	await page.locator( '#title' ).fill( 'Car number 41, made by hand' );
	await box.getByLabel( 'Sale', { exact: true } ).selectOption( String( sale.id ) );
	await box.getByLabel( 'Lot number, as printed' ).fill( '41' );
	await box.getByLabel( 'Guide price, or lower guide price (£)' ).fill( 'a lot' );
	// Two empty rows stand there, more come at a press.
	const times = box.getByRole( 'group', { name: 'Viewing times (UK time)' } );
	await times.getByRole( 'button', { name: 'Add another' } ).click();
	await expect( times.getByLabel( 'From' ) ).toHaveCount( 3 );
	await expect( times.getByLabel( 'From' ).nth( 2 ) ).toBeFocused();
	await times.getByLabel( 'From' ).nth( 2 ).fill( '2030-06-30T17:00' );
	await times.getByLabel( 'To' ).nth( 2 ).fill( '2030-06-30T09:00' );
	// Folded until the lot's sale says that it is a vehicle; their lines say what is in them.
	await box.getByRole( 'heading', { name: 'Vehicle details' } ).click();
	await box.getByLabel( 'Make', { exact: true } ).fill( 'Ford' );
	await box.locator( 'summary', { hasText: 'Mileage (leave empty' } ).click();
	await box.getByLabel( 'Mileage (leave empty if unknown)' ).fill( '41,250' );
	await publish( page );

	const notice = page.locator( '#hh-refused' );
	await expect( notice ).toContainText( 'Guide price, or lower guide price: “a lot” is not a number.' );
	await notice.getByRole( 'link', { name: /^Guide price/ } ).click();
	const guide = box.getByLabel( 'Guide price, or lower guide price (£)' );
	await expect( guide ).toHaveValue( 'a lot' );
	await expect( guide ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( box.locator( '#hh-section-property' ) ).not.toHaveAttribute( 'open' );
	await expect( box.getByLabel( 'Mileage (leave empty if unknown)' ) ).toHaveValue( '41250' );
	await expectAccessible( page, '#hh-fields' );
	await page.setViewportSize( { width: 375, height: 720 } );
	await expectAccessible( page, '#hh-fields' );
	await page.setViewportSize( { width: 1440, height: 900 } );

	await expect( times.getByText( /^Enter a start date and time/ ) ).toHaveCount( 1 );
	await expect( times.getByLabel( 'To' ).first() ).toHaveAttribute( 'aria-invalid', 'true' );
	await times.getByLabel( 'To' ).first().fill( '2030-06-30T18:30' );

	await guide.fill( '£4,100' );
	await publish( page );
	await expect( notice ).toHaveCount( 0 );
	await expect( guide ).toHaveValue( '4100' );
	await expect( times.getByLabel( 'To' ).first() ).toHaveValue( '2030-06-30T18:30' );
	await page.goto( `/auctions/${ sale.slug }/lot/41/` );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText( 'Car number 41, made by hand' );
	await expect( page.locator( '.hh-lot__side' ) ).toContainText( '£4,100' );
	await expect( page.locator( 'main' ) ).toContainText( '41,250' );
} );
