<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

/**
 * What a page about the newsletter answers: another address to go to, or something to show.
 */
final readonly class NewsletterAnswer {

	/**
	 * @param list<string>                                                                                          $lines Plain text.
	 * @param array{action: string, button: string, email: string|null, fields: array<string, string>}|null $form  `email` null: no such field.
	 */
	private function __construct(
		public int $status,
		public string $redirect = '',
		public string $title = '',
		public array $lines = array(),
		public string $error = '',
		public ?array $form = null,
	) {}

	public static function redirect( string $url ): self {
		return new self( 303, $url );
	}

	/** @param list<string> $lines */
	public static function message( string $title, array $lines, int $status = 200 ): self {
		return new self( $status, '', $title, $lines );
	}

	/**
	 * @param list<string>          $lines
	 * @param array<string, string> $fields Hidden ones.
	 */
	public static function form( string $title, array $lines, string $action, string $button, array $fields, ?string $email = null, string $error = '', int $status = 200 ): self {
		return new self(
			$status,
			'',
			$title,
			$lines,
			$error,
			array(
				'action' => $action,
				'button' => $button,
				'email'  => $email,
				'fields' => $fields,
			)
		);
	}
}
