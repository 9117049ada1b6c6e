<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

/**
 * Why a form of visitors is not taken, whatever it asks. A module's own reasons are in its child of this class.
 */
abstract class FormErrors {

	/** Begins the codes that programs know, e.g. `hh_enquiry`. */
	protected const PREFIX = '';

	/** @var array<string, string> What the others end with, to codes that are older than the prefix. */
	protected const CODES = array();

	/** @param array<string, string> $fields Field to sentence; at least one. */
	public static function input( array $fields ): VisitorError {
		return VisitorError::invalid( self::code( 'invalid' ), $fields );
	}

	public static function robot(): VisitorError {
		return new VisitorError( self::code( 'refused' ), __( 'Sorry, we couldn’t accept this form. Call us instead.', 'hearth-hammer' ), 400 );
	}

	public static function token(): VisitorError {
		return new VisitorError( self::code( 'token' ), __( 'This form has expired. Send it again.', 'hearth-hammer' ), 401 );
	}

	public static function too_many( int $retry_after ): VisitorError {
		return new VisitorError( self::code( 'too_many' ), __( 'You’ve sent us a lot of messages today. Try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function recipient_limit( int $retry_after ): VisitorError {
		return new VisitorError( self::code( 'recipient_limit' ), __( 'We’ve already sent today’s maximum number of emails to this address. Try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function not_kept(): VisitorError {
		return new VisitorError( self::code( 'not_kept' ), __( 'Sorry, we couldn’t save this. Try again in a moment, or call us.', 'hearth-hammer' ), 503 );
	}

	private static function code( string $what ): string {
		return static::CODES[ $what ] ?? static::PREFIX . "_{$what}";
	}
}
