<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Hpapi\Properties\Channel;

/**
 * What the site's own search (`/?s=`) finds of the property on the market: in the place that was typed, or else by
 * words, street or reference. For sale and to rent apart, five statements at the most for both but for the place.
 */
final readonly class SiteSearch {

	public function __construct(
		private PropertySearch $search,
		private AreaFinder $areas,
	) {}

	/**
	 * @param string $typed Unslashed.
	 * @return list<array{channel: int, total: int, url: string, cards: list<array<string, mixed>>}> Those that find
	 *         something; cards as schemas/parts/card.json, so many at most; the address of the whole list.
	 */
	public function of( string $typed, int $count ): array {
		$found = array();
		foreach ( Channel::cases() as $channel ) {
			[ $query, $area ] = $this->query( $typed, $channel );
			$result           = null === $query ? null : $this->search->matches( $query, $area );
			if ( null === $query || null === $result || 0 === $result->total ) {
				continue;
			}
			$found[] = array(
				'channel' => $channel->value,
				'total'   => $result->total,
				'url'     => $this->areas->url()->absolute( $query->with( array( 'per_page' => '' ) ) ),
				'cards'   => array_slice( $result->cards, 0, $count ),
			);
		}
		return $found;
	}

	/** @return array{SearchQuery|null, Area|null} Null for what is neither a place nor words. */
	private function query( string $typed, Channel $channel ): array {
		$base  = array( 'trans_type' => (string) $channel->value, 'per_page' => '12' );
		$place = SearchQuery::from_request( array( ...$base, 'location' => $typed ) );
		$area  = '' === $place->location ? null : $this->areas->of( $place );
		if ( null !== $area ) {
			return array( $place, $area );
		}
		$words = SearchQuery::from_request( array( ...$base, 'keyword' => $typed ) );
		return array( isset( $words->filters['keyword'] ) ? $words : null, null );
	}
}
