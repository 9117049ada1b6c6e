<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

use HearthHammer\Core\Sync\Problems;
use HearthHammer\Core\Sync\Run;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use ZipArchive;

/**
 * What a real system delivers night after night: once with its pictures, later without them, and never quite clean.
 */
final class BranchExportTest extends FeedTestCase {

	private BranchExport $export;

	protected function setUp(): void {
		parent::setUp();
		$this->export = BranchExport::of_seven();
	}

	/** The first delivery: a zip of the feed and all pictures. */
	private function deliver_all(): Run {
		$zip = new ZipArchive();
		$zip->open( $this->folder . '/48118_2026112101.zip', ZipArchive::CREATE );
		$zip->addFromString( '48118_2026112101.BLM', $this->export->text() );
		foreach ( array_keys( $this->export->properties ) as $index => $reference ) {
			foreach ( BranchExport::pictures( (string) $reference ) as $number => $name ) {
				$zip->addFromString( $name, $this->picture( $name, 640 + 10 * ( 4 * $index + $number ), 500 ) );
				unlink( $this->folder . '/' . $name );
			}
		}
		$zip->close();
		return $this->import_file( $this->folder . '/48118_2026112101.zip' );
	}

	/** A later one: the feed alone. */
	private function deliver_feed( bool $dry_run = false ): Run {
		file_put_contents( $this->folder . '/48118_2026112201.BLM', $this->export->text() );
		return $this->import_file( $this->folder . '/48118_2026112201.BLM', dry_run: $dry_run );
	}

	/** @return array<string, array<string, mixed>> */
	private function pictures(): array {
		global $wpdb;
		$all = array();
		foreach ( array_keys( $this->export->properties ) as $reference ) {
			$property = $this->property( (string) $reference );
			foreach ( array( 'images', 'epc_images', 'floorplans' ) as $list ) {
				foreach ( $property->list( $list ) as $one ) {
					$all[ $one['source'] ] = array( $one, is_file( (string) get_attached_file( (int) $one['attachment'] ) ) );
				}
			}
		}
		$all['rows'] = $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, attachment_id, source, hash FROM %i ORDER BY attachment_id', $wpdb->prefix . 'hh_media' ), ARRAY_A );
		return $all;
	}

	#[TestDox( '[FEED-01] a second delivery without its pictures changes a price and keeps every picture' )]
	#[Group( 'platform' )]
	public function test_a_second_delivery_without_its_pictures(): void {
		$first = $this->deliver_all();
		self::assertSame( array( 'done', array( 7, 0, 0, 0 ), 28, 0 ), array( $first->status, self::counts( $first ), $first->counts->pictures_added, $first->counts->pictures_failed ), implode( "\n", self::said( $first ) ) );
		self::assertSame( 'Café opposite – “rare”', $this->property( '48118_7001' )->list( 'features' )[0] );
		$before = $this->pictures();
		self::assertCount( 29, $before );

		$this->export->properties['48118_7003']['PRICE'] = '465000';
		$preview = $this->deliver_feed( dry_run: true );
		self::assertSame( array( 'checked', array( 0, 1, 6, 0 ), 28, 0 ), array( $preview->status, self::counts( $preview ), $preview->counts->pictures_kept, $preview->counts->set_aside ), implode( "\n", self::said( $preview ) ) );
		$second = $this->deliver_feed();

		self::assertSame( array( 'done', array( 0, 1, 6, 0 ) ), array( $second->status, self::counts( $second ) ), implode( "\n", self::said( $second ) ) );
		self::assertSame( array( 0, 28, 0, 0 ), array( $second->counts->pictures_added, $second->counts->pictures_kept, $second->counts->pictures_removed, $second->counts->pictures_failed ) );
		self::assertSame( 465000, $this->property( '48118_7003' )->int( 'price' ) );
		self::assertSame( $before, $this->pictures() );
	}

