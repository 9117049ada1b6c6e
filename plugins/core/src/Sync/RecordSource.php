<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Media\MediaFolder;

/**
 * Where records come from: a file, a service, what someone sent. One class for each format. It reads what the source
 * says and gives it as a Record, with what is wrong; this asks no one and writes nothing.
 *
 * A run reads a source twice: once to check it, once to write. The same cursor must give the same page both times,
 * and when a stopped run goes on: a source that pages a live service stores its pages in the work folder first.
 */
interface RecordSource {

	/** @return list<string> What it can give: Run::FULL for the whole stock, Run::DELTA for what changed since a bookmark. */
	public function modes(): array;

	/**
	 * Changes whenever the source would give another record of the same data than before: the next run then writes every
	 * record again. At most 16 letters.
	 */
	public function version(): string;

	/**
	 * The next page.
	 *
	 * @param array<string, mixed>|null $cursor Null for the beginning of the whole stock; else Page::$next_cursor,
	 *                                          Record::$after, or the bookmark of an earlier run (a delta).
	 * @throws InvalidFeed Where it cannot be read any further.
	 */
	public function pull( ?array $cursor ): Page;

	/**
	 * How far a cursor is, in the unit of RunRequest::$size: bytes of a file, records of a service.
	 *
	 * @param array<string, mixed>|null $cursor
	 */
	public function position( ?array $cursor ): int;

	/** The files that came with the records. */
	public function files(): MediaFolder;
}
