<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\PropertyHive;

use HearthHammer\Hpapi\Feeds\Stock\StockRow;

/**
 * The description: the rooms of a home, the sections of a commercial property, and what else has no field here.
 * The engine cleans the HTML.
 */
final class HiveText {

	public static function of( StockRow $in ): string {
		$parts        = array();
		$dimensions   = $in->numbered( '_rooms', '_room_dimensions_' );
		$descriptions = $in->numbered( '_rooms', '_room_description_' );
		foreach ( $in->numbered( '_rooms', '_room_name_' ) as $i => $name ) {
			$parts[] = self::section( $name, $dimensions[ $i ], $descriptions[ $i ] );
		}
		$descriptions = $in->numbered( '_descriptions', '_description_' );
		foreach ( $in->numbered( '_descriptions', '_description_name_' ) as $i => $name ) {
			$parts[] = self::section( $name, '', $descriptions[ $i ] );
		}
		$parts[] = HiveMaterial::flooding( $in );
		return implode( "\n", array_filter( $parts ) );
	}

	private static function section( string $name, string $dimensions, string $text ): string {
		$heading = trim( ( '' === $name ? '' : '<strong>' . $name . '</strong>' ) . ( '' === $dimensions ? '' : ' (' . $dimensions . ')' ) );
		if ( str_contains( $text, '<p' ) ) {
			return ( '' === $heading ? '' : '<p>' . $heading . '</p>' ) . $text;
		}
		$lines = array_filter( array( $heading, nl2br( $text, false ) ) );
		return array() === $lines ? '' : '<p>' . implode( '<br>', $lines ) . '</p>';
	}
}
