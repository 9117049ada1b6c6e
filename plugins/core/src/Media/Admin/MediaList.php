<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media\Admin;

/**
 * A field that holds media, as the edit screen shows it.
 */
final readonly class MediaList {

	/**
	 * @param string $field  Of the post type's schema: a list of pictures (`attachment`, `caption`) or links (`url`, `attachment`, `caption`).
	 * @param string $label  In the plural, e.g. Floorplans.
	 * @param string $add    What the button says.
	 * @param string $hint   A sentence below the label.
	 * @param bool   $leads  Whether the first one leads: it stands on cards.
	 */
	public function __construct(
		public string $field,
		public MediaKind $kind,
		public string $label,
		public string $add,
		public string $hint = '',
		public bool $leads = false,
	) {}
}
