<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Unit\Feeds;

use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Hpapi\Feeds\Blm\BlmMapper;
use HearthHammer\Hpapi\Feeds\Blm\BlmReader;
use HearthHammer\Hpapi\Feeds\Blm\BlmRow;
use HearthHammer\Hpapi\Feeds\Blm\FileScan;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class BlmReaderTest extends TestCase {

	private string $path;

	protected function setUp(): void {
		$this->path = (string) tempnam( sys_get_temp_dir(), 'blm' );
	}

	protected function tearDown(): void {
		unlink( $this->path );
	}

	/** @return list<BlmRow> */
	private function read( string $text ): array {
		file_put_contents( $this->path, $text );
		$scan = FileScan::of( $this->path );
		return iterator_to_array( BlmReader::open( $this->path, $scan->encoding )->rows(), false );
	}

	public function test_reads_rows_and_knows_their_lines(): void {
		$feed = FeedText::of( array( 'DESCRIPTION' => "One\n\ntwo\nthree" ), array( 'PRICE' => '1' ) );
		$rows = $this->read( (string) $feed );

		self::assertCount( 2, $rows );
		self::assertSame( array( 'ABC_1001', 'ABC_1002' ), array_map( static fn ( BlmRow $row ): string => $row->get( 'AGENT_REF' ), $rows ) );
		self::assertSame( "One\n\ntwo\nthree", $rows[0]->get( 'DESCRIPTION' ) );
		self::assertSame( array( $feed->first_line(), $feed->first_line() + 4 ), array( $rows[0]->line, $rows[1]->line ) );
		self::assertSame( '1', $rows[1]->get( 'PRICE' ) );
	}

	#[TestWith( array( '^', '~' ) )]
	#[TestWith( array( '|', '||~' ) )]
	#[TestWith( array( '¬', '¶' ) )]
	#[TestWith( array( '<EOF>', '<EOR>' ) )]
	public function test_takes_any_separators( string $field_end, string $row_end ): void {
		if ( str_contains( $row_end, $field_end ) ) {
			$this->expectExceptionMessage( 'cannot be told apart' );
		}
		$feed            = FeedText::of( array(), array() );
		$feed->field_end = $field_end;
		$feed->row_end   = $row_end;
		self::assertCount( 2, $this->read( (string) $feed ) );
	}

	public function test_header_values_may_stand_without_quotes_or_in_double_ones(): void {
		$text = (string) FeedText::of( array() );
		self::assertCount( 1, $this->read( str_replace( array( "'^'", "'~'" ), array( '^', '~' ), $text ) ) );
		self::assertCount( 1, $this->read( str_replace( array( "'^'", "'~'" ), array( '"^"', '"~"' ), $text ) ) );
	}

	#[TestWith( array( "\n" ) )]
	#[TestWith( array( "\r\n" ) )]
	#[TestWith( array( "\r" ) )]
	public function test_counts_lines_by_any_line_break( string $break ): void {
		$feed        = FeedText::of( array( 'DESCRIPTION' => "a{$break}b" ), array() );
		$feed->break = $break;
		$rows        = $this->read( (string) $feed );
		self::assertSame( "a\nb", $rows[0]->get( 'DESCRIPTION' ) );
		self::assertSame( $feed->first_line() + 2, $rows[1]->line );
	}

	public function test_markers_inside_a_row_are_text(): void {
		$rows = $this->read( (string) FeedText::of( array( 'DESCRIPTION' => "Flat #3\n#END#\n#DATA#\nand more" ), array() ) );
		self::assertCount( 2, $rows );
		self::assertSame( "Flat #3\n#END#\n#DATA#\nand more", $rows[0]->get( 'DESCRIPTION' ) );
	}

	public function test_a_missing_trailing_delimiter_and_blank_lines_do_not_matter(): void {
		$text = str_replace( '^~', '~', (string) FeedText::of( array( 'MEDIA_IMAGE_TEXT_00' => 'x' ), array( 'MEDIA_IMAGE_TEXT_00' => 'y' ) ) );
		$text = str_replace( "~\n", "~\n \n\n", $text );
		self::assertSame( array( 'x', 'y' ), array_map( static fn ( BlmRow $row ): string => $row->get( 'MEDIA_IMAGE_TEXT_00' ), $this->read( $text ) ) );
	}

	public function test_a_last_field_may_be_empty_without_a_trailing_delimiter_in_the_whole_file(): void {
		$rows = $this->read( str_replace( '^~', '~', (string) FeedText::of( array( 'MEDIA_IMAGE_TEXT_00' => '' ), array( 'MEDIA_IMAGE_TEXT_00' => 'y' ) ) ) );
		self::assertSame( array( '', 'y' ), array_map( static fn ( BlmRow $row ): string => $row->get( 'MEDIA_IMAGE_TEXT_00' ), $rows ) );
	}

	public function test_a_column_that_is_named_twice_gives_the_first_value_there_is(): void {
		$twice = static fn ( array $values ): string => str_replace( '^ADDRESS_2^TOWN^', '^TOWN^TOWN^', (string) FeedText::of( $values ) );
		foreach ( array( array( 'Rye', 'Battle', 'Rye' ), array( '', 'Battle', 'Battle' ), array( 'Rye', '', 'Rye' ) ) as [ $first, $second, $expected ] ) {
			$row = $this->read( $twice( array( 'ADDRESS_2' => $first, 'TOWN' => $second ) ) )[0];
			self::assertSame( array( '', $expected, 'ABC_1001' ), array( $row->fault, $row->get( 'TOWN' ), $row->get( 'AGENT_REF' ) ) );
		}
	}

	public function test_the_encoding_is_decided_for_the_whole_file(): void {
		$feed = (string) FeedText::of( array( 'SUMMARY' => 'A café for £1 – “rare”' ) );
		self::assertSame( 'A café for £1 – “rare”', $this->read( $feed )[0]->get( 'SUMMARY' ) );
		self::assertSame( 'A café for £1 – “rare”', $this->read( "\xEF\xBB\xBF" . $feed )[0]->get( 'SUMMARY' ) );
		self::assertSame( 'A café for £1 – “rare”', $this->read( mb_convert_encoding( $feed, 'Windows-1252', 'UTF-8' ) )[0]->get( 'SUMMARY' ) );
	}

	public function test_characters_across_the_border_of_two_chunks_are_kept(): void {
		foreach ( array( 0, 1, 2 ) as $shift ) {
			$text = str_repeat( 'x', $shift ) . str_repeat( '€', 60000 );
			$rows = $this->read( (string) FeedText::of( array( 'DESCRIPTION' => $text ), array() ) );
			self::assertSame( $text, $rows[0]->get( 'DESCRIPTION' ) );
			self::assertSame( 'ABC_1002', $rows[1]->get( 'AGENT_REF' ) );
		}
	}

	public function test_goes_on_at_any_row(): void {
		$feed = FeedText::of( array( 'DESCRIPTION' => "a\nb" ), array(), array(), array() );
		$all  = $this->read( (string) $feed );
		$scan = FileScan::of( $this->path );
		foreach ( $all as $index => $row ) {
			$rest = iterator_to_array( BlmReader::open( $this->path, $scan->encoding )->rows( $row->end, $row->end_line, $row->number ), false );
			self::assertEquals( array_slice( $all, $index + 1 ), $rest );
		}
	}

	/** @return iterable<string, array{callable(): string, int, string}> */
	public static function bad_feeds(): iterable {
		$two = static fn (): string => (string) FeedText::of( array(), array() );
		yield 'empty file' => array( static fn (): string => '', 0, 'the file is empty' );
		yield 'some text' => array( static fn (): string => "Dear Sirs,\nplease find enclosed", 1, '#HEADER# is missing' );
		yield 'binary rubbish' => array( static fn (): string => "\x89PNG\r\n\x1A\n\x00\x00\x00\x0DIHDR" . random_bytes( 3000 ), 3, 'not text' );
		yield 'UTF-16' => array( static fn (): string => "\xFF\xFE" . mb_convert_encoding( $two(), 'UTF-16LE', 'UTF-8' ), 1, 'UTF-16' );
		yield 'version 2' => array( static fn (): string => str_replace( 'Version : 3', 'Version : 2', $two() ), 2, 'version 2 is not supported' );
		yield 'no EOF' => array( static fn (): string => str_replace( "EOF : '^'\n", '', $two() ), 1, 'no usable EOF' );
		yield 'cut off in the header' => array( static fn (): string => substr( $two(), 0, 40 ), 4, 'the file is incomplete: it ends in its header' );
		yield 'no definition' => array( static fn (): string => str_replace( '#DEFINITION#', '', $two() ), 9, '#DEFINITION# is missing' );
		yield 'no data marker' => array( static fn (): string => str_replace( '#DATA#', '', $two() ), 10, '#DATA# is missing' );
		yield 'wrong field separator' => array( static fn (): string => str_replace( "'^'", "'|'", $two() ), 7, 'the definition does not contain |' );
		yield 'wrong row separator' => array( static fn (): string => str_replace( "'~'", "'@'", $two() ), 7, 'the definition does not end with @' );
		yield 'cut off in a row' => array( static fn (): string => substr( $two(), 0, (int) strpos( $two(), 'ABC_1002' ) + 20 ), 11, 'has no end (~): the file is incomplete' );
		yield 'cut off between rows' => array( static fn (): string => substr( $two(), 0, (int) strpos( $two(), 'ABC_1002' ) ), 11, 'the file is incomplete: #END# is missing' );
		yield 'row without an end before #END#' => array( static fn (): string => str_replace( "^~\n\n#END#", "^\n\n#END#", $two() ), 11, 'has no end (~)' );
		yield 'fewer than promised' => array(
			static function (): string {
				$feed        = FeedText::of( array(), array() );
				$feed->count = '3';
				return (string) $feed;
			},
			14,
			'the header says 3 properties, but there are 2',
		);
	}

	/** @return iterable<string, array{callable(string): string, string, string}> What is done to the second of three rows, its fault, and what it is known by. */
	public static function bad_rows(): iterable {
		yield 'other separators' => array( static fn ( string $row ): string => strtr( $row, '^', '|' ), 'the row has 1 fields but the feed’s definition names 21', '' );
		yield 'a field too few at the beginning' => array( static fn ( string $row ): string => str_replace( 'ABC_1002^ABC^', 'ABC_1002^', $row ), 'the row has 20 fields', 'ABC_1002' );
		yield 'a field too few in the middle' => array( static fn ( string $row ): string => str_replace( '^400000^', '^', $row ), 'the row has 20 fields', 'ABC_1002' );
		yield 'a field too few near the end' => array( static fn ( string $row ): string => str_replace( '^2026-05-01 09:00:00^', '^', $row ), 'the row has 20 fields', 'ABC_1002' );
		yield 'a sign in a text' => array( static fn ( string $row ): string => str_replace( 'A house.^', 'A ^house^.^', $row ), 'the row has 23 fields', 'ABC_1002' );
		yield 'one sign in a text' => array( static fn ( string $row ): string => str_replace( 'A house.^', 'A ^house.^', $row ), 'A text often contains ^, which ends a field: remove it', 'ABC_1002' );
	}

	/** @param callable(string): string $spoil */
	#[DataProvider( 'bad_rows' )]
	public function test_a_row_that_cannot_be_told_apart_says_so_and_the_others_are_read( callable $spoil, string $fault, string $reference ): void {
		$rows = $this->read( (string) preg_replace_callback( '/^ABC_1002.*$/m', static fn ( array $found ): string => $spoil( $found[0] ), (string) FeedText::of( array(), array( 'MEDIA_IMAGE_00' => '15_1002_IMG_00.jpg' ), array() ) ) );
		self::assertCount( 3, $rows );
		self::assertSame( array( '', '' ), array( $rows[0]->fault, $rows[2]->fault ) );
		self::assertStringContainsString( $fault, $rows[1]->fault );
		self::assertSame( array( 11, '' === $reference ? 'x' : $reference ), array( $rows[1]->line, '' === $reference ? 'x' : $rows[1]->get( 'AGENT_REF' ) ) );
	}

	/** @return iterable<string, array{callable(string): string}> */
	public static function last_delimiters(): iterable {
		yield 'as described' => array( static fn ( string $feed ): string => $feed );
		yield 'missing in rows only' => array( static fn ( string $feed ): string => (string) preg_replace( '/^(ABC_.*)\^~$/m', '$1~', $feed ) );
		yield 'missing in one row' => array( static fn ( string $feed ): string => (string) preg_replace( '/^(ABC_1002.*)\^~$/m', '$1~', $feed ) );
		yield 'missing in the definition only' => array( static fn ( string $feed ): string => (string) preg_replace( '/^(AGENT_REF.*)\^~$/m', '$1~', $feed ) );
		yield 'missing everywhere' => array( static fn ( string $feed ): string => str_replace( '^~', '~', $feed ) );
		yield 'one too many in rows' => array( static fn ( string $feed ): string => (string) preg_replace( '/^(ABC_.*)\^~$/m', '$1^^~', $feed ) );
		yield 'one too many, none in the definition' => array( static fn ( string $feed ): string => (string) preg_replace( '/^(AGENT_REF.*)\^~$/m', '$1~', (string) preg_replace( '/^(ABC_.*)\^~$/m', '$1^^~', $feed ) ) );
	}

	/** @param callable(string): string $change */
	#[DataProvider( 'last_delimiters' )]
	#[\PHPUnit\Framework\Attributes\TestDox( '[FEED-01] one missing or extra delimiter behind the last field is understood, the last field empty or not' )]
	public function test_one_missing_or_extra_last_delimiter_is_understood( callable $change ): void {
		$feed          = FeedText::of( array( 'MEDIA_IMAGE_00' => '15_1001_IMG_00.jpg' ), array( 'MEDIA_IMAGE_TEXT_00' => 'Front', 'PRICE' => '1' ), array( 'PRICE' => '£485,000' ) );
		$rows          = $this->read( $change( (string) $feed ) );
		self::assertSame( array( '', '', '' ), array_map( static fn ( BlmRow $row ): string => $row->fault, $rows ) );
		self::assertSame( array( '', 'Front', '' ), array_map( static fn ( BlmRow $row ): string => $row->get( 'MEDIA_IMAGE_TEXT_00' ), $rows ) );
		self::assertSame( array( '400000', '1', '£485,000' ), array_map( static fn ( BlmRow $row ): string => $row->get( 'PRICE' ), $rows ) );
	}

	/** @param callable(): string $text */
	#[DataProvider( 'bad_feeds' )]
	public function test_says_what_is_wrong_and_where( callable $text, int $line, string $message ): void {
		try {
			$this->read( $text() );
			self::fail( 'It was read.' );
		} catch ( InvalidFeed $fault ) {
			self::assertStringContainsString( $message, $fault->getMessage() );
			self::assertSame( $line, $fault->problem->line );
		}
	}

	public function test_a_row_without_end_is_not_read_into_memory(): void {
		$head = substr( (string) FeedText::of( array() ), 0, -10 );
		file_put_contents( $this->path, $head . str_repeat( str_repeat( 'x', 1023 ) . "\n", 8000 ) );
		$before = memory_get_usage();
		memory_reset_peak_usage();
		try {
			iterator_to_array( BlmReader::open( $this->path, 'UTF-8' )->rows() );
			self::fail( 'It was read.' );
		} catch ( InvalidFeed $fault ) {
			self::assertStringContainsString( 'within 1 MB', $fault->getMessage() );
		}
		self::assertLessThan( 6 * 1024 * 1024, memory_get_peak_usage() - $before );
	}

	public function test_a_long_feed_streams_through_in_little_memory(): void {
		$feed   = (string) FeedText::of( array( 'DESCRIPTION' => str_repeat( 'A house by the mill. ', 240 ) ) );
		$at     = (int) strpos( $feed, 'ABC_1001' );
		$row    = substr( $feed, $at, (int) strpos( $feed, "~\n\n#END#" ) - $at + 2 );
		$handle = fopen( $this->path, 'wb' );
		self::assertIsResource( $handle );
		fwrite( $handle, substr( $feed, 0, $at ) );
		for ( $i = 0; $i < 3000; $i++ ) {
			fwrite( $handle, str_replace( 'ABC_1001', "ABC_{$i}", $row ) );
		}
		fwrite( $handle, "#END#\n" );
		fclose( $handle );
		self::assertGreaterThan( 15000000, filesize( $this->path ) );

		$before = memory_get_usage();
		memory_reset_peak_usage();
		$rows   = 0;
		$scan   = FileScan::of( $this->path );
		$reader = BlmReader::open( $this->path, $scan->encoding );
		$mapper = new BlmMapper( $reader->header );
		foreach ( $reader->rows() as $one ) {
			$rows += $mapper->map( $one, array() )->is_readable ? 1 : 0;
		}
		self::assertSame( 3000, $rows );
		self::assertLessThan( 2 * 1024 * 1024, memory_get_peak_usage() - $before );
	}
}
