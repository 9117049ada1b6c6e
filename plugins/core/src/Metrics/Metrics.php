<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Metrics;

use Closure;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * A plugin's metrics, read from what is stored each time /metrics is requested.
 */
final readonly class Metrics implements Module {

	private const FILTER = 'hearth_hammer_metrics';

	/** @param Closure(): list<Metric> $now Requested every 15 to 60 seconds: few statements, whatever the site has. */
	public function __construct( private Closure $now ) {}

	public function register(): void {
		add_filter(
			self::FILTER,
			function ( array $sources ): array {
				$sources[] = $this;
				return $sources;
			}
		);
	}

	/** @return list<Metric> Of all plugins. */
	public static function all(): array {
		/**
		 * Where metrics come from. A plugin registers a Metrics.
		 *
		 * @param list<Metrics> $sources
		 */
		$sources = array_filter( (array) apply_filters( self::FILTER, array() ), static fn ( mixed $source ): bool => $source instanceof self );
		return array_merge( array(), ...array_map( static fn ( self $source ): array => ( $source->now )(), array_values( $sources ) ) );
	}
}
