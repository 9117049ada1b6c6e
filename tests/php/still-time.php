<?php
/**
 * `time()` of our own code and tests: PHP looks for a function in the namespace first. It stands still while a test runs
 * (TestClock), so that no day, hour or window ends between two of a test's lines.
 *
 * @package HearthHammer
 */

// phpcs:disable Squiz.PHP.Eval, WordPress.PHP.DevelopmentFunctions, Generic.PHP.ForbiddenFunctions -- A function cannot be declared in a namespace that is known only at run time.

declare( strict_types=1 );

( static function (): void {
	$root       = dirname( __DIR__, 2 );
	$namespaces = array();
	foreach ( array( 'plugins', 'theme', 'tests/php' ) as $folder ) {
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "{$root}/{$folder}", FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( $file instanceof SplFileInfo && 'php' === $file->getExtension() && 1 === preg_match( '/^namespace (HearthHammer(?:\\\\\w+)*);$/m', (string) file_get_contents( $file->getPathname(), false, null, 0, 2000 ), $found ) ) {
				$namespaces[ $found[1] ] = true;
			}
		}
	}
	unset( $namespaces['HearthHammer\Tests'] );
	foreach ( array_keys( $namespaces ) as $namespace ) {
		eval( "namespace {$namespace} { function time(): int { return \\HearthHammer\\Tests\\TestClock::now(); } }" );
	}
} )();
