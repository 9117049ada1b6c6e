<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Sales\Capabilities;

/**
 * What staff may do with a lot, on its card. Nobody else has any of it in their HTML.
 */
final readonly class LotTools {

	private function __construct(
		public bool $platform,
		public bool $image_cache,
	) {}

	/** Of whoever is signed in, as far as the page asks for them: what a request says alone counts for nothing. */
	public static function allowed( bool $platform = true, bool $image_cache = true ): self {
		return new self( $platform && current_user_can( Capabilities::PLATFORM ), $image_cache && current_user_can( Capabilities::IMAGE_CACHE ) );
	}

	public function are_any(): bool {
		return $this->platform || $this->image_cache;
	}

	public function html( IndexedLot $lot ): string {
		if ( ! $this->are_any() ) {
			return '';
		}
		$card = $lot->card();
		/**
		 * Filters what staff may do with a lot, as HTML on its card.
		 *
		 * @param string                                                                                                                                              $html  Escaped.
		 * @param array{id: int, number: string, title: string, department: int, auctioneer_id: string, platform_sale_id: string, platform_lot_id: string} $lot
		 * @param LotTools                                                                                                                                            $tools Which of them are asked for and allowed.
		 */
		$html = apply_filters( 'hh_auctions_lot_tools', '', array_intersect_key( $card, array_flip( array( 'id', 'number', 'title', 'department', 'auctioneer_id', 'platform_sale_id', 'platform_lot_id' ) ) ), $this );
		return is_string( $html ) && '' !== $html ? '<div class="hh-lot-card__staff">' . $html . '</div>' : '';
	}
}
