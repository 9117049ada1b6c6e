<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Material;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Material\Completeness;
use HearthHammer\Hpapi\Properties\Material\FieldsImporter;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyText;
use HearthHammer\Hpapi\Properties\PropertyWriter;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Query;

/**
 * Material information: what is missing, how it gets in, and what visitors see of it.
 */
final class MaterialTest extends IntegrationTestCase {

	private const ALL = array(
		'tenure' => 'freehold', 'council_tax_band' => 'D', 'epc_rating' => 'D', 'epc_score' => 58, 'epc_potential' => 'B', 'epc_potential_score' => 83,
		'construction' => 'Brick', 'parking' => 'Drive', 'heating' => 'Gas', 'electricity_supply' => 'Mains', 'water_supply' => 'Mains', 'sewerage' => 'Mains',
		'broadband' => 'FTTP', 'mobile_signal' => 'Good', 'building_safety' => 'None known', 'restrictions' => 'Conservation area', 'rights_easements' => 'None',
		'flood_risk' => 'very_low', 'flooded_recently' => 'no', 'coastal_erosion' => 'None', 'planning_nearby' => 'None', 'accessibility' => 'Steps', 'mining' => 'None',
	);

	#[TestDox( 'Completeness asks of a property what applies to it, the most important first' )]
	public function test_completeness(): void {
		$score = static fn ( array $fields ): Completeness => Completeness::of( PropertyRecord::of( PropertyFactory::unindexed( $fields ) ) ?? throw new \LogicException() );
		self::assertSame( 100, $score( self::ALL )->percent );
		$missing = static fn ( array $fields ): array => array_column( $score( $fields )->missing, 'field' );
		self::assertSame( array( 'lease_years', 'ground_rent', 'service_charge' ), $missing( array( 'tenure' => 'leasehold' ) + self::ALL ) );
		self::assertSame( array( 'lease_years' ), $missing( array( 'tenure' => 'leasehold', 'lease_terms' => 'A peppercorn; charges as the accounts' ) + self::ALL ) );
		self::assertSame( array( 'rent_frequency', 'deposit' ), $missing( array( 'channel' => 2, 'tenure' => '' ) + self::ALL ) );
		self::assertSame( array( 'price' ), $missing( array( 'price_qualifier' => 'poa' ) + self::ALL ) );
		self::assertSame( array(), $missing( array( 'epc_rating' => '', 'epc_exempt' => true ) + self::ALL ) );
		self::assertSame( array( 'tenure', 'flood_risk', 'flooded_recently', 'restrictions', 'rights_easements', 'planning_nearby', 'coastal_erosion', 'mining' ), $missing( array( 'property_type' => 'plot' ) ) );
		$bare = $missing( array() );
		self::assertSame( array( 'tenure', 'council_tax_band', 'epc_rating', 'parking' ), array_slice( $bare, 0, 4 ) );
		// One of part A weighs more than one of part C, and nothing but all is 100.
		self::assertLessThan( $score( array( 'mining' => '' ) + self::ALL )->percent, $score( array( 'council_tax_band' => '' ) + self::ALL )->percent );
		self::assertLessThan( 100, $score( array( 'mining' => '' ) + self::ALL )->percent );
	}

	#[TestDox( 'The list of properties shows, sorts and filters by completeness from the index; the edit screen names what is missing' )]
	public function test_staff_screens(): void {
		$whole = PropertyFactory::property( self::ALL, 'Whole House' );
		$bare  = PropertyFactory::property( array(), 'Bare House' );
		wp_set_current_user( 1 );
		set_current_screen( 'edit-hpapi_property' );
		$list = static function ( array $query ): array {
			$_GET                    = $query;
			$GLOBALS['wp_the_query'] = new WP_Query();
			$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
			return wp_list_pluck( $GLOBALS['wp_query']->query( $query + array( 'post_type' => 'hpapi_property', 'posts_per_page' => 20 ) ), 'ID' );
		};
		self::assertSame( array( $bare, $whole ), $list( array( 'orderby' => 'hpapi_complete', 'order' => 'ASC' ) ) );
		self::assertSame( array( $bare ), $list( array( 'hpapi_complete' => 'no' ) ) );
		$list( array() );
		ob_start();
		do_action( 'manage_hpapi_property_posts_custom_column', 'hpapi_complete', $whole );
		self::assertSame( '100%', ob_get_clean() );

		require_once ABSPATH . 'wp-admin/includes/meta-boxes.php';
		set_current_screen( 'hpapi_property' );
		$post = get_post( $bare );
		do_action( 'add_meta_boxes_hpapi_property', $post );
		ob_start();
		do_meta_boxes( get_current_screen(), 'side', $post );
		do_meta_boxes( get_current_screen(), 'normal', $post );
		$html = (string) ob_get_clean();
		self::assertMatchesRegularExpression( '/<strong>\d+% complete<\/strong>/', $html );
		self::assertStringContainsString( '<a href="#hpapi-council_tax_band">', $html );
		self::assertStringContainsString( 'id="hpapi-council_tax_band"', $html );
		self::assertStringContainsString( 'name="hpapi_field[flood_risk]"', $html );
	}

