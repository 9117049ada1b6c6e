<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * What a mapper made of a raw record.
 */
final readonly class MappedRecord {

	/**
	 * @param Record|null   $record   Null where errors leave none.
	 * @param list<Problem> $problems
	 */
	public function __construct(
		public ?Record $record,
		public array $problems = array(),
	) {}
}
