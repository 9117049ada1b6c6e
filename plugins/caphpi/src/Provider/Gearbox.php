<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

/**
 * What shifts the gears, as far as the price guide tells: an owner knows by it whether the variant is theirs.
 */
final class Gearbox {

	private const AUTOMATIC = '/\b(?:auto(?:matic)?|step auto|steptronic|tiptronic|geartronic|multitronic|powershift|s[ -]?tronic|dsg|dct|edc|egs|etg|pdk|cvt|e-cvt|dualogic|easytronic|x-tronic)\b/i';
	private const MANUAL    = '/\bmanual\b/i';

	/** CAP's code ends in doors, body, fuel, induction and gearbox ("5HPTM"), and what tells like vehicles apart. */
	private const CAP_CODE = '/^.{8,9}[0-9X][A-Z][A-Z][A-Z ]([AM])(?![A-Z])/';

	/** @return 'Automatic'|'Manual'|null */
	public static function of( Valuation $valuation ): ?string {
		if ( 1 === preg_match( self::AUTOMATIC, (string) $valuation->variant ) ) {
			return 'Automatic';
		}
		if ( 1 === preg_match( self::MANUAL, (string) $valuation->variant ) ) {
			return 'Manual';
		}
		if ( 1 === preg_match( self::CAP_CODE, (string) $valuation->cap_code, $found ) ) {
			return 'A' === $found[1] ? 'Automatic' : 'Manual';
		}
		return null;
	}
}
