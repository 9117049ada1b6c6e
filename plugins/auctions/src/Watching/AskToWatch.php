<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Auctions\Watching\Searches\WatchedSearch;
use HearthHammer\Auctions\Watching\Searches\WatchedSearches;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Visitor\ContactFaults;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * A visitor wants to hear of lots or sales, or of new lots that match a search. Whether the address is known or new, the answer is the same; how often their own
 * network asked they may hear.
 */
final readonly class AskToWatch {

	public function __construct(
		private SubmissionLimits $limits,
		private FormToken $form_token,
		private WatchRepository $watches,
		private WatchedSearches $searches,
		private Outbox $outbox,
	) {}

	/** @param bool $is_late Mails of the whole site wait: that tells nothing of the address. */
	private static function answer( bool $is_search, bool $is_late = false ): string {
		$sentence = $is_search ? __( 'We’ll send you an email. Select the button in it to start your alerts.', 'hearth-hammer' ) : __( 'We’ll send you an email. Select the button in it to confirm, and we’ll email you when anything changes.', 'hearth-hammer' );
		return $is_late ? $sentence . ' ' . MailRoom::late() : $sentence;
	}

	/**
	 * @param array<mixed> $fields token, email, frequency, website; posts, or what WatchedSearch::from_request() reads.
	 * @return string What the visitor is told.
	 * @throws VisitorError|WriteFailed
	 */
	public function ask( array $fields, int $now ): string {
		$text = static fn ( string $name ): string => is_string( $fields[ $name ] ?? null ) ? $fields[ $name ] : '';
		$this->limits->count_try();
		$token_id = $this->form_token->open( $text( 'token' ) ) ?? throw self::token();
		$email    = EmailAddress::parse( $text( 'email' ) );
		if ( null === $email ) {
			$fault = ContactFaults::email( $text( 'email' ) );
			throw new VisitorError( 'hh_watch_email', $fault, 400, null, array( 'email' => $fault ) );
		}
		if ( ! $this->limits->is_one_person( $token_id, $email ) ) {
			throw self::token();
		}
		$search = isset( $fields['business'] ) ? WatchedSearch::from_request( $fields ) : null;
		$posts  = array_map( static fn ( array $one ): int => $one['sale'], WatchedPosts::of( WatchedPosts::ids( $text( 'posts' ) ) ) );
		if ( null === $search && array() === $posts ) {
			throw new VisitorError( 'hh_watch_nothing', __( 'These lots are no longer on our website.', 'hearth-hammer' ), 404 );
		}
		if ( '' !== $text( 'website' ) ) {
			return self::answer( null !== $search );
		}
		$room = $this->limits->count_mail( $email );
		if ( $room->is_refused ) {
			throw self::recipient_limit( $room->retry_after );
		}
		$frequency = Frequency::tryFrom( $text( 'frequency' ) ) ?? ( null === $search ? Frequency::Instant : Frequency::Daily );
		Transaction::run(
			function () use ( $email, $frequency, $posts, $search, $now, $room ): void {
				$watch = $this->watches->ask( $email, $frequency, $now );
				$left  = max( 0, WatchedPosts::MOST - count( $this->watches->posts( $watch ) ) );
				$this->watches->add( $watch, array_slice( $posts, 0, $left, true ), $now );
				if ( null !== $search ) {
					$this->searches->add( $watch, $search, $now );
				}
				if ( 0 === $this->outbox->add( WatchMail::LETTER, array( 'watch' => $watch->id ), person: $email->value, room: $room ) ) {
					throw new WriteFailed();
				}
			}
		);
		return self::answer( null !== $search, $room->is_full );
	}

	private static function token(): VisitorError {
		return new VisitorError( 'hh_watch_token', __( 'This form has expired. Send it again.', 'hearth-hammer' ), 401 );
	}

	/** This network asked for it, as often as it may. */
	private static function recipient_limit( int $retry_after ): VisitorError {
		return new VisitorError( 'hh_watch_recipient_limit', __( 'You’ve asked for several emails to this address today. Check your inbox and junk folder, or try again tomorrow.', 'hearth-hammer' ), 429, $retry_after );
	}

	/** @param int $retry_after Seconds. */
	public static function too_many( int $retry_after ): VisitorError {
		return new VisitorError( 'hh_watch_too_many', __( 'Too many requests today. Try again tomorrow.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function not_kept(): VisitorError {
		return new VisitorError( 'hh_watch_not_kept', __( 'Sorry, we couldn’t save this. Try again in a moment.', 'hearth-hammer' ), 503 );
	}
}
