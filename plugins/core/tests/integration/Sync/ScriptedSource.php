<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Sync;

use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\Page;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\Run;

/**
 * A source that a test writes: a whole stock, given in pages of two, and a log of changes, of which a cursor with
 * `since` gives those that came later. This is how a service with deltas and tombstones works.
 */
final class ScriptedSource implements RecordSource {

	/** @var array<string, array<string, mixed>> Key to what the source says of it. */
	public array $stock = array();

	/** @var list<array{string, bool}> Key, and whether it was deleted, in the order of events. */
	public array $log = array();

	/** @var list<string> What was asked for. */
	public array $asked = array();

	/** Whether the last page says that all was named. */
	public bool $complete = true;

	public PostMapper $mapper;

	/** @param list<string> $modes */
	public function __construct( private readonly array $modes = array( Run::FULL, Run::DELTA ) ) {
		$this->mapper = new PostMapper();
	}

	/** @param array<string, mixed> $said */
	public function put( string $key, array $said = array() ): void {
		$this->stock[ $key ] = $said;
		$this->log[]         = array( $key, false );
	}

	public function delete( string $key ): void {
		unset( $this->stock[ $key ] );
		$this->log[] = array( $key, true );
	}

	public function modes(): array {
		return $this->modes;
	}

	public function version(): string {
		return $this->mapper->version;
	}

	public function pull( ?array $cursor ): Page {
		$this->asked[] = null === $cursor ? 'all' : (string) key( $cursor ) . ' ' . (string) current( $cursor );
		if ( isset( $cursor['since'] ) ) {
			return $this->changes( (int) $cursor['since'] );
		}
		$from    = (int) ( $cursor['from'] ?? 0 );
		$records = array();
		foreach ( array_slice( $this->stock, $from, 2, true ) as $key => $said ) {
			$records[] = $this->record( $key, array( 'from' => $from + count( $records ) + 1 ) );
		}
		$next = $from + count( $records );
		$more = $next < count( $this->stock );
		return new Page( $records, more: $more, next_cursor: $more ? array( 'from' => $next ) : array( 'since' => count( $this->log ) ), complete: ! $more && $this->complete );
	}

	private function changes( int $since ): Page {
		$records = array();
		$deleted = array();
		foreach ( array_slice( $this->log, $since ) as [ $key, $is_gone ] ) {
			if ( $is_gone || ! isset( $this->stock[ $key ] ) ) {
				$deleted[] = $key;
			} else {
				$records[ $key ] = $this->record( $key, array( 'since' => $since ) );
			}
		}
		return new Page( array_values( $records ), deleted_ids: $deleted, next_cursor: array( 'since' => count( $this->log ) ) );
	}

	/** @param array<string, mixed> $after */
	private function record( string $key, array $after ): Record {
		return $this->mapper->map( array( 'key' => $key ) + $this->stock[ $key ], $after );
	}

	public function position( ?array $cursor ): int {
		return (int) ( $cursor['from'] ?? 0 );
	}

	public function files(): MediaFolder {
		return new MediaFolder( '' );
	}
}
