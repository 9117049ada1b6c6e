<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

use HearthHammer\Core\Core;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Sync\Files\FileImports;
use HearthHammer\Core\Sync\Files\Format;
use HearthHammer\Core\Sync\Files\Formats;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Page;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\RecordState;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\RunRequest;
use HearthHammer\Hpapi\Feeds\Blm\BlmFormat;
use HearthHammer\Hpapi\Feeds\FeedServices;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Tests\Unit\Feeds\FeedText;

/**
 * What a second format takes: the two small classes below and one entry in the list of formats (docs/feeds.md, "Another
 * format"). Engine, writer, pictures and the three ways to import stay as they are.
 */
final class SecondFormatTest extends FeedTestCase {

	protected function runner(): FileImports {
		$properties = Plugin::properties();
		return FeedServices::make( Core::services()->locks, $properties->indexer, $properties->gazetteer, $properties->parishes, new Formats( array( new BlmFormat(), new LinesFormat() ) ) )->imports;
	}

	/** @param list<array<string, mixed>> $lines */
	private function lines( array $lines ): string {
		$path = $this->folder . '/stock.jsonl';
		file_put_contents( $path, implode( "\n", array_map( static fn ( array $line ): string => (string) json_encode( $line ), $lines ) ) . "\n" );
		return $path;
	}

	public function test_a_second_format_is_imported_by_the_same_engine(): void {
		$this->picture( 'front.jpg' );
		$stock = array(
			array( 'id' => 'J1', 'price' => 500000, 'photo' => 'front.jpg' ),
			array( 'id' => 'J2', 'price' => 300000, 'state' => 'gone' ),
			array( 'id' => 'J3', 'price' => 1200, 'let' => true ),
		);
		$run = $this->import_file( $this->lines( $stock ) );

		self::assertSame( array( 'lines', 'done' ), array( $run->format, $run->status ) );
		self::assertSame( array( 2, 0, 1, 0 ), self::counts( $run ) );
		self::assertSame( array( 'J1', 'J3' ), $this->on_market() );
		self::assertSame( array( 500000, 1 ), array( $this->property( 'J1' )->int( 'price' ), count( $this->property( 'J1' )->list( 'images' ) ) ) );
		self::assertSame( 'postcode', $this->property( 'J1' )->text( 'location_quality' ) );

		// The same again, a new price, and one that is gone.
		self::assertSame( array( 0, 0, 3, 0 ), self::counts( $this->import_file( $this->lines( $stock ) ) ) );
		$stock[0]['price'] = 450000;
		$stock[2]['state'] = 'gone';
		self::assertSame( array( 0, 1, 1, 1 ), self::counts( $this->import_file( $this->lines( $stock ) ) ) );
		self::assertSame( array( 'J1' ), $this->on_market() );
	}

	public function test_its_faults_are_named_with_line_and_field(): void {
		$run = $this->import_file( $this->lines( array( array( 'id' => 'J1', 'price' => 1 ), array( 'id' => 'J2' ) ) ) );
		self::assertSame( array( 'failed', array( '1 of 2 properties have errors. That is more than a fifth, so the whole feed is probably wrong. Nothing was imported', 'line 2, price: is missing' ) ), array( $run->status, self::said( $run ) ) );
		self::assertSame( array(), $this->on_market() );
	}

	public function test_blm_is_read_beside_it(): void {
		self::assertSame( array( 'blm', 'done' ), array( ( $run = $this->import( FeedText::of( array() ) ) )->format, $run->status ) );
	}
}

final class LinesFormat implements Format {

	public function name(): string {
		return 'lines';
	}

	public function extension(): string {
		return 'jsonl';
	}

	public function version(): string {
		return '1';
	}

	public function inspect( string $path, RunRequest $request ): RunRequest {
		return $request->of_state( (string) sha1_file( $path ), count( (array) file( $path ) ) );
	}

	public function open( string $path, MediaFolder $media, array $settings ): RecordSource {
		return new LinesSource( $path, $media );
	}
}

final readonly class LinesSource implements RecordSource {

	public function __construct( private string $path, private MediaFolder $media ) {}

	public function modes(): array {
		return array( Run::FULL );
	}

	public function version(): string {
		return '1';
	}

	public function pull( ?array $cursor ): Page {
		$records = array();
		foreach ( array_slice( (array) file( $this->path ), (int) ( $cursor['line'] ?? 0 ), null, true ) as $number => $line ) {
			$data      = json_decode( (string) $line, true );
			$records[] = self::record( is_array( $data ) ? $data : throw new InvalidFeed( 'is no JSON', $number + 1 ), $number + 1 );
		}
		return new Page( $records, complete: true );
	}

	public function position( ?array $cursor ): int {
		return (int) ( $cursor['line'] ?? 0 );
	}

	public function files(): MediaFolder {
		return $this->media;
	}

	/** @param array<string, mixed> $said */
	private static function record( array $said, int $line ): Record {
		$after = array( 'line' => $line );
		if ( ! isset( $said['price'] ) ) {
			return Record::unreadable( array( new Problem( $line, 'price', 'is missing' ) ), $line, $after );
		}
		$fields = array( 'status' => 'available', 'channel' => isset( $said['let'] ) ? 2 : 1, 'price' => $said['price'], 'property_type' => 'detached', 'postcode' => 'TN17 3BQ', 'town' => 'Cranbrook', 'display_address' => 'Mill Lane', 'address_1' => '', 'address_2' => '', 'address_3' => '', 'address_4' => '', 'bedrooms' => 3, 'published' => true );
		$media  = isset( $said['photo'] ) ? array( new MediaItem( MediaItem::IMAGE, $said['photo'], '', 'photo' ) ) : array();
		return new Record( $said['id'], 'JSN', $fields, '<p>A house.</p>', $media, state: isset( $said['state'] ) ? RecordState::Withdrawn : RecordState::Live, line: $line, key_field: 'id', after: $after );
	}
}
