<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

/**
 * The answer to a request for a legal pack.
 */
final readonly class PackAnswer {

	/** @param string $url Of the documents, for this browser; empty where only the email leads to them. */
	public function __construct(
		public string $said,
		public string $url = '',
	) {}
}
