<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Http;

use SensitiveParameter;

/**
 * What an outside service is asked. Headers and body may hold credentials: never print, log or throw one.
 */
final readonly class HttpRequest {

	/** @param array<string, string> $headers */
	public function __construct(
		public string $method,
		public string $url,
		#[SensitiveParameter]
		public array $headers = array(),
		#[SensitiveParameter]
		public string $body = '',
	) {}

	/** @return array<string, string> What a debugger may show. */
	public function __debugInfo(): array {
		return array( 'method' => $this->method );
	}
}
