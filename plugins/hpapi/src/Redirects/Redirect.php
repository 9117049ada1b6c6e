<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

/**
 * From an old address to where it leads now.
 */
final readonly class Redirect {

	/** @param int $line Of the file that it comes from. */
	public function __construct( public OldAddress $source, public RedirectTarget $target, public int $line ) {}
}
