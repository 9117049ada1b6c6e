<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Admin;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Leads\LeadProviders;
use HearthHammer\Hpapi\Leads\LeadSettings;

/**
 * Settings → Leads & newsletter. The credential goes in and never comes out again.
 */
final class LeadSettingsScreen implements Module {

	public const PAGE   = 'hpapi-leads';
	private const GROUP = 'hpapi-leads';

	public function __construct( private readonly LeadSettings $settings ) {}

	public function register(): void {
		add_action( 'admin_init', $this->register_settings( ... ) );
		add_action( 'admin_menu', $this->add_page( ... ) );
	}

	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::PAGE );
	}

	private function register_settings(): void {
		register_setting( self::GROUP, LeadSettings::OPTION, array( 'type' => 'object', 'default' => array(), 'sanitize_callback' => $this->clean( ... ) ) );
		register_setting( self::GROUP, LeadSettings::SECRET, array( 'type' => 'object', 'sanitize_callback' => $this->clean_secret( ... ) ) );
		add_settings_section( self::GROUP, '', '__return_null', self::PAGE );
		foreach ( LeadSettingsFields::all() as $name => $field ) {
			add_settings_field( "hpapi-leads-{$name}", $field['label'], fn () => $this->show_field( $name, $field ), self::PAGE, self::GROUP, array( 'label_for' => "hpapi-leads-{$name}" ) );
			if ( 'provider' === $name ) {
				add_settings_field( 'hpapi-leads-token', __( 'HubSpot credential', 'hearth-hammer' ), $this->show_secret( ... ), self::PAGE, self::GROUP, array( 'label_for' => 'hpapi-leads-token' ) );
			}
		}
	}

	private function add_page(): void {
		add_options_page( __( 'Leads & newsletter', 'hearth-hammer' ), __( 'Leads & newsletter', 'hearth-hammer' ), 'manage_options', self::PAGE, $this->show( ... ) );
	}

	/** @return array<string, string|int> Only what the screen knows; a value it refuses stays as it was. */
	private function clean( mixed $input ): array {
		$input = is_array( $input ) ? $input : array();
		$kept  = get_option( LeadSettings::OPTION, array() );
		$kept  = is_array( $kept ) ? array_intersect_key( $kept, LeadSettings::DEFAULTS ) : array();
		foreach ( LeadSettingsFields::all() as $name => $field ) {
			if ( $this->settings->is_fixed( $name ) || ! array_key_exists( $name, $input ) ) {
				continue;
			}
			$value = LeadSettingsFields::clean( $name, $input[ $name ] );
			if ( null === $value ) {
				/* translators: %s: a setting's name */
				add_settings_error( LeadSettings::OPTION, "hpapi-leads-{$name}", sprintf( __( '“%s” was not changed: that value is not possible.', 'hearth-hammer' ), $field['label'] ) );
				continue;
			}
			$kept[ $name ] = $value;
		}
		return $kept;
	}

	/**
	 * An empty field keeps what there is: the page never shows it, so it cannot send it back.
	 *
	 * @return array{token?: string}
	 */
	private function clean_secret( #[\SensitiveParameter] mixed $input ): array {
		$kept = get_option( LeadSettings::SECRET );
		$kept = is_array( $kept ) && is_string( $kept['token'] ?? null ) ? array( 'token' => $kept['token'] ) : array();
		if ( ! is_array( $input ) || $this->settings->is_credential_fixed() ) {
			return $kept;
		}
		if ( '1' === ( $input['remove'] ?? '' ) ) {
			return array();
		}
		$token = is_string( $input['token'] ?? null ) ? trim( $input['token'] ) : '';
		if ( '' === $token ) {
			return $kept;
		}
		// What is not printable ASCII could end the header that it is sent in.
		if ( strlen( $token ) > 500 || 1 !== preg_match( '/^[\x21-\x7e]+$/D', $token ) ) {
			add_settings_error( LeadSettings::SECRET, 'hpapi-leads-token', __( 'The credential was not changed: that is none.', 'hearth-hammer' ) );
			return $kept;
		}
		return array( 'token' => $token );
	}

	private function show(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Leads & newsletter', 'hearth-hammer' ) . '</h1>';
		ConnectionTest::show_result();
		echo '<form method="post" action="options.php">';
		settings_fields( self::GROUP );
		do_settings_sections( self::PAGE );
		submit_button();
		echo '</form>';
		ConnectionTest::show_button();
		echo '</div>';
	}

	/** @param array{label: string, hint: string, type: string} $field */
	private function show_field( string $name, array $field ): void {
		$fixed = $this->settings->is_fixed( $name );
		$value = $this->settings->value( $name );
		$attrs = sprintf( 'id="%s" name="%s"%s', esc_attr( "hpapi-leads-{$name}" ), esc_attr( LeadSettings::OPTION . "[{$name}]" ), $fixed ? ' disabled' : '' );
		if ( 'choice' === $field['type'] ) {
			echo '<select ' . $attrs . '>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
			foreach ( LeadProviders::NAMES as $choice ) {
				$label = LeadProviders::HUBSPOT === $choice ? 'HubSpot' : __( 'Sandbox', 'hearth-hammer' );
				printf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $choice, $this->settings->provider(), false ), esc_html( $label ) );
			}
			echo '</select>';
		} else {
			printf( '<input type="%s" class="%s" value="%s" %s>', esc_attr( $field['type'] ), esc_attr( 'number' === $field['type'] ? 'small-text' : 'regular-text' ), esc_attr( $value ), $attrs ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		}
		/* translators: %s: the name of a constant */
		$hint = $fixed ? sprintf( __( 'Set by %s outside WordPress.', 'hearth-hammer' ), LeadSettings::constant( $name ) ) : $field['hint'];
		echo '<p class="description">' . esc_html( $hint ) . '</p>';
	}

	private function show_secret(): void {
		$fixed = $this->settings->is_credential_fixed();
		printf(
			'<input type="password" class="regular-text" id="hpapi-leads-token" name="%s" value="" autocomplete="new-password" spellcheck="false"%s>',
			esc_attr( LeadSettings::SECRET . '[token]' ),
			$fixed ? ' disabled' : ''
		);
		if ( $fixed ) {
			/* translators: %s: the name of a constant */
			$hint = sprintf( __( 'Set by %s outside WordPress.', 'hearth-hammer' ), LeadSettings::CREDENTIAL );
		} elseif ( '' !== $this->settings->credential() ) {
			$hint = __( 'One is kept and not shown. Leave the field empty to keep it.', 'hearth-hammer' );
			printf( '<p><label><input type="checkbox" name="%s" value="1"> %s</label></p>', esc_attr( LeadSettings::SECRET . '[remove]' ), esc_html__( 'Remove it', 'hearth-hammer' ) );
		} else {
			$hint = __( 'The access token of a private app at HubSpot. Without one the sandbox is used.', 'hearth-hammer' );
		}
		echo '<p class="description">' . esc_html( $hint ) . '</p>';
	}
}
