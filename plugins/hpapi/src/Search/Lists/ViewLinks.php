<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Search\SearchUrl;

/**
 * The same page of a list as a grid, as a list and as a map (LIST-01): three addresses of one search.
 */
final readonly class ViewLinks {

	public function __construct(
		private SearchQuery $query,
		private SearchUrl $urls,
	) {}

	/** @return list<array{value: string, label: string, url: string, selected: bool}> */
	public function links(): array {
		$links = array();
		foreach ( SearchQuery::VIEWS as $view ) {
			$links[] = array(
				'value'    => $view,
				'label'    => self::label( $view ),
				'url'      => $this->urls->absolute( $this->query->with( array( 'view' => $view, 'page' => (string) $this->query->page ) ) ),
				'selected' => $view === $this->query->view,
			);
		}
		return $links;
	}

	private static function label( string $view ): string {
		return match ( $view ) {
			'list' => __( 'List', 'hearth-hammer' ),
			'map' => __( 'Map', 'hearth-hammer' ),
			default => __( 'Grid', 'hearth-hammer' ),
		};
	}
}
