<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use FilesystemIterator;
use HearthHammer\Auctions\Platform\Records\RecordReader;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Tests\IntegrationTestCase;
use PhpToken;
use PHPUnit\Framework\Attributes\TestDox;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * What an import says to staff can be translated: read from the code, so that a new sentence cannot be forgotten.
 */
final class ImportWordsTest extends IntegrationTestCase {

	/** Calls whose text is shown to staff. */
	private const SAYING = array( 'Problem', 'InvalidFeed', 'PictureRefused', 'PlatformFailed', 'error', 'warning', 'warn', 'refuse' );

	private const TRANSLATING = array( '__', '_n', '_x', '_nx' );

	#[TestDox( '[FEED-02] Every sentence of an import about what is wrong is a whole one that can be translated' )]
	public function test_code(): void {
		$found = array();
		$seen  = 0;
		foreach ( array( 'core/src/Sync', 'core/src/Media', 'hpapi/src/Feeds', 'auctions/src/Platform' ) as $folder ) {
			foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( dirname( __DIR__, 3 ) . "/plugins/{$folder}", FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				// WP-CLI speaks English, and so do commands.
				$code = str_ends_with( $file->getPathname(), 'Command.php' ) ? '' : (string) file_get_contents( $file->getPathname() );
				foreach ( self::sentences( $code ) as [ $sentence, $is_translated ] ) {
					++$seen;
					if ( ! $is_translated ) {
						$found[] = basename( $file->getPathname() ) . ": {$sentence}";
					}
				}
			}
		}
		self::assertGreaterThan( 60, $seen );
		self::assertSame( array(), $found );
	}

	#[TestDox( '[FEED-02] Place, name and sentence of a problem come in the office’s language' )]
	public function test_words(): void {
		$welsh = array( 'line %d' => 'llinell %d', 'is empty' => 'yn wag', 'the file is empty' => 'mae’r ffeil yn wag' );
		add_filter( 'gettext', static fn ( string $text, string $english ): string => $welsh[ $english ] ?? $text, 10, 2 );
		self::assertSame( 'llinell 3, PRICE: x', (string) new Problem( 3, 'PRICE', 'x' ) );
		self::assertSame( 'mae’r ffeil yn wag', ( new InvalidFeed( __( 'the file is empty', 'hearth-hammer' ) ) )->getMessage() );
		$in = new RecordReader( array( 'title' => '' ), 7, 'lot 12A' );
		$in->text( 'title', 50, true );
		self::assertSame( 'llinell 7, title: lot 12A: yn wag', (string) $in->problems()[0] );
	}

	/** @return list<array{string, bool}> Texts within calls that say something to staff, and whether they are translated. */
	private static function sentences( string $code ): array {
		$calls = array();
		$last  = '';
		$found = array();
		foreach ( PhpToken::tokenize( $code ) as $token ) {
			if ( $token->is( array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ) ) ) {
				continue;
			}
			if ( '(' === $token->text ) {
				$calls[] = $last;
			} elseif ( ')' === $token->text ) {
				array_pop( $calls );
			} elseif ( $token->is( array( T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE ) ) && 1 === preg_match( '/[a-z]{2,} [a-z“]/u', $token->text ) && array() !== array_intersect( self::SAYING, $calls ) ) {
				$found[] = array( $token->text, in_array( end( $calls ), self::TRANSLATING, true ) );
			}
			$last = $token->text;
		}
		return $found;
	}
}
