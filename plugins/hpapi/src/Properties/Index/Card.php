<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Core\Index\StoredCard;
use HearthHammer\Core\Media\Picture;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Properties\PropertyAddresses;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * What a list shows of a property (schemas/parts/card.json). The index stores it as JSON, with codes instead of words.
 */
final class Card {

	private const PICTURES = 5;
	private const SUMMARY  = 240;

	/** Count up where cards or search words come out otherwise though schema and columns are the same: all are made anew then. */
	public const VERSION = 5;

	/** @return array<string, mixed> */
	public static function of( PropertyRecord $property, ?Parish $parish ): array {
		return ( new CardWords() )->of_card( self::stored( $property, $parish ) );
	}

	/**
	 * With `codes` for CardWords instead of words.
	 *
	 * @return array<string, mixed>
	 */
	public static function stored( PropertyRecord $property, ?Parish $parish ): array {
		$point = $property->coordinates();
		return array(
			'id'                    => $property->post->ID,
			'url'                   => PropertyAddresses::of( $property->post ),
			'address'               => $property->address(),
			'parish'                => $parish->name ?? '',
			'town'                  => $property->text( 'town' ),
			'postcode_area'         => $property->postcode()->outward ?? '',
			'channel'               => $property->channel()->value,
			'status'                => $property->status()->value,
			'status_group'          => $property->is_published() ? $property->status()->group() : 'hidden',
			'price'                 => $property->price()->is_hidden() ? 0 : $property->int( 'price' ),
			'codes'                 => array( 'qualifier' => $property->text( 'price_qualifier' ), 'frequency' => $property->text( 'rent_frequency' ) ),
			'bedrooms'              => $property->int( 'bedrooms' ),
			'bathrooms'             => $property->int( 'bathrooms' ),
			'living_rooms'          => $property->int( 'living_rooms' ),
			'property_type'         => $property->text( 'property_type' ),
			'new_home'              => $property->is( 'new_home' ),
			'acres'                 => $property->float( 'acres' ),
			'summary'               => self::shorten( '' !== $property->text( 'summary' ) ? $property->text( 'summary' ) : wp_strip_all_tags( $property->post->post_content ) ),
			'latitude'              => $point?->latitude,
			'longitude'             => $point?->longitude,
			'images'                => self::pictures( $property ),
			'image_count'           => count( $property->list( 'images' ) ),
			'has_floorplan'         => array() !== $property->list( 'floorplans' ),
			'has_tour'              => array() !== $property->list( 'virtual_tours' ),
			'listed_at'             => $property->listed_at(),
			'reduced_at'            => $property->reduced_at(),
		);
	}

	/**
	 * What the map shows of it, but for coordinates and marker.
	 *
	 * @param array<string, mixed> $card Of stored().
	 * @return array{url: string, image: string, parish: string, codes: list<int|string>} `codes` for CardWords, in its order.
	 */
	public static function pin( array $card ): array {
		return array(
			'url'    => (string) $card['url'],
			'image'  => (string) ( $card['images'][0]['src'] ?? '' ),
			'parish' => (string) $card['parish'],
			'codes'  => array( $card['channel'], $card['status'], $card['price'], $card['codes']['qualifier'], $card['codes']['frequency'], $card['property_type'], $card['bedrooms'] ),
		);
	}

	/** @param array<string, mixed> $card */
	public static function encode( array $card ): string {
		return StoredCard::encode( $card );
	}

	/**
	 * A card of the index, in the reader's language.
	 *
	 * @return array<string, mixed>
	 */
	public static function decode( string $json ): array {
		return ( new CardWords() )->of_card( StoredCard::decode( $json, PropertyTable::definition()->blank_card ) );
	}

	/**
	 * Those of a list that can be read: one whose row is broken (a restore that was cut short, another plugin's hand in the
	 * table) is missing, and breaks no list.
	 *
	 * @param array<string> $all
	 * @return list<array<string, mixed>>
	 */
	public static function decode_list( array $all ): array {
		return array_values( array_filter( array_map( self::decode( ... ), $all ) ) );
	}

	/**
	 * @param list<string> $all Pins, of which a map has thousands.
	 * @return list<array<string, mixed>>
	 */
	public static function decode_all( array $all ): array {
		return array_map( ( new CardWords() )->of_pin( ... ), StoredCard::decode_all( $all, PropertyTable::definition()->blank_card ) );
	}

	/** @return list<array<string, mixed>> */
	private static function pictures( PropertyRecord $property ): array {
		$pictures = array();
		foreach ( $property->list( 'images' ) as $image ) {
			$picture = is_array( $image ) ? Picture::of( (int) ( $image['attachment'] ?? 0 ), (string) ( $image['caption'] ?? '' ) ) : null;
			if ( null !== $picture ) {
				$pictures[] = $picture->for_card();
			}
			if ( self::PICTURES === count( $pictures ) ) {
				break;
			}
		}
		return $pictures;
	}

	private static function shorten( string $text ): string {
		$text = trim( (string) preg_replace( '/\s+/', ' ', $text ) );
		if ( mb_strlen( $text ) <= self::SUMMARY ) {
			return $text;
		}
		$cut = mb_substr( $text, 0, self::SUMMARY - 1 );
		return rtrim( mb_substr( $cut, 0, (int) ( mb_strrpos( $cut, ' ' ) ?: self::SUMMARY - 1 ) ), ' ,.;:' ) . '…';
	}
}
