<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Search\Lists\NewestProperties;

/**
 * The blocks property-list and featured-properties. Both return HTML; empty where nothing matches.
 */
final readonly class PropertyLists {

	private const MOST_FEATURED = 12;

	/** One large and two beside it. */
	private const FEATURED = 3;

	public function __construct(
		private NewestProperties $newest,
		private ParishRepository $parishes,
	) {}

	/** @param array<string, mixed> $attributes `channel` 1 or 2, `parish` a name or slug (empty for all), `limit`, `complete` for those sold or let. */
	public function newest( array $attributes ): string {
		$block  = new BlockAttributes( $attributes );
		$parish = $block->parish( $this->parishes );
		// An editor who wrote a place above the block wants none of other places in it.
		if ( null === $parish && $block->names_a_parish() ) {
			return '';
		}
		$cards = match ( true ) {
			$block->is( 'complete' ) => $this->newest->complete( $parish, $block->channel(), $block->limit() ),
			null !== $parish => $this->newest->in_parish( $parish, $block->channel(), $block->limit() ),
			default => $this->newest->everywhere( $block->channel(), $block->limit() ),
		};
		return PropertyCards::group( $cards, 'hh-cards' );
	}

	/**
	 * Those that an editor chose, while they are on the market; the newest fill up. The first of them is large.
	 *
	 * @param array<string, mixed> $attributes `properties` post ids, `channel` 1 or 2, `limit`.
	 */
	public function featured( array $attributes ): string {
		$block  = new BlockAttributes( $attributes );
		$limit  = max( 1, min( self::MOST_FEATURED, $block->limit( self::FEATURED ) ) );
		$chosen = $this->newest->of_ids( array_slice( $block->ids( 'properties' ), 0, self::MOST_FEATURED ) );
		$newest = count( $chosen ) < $limit ? $this->newest->everywhere( $block->channel(), $limit ) : array();
		$cards  = array_column( $chosen, null, 'id' ) + array_column( $newest, null, 'id' );
		return PropertyCards::group( array_slice( array_values( $cards ), 0, max( $limit, count( $chosen ) ) ), 'hh-lead-cards' );
	}
}
