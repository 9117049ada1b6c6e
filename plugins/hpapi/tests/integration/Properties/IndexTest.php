<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use Closure;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\Card;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\Index\PropertyVersion;
use HearthHammer\Hpapi\Properties\Index\ReindexProperties;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use ReflectionFunction;

/**
 * The index says what the properties say, whatever changed them.
 */
final class IndexTest extends IntegrationTestCase {

	#[TestDox( 'A row holds what is searched, and a card as its schema says' )]
	public function test_row(): void {
		$parish = PropertyFactory::parish( 'Cranbrook' );
		$id     = PropertyFactory::property( array( 'parish' => $parish, 'channel' => 2, 'price' => 300, 'rent_frequency' => 'weekly', 'status' => 'let_agreed', 'price_qualifier' => '', 'postcode' => 'TN17 3AB', 'new_home' => true, 'acres' => 1.5 ) );
		$row    = (array) PropertyFactory::row( $id );
		$expect = array(
			'channel'       => '2',
			'status'        => 'let_agreed',
			'status_group'  => 'complete',
			'published'     => '1',
			'on_market'     => '0',
			'price'         => '300',
			'amount'        => '1300',
			'bedrooms'      => '3',
			'property_type' => 'detached',
			'type_group'    => 'house',
			'parish_id'     => (string) $parish,
			'postcode'      => 'TN17 3AB',
			'outcode'       => 'TN17',
			'sector'        => 'TN17 3',
			'new_home'      => '1',
		);
		self::assertSame( $expect, array_intersect_key( array_map( strval( ... ), $row ), $expect ) );
		self::assertEqualsWithDelta( 51.0968, (float) $row['latitude'], 1e-7 );
		self::assertEqualsWithDelta( 1.5, (float) $row['acres'], 1e-7 );
		$card = Card::decode( (string) $row['card'] );
		self::assert_matches_schema( $card, self::schema( 'parts/card' ) );
		self::assertSame( array( '£1,300 pcm', '£300 pw', 'Let agreed', 'Cranbrook', home_url( '/property/' . $id . '/' . get_post( $id )?->post_name . '/' ) ), array( $card['price_string'], $card['other_rent'], $card['status_label'], $card['parish'], $card['url'] ) );
		self::assertStringNotContainsString( home_url(), (string) $row['card'], 'a site can move' );
	}

	#[TestDox( 'Every kind of change reaches the index when the request ends' )]
	public function test_changes(): void {
		$id   = PropertyFactory::property();
		self::assertSame( 5, self::flushes_at_shutdown() );
		$card = static fn (): array => Card::decode( (string) ( PropertyFactory::row( $id )['card'] ?? '' ) );
		$row  = static fn ( string $column ): ?string => PropertyFactory::row( $id )[ $column ] ?? null;

		update_post_meta( $id, 'hpapi_price', 450000 );
		self::assertSame( '400000', $row( 'price' ), 'not before' );
		Plugin::indexer()->flush();
		self::assertSame( array( '450000', '£450,000' ), array( $row( 'price' ), $card()['price_string'] ) );

		delete_post_meta( $id, 'hpapi_bedrooms' );
		Plugin::indexer()->flush();
		self::assertSame( '0', $row( 'bedrooms' ) );

		wp_update_post( array( 'ID' => $id, 'post_name' => 'another-slug' ) );
		Plugin::indexer()->flush();
		self::assertStringEndsWith( '/another-slug/', $card()['url'] );

		$parish = PropertyFactory::parish( 'Goudhurst' );
		update_post_meta( $id, 'hpapi_parish', $parish );
		Plugin::indexer()->flush();
		wp_update_post( array( 'ID' => $parish, 'post_title' => 'Goudhurst Village' ) );
		Plugin::indexer()->flush();
		self::assertSame( 'Goudhurst Village', $card()['parish'] );

		foreach ( array( 'draft' => '0', 'publish' => '1', 'private' => '0' ) as $status => $published ) {
			wp_update_post( array( 'ID' => $id, 'post_status' => $status ) );
			Plugin::indexer()->flush();
			self::assertSame( $published, $row( 'published' ), $status );
		}
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
		wp_trash_post( $id );
		Plugin::indexer()->flush();
		self::assertSame( array( '0', 'hidden' ), array( $row( 'published' ), $row( 'status_group' ) ) );
		wp_delete_post( $id, true );
		Plugin::indexer()->flush();
		self::assertNull( PropertyFactory::row( $id ) );
	}

