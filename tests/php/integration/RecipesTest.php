<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use FilesystemIterator;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * The documentation's recipes: what they name is there, and they name every file that the last one of its kind is in.
 */
final class RecipesTest extends IntegrationTestCase {

	private const ROOT = __DIR__ . '/../../..';

	/** @return array<string, array{string, string, string, string, string}> */
	public static function recipes(): array {
		return array(
			'a filter of catalogues' => array( 'docs/auctions.md', '/^### Adding a filter\n.*?(?=\n#)/ms', 'plugins/auctions', '/[\'"]maxKeepers[\'"]/', '#/(src|schemas)/|LotSearchTest#' ),
			'a platform'             => array( 'docs/platform.md', '/^## Another platform\n.*/ms', 'plugins/auctions', '/\bBIDJS\b|\'bidjs\'/', '#/(src|schemas)/#' ),
			'a block'                => array( 'docs/islands.md', '/^### A server-only block\n.*?(?=\n## )/ms', 'plugins', '/function (renderers|blocks)\(/', '#/src/(PageBlocks|Plugin|Core)\.php$#' ),
			'a search filter'        => array( 'docs/search.md', '/^## Adding a filter\n.*?(?=\n## )/ms', 'plugins/hpapi', '/[\'"]garden[\'"]/', '#/src/Search/SearchFilters|IndexColumns|parts/search\.json|FilterTest#' ),
		);
	}

	#[DataProvider( 'recipes' )]
	#[TestDox( 'The recipe for $_dataName names files that exist, and every file that one is in' )]
	public function test_recipe( string $document, string $part, string $folder, string $example, string $where ): void {
		self::assertSame( 1, preg_match( $part, (string) file_get_contents( self::ROOT . "/{$document}" ), $found ) );
		preg_match_all( '/`([^`\s<…]+)`/', $found[0], $names );
		foreach ( preg_grep( '#\.(json|php|tsx?|css|mjs)$#', $names[1] ) ?: array() as $path ) {
			if ( str_contains( $path, '/' ) && ! str_starts_with( $path, 'schemas/' ) ) {
				self::assertFileExists( self::ROOT . "/{$path}", "{$document} names it." );
			}
		}
		$missing = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::ROOT . "/{$folder}", FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$path = str_replace( self::ROOT . '/', '', (string) $file );
			if ( 1 !== preg_match( $where, $path ) || 1 !== preg_match( $example, (string) file_get_contents( (string) $file ) ) ) {
				continue;
			}
			$name = basename( $path, '.php' );
			// Several plugins have one of that name.
			$word = in_array( $name, array( 'Plugin', 'PageBlocks' ), true ) ? ucfirst( basename( dirname( $path, 2 ) ) ) . '\\' . $name : $name;
			if ( ! str_contains( $found[0], $word ) && ! str_contains( $found[0], basename( $path ) ) ) {
				$missing[] = $path;
			}
		}
		self::assertSame( array(), $missing, "{$document} does not name them." );
	}
}
