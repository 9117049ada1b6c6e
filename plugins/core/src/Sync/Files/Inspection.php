<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync\Files;

/**
 * What a first look at a file found.
 */
final readonly class Inspection {

	/**
	 * @param string               $fingerprint A hash of its bytes.
	 * @param int                  $size        In the unit of RecordSource::position().
	 * @param array<string, mixed> $settings    What was found out for Format::open().
	 */
	public function __construct(
		public string $fingerprint,
		public int $size,
		public array $settings = array(),
	) {}
}
