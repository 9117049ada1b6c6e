<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Sync;

use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\Page;
use HearthHammer\Core\Sync\RecordSource;

/**
 * What someone sent, as a source of one page. It says nothing about what it does not name. This is how a service that
 * pushes its records works.
 */
final readonly class SentRecords implements RecordSource {

	/**
	 * @param list<array<string, mixed>> $said
	 * @param list<string>               $deleted
	 */
	public function __construct( private PostMapper $mapper, private array $said, private array $deleted = array() ) {}

	public function modes(): array {
		return array();
	}

	public function version(): string {
		return $this->mapper->version;
	}

	public function pull( ?array $cursor ): Page {
		return new Page( array_map( fn ( array $one ) => $this->mapper->map( $one, array() ), $this->said ), deleted_ids: $this->deleted );
	}

	public function position( ?array $cursor ): int {
		return 0;
	}

	public function files(): MediaFolder {
		return new MediaFolder( '' );
	}
}
