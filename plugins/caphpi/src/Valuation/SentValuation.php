<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

use HearthHammer\Core\Visitor\EmailAddress;

/**
 * What became of a valuation that its owner asked for.
 */
final readonly class SentValuation {

	public function __construct(
		public Outcome $outcome,
		public EmailAddress $recipient,
	) {}
}
