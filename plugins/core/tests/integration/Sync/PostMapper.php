<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Sync;

use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\RecordState;

/**
 * Maps what ScriptedSource and SentRecords say.
 */
final readonly class PostMapper {

	/** @param string $prefix What this version of the mapper writes before titles. */
	public function __construct(
		public string $version = '1',
		private string $prefix = '',
	) {}

	/**
	 * @param array<string, mixed> $said
	 * @param array<string, mixed> $after
	 */
	public function map( array $said, array $after ): Record {
		if ( isset( $said['broken'] ) ) {
			return Record::unreadable( array( new Problem( 0, 'title', 'is empty' ) ), 0, $after );
		}
		return new Record(
			(string) $said['key'],
			(string) ( $said['section'] ?? 'A' ),
			array( 'title' => $this->prefix . ( $said['title'] ?? $said['key'] ) ),
			published: (bool) ( $said['published'] ?? true ),
			state: RecordState::from( (string) ( $said['state'] ?? 'live' ) ),
			change_token: (string) ( $said['token'] ?? '' ),
			after: $after,
		);
	}
}
