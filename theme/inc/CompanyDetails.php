<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use HearthHammer\Core\Company\HoursWords;
use HearthHammer\Core\Core;

/**
 * How to reach the firm: its main office, as staff set it under Settings, Company.
 */
final readonly class CompanyDetails {

	/** @param string $name May hold entities, as WordPress escapes the site's title. */
	public function __construct(
		public string $name,
		public string $phone,
		public string $email,
		public string $hours,
		public string $street,
		public string $town,
		public string $postcode,
	) {}

	public static function current(): self {
		$title = (string) get_bloginfo( 'name', 'display' );
		if ( ! Plugins::core() ) {
			return self::without_core( $title );
		}
		$company = Core::services()->company;
		$office  = $company->main_office();
		return new self(
			'' === $company->own_name() ? $title : $company->own_name(),
			$office->contact->phone,
			$office->contact->email,
			HoursWords::text( $office->contact->hours ),
			$office->street,
			$office->town,
			$office->postcode,
		);
	}

	/** For a tel: link, in international form. */
	public function phone_link(): string {
		$digits = (string) preg_replace( '/[^0-9+]/', '', $this->phone );
		return 'tel:' . ( str_starts_with( $digits, '0' ) ? '+44' . substr( $digits, 1 ) : $digits );
	}

	/** The label of a button that calls, as HTML: the number stays on one line. One box, because a button lays out its children side by side. */
	public function call_html(): string {
		/* translators: %s: telephone number */
		return sprintf( '<span>' . esc_html__( 'Call %s', 'hearth-hammer' ) . '</span>', '<span class="hh-whole">' . esc_html( $this->phone ) . '</span>' );
	}

	public function email_link( string $subject = '' ): string {
		return 'mailto:' . $this->email . ( '' === $subject ? '' : '?subject=' . rawurlencode( $subject ) );
	}

	/** What the plugin stored can be read while it is off; nothing is made up then. */
	private static function without_core( string $title ): self {
		$offices = get_option( 'hh_offices', array() );
		$office  = is_array( $offices ) && is_array( $offices[0] ?? null ) ? $offices[0] : array();
		$text    = static fn ( string $name ): string => is_string( $office[ $name ] ?? null ) ? $office[ $name ] : '';
		return new self( $title, $text( 'phone' ), $text( 'email' ), $text( 'words' ), $text( 'street' ), $text( 'town' ), $text( 'postcode' ) );
	}
}
