<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Auctions\Watching\Searches\WatchedSearches;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Subscription\DigestNews;
use HearthHammer\Core\Subscription\SubscriptionState;

defined( 'ABSPATH' ) || exit;

/**
 * Delivers the letter that asks for a confirmation, and the news, from the outbox.
 */
final class WatchMail implements Module {

	public const LETTER = 'auctions.watch-letter';
	public const NEWS   = 'auctions.watch-news';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
		private readonly WatchRepository $watches,
		private readonly DigestNews $news,
		private readonly WatchMessages $messages,
		private readonly WatchedSearches $searches,
	) {}

	public function register(): void {
		$this->outbox->handle( self::LETTER, $this->deliver_letter( ... ), static fn (): string => __( 'Watched lots: confirmation email', 'hearth-hammer' ) );
		$this->outbox->handle( self::NEWS, $this->deliver_news( ... ), static fn (): string => __( 'Watched lots: update email', 'hearth-hammer' ) );
	}

	/** @param array<string, mixed> $payload */
	private function deliver_letter( array $payload, int $outbox_id ): void {
		$watch = $this->watch( $payload );
		if ( null === $watch || SubscriptionState::Ended === $watch->state || $watch->letter_outbox_id >= $outbox_id ) {
			return; // Erased or ended meanwhile, or a worker died between sending and saying so.
		}
		$this->send( $this->messages->letter( $watch, $this->watches->posts( $watch ), $this->searches->of( $watch ) ) );
		$this->watches->letter_sent( $watch, $outbox_id );
	}

	/** @param array<string, mixed> $payload */
	private function deliver_news( array $payload, int $outbox_id ): void {
		global $wpdb;
		$watch = $this->watch( $payload );
		if ( null === $watch || SubscriptionState::Active !== $watch->state ) {
			return; // Ended or erased since it was queued.
		}
		/** @var list<array<string, string>> $events */
		$events  = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT e.* FROM %i n JOIN %i e ON e.id = n.event_id WHERE n.watch_id = %d AND n.outbox_id = %d AND n.told_at = 0 ORDER BY e.id', WatchTables::name( WatchTables::NEWS ), WatchTables::name( WatchTables::EVENT ), $watch->id, $outbox_id ), ARRAY_A );
		$message = $this->messages->news( $watch, $events, $this->watches->posts( $watch ), $this->searches->of( $watch ) );
		if ( null !== $message ) {
			$this->send( $message );
		}
		$this->news->told( $watch->id, $outbox_id, time() );
	}

	/** @param array<string, mixed> $payload */
	private function watch( array $payload ): ?Watch {
		return is_int( $payload['watch'] ?? null ) ? $this->watches->find( $payload['watch'] ) : null;
	}

	private function send( Message $message ): void {
		if ( ! $this->mailer->send( $message ) ) {
			throw new DeliveryFailed( 'WordPress could not send a watched lots email.' );
		}
	}
}
