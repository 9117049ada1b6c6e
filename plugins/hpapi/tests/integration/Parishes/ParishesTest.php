<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Parishes;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Parishes\ParishFields;
use HearthHammer\Hpapi\Parishes\ParishImporter;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

final class ParishesTest extends IntegrationTestCase {

	private const CSV = "slug,name,latitude,longitude,sectors,summary,features_json\n"
		. "cranbrook,Cranbrook,51.0966,0.5363,TN17 2;tn173,\"A small town, of white weatherboard.\",\"[{\"\"title\"\":\"\"Union Mill\"\",\"\"text\"\":\"\"Built in 1814.\"\"}]\"\n"
		. "benenden,Benenden,51.0666,0.5798,,A village.,\n"
		. "rolvenden,Rolvenden,51.0480,0.6310,,A village.,\n";

	private string $file;

	protected function setUp(): void {
		parent::setUp();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'csv' );
	}

	protected function tearDown(): void {
		parent::tearDown();
		unlink( $this->file );
	}

	/** @return array{added: int, changed: int, unchanged: int} */
	private function import( string $csv = self::CSV ): array {
		file_put_contents( $this->file, $csv );
		return ( new ParishImporter() )->import( $this->file, static function (): void {} );
	}

	private static function named( string $slug ): Parish {
		$parish = ( new ParishRepository() )->by_slug( $slug );
		self::assertNotNull( $parish );
		return $parish;
	}

	#[TestDox( '[PAR-01] The words of a row become blocks, follow the file while they are as it wrote them, and an editor’s stay' )]
	public function test_words(): void {
		$csv = "slug,name,latitude,longitude,sectors,content\ncranbrook,Cranbrook,51.0966,0.5363,,\"One <b>bold</b> word.\n\n## Homes\n\n<a href=\"\"/news/\"\">News</a><script>1</script>\"\n";
		$this->import( $csv );
		$words = static fn (): string => (string) get_post_field( 'post_content', self::named( 'cranbrook' )->id, 'raw' );
		self::assertStringContainsString( "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">Homes</h2>", $words() );
		self::assertStringContainsString( '<a href="' . home_url( '/news/' ) . '">News</a>', $words() );
		self::assertStringNotContainsString( '<script', $words() );
		$this->import( str_replace( 'One', 'Two', $csv ) );
		self::assertStringContainsString( 'Two <b>bold</b> word.', $words() );
		wp_update_post( array( 'ID' => self::named( 'cranbrook' )->id, 'post_content' => 'Written by an editor.' ) );
		$this->import( str_replace( 'One', 'Three', $csv ) );
		self::assertSame( 'Written by an editor.', $words() );
	}

	public function test_imports_parishes_once(): void {
		self::assertSame( array( 'added' => 3, 'changed' => 0, 'unchanged' => 0 ), $this->import() );
		$cranbrook = self::named( 'cranbrook' );
		self::assertSame( array( 'Cranbrook', array( 'TN17 2', 'TN17 3' ), 51.0966 ), array( $cranbrook->name, $cranbrook->sectors, $cranbrook->coordinates->latitude ) );
		self::assertSame( array( array( 'title' => 'Union Mill', 'text' => 'Built in 1814.' ) ), ParishFields::features_of( $cranbrook->id ) );
		self::assertSame( home_url( '/parish/cranbrook/' ), $cranbrook->url() );

		wp_update_post( array( 'ID' => $cranbrook->id, 'post_content' => 'Written by an editor.' ) );
		self::assertSame( array( 'added' => 0, 'changed' => 0, 'unchanged' => 3 ), $this->import() );
		self::assertSame( array( 'added' => 0, 'changed' => 1, 'unchanged' => 2 ), $this->import( str_replace( 'white', 'old white', self::CSV ) ) );
		self::assertSame( $cranbrook->id, self::named( 'cranbrook' )->id );
		self::assertSame( 'Written by an editor.', get_post( $cranbrook->id )?->post_content );
		self::assertCount( 3, ( new ParishRepository() )->all() );
	}

	public function test_a_new_parish_is_written_once_into_meta_and_gazetteer(): void {
		global $wpdb;
		$statements = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$statements ): string {
				$statements[] = $sql;
				return $sql;
			}
		);
		$this->import();
		$that = static fn ( string $beginning ): int => count( array_filter( $statements, static fn ( string $sql ): bool => str_starts_with( $sql, $beginning ) ) );
		self::assertSame( 3, $that( "INSERT INTO {$wpdb->postmeta}" ) + $that( "INSERT INTO `{$wpdb->postmeta}`" ) );
		self::assertSame( 3, $that( "INSERT INTO `{$wpdb->prefix}hh_place`" ) );
		self::assertLessThan( 3 * 30 + 20, count( $statements ) );
	}

	public function test_a_bad_file_changes_nothing(): void {
		foreach ( array( "cranbrook,Again,51,0.5,,,\n" => 'line 5: this slug is in the file twice', "x,X,north,0.5,,,\n" => 'line 5: latitude is not a number', "x,X,51,0.5,Kent,,\n" => 'line 5: Kent is not a postcode sector', "x,X,51,0.5,,,nojson\n" => 'line 5: features_json', "x,X\n" => 'line 5: 2 fields instead of 7' ) as $line => $message ) {
			try {
				$this->import( self::CSV . $line );
				self::fail( 'It was taken.' );
			} catch ( BadFile $fault ) {
				self::assertStringContainsString( $message, $fault->getMessage() );
			}
		}
		self::assertSame( array(), ( new ParishRepository() )->all() );
	}

	public function test_a_postcode_belongs_to_the_parish_of_its_sector_else_to_the_nearest_within_five_miles(): void {
		$this->import();
		$parishes = new ParishRepository();
		// In Cranbrook's sector, however near another centre it lies.
		self::assertSame( 'cranbrook', $parishes->for_postcode( new Postcode( 'TN17 3AB' ), new Coordinates( 51.0480, 0.6310 ) )?->slug );
		self::assertSame( 'rolvenden', $parishes->for_postcode( new Postcode( 'TN17 4AA' ), new Coordinates( 51.0500, 0.6200 ) )?->slug );
		self::assertSame( 'benenden', $parishes->for_postcode( null, new Coordinates( 51.0660, 0.5800 ) )?->slug );
		self::assertNull( $parishes->for_postcode( new Postcode( 'TN31 7AA' ), new Coordinates( 50.95, 0.734 ) ) );
		self::assertNull( $parishes->for_postcode( null, null ) );
	}

	#[TestDox( '[PAR-02] a parish is active when it has a property on the market' )]
	public function test_a_parish_is_active_when_it_has_a_property_on_the_market(): void {
		$this->import();
		$active = static fn (): array => array_column( ( new ParishRepository( static fn (): array => Stock::now()->parishes() ) )->active_names(), 'name' );
		self::assertSame( array(), $active() );

		$benenden = self::named( 'benenden' );
		PropertyFactory::property( array( 'parish' => self::named( 'cranbrook' )->id ) );
		PropertyFactory::property( array( 'parish' => $benenden->id, 'channel' => 2 ) );
		PropertyFactory::property( array( 'parish' => self::named( 'rolvenden' )->id, 'status' => 'withdrawn' ) );
		self::assertSame( array( 'Benenden', 'Cranbrook' ), $active() );

		// It feeds the autocomplete and the check of a typed location.
		$parishes = new ParishRepository( static fn (): array => Stock::now()->parishes() );
		self::assertSame( array( 'Benenden', 'Cranbrook' ), array_map( static fn ( $one ): string => $one->name, ( new \HearthHammer\Core\Place\Gazetteer( $parishes ) )->suggest( '' ) ) );
		self::assertSame( $benenden->id, $parishes->match( ' BENENDEN ' )?->id );
		self::assertSame( 'Benenden', $parishes->did_you_mean( 'Benendon' )?->name );
		self::assertNull( $parishes->did_you_mean( 'Benenden' ) );
		// It is known, but no visitor is sent where there is nothing.
		self::assertSame( 'Rolvenden', $parishes->match( 'rolvenden' )?->name );
		self::assertNull( $parishes->did_you_mean( 'Rolvendon' ) );
		self::assertNull( $parishes->match( 'Atlantis' ) );

		// The last one is withdrawn: no longer active, at once.
		global $wpdb;
		$post = (int) $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM {$wpdb->prefix}hpapi_property_index WHERE parish_id = %d", $benenden->id ) );
		update_post_meta( $post, 'hpapi_status', 'withdrawn' );
		\HearthHammer\Hpapi\Plugin::indexer()->flush();
		self::assertSame( array( 'Cranbrook' ), $active() );
	}

	public function test_lists_cost_one_statement_and_none_when_asked_again(): void {
		$this->import();
		wp_cache_flush();
		self::assertSame( 1, $this->count_queries( static fn () => ( new ParishRepository() )->all() ) );
		self::assertSame( 0, $this->count_queries( static fn () => ( new ParishRepository() )->by_slug( 'benenden' ) ) );
	}

	public function test_an_unpublished_parish_is_gone_and_comes_back(): void {
		$this->import();
		$id = self::named( 'benenden' )->id;
		wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
		self::assertNull( ( new ParishRepository() )->by_slug( 'benenden' ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish', 'post_title' => 'Benenden Green' ) );
		self::assertSame( 'Benenden Green', self::named( 'benenden' )->name );
		update_post_meta( $id, 'hpapi_latitude', 51.5 );
		self::assertSame( 51.5, self::named( 'benenden' )->coordinates->latitude );
		wp_delete_post( $id, true );
		self::assertNull( ( new ParishRepository() )->by_slug( 'benenden' ) );
	}

	#[TestDox( '[STAFF-06] A parish without coordinates stands in the middle of its postcode sectors, else where a town of its name is' )]
	public function test_a_parish_without_coordinates_takes_its_postcodes(): void {
		PropertyFactory::place( 'sector', 'TN17 2', new Coordinates( 51.10, 0.50 ) );
		PropertyFactory::place( 'sector', 'TN17 3', new Coordinates( 51.20, 0.60 ) );
		PropertyFactory::place( 'town', 'Goudhurst', new Coordinates( 51.11, 0.46 ) );
		$make = static fn ( string $name, array $meta ): int => (int) wp_insert_post( array( 'post_type' => 'hpapi_parish', 'post_status' => 'publish', 'post_title' => $name, 'meta_input' => $meta ) );
		$of   = static fn ( int $id ): array => array_map( static fn ( float $degrees ): float => round( $degrees, 4 ), array_values( (array) ( new ParishRepository() )->by_id( $id )?->coordinates ) );
		self::assertSame( array( 51.15, 0.55 ), $of( $make( 'Sissinghurst', array( 'hpapi_sectors' => array( 'TN17 2', 'tn173ab' ) ) ) ) );
		self::assertSame( array( 51.11, 0.46 ), $of( $make( 'Goudhurst', array( 'hpapi_latitude' => 0.0, 'hpapi_longitude' => 0.0 ) ) ) );
		self::assertSame( array( 51.3, 0.7 ), $of( $make( 'Ours', array( 'hpapi_latitude' => 51.3, 'hpapi_longitude' => 0.7, 'hpapi_sectors' => array( 'TN17 2' ) ) ) ) );
		self::assertSame( array(), $of( $make( 'Nowhere', array( 'hpapi_sectors' => array( 'AB10 1' ) ) ) ) );
	}

	public function test_the_edit_screen_keeps_what_is_typed(): void {
		$this->import();
		$id = self::named( 'benenden' )->id;
		$user = wp_insert_user( array( 'user_login' => 'ed', 'user_pass' => 'x', 'role' => 'editor' ) );
		wp_set_current_user( is_int( $user ) ? $user : 0 );
		$_POST = wp_slash(
			array(
				'hpapi_parish_fields_nonce' => wp_create_nonce( 'hpapi_parish_fields' ),
				'hpapi_latitude'            => '51.07',
				'hpapi_longitude'           => '0.58',
				'hpapi_sectors'             => 'tn17 4; rubbish',
				'hpapi_features'            => array( array( 'title' => 'Church', 'text' => "O'Brien's <b>tower</b>" ), array( 'title' => '', 'text' => '' ), array( 'title' => 'School', 'text' => '' ) ),
			)
		);
		wp_update_post( array( 'ID' => $id ) );
		$_POST    = array();
		$benenden = self::named( 'benenden' );
		self::assertSame( array( 51.07, array( 'TN17 4' ) ), array( $benenden->coordinates->latitude, $benenden->sectors ) );
		self::assertSame( array( array( 'title' => 'Church', 'text' => "O'Brien's tower" ), array( 'title' => 'School', 'text' => '' ) ), ParishFields::features_of( $id ) );
	}

	#[TestDox( '[STAFF-06] A parish’s features are rows; what cannot be read stays in its field with a sentence, and nothing is lost for it' )]
	public function test_the_edit_screen_says_what_is_wrong(): void {
		wp_set_current_user( 1 );
		$id = (int) wp_insert_post( array( 'post_type' => 'hpapi_parish', 'post_status' => 'publish', 'post_title' => 'Rolvenden' ) );
		update_post_meta( $id, 'hpapi_latitude', 51.05 );
		update_post_meta( $id, 'hpapi_features', array( array( 'title' => 'Mill | old', 'text' => "Two\nlines" ) ) );
		$html = self::screen( $id );
		self::assertMatchesRegularExpression( '~name="hpapi_features\[0\]\[title\]" value="Mill \| old".*name="hpapi_features\[0\]\[text\]">Two\nlines</textarea>~s', $html );
		self::assertMatchesRegularExpression( '~name="hpapi_features\[2\]\[title\]" value=""~', $html, 'Without JavaScript there are rows to type into.' );
		self::assertStringNotContainsString( 'aria-invalid', $html );

		$_POST = wp_slash( array( 'hpapi_parish_fields_nonce' => wp_create_nonce( 'hpapi_parish_fields' ), 'hpapi_latitude' => '51°03', 'hpapi_longitude' => '999', 'hpapi_sectors' => 'tn17 4; rubbish', 'hpapi_features' => array( array( 'title' => 'Church', 'text' => 'A tower.' ), array( 'title' => '', 'text' => 'No title yet.' ) ) ) );
		wp_update_post( array( 'ID' => $id ) );
		$_POST = array();
		self::assertSame( array( 51.05, '', array( 'TN17 4' ) ), array( (float) get_post_meta( $id, 'hpapi_latitude', true ), get_post_meta( $id, 'hpapi_longitude', true ), get_post_meta( $id, 'hpapi_sectors', true ) ) );
		$html = self::screen( $id );
		self::assertStringContainsString( 'value="51°03"', $html );
		self::assertStringContainsString( '“rubbish” is not a postcode sector. Enter one like TN17 3.', $html );
		self::assertStringContainsString( '“999” is not a number of degrees from -180 to 180.', $html );
		self::assertMatchesRegularExpression( '~name="hpapi_features\[1\]\[title\]" aria-invalid="true" aria-describedby="hpapi_features-1-fault".*No title yet\..*id="hpapi_features-1-fault"[^>]*>Enter a title~s', $html );
	}

	private static function screen( int $id ): string {
		set_current_screen( 'hpapi_parish' );
		do_action( 'add_meta_boxes_hpapi_parish', get_post( $id ) );
		ob_start();
		do_meta_boxes( 'hpapi_parish', 'normal', get_post( $id ) );
		return (string) ob_get_clean();
	}

	public function test_its_page_answers(): void {
		$this->import();
		[ $status, , $html ] = $this->render( '/parish/cranbrook/' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Cranbrook', $html );
	}
}
