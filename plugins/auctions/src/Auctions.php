<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Lots\LotPostType;
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
}
