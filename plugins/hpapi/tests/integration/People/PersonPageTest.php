<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\People;

use HearthHammer\Core\Migrations\TableKeys;
use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Core\ResultCache\ResultTable;
use HearthHammer\Hpapi\People\PropertiesOfPerson;
use HearthHammer\Hpapi\People\Staff;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The page of a member of staff, and the properties for which they speak.
 */
final class PersonPageTest extends IntegrationTestCase {

	private static function member( string $name, string $branch, int $order = 0 ): int {
		return (int) wp_insert_post(
			array(
				'post_type'   => 'hpapi_staff',
				'post_status' => 'publish',
				'post_title'  => $name,
				'menu_order'  => $order,
				'meta_input'  => array(
					'hpapi_staff_role'   => 'Valuer <b>here</b>',
					'hpapi_staff_branch' => $branch,
					'hpapi_staff_phone'  => '01632 960 124',
					'hpapi_staff_email'  => 'valuer@example.com',
				),
			)
		);
	}

	private static function path( int $post ): string {
		return (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH );
	}

	/** @return list<string> */
	private function addresses( int $person ): array {
		[ $status, , $html ] = $this->render( self::path( $person ) );
		self::assertSame( 200, $status );
		preg_match_all( '/(One|Two|Three|Four|Five|Six) Lane/', $html, $found );
		return array_values( array_unique( $found[0] ) );
	}

	#[TestDox( '[SITE-12] A person’s page shows the properties on the market that name them, and of their branch those that name nobody who is there' )]
	public function test_properties(): void {
		$first  = self::member( 'Eleanor Ashdown', 'PPL', 1 );
		$second = self::member( 'Tom Hallett', 'ppl', 2 );
		$gone   = self::member( 'Left Long Ago', 'PPL', 3 );
		wp_trash_post( $gone );
		PropertyFactory::property( array( 'branch' => 'PPL', 'listed_at' => 10 ), 'One Lane' );
		PropertyFactory::property( array( 'branch' => 'PPL', 'valuer' => $second, 'listed_at' => 20 ), 'Two Lane' );
		PropertyFactory::property( array( 'branch' => 'PPL', 'valuer' => $gone, 'listed_at' => 30 ), 'Three Lane' );
		PropertyFactory::property( array( 'branch' => 'PPL', 'status' => 'sold' ), 'Four Lane' );
		PropertyFactory::property( array( 'branch' => 'ELSE', 'valuer' => $first, 'channel' => 2, 'price' => 900, 'listed_at' => 40 ), 'Five Lane' );
		$six = PropertyFactory::property( array( 'branch' => 'ELSE' ), 'Six Lane' );
		// For sale before to rent, the newest first.
		self::assertSame( array( 'Three Lane', 'One Lane', 'Five Lane' ), $this->addresses( $first ) );
		self::assertSame( array( 'Two Lane' ), $this->addresses( $second ) );
		// An edit screen changes who speaks for it: the index follows.
		update_post_meta( $six, 'hpapi_valuer', $second );
		Plugin::indexer()->finish();
		self::assertSame( array( 'Six Lane', 'Two Lane' ), $this->addresses( $second ) );
	}

	#[TestDox( '[SITE-12] It says who they are and how to reach them, and tells search engines so' )]
	public function test_words(): void {
		$id = self::member( 'Eleanor <i>Ashdown</i>', 'PPL' );
		[ , , $html ] = $this->render( self::path( $id ) );
		self::assertStringStartsWith( '/people/eleanor', self::path( $id ) );
		self::assertStringContainsString( 'Eleanor &lt;i&gt;Ashdown', $html );
		self::assertStringNotContainsString( '<b>here', $html );
		self::assertStringContainsString( 'href="tel:+441632960124"', $html );
		self::assertStringContainsString( "/enquiry/person/{$id}/", $html );
		self::assertStringNotContainsString( 'mailto:valuer@example.com', $html );
		self::assertStringContainsString( '"@type":"Person"', $html );
		// An auctioneer has no properties, either: the links are for everyone.
		self::assertMatchesRegularExpression( '#What are you looking for\?</h2>.*Property for sale.*Auctions#s', $html );
		self::assertSame( 1, substr_count( $html, 'rel="canonical"' ) );
		// From a property one comes to whoever speaks for it.
		[ , , $property ] = $this->render( self::path( PropertyFactory::property( array( 'valuer' => $id, 'valuer_quote' => 'Come early.' ) ) ) );
		self::assertStringContainsString( 'href="' . get_permalink( $id ) . '"', $property );
		// Who is not shown has no page.
		$path = self::path( $id );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
		self::assertSame( 404, $this->render( $path )[0] );
	}

