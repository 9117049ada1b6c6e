<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * A row of the index or of the places that nobody can read costs that row, and no list.
 */
final class UnreadableRowsTest extends IntegrationTestCase {

	#[TestWith( array( '{"url":"%home%/x' ) )]
	#[TestWith( array( '' ) )]
	#[TestWith( array( 'null' ) )]
	#[TestWith( array( '"text"' ) )]
	public function test_a_broken_card_breaks_no_list( string $broken ): void {
		global $wpdb;
		PropertyFactory::parish( 'Cranbrook' );
		$sound = PropertyFactory::property( array( 'reference' => 'CRB_1' ), 'Sound Lane, Cranbrook' );
		$other = PropertyFactory::property( array( 'reference' => 'CRB_2' ), 'Broken Lane, Cranbrook' );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET card = %s, pin = %s WHERE post_id = %d', PropertyTable::name(), $broken, $broken, $other ) );
		wp_cache_flush();

		foreach ( array( '/estate-agents/for-sale/', '/property-for-sale/cranbrook/', '/estate-agents/for-sale/?location=TN17' ) as $list ) {
			[ $status, , $html ] = $this->render( $list );
			self::assertSame( 200, $status, $list );
			self::assertStringContainsString( 'Sound Lane', $html, $list );
		}
		$answer = $this->rest( 'GET', '/hpapi/v1/estate-agents/map-properties' );
		self::assertSame( array( 200, 1 ), array( $answer->get_status(), count( $answer->get_data()['data'] ) ) );
		self::assertCount( 1, Plugin::properties()->search->newest( new SearchQuery(), 10 ) );
		self::assertCount( 1, Plugin::properties()->search->cards_of( array( $other, $sound ) ) );
		self::assertSame( 200, $this->render( (string) wp_parse_url( (string) get_permalink( $sound ), PHP_URL_PATH ) )[0], 'With similar properties.' );
	}

	public function test_a_broken_parish_breaks_no_list(): void {
		global $wpdb;
		PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::parish( 'Goudhurst', 51.11, 0.46 );
		PropertyFactory::parish( 'Benenden', 51.06, 0.58 );
		PropertyFactory::property( array( 'reference' => 'CRB_1' ), 'Sound Lane, Cranbrook' );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET latitude = 999 WHERE kind = 'parish' AND name = 'Goudhurst'", $wpdb->prefix . 'hh_place' ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET extra = %s WHERE kind = 'parish' AND name = 'Benenden'", $wpdb->prefix . 'hh_place', '{"post":' ) );
		wp_cache_flush();

		self::assertSame( array( 'Benenden', 'Cranbrook' ), array_column( Plugin::properties()->parishes->all(), 'name' ) );
		foreach ( array( '/', '/estate-agents/for-sale/', '/property-for-sale/cranbrook/' ) as $page ) {
			self::assertSame( 200, $this->render( $page )[0], $page );
		}
		self::assertSame( 'Cranbrook', Plugin::properties()->parishes->match( 'cranbrook' )?->name );
	}
}
