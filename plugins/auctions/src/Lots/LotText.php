<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

/**
 * The words of a lot's post.
 */
final readonly class LotText {

	/** @param string $content Clean HTML. */
	public function __construct(
		public string $title,
		public string $content,
	) {}
}
