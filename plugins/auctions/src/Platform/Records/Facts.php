<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Core\Text\PlainText;

/**
 * Reads the facts of a lot or a sale: values under the names of our own fields, as people wrote them.
 */
final class Facts {

	/** What people write for a word of ours, by field. */
	private const SAID = array(
		'fuel'    => array( 'hybrid' => 'petrol_hybrid', 'hybrid_electric' => 'petrol_hybrid', 'petrol_electric' => 'petrol_hybrid', 'diesel_electric' => 'diesel_hybrid', 'phev' => 'plug_in_hybrid', 'heavy_oil' => 'diesel' ),
		'gearbox' => array( 'auto' => 'automatic', 'semi_auto' => 'semi_automatic' ),
		'tenure'  => array( 'f_h' => 'freehold', 'fh' => 'freehold', 'l_h' => 'leasehold', 'lh' => 'leasehold', 'share_of_f_h' => 'share_of_freehold' ),
		'v5c'     => array( 'yes' => 'present', 'no' => 'none', 'applied_for' => 'to_follow' ),
		'vat'     => array( 'no' => 'no_vat', 'yes' => 'plus_vat' ),
	);

	/**
	 * @param array<string, array<string, mixed>> $schema Field to its schema, of the fields that are facts.
	 * @param RecordReader                                  $in     Gets what is wrong.
	 */
	public function __construct(
		private readonly array $schema,
		private readonly RecordReader $in,
	) {}

	/**
	 * @param array<mixed> $said Name to value.
	 * @param bool         $all  Whether they are all there is: a fact that is not named is not known any more.
	 * @return array<string, mixed>
	 */
	public function read( array $said, bool $all ): array {
		$facts = $all ? array_fill_keys( array_keys( $this->schema ), null ) : array();
		foreach ( $said as $name => $value ) {
			$name = (string) $name;
			if ( ! isset( $this->schema[ $name ] ) ) {
				$this->in->warn( "facts.{$name}", __( 'is not a known field, so it was skipped', 'hearth-hammer' ) );
				continue;
			}
			$facts[ $name ] = $this->value( $name, $value );
		}
		return $facts;
	}

	/** What the field takes; PostFields brings it into its bounds. */
	private function value( string $name, mixed $value ): mixed {
		$field = $this->schema[ $name ];
		$type  = is_array( $field['type'] ?? null ) ? $field['type'][0] : $field['type'] ?? 'string';
		if ( null === $value || '' === $value ) {
			return null;
		}
		if ( in_array( $type, array( 'array', 'object' ), true ) ) {
			return is_array( $value ) ? $value : $this->refuse( $name, __( 'is not a list, so it was skipped', 'hearth-hammer' ) );
		}
		if ( ! is_scalar( $value ) ) {
			return $this->refuse( $name, __( 'is not a single value, so it was skipped', 'hearth-hammer' ) );
		}
		if ( in_array( $type, array( 'integer', 'number' ), true ) ) {
			$number = is_string( $value ) ? str_replace( array( ',', ' ', '£' ), '', $value ) : $value;
			return is_numeric( $number ) ? $number + 0 : $this->refuse( $name, __( 'is not a number, so it was skipped', 'hearth-hammer' ) );
		}
		if ( 'string' === $type && isset( $field['enum'] ) ) {
			return $this->word( $name, (string) $value, (array) $field['enum'] );
		}
		return 'string' === $type && 'textarea-field' !== ( $field['format'] ?? '' ) ? PlainText::of( (string) $value ) : $value;
	}

	/** @param array<mixed> $words Ours. */
	private function word( string $name, string $said, array $words ): ?string {
		$plain = trim( (string) preg_replace( '/[^a-z0-9]+/', '_', strtolower( $said ) ), '_' );
		foreach ( array( $plain, self::SAID[ $name ][ $plain ] ?? '' ) as $candidate ) {
			foreach ( $words as $word ) {
				if ( '' !== $candidate && is_string( $word ) && strtolower( $word ) === $candidate ) {
					return $word;
				}
			}
		}
		return $this->refuse( $name, sprintf( /* translators: %s: what was sent */ __( '“%s” is not a known value, so it was skipped', 'hearth-hammer' ), mb_substr( PlainText::of( $said ), 0, 40 ) ) );
	}

	private function refuse( string $name, string $why ): null {
		$this->in->warn( "facts.{$name}", $why );
		return null;
	}
}
