<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

/**
 * What a settings form has beside single fields, e.g. an editor for a list.
 */
interface SettingsPart {

	/** Registers its own option in the form's group, and a section on its page; on `admin_init`. */
	public function register_in( string $group, string $page ): void;
}
