<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Csv;

use HearthHammer\Core\Csv\CsvWriter;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

final class CsvWriterTest extends TestCase {

	#[TestDox( '[SEC-04] What a spreadsheet would run begins with an apostrophe: plain, full-width and small signs, behind whatever cannot be seen' )]
	public function test_formulas(): void {
		$signs = array( '=', '+', '-', '@', "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{FE66}", "\u{FE62}", "\u{FE63}", "\u{FE6B}", "\u{2212}" );
		$blank = array( '', ' ', "\t", "\r", "\n", "\0", "\x1f", "\u{A0}", "\u{AD}", "\u{34F}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{2028}", "\u{202E}", "\u{2060}", "\u{2800}", "\u{3000}", "\u{3164}", "\u{FE0F}", "\u{FEFF}", "\u{E0020}" );
		foreach ( $signs as $sign ) {
			foreach ( $blank as $one ) {
				foreach ( $blank as $other ) {
					$text = "{$one}{$other}{$sign}1+1";
					self::assertSame( "'" . $text, CsvWriter::harmless( $text ), bin2hex( $text ) );
				}
			}
		}
		foreach ( array( "\t1", "\r", "\n1", "=\xC3\x28" ) as $text ) {
			self::assertSame( "'" . $text, CsvWriter::harmless( $text ) );
		}
		foreach ( array( '', 'Jo', 'Jo-Ann', 'a=1', '£8,450', '07700 900123', "it's", '*', '(1)', "Z\u{FF1D}" ) as $text ) {
			self::assertSame( $text, CsvWriter::harmless( $text ) );
		}
	}

	#[TestDox( 'Lines are read again as they were: quotes, commas, line breaks, other programs\' separators; numbers stay numbers' )]
	public function test_lines(): void {
		$file   = self::file();
		$writer = CsvWriter::begin( $file, array( 'name', 'text', 'sum' ) );
		$writer->write( array( 'O"Neil, Jo', "one\ntwo; three|four\tfive", -5 ) );
		$writer->write( array( '', null, 2.5 ) );
		$writer->write( array( 'a;=1', 'plain', '-5' ) );
		$text = self::text( $file );

		self::assertStringStartsWith( "\xEF\xBB\xBFname,text,sum\r\n", $text );
		self::assertStringContainsString( "\r\n\"a;=1\",plain,'-5\r\n", $text );
		rewind( $file );
		self::assertSame( "\xEF\xBB\xBFname", fgetcsv( $file, null, ',', '"', '' )[0] ?? null );
		self::assertSame( array( 'O"Neil, Jo', "one\ntwo; three|four\tfive", '-5' ), fgetcsv( $file, null, ',', '"', '' ) );
		self::assertSame( array( '', '', '2.5' ), fgetcsv( $file, null, ',', '"', '' ) );
	}

	public function test_a_file_for_a_service_has_no_mark(): void {
		$file = self::file();
		CsvWriter::begin( $file, array( 'email', '=x' ), is_read_by_people: false );
		self::assertSame( "email,'=x\r\n", self::text( $file ) );
	}

	#[TestDox( 'Nothing else writes CSV' )]
	public function test_is_the_only_one(): void {
		foreach ( (array) glob( dirname( __DIR__, 4 ) . '/*/src' ) as $folder ) {
			foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( (string) $folder, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				self::assertStringNotContainsString( 'fputcsv', (string) file_get_contents( (string) $file ), (string) $file );
			}
		}
	}

	/** @return resource */
	private static function file() {
		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		return $file;
	}

	/** @param resource $file */
	private static function text( $file ): string {
		rewind( $file );
		return (string) stream_get_contents( $file );
	}
}
