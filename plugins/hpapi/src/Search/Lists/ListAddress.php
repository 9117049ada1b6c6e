<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Core\Text\Scalar;
use HearthHammer\Hpapi\Search\SearchFilters;

/**
 * The parts of a list's address as they were asked for, unchecked.
 */
final readonly class ListAddress {

	/**
	 * @param string               $channel    for-sale or to-rent.
	 * @param string               $town       Slug, empty for none.
	 * @param string               $type       Slug, `property` or empty.
	 * @param string               $bedrooms   Digits, empty for none.
	 * @param string               $station    Slug, empty for none.
	 * @param bool                 $near_rail  The list of the high-speed line.
	 * @param string               $page       Digits, empty for the first.
	 * @param array<string, mixed> $parameters Those of a search alone.
	 */
	private function __construct(
		public string $channel,
		public string $town,
		public string $type,
		public string $bedrooms,
		public string $station,
		public bool $near_rail,
		public string $page,
		public array $parameters,
	) {}

	/**
	 * @param array<string, mixed> $variables  WordPress's query variables.
	 * @param array<mixed>         $parameters $_GET, unslashed.
	 */
	public static function of( array $variables, array $parameters ): self {
		$known = array_flip( array( ...SearchFilters::names(), 'trans_type', 'page' ) );
		$text  = static fn ( string $name ): string => Scalar::text( $variables[ $name ] ?? null );
		return new self(
			strtolower( $text( ListRoutes::LIST ) ),
			$text( ListRoutes::TOWN ),
			$text( ListRoutes::TYPE ),
			$text( ListRoutes::BEDROOMS ),
			$text( ListRoutes::STATION ),
			'' !== $text( ListRoutes::RAIL ),
			$text( 'paged' ),
			array_intersect_key( $parameters, $known )
		);
	}

	/** No address of ours has the channel as a parameter; only a form without JavaScript sends it. */
	public function is_from_form(): bool {
		return isset( $this->parameters['trans_type'] );
	}
}
