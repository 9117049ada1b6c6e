<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Hpapi\Properties\Channel;

/**
 * How much there is, in a handful of numbers that nearly every page shows: counted once after a change,
 * then read with the autoloaded options. It does not grow with what visitors search for.
 */
final readonly class Stock {

	private const OPTION = 'hpapi_property_stock';

	/**
	 * @param array<string, int>             $counts  `{channel}:{group}` to a number of properties.
	 * @param array<string, int>             $types   `{channel}:{type slug}` to a number on the market.
	 * @param array<int, array<int, int>>    $parishes Parish to channel to a number on the market.
	 * @param BoundingBox|null               $extent  Around all that visitors may see; null where nothing has a position.
	 */
	private function __construct(
		private array $counts,
		private array $types,
		private array $parishes,
		public ?BoundingBox $extent,
	) {}

	public static function now(): self {
		$version = PropertyVersion::current();
		$kept    = get_option( self::OPTION );
		if ( ! is_array( $kept ) || $version !== ( $kept['version'] ?? null ) ) {
			// The version was read before counting: should the index change meanwhile, the next reader counts again.
			$kept = array( 'version' => $version ) + self::count();
			update_option( self::OPTION, $kept, true );
		}
		return new self( (array) $kept['counts'], (array) $kept['types'], (array) $kept['parishes'], array() === ( $kept['extent'] ?? array() ) ? null : new BoundingBox( ...$kept['extent'] ) );
	}

	public function on_market( Channel $channel ): int {
		return $this->in_group( $channel, 'available' ) + $this->in_group( $channel, 'under_offer' );
	}

	public function in_group( Channel $channel, string $group ): int {
		return $this->counts[ $channel->value . ':' . $group ] ?? 0;
	}

	/** @return array<string, int> Type slug to a number on the market, the most common first. */
	public function types( ?Channel $channel = null ): array {
		$types = array();
		foreach ( $this->types as $key => $number ) {
			[ $of, $type ] = explode( ':', $key, 2 );
			if ( null === $channel || (int) $of === $channel->value ) {
				$types[ $type ] = ( $types[ $type ] ?? 0 ) + $number;
			}
		}
		arsort( $types );
		return $types;
	}

	/** @return array<int, array<int, int>> Post id of each active parish to channel to a number on the market. */
	public function parishes(): array {
		return $this->parishes;
	}

	public function in_parish( int $parish, Channel $channel ): int {
		return $this->parishes[ $parish ][ $channel->value ] ?? 0;
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/** @return array{counts: array<string, int>, types: array<string, int>, parishes: array<int, array<int, int>>, extent: list<float>} */
	private static function count(): array {
		global $wpdb;
		$stock = array(
			'counts'   => array(),
			'types'    => array(),
			'parishes' => array(),
			'extent'   => array(),
		);
		/** @var list<array<string, string>> $groups */
		$groups = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT channel, status_group, property_type, COUNT(*) AS number FROM %i WHERE published = 1 GROUP BY channel, status_group, property_type', PropertyTable::name() ), ARRAY_A );
		foreach ( $groups as $row ) {
			$key                     = $row['channel'] . ':' . $row['status_group'];
			$stock['counts'][ $key ] = ( $stock['counts'][ $key ] ?? 0 ) + (int) $row['number'];
			if ( 'complete' !== $row['status_group'] && '' !== $row['property_type'] ) {
				$type                    = $row['channel'] . ':' . $row['property_type'];
				$stock['types'][ $type ] = ( $stock['types'][ $type ] ?? 0 ) + (int) $row['number'];
			}
		}
		// What is on the market is published; asking for that as well would read every row instead of the key by_parish.
		/** @var list<array<string, string>> $parishes */
		$parishes = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT parish_id, channel, COUNT(*) AS number FROM %i WHERE parish_id > 0 AND on_market = 1 GROUP BY parish_id, channel', PropertyTable::name() ), ARRAY_A );
		foreach ( $parishes as $row ) {
			$stock['parishes'][ (int) $row['parish_id'] ][ (int) $row['channel'] ] = (int) $row['number'];
		}
		/** @var list<string|null> $extent */
		$extent = (array) $wpdb->get_row( $wpdb->prepare( 'SELECT MIN(latitude), MIN(longitude), MAX(latitude), MAX(longitude) FROM %i WHERE published = 1', PropertyTable::name() ), ARRAY_N );
		if ( 4 === count( array_filter( $extent, is_numeric( ... ) ) ) ) {
			$stock['extent'] = array_map( floatval( ... ), $extent );
		}
		return $stock;
	}
}
