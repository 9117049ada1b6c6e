<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use HearthHammer\Core\Migrations\Migrations;

/**
 * The gazetteer's tables.
 */
final class PlaceTables {

	public const PLACE   = 'hh_place';
	public const TRIGRAM = 'hh_place_trigram';

	public static function create(): void {
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
