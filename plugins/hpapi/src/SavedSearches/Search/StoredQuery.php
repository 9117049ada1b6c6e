<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Search;

use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Search\SearchQuery;

/**
 * A search as it is kept: only what decides what is found, in one order, so that two people who look for the same
 * share a row.
 */
final readonly class StoredQuery {

	/** How results are shown, not which. */
	private const SHOWN = array( 'sort_by', 'page', 'per_page', 'view' );

	private function __construct(
		public SearchQuery $query,
		public int $place_parish,
	) {}

	/**
	 * @param Parish|null $parish   That its location names: it means that one also while nothing is on the market there.
	 * @param bool        $has_area Whether the location means anything; else the search is for everywhere, and says so.
	 */
	public static function of( SearchQuery $query, ?Parish $parish, bool $has_area ): self {
		$changes = array(
			'sort_by'          => 'newest',
			'include_complete' => '',
			// What is sold is no news.
			'status_group'     => 'available' === ( $query->filters['status_group'] ?? '' ) ? 'available' : '',
		);
		if ( ! $has_area ) {
			$changes += array( 'location' => '', 'radius' => '' );
		}
		if ( null !== $parish ) {
			$changes['location'] = $parish->name;
		}
		return new self( $query->with( $changes ), $parish->id ?? 0 );
	}

	/** @param array<string, string|null> $row Of the table. */
	public static function from_row( array $row ): self {
		$kept = json_decode( (string) $row['parameters'], true );
		return new self( SearchQuery::from_request( is_array( $kept ) ? $kept : array() ), (int) $row['place_parish'] );
	}

	/** @return array<string, string> Those that are not at their default. */
	public function parameters(): array {
		$default = new SearchQuery();
		$differs = array_diff_assoc( array( ...$this->query->fields(), ...$this->query->context() ), array( ...$default->fields(), ...$default->context() ) );
		$kept    = array_diff_key( $differs, array_flip( self::SHOWN ) );
		ksort( $kept );
		return $kept;
	}

	public function json(): string {
		return (string) wp_json_encode( (object) $this->parameters() );
	}

	public function hash(): string {
		return sha1( $this->place_parish . '|' . $this->json() );
	}
}
