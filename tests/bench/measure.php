<?php

declare( strict_types=1 );

namespace HearthHammer\Bench;

use HearthHammer\Core\ResultCache\ResultTable;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Tables;
use WP_REST_Request;

/** Times and counts. */
final class Measure {

	private const ROUNDS = 20;

	/**
	 * @param array<string, string> $parameters
	 * @param string                $of         A route of the estate agency.
	 * @return array{first: float, again: float, empty: float, count: float, statements: int} Milliseconds: the first time after a change, again (as in another request), the empty route, and a count that reads a key which no text is in.
	 */
	public static function answer( array $parameters, string $of = 'properties' ): array {
		$route = "/hpapi/v1/estate-agents/{$of}";
		$empty = array();
		$first = array();
		$again = array();
		$count = array();
		self::ask( $route, $parameters );
		self::ask( '/wp/v2/types/post', array() );
		for ( $round = 0; $round < self::ROUNDS; $round++ ) {
			$empty[] = self::ask( '/wp/v2/types/post', array() );
			$count[] = self::count();
			self::forget();
			$first[] = self::ask( $route, $parameters );
			wp_cache_flush_group( 'hpapi_results' );
			$again[] = self::ask( $route, $parameters );
		}
		return array(
			'first'      => self::median( $first ),
			'again'      => self::median( $again ),
			'empty'      => self::median( $empty ),
			'count'      => self::median( $count ),
			'statements' => self::statements( $route, $parameters ),
		);
	}

	private static function count(): float {
		global $wpdb;
		$began = hrtime( true );
		$wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE on_market = 1 AND channel = 1 AND bedrooms >= 3', PropertyTable::name() ) );
		return ( hrtime( true ) - $began ) / 1e6;
	}

	/**
	 * Waits, two minutes at most, until the database has thrown away the rows that were replaced or deleted before: until
	 * then it reads them along with the others.
	 */
	public static function wait_for_purge(): void {
		global $wpdb;
		for ( $waited = 0; $waited < 120 && (int) $wpdb->get_var( "SELECT COUNT FROM information_schema.INNODB_METRICS WHERE NAME = 'trx_rseg_history_len'" ) > 100; $waited++ ) {
			sleep( 1 );
		}
	}

	/** As after a change of the data. */
	private static function forget(): void {
		global $wpdb;
		wp_cache_flush_group( 'hpapi_results' );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', ( new ResultTable( Tables::RESULTS ) )->name() ) );
	}

	/** @param array<string, string> $parameters */
	private static function statements( string $route, array $parameters ): int {
		$ours  = 0;
		$count = static function ( string $sql ) use ( &$ours ): string {
			$ours += (int) str_contains( $sql, 'hpapi_' );
			return $sql;
		};
		self::forget();
		wp_cache_flush();
		add_filter( 'query', $count );
		self::ask( $route, $parameters );
		remove_filter( 'query', $count );
		return $ours;
	}

	/** @param array<string, string> $parameters */
	private static function ask( string $route, array $parameters ): float {
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_query_params( $parameters );
		$began    = hrtime( true );
		$response = rest_do_request( $request );
		wp_json_encode( rest_get_server()->response_to_data( $response, false ) );
		$took = ( hrtime( true ) - $began ) / 1e6;
		if ( 200 !== $response->get_status() ) {
			\WP_CLI::error( "{$route} answered {$response->get_status()}." );
		}
		return $took;
	}

	/** @param list<float> $times */
	private static function median( array $times ): float {
		sort( $times );
		return $times[ intdiv( count( $times ), 2 ) ];
	}
}
