<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup;

use Closure;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * A plugin's own checks on "Getting started", under a heading of theirs.
 */
final readonly class SetupList implements Module {

	private const FILTER = 'hearth_hammer_setup';

	/**
	 * @param Closure(): string           $heading Translated.
	 * @param Closure(): list<SetupCheck> $checks  Asked when the page is opened, not before.
	 */
	public function __construct(
		private Closure $heading,
		private Closure $checks,
	) {}

	public function register(): void {
		add_filter(
			self::FILTER,
			function ( array $lists ): array {
				$lists[] = $this;
				return $lists;
			}
		);
	}

	/** @return array<string, list<SetupCheck>> Heading to what the current user may see of it. */
	public static function all(): array {
		/**
		 * The lists of "Getting started". A plugin registers a SetupList.
		 *
		 * @param list<SetupList> $lists
		 */
		$lists = array_filter( (array) apply_filters( self::FILTER, array() ), static fn ( mixed $list ): bool => $list instanceof self );
		$all   = array();
		foreach ( $lists as $list ) {
			$all[ ( $list->heading )() ] = array_values( array_filter( ( $list->checks )(), static fn ( SetupCheck $check ): bool => current_user_can( $check->capability ) ) );
		}
		return array_filter( $all );
	}
}
