<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Fields\Admin\FieldInput;
use HearthHammer\Core\Fields\Admin\FieldKind;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\People\EarlyBird;
use HearthHammer\Hpapi\People\Staff;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\PropertyTypes;

/**
 * Which input a field of property-fields.json has, and what it offers; core prints it, as on the other edit screens.
 */
final readonly class PropertyInput {

	/** Fields whose answer is a sentence or two. */
	private const SENTENCES = array( 'lease_terms', 'building_safety', 'restrictions', 'rights_easements', 'planning_nearby', 'accessibility' );

	/** Council tax: Wales has a band I. */
	private const BANDS = array( '', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'TBC', 'EXEMPT' );

	private FieldInput $input;

	/**
	 * @param string                $name   Name of the form's array.
	 * @param array<string, string> $typed  By field: what was typed and not kept, which is shown instead.
	 * @param array<string, string> $faults By field: why.
	 */
	public function __construct(
		string $name,
		private ParishRepository $parishes,
		private array $typed = array(),
		private array $faults = array(),
	) {
		$this->input = new FieldInput( $name, $this->choices( ... ), 'hpapi-' );
	}

	/** The input, and below it the sentence that says what is wrong with what was typed. */
	public function print( string $field, mixed $value ): void {
		$fault = $this->faults[ $field ] ?? '';
		$rows  = in_array( $field, self::SENTENCES, true ) ? 2 : 5;
		$this->input->print_kind( self::kind( $field ), $field, '', false, '' === $fault ? $value : $this->typed[ $field ] ?? $value, $fault, $rows );
	}

	private static function kind( string $field ): FieldKind {
		return match ( true ) {
			'early_bird_until' === $field => FieldKind::Time,
			in_array( $field, array( 'summary', 'valuer_quote', ...self::SENTENCES ), true ) => FieldKind::Text,
			default => FieldKind::of( $field, PropertyFields::schema()[ $field ] ),
		};
	}

	/** @return array<string|int, string> None for a field that is typed. */
	private function choices( string $field ): array {
		$schema = PropertyFields::schema()[ $field ];
		return match ( true ) {
			'parish' === $field => $this->parish_choices(),
			'valuer' === $field => self::staff_choices(),
			'council_tax_band' === $field => self::labels( $field, self::BANDS ),
			'property_type' === $field => self::type_choices(),
			'branch' === $field => self::branch_choices(),
			isset( $schema['enum'] ) => self::labels( $field, (array) $schema['enum'] ),
			default => array(),
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

	/**
	 * @param array<mixed> $values
	 * @return array<string|int, string>
	 */
	private static function labels( string $field, array $values ): array {
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
		$choices = array( 0 => __( 'Automatic, from postcode and map', 'hearth-hammer' ) );
		foreach ( $this->parishes->all() as $parish ) {
			$choices[ $parish->id ] = $parish->name;
		}
		return $choices;
	}

	/** @return array<string|int, string> */
	private static function staff_choices(): array {
		$choices = array( 0 => __( 'Branch default', 'hearth-hammer' ) );
		foreach ( ( new Staff() )->all() as $member ) {
			$choices[ $member->id ] = '' === $member->role ? $member->name : "{$member->name}, {$member->role}";
		}
		return $choices;
	}

	/** @return array<string|int, string> None where no office has a branch: it is typed there. */
	private static function branch_choices(): array {
		$branches = ( new Company() )->branches();
		return array() === $branches ? array() : array( '' => '—' ) + $branches;
	}

	/** @return array<string, string> */
	private static function type_choices(): array {
		$choices = array( '' => '—' );
		foreach ( PropertyTypes::GROUPS as $group => $types ) {
			foreach ( array( $group, ...$types ) as $type ) {
				$choices[ $type ] = PropertyTypes::label( $type );
			}
		}
		return $choices;
	}
}
