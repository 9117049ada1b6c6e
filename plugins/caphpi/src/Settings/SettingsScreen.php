<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Settings;

use HearthHammer\Caphpi\Provider\Providers;
use HearthHammer\Caphpi\Staff\StaffWords;
use HearthHammer\Core\Module;

/**
 * Settings → Valuations.
 *
 * @phpstan-import-type Field from ConnectionFields
 */
final class SettingsScreen implements Module {

	public const PAGE   = 'caphpi-settings';
	private const GROUP = 'caphpi';

	public function __construct(
		private readonly ValuationSettings $settings,
		private readonly Providers $providers,
		private readonly SecretsSetting $secrets,
		private readonly ConnectionTests $tests,
	) {}

	public function register(): void {
		add_action( 'admin_init', $this->register_setting( ... ) );
		add_action( 'admin_menu', $this->add_page( ... ) );
	}

	private function register_setting(): void {
		register_setting(
			self::GROUP,
			ValuationSettings::OPTION,
			array(
				'type'              => 'object',
				'default'           => array(),
				'sanitize_callback' => $this->clean( ... ),
			)
		);
		$this->secrets->register( self::GROUP );
		$names = $this->providers->names();
		$this->add_section( 'caphpi', '', SettingsFields::all( $names ) );
		foreach ( ConnectionFields::sections( $names ) as $name => $section ) {
			$this->add_section( "caphpi-{$name}", $section['title'], $section['fields'] );
		}
	}

	/** @param array<string, Field> $fields */
	private function add_section( string $id, string $title, array $fields ): void {
		add_settings_section( $id, $title, '__return_null', self::PAGE );
		foreach ( $fields as $name => $field ) {
			add_settings_field( "caphpi-{$name}", $field['label'], fn () => $this->show_field( $name, $field ), self::PAGE, $id, array( 'label_for' => "caphpi-{$name}" ) );
		}
	}

	private function add_page(): void {
		add_options_page( __( 'Valuations', 'hearth-hammer' ), __( 'Valuations', 'hearth-hammer' ), 'manage_options', self::PAGE, $this->show( ... ) );
	}

	/** @return array<string, string|int|bool> Only what the screen knows; a value it refuses stays as it was. */
	private function clean( mixed $input ): array {
		$input = is_array( $input ) ? $input : array();
		$kept  = get_option( ValuationSettings::OPTION, array() );
		$kept  = is_array( $kept ) ? array_intersect_key( $kept, ValuationSettings::DEFAULTS ) : array();
		$names = $this->providers->names();
		foreach ( SettingsFields::all( $names ) + ConnectionFields::plain( $names ) as $name => $field ) {
			if ( $this->settings->is_fixed( $name ) || ! array_key_exists( $name, $input ) ) {
				continue;
			}
			$value = SettingsFields::clean( $field, $input[ $name ] );
			if ( null === $value ) {
				/* translators: %s: a setting's name */
				add_settings_error( ValuationSettings::OPTION, "caphpi-{$name}", sprintf( __( '“%s” was not changed: that value is not possible.', 'hearth-hammer' ), $field['label'] ) );
				continue;
			}
			$kept[ $name ] = $value;
		}
		return $kept;
	}

	private function show(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Valuations', 'hearth-hammer' ) . '</h1>';
		$this->tests->show_result();
		echo '<form method="post" action="options.php" autocomplete="off">';
		settings_fields( self::GROUP );
		do_settings_sections( self::PAGE );
		submit_button();
		echo '</form>';
		$this->tests->show_buttons();
		echo '</div>';
	}

	/** @param Field $field */
	private function show_field( string $name, array $field ): void {
		if ( 'secret' === $field['type'] ) {
			$this->secrets->show_field( $name );
			return;
		}
		$fixed = $this->settings->is_fixed( $name );
		$value = $this->settings->value( $name );
		$attrs = sprintf( 'id="%s" name="%s"%s', esc_attr( "caphpi-{$name}" ), esc_attr( ValuationSettings::OPTION . "[{$name}]" ), $fixed ? ' disabled' : '' );
		if ( 'choice' === $field['type'] ) {
			echo '<select ' . $attrs . '>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
			foreach ( $field['choices'] ?? array() as $choice ) {
				printf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $choice, $value, false ), esc_html( StaffWords::provider( $choice ) ) );
			}
			echo '</select>';
		} elseif ( 'flag' === $field['type'] ) {
			// A box that is not ticked is not sent; the hidden field says so.
			printf( '<input type="hidden" name="%s" value="0">', esc_attr( ValuationSettings::OPTION . "[{$name}]" ) );
			printf( '<input type="checkbox" value="1" %s %s>', $attrs, checked( $this->settings->flag( $name ), true, false ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		} else {
			printf(
				'<input type="%s" class="%s" value="%s" %s%s>',
				esc_attr( in_array( $field['type'], array( 'number', 'url' ), true ) ? $field['type'] : 'text' ),
				esc_attr( 'number' === $field['type'] ? 'small-text' : 'regular-text' ),
				esc_attr( $value ),
				$attrs, // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
				isset( $field['min'] ) ? ' min="' . absint( $field['min'] ) . '"' : '' // phpcs:ignore WordPress.Security.EscapeOutput -- A number.
			);
		}
		$hint = $fixed
			/* translators: %s: the name of a constant */
			? sprintf( __( 'Set by %s outside WordPress.', 'hearth-hammer' ), ValuationSettings::constant( $name ) )
			: $field['hint'];
		if ( '' !== $hint ) {
			echo '<p class="description">' . esc_html( $hint ) . '</p>';
		}
	}
}
