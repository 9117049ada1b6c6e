<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Auctions\Watching\Searches\WatchedSearch;
use HearthHammer\Core\Subscription\SubscriptionTokens;

/**
 * Signed addresses: whoever reads the mail may do what the address is for, and nothing else.
 */
final readonly class WatchLinks {

	/** Mails are kept for long; leaving must work from an old one too. */
	private const LASTING_SECONDS = 2 * YEAR_IN_SECONDS;

	public function __construct(
		private SubscriptionTokens $tokens,
		private WatchRepository $watches,
	) {}

	/** The form that asks for mails. @param int $post Lot or sale; 0 for those that the browser watches. */
	public static function form( int $post = 0 ): string {
		return home_url( '/watching/new/' ) . ( $post > 0 ? "?posts={$post}" : '' );
	}

	/** The form that asks for mails about lots that match a search. */
	public static function search( WatchedSearch $search ): string {
		return home_url( '/watching/search/?' ) . http_build_query( $search->fields(), '', '&', PHP_QUERY_RFC3986 );
	}

	/** @param string $page confirm, manage or stop. */
	public function address( string $page, Watch $watch ): string {
		$claims = array(
			'w' => $watch->id,
			'n' => $watch->secret,
		);
		return home_url( "/watching/{$page}/" . $this->tokens->sign( $page, $claims, 'confirm' === $page ? SubscriptionTokens::CONFIRM_SECONDS : self::LASTING_SECONDS ) . '/' );
	}

	/** Null for a link that is forged, too old, for another purpose, or of an address that is gone. */
	public function watch( string $page, string $token ): ?Watch {
		$claims = $this->tokens->open( $page, $token );
		$watch  = is_int( $claims['w'] ?? null ) ? $this->watches->find( $claims['w'] ) : null;
		return null !== $watch && hash_equals( $watch->secret, (string) ( $claims['n'] ?? '' ) ) ? $watch : null;
	}
}
