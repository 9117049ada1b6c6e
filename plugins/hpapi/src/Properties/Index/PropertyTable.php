<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Core\Index\IndexColumn;
use HearthHammer\Core\Index\IndexTable as Table;

/**
 * One row for each property post, shown or not: all that is searched, sorted and put on a card.
 */
final class PropertyTable {

	public const NAME = 'hpapi_property_index';

	/** The hook of IndexUpdate's worker, and its option. */
	public const UPDATE = 'hpapi_update_index';
	public const SHAPE  = 'hpapi_index_shape';

	/** `amount` where no price is known: after every known one, and beyond every `max_price`. */
	public const NO_AMOUNT = 999999999;

	/** What a list filters by, in the order of the keys; columns that say so themselves come after these. */
	private const FILTERED = array( 'amount', 'bedrooms', 'property_type', 'type_group', 'acres', 'new_home', 'status_group' );

	/**
	 * - `card`: schemas/parts/card.json. `pin`: what the map needs of it, some hundred bytes.
	 *
	 * The keys are wide on purpose: a list counts, filters and sorts inside one key and touches no row but
	 * those it shows. A row holds a card of some kilobytes; reading 100,000 of them to count would take seconds.
	 */
	public static function definition(): Table {
		/** @var Table|null $table */
		static $table = null;
		if ( null === $table ) {
			$filters  = array( ...self::FILTERED, ...array_column( array_filter( IndexColumns::all(), static fn ( IndexColumn $column ): bool => $column->is_filter ), 'name' ) );
			$filtered = implode( ', ', $filters );
			$others   = implode( ', ', array_diff( $filters, array( 'amount' ) ) );
			$table    = new Table(
				self::NAME,
				IndexColumns::all(),
				array(
					'card' => 'longtext',
					'pin'  => 'text',
				),
				array(
					'reference (reference)',
					// Also of whoever is first of a branch, and speaks for what names nobody who is there.
					'branch (branch, on_market, valuer, channel, listed_at, post_id)',
					'postcode (postcode)',
					'newest (on_market, channel, listed_at, post_id)',
					"filtered (on_market, channel, listed_at, post_id, {$filtered})",
					"by_amount (on_market, channel, amount, post_id, {$others})",
					"complete (published, channel, listed_at, post_id, {$filtered})",
					'by_reduced (on_market, channel, reduced_at, post_id, amount, bedrooms, property_type, type_group)',
					// Not in the wide ones: MySQL has no more than 16 columns in a key.
					'lettings (on_market, channel, listed_at, post_id, let_type, furnished, pets, available_from, amount, bedrooms, property_type, type_group)',
					// What becomes available on a day: saved searches wait for it.
					'by_available (on_market, channel, available_from, post_id)',
					// What was sold in an area lately.
					'by_agreed (published, channel, agreed_at, latitude, longitude, amount, bedrooms, type_group, on_market)',
					...self::full_text(),
					// Of whom the property names.
					'by_person (on_market, valuer, channel, listed_at, post_id)',
					'by_type (on_market, channel, property_type, listed_at, post_id)',
					'by_parish (parish_id, channel, on_market, listed_at, post_id)',
					'by_outcode (outcode, channel, on_market, listed_at, post_id)',
					'by_position (on_market, channel, latitude, longitude, listed_at, post_id, amount, bedrooms, property_type, type_group, common_words)',
				),
				dirname( __DIR__, 3 ) . '/schemas/parts/card.json',
				Card::VERSION
			);
		}
		return $table;
	}

	/** @return list<string> SQLite has none: Filters\Keyword reads the column there. */
	private static function full_text(): array {
		global $wpdb;
		return is_a( $wpdb, 'WP_SQLite_DB' ) ? array() : array( 'FULLTEXT KEY words (words)' );
	}

	public static function create(): void {
		self::definition()->create();
	}

	/** As `CREATE TABLE` has it. */
	public static function body(): string {
		return self::definition()->body();
	}

	/** With the site's prefix. */
	public static function name(): string {
		return self::definition()->prefixed();
	}
}
