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
		add_filter( self::FILTER, fn ( array $all ): array => array( ...$all, ...( $this->now )() ) );
	}

	/** @return list<Metric> Of all plugins. */
	public static function all(): array {
		/**
		 * What the site has now. A plugin registers a Metrics.
		 *
		 * @param list<Metric> $all
		 */
		return array_values( array_filter( (array) apply_filters( self::FILTER, array() ), static fn ( mixed $one ): bool => $one instanceof Metric ) );
	}
}
