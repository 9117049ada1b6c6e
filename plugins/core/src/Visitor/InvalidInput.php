<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor typed breaks a rule. Names the field; the sentence for it is the controller's business.
 */
final class InvalidInput extends InvalidArgumentException {

	/** @param 'plate'|'mileage'|'email'|'phone'|'name'|'postcode' $field */
	public function __construct( public readonly string $field ) {
		// The value stays out of the message: it may be personal, and messages end in logs.
		parent::__construct( sprintf( 'Invalid %s.', $field ) );
	}
}
