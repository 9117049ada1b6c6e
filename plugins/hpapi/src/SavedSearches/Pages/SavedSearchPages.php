<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Pages;

use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Subscription\SubscriptionState;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\SavedSearches\SavedSearch;
use HearthHammer\Hpapi\SavedSearches\SavedSearchRepository;
use HearthHammer\Hpapi\SavedSearches\Search\QueryAreas;
use HearthHammer\Hpapi\SavedSearches\Search\QueryLabel;
use HearthHammer\Hpapi\SavedSearches\Search\QueryRepository;
use HearthHammer\Hpapi\SavedSearches\Visitor\ManageSearches;
use HearthHammer\Hpapi\SavedSearches\Visitor\SavedSearchLinks;
use HearthHammer\Hpapi\SavedSearches\Visitor\SaveSearch;
use HearthHammer\Hpapi\Search\SearchQuery;

/**
 * What the pages under /saved-searches/ answer. A GET changes nothing, ever: mail scanners open every link.
 */
final readonly class SavedSearchPages {

	public function __construct(
		private SaveSearch $saving,
		private ManageSearches $managing,
		private SavedSearchLinks $links,
		private SavedSearchRepository $searches,
		private QueryRepository $queries,
		private QueryAreas $areas,
		private FormToken $token,
	) {}

	/**
	 * @param string       $page   new, confirm, manage or unsubscribe.
	 * @param array<mixed> $query  $_GET, unslashed.
	 * @param array<mixed> $fields $_POST, unslashed; null of a GET.
	 */
	public function answer( string $page, string $token, array $query, ?array $fields, int $now ): SavedSearchPage {
		if ( 'new' === $page ) {
			return null === $fields ? $this->form( $query, array() ) : $this->save( $fields, $now );
		}
		$search = $this->links->search( $page, $token );
		if ( null === $search ) {
			return new SavedSearchPage( 404, __( 'This link no longer works', 'hearth-hammer' ), 'page-gone' );
		}
		return match ( $page ) {
			'confirm' => $this->confirm( $search, null !== $fields, $now ),
			'unsubscribe' => $this->unsubscribe( $search, null !== $fields, $now ),
			default => $this->manage( $search, $fields, $now ),
		};
	}

	/**
	 * The form for a browser without JavaScript.
	 *
	 * @param array<mixed> $search Parameters of the search.
	 * @param array<mixed> $fields What was sent, where it has to be sent again.
	 */
	private function form( array $search, array $fields, ?VisitorError $refused = null ): SavedSearchPage {
		$stored = $this->areas->store( SearchQuery::from_request( $search ) );
		return new SavedSearchPage(
			$refused->status ?? 200,
			__( 'Email alerts for this search', 'hearth-hammer' ),
			'page-form',
			array(
				'label'       => QueryLabel::of( $stored->query, $this->areas->of( $stored ) ),
				'search'      => $stored->parameters(),
				'list_url'    => $this->areas->url( $stored ),
				'token'       => $this->token->issue(),
				'error'       => $refused->sentence ?? '',
				'email'       => is_string( $fields['email'] ?? null ) ? $fields['email'] : '',
				'frequency'   => is_string( $fields['frequency'] ?? null ) ? $fields['frequency'] : Frequency::Daily->value,
				'price_drops' => array() === $fields || '1' === ( $fields['price_drops'] ?? '' ),
				'frequencies' => Frequency::options(),
			)
		);
	}

	/** @param array<mixed> $fields */
	private function save( array $fields, int $now ): SavedSearchPage {
		$text   = static fn ( string $name ): string => is_string( $fields[ $name ] ?? null ) ? $fields[ $name ] : '';
		$search = is_array( $fields['search'] ?? null ) ? $fields['search'] : array();
		try {
			$said = $this->saving->save( $text( 'token' ), $text( 'email' ), $text( 'frequency' ), '1' === $text( 'price_drops' ), $search, $text( 'website' ), $now );
		} catch ( VisitorError $refused ) {
			return $this->form( $search, $fields, $refused );
		}
		$stored = $this->areas->store( SearchQuery::from_request( $search ) );
		return new SavedSearchPage( 200, __( 'Check your email', 'hearth-hammer' ), 'page-message', array( 'message' => $said, 'url' => $this->areas->url( $stored ), 'way' => __( 'Back to results', 'hearth-hammer' ) ) );
	}

	private function confirm( SavedSearch $search, bool $is_pressed, int $now ): SavedSearchPage {
		if ( $is_pressed && $this->searches->confirm( $search->id, $now ) || SubscriptionState::Active === $search->state || SubscriptionState::Paused === $search->state ) {
			/* translators: %s: how often, e.g. "once a day, in the morning" */
			$message = sprintf( __( 'You’ll hear from us %s, when a property matches.', 'hearth-hammer' ), $search->frequency->phrase() );
			return new SavedSearchPage( 200, __( 'Your search is saved', 'hearth-hammer' ), 'page-done', $this->view( $search, $message ) );
		}
		if ( SubscriptionState::Ended === $search->state ) {
			return new SavedSearchPage( 200, __( 'This saved search has ended', 'hearth-hammer' ), 'page-done', array( ...$this->view( $search, __( 'You can save it again from the search results.', 'hearth-hammer' ) ), 'manage_url' => '' ) );
		}
		return new SavedSearchPage(
			200,
			__( 'Confirm your saved search', 'hearth-hammer' ),
			'page-button',
			$this->view( $search, '' ) + array(
				'intro'  => __( 'Select the button and we’ll email you when a property matches this search.', 'hearth-hammer' ),
				'button' => __( 'Confirm my alerts', 'hearth-hammer' ),
			)
		);
	}

	/** Also what mail programs send by themselves (RFC 8058): a POST without cookies, to which 200 is the answer. */
	private function unsubscribe( SavedSearch $search, bool $is_pressed, int $now ): SavedSearchPage {
		if ( $is_pressed ) {
			$this->searches->end( $search->id, $now );
		}
		if ( $is_pressed || SubscriptionState::Ended === $search->state ) {
			return new SavedSearchPage( 200, __( 'You’ve stopped alerts for this search', 'hearth-hammer' ), 'page-done', $this->view( $search, __( 'Your other saved searches, if you have any, have not changed.', 'hearth-hammer' ) ) );
		}
		return new SavedSearchPage(
			200,
			__( 'Stop alerts for this search?', 'hearth-hammer' ),
			'page-button',
			$this->view( $search, '' ) + array(
				'intro'  => __( 'Select the button and we won’t email you about this search again.', 'hearth-hammer' ),
				'button' => __( 'Stop alerts', 'hearth-hammer' ),
			)
		);
	}

	/** @param array<mixed>|null $fields */
	private function manage( SavedSearch $owner, ?array $fields, int $now ): SavedSearchPage {
		$done  = null === $fields ? '' : $this->managing->change( $owner, $fields, $now );
		$items = array();
		foreach ( $this->searches->of_address( $owner->email_hash ) as $search ) {
			$query = SubscriptionState::Ended === $search->state && $search->id !== $owner->id ? null : $this->queries->find( $search->query_id );
			if ( null !== $query ) {
				$items[] = array(
					'search' => $search,
					'url'    => $this->areas->url( $query ),
				);
			}
		}
		return new SavedSearchPage( 200, __( 'Your saved searches', 'hearth-hammer' ), 'page-manage', array( 'items' => $items, 'done' => $done, 'email' => $owner->email, 'frequencies' => Frequency::options() ) );
	}

	/** @return array{label: string, url: string, manage_url: string, message: string} */
	private function view( SavedSearch $search, string $message ): array {
		$query = $this->queries->find( $search->query_id );
		return array(
			'label'      => $search->label,
			'url'        => null === $query ? home_url( '/' ) : $this->areas->url( $query ),
			'manage_url' => $this->links->manage( $search ),
			'message'    => $message,
		);
	}
}
