<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Unit;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/** The files that travel with the theme. */
final class AssetsTest extends TestCase {

	private const THEME  = __DIR__ . '/../../';
	private const STYLES = __DIR__ . '/../../../src/styles/';

	#[TestDox( 'The faces of English text weigh at most 45 KB, all together 65 KB, and no letter is in two files of a face' )]
	public function test_font_budget(): void {
		$sizes = array();
		$all   = 0;
		foreach ( $this->theme_json()['settings']['typography']['fontFamilies'] as $family ) {
			foreach ( $family['fontFace'] as $face ) {
				$size                            = (int) filesize( self::THEME . substr( $face['src'][0], strlen( 'file:./' ) ) );
				$sizes[ $face['unicodeRange'] ]  = ( $sizes[ $face['unicodeRange'] ] ?? 0 ) + $size;
				$all                            += $size;
			}
		}
		self::assertCount( 2, $sizes );
		self::assertLessThanOrEqual( 45 * 1024, reset( $sizes ) );
		self::assertLessThanOrEqual( 65 * 1024, $all );
		self::assertSame( $all, array_sum( array_map( filesize( ... ), self::files( self::THEME . 'assets/fonts/*.woff2' ) ) ), 'no file that no face names' );
		$letters = array_map( self::letters( ... ), array_keys( $sizes ) );
		self::assertSame( array(), array_values( array_intersect( ...$letters ) ) );
		self::assertContains( ord( 'a' ), $letters[0] );
	}

	#[TestDox( 'theme.json names faces that exist, and the licence of each lies beside it' )]
	public function test_faces_exist(): void {
		$families = $this->theme_json()['settings']['typography']['fontFamilies'];
		self::assertCount( 2, $families );
		foreach ( $families as $family ) {
			self::assertFileExists( self::THEME . 'assets/fonts/' . strtolower( $family['name'] ) . '-OFL.txt' );
			foreach ( $family['fontFace'] as $face ) {
				self::assertSame( 'swap', $face['fontDisplay'] );
				self::assertFileExists( self::THEME . substr( $face['src'][0], strlen( 'file:./' ) ) );
			}
		}
	}

	#[TestDox( 'Every custom property that a sheet uses is a token, or set in a sheet' )]
	public function test_custom_properties_exist(): void {
		$sheets = self::files( self::STYLES . '*.css' );
		$all    = implode( "\n", array_map( static fn ( string $file ): string => (string) file_get_contents( $file ), $sheets ) );
		preg_match_all( '/(--hh-[a-z0-9-]+)\s*:/', $all, $set );
		preg_match_all( '/var\(\s*(--hh-[a-z0-9-]+)\s*\)/', $all, $used );
		self::assertNotEmpty( $used[1] );
		self::assertSame( array(), array_values( array_diff( array_unique( $used[1] ), $set[1] ) ) );
	}

	#[TestDox( 'Every part is in one of the two sheets of pages, and in one only' )]
	public function test_parts_are_imported(): void {
		$sheets = (string) file_get_contents( self::STYLES . 'theme.css' ) . (string) file_get_contents( self::STYLES . 'parts.css' );
		preg_match_all( '/@import "\.\/([^"]+)"/', $sheets, $imports );
		$parts = array_map( basename( ... ), self::files( self::STYLES . '_*.css' ) );
		self::assertEqualsCanonicalizing( array_values( array_diff( $parts, array( '_editor.css' ) ) ), $imports[1] );
	}

	/** @return list<string> */
	private static function files( string $pattern ): array {
		$files = glob( $pattern );
		return false === $files ? array() : $files;
	}

	/**
	 * @param string $range As in CSS.
	 * @return list<int> Code points.
	 */
	private static function letters( string $range ): array {
		$found = array();
		foreach ( explode( ', ', $range ) as $part ) {
			$ends  = array_map( hexdec( ... ), explode( '-', substr( $part, strlen( 'U+' ) ) ) );
			$found = array( ...$found, ...range( (int) $ends[0], (int) end( $ends ) ) );
		}
		return $found;
	}

	/** @return array<string, mixed> */
	private function theme_json(): array {
		return json_decode( (string) file_get_contents( self::THEME . 'theme.json' ), true, 512, JSON_THROW_ON_ERROR );
	}
}
