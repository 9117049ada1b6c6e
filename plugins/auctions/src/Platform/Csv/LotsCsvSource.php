<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Csv;

use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\Page;
use HearthHammer\Core\Sync\RawRecord;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\SourceCapabilities;

defined( 'ABSPATH' ) || exit;

/**
 * A CSV file of lots: the whole catalogue of the sales that it names. A cursor is a place in it.
 */
final readonly class LotsCsvSource implements RecordSource {

	private const ROWS = 200;

	public function __construct(
		private CsvRows $rows,
		private MediaFolder $media,
	) {}

	public function capabilities(): SourceCapabilities {
		return new SourceCapabilities( full: true );
	}

	public function pull( ?array $cursor ): Page {
		$from    = null === $cursor ? null : array( 'offset' => (int) $cursor['offset'], 'line' => (int) $cursor['line'] );
		$records = array_map( static fn ( array $row ): RawRecord => new RawRecord( $row['cells'], $row['line'], $row['after'] ), $this->rows->read( $from, self::ROWS ) );
		$last    = array() === $records ? $cursor : $records[ count( $records ) - 1 ]->after;
		$more    = count( $records ) === self::ROWS;
		return new Page( $records, more: $more, next_cursor: $last, complete: ! $more );
	}

	public function position( ?array $cursor ): int {
		return (int) ( $cursor['offset'] ?? 0 );
	}

	public function files(): MediaFolder {
		return $this->media;
	}
}
