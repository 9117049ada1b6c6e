<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Page;
use HearthHammer\Core\Sync\RawRecord;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\SourceCapabilities;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a spool. A cursor is a place in it; the `line` of a record is its number in the platform's list.
 */
final readonly class SpoolSource implements RecordSource {

	/** Records of a page. */
	private const ROWS = 100;

	/** @param bool $whole Whether the spool names all there is, so that what is absent is gone. */
	public function __construct(
		private string $path,
		private MediaFolder $pictures,
		private bool $whole,
	) {}

	public function capabilities(): SourceCapabilities {
		return new SourceCapabilities( full: true );
	}

	public function pull( ?array $cursor ): Page {
		$file = is_file( $this->path ) ? fopen( $this->path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false === $file ) {
			throw new InvalidFeed( __( 'the platform’s data is no longer available; sync again', 'hearth-hammer' ) );
		}
		$line    = (int) ( $cursor['line'] ?? 0 );
		$records = array();
		fseek( $file, (int) ( $cursor['offset'] ?? 0 ) );
		while ( count( $records ) < self::ROWS ) {
			$text = fgets( $file );
			if ( false === $text ) {
				break;
			}
			$cursor    = array( 'offset' => (int) ftell( $file ), 'line' => ++$line );
			$records[] = new RawRecord( json_decode( $text, true ), $line, $cursor );
		}
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$more = count( $records ) === self::ROWS && $this->position( $cursor ) < (int) filesize( $this->path );
		return new Page( $records, more: $more, next_cursor: $cursor, complete: ! $more && $this->whole );
	}

	public function position( ?array $cursor ): int {
		return (int) ( $cursor['offset'] ?? 0 );
	}

	public function files(): MediaFolder {
		return $this->pictures;
	}
}
