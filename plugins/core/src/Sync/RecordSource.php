<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Media\MediaFolder;

/**
 * Where records come from: a file, a service, what somebody sent. One class for each format.
 *
 * A run reads a source twice: once to check it, once to write. The same cursor must give the same page both times,
 * and when a stopped run goes on: a source that pages a live service stores its pages in the work folder first.
 */
interface RecordSource {

	public function capabilities(): SourceCapabilities;

	/**
	 * The next page.
	 *
	 * @param array<string, mixed>|null $cursor Null for the beginning of the whole stock; else Page::$next_cursor,
	 *                                          RawRecord::$after, or the bookmark of an earlier run (a delta).
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
