<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Visitor;

use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\NetworkAddress;

/**
 * How often searches may be saved in a day (SEC-02, SEC-03). A family shares a network address, not a mailbox.
 */
final readonly class SaveLimits {

	private const PER_ADDRESS   = 30;
	private const PER_BROWSER   = 15;
	private const PER_RECIPIENT = 4;

	public function __construct(
		private Limits $limits,
		private NetworkAddress $network,
		private Browser $browser,
	) {}

	/** @throws Refused */
	public function before_save(): void {
		$limit = $this->limits->hit( 'saved-search-address', $this->network->subject(), self::PER_ADDRESS, DAY_IN_SECONDS );
		if ( $limit->allowed && null !== $this->browser->known() ) {
			$limit = $this->limits->hit( 'saved-search-browser', $this->browser->known(), self::PER_BROWSER, DAY_IN_SECONDS );
		}
		if ( ! $limit->allowed ) {
			throw Refused::limit( $limit->retry_after );
		}
	}

	/** Whether a letter may go there. Whoever asks is not told: it would say that somebody else asked before. */
	public function may_write_to( EmailAddress $email ): bool {
		return $this->limits->hit( 'saved-search-recipient', $email->mailbox(), self::PER_RECIPIENT, DAY_IN_SECONDS )->allowed;
	}
}
