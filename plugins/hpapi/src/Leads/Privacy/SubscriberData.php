<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Privacy;

use HearthHammer\Core\Privacy\Erased;
use HearthHammer\Core\Privacy\PersonalDataSource;
use HearthHammer\Core\Privacy\PrivacyNotice;
use HearthHammer\Hpapi\Leads\LeadProviders;
use HearthHammer\Hpapi\Leads\LeadSettings;
use HearthHammer\Hpapi\Leads\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * A person's place on the newsletter's list (LOG-05).
 */
final readonly class SubscriberData implements PersonalDataSource {

	public function __construct( private Subscribers $subscribers, private LeadProviders $providers ) {}

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
			__( 'Your email address, and when you signed up, confirmed and left.', 'hearth-hammer' ),
			__( 'To mail you our newsletter, with your consent. You can leave by a link in every mail.', 'hearth-hammer' ),
			/* translators: %s: a time such as 365 days */ sprintf( __( 'Until you leave, and %s after that; an address that was never confirmed 14 days.', 'hearth-hammer' ), PrivacyNotice::days( ( new LeadSettings() )->keep_days() ) ),
			$this->providers->current()->tracks() ? array( __( 'HubSpot, the service that we send our newsletter with.', 'hearth-hammer' ) ) : array()
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
				__( 'State', 'hearth-hammer' )         => $subscriber->state->value,
				__( 'Signed up on', 'hearth-hammer' )  => $subscriber->source,
				__( 'Asked for', 'hearth-hammer' )     => $when( $subscriber->requested_at ),
				__( 'Confirmed', 'hearth-hammer' )     => $when( $subscriber->confirmed_at ),
				__( 'Left', 'hearth-hammer' )          => $when( $subscriber->unsubscribed_at ),
			),
		);
	}

	public function erase( string $email, int $limit ): Erased {
		$removed  = $this->subscribers->delete_email( $email );
		$messages = false === $removed ? array( __( 'The newsletter’s subscriber could not be erased.', 'hearth-hammer' ) ) : array();
		if ( (int) $removed > 0 && $this->providers->current()->tracks() ) {
			$messages[] = __( 'Please delete the contact at HubSpot too: this site has no right to.', 'hearth-hammer' );
		}
		return new Erased( (int) $removed, false === $removed, $messages );
	}
}
