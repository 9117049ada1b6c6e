<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Privacy;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Leads\LeadProviders;
use HearthHammer\Hpapi\Leads\Newsletter\Subscribers;

/**
 * The newsletter's subscribers in WordPress's own export and erasure of personal data, by email address.
 */
final class SubscriberPrivacy implements Module {

	private const ID = 'hpapi-newsletter';

	public function __construct( private readonly Subscribers $subscribers, private readonly LeadProviders $providers ) {}

	public function register(): void {
		add_filter(
			'wp_privacy_personal_data_exporters',
			fn ( array $exporters ): array => array( ...$exporters, self::ID => array( 'exporter_friendly_name' => __( 'Newsletter', 'hearth-hammer' ), 'callback' => $this->export( ... ) ) )
		);
		add_filter(
			'wp_privacy_personal_data_erasers',
			fn ( array $erasers ): array => array( ...$erasers, self::ID => array( 'eraser_friendly_name' => __( 'Newsletter', 'hearth-hammer' ), 'callback' => $this->erase( ... ) ) )
		);
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	private function export( string $email ): array {
		$subscriber = $this->subscribers->find_email( $email );
		if ( null === $subscriber ) {
			return array( 'data' => array(), 'done' => true );
		}
		$when = static fn ( int $time ): string => 0 === $time ? '' : (string) wp_date( 'c', $time );
		$data = array(
			__( 'Email address', 'hearth-hammer' ) => $subscriber->email,
			__( 'State', 'hearth-hammer' )         => $subscriber->state->value,
			__( 'Signed up on', 'hearth-hammer' )  => $subscriber->source,
			__( 'Asked for', 'hearth-hammer' )     => $when( $subscriber->requested_at ),
			__( 'Confirmed', 'hearth-hammer' )     => $when( $subscriber->confirmed_at ),
			__( 'Left', 'hearth-hammer' )          => $when( $subscriber->unsubscribed_at ),
		);
		$data = array_filter( $data, static fn ( string $value ): bool => '' !== $value );
		return array(
			'data' => array(
				array(
					'group_id'    => self::ID,
					'group_label' => __( 'Newsletter', 'hearth-hammer' ),
					'item_id'     => self::ID . '-' . $subscriber->id,
					'data'        => array_map( static fn ( string $name, string $value ): array => array( 'name' => $name, 'value' => $value ), array_keys( $data ), array_values( $data ) ),
				),
			),
			'done' => true,
		);
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	private function erase( string $email ): array {
		$removed  = $this->subscribers->delete_email( $email );
		$messages = false === $removed ? array( __( 'The newsletter’s subscriber could not be erased.', 'hearth-hammer' ) ) : array();
		if ( (int) $removed > 0 && $this->providers->current()->tracks() ) {
			$messages[] = __( 'Please delete the contact at HubSpot too: this site has no right to.', 'hearth-hammer' );
		}
		return array(
			'items_removed'  => (int) $removed > 0,
			'items_retained' => false === $removed,
			'messages'       => $messages,
			'done'           => true,
		);
	}
}