	#[TestDox( '[FEED-01] of a delivery without its pictures, a new property goes in without them and is told of; a picture that is no longer named goes' )]
	public function test_a_new_property_without_its_pictures(): void {
		$this->deliver_all();
		$this->export->properties['48118_7008'] = array();
		$this->export->properties['48118_7001']['MEDIA_IMAGE_01'] = '';
		$run = $this->deliver_feed();

		self::assertSame( array( 'done', array( 1, 1, 6, 0 ), 27, 1, 4 ), array( $run->status, self::counts( $run ), $run->counts->pictures_kept, $run->counts->pictures_removed, $run->counts->pictures_failed ) );
		self::assertContains( '48118_7008, 8 Stone Street, Cranbrook: the image 48118_7008_IMG_00.jpg was not in the feed and is not on this site; send it again (line 40, MEDIA_IMAGE_00)', self::said( $run ) );
		self::assertCount( 4, array_filter( self::said( $run ), static fn ( string $said ): bool => str_contains( $said, 'was not in the feed' ) ), 'Each is told once.' );
		self::assertSame( array( array(), 'publish' ), array( $this->property( '48118_7008' )->list( 'images' ), $this->property( '48118_7008' )->post->post_status ) );
	}

	#[TestDox( '[FEED-01] after a restore without uploads, no picture is said to be kept; the next full delivery brings them back under the same ids' )]
	#[Group( 'platform' )]
	public function test_after_a_restore_without_uploads(): void {
		$this->deliver_all();
		$before = $this->pictures();
		foreach ( (array) glob( wp_upload_dir()['basedir'] . '/hpapi/*/*' ) as $file ) {
			unlink( (string) $file );
		}

		$run = $this->deliver_feed();
		self::assertSame( array( 'done', 0, 0, 28 ), array( $run->status, $run->counts->pictures_kept, $run->counts->pictures_removed, $run->counts->pictures_failed ) );
		self::assertStringContainsString( '48118_7001, 1 Stone Street, Cranbrook: the image 48118_7001_IMG_00.jpg was not in the feed and is missing from this site; send all images again', implode( "\n", self::said( $run ) ) );

		$run = $this->deliver_all();
		self::assertSame( array( 'done', 28, 0, 0, 0 ), array( $run->status, $run->counts->pictures_added, $run->counts->pictures_kept, $run->counts->pictures_removed, $run->counts->pictures_failed ) );
		self::assertSame( $before, $this->pictures() );
		$run = $this->deliver_feed();
		self::assertSame( array( 28, 0 ), array( $run->counts->pictures_kept, $run->counts->pictures_failed ) );
	}

	#[TestDox( '[FEED-01] one bad row is set aside with its address and reason, stays as it was, and the rest goes in' )]
	public function test_one_bad_row_is_set_aside(): void {
		$this->deliver_all();
		$this->export->properties['48118_7002'] = array( 'PRICE' => 'TBC', 'BEDROOMS' => '5' );
		$this->export->properties['48118_7003'] = array( 'PRICE' => '465000' );
		unset( $this->export->properties['48118_7007'] );
		$run = $this->deliver_feed();

		self::assertSame( array( 'done', array( 0, 1, 4, 1 ), 1, 6 ), array( $run->status, self::counts( $run ), $run->counts->set_aside, $run->counts->rows ), implode( "\n", self::said( $run ) ) );
		self::assertSame( array( '48118_7002, 2 Stone Street, Cranbrook: the price “TBC” is not a number (line 16, PRICE)' ), array_map( strval( ... ), $run->problems->of( Problems::ASIDE ) ) );
		self::assertSame( array( 485000, 4, 'available' ), array( $this->property( '48118_7002' )->int( 'price' ), $this->property( '48118_7002' )->int( 'bedrooms' ), $this->property( '48118_7002' )->text( 'status' ) ) );
		self::assertSame( 465000, $this->property( '48118_7003' )->int( 'price' ) );
		self::assertSame( 'withdrawn', $this->property( '48118_7007' )->text( 'status' ), 'What is really gone goes.' );

		// Corrected: it is taken.
		$this->export->properties['48118_7002'] = array( 'PRICE' => '450000' );
		self::assertSame( array( 0, 1, 5, 0 ), self::counts( $this->deliver_feed() ) );
	}

	#[TestDox( '[FEED-01] a row whose reference cannot be read withdraws nobody: it may be any property' )]
	public function test_a_nameless_row_withdraws_nobody(): void {
		$this->deliver_all();
		$this->export->properties['48118_7002']['AGENT_REF'] = '';
		$run = $this->deliver_feed();
		self::assertSame( array( 'done', array( 0, 0, 6, 0 ), 1 ), array( $run->status, self::counts( $run ), $run->counts->set_aside ) );
		self::assertSame( '2 Stone Street, Cranbrook: the reference is empty; each property needs its own (line 16, AGENT_REF)', (string) $run->problems->of( Problems::ASIDE )[0] );
		self::assertCount( 7, $this->on_market() );
	}

