<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Core\Place\Postcode;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\People\EarlyBird;
use HearthHammer\Hpapi\People\Staff;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\PropertyTypes;

/**
 * An input for each kind of field of property-fields.json.
 */
final readonly class FieldInput {

	/** Fields whose answer is a sentence or two. */
	private const SENTENCES = array( 'lease_terms', 'building_safety', 'restrictions', 'rights_easements', 'planning_nearby', 'accessibility' );

	/** Council tax: Wales has a band I. */
	private const BANDS = array( '', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'TBC', 'EXEMPT' );

	/**
	 * @param string                $name   Name of the form's array.
	 * @param array<string, string> $typed  By field: what was typed and not kept, which is shown instead.
	 * @param array<string, string> $faults By field: why.
	 */
	public function __construct(
		private string $name,
		private ParishRepository $parishes,
		private array $typed = array(),
		private array $faults = array(),
	) {}

	/** The input, and below it the sentence that says what is wrong with what was typed. */
	public function print( string $field, mixed $value ): void {
		$this->print_input( $field, isset( $this->faults[ $field ] ) && isset( $this->typed[ $field ] ) ? $this->typed[ $field ] : $value );
		if ( isset( $this->faults[ $field ] ) ) {
			printf( '<p class="hh-field-fault" id="hpapi-%s-fault">%s</p>', esc_attr( $field ), esc_html( $this->faults[ $field ] ) );
		}
	}

	private function print_input( string $field, mixed $value ): void {
		$schema = PropertyFields::schema()[ $field ];
		match ( true ) {
			'parish' === $field => $this->select( $field, (string) $value, $this->parish_choices() ),
			'valuer' === $field => $this->select( $field, (string) $value, self::staff_choices() ),
			'early_bird_until' === $field => $this->date_time( $field, is_string( $value ) ? $value : EarlyBird::input( (int) $value ) ),
			'council_tax_band' === $field => $this->select( $field, (string) $value, self::choices( $field, array_unique( array( ...self::BANDS, (string) $value ) ) ) ),
			'date' === ( $schema['format'] ?? '' ) => $this->date( $field, (string) $value ),
			'valuer_quote' === $field => $this->textarea( $field, (string) $value ),
			'property_type' === $field => $this->select( $field, (string) $value, $this->type_choices( (string) $value ) ),
			isset( $schema['enum'] ) => $this->select( $field, (string) $value, self::choices( $field, (array) $schema['enum'] ) ),
			'boolean' === $schema['type'] => $this->checkbox( $field, (bool) $value ),
			'array' === $schema['type'] => $this->textarea( $field, is_array( $value ) ? implode( "\n", $value ) : (string) $value ),
			'summary' === $field => $this->textarea( $field, (string) $value ),
			in_array( $field, self::SENTENCES, true ) => $this->textarea( $field, (string) $value, 2 ),
			default => $this->input( $field, (string) $value, $schema ),
		};
	}

	/** What the form sent for a field, in the field's own form where it has one; what it has none for stays as it is. */
	public static function read( string $field, string $sent ): mixed {
		$schema = PropertyFields::schema()[ $field ];
		$sent   = 'array' === $schema['type'] ? $sent : trim( $sent );
		return match ( true ) {
			'array' === $schema['type'] => preg_split( '/\R/', $sent ),
			'early_bird_until' === $field => '' === $sent || EarlyBird::read( $sent ) > 0 ? EarlyBird::read( $sent ) : $sent,
			'postcode' === $field => (string) ( Postcode::parse( $sent ) ?? $sent ),
			'council_tax_band' === $field => strtoupper( $sent ),
			in_array( $schema['type'], array( 'integer', 'number' ), true ) => self::number( $sent ),
			default => $sent,
		};
	}

	/** `£425,000` as a number; what is none stays as it was typed. */
	private static function number( string $typed ): string {
		$bare = str_replace( array( '£', ',', ' ' ), '', $typed );
		return is_numeric( $bare ) ? $bare : $typed;
	}

	/** @param array<string, mixed> $schema */
	private function input( string $field, string $value, array $schema ): void {
		$is_number = in_array( $schema['type'], array( 'integer', 'number' ), true );
		// Text, also for numbers: the browser's own check would hold the whole form for a field that is folded away.
		printf(
			'<input type="text" inputmode="%s" class="%s" id="hpapi-%s" name="%s" value="%s"%s>',
			esc_attr( array( 'integer' => 'numeric', 'number' => 'decimal' )[ $schema['type'] ] ?? 'text' ),
			esc_attr( $is_number ? 'hh-number' : 'regular-text' ),
			esc_attr( $field ),
			esc_attr( $this->key( $field ) ),
			// 0 is what stands where nobody knows.
			esc_attr( $is_number && '0' === $value ? '' : $value ),
			$this->state( $field ) // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		);
	}

	private function date( string $field, string $value ): void {
		// A date that is none would be shown as nothing.
		$is_date = '' === $value || 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $value );
		printf( '<input type="%s" id="hpapi-%s" name="%s" value="%s"%s>', $is_date ? 'date' : 'text', esc_attr( $field ), esc_attr( $this->key( $field ) ), esc_attr( $value ), $this->state( $field ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
	}

	private function date_time( string $field, string $value ): void {
		printf( '<input type="datetime-local" id="hpapi-%s" name="%s" value="%s"%s>', esc_attr( $field ), esc_attr( $this->key( $field ) ), esc_attr( $value ), $this->state( $field ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
	}

	private function textarea( string $field, string $value, int $rows = 5 ): void {
		printf( '<textarea class="large-text" rows="%d" id="hpapi-%s" name="%s"%s>%s</textarea>', (int) $rows, esc_attr( $field ), esc_attr( $this->key( $field ) ), $this->state( $field ), esc_textarea( $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
	}

	private function checkbox( string $field, bool $value ): void {
		// A box that is not ticked sends nothing; the hidden input says that it was there.
		printf( '<input type="hidden" name="%1$s" value="0"><input type="checkbox" id="hpapi-%2$s" name="%1$s" value="1"%3$s>', esc_attr( $this->key( $field ) ), esc_attr( $field ), checked( $value, true, false ) );
	}

	/** Attributes that tie an input to its sentence; escaped. */
	private function state( string $field ): string {
		return isset( $this->faults[ $field ] ) ? sprintf( ' aria-invalid="true" aria-describedby="hpapi-%s-fault"', esc_attr( $field ) ) : '';
	}

	/** @param array<string|int, string> $choices */
	private function select( string $field, string $value, array $choices ): void {
		printf( '<select id="hpapi-%s" name="%s"%s>', esc_attr( $field ), esc_attr( $this->key( $field ) ), $this->state( $field ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		foreach ( $choices as $choice => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $choice ), selected( $value, (string) $choice, false ), esc_html( $label ) );
		}
		echo '</select>';
	}

	/**
	 * @param array<mixed> $values
	 * @return array<string|int, string>
	 */
	private static function choices( string $field, array $values ): array {
		$choices = array();
		foreach ( $values as $value ) {
			if ( is_string( $value ) || is_int( $value ) ) {
				$choices[ $value ] = MetaBoxFields::choice( $field, $value );
			}
		}
		return $choices;
	}

	/** @return array<string|int, string> */
	private function parish_choices(): array {
		$choices = array( 0 => __( 'Found by postcode and map', 'hearth-hammer' ) );
		foreach ( $this->parishes->all() as $parish ) {
			$choices[ $parish->id ] = $parish->name;
		}
		return $choices;
	}

	/** @return array<string|int, string> */
	private static function staff_choices(): array {
		$choices = array( 0 => __( 'The first of the branch', 'hearth-hammer' ) );
		foreach ( ( new Staff() )->all() as $member ) {
			$choices[ $member->id ] = '' === $member->role ? $member->name : "{$member->name}, {$member->role}";
		}
		return $choices;
	}

	/** @return array<string, string> */
	private function type_choices( string $current ): array {
		$choices = array( '' => '—' );
		foreach ( PropertyTypes::GROUPS as $group => $types ) {
			foreach ( array( $group, ...$types ) as $type ) {
				$choices[ $type ] = PropertyTypes::label( $type );
			}
		}
		return '' === $current ? $choices : $choices + array( $current => PropertyTypes::label( $current ) );
	}

	private function key( string $field ): string {
		return "{$this->name}[{$field}]";
	}
}
