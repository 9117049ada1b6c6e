<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Form;

use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Search\Lists\CurrentList;
use HearthHammer\Hpapi\Search\Area;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\SavedSearches\Search\QueryAreas;
use HearthHammer\Hpapi\SavedSearches\Search\QueryLabel;
use HearthHammer\Hpapi\SavedSearches\Visitor\SavedSearchLinks;

/**
 * The button on a list that saves its search: an island, and a link to a plain form where there is no JavaScript.
 */
final readonly class SaveSearchForm {

	public function __construct( private QueryAreas $areas ) {}

	/** The block save-search: the search of the page's list; empty where the page is none. */
	public function of_list( CurrentList $current ): string {
		$found = $current->page()?->result;
		return match ( true ) {
			null === $found => '',
			'complete' === ( $found->query->filters['status_group'] ?? '' ) => $this->way_to_market( $found->query, $found->area ),
			default => $this->html( $found->query, $found->area ),
		};
	}

	/** What is sold or let brings nothing new to tell: there, the same search for what is to be had. */
	private function way_to_market( SearchQuery $query, ?Area $area ): string {
		return sprintf(
			'<div class="hh-save-search"><a class="hh-button hh-button--small hh-save-search__open" href="%s">%s</a></div>',
			esc_url( $this->areas->url( $this->areas->store_in( $query, $area ) ) ),
			esc_html( Channel::Sales === $query->channel ? __( 'See property for sale', 'hearth-hammer' ) : __( 'See property to rent', 'hearth-hammer' ) )
		);
	}

	/** @param Area|null $area Where the list looked: asking for it again would cost a statement. */
	public function html( SearchQuery $query, ?Area $area ): string {
		$props = $this->props( $query, $area );
		return Island::get(
			'save-search',
			$props,
			static function () use ( $props ): void {
				require dirname( __DIR__, 3 ) . '/templates/save-search.php';
			},
			array()
		);
	}

	/** @return array<string, mixed> As schemas/save-search-props.json. */
	private function props( SearchQuery $query, ?Area $area ): array {
		$stored = $this->areas->store_in( $query, $area );
		$place  = $stored->place_parish > 0 ? $this->areas->of( $stored ) : $area;
		return array(
			'label'       => QueryLabel::of( $stored->query, $place ),
			'base_label'  => QueryLabel::of( $stored->query->with( array( 'polygon' => '', 'bounds' => '' ) ), $place ),
			'area_labels' => array(
				'polygon' => QueryLabel::part( 'polygon', '', $stored->query ),
				'bounds'  => QueryLabel::part( 'bounds', '', $stored->query ),
			),
			'search'      => (object) $stored->parameters(),
			'page_url'    => SavedSearchLinks::form( $stored ),
			'token_url'   => rest_url( 'hpapi/v1/saved-searches/token' ),
			'save_url'    => rest_url( 'hpapi/v1/saved-searches' ),
			'frequencies' => Frequency::options(),
			'frequency'   => Frequency::Daily->value,
		);
	}
}
