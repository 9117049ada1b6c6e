<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Valuation;

use HearthHammer\Core\Company\HoursWords;
use HearthHammer\Core\Visitor\FormInput;

/**
 * A question of the form for a valuation whose answers an owner chooses from. The form's options, the check, emails, the
 * staff's screen, the file and a person's export all come from its row in all(). Stored are the values.
 */
final readonly class ValuationQuestion {

	/** Types of property for which the form does not need the number of bedrooms. */
	public const BARE = array( 'land', 'other' );

	/** Our valuers visit from Monday to Saturday. */
	private const DAYS = array( 'mon', 'tue', 'wed', 'thu', 'fri', 'sat' );

	/**
	 * @param string                    $label   For staff and for a person's export.
	 * @param array<int|string, string> $choices Value to label. PHP makes numbers of keys such as "2".
	 * @param string                    $fault   Said of another answer.
	 * @param bool                      $is_many Any number of answers; others are left out without a word.
	 * @param list<string>              $unless  Types of property that need no answer.
	 * @param array<string, string>     $told    What staff read instead of the form's labels.
	 */
	private function __construct(
		public string $name,
		public string $label,
		private array $choices,
		private string $fault = '',
		private bool $is_optional = false,
		private bool $is_many = false,
		private array $unless = array(),
		private array $told = array(),
	) {}

	/** @return array<string, self> By name, in the form's order. */
	public static function all(): array {
		$any = __( 'Choose one of the options', 'hearth-hammer' );
		$all = array(
			new self(
				'property_type',
				__( 'Property type', 'hearth-hammer' ),
				array(
					'detached'      => __( 'Detached house', 'hearth-hammer' ),
					'semi_detached' => __( 'Semi-detached house', 'hearth-hammer' ),
					'terraced'      => __( 'Terraced house', 'hearth-hammer' ),
					'bungalow'      => __( 'Bungalow', 'hearth-hammer' ),
					'flat'          => __( 'Flat or maisonette', 'hearth-hammer' ),
					'land'          => __( 'Land or plot', 'hearth-hammer' ),
					'other'         => __( 'Something else', 'hearth-hammer' ),
				),
				__( 'Choose the property type', 'hearth-hammer' )
			),
			new self( 'bedrooms', __( 'Bedrooms', 'hearth-hammer' ), array( __( 'Studio', 'hearth-hammer' ), '1', '2', '3', '4', '5', __( '6 or more', 'hearth-hammer' ) ), __( 'Choose the number of bedrooms', 'hearth-hammer' ), unless: self::BARE ),
			new self( 'wants', __( 'Interested in', 'hearth-hammer' ), array( 'sell' => __( 'Selling', 'hearth-hammer' ), 'let' => __( 'Letting', 'hearth-hammer' ), 'both' => __( 'Either', 'hearth-hammer' ) ), __( 'Choose selling, letting or either', 'hearth-hammer' ) ),
			new self( 'tenure', __( 'Tenure', 'hearth-hammer' ), array( 'freehold' => __( 'Freehold', 'hearth-hammer' ), 'leasehold' => __( 'Leasehold', 'hearth-hammer' ), 'share_of_freehold' => __( 'Share of freehold', 'hearth-hammer' ) ), $any, true ),
			new self(
				'moving',
				__( 'Timescale', 'hearth-hammer' ),
				array(
					'soon'   => __( 'As soon as possible', 'hearth-hammer' ),
					'three'  => __( 'Within three months', 'hearth-hammer' ),
					'six'    => __( 'Within six months', 'hearth-hammer' ),
					'later'  => __( 'Later', 'hearth-hammer' ),
					'unsure' => __( 'I just want to know what it’s worth', 'hearth-hammer' ),
				),
				$any,
				true
			),
			new self( 'contact', __( 'Requested', 'hearth-hammer' ), array( 'visit' => __( 'Visit me', 'hearth-hammer' ), 'call' => __( 'Call me first', 'hearth-hammer' ) ), __( 'Choose a visit or a call', 'hearth-hammer' ), told: array( 'visit' => __( 'A visit', 'hearth-hammer' ), 'call' => __( 'A call first', 'hearth-hammer' ) ) ),
			new self( 'days', __( 'Preferred days', 'hearth-hammer' ), array_combine( self::DAYS, array_slice( HoursWords::weekdays(), 0, count( self::DAYS ) ) ), is_many: true ),
			new self( 'times', __( 'Preferred times', 'hearth-hammer' ), array( 'morning' => __( 'Morning', 'hearth-hammer' ), 'afternoon' => __( 'Afternoon', 'hearth-hammer' ), 'evening' => __( 'Early evening', 'hearth-hammer' ) ), is_many: true ),
		);
		return array_column( $all, null, 'name' );
	}

	/** @return list<array{value: string, label: string}> As parts/option.json. */
	public function options(): array {
		return array_map( static fn ( string $value, string $label ): array => array( 'value' => $value, 'label' => $label ), $this->values(), array_values( $this->choices ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return string|list<string> The answer as it is stored.
	 */
	public function read( array $fields ): string|array {
		return $this->is_many ? FormInput::ticked( $fields, $this->name, $this->values() ) : FormInput::text( $fields, $this->name );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return string What the form says of the answer; empty where it will do.
	 */
	public function fault( array $fields ): string {
		$value       = FormInput::text( $fields, $this->name );
		$is_optional = $this->is_optional || in_array( FormInput::text( $fields, 'property_type' ), $this->unless, true );
		return $this->is_many || in_array( $value, $this->values(), true ) || ( $is_optional && '' === $value ) ? '' : $this->fault;
	}

	/**
	 * For staff and for a person's export.
	 *
	 * @param string|list<string> $stored
	 */
	public function words( string|array $stored ): string {
		return implode( ', ', array_map( fn ( string $value ): string => $this->told[ $value ] ?? $this->choices[ $value ] ?? $value, is_array( $stored ) ? $stored : array( $stored ) ) );
	}

	/** @return list<string> */
	private function values(): array {
		return array_map( strval( ... ), array_keys( $this->choices ) );
	}
}
