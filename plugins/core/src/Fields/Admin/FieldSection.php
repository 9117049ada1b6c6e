<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields\Admin;

/**
 * A part of an edit screen: fields under a heading.
 */
final readonly class FieldSection {

	/**
	 * @param array<string, string> $fields  Name to label, in their order.
	 * @param bool                  $is_open Whether it is unfolded at first: what does not concern a post is folded away.
	 */
	public function __construct(
		public string $heading,
		public array $fields,
		public bool $is_open = true,
	) {}
}
