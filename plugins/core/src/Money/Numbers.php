<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Money;

/**
 * Numbers as addresses and people write them, whatever the locale of the server.
 */
final class Numbers {

	/** Without idle zeros: 0.5, 10, 1.25. */
	public static function plain( float $number ): string {
		$text = number_format( $number, 2, '.', '' );
		return rtrim( rtrim( $text, '0' ), '.' );
	}
}
