<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\NetworkAddress;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * How often a visitor may ask for what costs money or makes mail (SEC-02, SEC-03, VAL-20), a day.
 */
final readonly class VisitorLimits {

	/** Name to what one network address and one browser may do. Whoever fails at typing must get through. */
	private const WRITES = array(
		'send'       => array( 40, 15 ),
		'save-error' => array( 15, 6 ),
		'phone'      => array( 20, 8 ),
		'log'        => array( 40, 15 ),
		'resume'     => array( 60, 30 ),
	);

	/** A /48 of IPv6 may be several homes. */
	private const WIDER = 8;

	/** Both count the last 24 hours: the sentence says to come back after them. */
	private const NETWORK = 'valuation-network';
	private const BROWSER = 'valuation-of-browser';

	public function __construct(
		private Limits $limits,
		private NetworkAddress $network,
		private Browser $browser,
		private ValuationSettings $settings,
	) {}

	/**
	 * Counts a look-up for the network; for the browser only what was answered counts, as its own cookie does (VAL-10).
	 *
	 * @throws VisitorError
	 */
	public function before_look_up(): void {
		$this->hold_browser_cap();
		$this->hold_network( $this->network->subject(), $this->settings->address_cap() );
		$wider = $this->network->wider_subject();
		if ( null !== $wider ) {
			$this->hold_network( $wider, self::WIDER * $this->settings->address_cap() );
		}
	}

	/** @throws VisitorError */
	private function hold_network( string $network, int $most ): void {
		$limit = $this->limits->hit_within( self::NETWORK, $network, $most, DAY_IN_SECONDS );
		if ( ! $limit->allowed ) {
			throw ValuationErrors::network_limit( $limit->retry_after, $this->settings->phone() );
		}
	}

	/** What was typed was refused, or nobody was asked: it is as if it had not been. */
	public function not_looked_up(): void {
		foreach ( array_filter( array( $this->network->subject(), $this->network->wider_subject() ) ) as $network ) {
			$this->limits->give_back_within( self::NETWORK, $network );
		}
	}

	/** @throws VisitorError */
	public function hold_browser_cap(): void {
		$browser = $this->browser->known();
		if ( null !== $browser ) {
			$limit = $this->limits->peek_within( self::BROWSER, $browser, $this->settings->browser_cap(), DAY_IN_SECONDS );
			if ( ! $limit->allowed ) {
				throw ValuationErrors::limit( $limit->retry_after );
			}
		}
	}

	/**
	 * Before the provider is asked: whoever asks, one plate at ever other mileages is nobody's own vehicle.
	 *
	 * @throws VisitorError
	 */
	public function before_paid_look_up( Plate $plate ): void {
		$limit = $this->limits->hit( 'valuation-plate', $plate->value, $this->settings->plate_cap(), DAY_IN_SECONDS );
		if ( ! $limit->allowed ) {
			throw ValuationErrors::plate_limit( $limit->retry_after );
		}
	}

	public function looked_up(): void {
		$this->limits->hit_within( self::BROWSER, $this->browser->ensure(), $this->settings->browser_cap(), DAY_IN_SECONDS );
	}

	/**
	 * @param 'send'|'save-error'|'phone'|'log'|'resume' $what
	 * @throws VisitorError
	 */
	public function before_write( string $what ): void {
		[ $address_max, $browser_max ] = self::WRITES[ $what ];
		$this->submissions( "valuation-{$what}", $address_max, $browser_max )->count_try();
	}

	/**
	 * Counts a mail to a mailbox.
	 *
	 * @throws VisitorError
	 */
	public function before_mail( EmailAddress $recipient ): MailRoom {
		$room = $this->submissions( 'valuation', per_recipient: $this->settings->recipient_cap() )->count_mail( $recipient );
		if ( $room->is_refused ) {
			throw ValuationErrors::recipient_limit( $room->retry_after );
		}
		return $room;
	}

	/** Who asks, for a lock: the browser, or the address of one without a cookie. */
	public function asker(): string {
		return hash( 'sha256', $this->browser->known() ?? $this->network->subject() );
	}

	private function submissions( string $name, int $per_address = 0, ?int $per_browser = null, int $per_recipient = 0 ): SubmissionLimits {
		return new SubmissionLimits( $this->limits, $this->network, $this->browser, $name, ValuationErrors::too_many( ... ), $per_address, $per_browser, $per_recipient );
	}
}
