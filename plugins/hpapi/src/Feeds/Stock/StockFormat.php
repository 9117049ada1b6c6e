<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Stock;

use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\Files\Format;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\RunRequest;

defined( 'ABSPATH' ) || exit;

/**
 * The stock files of one plugin.
 */
final readonly class StockFormat implements Format {

	/** @param string $name Also of its feed and its command, e.g. `property-hive`. */
	public function __construct( private string $name, private StockMapper $mapper ) {}

	public function name(): string {
		return $this->name;
	}

	public function extension(): string {
		return $this->name;
	}

	public function version(): string {
		return $this->mapper->version();
	}

	public function inspect( string $path, RunRequest $request ): RunRequest {
		$hash = is_readable( $path ) ? sha1_file( $path ) : false;
		if ( false === $hash ) {
			throw new InvalidFeed( sprintf( /* translators: %s: path */ __( 'file not found: %s', 'hearth-hammer' ), $path ) );
		}
		return $request->of_state( $hash, (int) filesize( $path ) );
	}

	public function open( string $path, MediaFolder $media, array $settings ): RecordSource {
		return new StockSource( new StockFile( $path ), $this->mapper );
	}
}
