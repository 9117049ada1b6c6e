<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Index\StoredCard;
use HearthHammer\Core\Media\Picture;

/**
 * What a list shows of a sale (schemas/parts/sale-card.json).
 */
final class SaleCard {

	/** Count up where cards come out otherwise though schema and columns are the same: all are made anew then. */
	public const VERSION = 3;

	/**
	 * A card of the index, in the reader's language.
	 *
	 * @return array<string, mixed>
	 */
	public static function decode( string $json ): array {
		$card = StoredCard::decode( $json, SaleTable::definition()->blank_card );
		return array() === $card ? array() : array( ...$card, 'status_label' => SaleStatus::tryFrom( (string) $card['status'] )?->label() ?? '' );
	}

	/**
	 * As the index stores it: its words are added when it is read.
	 *
	 * @param array<string, mixed>|null $picture Of its first lot, where it has none of its own.
	 * @return array<string, mixed>
	 */
	public static function of( SaleRecord $sale, ?array $picture ): array {
		return array(
			'id'                 => $sale->id(),
			'url'                => SaleAddresses::sale( $sale->slug() ),
			'slug'               => $sale->slug(),
			'title'              => $sale->title(),
			'business'           => $sale->business()->slug,
			'department'         => $sale->department()->id ?? 0,
			'department_name'    => $sale->department()->name ?? '',
			'sale_type'          => $sale->sale_type(),
			'status'             => $sale->status()->value,
			'starts_at'          => $sale->starts_at(),
			'ends_at'            => $sale->ends_at(),
			'venue'              => $sale->text( 'venue' ),
			'venue_postcode'     => $sale->text( 'venue_postcode' ),
			'how_to_bid'         => $sale->text( 'how_to_bid' ),
			'online_bidding_url' => $sale->text( 'online_bidding_url' ),
			'registration_url'   => $sale->text( 'registration_url' ),
			'introduction'       => trim( wp_strip_all_tags( $sale->text( 'introduction' ) ) ),
			'remote_bidding'     => $sale->strings( 'remote_bidding' ),
			'viewing_days'       => $sale->list( 'viewing_days' ),
			'image'              => Picture::of( (int) get_post_thumbnail_id( $sale->post ), $sale->title() )?->for_card() ?? $picture,
		);
	}
}
