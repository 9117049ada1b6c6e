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

	/** @param string $name Name of the form's array. */
	public function __construct(
		private string $name,
		private ParishRepository $parishes,
	) {}

	public function print( string $field, mixed $value ): void {
		$schema = PropertyFields::schema()[ $field ];
		match ( true ) {
			'parish' === $field => $this->select( $field, (string) $value, $this->parish_choices() ),
			'valuer' === $field => $this->select( $field, (string) $value, self::staff_choices() ),
			'early_bird_until' === $field => $this->date_time( $field, (int) $value ),
			'valuer_quote' === $field => $this->textarea( $field, (string) $value ),
			'property_type' === $field => $this->select( $field, (string) $value, $this->type_choices( (string) $value ) ),
			isset( $schema['enum'] ) => $this->select( $field, (string) $value, self::choices( $field, (array) $schema['enum'] ) ),
			'boolean' === $schema['type'] => $this->checkbox( $field, (bool) $value ),
			'array' === $schema['type'] => $this->textarea( $field, implode( "\n", (array) $value ) ),
			'summary' === $field => $this->textarea( $field, (string) $value ),
			in_array( $field, self::SENTENCES, true ) => $this->textarea( $field, (string) $value, 2 ),
			default => $this->input( $field, (string) $value, $schema ),
		};
	}

	/** What the form sent for a field, cleaned. */
	public static function read( string $field, mixed $sent ): mixed {
		$schema = PropertyFields::schema()[ $field ];
		if ( 'array' === $schema['type'] ) {
			$sent = is_string( $sent ) ? preg_split( '/\R/', $sent ) : array();
		}
		if ( 'early_bird_until' === $field ) {
			$sent = EarlyBird::read( is_string( $sent ) ? $sent : '' );
		}
		if ( 'postcode' === $field && is_string( $sent ) ) {
			$sent = (string) ( Postcode::parse( $sent ) ?? $sent );
		}
		return PropertyFields::clean( $field, in_array( $schema['type'], array( 'integer', 'number' ), true ) && is_string( $sent ) ? str_replace( array( '£', ',', ' ' ), '', $sent ) : $sent );
	}

	/** @param array<string, mixed> $schema */
	private function input( string $field, string $value, array $schema ): void {
		$is_number = in_array( $schema['type'], array( 'integer', 'number' ), true );
		printf(
			'<input type="%s" step="%s" class="%s" style="%s" id="hpapi-%s" name="%s" value="%s">',
			esc_attr( $is_number ? 'number' : 'text' ),
			esc_attr( 'integer' === $schema['type'] ? '1' : 'any' ),
			esc_attr( $is_number ? '' : 'regular-text' ),
			// WordPress's own small number field holds five figures.
			esc_attr( $is_number ? 'width:9em' : '' ),
			esc_attr( $field ),
			esc_attr( $this->key( $field ) ),
			esc_attr( $value )
		);
	}

	private function date_time( string $field, int $value ): void {
		printf( '<input type="datetime-local" id="hpapi-%s" name="%s" value="%s">', esc_attr( $field ), esc_attr( $this->key( $field ) ), esc_attr( EarlyBird::input( $value ) ) );
	}

	private function textarea( string $field, string $value, int $rows = 5 ): void {
		printf( '<textarea class="large-text" rows="%d" id="hpapi-%s" name="%s">%s</textarea>', (int) $rows, esc_attr( $field ), esc_attr( $this->key( $field ) ), esc_textarea( $value ) );
	}

	private function checkbox( string $field, bool $value ): void {
		// A box that is not ticked sends nothing; the hidden input says that it was there.
		printf( '<input type="hidden" name="%1$s" value="0"><input type="checkbox" id="hpapi-%2$s" name="%1$s" value="1"%3$s>', esc_attr( $this->key( $field ) ), esc_attr( $field ), checked( $value, true, false ) );
	}

	/** @param array<string|int, string> $choices */
	private function select( string $field, string $value, array $choices ): void {
		printf( '<select id="hpapi-%s" name="%s">', esc_attr( $field ), esc_attr( $this->key( $field ) ) );
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
		$choices = array( 0 => '—' );
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
