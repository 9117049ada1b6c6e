<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Unit;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/** The files that travel with the theme. */
final class AssetsTest extends TestCase {

	private const THEME  = __DIR__ . '/../../';
	private const STYLES = __DIR__ . '/../../../src/styles/';

	#[TestDox( 'All faces together weigh at most 60 KB' )]
	public function test_font_budget(): void {
		$faces = self::files( self::THEME . 'assets/fonts/*.woff2' );
		self::assertNotEmpty( $faces );
		self::assertLessThanOrEqual( 60 * 1024, array_sum( array_map( filesize( ... ), $faces ) ) );
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

	/** @return array<string, mixed> */
	private function theme_json(): array {
		return json_decode( (string) file_get_contents( self::THEME . 'theme.json' ), true, 512, JSON_THROW_ON_ERROR );
	}
}
