<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

use HearthHammer\Core\Sync\Files\FeedFile;
use HearthHammer\Core\Sync\Files\Format;
use HearthHammer\Core\Sync\Files\Inspection;
use HearthHammer\Core\Sync\RecordSource;

defined( 'ABSPATH' ) || exit;

/**
 * BLM version 3, which every UK agency system exports.
 */
final class BlmFormat implements Format {

	public function name(): string {
		return 'blm';
	}

	public function extension(): string {
		return 'blm';
	}

	public function version(): string {
		return BlmMapper::VERSION;
	}

	public function inspect( string $path ): Inspection {
		$scan = FileScan::of( $path );
		return new Inspection( $scan->hash, $scan->bytes, array( 'encoding' => $scan->encoding ) );
	}

	public function open( FeedFile $file, array $settings ): RecordSource {
		$encoding = $settings['encoding'] ?? null;
		return new BlmSource( BlmReader::open( $file->path, is_string( $encoding ) ? $encoding : FileScan::of( $file->path )->encoding ), $file->media );
	}
}