	#[TestDox( 'A CSV file tops up what a feed lacks; feeds leave it alone, a second import changes nothing' )]
	public function test_csv(): void {
		$id       = PropertyFactory::property( array( 'reference' => 'CSV_1', 'feed' => 'main' ) );
		$importer = new FieldsImporter( Plugin::indexer(), PropertyFields::staff() );
		$file     = $this->csv( "reference,epc_rating,epc_score,heating,service_charge,epc_exempt\nCSV_1,d,58,\"Gas, in zones\",\"£1,480\",\nCSV_2,,,Oil,,yes\n" );
		self::assertSame( array( 'changed' => 1, 'unchanged' => 0, 'unknown' => array( 'CSV_2' ) ), $importer->import( $file, true ) );
		self::assertSame( '', get_post_meta( $id, 'hpapi_heating', true ), 'a dry run' );
		$before = (int) ( PropertyFactory::row( $id )['completeness'] ?? 0 );
		self::assertSame( 1, $importer->import( $file )['changed'] );
		self::assertGreaterThan( $before, (int) ( PropertyFactory::row( $id )['completeness'] ?? 0 ) );
		self::assertSame( array( 'D', '58', 'Gas, in zones', '1480' ), array_map( static fn ( string $name ): string => (string) get_post_meta( $id, "hpapi_{$name}", true ), array( 'epc_rating', 'epc_score', 'heating', 'service_charge' ) ) );
		( new PropertyWriter() )->update( get_post( $id ) ?? throw new \LogicException(), new PropertyText( 'Mill', '', 'mill' ), array( 'heating' => '', 'epc_rating' => '', 'parking' => 'Garage' ) );
		self::assertSame( array( 'Gas, in zones', 'D', 'Garage' ), array_map( static fn ( string $name ): string => (string) get_post_meta( $id, "hpapi_{$name}", true ), array( 'heating', 'epc_rating', 'parking' ) ) );
		self::assertSame( array( 'changed' => 0, 'unchanged' => 1, 'unknown' => array( 'CSV_2' ) ), $importer->import( $file ) );
	}

	#[TestDox( 'A CSV file costs two statements a property, however many fields it sets, and some for all of them together' )]
	public function test_statements_of_a_csv(): void {
		global $wpdb;
		$lines = array( 'reference,epc_rating,epc_score,heating,sewerage,broadband,parking' );
		for ( $number = 1; $number <= 12; $number++ ) {
			PropertyFactory::property( array( 'reference' => "CSV_{$number}" ) );
			$lines[] = "CSV_{$number},D,58,Gas,Mains,Fibre,Garage";
		}
		$importer = new FieldsImporter( Plugin::indexer(), PropertyFields::staff() );
		$file     = $this->csv( implode( "\n", $lines ) . "\n" );
		wp_cache_flush();
		$before = $wpdb->num_queries;
		self::assertSame( 12, $importer->import( $file )['changed'] );
		self::assertLessThan( 12 * 2 + 30, $wpdb->num_queries - $before );
	}

	#[TestDox( 'A file with anything wrong in it changes nothing, and says where' )]
	public function test_bad_csv(): void {
		$id = PropertyFactory::property( array( 'reference' => 'CSV_1' ) );
		foreach ( array( "reference,price\nCSV_1,5\n" => 'price', "reference,epc_rating\nCSV_1,D\nCSV_3,H\n" => 'line 3', "reference,lease_years\nCSV_1,many\n" => 'lease_years', "name,heating\nx,y\n" => 'reference', "reference,heating\nCSV_1,a\nCSV_1,b\n" => 'twice', "reference,epc_score\nCSV_1,151\n" => 'epc_score', "reference,epc_exempt\nCSV_1,perhaps\n" => 'yes or no' ) as $text => $says ) {
			try {
				( new FieldsImporter( Plugin::indexer(), PropertyFields::staff() ) )->import( $this->csv( $text ) );
				self::fail( $text );
			} catch ( BadFile $fault ) {
				self::assertStringContainsString( $says, $fault->getMessage() );
			}
		}
		self::assertSame( '', get_post_meta( $id, 'hpapi_epc_rating', true ) );
	}

