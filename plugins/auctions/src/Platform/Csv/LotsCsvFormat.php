<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Csv;

use HearthHammer\Auctions\Platform\Records\LotMapper;
use HearthHammer\Auctions\Platform\Records\PlatformMedia;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\Adapter;
use HearthHammer\Core\Sync\Files\FeedFile;
use HearthHammer\Core\Sync\Files\Format;
use HearthHammer\Core\Sync\Files\Inspection;
use HearthHammer\Core\Sync\InvalidFeed;

defined( 'ABSPATH' ) || exit;

/**
 * Lots as a spreadsheet, for houses without a platform: a CSV file, or a zip of one and its pictures and papers.
 */
final class LotsCsvFormat implements Format {

	public function name(): string {
		return 'lots-csv';
	}

	public function extension(): string {
		return 'csv';
	}

	public function version(): string {
		return LotMapper::VERSION . '.' . CsvLotMapper::VERSION;
	}

	public function inspect( string $path ): Inspection {
		if ( ! is_file( $path ) ) {
			throw new InvalidFeed( __( 'file not found', 'hearth-hammer' ) );
		}
		return new Inspection( (string) hash_file( 'sha256', $path ), (int) filesize( $path ) );
	}

	public function open( FeedFile $file, array $settings ): Adapter {
		$source = LotsCsvSource::open( $file->path, $file->media );
		return new Adapter( $source, new CsvLotMapper( $source->columns, new LotMapper( new PlatformMedia( $file->media, new MediaFolder( dirname( $file->path ) ) ), false ) ) );
	}
}
