<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\PriceHistory;
use HearthHammer\Hpapi\Properties\PriceHistoryKeeper;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

/**
 * What is new and what is reduced, with its day: cards, order and filters.
 */
final class ReducedAndNewTest extends IntegrationTestCase {

	/** @return list<array{date: string, price: int, status: string}> */
	private static function history( int $days_ago, int $from = 450000, int $to = 400000 ): array {
		return array(
			array( 'date' => (string) wp_date( 'Y-m-d', time() - ( $days_ago + 30 ) * DAY_IN_SECONDS ), 'price' => $from, 'status' => 'available' ),
			array( 'date' => (string) wp_date( 'Y-m-d', time() - $days_ago * DAY_IN_SECONDS ), 'price' => $to, 'status' => 'available' ),
		);
	}

	/** @param array<string, mixed> $fields */
	private static function reduced( int $days_ago, array $fields = array() ): int {
		$id = PropertyFactory::unindexed( array( 'latitude' => 51.1, 'longitude' => 0.5, ...$fields ) );
		update_post_meta( $id, 'hpapi_price_history', self::history( $days_ago ) );
		Plugin::indexer()->index_many( array( $id ) );
		return $id;
	}

	/**
	 * @param array<string, string> $parameters
	 * @return list<string> Addresses in order.
	 */
	private function found( string $route, array $parameters ): array {
		$request = new WP_REST_Request( 'GET', "/hpapi/v1/estate-agents/{$route}" );
		$request->set_query_params( $parameters );
		return array_column( rest_do_request( $request )->get_data()['data'], 'url' );
	}

	#[TestDox( '[LEAD-02] What is reduced is found and sorted by the day it was, the newest first' )]
	public function test_reduced(): void {
		$never = PropertyFactory::property( array( 'latitude' => 51.1, 'longitude' => 0.5 ) );
		$older = self::reduced( 20 );
		$newer = self::reduced( 2 );
		$sold  = self::reduced( 1, array( 'status' => 'sold' ) );
		self::assertSame( array_map( get_permalink( ... ), array( $newer, $older, $never ) ), $this->found( 'properties', array( 'sort_by' => 'reduced' ) ) );
		foreach ( array( 'properties', 'map-properties' ) as $route ) {
			self::assertEqualsCanonicalizing( array_map( get_permalink( ... ), array( $newer, $older ) ), $this->found( $route, array( 'reduced' => '1' ) ), $route );
		}
		self::assertSame( '0', PropertyFactory::row( $sold )['reduced_at'] ?? null );
		[ , , $html ] = $this->render( '/estate-agents/for-sale/?reduced=1&sort_by=reduced' );
		self::assertStringContainsString( 'Reduced ' . wp_date( 'j M', time() - 2 * DAY_IN_SECONDS ), $html );
		self::assertStringContainsString( 'Newly reduced', $html );
		self::assertStringContainsString( 'Reduced only', $html );
	}

	#[TestDox( '[LEAD-02] “New today” is today by the site’s clock' )]
	public function test_new_today(): void {
		update_option( 'timezone_string', 'Pacific/Auckland' );
		$midnight = ( new \DateTimeImmutable( 'today', wp_timezone() ) )->getTimestamp();
		PropertyFactory::property( array( 'listed_at' => $midnight + 1, 'display_address' => 'Today House' ) );
		[ , , $html ] = $this->render( '/estate-agents/for-sale/' );
		self::assertStringContainsString( 'New today', $html );
		self::assertStringContainsString( 'Added today', $html );
		PropertyFactory::property( array( 'listed_at' => $midnight - 1, 'display_address' => 'Yesterday House' ) );
		[ , , $html ] = $this->render( '/estate-agents/for-sale/' );
		self::assertSame( 1, substr_count( $html, 'New today' ) );
		self::assertStringContainsString( 'Added ' . wp_date( 'j M', $midnight - 1 ), $html );
	}

	/** @param list<array{string, int}> $prices */
	#[TestWith( array( array( array( '2026-06-01', 500000 ), array( '2026-07-01', 450000 ) ), '2026-07-01' ) )]
	#[TestWith( array( array( array( '2026-06-01', 500000 ), array( '2026-07-01', 450000 ), array( '2026-08-01', 475000 ) ), '' ) )]
	#[TestWith( array( array( array( '2026-06-01', 500000 ), array( '2026-07-01', 450000 ), array( '2026-08-01', 450000 ) ), '2026-07-01' ) )]
	#[TestWith( array( array( array( '2026-06-01', 500000 ), array( '2026-06-01', 450000 ) ), '' ) )]
	#[TestWith( array( array( array( '2026-06-01', 500000 ) ), '' ) )]
	#[TestDox( '[LEAD-02] Reduced is what was reduced last, put right within a day it is not' )]
	public function test_reduced_at( array $prices, string $day ): void {
		$history = array_map( static fn ( array $one ): array => array( 'date' => $one[0], 'price' => $one[1], 'status' => 'available' ), $prices );
		$at      = PriceHistory::reduced_at( $history );
		self::assertSame( $day, 0 === $at ? '' : wp_date( 'Y-m-d', $at ) );
	}

	#[TestDox( '[LEAD-02] A price that staff lower is a reduction of today, also where no history was kept' )]
	public function test_by_hand(): void {
		$id = PropertyFactory::property( array( 'price' => 500000, 'listed_at' => time() - 10 * DAY_IN_SECONDS ) );
		delete_post_meta( $id, 'hpapi_price_history' );
		$keeper = new PriceHistoryKeeper();
		$keeper->register();
		update_post_meta( $id, 'hpapi_price', 475000 );
		$keeper->note();
		$history = (array) get_post_meta( $id, 'hpapi_price_history', true );
		self::assertSame( array( 500000, 475000 ), array_column( $history, 'price' ) );
		self::assertSame( wp_date( 'Y-m-d' ), $history[1]['date'] ?? null );
		Plugin::indexer()->index_many( array( $id ) );
		self::assertGreaterThan( 0, (int) ( PropertyFactory::row( $id )['reduced_at'] ?? 0 ) );
	}
}
