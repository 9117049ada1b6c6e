<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Core\Migrations\Migrations;

/**
 * One row for each property post, shown or not: all that is searched, sorted and put on a card.
 */
final class IndexTable {

	public const NAME = 'hpapi_property_index';

	/** `amount` where no price is known: after every known one, and beyond every `max_price`. */
	public const NO_AMOUNT = 999999999;

	/** What a list filters by, in the order of the keys; columns that say so themselves come after these. */
	private const FILTERED = array( 'amount', 'bedrooms', 'property_type', 'type_group', 'acres', 'new_home', 'status_group' );

	public static function create(): void {
		Migrations::table( self::NAME, self::body() );
	}

	/**
	 * - `card`: schemas/parts/card.json. `pin`: what the map needs of it, some hundred bytes.
	 * - `shape`: which IndexShape the row was made in.
	 *
	 * The keys are wide on purpose: a list counts, filters and sorts inside one key and touches no row but
	 * those it shows. A row holds a card of some kilobytes; reading 100,000 of them to count would take seconds.
	 */
	public static function body(): string {
		$columns  = array_map( static fn ( IndexColumn $column ): string => "{$column->name} {$column->type}", IndexColumns::all() );
		$filters  = array( ...self::FILTERED, ...array_column( array_filter( IndexColumns::all(), static fn ( IndexColumn $column ): bool => $column->is_filter ), 'name' ) );
		$filtered = implode( ', ', $filters );
		$others   = implode( ', ', array_diff( $filters, array( 'amount' ) ) );
		return implode(
			",\n",
			array(
				...$columns,
				"shape char(8) NOT NULL DEFAULT ''",
				'card longtext NOT NULL',
				'pin text NOT NULL',
				'PRIMARY KEY  (post_id)',
				'KEY reference (reference)',
				'KEY branch (branch)',
				'KEY postcode (postcode)',
				'KEY shape (shape, post_id)',
				'KEY newest (on_market, channel, listed_at, post_id)',
				"KEY filtered (on_market, channel, listed_at, post_id, {$filtered})",
				"KEY by_amount (on_market, channel, amount, post_id, {$others})",
				"KEY complete (published, channel, listed_at, post_id, {$filtered})",
				'KEY by_type (on_market, channel, property_type, listed_at, post_id)',
				'KEY by_parish (parish_id, channel, on_market, listed_at, post_id)',
				'KEY by_outcode (outcode, channel, on_market, listed_at, post_id)',
				'KEY by_position (on_market, channel, latitude, longitude, listed_at, post_id, amount, bedrooms, property_type, type_group)',
			)
		);
	}

	/** With the site's prefix. */
	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . self::NAME;
	}
}
