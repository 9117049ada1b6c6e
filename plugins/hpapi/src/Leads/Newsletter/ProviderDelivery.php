<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Leads\LeadFailed;
use HearthHammer\Hpapi\Leads\LeadProviders;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the lead provider who joined or left, from the outbox. The row's state at the time counts, so that deliveries
 * that overtake each other end up right.
 */
final class ProviderDelivery implements Module {

	public const KIND = 'hpapi.lead-subscription';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Subscribers $subscribers,
		private readonly LeadProviders $providers,
	) {}

	public function register(): void {
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Newsletter: to the lead provider', 'hearth-hammer' ) );
	}

	/** @throws VisitorError */
	public function queue( Subscriber $subscriber ): void {
		if ( 0 === $this->outbox->add( self::KIND, array( 'subscriber' => $subscriber->id ), person: $subscriber->email ) ) {
			throw NewsletterErrors::not_kept();
		}
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload ): void {
		$subscriber = $this->subscribers->find( is_int( $payload['subscriber'] ?? null ) ? $payload['subscriber'] : 0 );
		if ( null === $subscriber || SubscriberState::Pending === $subscriber->state ) {
			return; // Erased at its owner's wish since it was queued.
		}
		try {
			$provider = $this->providers->current();
			if ( SubscriberState::Subscribed === $subscriber->state ) {
				$provider->subscribe( $subscriber->email );
			} else {
				$provider->unsubscribe( $subscriber->email );
			}
		} catch ( LeadFailed $failure ) {
			throw new DeliveryFailed( $failure->getMessage(), $failure->permanent ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
	}
}
