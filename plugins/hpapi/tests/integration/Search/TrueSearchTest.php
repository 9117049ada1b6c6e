<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Search;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Import\PlaceRow;
use HearthHammer\Core\Place\Import\PlaceWriter;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

/**
 * What a list says of a search is what was searched: places, radius, headings; the same on lists, by REST and on the map.
 */
final class TrueSearchTest extends IntegrationTestCase {

	private int $cranbrook;

	protected function setUp(): void {
		parent::setUp();
		PropertyFactory::place( 'town', 'Cranbrook', new Coordinates( 51.0966, 0.5363 ), array( 'outcode' => 'TN17' ), 'Kent' );
		PropertyFactory::place( 'town', 'Tenterden', new Coordinates( 51.0688, 0.6886 ), array( 'outcode' => 'TN30' ), 'Kent' );
		$writer = new PlaceWriter( false );
		$writer->add( new PlaceRow( 'town', 'Tenterden', 53.0, -2.0, 'Staffordshire', 9, array( 'outcode' => 'ST1' ), 'tenterden-staffordshire' ) );
		$writer->finish();
		PropertyFactory::place( 'postcode', 'TN17 3AB', new Coordinates( 51.0966, 0.5363 ) );
		PropertyFactory::place( 'postcode', 'TN17 9ZZ', new Coordinates( 51.10, 0.55 ) );
		$this->cranbrook = PropertyFactory::parish( 'Cranbrook', 51.0966, 0.5363 );
	}

	private function cranbrook(): int {
		return PropertyFactory::property( array( 'parish' => $this->cranbrook, 'latitude' => 51.0968, 'longitude' => 0.5356, 'postcode' => 'TN17 3AB' ) );
	}

	private function tenterden(): int {
		return PropertyFactory::property( array( 'latitude' => 51.07, 'longitude' => 0.69, 'postcode' => 'TN30 6AR', 'town' => 'Tenterden' ) );
	}

	private function rye(): int {
		return PropertyFactory::property( array( 'latitude' => 50.95, 'longitude' => 0.73, 'postcode' => 'TN31 7AA', 'town' => 'Rye' ) );
	}

	/**
	 * On the list, by REST and on the map alike.
	 *
	 * @param list<int>             $expected
	 * @param array<string, string> $parameters
	 * @return array<string, mixed> The list.
	 */
	private function assert_finds( array $expected, array $parameters ): array {
		$urls = array_map( get_permalink( ... ), $expected );
		foreach ( array( 'properties', 'map-properties' ) as $route ) {
			self::assertEqualsCanonicalizing( $urls, array_column( $this->rest_data( $route, $parameters ), 'url' ), $route );
		}
		$path = Plugin::properties()->areas->url()->build( \HearthHammer\Hpapi\Search\SearchQuery::from_form( $parameters ) );
		self::assertSame( 200, $this->render( $path )[0], $path );
		$list = (array) Plugin::properties()->current->to_array();
		self::assertEqualsCanonicalizing( $urls, array_column( $list['cards'], 'url' ), $path );
		return $list;
	}

	/**
	 * @param array<string, string> $parameters
	 * @return list<array<string, mixed>>
	 */
	private function rest_data( string $route, array $parameters ): array {
		$request = new WP_REST_Request( 'GET', "/hpapi/v1/estate-agents/{$route}" );
		$request->set_query_params( $parameters );
		$answer = rest_do_request( $request );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data()['data'];
	}

	#[TestDox( '[LEAD-02] A place in the site’s own style is found: Cranbrook, Kent' )]
	public function test_county(): void {
		$there = $this->cranbrook();
		$this->tenterden();
		$list = $this->assert_finds( array( $there ), array( 'location' => 'Cranbrook, Kent' ) );
		self::assertSame( 'Property for sale in Cranbrook', $list['heading'] );
		$this->assert_redirect( '/estate-agents/for-sale/?location=Cranbrook%2C+Kent', '/property-for-sale/cranbrook/' );
	}

