<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

/**
 * The write-only fields of a settings screen: what is typed is sealed and stored, an empty field changes nothing,
 * a ticked box clears.
 */
final readonly class SecretInput {

	private const MAX_LENGTH = 2000;

	public function __construct( private SecretStore $secrets ) {}

	/** Prints one field, never its value. */
	public function show( Field $field, string $id ): void {
		$name   = $field->name;
		$fixed  = $this->secrets->is_fixed( $name );
		$stored = $this->secrets->is_set( $name );
		$input  = $this->secrets->option . "[{$name}]";
		printf(
			'<input type="password" class="regular-text" id="%s" name="%s" value="" placeholder="%s" autocomplete="new-password" spellcheck="false"%s>',
			esc_attr( $id ),
			esc_attr( $input . '[new]' ),
			$stored ? esc_attr__( 'Saved', 'hearth-hammer' ) : '',
			disabled( $fixed, true, false )
		);
		if ( ! $fixed && $stored ) {
			printf( '<p><label><input type="checkbox" name="%s" value="1"> %s</label></p>', esc_attr( $input . '[clear]' ), esc_html__( 'Delete saved value', 'hearth-hammer' ) );
			return;
		}
		$hint = match ( true ) {
			/* translators: %s: the name of a constant */
			$fixed => sprintf( __( 'Set by %s outside WordPress.', 'hearth-hammer' ), $this->secrets->constant( $name ) ),
			$this->secrets->is_unreadable( $name ) => __( 'The site’s secret keys have changed since this was saved. Enter it again.', 'hearth-hammer' ),
			default => $field->help,
		};
		if ( '' !== $hint ) {
			printf( '<p class="description">%s</p>', esc_html( $hint ) );
		}
	}

	/**
	 * WordPress cleans an option more than once: what is sealed already passes.
	 *
	 * @param list<Field> $fields
	 * @return array<string, string> Name to sealed credential.
	 */
	public function clean( #[\SensitiveParameter] mixed $input, array $fields ): array {
		$stored = $this->secrets->stored();
		foreach ( $fields as $field ) {
			$name  = $field->name;
			$given = is_array( $input ) ? ( $input[ $name ] ?? null ) : null;
			if ( is_string( $given ) && null !== $this->secrets->sealer->open( $name, $given ) ) {
				$stored[ $name ] = $given;
			}
			if ( ! is_array( $given ) || $this->secrets->is_fixed( $name ) ) {
				continue;
			}
			$new = is_string( $given['new'] ?? null ) ? trim( $given['new'] ) : '';
			if ( '' === $new ) {
				if ( '1' === ( $given['clear'] ?? '' ) ) {
					unset( $stored[ $name ] );
				}
			} elseif ( ! self::is_possible( $field, $new ) ) {
				add_settings_error( $this->secrets->option, $name, $field->refused() );
			} else {
				$stored[ $name ] = $this->secrets->sealer->seal( $name, $new );
			}
		}
		return $stored;
	}

	private static function is_possible( Field $field, #[\SensitiveParameter] string $secret ): bool {
		$fits = strlen( $secret ) <= self::MAX_LENGTH && 1 !== preg_match( '/[\x00-\x1f\x7f]/', $secret );
		return $fits && ( null === $field->sanitiser || null !== ( $field->sanitiser )( $secret ) );
	}
}
