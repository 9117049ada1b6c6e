<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Sync;

use HearthHammer\Core\Sync\MappedRecord;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\RawRecord;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\RecordMapper;
use HearthHammer\Core\Sync\RecordState;

/**
 * Maps what ScriptedSource says.
 */
final readonly class PostMapper implements RecordMapper {

	/** @param string $prefix What this version of the mapper writes before titles. */
	public function __construct(
		private string $version = '1',
		private string $prefix = '',
	) {}

	public function version(): string {
		return $this->version;
	}

	public function map( RawRecord $raw ): MappedRecord {
		$said = (array) $raw->data;
		if ( isset( $said['broken'] ) ) {
			return new MappedRecord( null, array( new Problem( 0, 'title', 'is empty' ) ) );
		}
		return new MappedRecord(
			new Record(
				(string) $said['key'],
				(string) ( $said['section'] ?? 'A' ),
				array( 'title' => $this->prefix . ( $said['title'] ?? $said['key'] ) ),
				published: (bool) ( $said['published'] ?? true ),
				state: RecordState::from( (string) ( $said['state'] ?? 'live' ) ),
				change_token: (string) ( $said['token'] ?? '' ),
			)
		);
	}
}
