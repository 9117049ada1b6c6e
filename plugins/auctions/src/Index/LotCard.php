<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotPlace;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Gallery\CardPicture;
use HearthHammer\Core\Index\StoredCard;
use HearthHammer\Core\Media\Picture;
use HearthHammer\Core\Text\NumberPlate;

/**
 * What a list shows of a lot (schemas/parts/lot-card.json). The index stores it with codes instead of words.
 */
final class LotCard {

	/** Count up where cards come out otherwise though schema and columns are the same: all are made anew then. */
	public const VERSION = 9;

	private const SUMMARY = 200;

	/** Pictures that a card shows; the lot's page has them all. */
	private const PICTURES = 5;

	/** Nobody can bid for it any more: shown for what it was. */
	public const GONE = array( 'sold', 'sold_prior', 'sold_after', 'withdrawn', 'postponed' );

	/** How wide a card's picture is beside the filters. */
	private const SIZES = '(min-width: 1200px) 24rem, (min-width: 640px) 46vw, 92vw';

	/** @return array<string, mixed> */
	public static function of( LotRecord $lot ): array {
		return self::worded( self::stored( $lot ) );
	}

	/**
	 * A card of the index, in the reader's language.
	 *
	 * @return array<string, mixed>
	 */
	public static function decode( string $json ): array {
		return self::worded( StoredCard::decode( $json, LotTable::definition()->blank_card ) );
	}

	/**
	 * Says what the index has as codes. A card of an older shape has its words, and keeps them.
	 *
	 * @param array<string, mixed> $stored
	 * @return array<string, mixed>
	 */
	public static function worded( array $stored ): array {
		if ( ! isset( $stored['codes'] ) ) {
			return $stored;
		}
		$codes  = $stored['codes'];
		$status = LotStatus::from( $stored['status'] );
		$price  = PriceLine::of_codes( $codes['price'] );
		unset( $stored['codes'] );
		return array(
			...$stored,
			'goods'        => Business::from_slug( $codes['business'] )?->goods() ?? '',
			'status_label' => $status->is_open() ? '' : $status->label(),
			'price_label'  => $price->label,
			'price_text'   => $price->text,
			'facts'        => CardFacts::of( (string) $stored['kind'], $codes['facts'] ),
		);
	}

