<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Sending;

use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Subscription\DigestNews;
use HearthHammer\Core\Subscription\SubscriptionState;
use HearthHammer\Hpapi\Search\PropertySearch;
use HearthHammer\Hpapi\SavedSearches\Matching\QueryFilter;
use HearthHammer\Hpapi\SavedSearches\SavedSearchRepository;
use HearthHammer\Hpapi\SavedSearches\Search\QueryRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Delivers the news of a saved search, from the outbox.
 */
final class AlertMailer implements Module {

	public const KIND = 'hpapi.search-alert';

	/** Cards of one mail; the others are counted. */
	private const CARDS = 12;

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
		private readonly SavedSearchRepository $searches,
		private readonly QueryRepository $queries,
		private readonly QueryFilter $filter,
		private readonly PropertySearch $properties,
		private readonly DigestItems $items,
		private readonly DigestNews $news,
		private readonly AlertMessage $message,
	) {}

	public function register(): void {
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Saved search: email alert', 'hearth-hammer' ) );
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload, int $outbox_id ): void {
		$id     = is_int( $payload['search'] ?? null ) ? $payload['search'] : 0;
		$search = $this->searches->find( $id );
		$query  = null === $search ? null : $this->queries->find( $search->query_id );
		if ( null === $search || null === $query || SubscriptionState::Active !== $search->state ) {
			return; // Ended, paused or erased since it was queued.
		}
		$news = $this->items->of( $id, $outbox_id );
		// What has been sold or changed since would not be shown by the search any more.
		$shown = array() === $news ? array() : ( $this->filter->hits( array( $search->query_id => $query ), array_keys( $news ) )[ $search->query_id ] ?? array() );
		$news  = array_intersect_key( $news, array_flip( $shown ) );
		if ( array() !== $news ) {
			$cards = $this->properties->cards_of( array_slice( array_keys( $news ), 0, self::CARDS ) );
			if ( ! $this->mailer->send( $this->message->about( $search, $query, $cards, $news ) ) ) {
				throw new DeliveryFailed( 'WordPress could not send a saved search alert.' );
			}
		}
		$this->news->told( $id, $outbox_id, time() );
	}
}
