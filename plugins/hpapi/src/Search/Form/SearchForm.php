<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Form;

use HearthHammer\Core\Island\Island;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Search\Lists\CurrentList;
use HearthHammer\Hpapi\Search\Lists\ListHeading;
use HearthHammer\Hpapi\Search\SearchQuery;

/**
 * Prints the search form: the island search-form with templates/search-form.php in it.
 */
final readonly class SearchForm {

	public function __construct(
		private ParishRepository $parishes,
		private CurrentList $current,
	) {}

	/** @param array<string, mixed> $attributes Of the block: variant, channel. */
	public function html( array $attributes ): string {
		$props = $this->view( $attributes )->props();
		return Island::get(
			'search-form',
			$props,
			static function () use ( $props ): void {
				require dirname( __DIR__, 3 ) . '/templates/search-form.php';
			},
			// The tab and the search of last time: src/islands/search-form/rules/memory.ts.
			array( 'hh_search_tab', 'hh_recent_search' )
		);
	}

	/** @param array<string, mixed> $attributes */
	public function view( array $attributes ): SearchFormView {
		$page    = $this->current->page();
		$channel = Channel::tryFrom( is_numeric( $attributes['channel'] ?? null ) ? (int) $attributes['channel'] : 0 );
		$query   = $page->result->query ?? new SearchQuery( $channel ?? Channel::Sales );
		return new SearchFormView(
			'bar' === ( $attributes['variant'] ?? '' ) ? 'bar' : 'hero',
			$query,
			$this->parishes->active_names(),
			$page?->suggestion(),
			null !== $page?->result->area && $query->is_near_rail_or_station() ? ucfirst( ListHeading::near( $page->result->area ) ) : ''
		);
	}
}