	#[TestDox( '[PROP-10] The page and its schema.org data tell EPC, tenure, council tax band, broadband and all other material information that the record has' )]
	public function test_page(): void {
		PropertyFactory::place( 'station', 'Staplehurst', new Coordinates( 51.1714, 0.5503 ), array( 'crs' => 'SPU' ) );
		PropertyFactory::place( 'station', 'Headcorn', new Coordinates( 51.1656, 0.6275 ), array( 'crs' => 'HCN', 'high_speed' => true ) );
		PropertyFactory::place( 'station', 'Brighton', new Coordinates( 50.829, -0.1412 ), array( 'crs' => 'BTN' ) );
		$id       = PropertyFactory::property( self::ALL, 'Whole House, Cranbrook' );
		$property = (array) Hpapi::property( $id );
		self::assert_matches_schema( $property, Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/property.json' )->to_array() );
		self::assertSame( array( 'a', 'b', 'c' ), array_column( $property['material_groups'], 'key' ) );
		self::assertSame( array( 'Staplehurst', 'Headcorn' ), array_column( $property['stations'], 'name' ) );
		self::assertSame( array( 5.2, 6.0 ), array( $property['stations'][0]['miles'], round( $property['stations'][1]['miles'] ) ) );
		self::assertSame( home_url( '/estate-agents/for-sale/station/staplehurst/' ), $property['stations'][0]['url'] );
		self::assertTrue( $property['stations'][1]['high_speed'] );

		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		self::assertSame( 1, preg_match( '#<script type="application/ld\+json">\s*(\{"@context":"https://schema.org","@type":"RealEstateListing".*?\})\s*</script>#s', $html, $found ) );
		$facts = array_column( json_decode( $found[1], true )['mainEntity']['additionalProperty'], 'value', 'name' );
		foreach ( array( 'Tenure' => 'Freehold', 'Council tax band' => 'D', 'Energy rating' => 'D (58)', 'Broadband' => 'FTTP', 'Flood risk' => 'Very low', 'Flooded in the last five years' => 'No', 'Heating' => 'Gas', 'Restrictions' => 'Conservation area' ) as $label => $value ) {
			self::assertSame( $value, $facts[ $label ] ?? null, $label );
			self::assertMatchesRegularExpression( '#<dt>' . preg_quote( $label, '#' ) . '</dt>\s*<dd>' . preg_quote( $value, '#' ) . '</dd>#', $html );
		}
		self::assertStringContainsString( 'aria-label="Energy rating D (58), potential B (83)"', $html );
		self::assertStringContainsString( 'class="hh-brochure"', $html );
	}

	#[TestDox( 'The nearest stations cost one statement, and none the second time' )]
	public function test_station_statements(): void {
		PropertyFactory::place( 'station', 'Staplehurst', new Coordinates( 51.1714, 0.5503 ) );
		$id = PropertyFactory::property();
		Hpapi::property( $id );
		self::assertSame( 0, $this->count_queries( static fn () => Hpapi::property( $id ) ) );
	}

	#[TestDox( '[SITE-07] The price history tells real changes, the newest first, and nothing of a price that is not shown' )]
	public function test_price_history(): void {
		$entry   = static fn ( string $date, int $price, string $status = 'available' ): array => array( 'date' => $date, 'price' => $price, 'status' => $status );
		$history = array( $entry( '2026-05-01', 520000 ), $entry( '2026-06-02', 495000 ), $entry( '2026-06-20', 495000, 'under_offer' ), $entry( '2026-07-01', 49500 ), $entry( '2026-07-01', 495000 ), $entry( '2026-08-01', 0 ), $entry( '2026-10-03', 475000 ), $entry( '2026-11-01', 480000 ) );
		$id      = PropertyFactory::property( array( 'price' => 480000 ) );
		update_post_meta( $id, 'hpapi_price_history', $history );
		self::assertSame(
			array( 'Increased from £475,000 on 1 November 2026', 'Reduced from £495,000 on 3 October 2026', 'Reduced from £520,000 on 2 June 2026' ),
			array_column( Hpapi::property( $id )['price_history'] ?? array(), 'text' )
		);
		self::assertMatchesRegularExpression( '~Reduced from £495,000 on 3 October 2026<span class="hh-muted"> · <span class="hh-ago" data-hh-ago="' . strtotime( '2026-10-03 00:00 ' . wp_timezone_string() ) . '">~', $this->render( (string) wp_make_link_relative( (string) get_permalink( $id ) ) )[2], 'The page tells how long ago (SITE-07).' );
		update_post_meta( $id, 'hpapi_price_qualifier', 'poa' );
		self::assertSame( array(), Hpapi::property( $id )['price_history'] ?? null );
		self::assertSame( 0, Hpapi::property( $id )['price'] ?? null );
	}

	private function csv( string $text ): string {
		$file = (string) wp_tempnam( 'fields.csv' );
		file_put_contents( $file, $text );
		return $file;
	}
}
