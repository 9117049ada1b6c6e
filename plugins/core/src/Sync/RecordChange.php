<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * What a run did, or in a dry run would do, to one record.
 */
final readonly class RecordChange {

	public const ADDED     = 'added';
	public const CHANGED   = 'changed';
	public const UNCHANGED = 'unchanged';
	public const WITHDRAWN = 'withdrawn';

	/**
	 * @param string                                                   $reference The record's key.
	 * @param int                                                      $post      0 where there is none yet.
	 * @param string                                                   $what      One of the constants.
	 * @param list<array{field: string, was: string, becomes: string}> $fields    In words that people read.
	 */
	public function __construct(
		public string $reference,
		public int $post,
		public string $what,
		public array $fields = array(),
	) {}
}
