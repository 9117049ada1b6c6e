<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

/**
 * What a visitor asks a virtual page for. Nothing in it is checked yet.
 */
final readonly class PageRequest {

	/**
	 * @param string                    $page      One of the declared pages.
	 * @param array<string, string>     $variables The declared variables, as the rule found them in the address.
	 * @param array<mixed>              $query     $_GET, without slashes.
	 * @param array<mixed>|null         $fields    $_POST, without slashes; null of a GET.
	 */
	public function __construct(
		public string $page,
		public array $variables,
		public array $query,
		public ?array $fields,
	) {}

	public function is_post(): bool {
		return null !== $this->fields;
	}

	/** A parameter of the address; empty where it is none or not text. */
	public function parameter( string $name ): string {
		$value = $this->query[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}
}
