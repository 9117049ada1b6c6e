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

	/**
	 * - `card`: schemas/parts/card.json. `pin`: what the map needs of it, some hundred bytes.
	 * - `published`: a visitor may see it. `on_market`: and it is not sold, let or agreed.
	 * - `completeness`: per cent of its material information, for staff; null until it is indexed anew.
	 * - `amount`: what prices are compared by, pounds; of lettings pounds per calendar month.
	 *
	 * The keys are wide on purpose: a list counts, filters and sorts inside one key and touches no row but
	 * those it shows. A row holds a card of some kilobytes; reading 100,000 of them to count would take seconds.
	 */
	public static function create(): void {
		Migrations::table(
			self::NAME,
			'post_id bigint(20) unsigned NOT NULL,
			reference varchar(100) NOT NULL DEFAULT \'\',
			branch varchar(60) NOT NULL DEFAULT \'\',
			channel tinyint(3) unsigned NOT NULL,
			status varchar(20) NOT NULL,
			status_group varchar(20) NOT NULL,
			published tinyint(1) unsigned NOT NULL DEFAULT 0,
			on_market tinyint(1) unsigned NOT NULL DEFAULT 0,
			price int(10) unsigned NOT NULL DEFAULT 0,
			amount int(10) unsigned NOT NULL DEFAULT 0,
			bedrooms smallint(5) unsigned NOT NULL DEFAULT 0,
			acres double NOT NULL DEFAULT 0,
			property_type varchar(60) NOT NULL DEFAULT \'\',
			type_group varchar(20) NOT NULL DEFAULT \'\',
			parish_id bigint(20) unsigned NOT NULL DEFAULT 0,
			postcode varchar(8) NOT NULL DEFAULT \'\',
			outcode varchar(4) NOT NULL DEFAULT \'\',
			sector varchar(6) NOT NULL DEFAULT \'\',
			latitude double DEFAULT NULL,
			longitude double DEFAULT NULL,
			new_home tinyint(1) unsigned NOT NULL DEFAULT 0,
			listed_at bigint(20) unsigned NOT NULL DEFAULT 0,
			updated_at bigint(20) unsigned NOT NULL DEFAULT 0,
			completeness tinyint(3) unsigned DEFAULT NULL,
			card longtext NOT NULL,
			pin text NOT NULL,
			PRIMARY KEY  (post_id),
			KEY reference (reference),
			KEY branch (branch),
			KEY postcode (postcode),
			KEY newest (on_market, channel, listed_at, post_id),
			KEY filtered (on_market, channel, listed_at, post_id, amount, bedrooms, property_type, type_group, acres, new_home, status_group),
			KEY by_amount (on_market, channel, amount, post_id, bedrooms, property_type, type_group, acres, new_home, status_group),
			KEY complete (published, channel, listed_at, post_id, amount, bedrooms, property_type, type_group, acres, new_home, status_group),
			KEY by_type (on_market, channel, property_type, listed_at, post_id),
			KEY by_parish (parish_id, channel, on_market, listed_at, post_id),
			KEY by_outcode (outcode, channel, on_market, listed_at, post_id),
			KEY by_position (on_market, channel, latitude, longitude, listed_at, post_id, amount, bedrooms, property_type, type_group)'
		);
	}

	/** With the site's prefix. */
	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . self::NAME;
	}
}
