<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

/**
 * A row of a BLM feed.
 */
final readonly class BlmRow {

	/**
	 * @param int                   $number   1 for the first.
	 * @param int                   $line     Where it begins.
	 * @param int                   $end      Byte offset after it, from where reading can go on …
	 * @param int                   $end_line … and the line there.
	 * @param array<string, string> $fields   Column to value: UTF-8, trimmed, without control characters.
	 * @param string                $fault    Why its values cannot be told apart, a sentence; then the fields are those before that.
	 */
	public function __construct(
		public int $number,
		public int $line,
		public int $end,
		public int $end_line,
		public array $fields,
		public string $fault = '',
	) {}

	public function get( string $column ): string {
		return $this->fields[ $column ] ?? '';
	}
}