	#[TestDox( 'A picture’s own description reaches the card' )]
	public function test_pictures(): void {
		$id      = PropertyFactory::property();
		$picture = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'front', 'post_status' => 'inherit' ), 'hpapi/front.jpg', $id );
		wp_update_attachment_metadata( $picture, array( 'width' => 1600, 'height' => 1067, 'file' => 'hpapi/front.jpg', 'hpapi_color' => '#123456', 'sizes' => array( 'hpapi-card' => array( 'file' => 'front-640x427.jpg', 'width' => 640, 'height' => 427, 'mime-type' => 'image/jpeg' ) ) ) );
		update_post_meta( $id, 'hpapi_images', array( array( 'attachment' => $picture, 'caption' => '' ) ) );
		Plugin::indexer()->flush();
		$image = Card::decode( (string) ( PropertyFactory::row( $id )['card'] ?? '' ) )['images'][0];
		self::assertSame( array( 640, 427, '#123456' ), array( $image['width'], $image['height'], $image['color'] ) );
		self::assertStringEndsWith( 'front-640x427.jpg', $image['src'] );
		update_post_meta( $picture, '_wp_attachment_image_alt', 'The house from the lane' );
		Plugin::indexer()->flush();
		self::assertSame( 'The house from the lane', Card::decode( (string) ( PropertyFactory::row( $id )['card'] ?? '' ) )['images'][0]['alt'] );
	}

	#[TestDox( 'However many hooks fire, a property is indexed once; suspended, not before the import says so' )]
	public function test_once_and_suspended(): void {
		$id     = PropertyFactory::property();
		$writes = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$writes ): string {
				$writes += (int) ( str_starts_with( $sql, 'INSERT INTO' ) && str_contains( $sql, PropertyTable::NAME ) );
				return $sql;
			}
		);
		foreach ( range( 1, 5 ) as $price ) {
			update_post_meta( $id, 'hpapi_price', $price * 1000 );
			wp_update_post( array( 'ID' => $id ) );
		}
		Plugin::indexer()->flush();
		Plugin::indexer()->flush();
		self::assertSame( 1, $writes );

		Plugin::indexer()->suspend();
		update_post_meta( $id, 'hpapi_price', 77000 );
		Plugin::indexer()->flush();
		self::assertSame( 1, $writes );
		Plugin::indexer()->resume();
		self::assertSame( array( 2, '77000' ), array( $writes, PropertyFactory::row( $id )['price'] ?? null ) );
	}

	#[TestDox( 'The version changes once a batch, and with it the stock' )]
	public function test_version_and_stock(): void {
		self::assertSame( 0, Stock::now()->on_market( Channel::Sales ) );
		$ids     = array( PropertyFactory::unindexed(), PropertyFactory::unindexed( array( 'status' => 'sold_stc' ) ), PropertyFactory::unindexed( array( 'status' => 'under_offer' ) ), PropertyFactory::unindexed( array( 'channel' => 2 ) ) );
		$changes = 0;
		add_action(
			'update_option_hpapi_property_version',
			static function () use ( &$changes ): void {
				++$changes;
			}
		);
		add_action(
			'add_option_hpapi_property_version',
			static function () use ( &$changes ): void {
				++$changes;
			}
		);
		$before = PropertyVersion::current();
		Plugin::indexer()->index_many( $ids );
		self::assertSame( 1, $changes );
		self::assertNotSame( $before, PropertyVersion::current() );
		self::assertSame( array( 2, 1, 1 ), array( Stock::now()->on_market( Channel::Sales ), Stock::now()->in_group( Channel::Sales, 'complete' ), Stock::now()->on_market( Channel::Lettings ) ) );
		self::assertSame( 0, $this->count_queries( static fn () => Stock::now() ), 'then it costs nothing' );

		Plugin::indexer()->index_many( $ids );
		Plugin::indexer()->finish();
		self::assertSame( 0, $this->count_queries( static fn () => Stock::now() ), 'whoever edits has counted; no visitor waits for it' );
	}

	#[TestDox( 'Reindexing makes the same rows again, goes on where it stopped, and removes rows without a property' )]
	public function test_reindex(): void {
		global $wpdb;
		$parish = PropertyFactory::parish( 'Cranbrook' );
		$ids    = array();
		for ( $i = 0; $i < 7; $i++ ) {
			$ids[] = PropertyFactory::property( array( 'parish' => $parish, 'price' => 100000 * $i, 'channel' => 1 + $i % 2 ) );
		}
		$all    = static fn (): array => (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY post_id', PropertyTable::name() ), ARRAY_A );
		$before = $all();
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET price = 1, card = %s, published = 0', PropertyTable::name(), '{}' ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE post_id = %d', PropertyTable::name(), $ids[3] ) );
		PropertyFactory::rows( array( array() ) );

		$command = new ReindexProperties( Plugin::indexer() );
		update_option( 'hpapi_reindex_at', $ids[1], false );
		self::assertSame( 5, $command->run( 2, '__return_null' ), 'those after the second' );
		self::assertFalse( get_option( 'hpapi_reindex_at' ) );
		self::assertSame( 7, $command->run( 2, '__return_null' ) );
		self::assertSame( 1, Plugin::indexer()->delete_orphans() );
		self::assertSame( $before, $all() );
	}

	#[TestDox( 'Indexing a batch costs the same few statements, however many properties it holds' )]
	public function test_statements_of_a_batch(): void {
		$parish = PropertyFactory::parish( 'Cranbrook' );
		$make   = static function ( int $count ) use ( $parish ): array {
			$ids = array();
			for ( $i = 0; $i < $count; $i++ ) {
				$ids[] = PropertyFactory::unindexed( array( 'parish' => $parish ) );
			}
			return $ids;
		};
		$cost = array();
		foreach ( array( 3, 30 ) as $count ) {
			$ids = $make( $count );
			wp_cache_flush();
			PropertyVersion::current();
			$cost[] = $this->count_queries( static fn () => Plugin::indexer()->index_many( $ids ) );
		}
		self::assertSame( $cost[0], $cost[1] );
	}

	/** The priority of the indexer's own callback at shutdown, 0 where there is none. */
	private static function flushes_at_shutdown(): int {
		foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks ?? array() as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				if ( $callback['function'] instanceof Closure && ( new ReflectionFunction( $callback['function'] ) )->getClosureThis() === Plugin::indexer() ) {
					return $priority;
				}
			}
		}
		return 0;
	}

	/** @return array<string, mixed> */
	private static function schema( string $name ): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . "/schemas/{$name}.json" )->to_array();
	}
}
