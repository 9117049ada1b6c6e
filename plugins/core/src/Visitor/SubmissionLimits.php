<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

use Closure;
use HearthHammer\Core\Limits\Limit;
use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\NetworkAddress;

/**
 * How often one form may be sent, and cause mail to one mailbox (SEC-02, SEC-03). Counted in tables that all PHP nodes
 * share, under `{name}-address`, `{name}-browser` and `{name}-recipient`.
 */
final readonly class SubmissionLimits {

	/**
	 * @param Closure(int): VisitorError $too_many      Gets the seconds until another try.
	 * @param int                        $per_address   Tries of one network address, which a family or an office shares.
	 * @param int|null                   $per_browser   Tries of one browser; null for no such limit.
	 * @param int                        $per_recipient Mails to one mailbox, whoever caused them; 0 for a form that causes none.
	 * @param int                        $seconds       The time that all of them are for.
	 */
	public function __construct(
		private Limits $limits,
		private NetworkAddress $network,
		private Browser $browser,
		private string $name,
		private Closure $too_many,
		private int $per_address,
		private ?int $per_browser = null,
		private int $per_recipient = 0,
		private int $seconds = DAY_IN_SECONDS,
	) {}

	/**
	 * Counts a try. A browser without a cookie of ours is counted by its address alone.
	 *
	 * @throws VisitorError
	 */
	public function count_try(): void {
		$this->hold( 'address', $this->network->subject(), $this->per_address );
		$browser = $this->browser->known();
		if ( null !== $this->per_browser && null !== $browser ) {
			$this->hold( 'browser', $browser, $this->per_browser );
		}
	}

	/**
	 * Counts a mail to a mailbox. Where it is one too many, the caller decides whether the visitor may know: it tells
	 * that somebody else wrote to this address.
	 */
	public function count_mail( EmailAddress $to ): Limit {
		return $this->limits->hit( "{$this->name}-recipient", $to->mailbox()->value, $this->per_recipient, $this->seconds );
	}

	/** @throws VisitorError */
	private function hold( string $of, string $subject, int $max ): void {
		$limit = $this->limits->hit( "{$this->name}-{$of}", $subject, $max, $this->seconds );
		if ( ! $limit->allowed ) {
			throw ( $this->too_many )( $limit->retry_after );
		}
	}
}
