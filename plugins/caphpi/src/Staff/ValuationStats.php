<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use DateTimeImmutable;
use DateTimeZone;
use HearthHammer\Caphpi\Valuation\ValuationTable;
use HearthHammer\Caphpi\Valuation\VehicleSaleStatus;

/**
 * How many valuations, of what outcome, and what came of them; one statement each.
 */
final class ValuationStats {

	/**
	 * @param int $days How many, today the last.
	 * @return array<string, int> London's day (YYYY-MM-DD) to how many, also the days with none.
	 */
	public function by_day( int $days ): array {
		global $wpdb;
		$london = new DateTimeZone( 'Europe/London' );
		$first  = new DateTimeImmutable( sprintf( 'today -%d days', $days - 1 ), $london );
		$counts = array();
		for ( $day = 0; $day < $days; $day++ ) {
			$counts[ $first->modify( "+{$day} days" )->format( 'Y-m-d' ) ] = 0;
		}
		// By the hour: days are not equally long, and databases do not agree about time zones.
		$hours = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT MIN(created_at) AS at, COUNT(*) AS valuations FROM %i WHERE created_at >= %d GROUP BY created_at - created_at %% 3600',
				$wpdb->prefix . ValuationTable::NAME,
				$first->getTimestamp()
			),
			ARRAY_A
		);
		foreach ( $hours as $hour ) {
			$day = ( new DateTimeImmutable( '@' . $hour['at'] ) )->setTimezone( $london )->format( 'Y-m-d' );
			if ( isset( $counts[ $day ] ) ) {
				$counts[ $day ] += (int) $hour['valuations'];
			}
		}
		return $counts;
	}

	/** @return array<string, int> Every one of ValuationFilter::outcomes() to how many, of the last days. */
	public function by_outcome( int $days ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT CASE WHEN outcome <> '' THEN outcome WHEN cap_id = '' THEN 'not_found' ELSE 'unfinished' END AS how, COUNT(*) AS valuations
				FROM %i WHERE created_at >= %d GROUP BY CASE WHEN outcome <> '' THEN outcome WHEN cap_id = '' THEN 'not_found' ELSE 'unfinished' END",
				$wpdb->prefix . ValuationTable::NAME,
				time() - $days * DAY_IN_SECONDS
			),
			ARRAY_A
		);
		return array_merge( array_fill_keys( ValuationFilter::outcomes(), 0 ), array_map( intval( ... ), array_column( $rows, 'valuations', 'how' ) ) );
	}

	/**
	 * How far the valuations of the last days came. A vehicle with a sale status has been entered, whatever else
	 * staff filled in.
	 *
	 * @return array{valued: int, sent: int, called: int, entered: int, sold: int, pounds: int} The last: what the sold ones made.
	 */
	public function conversion( int $days ): array {
		global $wpdb;
		$row = (array) $wpdb->get_row(
			$wpdb->prepare(
				"SELECT SUM(CASE WHEN cap_id <> '' THEN 1 ELSE 0 END) AS valued,
				SUM(CASE WHEN email <> '' THEN 1 ELSE 0 END) AS sent,
				SUM(CASE WHEN phone_requested_at > 0 THEN 1 ELSE 0 END) AS called,
				SUM(CASE WHEN vehicle_entered = 'Yes' OR sale_status IS NOT NULL THEN 1 ELSE 0 END) AS entered,
				SUM(CASE WHEN sale_status = %s THEN 1 ELSE 0 END) AS sold,
				SUM(CASE WHEN sale_status = %s THEN COALESCE( sale_price, 0 ) ELSE 0 END) AS pounds
				FROM %i WHERE created_at >= %d",
				VehicleSaleStatus::Sold->value,
				VehicleSaleStatus::Sold->value,
				$wpdb->prefix . ValuationTable::NAME,
				time() - $days * DAY_IN_SECONDS
			),
			ARRAY_A
		);
		return array(
			'valued'  => (int) ( $row['valued'] ?? 0 ),
			'sent'    => (int) ( $row['sent'] ?? 0 ),
			'called'  => (int) ( $row['called'] ?? 0 ),
			'entered' => (int) ( $row['entered'] ?? 0 ),
			'sold'    => (int) ( $row['sold'] ?? 0 ),
			'pounds'  => (int) ( $row['pounds'] ?? 0 ),
		);
	}
}
