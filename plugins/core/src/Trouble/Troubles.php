<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Trouble;

use Closure;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * A plugin's own troubles, read from what is stored each time they are asked for: what is over is not in the list.
 */
final readonly class Troubles implements Module {

	private const FILTER = 'hearth_hammer_troubles';

	/** @param Closure(): list<Trouble> $now Asked every few minutes, on the dashboard and on "Getting started": few statements. */
	public function __construct( private Closure $now ) {}

	public function register(): void {
		add_filter( self::FILTER, fn ( array $all ): array => array( ...$all, ...( $this->now )() ) );
	}

	/** @return list<Trouble> Of all plugins. */
	public static function all(): array {
		/**
		 * What the site has now. A plugin registers a Troubles.
		 *
		 * @param list<Trouble> $all
		 */
		return array_values( array_filter( (array) apply_filters( self::FILTER, array() ), static fn ( mixed $one ): bool => $one instanceof Trouble ) );
	}

	/** @return list<Trouble> Those that the current user puts right. */
	public static function of_user(): array {
		return array_values( array_filter( self::all(), static fn ( Trouble $trouble ): bool => current_user_can( $trouble->capability ) ) );
	}
}
