<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** A page asks the database as few questions as it can, and no more of them on a bigger site. */
final class QueriesTest extends IntegrationTestCase {

	/** About seven are WordPress's own: options, the main query, global styles. */
	private const MOST = 20;

	#[TestDox( 'Home, list, property and parish pages cost the same few SQL statements with 3 properties and with 60' )]
	public function test_pages(): void {
		$parish = PropertyFactory::parish( 'Cranbrook' );
		$id     = 0;
		for ( $i = 0; $i < 3; $i++ ) {
			$id = PropertyFactory::property( array( 'parish' => $parish ) );
			PropertyFactory::property( array( 'parish' => $parish, 'channel' => 2, 'price' => 1200 ) );
		}
		$paths = array( '/', '/estate-agents/for-sale/', '/property-for-sale/cranbrook/?radius=3', '/parish/cranbrook/', (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		$few   = array_map( $this->cost( ... ), $paths );
		for ( $i = 0; $i < 27; $i++ ) {
			PropertyFactory::property( array( 'parish' => $parish ) );
			PropertyFactory::property( array( 'parish' => $parish, 'channel' => 2, 'price' => 1200 ) );
		}
		foreach ( array_combine( $paths, $few ) as $path => $before ) {
			$now  = $this->cost( $path );
			$said = implode( "\n", array( $path, ...$before, '— and now:', ...$now ) );
			// One more where the page no longer tells the total by itself.
			self::assertLessThanOrEqual( count( $before ) + 1, count( $now ), $said );
			self::assertLessThanOrEqual( self::MOST, count( $now ), $said );
		}
	}

	/**
	 * Whether an answer is kept hangs on how long it took, so that the table of answers is empty and counts for nothing.
	 *
	 * @return list<string> The statements of a new visitor's request, after somebody else's.
	 */
	private function cost( string $path ): array {
		global $wpdb;
		$this->render( $path );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $wpdb->prefix . 'hpapi_result_cache' ) ); // phpcs:ignore WordPress.DB
		wp_cache_flush();
		wp_load_alloptions();
		$statements = array();
		$note       = static function ( string $sql ) use ( &$statements ): string {
			if ( ! str_contains( $sql, 'hpapi_result_cache' ) ) {
				$statements[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $note );
		$this->render( $path );
		remove_filter( 'query', $note );
		return $statements;
	}
}
