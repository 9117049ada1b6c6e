<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Fees;

use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/**
 * A table of fees that cannot be counted with.
 */
final class InvalidFeeTable extends InvalidArgumentException {

	/** @param array<string, string> $problems Field, e.g. `lines.0.bands.1.to`, to a sentence. */
	public function __construct( public readonly array $problems ) {
		parent::__construct( implode( ' ', $problems ) );
	}
}
