<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\LotPage\LotAddresses;
use HearthHammer\Auctions\LotPage\LotView;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Templates\TemplatePage;

/**
 * The plugin's façade: the one class that the theme asks for data. Parts of pages are blocks.
 *
 * Money is whole pounds, times are Unix seconds, text is plain and not escaped unless said otherwise.
 */
final class Auctions {

	/** Post types. */
	public const SALE = SalePostType::NAME;
	public const LOT  = LotPostType::NAME;

	/** @return array{title: string, body: string}|null The visitor's own page that this is (a legal pack, a watch list, an enquiry); the body is HTML. */
	public static function visitor_page(): ?array {
		foreach ( array( Plugin::legal_packs()->page, Plugin::enquiries()->page ) as $pages ) {
			$page = $pages->current();
			if ( $page instanceof TemplatePage ) {
				return array(
					'title' => $page->title,
					'body'  => $page->body(),
				);
			}
		}
		return null;
	}

	/**
	 * The page of a make or model, or of the make search, that this is.
	 *
	 * @return array<string, mixed>|null As Cars\MakePages::to_array().
	 */
	public static function make_page(): ?array {
		return Plugin::cars()->pages->to_array();
	}

	/** @return array<string, mixed>|null As LotPage\LotView tells it; null where there is no such lot, or it is not shown. */
	public static function lot( int $id ): ?array {
		$lot = LotRecord::of( $id );
		return null === $lot || ( ! LotAddresses::is_shown( $lot ) && ! current_user_can( 'edit_post', $id ) ) ? null : ( new LotView( $lot ) )->to_array();
	}
}
