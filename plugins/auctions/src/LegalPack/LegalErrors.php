<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Core\Visitor\FormErrors;
use HearthHammer\Core\Visitor\VisitorError;

defined( 'ABSPATH' ) || exit;

/**
 * Why a visitor does not get a legal pack.
 */
final class LegalErrors extends FormErrors {

	protected const PREFIX = 'hh_legal';

	public static function no_pack(): VisitorError {
		return new VisitorError( 'hh_legal_no_pack', __( 'This lot has no legal pack at the moment.', 'hearth-hammer' ), 404 );
	}

	public static function too_many( int $retry_after ): VisitorError {
		return new VisitorError( 'hh_legal_too_many', __( 'You’ve asked for a lot of legal packs today. Try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function recipient_limit( int $retry_after ): VisitorError {
		return new VisitorError( 'hh_legal_recipient_limit', __( 'We’ve already sent today’s maximum number of emails to this address. Check your inbox, or try again tomorrow.', 'hearth-hammer' ), 429, $retry_after );
	}
}
