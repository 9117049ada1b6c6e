<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Core\Visitor\VisitorError;

/**
 * Why a visitor does not get a legal pack.
 */
final class LegalErrors {

	/** @param non-empty-array<string, string> $fields Field to sentence. */
	public static function input( array $fields ): VisitorError {
		return new VisitorError( 'hh_legal_invalid', __( 'Please look at what you have written once more.', 'hearth-hammer' ), 400, null, $fields );
	}

	public static function token(): VisitorError {
		return new VisitorError( 'hh_legal_token', __( 'This form has been open for too long. Please send it again.', 'hearth-hammer' ), 401 );
	}

	public static function robot(): VisitorError {
		return new VisitorError( 'hh_legal_refused', __( 'We could not take this. Please call us instead.', 'hearth-hammer' ), 400 );
	}

	public static function no_pack(): VisitorError {
		return new VisitorError( 'hh_legal_no_pack', __( 'There is no legal pack for this lot at the moment.', 'hearth-hammer' ), 404 );
	}

	public static function too_many( int $retry_after ): VisitorError {
		return new VisitorError( 'hh_legal_too_many', __( 'You have asked for a good many legal packs today. Please try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function recipient_limit( int $retry_after ): VisitorError {
		return new VisitorError( 'hh_legal_recipient_limit', __( 'We have mailed this address as often as we do in a day. Please look into your mail, or try again tomorrow.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function not_kept(): VisitorError {
		return new VisitorError( 'hh_legal_not_kept', __( 'We could not save this. Please try again in a moment, or call us.', 'hearth-hammer' ), 503 );
	}
}
