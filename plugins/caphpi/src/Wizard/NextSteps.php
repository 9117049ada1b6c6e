<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Wizard;

use HearthHammer\Caphpi\Mail\AuctionDates;
use HearthHammer\Caphpi\Settings\ValuationSettings;

/**
 * What a seller may do once the valuation is on its way: the next sales, and entering the vehicle into one. This plugin
 * knows the weekdays of its settings; who knows the sales themselves says so by the filter.
 */
final class NextSteps {

	private const SALES = 3;

	/**
	 * @param int $now Unix seconds.
	 * @return array{sales: list<array{label: string, url: string}>, book_url: string} As valuation-wizard-props.json.
	 */
	public static function of( ValuationSettings $settings, int $now ): array {
		$steps = array(
			'sales'    => array_map( static fn ( string $date ): array => array( 'label' => $date, 'url' => '' ), AuctionDates::next( $settings->auction_days(), $now, self::SALES ) ),
			'book_url' => '',
		);
		/**
		 * Filters what the thank-you of the valuation leads on to.
		 *
		 * @param array{sales: list<array{label: string, url: string}>, book_url: string} $steps The next sales, and where a vehicle
		 *                                                                                       is entered into one.
		 */
		$given = apply_filters( 'caphpi_next_steps', $steps );
		return is_array( $given ) ? self::clean( $given ) : $steps;
	}

	/**
	 * @param array<mixed> $given
	 * @return array{sales: list<array{label: string, url: string}>, book_url: string}
	 */
	private static function clean( array $given ): array {
		$text  = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		$sales = array();
		foreach ( is_array( $given['sales'] ?? null ) ? $given['sales'] : array() as $sale ) {
			$label = $text( is_array( $sale ) ? $sale['label'] ?? '' : '' );
			if ( '' !== $label && count( $sales ) < self::SALES ) {
				$sales[] = array(
					'label' => $label,
					'url'   => esc_url_raw( $text( $sale['url'] ?? '' ), array( 'http', 'https' ) ),
				);
			}
		}
		return array(
			'sales'    => $sales,
			'book_url' => esc_url_raw( $text( $given['book_url'] ?? '' ), array( 'http', 'https' ) ),
		);
	}
}
