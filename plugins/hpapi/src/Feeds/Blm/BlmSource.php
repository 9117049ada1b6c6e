<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Page;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\Run;

defined( 'ABSPATH' ) || exit;

/**
 * A BLM file: always the whole stock of the branches that it names. A cursor is a place in the file.
 */
final readonly class BlmSource implements RecordSource {

	/** Rows of a page. */
	private const ROWS = 200;

	private BlmMapper $mapper;

	/** @throws InvalidFeed Where a column is missing without which no property can be shown. */
	public function __construct(
		private BlmReader $reader,
		private MediaFolder $media,
	) {
		$this->mapper = new BlmMapper( $reader->header );
	}

	public function modes(): array {
		return array( Run::FULL );
	}

	public function version(): string {
		return BlmMapper::VERSION;
	}

	public function pull( ?array $cursor ): Page {
		$rows    = null === $cursor ? $this->reader->rows() : $this->reader->rows( (int) $cursor['offset'], (int) $cursor['line'], (int) $cursor['number'] );
		$records = array();
		try {
			foreach ( $rows as $row ) {
				$cursor    = array( 'offset' => $row->end, 'line' => $row->end_line, 'number' => $row->number );
				$records[] = $this->mapper->map( $row, $cursor );
				if ( count( $records ) >= self::ROWS ) {
					return new Page( $records, more: true, next_cursor: $cursor );
				}
			}
		} catch ( InvalidFeed $fault ) {
			if ( array() === $records ) {
				throw $fault;
			}
			// What stands before the fault is looked at first; the next page begins with it.
			return new Page( $records, more: true, next_cursor: $cursor );
		}
		return new Page( $records, complete: true );
	}

	public function position( ?array $cursor ): int {
		return (int) ( $cursor['offset'] ?? 0 );
	}

	public function files(): MediaFolder {
		return $this->media;
	}
}
