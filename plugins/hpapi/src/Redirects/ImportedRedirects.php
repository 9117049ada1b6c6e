<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

/**
 * What an import of redirects did.
 */
final readonly class ImportedRedirects {

	/** @param array<int, string> $problems Line to why it was left out: a sentence without its full stop. */
	public function __construct( public int $added, public int $replaced, public array $problems ) {}
}