	#[TestDox( '[LEAD-02] A town that is no parish of ours is searched around, the one near the firm before its namesake' )]
	#[TestWith( array( 'Tenterden' ) )]
	#[TestWith( array( 'tenterden, kent' ) )]
	public function test_town( string $typed ): void {
		$this->cranbrook();
		$there = $this->tenterden();
		$list  = $this->assert_finds( array( $there ), array( 'location' => $typed ) );
		self::assertSame( 'Property for sale within 3 miles of Tenterden', $list['heading'] );
		self::assertSame( '', $list['location_note'] );
		self::assertContains( 'distance', array_column( $list['sorts'], 'value' ) );
	}

	public function test_a_town_with_a_radius_and_another_county(): void {
		$here  = $this->cranbrook();
		$there = $this->tenterden();
		$list  = $this->assert_finds( array( $here, $there ), array( 'location' => 'Tenterden', 'radius' => '10', 'sort_by' => 'distance' ) );
		self::assertSame( array( get_permalink( $there ), get_permalink( $here ) ), array_column( $list['cards'], 'url' ) );
		self::assertSame( 'Property for sale within 10 miles of Tenterden', $list['heading'] );
		$this->render( '/estate-agents/for-sale/?location=Tenterden%2C+Staffordshire' );
		self::assertSame( 0, Plugin::properties()->current->to_array()['total'] ?? null, 'the one that was meant' );
	}

	#[TestDox( '[LEAD-02] [SRCH-03] A suggested town is searched by its own name, whatever the form does with it' )]
	public function test_suggested_town(): void {
		$this->cranbrook();
		$there = $this->tenterden();
		$lines = $this->rest_data( 'locations', array( 'query' => 'tenter' ) );
		self::assertEqualsCanonicalizing( array( 'Tenterden, Kent', 'Tenterden, Staffordshire' ), array_column( $lines, 'label' ) );
		$this->assert_finds( array( $there ), array( 'location' => array_column( $lines, 'value', 'label' )['Tenterden, Kent'] ) );
	}

	#[TestDox( '[SRCH-05] A postcode without a match in its sector says so and shows what is within 3 miles at once' )]
	public function test_postcode_is_widened(): void {
		$there = $this->cranbrook();
		$this->rye();
		$list = $this->assert_finds( array( $there ), array( 'location' => 'TN17 9ZZ' ) );
		self::assertSame( 'Property for sale within 3 miles of TN17 9ZZ', $list['heading'] );
		self::assertSame( 'Nothing matches in TN17 9 itself. These properties are within 3 miles of it.', $list['location_note'] );
		self::assertSame( home_url( '/estate-agents/for-sale/?location=TN17+9ZZ' ), $list['url'] );

		$own = $this->assert_finds( array( $there ), array( 'location' => 'TN17 3AB' ) );
		self::assertSame( array( 'Property for sale in TN17 3', '' ), array( $own['heading'], $own['location_note'] ) );
		$list = $this->assert_finds( array(), array( 'location' => 'TN17 3AB', 'min_beds' => '9' ) );
		self::assertSame( 'Property for sale in TN17 3', $list['heading'], 'nothing was found, so nothing is said to be' );
	}

