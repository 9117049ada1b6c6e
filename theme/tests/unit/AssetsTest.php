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

	#[TestDox( 'The stylesheet brings every part, and no part is left out' )]
	public function test_parts_are_imported(): void {
		$entry = (string) file_get_contents( self::STYLES . 'theme.css' );
		foreach ( self::files( self::STYLES . '_*.css' ) as $part ) {
			$is_editor = '_editor.css' === basename( $part );
			self::assertSame( ! $is_editor, str_contains( $entry, '"./' . basename( $part ) . '"' ), basename( $part ) );
		}
		preg_match_all( '/@import "\.\/([^"]+)"/', $entry, $imports );
		foreach ( $imports[1] as $file ) {
			self::assertFileExists( self::STYLES . $file );
		}
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
