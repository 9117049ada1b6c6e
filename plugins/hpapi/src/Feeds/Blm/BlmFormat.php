<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\Files\Format;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\RunRequest;

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

	public function inspect( string $path, RunRequest $request ): RunRequest {
		$scan = FileScan::of( $path );
		return $request->of_state( $scan->hash, $scan->bytes, array( 'encoding' => $scan->encoding ) );
	}

	public function open( string $path, MediaFolder $media, array $settings ): RecordSource {
		$encoding = $settings['encoding'] ?? null;
		return new BlmSource( BlmReader::open( $path, is_string( $encoding ) ? $encoding : FileScan::of( $path )->encoding ), $media );
	}
}
