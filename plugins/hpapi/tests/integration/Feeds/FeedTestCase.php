<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

use HearthHammer\Core\Place\Import\PlaceRow;
use HearthHammer\Core\Place\Import\PlaceWriter;
use HearthHammer\Core\Sync\Files\FileImports;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\Problems;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Tests\Unit\Feeds\FeedText;
use HearthHammer\Tests\IntegrationTestCase;

/**
 * Imports feeds from a folder of their own.
 */
abstract class FeedTestCase extends IntegrationTestCase {

	protected string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = $this->make_folder();
		$writer = new PlaceWriter( transactions: false );
		$writer->add( new PlaceRow( 'postcode', 'TN17 3BQ', 51.0966, 0.5363, '', 0, array(), 'tn173bq' ) );
		$writer->add( new PlaceRow( 'outcode', 'TN17', 51.08, 0.54, '', 2, array(), 'tn17' ) );
		$writer->add( new PlaceRow( 'town', 'Cranbrook', 51.0966, 0.5363, 'Kent', 30 ) );
		$writer->finish();
	}

	protected function tearDown(): void {
		parent::tearDown();
		// Files are not rolled back with the database.
		foreach ( (array) glob( wp_upload_dir()['basedir'] . '/hpapi/*' ) as $folder ) {
			array_map( unlink( ... ), (array) glob( $folder . '/*' ) );
			rmdir( (string) $folder );
		}
	}

	protected function runner(): FileImports {
		return Plugin::feeds()->feeds()->imports;
	}

	/** Imports a feed in one go. */
	protected function import( FeedText|string $feed, bool $confirmed = false, bool $dry_run = false ): Run {
		file_put_contents( $this->folder . '/feed.blm', (string) $feed );
		return $this->import_file( $this->folder . '/feed.blm', $confirmed, $dry_run );
	}

	protected function import_file( string $path, bool $confirmed = false, bool $dry_run = false ): Run {
		$runner = $this->runner();
		$run    = $runner->prepare( $path, basename( $path ), 'blm', $dry_run, $confirmed, false );
		$runner->advance( $run );
		wp_cache_flush();
		return $run;
	}

	/** @return array{int, int, int, int} Added, changed, unchanged, withdrawn. */
	protected static function counts( Run $run ): array {
		return array( $run->counts->added, $run->counts->changed, $run->counts->unchanged, $run->counts->withdrawn );
	}

	/** @return list<string> */
	protected static function said( Run $run ): array {
		return array_map( static fn ( Problem $problem ): string => (string) $problem, array_merge( ...array_map( $run->problems->of( ... ), array( Problems::ERRORS, Problems::ASIDE, Problems::CONFLICTS, Problems::WARNINGS ) ) ) );
	}

	protected function property( string $reference ): PropertyRecord {
		global $wpdb;
		$record = PropertyRecord::of( (int) $wpdb->get_var( $wpdb->prepare( 'SELECT post_id FROM %i WHERE reference = %s', PropertyTable::name(), $reference ) ) );
		self::assertNotNull( $record, "There is no property {$reference}." );
		return $record;
	}

	/** @return list<string> References that lists show. */
	protected function on_market(): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( 'SELECT reference FROM %i WHERE on_market = 1 ORDER BY reference', PropertyTable::name() ) );
	}

	/** Everything that an import may write, to see that it did not. */
	protected function everything(): string {
		global $wpdb;
		$all = array();
		foreach ( array( $wpdb->posts, $wpdb->postmeta, $wpdb->term_relationships, $wpdb->prefix . 'hpapi_property_index', $wpdb->prefix . 'hh_sync_reference', $wpdb->prefix . 'hh_media' ) as $table ) {
			$all[ $table ] = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', $table ), ARRAY_A );
		}
		// Which run saw a reference last is the import's own business.
		return (string) preg_replace( '/"run_id":"\d+"/', '', (string) wp_json_encode( $all ) );
	}

	/** A picture in the feed's folder, or its bytes. */
	protected function picture( string $name, int $width = 900, int $height = 600, int $shade = 120 ): string {
		$image = imagecreatetruecolor( $width, $height );
		imagefill( $image, 0, 0, (int) imagecolorallocate( $image, $shade, 90, 60 ) );
		imageline( $image, 0, 0, $width, $height, (int) imagecolorallocate( $image, 255, 255, 255 ) );
		ob_start();
		match ( strtolower( pathinfo( $name, PATHINFO_EXTENSION ) ) ) {
			'png' => imagepng( $image ),
			'gif' => imagegif( $image ),
			'webp' => imagewebp( $image ),
			default => imagejpeg( $image ),
		};
		$bytes = (string) ob_get_clean();
		file_put_contents( $this->folder . '/' . $name, $bytes );
		return $bytes;
	}
}
