<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\UseCases;

use HearthHammer\Caphpi\Valuation\Outcome;
use HearthHammer\Core\Visitor\EmailAddress;

/**
 * What became of a valuation that its owner asked for.
 */
final readonly class SentValuation {

	public function __construct(
		public Outcome $outcome,
		public EmailAddress $recipient,
		/** Whether a mail was queued for it; false where one has just been. */
		public bool $is_new_mail,
		/** Whether that mail waits for room. */
		public bool $is_late = false,
	) {}
}
