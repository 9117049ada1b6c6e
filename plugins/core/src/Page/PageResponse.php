<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

/**
 * What a virtual page answers: something to show, another address, or a file.
 */
final readonly class PageResponse {

	/**
	 * @param string $title Plain text.
	 * @param mixed  $view  What the template needs; `VirtualPage::current()` hands it on.
	 * @param string $type  Of a file: its MIME type.
	 * @param string $canonical Of a page that search engines may keep: its one address.
	 */
	private function __construct(
		public int $status,
		public string $title = '',
		public mixed $view = null,
		public string $redirect = '',
		public string $file = '',
		public string $file_name = '',
		public string $type = '',
		public string $canonical = '',
	) {}

	public static function show( string $title, mixed $view, int $status = 200 ): self {
		return new self( $status, $title, $view );
	}

	/** A page for everyone, that search engines may keep under this address. */
	public static function publish( string $title, mixed $view, string $canonical ): self {
		return new self( 200, $title, $view, canonical: $canonical );
	}

	/** @param string $url Of this site. 303 is right after a form, 301 for an address that has another spelling. */
	public static function redirect( string $url, int $status = 303 ): self {
		return new self( $status, redirect: $url );
	}

	public static function file( string $name, string $type, string $content ): self {
		return new self( 200, file: $content, file_name: $name, type: $type );
	}
}
