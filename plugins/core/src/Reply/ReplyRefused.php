<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Why an answer was not kept, in a sentence for its author. The text that they typed is shown again.
 */
final class ReplyRefused extends RuntimeException {

	/** @param bool $is_fault Whether it was no fault of theirs: they need only look and send again. */
	private function __construct( string $sentence, public readonly bool $is_fault = true ) {
		parent::__construct( $sentence );
	}

	public static function without_text(): self {
		return new self( __( 'Please write an answer first.', 'hearth-hammer' ) );
	}

	public static function too_long(): self {
		return new self( __( 'Please write at most 10,000 characters.', 'hearth-hammer' ) );
	}

	public static function meanwhile(): self {
		return new self( __( 'Your answer was not sent: somebody else answered while you were writing. Please read theirs, then send yours if it is still needed.', 'hearth-hammer' ), false );
	}

	public static function expired(): self {
		return new self( __( 'Your answer was not sent: this page had been open for too long. Please send it again.', 'hearth-hammer' ), false );
	}

	public static function form(): self {
		return new self( __( 'Your answer was not sent. Please send it again.', 'hearth-hammer' ) );
	}

	public static function not_kept(): self {
		return new self( __( 'Your answer could not be saved, and nothing was sent. Please try again in a moment.', 'hearth-hammer' ) );
	}
}
