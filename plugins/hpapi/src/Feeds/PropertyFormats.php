<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Sync\Files\Formats;
use HearthHammer\Hpapi\Feeds\Blm\BlmFormat;
use HearthHammer\Hpapi\Feeds\EasyListings\ListingMapper;
use HearthHammer\Hpapi\Feeds\PropertyHive\HiveMapper;
use HearthHammer\Hpapi\Feeds\Stock\StockFormat;

/**
 * The formats in which property feeds come: a new one is a folder beside Blm and a line here.
 */
final class PropertyFormats {

	public const PROPERTY_HIVE = 'property-hive';
	public const EASY_LISTINGS = 'easy-listings';

	public static function all(): Formats {
		return new Formats(
			array(
				new BlmFormat(),
			),
			array(
				new StockFormat( self::PROPERTY_HIVE, new HiveMapper() ),
				new StockFormat( self::EASY_LISTINGS, new ListingMapper() ),
			)
		);
	}
}
