<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Sales\SalePostType;

/**
 * The plugin's façade: the one class that the theme asks for data. Parts of pages are blocks.
 *
 * Money is whole pounds, times are Unix seconds, text is plain and not escaped unless said otherwise.
 */
final class Auctions {

	/** Post types. */
	public const SALE = SalePostType::NAME;
	public const LOT  = LotPostType::NAME;
}