	#[TestDox( '[FEED-01] a price in euros and a row that lost a field are set aside; more than a fifth of bad rows refuses all' )]
	public function test_more_than_a_fifth_refuses_all(): void {
		$this->deliver_all();
		$before = $this->everything();
		$this->export->properties['48118_7002']['PRICE'] = '€485,000';
		$this->export->properties['48118_7003']['SUMMARY'] = 'Offers ^ please';
		$run = $this->deliver_feed();
		self::assertSame( array( 'failed', array( 0, 0, 0, 0 ) ), array( $run->status, self::counts( $run ) ) );
		self::assertStringStartsWith( '2 of 7 properties have errors. That is more than a fifth', (string) $run->problems->errors()[0] );
		self::assertSame( $before, $this->everything() );

		self::assertStringStartsWith( '48118_7003, 3 Stone Street: the row has 38 fields but the feed’s definition names 37', (string) $run->problems->of( Problems::ASIDE )[1] );

		unset( $this->export->properties['48118_7003']['SUMMARY'] );
		$run = $this->deliver_feed();
		self::assertSame( array( 'done', 1 ), array( $run->status, $run->counts->set_aside ) );
		self::assertStringStartsWith( '48118_7002, 2 Stone Street, Cranbrook: the price is not in pounds (€485,000), and this site shows pounds only.', (string) $run->problems->of( Problems::ASIDE )[0] );
		self::assertSame( 485000, $this->property( '48118_7002' )->int( 'price' ), 'What visitors see stays.' );
	}

	#[TestDox( '[FEED-02] no message speaks of a gazetteer, and each of a property names its reference and address' )]
	public function test_messages_are_in_words_of_an_office(): void {
		$this->export->properties['48118_7001'] = array( 'POSTCODE2' => '9ZZ', 'CREATE_DATE' => '31/12/2026', 'PUBLISHED_FLAG' => '2' );
		$this->export->properties['48118_7002'] = array( 'POSTCODE1' => '', 'POSTCODE2' => '', 'PRICE' => 'x' );
		$run = $this->deliver_all();
		self::assertSame( 'done', $run->status );
		self::assertGreaterThan( 9, count( self::said( $run ) ) );
		foreach ( self::said( $run ) as $said ) {
			self::assertMatchesRegularExpression( '/^48118_700\d, \d Stone Street, Cranbrook: [a-zé“].+ \(line \d+, [A-Z0-9_]+\)$/u', $said );
			self::assertDoesNotMatchRegularExpression( '/gazetteer|beside the feed|is no /', $said );
		}
		self::assertSame( 'draft', $this->property( '48118_7001' )->post->post_status );
	}

	public function test_goes_on_behind_rows_that_were_set_aside(): void {
		$export = new BranchExport();
		foreach ( range( 1, 130 ) as $number ) {
			$export->properties[ '48118_' . ( 8000 + $number ) ] = ( 0 === $number % 10 ? array( 'PRICE' => 'x' ) : array() ) + array( 'MEDIA_IMAGE_00' => '', 'MEDIA_IMAGE_01' => '', 'MEDIA_IMAGE_60' => '', 'MEDIA_FLOOR_PLAN_00' => '' );
		}
		$path = $this->folder . '/big.BLM';
		file_put_contents( $path, $export->text() );
		$run     = $this->runner()->prepare( $path, 'big.BLM', 'blm', false, false, false );
		$stopped = false;
		$this->runner()->advance(
			$run,
			0,
			static function ( Run $run ) use ( &$stopped ): void {
				$stopped = 'write' === $run->phase && $run->rows_done >= 40;
			},
			static function () use ( &$stopped ): bool {
				return $stopped;
			}
		);
		self::assertSame( 'stopped', $run->status );
		$again = $this->runner()->prepare( $path, 'big.BLM', 'blm', false, false, false );
		self::assertSame( $run->id, $again->id );
		$this->runner()->advance( $again );
		self::assertSame( array( 'done', array( 117, 0, 0, 0 ), 13, 130 ), array( $again->status, self::counts( $again ), $again->counts->set_aside, $again->counts->rows ) );
		self::assertCount( 117, $this->on_market() );
	}
}
