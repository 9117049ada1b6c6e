<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyPage;

use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Core\Place\Circle;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyTags;
use HearthHammer\Hpapi\Properties\PropertyTypes;
use HearthHammer\Hpapi\Search\PropertySearch;

/**
 * Properties like another: near in place, price and size. Candidates come from the index, the ranking is done here.
 */
final readonly class SimilarProperties {

	private const CANDIDATES = 200;
	private const NEAR_MILES = 10.0;

	public function __construct( private PropertySearch $search ) {}

	/** @return list<array<string, mixed>> Cards, the most alike first, in at most three statements. */
	public function to( PropertyRecord $property, int $limit ): array {
		$near = $this->candidates( $property, true );
		if ( count( $near ) < $limit ) {
			$near += $this->candidates( $property, false );
		}
		asort( $near );
		$shown = array_slice( array_keys( $near ), 0, $limit );
		CacheTags::show_each( PropertyTags::PAGE, $shown );
		return $this->search->cards_of( $shown );
	}

	/**
	 * @param bool $is_near Only nearby; else the newest of the channel.
	 * @return array<int, float> Post to how unlike it is.
	 */
	private function candidates( PropertyRecord $property, bool $is_near ): array {
		global $wpdb;
		$point = $property->coordinates();
		if ( $is_near && null === $point ) {
			return array();
		}
		$where = $wpdb->prepare( 'channel = %d AND on_market = 1 AND post_id <> %d', $property->channel()->value, $property->post->ID );
		if ( $is_near && null !== $point ) {
			$where .= ' AND ' . Circle::box( $point->bounding_box( self::NEAR_MILES ) );
		}
		/** @var list<array<string, string|null>> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, amount, bedrooms, type_group, latitude, longitude FROM %i WHERE ', PropertyTable::name() ) . $where . $wpdb->prepare( ' ORDER BY listed_at DESC LIMIT %d', self::CANDIDATES ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		$unlike = array();
		foreach ( $rows as $row ) {
			$unlike[ (int) $row['post_id'] ] = self::difference( $property, $row );
		}
		return $unlike;
	}

	/**
	 * How many "steps" apart: a third of the price, one bedroom, another kind, five miles each count one.
	 *
	 * @param array<string, string|null> $row
	 */
	private static function difference( PropertyRecord $property, array $row ): float {
		$amount = $property->price()->amount();
		$other  = (int) $row['amount'];
		$known  = PropertyTable::NO_AMOUNT !== $amount && PropertyTable::NO_AMOUNT !== $other;
		$steps  = $known ? min( 3.0, abs( log( max( 1, $other ) / max( 1, $amount ) ) ) / log( 4 / 3 ) ) : 1.5;
		$steps += min( 3, abs( $property->int( 'bedrooms' ) - (int) $row['bedrooms'] ) );
		$steps += PropertyTypes::group( $property->text( 'property_type' ) ) === $row['type_group'] ? 0 : 1;
		$point  = $property->coordinates();
		if ( null !== $point && null !== $row['latitude'] && null !== $row['longitude'] ) {
			$there  = new Coordinates( (float) $row['latitude'], (float) $row['longitude'] );
			$steps += min( 3.0, $point->distance_to( $there ) / 5 );
		} else {
			$steps += 1.5;
		}
		return $steps;
	}
}
