<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Csv;

use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\Files\Format;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\RunRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Lots as a spreadsheet, for houses without a platform: a CSV file, or a zip of one and its pictures and papers.
 */
final class LotsCsvFormat implements Format {

	/** What runs and references of CSV files are kept under. */
	public const FEED = 'csv';

	public function name(): string {
		return 'lots-csv';
	}

	public function extension(): string {
		return 'csv';
	}

	public function version(): string {
		return CsvLotMapper::VERSION;
	}

	public function inspect( string $path, RunRequest $request ): RunRequest {
		if ( ! is_file( $path ) ) {
			throw new InvalidFeed( __( 'file not found', 'hearth-hammer' ) );
		}
		return $request->of_state( (string) hash_file( 'sha256', $path ), (int) filesize( $path ) );
	}

	public function open( string $path, MediaFolder $media, array $settings ): RecordSource {
		return LotsCsvSource::open( $path, $media );
	}
}
