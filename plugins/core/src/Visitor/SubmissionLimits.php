<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

use Closure;
use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Limits\MailCeiling;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\NetworkAddress;

/**
 * How often one form may be sent, and cause mail to one mailbox (SEC-02, SEC-03). Counted in tables that all PHP nodes
 * share, under `{name}-address`, `{name}-browser` and `{name}-recipient`. MailCeiling holds what a mailbox and the whole
 * site may get of all forms together: it keeps mails waiting and refuses no form.
 */
final readonly class SubmissionLimits {

	/** To one mailbox in a day, whatever the forms, caused from one network. From all of them: MailCeiling. */
	private const ALL_FORMS_BY_NETWORK = 24;

	private const WARN_AT = 0.8;

	/**
	 * @param Closure(int): VisitorError $too_many      Gets the seconds until another try.
	 * @param int                        $per_address   Tries of one network, which a family or an office shares.
	 * @param int|null                   $per_browser   Tries of one browser; null for no such limit.
	 * @param int                        $per_recipient Mails to one mailbox that one network may cause; after half as many again
	 *                                                  from all together they wait. 0 for a form that causes none.
	 * @param int                        $seconds       The time that all of them are for.
	 * @param int|null                   $per_neighbours Tries of all addresses of a network together; null for no such limit.
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
		private ?int $per_neighbours = null,
		private MailCeiling $ceiling = new MailCeiling(),
	) {}

	/**
	 * Counts a try. A browser without a cookie of ours is counted by its network alone.
	 *
	 * @throws VisitorError
	 */
	public function count_try(): void {
		$this->hold( 'address', $this->network->network(), $this->per_address );
		if ( null !== $this->per_neighbours ) {
			$this->hold( 'neighbours', $this->network->neighbours(), $this->per_neighbours );
		}
		$browser = $this->browser->known();
		if ( null !== $this->per_browser && null !== $browser ) {
			$this->hold( 'browser', $browser, $this->per_browser );
		}
	}

	/**
	 * Counts a mail to a mailbox. A network that causes too many to it is refused; the caller decides whether the visitor
	 * may know. What other networks caused refuses nothing (SEC-03): the form is kept, and only its mail waits.
	 */
	public function count_mail( EmailAddress $to ): MailRoom {
		$mailbox = $to->mailbox()->value;
		$network = $this->network->network();
		$hash    = hash_hmac( 'sha256', "mailbox|{$mailbox}", wp_salt( 'nonce' ) );
		foreach ( array( array( "{$this->name}-recipient-by", $this->per_recipient, $this->seconds ), array( 'all-forms-recipient-by', self::ALL_FORMS_BY_NETWORK, DAY_IN_SECONDS ) ) as [ $name, $max, $seconds ] ) {
			// One after the other: what the first refuses uses up nothing of the second.
			$limit = $this->limits->hit( $name, "{$network}|{$mailbox}", $max, $seconds );
			if ( ! $limit->allowed ) {
				return new MailRoom( true, $limit->retry_after, $hash, $network );
			}
		}
		$form    = $this->limits->hit( "{$this->name}-recipient", $mailbox, $this->per_recipient + intdiv( $this->per_recipient + 1, 2 ), $this->seconds );
		$wait    = max( $form->allowed ? 0 : $form->retry_after, $this->ceiling->wait_of( $hash ) );
		$used    = $this->ceiling->used();
		$is_full = $used >= 1;
		if ( $used >= self::WARN_AT ) {
			/**
			 * Forms cause many emails to strangers today, or as many as allowed. Runs again with every email.
			 *
			 * @param bool $is_full Whether these emails wait now.
			 */
			do_action( 'hearth_hammer_mail_ceiling', $is_full );
		}
		return new MailRoom( false, 0, $hash, $network, $wait, $is_full );
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
