<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Index\IndexWriter;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Import\PlaceRow;
use HearthHammer\Core\Place\Import\PlaceWriter;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\Index\PropertyVersion;
use HearthHammer\Hpapi\Properties\PropertyText;
use HearthHammer\Hpapi\Properties\PropertyWriter;

/**
 * Properties, parishes and places for tests.
 */
final class PropertyFactory {

	private static int $made = 0;

	/**
	 * One property, indexed.
	 *
	 * @param array<string, mixed> $fields Instead of the usual ones.
	 */
	public static function property( array $fields = array(), string $title = '' ): int {
		$id = self::unindexed( $fields, $title );
		Plugin::indexer()->index_many( array( $id ) );
		return $id;
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	public static function unindexed( array $fields = array(), string $title = '' ): int {
		$number = ++self::$made;
		$fields = array(
			...array(
				'reference'       => "TST_{$number}",
				'branch'          => 'TST',
				'channel'         => 1,
				'status'          => 'available',
				'published'       => true,
				'price'           => 400000,
				'bedrooms'        => 3,
				'bathrooms'       => 1,
				'living_rooms'    => 2,
				'property_type'   => 'detached',
				'acres'           => 0.25,
				'address_1'       => "{$number} Mill Lane",
				'town'            => 'Cranbrook',
				'postcode'        => 'TN17 3AB',
				'display_address' => '' === $title ? "Mill Lane {$number}, Cranbrook" : $title,
				'latitude'        => 51.0968,
				'longitude'       => 0.5356,
				'summary'         => 'A house by the mill.',
				'listed_at'       => 1700000000 + $number,
				'updated_at'      => 1700000000 + $number,
			),
			...$fields,
		);
		return ( new PropertyWriter() )->create( new PropertyText( (string) $fields['display_address'], '<p>A house by the mill.</p>', "mill-lane-{$number}" ), $fields );
	}

	public static function parish( string $name, float $latitude = 51.0968, float $longitude = 0.5356 ): int {
		return (int) wp_insert_post(
			array(
				'post_type'   => 'hpapi_parish',
				'post_status' => 'publish',
				'post_title'  => $name,
				'meta_input'  => array(
					'hpapi_latitude'  => $latitude,
					'hpapi_longitude' => $longitude,
				),
			)
		);
	}

	/** @param array<string, mixed> $extra */
	public static function place( string $kind, string $name, Coordinates $point, array $extra = array(), string $county = '' ): void {
		$slug   = in_array( $kind, array( 'postcode', 'sector', 'outcode' ), true ) ? strtolower( str_replace( ' ', '', $name ) ) : '';
		$writer = new PlaceWriter( false );
		$writer->add( new PlaceRow( $kind, $name, $point->latitude, $point->longitude, $county, 1, $extra, $slug ) );
		$writer->finish();
	}

	/**
	 * Many rows straight into the index, for tests of the search alone: no posts stand behind them.
	 *
	 * @param list<array<string, mixed>> $rows Columns instead of the usual ones; `post_id` counts up from 900001.
	 */
	public static function rows( array $rows ): void {
		$written = array();
		foreach ( $rows as $number => $row ) {
			$id        = 900001 + $number;
			$written[] = array(
				...array(
					'post_id'       => $id,
					'reference'     => "ROW_{$id}",
					'branch'        => 'ROW',
					'channel'       => 1,
					'status'        => 'available',
					'status_group'  => 'available',
					'published'     => 1,
					'on_market'     => 1,
					'price'         => 400000,
					'amount'        => 400000,
					'bedrooms'      => 3,
					'acres'         => 0.0,
					'property_type' => 'detached',
					'type_group'    => 'house',
					'parish_id'     => 0,
					'postcode'      => 'TN17 3AB',
					'outcode'       => 'TN17',
					'sector'        => 'TN17 3',
					'latitude'      => null,
					'longitude'     => null,
					'new_home'      => 0,
					'listed_at'     => 1700000000 + $number,
					'updated_at'    => 1700000000,
					'card'          => (string) wp_json_encode( array( 'id' => $row['post_id'] ?? $id ) ),
					'pin'           => (string) wp_json_encode( array( 'url' => home_url( "/property/{$id}/" ), 'image' => '', 'parish' => '', 'price_string' => '£400,000', 'heading' => '3 bedroom house for sale', 'status' => 'For sale' ) ),
				),
				...$row,
			);
		}
		foreach ( array_chunk( $written, 50 ) as $chunk ) {
			( new IndexWriter( PropertyTable::definition() ) )->write( $chunk );
		}
		PropertyVersion::change();
	}

	/** @return array<string, string|null> The row of a property, without the prefix. */
	public static function row( int $post ): ?array {
		global $wpdb;
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE post_id = %d', PropertyTable::name(), $post ), ARRAY_A );
	}
}
