<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Company\Company;
use HearthHammer\Hpapi\Feeds\FeatureFacts;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\PropertyAdmin\PropertyRules;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What a letting tells renters, and staff's form for it.
 */
final class LettingPageTest extends IntegrationTestCase {

	private const LETTING = array( 'channel' => 2, 'price' => 1200, 'rent_frequency' => 'monthly', 'deposit' => 1380, 'let_type' => 'long_term', 'furnished' => 'unfurnished', 'pets' => 'ask' );

	#[TestDox( '[LEAD-03] A letting’s page tells rent a month and a week, both deposits, pets, what renters may count on, the fees’ page and the schemes' )]
	public function test_page(): void {
		update_option( Company::OPTION, array( 'redress' => 'The Property Ombudsman', 'redress_url' => 'https://www.tpos.co.uk/', 'client_money' => 'Propertymark CMP' ) );
		$fees = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'tenant-fees', 'post_title' => 'Fees' ) );
		$id   = PropertyFactory::property( self::LETTING, 'Mill Lane, Cranbrook' );
		$data = Hpapi::property( $id );
		self::assert_matches_schema( json_decode( (string) wp_json_encode( $data ) ), Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/property.json' )->to_array() );
		$facts = array_column( $data['material_information'] ?? array(), 'value', 'key' );
		self::assertSame( array( '£1,200 pcm (£277 pw)', '£1,380', 'At most £276 (1 week’s rent)', 'Considered' ), array( $facts['rent'] ?? $facts['price'], $facts['deposit'], $facts['holding_deposit'], $facts['pets'] ) );
		[ $status, , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		self::assertSame( 200, $status );
		foreach ( array( '£277 pw', 'Renting with us', 'neither ask for offers above it', 'The Property Ombudsman', 'https://www.tpos.co.uk/', 'Propertymark CMP', (string) get_permalink( $fees ) ) as $told ) {
			self::assertStringContainsString( $told, $html, $told );
		}
		self::assertStringNotContainsString( 'DSS', $html );
		self::assertSame( '£277 pw', $data['card']['other_rent'] ?? '' );
		[ , , $list ] = $this->render( '/estate-agents/to-rent/' );
		self::assertStringContainsString( '£277 pw', $list );
	}

	#[TestDox( '[LEAD-03] A sale’s page shows nothing of lettings, whatever is stored; the footer names the schemes on every page' )]
	public function test_sale(): void {
		update_option( Company::OPTION, array( 'redress' => 'The Property Ombudsman' ) );
		$id   = PropertyFactory::property( array( ...self::LETTING, 'channel' => 1, 'price' => 400000 ) );
		$data = Hpapi::property( $id );
		self::assertNull( $data['letting'] ?? null );
		self::assertSame( array(), array_intersect( array( 'deposit', 'holding_deposit', 'let_type', 'pets', 'furnished', 'available' ), array_column( array( ...$data['material_information'] ?? array(), ...$data['key_facts'] ?? array() ), 'key' ) ) );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		self::assertStringNotContainsString( 'Renting with us', $html );
		self::assertStringContainsString( 'The Property Ombudsman', $html );
	}

	#[TestDox( '[LEAD-03] Staff’s form marks the fields of lettings, so that a sale does not show them; a deposit above the law’s is refused in a sentence' )]
	public function test_admin(): void {
		wp_set_current_user( 1 );
		$id = PropertyFactory::property( self::LETTING );
		set_current_screen( PropertyPostType::NAME );
		do_action( 'add_meta_boxes_' . PropertyPostType::NAME, get_post( $id ) );
		ob_start();
		do_meta_boxes( PropertyPostType::NAME, 'normal', get_post( $id ) );
		$html = (string) ob_get_clean();
		self::assertSame( 6, substr_count( $html, '<tr class="hpapi-of-lettings">' ) );
		self::assertSame( 5, substr_count( $html, '<tr class="hpapi-of-sales">' ) );
		self::assertStringContainsString( ':checked ) .hpapi-of-lettings, form:has( #hpapi-channel option[value="2"]:checked ) .hpapi-of-sales { display: none; }', $html );

		$guard = ( new PropertyRules( new ParishRepository() ) )->guard();
		self::assertSame( array(), $guard->faults( $id, array( 'deposit' => 1384 ) ) );
		self::assertSame( array( 'deposit' => 'Deposit: the law allows at most £1,384, which is 5 weeks’ rent.' ), $guard->faults( $id, array( 'deposit' => 1385 ) ) );
		self::assertSame( array(), $guard->faults( $id, array( 'deposit' => 5000, 'let_type' => 'commercial' ) ) );
	}

	#[TestDox( '[LEAD-03] A feed’s features say whether pets are welcome, considered or not' )]
	public function test_pets(): void {
		$pets = static fn ( string $feature ): string|int => FeatureFacts::of( array( 'Two bedrooms', $feature ), array() )['pets'];
		self::assertSame( array( 'yes', 'yes', 'ask', 'ask', 'no', 'no', '' ), array_map( $pets, array( 'Pets welcome', 'Pet-friendly', 'Pets considered', 'Pets by arrangement', 'No pets', 'Sorry, no pets', 'Carpets throughout' ) ) );
	}
}
