<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Index\AuctionTags;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Core\Page\MadeOnce;

/**
 * The lot whose page this is, put together once for all parts of the page.
 */
final class CurrentLot {

	/** The lot of the loop's post, else of the page; null where neither is one. */
	public function lot(): ?LotRecord {
		$id = (int) get_the_ID();
		if ( 0 === $id || LotPostType::NAME !== get_post_type( $id ) ) {
			$id = is_singular( LotPostType::NAME ) ? get_queried_object_id() : 0;
		}
		return LotRecord::of( $id );
	}

	/** @return array<string, mixed> As LotPage, for a template; empty where there is no lot. */
	public function page(): array {
		$lot = $this->lot();
		return null === $lot ? array() : get_object_vars( self::page_of( $lot ) );
	}

	/**
	 * A lot as its page shows it, made once for all who ask while that page is printed: the head, the theme, the parts.
	 */
	public static function page_of( LotRecord $lot ): LotPage {
		CacheTags::show( AuctionTags::LOT . "-{$lot->id()}", ...( null === $lot->sale ? array() : array( AuctionTags::SALE . "-{$lot->sale->id()}" ) ) );
		return MadeOnce::get( "lot-{$lot->id()}", static fn (): LotPage => ( new LotView( $lot ) )->page() );
	}
}
