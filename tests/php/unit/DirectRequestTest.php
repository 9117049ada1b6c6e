<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Unit;

use FilesystemIterator;
use HearthHammer\Tests\PhpServer;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Every PHP file of plugins and theme, asked by HTTP as a stranger can who knows where plugins lie.
 */
final class DirectRequestTest extends TestCase {

	#[TestDox( '[SEC-04] A file that is asked directly says nothing: no fault, and no path of the server' )]
	public function test_files_say_nothing(): void {
		$root   = dirname( __DIR__, 3 );
		$server = new PhpServer( $root . '/tests/php/direct-router.php', array() );
		if ( ! $server->is_running() ) {
			self::markTestSkipped( 'PHP in WebAssembly starts no server.' );
		}
		$asked = 0;
		$said  = array();
		try {
			foreach ( self::files( $root ) as $path ) {
				$body = file_get_contents( "http://{$server->address}/" . implode( '/', array_map( rawurlencode( ... ), explode( '/', $path ) ) ), false, stream_context_create( array( 'http' => array( 'ignore_errors' => true, 'timeout' => 20 ) ) ) );
				++$asked;
				if ( '' !== $body ) {
					$said[] = "{$path}: " . mb_substr( trim( wordwrap( strip_tags( (string) $body ) ) ), 0, 160 );
				}
			}
		} finally {
			$server->stop();
		}
		self::assertGreaterThan( 1000, $asked );
		self::assertSame( array(), $said );
	}

	/** @return iterable<string> From the root. */
	private static function files( string $root ): iterable {
		foreach ( array( 'plugins', 'theme' ) as $folder ) {
			foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "{$root}/{$folder}", FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				assert( $file instanceof SplFileInfo );
				$path = substr( $file->getPathname(), strlen( $root ) + 1 );
				// Packages have no tests.
				if ( 'php' === $file->getExtension() && ! str_contains( $path, '/tests/' ) ) {
					yield $path;
				}
			}
		}
	}
}
