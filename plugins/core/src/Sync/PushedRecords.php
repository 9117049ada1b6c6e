<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Media\MediaFolder;

defined( 'ABSPATH' ) || exit;

/**
 * What somebody sent, as a source of one page. It says nothing about what it does not name.
 */
final readonly class PushedRecords implements RecordSource {

	/**
	 * @param list<RawRecord> $records
	 * @param list<string>    $deleted_ids
	 */
	public function __construct(
		private array $records,
		private array $deleted_ids = array(),
		private MediaFolder $files = new MediaFolder( '' ),
	) {}

	public function capabilities(): SourceCapabilities {
		return new SourceCapabilities( push: true, tombstones: true );
	}

	public function pull( ?array $cursor ): Page {
		return new Page( $this->records, deleted_ids: $this->deleted_ids );
	}

	public function position( ?array $cursor ): int {
		return 0;
	}

	public function files(): MediaFolder {
		return $this->files;
	}
}
