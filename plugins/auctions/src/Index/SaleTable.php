<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Index\IndexColumn;
use HearthHammer\Core\Index\IndexTable;

/**
 * One row for each sale, shown or not: when, what and how many.
 *
 * - `published`: visitors may see it. `shows_lots`: and its lots.
 * - `lots`: that visitors may see; `offered` and `sold` of them; `raised`: the sum of their hammer prices, whole pounds.
 */
final class SaleTable {

	public const NAME = 'hh_sale_index';

	/** The hook of IndexUpdate's worker, and its option. */
	public const UPDATE = 'hh_update_sale_index';
	public const SHAPE  = 'hh_sale_index_shape';

	private const NUMBER = 'bigint(20) unsigned NOT NULL DEFAULT 0';
	private const FLAG   = 'tinyint(1) unsigned NOT NULL DEFAULT 0';

	/** `card`: schemas/parts/sale-card.json. */
	public static function definition(): IndexTable {
		/** @var IndexTable|null $table */
		static $table = null;
		return $table ??= new IndexTable(
			self::NAME,
			self::columns(),
			array( 'card' => 'text' ),
			array(
				'coming (published, status, starts_at, post_id)',
				'department (department_id, published, status, starts_at, post_id)',
				'business (business, published, status, starts_at, post_id)',
				'by_slug (slug, post_id)',
				'by_platform (platform_key, post_id)',
			),
			dirname( __DIR__, 2 ) . '/schemas/parts/sale-card.json',
			SaleCard::VERSION
		);
	}

	public static function create(): void {
		self::definition()->create();
	}

	/** With the site's prefix. */
	public static function name(): string {
		return self::definition()->prefixed();
	}

	/** @return list<IndexColumn> */
	private static function columns(): array {
		return array(
			new IndexColumn( 'post_id', 'bigint(20) unsigned NOT NULL', '%d', static fn ( SaleRecord $sale ) => $sale->id() ),
			new IndexColumn( 'slug', "varchar(200) NOT NULL DEFAULT ''", '%s', static fn ( SaleRecord $sale ) => mb_substr( $sale->slug(), 0, 200 ) ),
			new IndexColumn( 'business', "varchar(40) NOT NULL DEFAULT ''", '%s', static fn ( SaleRecord $sale ) => $sale->business()->slug ),
			new IndexColumn( 'department_id', self::NUMBER, '%d', static fn ( SaleRecord $sale ) => $sale->department()->id ?? 0 ),
			new IndexColumn( 'sale_type_id', self::NUMBER, '%d', static fn ( SaleRecord $sale ) => $sale->sale_type_id() ),
			new IndexColumn( 'status', "varchar(20) NOT NULL DEFAULT ''", '%s', static fn ( SaleRecord $sale ) => $sale->status()->value ),
			new IndexColumn( 'published', self::FLAG, '%d', static fn ( SaleRecord $sale ) => (int) $sale->is_published() ),
			new IndexColumn( 'shows_lots', self::FLAG, '%d', static fn ( SaleRecord $sale ) => (int) $sale->shows_lots() ),
			new IndexColumn( 'starts_at', self::NUMBER, '%d', static fn ( SaleRecord $sale ) => $sale->starts_at() ),
			new IndexColumn( 'ends_at', self::NUMBER, '%d', static fn ( SaleRecord $sale ) => $sale->ends_at() ),
			new IndexColumn( 'entries_close_at', self::NUMBER, '%d', static fn ( SaleRecord $sale ) => $sale->int( 'entries_close_at' ) ),
			// Auctioneer and sale as the platform names them: SaleKey::feed().
			new IndexColumn( 'platform_key', "varchar(60) NOT NULL DEFAULT ''", '%s', static fn ( SaleRecord $sale ) => (string) $sale->platform_key() ),
			new IndexColumn( 'lots', self::NUMBER, '%d', static fn () => 0 ),
			new IndexColumn( 'offered', self::NUMBER, '%d', static fn () => 0 ),
			new IndexColumn( 'sold', self::NUMBER, '%d', static fn () => 0 ),
			new IndexColumn( 'raised', self::NUMBER, '%d', static fn () => 0 ),
		);
	}
}
