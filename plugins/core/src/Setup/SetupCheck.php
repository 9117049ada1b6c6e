<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup;

/**
 * One line of "Getting started": what is set up, or what is missing and where to set it up.
 */
final readonly class SetupCheck {

	/**
	 * @param string $id         Small letters, digits and hyphens; unique on the site, e.g. `company`.
	 * @param string $sentence   How it stands, and what that means.
	 * @param string $url        Where it is set up; empty: nowhere in the admin.
	 * @param string $link       What the link says.
	 * @param string $capability Who sees it, and may open the link.
	 * @param string $action     One of SetupActions::NAMES that puts it right with a click; empty: none.
	 */
	public function __construct(
		public string $id,
		public string $label,
		public SetupState $state,
		public string $sentence,
		public string $url = '',
		public string $link = '',
		public string $capability = 'manage_options',
		public string $action = '',
	) {}

	/** Done, or missing. */
	public static function of( string $id, string $label, bool $is_done, string $done, string $missing, string $url = '', string $link = '', string $capability = 'manage_options', string $action = '' ): self {
		return new self( $id, $label, $is_done ? SetupState::Done : SetupState::Missing, $is_done ? $done : $missing, $url, $link, $capability, $is_done ? '' : $action );
	}
}
