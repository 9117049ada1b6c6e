<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching\Searches;

use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Watching\AskToWatch;
use HearthHammer\Auctions\Watching\Watch;
use HearthHammer\Auctions\Watching\WatchPages;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Form\FormFields;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * Searches on the pages of watching: the form that asks for alerts, and each search in the lists of what is watched.
 */
final readonly class SearchPages {

	public function __construct(
		private AskToWatch $asking,
		private WatchedSearches $searches,
		private LotAlertWords $words,
		private FormToken $form_token,
	) {}

	/**
	 * @param array<mixed>      $query  Parameters of the address.
	 * @param array<mixed>|null $fields Null of a GET.
	 */
	public function ask( array $query, ?array $fields, int $now ): TemplatePage {
		$refused = null;
		if ( is_string( $fields['token'] ?? null ) && '' !== $fields['token'] ) {
			try {
				return WatchPages::message( 200, __( 'Check your email', 'hearth-hammer' ), $this->asking->ask( $fields, $now ) );
			} catch ( VisitorError $fault ) {
				$refused = $fault;
			} catch ( WriteFailed ) {
				$refused = AskToWatch::not_kept();
			}
		}
		$search = WatchedSearch::from_request( $fields ?? $query );
		if ( null === $search ) {
			return WatchPages::message( 404, __( 'Email alerts for lots', 'hearth-hammer' ), __( 'Choose “Email alerts” on the page of an auction or a search of lots.', 'hearth-hammer' ) );
		}
		// From a sale's page a visitor may also follow all sales: the sale stays on offer after an error.
		$sale = SaleRecord::of( absint( is_scalar( $fields['from'] ?? null ) ? $fields['from'] : $search->sale ) );
		return WatchPages::show(
			$refused->status ?? 200,
			__( 'Email alerts for lots', 'hearth-hammer' ),
			'page-search',
			array(
				'words'  => $this->words->of( $search ),
				'hidden' => array_diff_key( $search->fields(), array( 'sale' => 1 ) ) + array( 'from' => (string) ( $sale?->id() ?? 0 ) ),
				'scopes' => self::scopes( $search, $sale ),
				'sale'   => $search->sale,
				'token'  => $this->form_token->issue(),
				'error'  => $refused->sentence ?? '',
				'chosen' => is_string( $fields['frequency'] ?? null ) ? $fields['frequency'] : Frequency::Daily->value,
				'fields' => new FormFields( 'hh-watching', $fields ?? array(), $refused->fields ?? array() ),
			)
		);
	}

	/**
	 * Where a search can look: in the sale that the visitor comes from, and in all coming ones.
	 *
	 * @return array<int, string> Sale to its words; 0 for all.
	 */
	public static function scopes( WatchedSearch $search, ?SaleRecord $sale ): array {
		/* translators: %s: name of a business, e.g. "car auctions" */
		$all = sprintf( __( 'All upcoming %s', 'hearth-hammer' ), lcfirst( $search->business->label ) );
		return ( null !== $sale && WatchedSearch::is_open( $sale ) ? array( $sale->id() => $sale->title() ) : array() ) + array( 0 => $all );
	}

	/**
	 * @param bool $is_waiting Those that wait for the owner of the address alone.
	 * @return array<string, array{id: int, words: string, url: string, about: string, image: string}>
	 */
	public function items( Watch $watch, bool $is_waiting = false ): array {
		$items = array();
		foreach ( $this->searches->of( $watch ) as $search ) {
			if ( ! $is_waiting || 0 === $search->counts_from ) {
				$items[ "search-{$search->id}" ] = array(
					'id'    => $search->id,
					'words' => $is_waiting ? $this->words->in_mail( $search ) : $this->words->of( $search ),
					'url'   => $search->url(),
					'about' => LotAlertWords::scope( $search ),
					'image' => '',
				);
			}
		}
		return $items;
	}

	public function remove( Watch $watch, int $id ): void {
		$this->searches->remove( $watch, $id );
	}
}
