<?php

declare( strict_types=1 );

namespace HearthHammer\Bench;

use HearthHammer\Core\Index\IndexWriter;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\CommonWords;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\Index\PropertyVersion;
use HearthHammer\Hpapi\Properties\Index\PropertyWords;
use HearthHammer\Hpapi\Properties\PropertyTypes;

/** Properties as a busy agency has them: a fifth lettings, a fifth sold, prices and places spread. */
final class Stock {

	private const BATCH = 500;

	public static function make( int $count ): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_name LIKE 'bench-%' AND post_type = 'hpapi_property'" );
		$first = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
		mt_srand( 1 );
		for ( $done = 0; $done < $count; $done += self::BATCH ) {
			$ids = range( $first + $done, $first + min( $done + self::BATCH, $count ) - 1 );
			self::posts( $ids );
			( new IndexWriter( PropertyTable::definition() ) )->write( array_map( self::row( ... ), $ids ) );
		}
		( new IndexWriter( PropertyTable::definition() ) )->delete_orphans( 'hpapi_property' );
		PropertyVersion::change();
		$wpdb->query( $wpdb->prepare( 'ANALYZE TABLE %i', PropertyTable::name() ) );
	}

	/**
	 * As a feed does that has another price and another text for some.
	 *
	 * @param list<int> $ids
	 * @param string    $word That only these texts have.
	 */
	public static function change( array $ids, string $word ): void {
		$writer = new IndexWriter( PropertyTable::definition() );
		foreach ( array_chunk( $ids, 100 ) as $some ) {
			$stored = $writer->stored( $some );
			$writer->write( array_values( array_map( static fn ( array $row ): array => array( ...$row, 'price' => 1000 + (int) $row['price'], 'words' => rtrim( (string) $row['words'] ) . " {$word} " ), $stored ) ), $stored );
		}
		PropertyVersion::change();
	}

	/** @param list<int> $ids */
	private static function posts( array $ids ): void {
		global $wpdb;
		$rows = array();
		foreach ( $ids as $id ) {
			$rows[] = $wpdb->prepare( "(%d, 1, '2026-01-01 00:00:00', '2026-01-01 00:00:00', 'A house by the mill.', %s, 'A house by the mill.', 'publish', %s, '', '', '2026-01-01 00:00:00', '2026-01-01 00:00:00', '', 'hpapi_property')", $id, "{$id} Mill Lane", "bench-{$id}" );
		}
		$wpdb->query( "INSERT INTO {$wpdb->posts} (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type) VALUES " . implode( ',', $rows ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/** As long as those of a real text: a street that hundreds share, a reference of its own, words that many have. */
	private static function words( int $id, string $type, string $parish ): string {
		$names = array( 'stone', 'mill', 'church', 'station', 'high', 'london', 'orchard', 'chapel', 'forge', 'park' );
		$kinds = array( 'street', 'lane', 'road', 'hill', 'close', 'way' );
		$rare  = 'word' . ( $id % 997 );
		$text  = "BENCH_{$id} bench{$id} {$names[ $id % 10 ]} {$kinds[ $id % 6 ]} {$parish} {$type} garden garage {$rare} " . str_repeat( 'a house by the mill with a garden and a view of the church ', 20 );
		return ' ' . PropertyWords::prefixed( PropertyWords::words( $text ) ) . ' ';
	}

	/** @return array<string, int|float|string|null> */
	private static function row( int $id ): array {
		$parishes  = Plugin::properties()->parishes->all();
		$parish    = array() === $parishes ? null : $parishes[ mt_rand( 0, count( $parishes ) - 1 ) ];
		$channel   = mt_rand( 1, 5 ) < 5 ? 1 : 2;
		$group     = array( 'available', 'available', 'available', 'under_offer', 'complete' )[ mt_rand( 0, 4 ) ];
		$status    = array( 'available' => 'available', 'under_offer' => 'under_offer', 'complete' => 'sold_stc' )[ $group ];
		$bedrooms  = mt_rand( 1, 6 );
		$price     = 1 === $channel ? mt_rand( 100, 1500 ) * 1000 : mt_rand( 8, 40 ) * 50;
		$types     = array( 'detached', 'semi-detached', 'terraced', 'cottage', 'flat', 'bungalow', 'land' );
		$type      = $types[ mt_rand( 0, 6 ) ];
		$words     = self::words( $id, $type, $parish->name ?? '' );
		$latitude  = 50.9 + mt_rand( 0, 500000 ) / 1e6;
		$longitude = 0.3 + mt_rand( 0, 700000 ) / 1e6;
		$pictures  = array_map(
			static fn ( int $number ): array => array(
				'src'       => "%home%/wp-content/uploads/hpapi/bench-{$id}/picture-{$number}-768x512.webp",
				'src_large' => "%home%/wp-content/uploads/hpapi/bench-{$id}/picture-{$number}-1280x853.webp",
				'width'     => 768,
				'height'    => 512,
				'alt'       => 'A house by the mill, seen from the lane',
				'color'     => '#8a9a7b',
			),
			range( 1, 5 )
		);
		$card      = array( 'id' => $id, 'url' => "%home%/property/{$id}/bench-{$id}/", 'heading' => "{$bedrooms} bedroom house for sale", 'address' => "{$id} Mill Lane", 'parish' => $parish->name ?? '', 'town' => '', 'postcode_area' => 'TN17', 'channel' => $channel, 'status' => $status, 'status_label' => '', 'status_group' => $group, 'price' => $price, 'price_string' => "£{$price}", 'price_qualifier_label' => '', 'bedrooms' => $bedrooms, 'bathrooms' => 2, 'living_rooms' => 2, 'property_type' => $type, 'property_type_label' => $type, 'new_home' => false, 'acres' => 0.25, 'summary' => str_repeat( 'A house by the mill. ', 11 ), 'latitude' => $latitude, 'longitude' => $longitude, 'images' => $pictures, 'image_count' => 12, 'has_floorplan' => true, 'listed_at' => 1 );
		return array(
			'post_id'       => $id,
			'reference'     => "BENCH_{$id}",
			'branch'        => 'BENCH',
			'channel'       => $channel,
			'status'        => $status,
			'status_group'  => $group,
			'published'     => 1,
			'on_market'     => 'complete' === $group ? 0 : 1,
			'price'         => $price,
			'amount'        => $price,
			'bedrooms'      => $bedrooms,
			'acres'         => mt_rand( 0, 500 ) / 100,
			'property_type' => $type,
			'type_group'    => PropertyTypes::group( $type ),
			'parish_id'     => $parish->id ?? 0,
			'postcode'      => 'TN17 3AB',
			'outcode'       => 'TN' . mt_rand( 1, 40 ),
			'sector'        => 'TN17 3',
			'latitude'      => $latitude,
			'longitude'     => $longitude,
			'new_home'      => mt_rand( 0, 19 ) < 1 ? 1 : 0,
			'listed_at'     => 1700000000 + mt_rand( 0, 60000000 ),
			'words'         => $words,
			'common_words'  => CommonWords::mask( $words ),
			'updated_at'    => 1700000000,
			'card'          => (string) wp_json_encode( $card, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			'pin'           => (string) wp_json_encode( array( 'url' => $card['url'], 'image' => $pictures[0]['src'], 'parish' => $card['parish'], 'price_string' => '£' . number_format( $price ), 'heading' => $card['heading'], 'status' => 'For sale' ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
		);
	}
}
