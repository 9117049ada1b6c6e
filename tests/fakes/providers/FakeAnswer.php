<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Fakes;

/**
 * What a fake service answers, and how it behaves while it does.
 */
final readonly class FakeAnswer {

	/**
	 * @param 'whole'|'slow'|'hang'|'drip'|'cut'|'huge' $how
	 * @param array<string, string>                     $headers
	 */
	public function __construct(
		public int $status,
		public string $body,
		public string $type = 'text/xml; charset=utf-8',
		public string $how = 'whole',
		public array $headers = array(),
	) {}
}
