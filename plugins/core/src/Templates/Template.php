<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Templates;

/**
 * Prints a file of a plugin's templates folder into a string; the file knows what it needs as $view and nothing else.
 */
final readonly class Template {

	/** @param string $folder Of the templates, without a slash at its end. */
	public function __construct( private string $folder ) {}

	/**
	 * @param string                      $name File name without `.php`.
	 * @param object|array<string, mixed> $view
	 */
	public function get( string $name, object|array $view ): string {
		ob_start();
		( static function ( string $hh_template, object|array $view ): void {
			require $hh_template;
		} )( "{$this->folder}/{$name}.php", $view );
		return (string) ob_get_clean();
	}
}
