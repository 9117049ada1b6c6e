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
	 * @param string        $key      Of the record, also where there is none; empty where it cannot be read.
	 * @param string        $name     What people call it, also where there is none, e.g. an address.
	 */
	public function __construct(
		public ?Record $record,
		public array $problems = array(),
		public string $key = '',
		public string $name = '',
	) {}
}
