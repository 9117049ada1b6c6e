<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Material;

use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * How much of its material information a property tells, for staff.
 */
final readonly class Completeness {

	/**
	 * @param int                                                       $percent 100 only where nothing is missing.
	 * @param list<array{part: string, field: string, is_given: bool}> $missing The most important first.
	 */
	private function __construct( public int $percent, public array $missing ) {}

	public static function of( PropertyRecord $property ): self {
		$given   = 0;
		$all     = 0;
		$missing = array();
		foreach ( ( new MaterialRules( $property ) )->all() as $rule ) {
			$weight = MaterialRules::WEIGHTS[ $rule['part'] ];
			$all   += $weight;
			if ( $rule['is_given'] ) {
				$given += $weight;
			} else {
				$missing[] = $rule;
			}
		}
		return new self( 0 === $all ? 100 : intdiv( 100 * $given, $all ), $missing );
	}
}
