<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Company\Company;
use HearthHammer\Hpapi\Feeds\FeatureFacts;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\PropertyAdmin\PropertyRules;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Material\Completeness;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;

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
		self::assertSame( array( '£1,200 pcm (£277 pw)', '£1,380', 'Up to £276 (1 week’s rent)', 'Considered' ), array( $facts['rent'] ?? $facts['price'], $facts['deposit'], $facts['holding_deposit'], $facts['pets'] ) );
		[ $status, , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		self::assertSame( 200, $status );
		foreach ( array( '£277 pw', 'Renting with us', 'do not ask for or accept offers above', 'The Property Ombudsman', 'https://www.tpos.co.uk/', 'Propertymark CMP', (string) get_permalink( $fees ) ) as $told ) {
			self::assertStringContainsString( $told, $html, $told );
		}
		self::assertStringNotContainsString( 'DSS', $html );
		self::assertSame( '£277 pw', $data['card']['other_rent'] ?? '' );
		[ , , $list ] = $this->render( '/estate-agents/to-rent/' );
		self::assertStringContainsString( '£277 pw', $list );
	}

	#[TestDox( '[LEAD-03] A home to let in Scotland or Wales names the landlord’s registration and the agent’s; staff are told where Scotland’s is missing' )]
	#[TestWith( array( 'EH1 1AA', 'Landlord registration', 'Letting agent registration', 'LARN1901001', 'private residential tenancy', true ) )]
	#[TestWith( array( 'CF10 1AA', 'Rent Smart Wales registration', 'Rent Smart Wales licence', '#LR-12345', 'occupation contract', false ) )]
	public function test_nations( string $postcode, string $label, string $agent, string $number, string $told, bool $is_needed ): void {
		update_option( Company::OPTION, array( 'larn' => 'LARN1901001', 'rent_smart_wales' => '#LR-12345' ) );
		$letting = array( ...self::LETTING, 'postcode' => $postcode, 'deposit' => 0, 'epc_rating' => 'C', 'parish' => 0 );
		$without = PropertyFactory::property( $letting, 'High Street' );
		$id      = PropertyFactory::property( array( ...$letting, 'landlord_registration' => '123456/230/01234' ), 'Castle Street' );
		$missing = static fn ( int $one ): array => array_column( Completeness::of( PropertyRecord::of( $one ) )->missing, 'field' );
		self::assertSame( array( $is_needed, false ), array( in_array( 'landlord_registration', $missing( $without ), true ), in_array( 'landlord_registration', $missing( $id ), true ) ) );
		$facts = array_column( Hpapi::property( $id )['material_information'] ?? array(), null, 'key' );
		self::assertSame( array( $label, '123456/230/01234' ), array( $facts['landlord_registration']['label'], $facts['landlord_registration']['value'] ) );
		self::assertArrayNotHasKey( 'landlord_registration', array_column( Hpapi::property( $without )['material_information'] ?? array(), null, 'key' ) );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		foreach ( array( $agent, $number, $told, '123456/230/01234', 'Energy' ) as $words ) {
			self::assertStringContainsString( esc_html( $words ), $html, $words );
		}
		$english = PropertyFactory::property( array( ...self::LETTING, 'landlord_registration' => '123456/230/01234' ), 'Mill Lane' );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $english ), PHP_URL_PATH ) );
		self::assertStringNotContainsString( '123456/230/01234', $html );
		self::assertStringNotContainsString( $number, $html );
		$guard = ( new PropertyRules( new ParishRepository() ) )->guard();
		self::assertSame( $is_needed ? array( 'deposit' => 'Deposit: the legal maximum is £2,400, which is 2 months’ rent.' ) : array(), $guard->faults( $id, array( 'deposit' => 2401 ) ) );
	}

	#[TestDox( '[LEAD-03] Structured data offer a letting to lease, with its rent’s time and the day from which it can be had' )]
	public function test_structured_data(): void {
		foreach ( array( 'monthly' => 'MON', 'weekly' => 'WEE', 'annual' => 'ANN', 'quarterly' => 'QAN' ) as $frequency => $code ) {
			$id = PropertyFactory::property( array( ...self::LETTING, 'rent_frequency' => $frequency, 'available_from' => '2027-01-15' ) );
			[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
			self::assertSame( 1, preg_match( '#<script type="application/ld\+json">(.*?)</script>#s', $html, $json ) );
			$offer = json_decode( $json[1], true )['offers'];
			self::assertSame( array( 'http://purl.org/goodrelations/v1#LeaseOut', '2027-01-15', 1200, $code ), array( $offer['businessFunction'], $offer['availabilityStarts'], $offer['priceSpecification']['price'], $offer['priceSpecification']['unitCode'] ) );
		}
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
		self::assertSame( 7, substr_count( $html, '<tr class="hpapi-of-lettings">' ) );
		self::assertSame( 5, substr_count( $html, '<tr class="hpapi-of-sales">' ) );
		self::assertStringContainsString( ':checked ) .hpapi-of-lettings, form:has( #hpapi-channel option[value="2"]:checked ) .hpapi-of-sales { display: none; }', $html );

		$guard = ( new PropertyRules( new ParishRepository() ) )->guard();
		self::assertSame( array(), $guard->faults( $id, array( 'deposit' => 1384 ) ) );
		self::assertSame( array( 'deposit' => 'Deposit: the legal maximum is £1,384, which is 5 weeks’ rent.' ), $guard->faults( $id, array( 'deposit' => 1385 ) ) );
		self::assertSame( array(), $guard->faults( $id, array( 'deposit' => 5000, 'let_type' => 'commercial' ) ) );
	}

	#[TestDox( '[LEAD-03] A feed’s features say whether pets are welcome, considered or not' )]
	public function test_pets(): void {
		$pets = static fn ( string $feature ): string|int => FeatureFacts::of( array( 'Two bedrooms', $feature ), array() )['pets'];
		self::assertSame( array( 'yes', 'yes', 'ask', 'ask', 'no', 'no', '' ), array_map( $pets, array( 'Pets welcome', 'Pet-friendly', 'Pets considered', 'Pets by arrangement', 'No pets', 'Sorry, no pets', 'Carpets throughout' ) ) );
	}
}
