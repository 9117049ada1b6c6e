<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Settings;

use HearthHammer\Core\Config\Config;

/**
 * The write-only fields of the settings screen: what is typed is sealed and kept, an empty field changes nothing,
 * a ticked box clears.
 */
final readonly class SecretsSetting {

	private const MAX_LENGTH = 2000;

	public function __construct( private Secrets $secrets ) {}

	public function register( string $group ): void {
		register_setting(
			$group,
			Secrets::OPTION,
			array(
				'type'              => 'object',
				'default'           => array(),
				'sanitize_callback' => $this->clean( ... ),
			)
		);
	}

	/** Prints one field, never its value. */
	public function show_field( string $name ): void {
		$fixed = '' !== trim( Config::string( ValuationSettings::constant( $name ) ) );
		$kept  = $this->secrets->is_set( $name );
		$field = Secrets::OPTION . "[{$name}]";
		printf(
			'<input type="password" class="regular-text" id="%s" name="%s" value="" placeholder="%s" autocomplete="new-password" spellcheck="false"%s>',
			esc_attr( "caphpi-{$name}" ),
			esc_attr( $field . '[new]' ),
			$kept ? esc_attr__( 'kept', 'hearth-hammer' ) : '',
			disabled( $fixed, true, false )
		);
		if ( $fixed ) {
			/* translators: %s: the name of a constant */
			printf( '<p class="description">%s</p>', esc_html( sprintf( __( 'Set by %s outside WordPress.', 'hearth-hammer' ), ValuationSettings::constant( $name ) ) ) );
		} elseif ( $this->secrets->is_unreadable( $name ) ) {
			printf( '<p class="description">%s</p>', esc_html__( 'The site’s secret keys have changed since this was kept. Please enter it again.', 'hearth-hammer' ) );
		} elseif ( $kept ) {
			printf( '<p><label><input type="checkbox" name="%s" value="1"> %s</label></p>', esc_attr( $field . '[clear]' ), esc_html__( 'Clear', 'hearth-hammer' ) );
		}
	}

	/**
	 * WordPress cleans an option more than once: what is sealed already passes.
	 *
	 * @return array<string, string> Name to sealed credential.
	 */
	private function clean( mixed $input ): array {
		$old  = get_option( Secrets::OPTION, array() );
		$kept = is_array( $old ) ? array_filter( array_intersect_key( $old, array_flip( Secrets::NAMES ) ), is_string( ... ) ) : array();
		foreach ( Secrets::NAMES as $name ) {
			$given = is_array( $input ) ? ( $input[ $name ] ?? null ) : null;
			if ( is_string( $given ) ) {
				if ( null !== Secrets::open( $name, $given ) ) {
					$kept[ $name ] = $given;
				}
				continue;
			}
			if ( ! is_array( $given ) ) {
				continue;
			}
			$new = is_string( $given['new'] ?? null ) ? trim( $given['new'] ) : '';
			if ( '' === $new ) {
				if ( '1' === ( $given['clear'] ?? '' ) ) {
					unset( $kept[ $name ] );
				}
			} elseif ( strlen( $new ) > self::MAX_LENGTH || 1 === preg_match( '/[\x00-\x1f\x7f]/', $new ) ) {
				/* translators: %s: a setting's constant */
				add_settings_error( ValuationSettings::OPTION, "caphpi-{$name}", sprintf( __( '%s was not changed: that value is not possible.', 'hearth-hammer' ), ValuationSettings::constant( $name ) ) );
			} else {
				$kept[ $name ] = Secrets::seal( $name, $new );
			}
		}
		return $kept;
	}
}
