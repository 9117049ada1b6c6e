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
		return new self( __( 'Enter a reply first.', 'hearth-hammer' ) );
	}

	public static function too_long(): self {
		return new self( __( 'Your reply must be 10,000 characters or fewer.', 'hearth-hammer' ) );
	}

	public static function meanwhile(): self {
		return new self( __( 'Your reply was not sent because someone else replied while you were writing. Read theirs, then send yours if it is still needed.', 'hearth-hammer' ), false );
	}

	public static function expired(): self {
		return new self( __( 'Your reply was not sent because this page was open for too long. Send it again.', 'hearth-hammer' ), false );
	}

	public static function form(): self {
		return new self( __( 'Your reply was not sent. Send it again.', 'hearth-hammer' ) );
	}

	public static function not_kept(): self {
		return new self( __( 'Your reply could not be saved and was not sent. Try again in a moment.', 'hearth-hammer' ) );
	}
}
