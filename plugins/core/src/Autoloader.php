<?php

declare( strict_types=1 );

namespace HearthHammer\Core;

/**
 * PSR-4 autoloading without Composer, so that a site runs from the zips alone.
 */
final class Autoloader {

	/** @var array<string, string> Namespace prefix (with its trailing backslash) to folder. */
	private static array $folders = array();

	/**
	 * Loads every class below a namespace prefix from a folder.
	 *
	 * @param string $prefix Namespace with a trailing backslash, e.g. `HearthHammer\Hpapi\`.
	 * @param string $folder Absolute path without a trailing slash.
	 */
	public static function add( string $prefix, string $folder ): void {
		if ( array() === self::$folders ) {
			spl_autoload_register( self::load( ... ) );
		}
		self::$folders[ $prefix ] = $folder;
	}

	private static function load( string $class_name ): void {
		foreach ( self::$folders as $prefix => $folder ) {
			if ( ! str_starts_with( $class_name, $prefix ) ) {
				continue;
			}
			$path = $folder . '/' . str_replace( '\\', '/', substr( $class_name, strlen( $prefix ) ) ) . '.php';
			if ( is_file( $path ) ) {
				require_once $path;
				return;
			}
		}
	}
}
