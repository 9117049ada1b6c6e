<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Mail;

/**
 * Prints a file of the templates folder into a string.
 */
final class Template {

	/**
	 * @param string       $name File name without `.php`.
	 * @param object|array<string, mixed> $view What the template knows as $view.
	 */
	public static function get( string $name, object|array $view ): string {
		ob_start();
		( static function ( string $hh_template, object|array $view ): void {
			require $hh_template;
		} )( dirname( __DIR__, 2 ) . "/templates/{$name}.php", $view );
		return (string) ob_get_clean();
	}
}
