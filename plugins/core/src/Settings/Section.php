<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

/**
 * Fields of a settings screen under one heading.
 */
final readonly class Section {

	/**
	 * @param string      $id     Short name, unique on its screen.
	 * @param string      $title  Empty for the first one, under the screen's own heading.
	 * @param list<Field> $fields
	 */
	public function __construct(
		public string $id,
		public string $title,
		public array $fields,
	) {}
}