	/**
	 * Cards that have every part of a card, for what they say in all.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function specimens(): array {
		$blank   = array( 'id' => 1, 'number' => '1', 'status' => 'available', 'lot_ends_at' => 1, 'plate' => 'A', 'title' => 'A', 'has_report' => true, 'has_floorplan' => true, 'has_film' => true ) + LotTable::definition()->blank_card;
		$price   = array( 'hammer' => 0, 'bid' => 0, 'low' => 1, 'high' => 2 );
		$vehicle = array( 'year' => 1, 'mileage' => 2, 'keepers' => 2, 'mileage_status' => 'warranted', 'fuel' => '', 'gearbox' => '' );
		$house   = array( 'bedrooms' => 2, 'rent' => 1, 'yield' => 1, 'property_type' => '', 'tenure' => '', 'occupancy' => '' );
		return array(
			self::worded( array( ...$blank, 'kind' => Business::VEHICLE, 'codes' => array( 'business' => '', 'price' => $price + array( 'status' => 'no_reserve' ), 'facts' => $vehicle ) ) ),
			self::worded( array( ...$blank, 'kind' => Business::PROPERTY, 'codes' => array( 'business' => '', 'price' => array( 'hammer' => 0, 'bid' => 0, 'status' => 'guide', 'low' => 0, 'high' => 0 ), 'facts' => $house ) ) ),
			self::worded( array( ...$blank, 'kind' => Business::VEHICLE, 'status' => 'sold', 'codes' => array( 'business' => '', 'price' => array( 'hammer' => 1, 'bid' => 0, 'status' => 'guide', 'low' => 0, 'high' => 0 ), 'facts' => array( ...$vehicle, 'mileage' => null, 'keepers' => 1 ) ) ) ),
		);
	}

	/**
	 * With `codes` for worded() instead of words.
	 *
	 * @return array<string, mixed>
	 */
	public static function stored( LotRecord $lot ): array {
		$point = LotPlace::point( $lot );
		$off   = $lot->sale?->status();
		return array(
			'id'               => $lot->id(),
			'url'              => $lot->address(),
			'sale'             => $lot->sale?->id() ?? 0,
			'number'           => $lot->number()->printed,
			'anchor'           => $lot->address_number()->slug(),
			'title'            => $lot->title(),
			'place'            => LotPlace::line( $lot ),
			'codes'            => array(
				'business' => $lot->business()->slug,
				'price'    => PriceLine::codes( $lot ),
				'facts'    => CardFacts::codes( $lot ),
			),
			'sale_starts_at'   => $lot->sale?->starts_at() ?? 0,
			'sale_off'         => true === $off?->is_off() ? $off->value : '',
			'kind'             => $lot->business()->kind,
			'status'           => $lot->status()->value,
			'hammer'           => intdiv( $lot->hammer_price() ?? 0, 100 ),
			'plate'            => NumberPlate::spaced( $lot->text( 'plate' ) ),
			'summary'          => self::shorten( $lot->text( 'summary' ) ?: wp_strip_all_tags( $lot->post->post_content ) ),
			'images'           => self::pictures( $lot ),
			'image_count'      => count( $lot->list( 'images' ) ),
			'has_floorplan'    => array() !== $lot->list( 'floorplans' ),
			'has_film'         => array() !== $lot->list( 'videos' ),
			'has_report'       => '' !== $lot->text( 'inspection_report' ),
			'latitude'         => $point?->latitude,
			'longitude'        => $point?->longitude,
			'ends_at'          => $lot->ends_at(),
			'lot_ends_at'      => $lot->own_end(),
			'department'       => $lot->sale?->department()->id ?? 0,
			'auctioneer_id'    => $lot->text( 'auctioneer_id' ),
			'platform_sale_id' => $lot->text( 'platform_sale_id' ),
			'platform_lot_id'  => $lot->text( 'platform_lot_id' ),
		);
	}

	/**
	 * A lot and how it stands in one sentence, for who hears it.
	 *
	 * @param array<string, mixed> $card
	 */
	public static function said( array $card ): string {
		return LotName::of_card( $card ) . ': ' . self::outcome( $card );
	}

	/**
	 * Its guide, or what became of it, e.g. sold for £4,250.
	 *
	 * @param array<string, mixed> $card
	 */
	public static function outcome( array $card ): string {
		return match ( true ) {
			'' === $card['status_label'] => trim( $card['price_label'] . ' ' . $card['price_text'] ),
			$card['hammer'] > 0 => mb_strtolower( (string) $card['status_label'] ) . ' ' . sprintf( /* translators: %s: a price */ __( 'for %s', 'hearth-hammer' ), $card['price_text'] ),
			default => mb_strtolower( (string) $card['status_label'] ),
		};
	}

	/**
	 * The card's picture, as those of properties are.
	 *
	 * @param array<string, mixed> $card As of() makes it.
	 */
	public static function picture_of( array $card ): CardPicture {
		$status = LotStatus::tryFrom( (string) $card['status'] );
		$marks  = array_filter(
			array(
				'floorplan' => $card['has_floorplan'] ? __( 'Floorplan', 'hearth-hammer' ) : '',
				'tour'      => $card['has_film'] ? __( 'Video', 'hearth-hammer' ) : '',
			)
		);
		$kind   = match ( true ) {
			true === $status?->is_sold() => 'urgent',
			in_array( $card['status'], self::GONE, true ) => 'complete',
			default => 'new',
		};
		return new CardPicture( $card['images'], (int) $card['image_count'], $marks, (string) $card['status_label'], $kind, true, self::SIZES );
	}

	/** @return list<array<string, mixed>> */
	private static function pictures( LotRecord $lot ): array {
		$pictures = array();
		foreach ( $lot->list( 'images' ) as $image ) {
			$picture = is_array( $image ) ? Picture::of( (int) ( $image['attachment'] ?? 0 ), (string) ( $image['caption'] ?? '' ) ?: $lot->title() ) : null;
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
