<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Sending;

/**
 * Prints a file of templates/saved-searches into a string.
 */
final class Template {

	/**
	 * @param string               $name File name without `.php`.
	 * @param array<string, mixed> $view What the template knows as $view.
	 */
	public static function get( string $name, array $view ): string {
		ob_start();
		( static function ( string $hh_template, array $view ): void {
			require $hh_template;
		} )( dirname( __DIR__, 3 ) . "/templates/saved-searches/{$name}.php", $view );
		return (string) ob_get_clean();
	}
}
