<?php

declare( strict_types=1 );

namespace HearthHammer\Core;

use Closure;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\StaffDigest;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\PageCache\PageCache;
use HearthHammer\Core\PageCache\Purges;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Reply\ReplyServices;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\NetworkAddress;
use HearthHammer\Core\Security\Tokens;
use HearthHammer\Core\Subscription\SubscriptionTokens;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * What core offers the other plugins; they hand the pieces on by constructor.
 */
final readonly class Services {

	public function __construct(
		public Outbox $outbox,
		public Limits $limits,
		public Locks $locks,
		public Tokens $tokens,
		public Browser $browser,
		public NetworkAddress $network,
		public Mailer $mailer,
		public OutboxRows $outbox_rows,
		public Gazetteer $gazetteer,
		public Company $company,
		public ReplyServices $replies,
		public StaffDigest $staff,
		public PageCache $page_cache,
		public Purges $purges,
	) {}

	/**
	 * Shows that a form was sent by the browser that fetched it.
	 *
	 * @param string $purpose What it is for: no other form takes it.
	 * @param int    $seconds How long it is good for.
	 */
	public function form_token( string $purpose, int $seconds ): FormToken {
		return new FormToken( $this->tokens, $this->browser, $purpose, $seconds );
	}

	/**
	 * Signed tokens in the mails of one list.
	 *
	 * @param string $list e.g. `hpapi-newsletter`.
	 */
	public function subscription_tokens( string $list ): SubscriptionTokens {
		return new SubscriptionTokens( $this->tokens, $list );
	}

	/**
	 * How often one form may be sent, and cause mail to one mailbox.
	 *
	 * @param string                     $name          Of its counters, e.g. `enquiry`.
	 * @param Closure(int): VisitorError $too_many      Gets the seconds until another try.
	 * @param int                        $per_address   Tries of one network address.
	 * @param int|null                   $per_browser   Tries of one browser; null for no such limit.
	 * @param int                        $per_recipient Mails to one mailbox, whoever caused them.
	 * @param int                        $seconds       The time that all of them are for.
	 * @param int|null                   $per_neighbours Tries of all addresses of a network together; null for no such limit.
	 */
	public function submission_limits( string $name, Closure $too_many, int $per_address, ?int $per_browser = null, int $per_recipient = 0, int $seconds = DAY_IN_SECONDS, ?int $per_neighbours = null ): SubmissionLimits {
		return new SubmissionLimits( $this->limits, $this->network, $this->browser, $name, $too_many, $per_address, $per_browser, $per_recipient, $seconds, $per_neighbours );
	}
}
