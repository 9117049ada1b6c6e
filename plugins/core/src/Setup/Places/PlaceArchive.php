<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup\Places;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Csv\CsvFile;
use HearthHammer\Core\Place\Import\PlaceImporter;
use ZipArchive;

defined( 'ABSPATH' ) || exit;

/**
 * An uploaded directory: a CSV file, or a zip of several. Nothing is unpacked; a list is read where it is, so that
 * no entry can land anywhere.
 */
final class PlaceArchive {

	private const MOST_ENTRIES = 5000;

	/** Bytes of all lists. The Postcode Directory has 1.3 GB, twice: whole, and by area. */
	private const MOST_BYTES = 6 * 1024 * 1024 * 1024;

	/** Lists shrink to a tenth or so. What shrinks more is no list. */
	private const MOST_SHRUNK = 100;

	private ?ZipArchive $zip = null;

	/** @var list<array{string, int}> Name and bytes of each list. */
	private array $files;

	/** @throws BadFile In words for staff. */
	public function __construct( private readonly string $path, private readonly string $name ) {
		if ( ! is_file( $path ) ) {
			throw new BadFile( __( 'The uploaded file is gone. Upload it again.', 'hearth-hammer' ) );
		}
		$this->files = str_ends_with( strtolower( $name ), '.zip' ) ? $this->entries() : array( array( $name, (int) filesize( $path ) ) );
	}

	public function count(): int {
		return count( $this->files );
	}

	public function bytes(): int {
		return array_sum( array_column( $this->files, 1 ) );
	}

	/** Null where a list is empty. */
	public function open( int $file ): ?CsvFile {
		[ $name, $bytes ] = $this->files[ $file ];
		if ( 0 === $bytes ) {
			return null;
		}
		$source = fn () => null === $this->zip ? fopen( $this->path, 'rb' ) : $this->zip->getStream( $name ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		return CsvFile::open_stream( $source, basename( $name ), $bytes, PlaceImporter::headless( ... ) );
	}

	/** @return list<array{string, int}> */
	private function entries(): array {
		if ( ! class_exists( ZipArchive::class ) ) {
			throw new BadFile( __( 'This server can’t read zip files. Unzip the file and upload the CSV file in it.', 'hearth-hammer' ) );
		}
		$this->zip = new ZipArchive();
		if ( true !== $this->zip->open( $this->path, ZipArchive::RDONLY ) ) {
			throw new BadFile( __( 'The zip file is damaged or incomplete. Download it again and upload it.', 'hearth-hammer' ) );
		}
		if ( $this->zip->count() > self::MOST_ENTRIES ) {
			throw new BadFile( __( 'The zip file contains too many files to be a postcode directory.', 'hearth-hammer' ) );
		}
		$files = array();
		for ( $at = 0; $at < $this->zip->count(); $at++ ) {
			$stat = $this->zip->statIndex( $at );
			if ( false === $stat ) {
				throw new BadFile( __( 'The zip file is damaged or incomplete. Download it again and upload it.', 'hearth-hammer' ) );
			}
			if ( 1 === preg_match( '#(^|/)\.\.(/|$)|^/|^[a-zA-Z]:|\\\\|[\x00-\x1F]#', $stat['name'] ) ) {
				throw new BadFile( __( 'The zip file contains an entry outside its own folder, so it was refused.', 'hearth-hammer' ) );
			}
			// What macOS adds for itself is no list.
			if ( ! str_ends_with( strtolower( $stat['name'] ), '.csv' ) || str_starts_with( $stat['name'], '__MACOSX/' ) || '.' === basename( $stat['name'] )[0] ) {
				continue;
			}
			if ( $stat['size'] > self::MOST_SHRUNK * max( 1024, $stat['comp_size'] ) ) {
				throw new BadFile( __( 'The zip file unpacks to far more than a list would, so it was refused.', 'hearth-hammer' ) );
			}
			$files[] = array( $stat['name'], $stat['size'] );
		}
		// The directories hold every postcode twice: in one file, and by area, which is quicker to go on with.
		$parts = array_values( array_filter( $files, static fn ( array $file ): bool => 1 === preg_match( '#(^|/)multi_csv/#i', $file[0] ) ) );
		$files = array() === $parts ? $files : $parts;
		if ( array() === $files ) {
			throw new BadFile( __( 'The zip file contains no CSV file.', 'hearth-hammer' ) );
		}
		if ( array_sum( array_column( $files, 1 ) ) > self::MOST_BYTES ) {
			throw new BadFile( __( 'The zip file unpacks to far more than a list would, so it was refused.', 'hearth-hammer' ) );
		}
		return $files;
	}
}
