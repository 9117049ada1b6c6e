<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Json;

use HearthHammer\Core\Json\BadJson;
use HearthHammer\Core\Json\JsonRows;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class JsonRowsTest extends TestCase {

	private string $file;

	protected function setUp(): void {
		parent::setUp();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'hh-json' );
	}

	protected function tearDown(): void {
		unlink( $this->file );
		parent::tearDown();
	}

	/**
	 * @param non-empty-list<string> $path
	 * @return array{list<array<mixed>>, array<mixed>}
	 */
	private function read( string $json, array $path = array( 'lots' ) ): array {
		file_put_contents( $this->file, $json );
		$rows = array();
		$rest = JsonRows::each(
			$this->file,
			$path,
			static function ( array $row ) use ( &$rows ): void {
				$rows[] = $row;
			}
		);
		return array( $rows, $rest );
	}

	public function test_gives_rows_and_all_that_stands_beside_them(): void {
		$data = array(
			'page' => 1,
			'etag' => "a\"b\\c{[",
			'lots' => array(
				array( 'id' => 1, 'title' => 'A "quoted" {brace} [bracket] \\', 'deep' => array( 'a' => array( 1, array( 'x' => ']' ) ) ) ),
				array( 'id' => 2, 'title' => 'Zoë’s café' ),
			),
			'more' => array( 'lots' => array( 3 ) ),
			'last' => null,
		);
		foreach ( array( 0, JSON_PRETTY_PRINT, JSON_UNESCAPED_UNICODE ) as $flags ) {
			[ $rows, $rest ] = $this->read( (string) json_encode( $data, $flags ) );
			self::assertSame( $data['lots'], $rows );
			self::assertSame( array_diff_key( $data, array( 'lots' => 0 ) ), $rest );
		}
		$nested = array( '@class' => 'x', 'models' => array( 'pushCode' => 'P', 'auctionReport' => array( 'items' => $data['lots'], 'title' => 't' ) ) );
		[ $rows, $rest ] = $this->read( (string) json_encode( $nested ), array( 'models', 'auctionReport', 'items' ) );
		self::assertSame( $data['lots'], $rows );
		self::assertSame( array( '@class' => 'x', 'models' => array( 'pushCode' => 'P', 'auctionReport' => array( 'title' => 't' ) ) ), $rest );
		self::assertSame( array( array(), array( 'page' => 1 ) ), $this->read( " {\n\"lots\" : [ ] , \"page\":1 } \n" ) );
	}

	public function test_a_file_that_is_cut_off_anywhere_is_refused(): void {
		$json = (string) json_encode( array( 'page' => 12, 'lots' => array( array( 'id' => 1, 't' => "\u{1F3E0} \"q\"" ), array( 'id' => 2 ) ), 'end' => true ), JSON_UNESCAPED_UNICODE );
		for ( $at = 0; $at < strlen( $json ); $at++ ) {
			try {
				$this->read( substr( $json, 0, $at ) );
				self::fail( "Cut off behind {$at} bytes it was taken for whole." );
			} catch ( BadJson ) {
				continue;
			}
		}
		self::assertCount( 2, $this->read( $json )[0] );
	}

	/** @return iterable<string, array{string}> */
	public static function broken(): iterable {
		yield 'HTML' => array( '<!DOCTYPE html><p>Please sign in</p>' );
		yield 'a list' => array( '[{"id":1}]' );
		yield 'a number' => array( '12' );
		yield 'no list' => array( '{"page":1}' );
		yield 'null for the list' => array( '{"lots":null}' );
		yield 'an object for the list' => array( '{"lots":{"0":{"id":1}}}' );
		yield 'rows that are no objects' => array( '{"lots":[1,2]}' );
		yield 'the list twice' => array( '{"lots":[{"id":1}],"lots":[{"id":2}]}' );
		yield 'a comma too many' => array( '{"lots":[{"id":1},]}' );
		yield 'no comma' => array( '{"lots":[{"id":1}{"id":2}]}' );
		yield 'something behind' => array( '{"lots":[]}{"lots":[]}' );
		yield 'brackets crossed' => array( '{"lots":[{"id":[1}]]}' );
		yield 'bytes that are no text' => array( "{\"lots\":[{\"id\":\"\xff\"}]}" );
		yield 'far too deep' => array( '{"lots":[' . str_repeat( '[', 100 ) . str_repeat( ']', 100 ) . ']}' );
		yield 'one endless row' => array( '{"lots":[{"id":"' . str_repeat( 'x', 3000000 ) . '"}]}' );
		yield 'a key without quotes' => array( '{lots:[]}' );
	}

	#[DataProvider( 'broken' )]
	public function test_refuses_what_is_not_what_it_should_be( string $json ): void {
		$this->expectException( BadJson::class );
		$this->read( $json );
	}

	public function test_a_long_list_takes_no_memory(): void {
		$handle = fopen( $this->file, 'wb' );
		self::assertIsResource( $handle );
		fwrite( $handle, '{"lots":[' );
		for ( $i = 0; $i < 20000; $i++ ) {
			fwrite( $handle, ( 0 === $i ? '' : ',' ) . json_encode( array( 'id' => $i, 'text' => str_repeat( 'abc "x" ', 60 ) ) ) );
		}
		fwrite( $handle, ']}' );
		fclose( $handle );
		self::assertGreaterThan( 10_000_000, filesize( $this->file ) );
		$count = 0;
		memory_reset_peak_usage();
		$before = memory_get_usage();
		JsonRows::each(
			$this->file,
			array( 'lots' ),
			static function ( array $row ) use ( &$count ): void {
				$count += $row['id'] === $count ? 1 : 0;
			}
		);
		self::assertSame( 20000, $count );
		self::assertLessThan( 2_000_000, memory_get_peak_usage() - $before );
	}
}
