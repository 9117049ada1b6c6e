<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

/**
 * The addresses of the auctions: whole, with the site's own slash at the end.
 */
final class SaleAddresses {

	/** Names that no sale may have: they are pages below /auctions/. */
	public const RESERVED = array( 'results', 'calendar', 'calendar.ics', 'print', 'watched', 'lot', 'lots', 'available' );

	public static function all(): string {
		return self::url( 'auctions' );
	}

	public static function business( Business $business ): string {
		return self::url( $business->slug );
	}

	/**
	 * Lots of a make in coming sales.
	 *
	 * @param string $make  Slug.
	 * @param string $model Slug; empty for all models.
	 */
	public static function make( Business $business, string $make, string $model = '' ): string {
		return self::url( "{$business->slug}/{$make}" . ( '' === $model ? '' : "/{$model}" ) );
	}

	/**
	 * All lots of the coming sales of a business.
	 *
	 * @param string $after The slug of a sale: those of its department that come later alone.
	 */
	public static function lots( Business $business, string $after = '' ): string {
		$url = self::url( "auctions/lots/{$business->slug}" );
		return '' === $after ? $url : add_query_arg( 'after', $after, $url );
	}

	/**
	 * Lots that were not sold at their auction and can be bought now.
	 *
	 * @param string $department Its slug; empty for all.
	 */
	public static function available( string $department = '' ): string {
		$url = self::url( 'auctions/available' );
		return '' === $department ? $url : add_query_arg( 'department', $department, $url );
	}

	/** @param string $sale The sale's slug. */
	public static function sale( string $sale ): string {
		return self::url( 'auctions/' . $sale );
	}

	/**
	 * @param string $sale   The sale's slug.
	 * @param string $number The lot's number as an address has it, LotNumber::slug().
	 */
	public static function lot( string $sale, string $number ): string {
		return self::url( "auctions/{$sale}/lot/{$number}" );
	}

	public static function print( string $sale ): string {
		return self::url( "auctions/{$sale}/print" );
	}

	/** When each lot of a sale is expected. */
	public static function run_list( string $sale ): string {
		return self::url( "auctions/{$sale}/run-list" );
	}

	/** The screen in the room of a sale. */
	public static function screen( string $sale ): string {
		return self::url( "auctions/{$sale}/screen" );
	}

	/** What tells pages of new results, with the sale. */
	public static function live( Business $business, int $sale ): string {
		return add_query_arg( 'auction_id', $sale, rest_url( "hpapi/v1/{$business->slug}/lots/live" ) );
	}

	/** The results of a sale for a spreadsheet. */
	public static function results_csv( string $sale ): string {
		return home_url( "auctions/{$sale}/results.csv" );
	}

	/** The results of a sale for journalists. */
	public static function press( string $sale ): string {
		return self::url( "auctions/{$sale}/press" );
	}

	public static function calendar( ?string $sale = null ): string {
		return home_url( null === $sale ? 'auctions/calendar.ics' : "auctions/{$sale}/catalogue.ics" );
	}

	public static function results( ?int $year = null ): string {
		return self::url( 'auctions/results' . ( null === $year ? '' : '/' . $year ) );
	}

	private static function url( string $path ): string {
		return home_url( user_trailingslashit( $path ) );
	}
}
