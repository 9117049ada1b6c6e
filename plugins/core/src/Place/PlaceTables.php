<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Migrations\TableMove;

/**
 * The gazetteer's tables.
 */
final class PlaceTables {

	public const PLACE   = 'hh_place';
	public const TRIGRAM = 'hh_place_trigram';

	private const PLACE_COLUMNS = array( 'id', 'kind', 'name', 'name_key', 'slug', 'latitude', 'longitude', 'county', 'weight', 'extra' );

	/** Made here, or taken over from the estate agency's plugin, whose tables they were. */
	public static function create(): void {
		self::define();
		TableMove::rows( 'hpapi_place', self::PLACE, array_combine( self::PLACE_COLUMNS, self::PLACE_COLUMNS ), 'id' );
		TableMove::rows( 'hpapi_place_trigram', self::TRIGRAM, array( 'trigram' => 'trigram', 'place_id' => 'place_id' ), 'place_id' );
	}

	private static function define(): void {
		Migrations::table(
			self::PLACE,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			kind varchar(10) NOT NULL,
			name varchar(120) NOT NULL,
			name_key varchar(120) NOT NULL,
			slug varchar(140) NOT NULL,
			latitude double NOT NULL,
			longitude double NOT NULL,
			county varchar(60) NOT NULL DEFAULT \'\',
			weight int(11) NOT NULL DEFAULT 0,
			extra text NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY kind_slug (kind, slug),
			KEY kind_name (kind, name_key),
			KEY kind_position (kind, latitude, longitude)'
		);
		// Which three letters occur in the name of a town or station: finds names in spite of typing errors.
		Migrations::table(
			self::TRIGRAM,
			'trigram char(3) NOT NULL,
			place_id bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (trigram, place_id),
			KEY place_id (place_id)'
		);
	}
}
