<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Core\Index\IndexTable;

/**
 * One row for each lot, shown or not: all that is searched, sorted and put on a card.
 */
final class LotTable {

	public const NAME = 'hh_lot_index';

	/** The hook of IndexUpdate's worker, and its option. */
	public const UPDATE = 'hh_update_lot_index';
	public const SHAPE  = 'hh_lot_index_shape';

	/**
	 * `card`: schemas/parts/lot-card.json. `html`: the card as lists print it, see LotCardHtml.
	 *
	 * The keys are wide on purpose: a catalogue counts, filters and sorts inside one key and touches no row but those
	 * it shows. `catalogue` and `houses` are of one sale, `coming` of many; each has a twin to search words in.
	 */
	public static function definition(): IndexTable {
		/** @var IndexTable|null $table */
		static $table = null;
		return $table ??= new IndexTable(
			self::NAME,
			LotColumns::all(),
			array(
				'card' => 'text',
				'html' => 'text',
			),
			array(
				'catalogue (sale_id, published, lot_sort, post_id, status, price, make, model, mileage, age, fuel, gearbox, body, colour, vat, grade)',
				'vehicles (sale_id, published, make, model, fuel, gearbox, body, colour, vat, grade, euro, ulez, status, price, mileage, age)',
				'houses (sale_id, published, lot_sort, post_id, status, price, property_type, bedrooms, tenure, county, town, occupancy, gross_yield, latitude, longitude)',
				'worded (sale_id, published, lot_sort, post_id, words)',
				'coming (department_id, published, starts_at, sale_id, lot_sort, post_id, status, price, make, model, mileage, age, fuel, gearbox, body, property_type)',
				'worded_coming (department_id, published, starts_at, sale_id, lot_sort, post_id, words)',
				'by_make (make, model, published, starts_at, sale_id, post_id)',
				'results (sale_id, status, published, hammer, hammer_pence)',
				'available (left_over, published, department_id, starts_at, sale_id, lot_sort, post_id)',
				'changes (sale_id, changed_in)',
				'sold_near (latitude, longitude, hammer, published, starts_at)',
				'by_reference (house_reference, sale_id)',
			),
			dirname( __DIR__, 2 ) . '/schemas/parts/lot-card.json',
			LotCard::VERSION
		);
	}

	public static function create(): void {
		self::definition()->create();
	}

	/** With the site's prefix. */
	public static function name(): string {
		return self::definition()->prefixed();
	}
}
