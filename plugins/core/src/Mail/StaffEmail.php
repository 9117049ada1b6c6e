<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use HearthHammer\Core\Templates\Template;

/**
 * A mail to staff, as plain as the visitors' are not.
 */
final readonly class StaffEmail {

	/**
	 * @param array<string, string> $facts Label to value.
	 * @param string                $call  A phone number to call now.
	 * @param string                $picture Address of a photo of what it is about.
	 * @param string                $picture_alt
	 */
	public function __construct(
		public string $heading,
		public string $what_to_do = '',
		public string $call = '',
		public array $facts = array(),
		public string $message = '',
		public string $link = '',
		public string $link_label = '',
		public string $picture = '',
		public string $picture_alt = '',
	) {}

	public function html(): string {
		return self::templates()->get( 'email-staff', get_object_vars( $this ) );
	}

	public function plain(): string {
		return self::templates()->get( 'email-staff-text', get_object_vars( $this ) );
	}

	private static function templates(): Template {
		return new Template( dirname( __DIR__, 2 ) . '/templates' );
	}
}
