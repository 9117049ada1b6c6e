<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

use HearthHammer\Core\Sync\Adapter;
use HearthHammer\Core\Sync\Files\FeedFile;
use HearthHammer\Core\Sync\Files\Format;
use HearthHammer\Core\Sync\Files\Inspection;

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

	public function open( FeedFile $file, array $settings ): Adapter {
		$encoding = $settings['encoding'] ?? null;
		$reader   = BlmReader::open( $file->path, is_string( $encoding ) ? $encoding : FileScan::of( $file->path )->encoding );
		return new Adapter( new BlmSource( $reader, $file->media ), new BlmMapper( $reader->header ) );
	}
}
