<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Mail;

use HearthHammer\Caphpi\Settings\ValuationSettings;

/**
 * What a seller may do once the valuation is on its way: the next sales, and entering the vehicle into one. This plugin
 * knows the weekdays of its settings; who knows the sales themselves says so by the filter.
 */
final class ValuationNextSteps {

	/** So many are shown; which of them takes a vehicle is known with the vehicle. */
	public const SALES = 3;
	private const KEPT  = 6;

	/**
	 * @param int $now Unix seconds.
	 * @return array{sales: list<array{label: string, url: string, newest_year: int}>, book_url: string} As valuation-wizard-props.json.
	 */
	public static function of( ValuationSettings $settings, int $now ): array {
		$steps = array(
			'sales'    => array_map( static fn ( string $date ): array => array( 'label' => $date, 'url' => '', 'newest_year' => 0 ), AuctionDates::next( $settings->auction_days(), $now, self::SALES ) ),
			'book_url' => '',
		);
		/**
		 * Filters what the thank-you of the valuation leads on to.
		 *
		 * @param array{sales: list<array{label: string, url: string, newest_year: int}>, book_url: string} $steps The next sales, and where a vehicle
		 *                                                                                       is entered into one.
		 */
		$given = apply_filters( 'caphpi_next_steps', $steps );
		return is_array( $given ) ? self::clean( $given ) : $steps;
	}

	/**
	 * The first of them that take a vehicle; next-steps.tsx does the same.
	 *
	 * @param list<array{label: string, url: string, newest_year: int}> $sales
	 * @param int|null                                                  $year  Of the vehicle's first registration; null where it is not known.
	 * @return list<array{label: string, url: string, newest_year: int}>
	 */
	public static function for_vehicle( array $sales, ?int $year ): array {
		return array_slice( array_values( array_filter( $sales, static fn ( array $sale ): bool => 0 === $sale['newest_year'] || ( null !== $year && $year <= $sale['newest_year'] ) ) ), 0, self::SALES );
	}

	/**
	 * @param array<mixed> $given
	 * @return array{sales: list<array{label: string, url: string, newest_year: int}>, book_url: string}
	 */
	private static function clean( array $given ): array {
		$text  = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		$sales = array();
		foreach ( is_array( $given['sales'] ?? null ) ? $given['sales'] : array() as $sale ) {
			$label = $text( is_array( $sale ) ? $sale['label'] ?? '' : '' );
			if ( '' !== $label && count( $sales ) < self::KEPT ) {
				$sales[] = array(
					'label'       => $label,
					'url'         => esc_url_raw( $text( $sale['url'] ?? '' ), array( 'http', 'https' ) ),
					'newest_year' => is_int( $sale['newest_year'] ?? null ) ? max( 0, $sale['newest_year'] ) : 0,
				);
			}
		}
		return array(
			'sales'    => $sales,
			'book_url' => esc_url_raw( $text( $given['book_url'] ?? '' ), array( 'http', 'https' ) ),
		);
	}
}
