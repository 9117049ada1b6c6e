<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Lists;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * How many rows a person wants on a page of our lists. WordPress asks for it before the menu is made.
 */
final class RowsPerPage implements Module {

	/** Meta of the user, for all lists. */
	public const OPTION = 'hh_lists_per_page';

	/** More make a page that no browser likes. */
	private const MOST = 200;

	public function register(): void {
		add_filter( 'set_screen_option_' . self::OPTION, static fn ( mixed $keep, string $option, mixed $rows ): int|false => is_numeric( $rows ) && (int) $rows >= 1 && (int) $rows <= self::MOST ? (int) $rows : false, 10, 3 );
	}
}
