<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Privacy;

use HearthHammer\Core\Privacy\Erased;
use HearthHammer\Core\Privacy\PersonalDataSource;
use HearthHammer\Core\Privacy\PrivacyNotice;
use HearthHammer\Hpapi\Leads\LeadProviders;
use HearthHammer\Hpapi\Leads\LeadSettings;
use HearthHammer\Hpapi\Leads\Newsletter\Subscribers;
use HearthHammer\Hpapi\Leads\ProfileCache;

defined( 'ABSPATH' ) || exit;

/**
 * A person's place on the newsletter's list (LOG-05).
 */
final readonly class SubscriberData implements PersonalDataSource {

	/** Twice as long as the link in the email works. */
	private const UNCONFIRMED_DAYS = 14;

	public function __construct(
		private LeadSettings $settings,
		private Subscribers $subscribers,
		private LeadProviders $providers,
		private ProfileCache $profiles,
	) {}

	public function id(): string {
		return 'hpapi-newsletter';
	}

	public function label(): string {
		return __( 'Newsletter', 'hearth-hammer' );
	}

	/** There is at most one. */
	public function notice(): PrivacyNotice {
		return new PrivacyNotice(
			$this->label(),
			__( 'Your email address, and when you signed up, confirmed and unsubscribed.', 'hearth-hammer' ),
			__( 'To email you our newsletter, with your consent. You can unsubscribe using the link in every email.', 'hearth-hammer' ),
			/* translators: %s: a time such as 365 days */ sprintf( __( 'Until you unsubscribe, and %s after that. If you never confirmed your address, 14 days.', 'hearth-hammer' ), PrivacyNotice::days( $this->settings->keep_days() ) ),
			$this->providers->current()->tracks() ? array( __( 'HubSpot, the service we send our newsletter with.', 'hearth-hammer' ) ) : array()
		);
	}

	public function export( string $email, int $limit, int $offset ): array {
		$subscriber = 0 === $offset ? $this->subscribers->find_email( $email ) : null;
		if ( null === $subscriber ) {
			return array();
		}
		$when = static fn ( int $time ): string => 0 === $time ? '' : (string) wp_date( 'c', $time );
		return array(
			'hpapi-newsletter-' . $subscriber->id => array(
				__( 'Email address', 'hearth-hammer' ) => $subscriber->email,
				__( 'Status', 'hearth-hammer' )         => $subscriber->state->value,
				__( 'Source', 'hearth-hammer' )  => $subscriber->source,
				__( 'Requested', 'hearth-hammer' )     => $when( $subscriber->requested_at ),
				__( 'Confirmed', 'hearth-hammer' )     => $when( $subscriber->confirmed_at ),
				__( 'Unsubscribed', 'hearth-hammer' )          => $when( $subscriber->unsubscribed_at ),
			),
		);
	}

	public function erase( string $email, int $limit ): Erased {
		$removed  = $this->subscribers->delete_email( $email );
		$messages = false === $removed ? array( __( 'The newsletter subscriber could not be erased.', 'hearth-hammer' ) ) : array();
		if ( (int) $removed > 0 && $this->providers->current()->tracks() ) {
			$messages[] = __( 'Delete the contact in HubSpot too: this site does not have permission to.', 'hearth-hammer' );
		}
		return new Erased( (int) $removed, false === $removed, $messages );
	}

	/**
	 * Deletes people who never confirmed, and people who left, when their time is over.
	 *
	 * @param int $now Unix seconds.
	 */
	public function forget( int $now ): void {
		$this->subscribers->forget( $now - self::UNCONFIRMED_DAYS * DAY_IN_SECONDS, $now - $this->settings->keep_days() * DAY_IN_SECONDS );
		$this->profiles->purge();
	}
}
