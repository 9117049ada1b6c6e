<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

use Closure;
use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Limits\Limit;
use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\NetworkAddress;

/**
 * How often one form may be sent, and cause mail to one mailbox (SEC-02, SEC-03). Counted in tables that all PHP nodes
 * share, under `{name}-address`, `{name}-browser` and `{name}-recipient`. A mailbox has a limit for all forms together,
 * too, and the whole site one for mail to addresses that anybody may have typed.
 */
final readonly class SubmissionLimits {

	/** To one mailbox in a day, whatever the forms: caused from one network, and from all. */
	private const ALL_FORMS_BY_NETWORK = 24;
	private const ALL_FORMS            = 30;

	/** In a day, by all forms of the site; HEARTH_HAMMER_MAIL_CEILING says otherwise. */
	private const SITE    = 1000;
	private const WARN_AT = 0.8;

	/** A /48 of IPv6 may be several homes, or one stranger with 65,536 /64s. */
	private const WIDER = 8;

	/**
	 * @param Closure(int): VisitorError $too_many      Gets the seconds until another try.
	 * @param int                        $per_address   Tries of one network address, which a family or an office shares.
	 * @param int|null                   $per_browser   Tries of one browser; null for no such limit.
	 * @param int                        $per_recipient Mails to one mailbox that one network may cause; all together may cause
	 *                                                  half as many again. 0 for a form that causes none.
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
		$wider = $this->network->wider_subject();
		if ( null !== $wider ) {
			$this->hold( 'address', $wider, self::WIDER * $this->per_address );
		}
		$browser = $this->browser->known();
		if ( null !== $this->per_browser && null !== $browser ) {
			$this->hold( 'browser', $browser, $this->per_browser );
		}
	}

	/**
	 * Counts a mail to a mailbox. Where it is one too many, the caller decides whether the visitor may know: it tells
	 * that somebody else wrote to this address.
	 *
	 * A part of the limit is left to other networks than the one that used it up, so that a stranger who types somebody's
	 * address again and again does not lock its owner out.
	 */
	public function count_mail( EmailAddress $to ): Limit {
		$mailbox = $to->mailbox()->value;
		$by      = $this->network->subject() . '|' . $mailbox;
		$reserve = intdiv( $this->per_recipient + 1, 2 );
		$counts  = array(
			array( "{$this->name}-recipient-by", $by, $this->per_recipient, $this->seconds ),
			array( "{$this->name}-recipient", $mailbox, $this->per_recipient + $reserve, $this->seconds ),
			array( 'all-forms-recipient-by', $by, self::ALL_FORMS_BY_NETWORK, DAY_IN_SECONDS ),
			array( 'all-forms-recipient', $mailbox, self::ALL_FORMS, DAY_IN_SECONDS ),
		);
		foreach ( $counts as $count ) {
			// One after the other: what the first refuses uses up nothing of the others.
			$limit = $this->limits->hit( ...$count );
			if ( ! $limit->allowed ) {
				return $limit;
			}
		}
		return $this->count_for_site();
	}

	/** Mails to addresses that anybody may have typed, by all forms of the site. */
	private function count_for_site(): Limit {
		$ceiling = max( 1, (int) Config::string( 'HEARTH_HAMMER_MAIL_CEILING', (string) self::SITE ) );
		$limit   = $this->limits->hit( 'all-forms-site', 'site', $ceiling, DAY_IN_SECONDS );
		if ( $limit->hits >= self::WARN_AT * $ceiling ) {
			/**
			 * Forms cause much mail today, or as much as they may. Told again with every mail from four fifths on.
			 *
			 * @param int $hits    Mails of today.
			 * @param int $ceiling How many there may be.
			 */
			do_action( 'hearth_hammer_mail_ceiling', $limit->hits, $ceiling );
		}
		return $limit;
	}

	/**
	 * Whether a form's token still serves one person: the first mailbox that it was used for has it (SEC-03).
	 *
	 * @param string $token_id As FormToken::open() gave it.
	 */
	public function is_one_person( string $token_id, EmailAddress $to ): bool {
		$of = $token_id . '|' . $to->mailbox()->value;
		if ( $this->limits->hit( "{$this->name}-token", $token_id, 1, DAY_IN_SECONDS )->allowed ) {
			$this->limits->hit( "{$this->name}-token-of", $of, 1, DAY_IN_SECONDS );
			return true;
		}
		return $this->limits->peek( "{$this->name}-token-of", $of, 1, DAY_IN_SECONDS )->hits > 0;
	}

	/** @throws VisitorError */
	private function hold( string $of, string $subject, int $max ): void {
		$limit = $this->limits->hit( "{$this->name}-{$of}", $subject, $max, $this->seconds );
		if ( ! $limit->allowed ) {
			throw ( $this->too_many )( $limit->retry_after );
		}
	}
}
