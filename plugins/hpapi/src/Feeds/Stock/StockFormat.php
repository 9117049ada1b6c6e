<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Stock;

use HearthHammer\Core\Sync\Files\FeedFile;
use HearthHammer\Core\Sync\Files\Format;
use HearthHammer\Core\Sync\Files\Inspection;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\RecordSource;

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

	public function inspect( string $path ): Inspection {
		$hash = is_readable( $path ) ? sha1_file( $path ) : false;
		if ( false === $hash ) {
			throw new InvalidFeed( sprintf( /* translators: %s: path */ __( 'file not found: %s', 'hearth-hammer' ), $path ) );
		}
		return new Inspection( $hash, (int) filesize( $path ) );
	}

	public function open( FeedFile $file, array $settings ): RecordSource {
		return new StockSource( new StockFile( $file->path ), $this->mapper );
	}
}
