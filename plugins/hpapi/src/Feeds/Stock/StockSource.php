<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Stock;

use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\Page;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\Run;

defined( 'ABSPATH' ) || exit;

/**
 * A stock file: always everything that the other plugin has. Its pictures are files of this site's library.
 */
final readonly class StockSource implements RecordSource {

	/** Rows of a page. */
	private const ROWS = 200;

	private MediaFolder $library;

	public function __construct( private StockFile $file, private StockMapper $mapper ) {
		$this->library = new MediaFolder( wp_upload_dir( null, false )['basedir'], true );
	}

	public function modes(): array {
		return array( Run::FULL );
	}

	public function version(): string {
		return $this->mapper->version();
	}

	public function pull( ?array $cursor ): Page {
		$records = array();
		foreach ( $this->file->rows( $this->position( $cursor ) ) as $after => $row ) {
			$cursor    = array( 'offset' => $after );
			$records[] = $this->mapper->map( $row, $cursor );
			if ( count( $records ) >= self::ROWS ) {
				return new Page( $records, more: true, next_cursor: $cursor );
			}
		}
		return new Page( $records, complete: true );
	}

	public function position( ?array $cursor ): int {
		return (int) ( $cursor['offset'] ?? 0 );
	}

	public function files(): MediaFolder {
		return $this->library;
	}
}
