<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Visitor;

use HearthHammer\Core\Subscription\SubscriptionTokens;
use HearthHammer\Hpapi\SavedSearches\SavedSearch;
use HearthHammer\Hpapi\SavedSearches\SavedSearchRepository;
use HearthHammer\Hpapi\SavedSearches\Search\StoredQuery;

/**
 * Signed addresses: whoever reads the mail may do what the address is for, and nothing else.
 */
final readonly class SavedSearchLinks {

	/** Mails are kept for long; leaving must work from an old one too. */
	private const LASTING_SECONDS = 2 * YEAR_IN_SECONDS;

	public function __construct(
		private SubscriptionTokens $tokens,
		private SavedSearchRepository $searches,
	) {}

	public function confirm( SavedSearch $search ): string {
		return $this->address( 'confirm', $search, SubscriptionTokens::CONFIRM_SECONDS );
	}

	/** Shows every search of the address. */
	public function manage( SavedSearch $search ): string {
		return $this->address( 'manage', $search, self::LASTING_SECONDS );
	}

	public function unsubscribe( SavedSearch $search ): string {
		return $this->address( 'unsubscribe', $search, self::LASTING_SECONDS );
	}

	/**
	 * The search that a token is for; null for one that is forged, too old, for another purpose, or of a search that
	 * is gone.
	 *
	 * @param string $page confirm, manage or unsubscribe.
	 */
	public function search( string $page, string $token ): ?SavedSearch {
		$claims = $this->tokens->open( $page, $token );
		$search = is_int( $claims['s'] ?? null ) ? $this->searches->find( $claims['s'] ) : null;
		return null !== $search && hash_equals( $search->secret, (string) ( $claims['n'] ?? '' ) ) ? $search : null;
	}

	private function address( string $page, SavedSearch $search, int $seconds ): string {
		$claims = array(
			's' => $search->id,
			'n' => $search->secret,
		);
		return home_url( "/saved-searches/{$page}/" . $this->tokens->sign( $page, $claims, $seconds ) . '/' );
	}

	/** The form that saves a search, where there is no JavaScript or no list. */
	public static function form( StoredQuery $stored ): string {
		return add_query_arg( array_map( rawurlencode( ... ), $stored->parameters() ), home_url( '/saved-searches/new/' ) );
	}
}
