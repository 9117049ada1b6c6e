<?php
/**
 * Fills the index with so many sold properties of 77 bedrooms, which no list of the demo shows, or takes them out again: support/wp.ts
 * writes how many into it and has WP-CLI run it. The index alone: lists and maps read nothing else.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

namespace HearthHammer\EndToEnd;

use HearthHammer\Core\Index\IndexWriter;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\Index\PropertyVersion;

/** Beyond any post of the demo. */
const FIRST = 7_000_000;

$row = static function ( int $number ): array {
	$id        = FIRST + $number;
	$latitude  = round( 51.02 + ( ( $number * 7919 ) % 5003 ) / 12000, 6 );
	$longitude = round( 0.3 + ( ( $number * 104729 ) % 5009 ) / 8000, 6 );
	$price     = 300000 + 1000 * $number;
	$heading   = '77 bedroom house for sale';
	$url       = "%home%/property/{$id}/many/";
	$card      = array( 'id' => $id, 'url' => $url, 'heading' => $heading, 'address' => "{$number} Mill Lane", 'parish' => 'Cranbrook', 'town' => '', 'postcode_area' => 'TN17', 'channel' => 1, 'status' => 'sold', 'status_label' => 'Sold', 'status_group' => 'complete', 'price' => $price, 'price_string' => '£' . number_format( $price ), 'price_qualifier_label' => '', 'bedrooms' => 77, 'bathrooms' => 2, 'living_rooms' => 2, 'property_type' => 'detached', 'property_type_label' => 'Detached house', 'new_home' => false, 'acres' => 0, 'summary' => '', 'latitude' => $latitude, 'longitude' => $longitude, 'images' => array(), 'image_count' => 0, 'has_floorplan' => false, 'listed_at' => 1 );
	$pin       = array( 'url' => $url, 'image' => '', 'parish' => 'Cranbrook', 'price_string' => $card['price_string'], 'heading' => $heading, 'status' => 'Sold' );
	return array(
		'post_id'       => $id,
		'reference'     => "MANY_{$number}",
		'channel'       => 1,
		'status'        => 'sold',
		'status_group'  => 'complete',
		'published'     => 1,
		'on_market'     => 0,
		'price'         => $price,
		'amount'        => $price,
		'bedrooms'      => 77,
		'property_type' => 'detached',
		'type_group'    => 'house',
		'latitude'      => $latitude,
		'longitude'     => $longitude,
		'listed_at'     => 1700000000 + $number,
		'updated_at'    => 1700000000,
		'card'          => (string) wp_json_encode( $card, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
		'pin'           => (string) wp_json_encode( $pin, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
	);
};

// None: they are taken out.
$count = (int) '%COUNT%';
// phpcs:disable WordPress.DB.PreparedSQL -- Made of this file's own names and numbers.
global $wpdb;
$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE post_id >= %d', PropertyTable::name(), FIRST ) );
if ( $count > 0 ) {
	( new IndexWriter( PropertyTable::definition() ) )->write( array( $row( 0 ) ) );
	// The others by one statement: what takes SQLite's integration long is to read statements, not to work them off.
	$names  = $wpdb->get_col( $wpdb->prepare( 'SHOW COLUMNS FROM %i', PropertyTable::name() ) );
	$others = array(
		'post_id'   => 'post_id + n',
		'latitude'  => '51.02 + ( ( n * 7919 ) % 5003 ) / 12000.0',
		'longitude' => '0.3 + ( ( n * 104729 ) % 5009 ) / 8000.0',
		'listed_at' => 'listed_at + n',
		'card'      => "REPLACE( card, '" . FIRST . "', post_id + n )",
		'pin'       => "REPLACE( pin, '" . FIRST . "', post_id + n )",
	);
	$values = array_map( static fn ( string $name ): string => $others[ $name ] ?? "`{$name}`", $names );
	$digit  = '( SELECT 0 AS d UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9 )';
	$table  = PropertyTable::name();
	$wpdb->query( "INSERT INTO `{$table}` (`" . implode( '`, `', $names ) . '`) SELECT ' . implode( ', ', $values ) . " FROM `{$table}` CROSS JOIN ( SELECT a.d + 10 * b.d + 100 * c.d + 1000 * e.d AS n FROM {$digit} a CROSS JOIN {$digit} b CROSS JOIN {$digit} c CROSS JOIN {$digit} e ) numbers WHERE post_id = " . FIRST . " AND n BETWEEN 1 AND " . ( $count - 1 ) );
}
PropertyVersion::change();
