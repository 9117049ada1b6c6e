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

	/** @param array<string, mixed> $attributes `channel` 1 or 2, `parish` a name or slug (empty for all), `limit`. */
	public function newest( array $attributes ): string {
		$block = new BlockAttributes( $attributes );
		if ( ! $block->names_a_parish() ) {
			return PropertyCards::group( $this->newest->everywhere( $block->channel(), $block->limit() ), 'hh-cards' );
		}
		// An editor who wrote a place above the block wants none of other places in it.
		$parish = $block->parish( $this->parishes );
		return null === $parish ? '' : PropertyCards::group( $this->newest->in_parish( $parish, $block->channel(), $block->limit() ), 'hh-cards' );
	}

	/** @param array<string, mixed> $attributes `channel` 1 or 2, `limit`. The first of them is large. */
	public function featured( array $attributes ): string {
		$block = new BlockAttributes( $attributes );
		return PropertyCards::group( $this->newest->everywhere( $block->channel(), min( self::MOST_FEATURED, $block->limit( self::FEATURED ) ) ), 'hh-lead-cards' );
	}
}
