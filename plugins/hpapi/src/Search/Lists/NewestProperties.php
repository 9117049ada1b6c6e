<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Properties\Status;
use HearthHammer\Hpapi\Search\Area;
use HearthHammer\Hpapi\Search\AreaFinder;
use HearthHammer\Hpapi\Search\PropertySearch;
use HearthHammer\Hpapi\Search\SearchQuery;

/**
 * The newest properties on the market or complete, of everywhere or of one parish, and those that an editor chose.
 */
final readonly class NewestProperties {

	public const MOST = 24;

	public function __construct(
		private PropertySearch $search,
		private AreaFinder $areas,
	) {}

	/** @return list<array<string, mixed>> As card.json. */
	public function everywhere( Channel $channel, int $count ): array {
		return $this->search->newest( new SearchQuery( $channel ), self::within_limits( $count ) );
	}

	/** @return list<array<string, mixed>> As card.json; none of other places where the parish has none. */
	public function in_parish( Parish $parish, Channel $channel, int $count ): array {
		return 0 === $this->count_in_parish( $parish, $channel )
			? array()
			: $this->search->newest( new SearchQuery( $channel, $parish->name ), self::within_limits( $count ), Area::of_parish( $parish ) );
	}

	/** @return list<array<string, mixed>> As card.json: those sold or let, or agreed to be, of one parish or of all. */
	public function complete( ?Parish $parish, Channel $channel, int $count ): array {
		$query = new SearchQuery( $channel, $parish->name ?? '', array( 'status_group' => 'complete' ) );
		return $this->search->newest( $query, self::within_limits( $count ), null === $parish ? null : Area::of_parish( $parish ) );
	}

	/**
	 * Those that somebody chose, in their order.
	 *
	 * @param list<int> $ids
	 * @return list<array<string, mixed>> As card.json; without those that are not on the market.
	 */
	public function of_ids( array $ids ): array {
		return array_values( array_filter( $this->search->cards_of( $ids ), static fn ( array $card ): bool => Status::from( (string) $card['status'] )->on_market() ) );
	}

	public function count_in_parish( Parish $parish, Channel $channel ): int {
		return Stock::now()->in_parish( $parish->id, $channel );
	}

	/** The address of the whole list of a parish. */
	public function url_of_parish( Parish $parish, Channel $channel ): string {
		return $this->areas->url( $parish )->absolute( new SearchQuery( $channel, $parish->name ) );
	}

	private static function within_limits( int $count ): int {
		return max( 1, min( self::MOST, $count ) );
	}
}
