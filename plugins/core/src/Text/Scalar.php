<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Text;

/**
 * What came from a form, a feed or an option, whatever is in it.
 */
final class Scalar {

	/** Empty for lists, objects and null. */
	public static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