	#[TestDox( '[SITE-12] What does not fit a page follows on the next; beyond the last there is nothing' )]
	public function test_pages(): void {
		$id = self::member( 'Eleanor Ashdown', 'PPL' );
		for ( $number = 0; $number < PropertiesOfPerson::PER_PAGE + 2; $number++ ) {
			PropertyFactory::property( array( 'branch' => 'PPL' ), 'Long Lane' );
		}
		[ , , $first ]               = $this->render( self::path( $id ) );
		[ $status, , $second ]       = $this->render( self::path( $id ) . 'page/2/' );
		self::assertSame( array( PropertiesOfPerson::PER_PAGE, 200, 2 ), array( substr_count( $first, '<article' ), $status, substr_count( $second, '<article' ) ) );
		self::assertStringContainsString( self::path( $id ) . 'page/2/"', $first );
		self::assertStringContainsString( '<link rel="canonical" href="' . get_permalink( $id ) . 'page/2/"', $second );
		self::assertSame( 404, $this->render( self::path( $id ) . 'page/3/' )[0] );
		self::assertSame( 404, $this->render( self::path( $id ) . 'page/' . PHP_INT_MAX . '/' )[0] );
	}

	#[TestDox( '[SITE-12] A person’s page reads what they speak for, and not all that is on the market' )]
	public function test_reads_their_own(): void {
		global $wpdb;
		$keys = TableKeys::of_table( PropertyTable::NAME );
		self::assertSame( array( 'on_market,valuer,channel,listed_at,post_id', 'branch,on_market,valuer,channel,listed_at,post_id' ), array( $keys['by_person'], $keys['branch'] ) );
		if ( is_a( $wpdb, 'WP_SQLite_DB' ) ) {
			return; // It does not count the rows that it reads; the keys are the same.
		}
		$first = self::member( 'Eleanor Ashdown', 'PPL', 1 );
		self::member( 'Tom Hallett', 'PPL', 2 );
		$table = PropertyTable::name();
		$model = PropertyFactory::property( array( 'branch' => 'ELSE' ) );
		Plugin::indexer()->finish();
		$row = (array) $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE post_id = %d', $table, $model ), ARRAY_A );
		for ( $number = 1; $number <= 600; $number++ ) {
			$of = match ( true ) {
				$number <= 10 => array( 'branch' => 'PPL' ),
				$number <= 20 => array( 'valuer' => $first ),
				default => array(),
			};
			$wpdb->insert( $table, array( ...$row, ...$of, 'post_id' => 900000 + $number ) );
		}
		$read  = static fn (): int => array_sum( array_map( intval( ... ), array_column( (array) $wpdb->get_results( "SHOW SESSION STATUS WHERE Variable_name IN ('Handler_read_key', 'Handler_read_next', 'Handler_read_prev')", ARRAY_A ), 'Value' ) ) );
		$staff = new Staff();
		$who   = $staff->by_id( $first );
		self::assertNotNull( $who );
		$properties = new PropertiesOfPerson( $staff, Plugin::properties()->search, new ResultCache( new ResultTable( 'hpapi_result_cache' ), 'hpapi_results', static fn (): string => wp_generate_uuid4() ) );
		$before     = $read();
		self::assertSame( 20, $properties->page( $who, 1 )['total'] );
		self::assertLessThan( 300, $read() - $before );
	}

	#[TestDox( 'A person’s page costs the same few SQL statements with 13 properties and with 33' )]
	public function test_statements(): void {
		$id    = self::member( 'Eleanor Ashdown', 'PPL' );
		$count = fn (): int => $this->count_queries( fn () => $this->render( self::path( $id ) ) );
		$add   = static fn ( int $number ): array => array_map( static fn (): int => PropertyFactory::property( array( 'branch' => 'PPL' ) ), range( 1, $number ) );
		$add( PropertiesOfPerson::PER_PAGE + 1 );
		$this->render( self::path( $id ) );
		wp_cache_flush();
		$few = $count();
		$add( 20 );
		$this->render( self::path( $id ) );
		wp_cache_flush();
		// Whether an answer was kept hangs on how long it took to find: up to three more, and none for each property.
		self::assertLessThanOrEqual( $few + 3, $count() );
		self::assertLessThan( 40, $few );
	}
}
