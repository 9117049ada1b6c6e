<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Limits;

/**
 * What the limits say of one mail to an address that anybody may have typed (SEC-03): that it goes, that it waits in the
 * outbox, or that this network has caused as many to the mailbox as it may.
 */
final readonly class MailRoom {

	/**
	 * @param bool   $is_refused  The network asked too often for this mailbox: nothing is kept.
	 * @param int    $retry_after Where it is refused: seconds until another try.
	 * @param string $mailbox     A keyed hash.
	 * @param string $network     Who asks, for staff: an IPv4 address or the /48 of an IPv6 one.
	 * @param int    $wait        Seconds until the mailbox may have another mail; 0 where it may now.
	 * @param bool   $is_full     The whole site has sent as many mails as it may.
	 */
	public function __construct(
		public bool $is_refused,
		public int $retry_after,
		public string $mailbox,
		public string $network,
		public int $wait = 0,
		public bool $is_full = false,
	) {}

	/** The mail does not go at once. Tells on the mailbox: say it only where the form may. */
	public function is_late(): bool {
		return $this->is_full || $this->wait > 0;
	}

	/** For a visitor whose mail waits. */
	public static function late(): string {
		return __( 'Our email to you may take a day or longer to arrive.', 'hearth-hammer' );
	}
}
