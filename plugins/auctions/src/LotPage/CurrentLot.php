<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;

/**
 * The lot whose page this is, put together once for all parts of the page.
 */
final class CurrentLot {

	/** In WordPress's cache, for this request alone: a page may hold what only staff see. */
	private const CACHE = 'hh_lot_page';

	/** The lot of the loop's post, else of the page; null where neither is one. */
	public function lot(): ?LotRecord {
		$id = (int) get_the_ID();
		if ( 0 === $id || LotPostType::NAME !== get_post_type( $id ) ) {
			$id = is_singular( LotPostType::NAME ) ? get_queried_object_id() : 0;
		}
		return LotRecord::of( $id );
	}

	/** @return array<string, mixed> As LotView::to_array(); empty where there is no lot. */
	public function page(): array {
		$lot = $this->lot();
		if ( null === $lot ) {
			return array();
		}
		wp_cache_add_non_persistent_groups( self::CACHE );
		$key  = $lot->id() . '-' . did_action( 'wp' );
		$page = wp_cache_get( $key, self::CACHE );
		if ( ! is_array( $page ) ) {
			$page = ( new LotView( $lot ) )->to_array();
			wp_cache_set( $key, $page, self::CACHE );
		}
		return $page;
	}
}