	#[TestDox( '[LEAD-02] Several places at once: list, REST, map and saved search find what lies in any' )]
	public function test_several_places(): void {
		$here  = $this->cranbrook();
		$there = $this->tenterden();
		$rye   = $this->rye();
		PropertyFactory::property( array( 'latitude' => 51.4, 'longitude' => 0.1, 'postcode' => 'DA1 1AA' ) );
		$list = $this->assert_finds( array( $here, $there, $rye ), array( 'location' => 'cranbrook;Tenterden;TN31' ) );
		self::assertSame( 'Property for sale in and around Cranbrook, Tenterden and TN31', $list['heading'] );
		self::assertSame( home_url( '/estate-agents/for-sale/?location=Cranbrook%3BTenterden%3BTN31' ), $list['url'] );
		self::assertSame( home_url( '/estate-agents/for-sale/?location=Tenterden%3BTN31' ), $list['filters'][0]['remove_url'] );
		$list = $this->assert_finds( array( $here, $rye ), array( 'location' => 'Cranbrook;TN31;Atlantis' ) );
		self::assertSame( 'We don’t recognise “Atlantis”, so we left it out.', $list['location_note'] );
		// As the form sends them without JavaScript, and as one of them is taken away.
		$this->assert_redirect( '/estate-agents/for-sale/?trans_type=1&location%5B%5D=Cranbrook&location%5B%5D=TN31&location%5B%5D=', '/estate-agents/for-sale/?location=Cranbrook%3BTN31' );
		$this->assert_redirect( '/estate-agents/for-sale/?trans_type=1&location%5B%5D=Cranbrook&location%5B%5D=', '/property-for-sale/cranbrook/' );
	}

	#[TestDox( '[API-01] [SRCH-10] [SRCH-11] An empty number and a radius that is not offered mean the same on list and REST' )]
	public function test_odd_values(): void {
		$near = $this->cranbrook();
		$far  = $this->tenterden();
		$this->assert_finds( array( $near, $far ), array( 'min_price' => '', 'max_price' => '', 'min_beds' => '', 'radius' => '' ) );
		$this->assert_finds( array( $near ), array( 'location' => 'Cranbrook', 'radius' => '2' ) );
		$this->assert_finds( array( $near, $far ), array( 'location' => 'Cranbrook', 'radius' => '9' ) );
		$this->assert_finds( array( $near, $far ), array( 'location' => 'Cranbrook', 'radius' => '500' ) );
	}

	#[TestDox( '[SRCH-02] [LIST-01] A heading says new homes, sold and under offer' )]
	#[TestWith( array( '?age=new', 'New homes for sale' ) )]
	#[TestWith( array( '?property_type=house&age=new', 'New houses for sale' ) )]
	#[TestWith( array( '?status_group=complete', 'Property sold' ) )]
	#[TestWith( array( '?status_group=under_offer', 'Property under offer' ) )]
	#[TestWith( array( '?min_beds=2&max_beds=2&age=new', '2 bedroom new homes for sale' ) )]
	public function test_headings( string $query, string $heading ): void {
		$this->render( '/estate-agents/for-sale/' . $query );
		self::assertSame( $heading, Plugin::properties()->current->to_array()['heading'] ?? null );
	}

	public function test_what_is_let_is_let(): void {
		$this->render( '/estate-agents/to-rent/?status_group=complete' );
		self::assertSame( 'Property let', Plugin::properties()->current->to_array()['heading'] ?? null );
	}

	#[TestDox( '[LIST-06] A page that a parameter asks for is that page, or the last there is' )]
	public function test_page_parameter(): void {
		$this->cranbrook();
		$this->assert_redirect( '/property-for-sale/cranbrook/?page=2', '/property-for-sale/cranbrook/' );
		for ( $number = 0; $number < 23; $number++ ) {
			$this->cranbrook();
		}
		$this->assert_redirect( '/property-for-sale/cranbrook/?page=2', '/property-for-sale/cranbrook/page/2/' );
		$this->assert_redirect( '/property-for-sale/cranbrook/?page=7', '/property-for-sale/cranbrook/page/2/' );
		self::assertSame( 404, $this->render( '/property-for-sale/cranbrook/page/7/' )[0] );
	}

	private function assert_redirect( string $from, string $to ): void {
		[ $status, $headers ] = $this->render( $from );
		self::assertSame( array( 302, home_url( $to ) ), array( $status, $headers['location'] ?? $headers['Location'] ?? '' ), $from );
	}
}
