<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields\Admin;

/**
 * A part of an edit screen: fields under a heading.
 */
final readonly class FieldSection {

	/**
	 * @param string                $id            Small letters; unique on its screen.
	 * @param array<string, string> $fields        Name to label, in their order.
	 * @param bool                  $is_open       Whether it is unfolded at first: what most posts need.
	 * @param bool                  $is_remembered Whether it stays as a person left it: not where it does not concern the post.
	 */
	public function __construct(
		public string $id,
		public string $heading,
		public array $fields,
		public bool $is_open = true,
		public bool $is_remembered = true,
	) {}
}
