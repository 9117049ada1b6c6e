<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Auctions\Watching\Searches\LotAlertWords;
use HearthHammer\Auctions\Watching\Searches\WatchedSearch;
use HearthHammer\Auctions\Watching\Searches\WatchedSearches;
use HearthHammer\Core\Privacy\Erased;
use HearthHammer\Core\Privacy\PersonalDataSource;
use HearthHammer\Core\Privacy\PrivacyNotice;
use HearthHammer\Core\Subscription\SubscriptionTokens;
use HearthHammer\Core\Visitor\EmailAddress;

defined( 'ABSPATH' ) || exit;

/**
 * What a person watches by email (LOG-05).
 */
final readonly class WatchData implements PersonalDataSource {

	private const KEEP_SECONDS = 90 * DAY_IN_SECONDS;

	public function __construct(
		private WatchRepository $watches,
		private WatchedSearches $searches,
		private LotAlertWords $words,
	) {}

	public function id(): string {
		return 'hh-watched-lots';
	}

	public function label(): string {
		return __( 'Watched lots', 'hearth-hammer' );
	}

	public function notice(): PrivacyNotice {
		return new PrivacyNotice(
			$this->label(),
			__( 'Your email address, the lots and searches you watch and the emails we have sent you.', 'hearth-hammer' ),
			__( 'To email you about them, as you asked. You can stop using the link in every email.', 'hearth-hammer' ),
			/* translators: %s: a time such as 90 days */ sprintf( __( 'Until you stop watching, and %s after that.', 'hearth-hammer' ), PrivacyNotice::days( (int) ( self::KEEP_SECONDS / DAY_IN_SECONDS ) ) )
		);
	}

	public function export( string $email, int $limit, int $offset ): array {
		$watch = 0 === $offset ? $this->watches->of( EmailAddress::hash_of( $email ) ) : null;
		return null === $watch ? array() : array(
			"hh-watch-{$watch->id}" => array(
				__( 'Email address', 'hearth-hammer' ) => $watch->email,
				__( 'How often', 'hearth-hammer' )     => $watch->frequency->label(),
				__( 'Status', 'hearth-hammer' )         => $watch->state->label(),
				__( 'Watching', 'hearth-hammer' )       => implode( '; ', array_column( WatchedPosts::of( array_keys( $this->watches->posts( $watch ) ), true ), 'words' ) ),
				__( 'Searches', 'hearth-hammer' )       => implode( '; ', array_map( fn ( WatchedSearch $one ): string => $this->words->of( $one ) . ' (' . LotAlertWords::scope( $one ) . ')', $this->searches->of( $watch ) ) ),
			),
		);
	}

	public function erase( string $email, int $limit ): Erased {
		return new Erased( $this->watches->erase( EmailAddress::hash_of( $email ) ) );
	}

	public function forget( int $now ): void {
		$this->watches->forget( $now - SubscriptionTokens::CONFIRM_SECONDS, $now - self::KEEP_SECONDS );
	}
}
