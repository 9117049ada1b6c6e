<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\HubSpot;

use HearthHammer\Core\Text\Scalar;
use HearthHammer\Hpapi\Leads\ContactState;
use HearthHammer\Hpapi\Leads\LeadFailed;
use HearthHammer\Hpapi\Leads\LeadProvider;

defined( 'ABSPATH' ) || exit;

/**
 * Contacts and their subscriptions at HubSpot.
 */
final readonly class HubSpotProvider implements LeadProvider {

	/** HubSpot itself calls a contact unengaged after this many mails in a row without an opening or a click. */
	private const UNREAD = 11;

	/** @param string $subscription The newsletter's subscription type; '' where any will do. */
	public function __construct( private HubSpotApi $api, private string $subscription ) {}

	public function tracks(): bool {
		return true;
	}

	public function state( string $cookie ): ContactState {
		$answer  = $this->api->profile( $cookie );
		$profile = $answer['data'];
		if ( $this->has_ended( $answer ) ) {
			return ContactState::Unengaged;
		}
		// HubSpot keeps a record of every browser; most are no contact's.
		if ( 200 !== $answer['status'] || true !== ( $profile['is-contact'] ?? true ) ) {
			return ContactState::Unsubscribed;
		}
		$email = $this->property( $profile, 'email' );
		if ( ! is_email( $email ) || 'true' === $this->property( $profile, 'hs_email_optout' ) || ! $this->is_subscribed( $email ) ) {
			return ContactState::Unsubscribed;
		}
		return (int) $this->property( $profile, 'hs_email_sends_since_last_engagement' ) >= self::UNREAD ? ContactState::Unengaged : ContactState::Subscribed;
	}

	public function subscribe( #[\SensitiveParameter] string $email ): void {
		$subscription = $this->own_subscription();
		$this->expect( $this->api->create_contact( $email ), array( 200, 201, 409 ), 'did not accept the contact' );
		if ( ! $this->is_subscribed( $email ) ) {
			$this->expect( $this->api->subscribe( $email, $subscription, 'Signed up on the website and confirmed by a link sent to this address.' ), array( 200, 201, 204 ), 'did not accept the subscription' );
		}
	}

	public function unsubscribe( #[\SensitiveParameter] string $email ): void {
		$subscription = $this->own_subscription();
		if ( $this->is_subscribed( $email ) ) {
			$this->expect( $this->api->unsubscribe( $email, $subscription ), array( 200, 201, 204 ), 'did not end the subscription' );
		}
	}

	public function check(): void {
		$this->expect( $this->api->contacts(), array( 200 ), 'did not list a contact' );
		$this->expect( $this->api->definitions(), array( 200 ), 'did not list the subscription types' );
	}

	/** @throws LeadFailed Without the number nobody can be signed up, until staff enter it. */
	private function own_subscription(): string {
		return '' !== $this->subscription ? $this->subscription : throw new LeadFailed( 'The HubSpot subscription type is missing in the settings.', true );
	}

	private function is_subscribed( #[\SensitiveParameter] string $email ): bool {
		$statuses = $this->api->status( $email )['data']['results'] ?? null;
		foreach ( is_array( $statuses ) ? $statuses : array() as $status ) {
			$is_ours = is_array( $status ) && ( '' === $this->subscription || (string) ( $status['subscriptionId'] ?? '' ) === $this->subscription );
			if ( $is_ours && 'SUBSCRIBED' === ( $status['status'] ?? '' ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The look-up by cookie has no successor at HubSpot. When it is gone the state is not known any more, and the form
	 * asks: a missing contact is told by a sentence, a missing call is not.
	 *
	 * @param array{status: int, data: array<mixed>} $answer
	 */
	private function has_ended( array $answer ): bool {
		return 410 === $answer['status'] || ( 404 === $answer['status'] && 'contact does not exist' !== ( $answer['data']['message'] ?? null ) );
	}

	/** @param array<mixed> $profile */
	private function property( array $profile, string $name ): string {
		$value = $profile['properties'][ $name ]['value'] ?? '';
		return Scalar::text( $value );
	}

	/**
	 * @param array{status: int, data: array<mixed>} $answer
	 * @param list<int>                              $good
	 */
	private function expect( array $answer, array $good, string $otherwise ): void {
		// A call that was taken may still say that its work was not done.
		if ( ! in_array( $answer['status'], $good, true ) || ( $answer['data']['numErrors'] ?? 0 ) > 0 ) {
			throw new LeadFailed( sprintf( 'HubSpot %s (%d).', $otherwise, $answer['status'] ), true ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
	}
}
