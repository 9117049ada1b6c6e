<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Rest\Answer;
use RuntimeException;
use WP_Error;

/**
 * Why a visitor is not signed up: a stable code, a sentence for people and an HTTP status.
 */
final class Refused extends RuntimeException {

	/** @param int|null $retry_after Seconds. */
	private function __construct(
		public readonly string $error_code,
		public readonly string $sentence,
		public readonly int $status,
		private readonly ?int $retry_after = null,
	) {
		parent::__construct( $error_code );
	}

	public static function email(): self {
		return new self( 'invalid_email', __( 'Please enter a valid email address.', 'hearth-hammer' ), 400 );
	}

	/** Too old, another browser's, or used for another address. */
	public static function token(): self {
		return new self( 'newsletter_token', __( 'This page has been open for a while. Please press the button once more.', 'hearth-hammer' ), 403 );
	}

	public static function too_many( int $retry_after ): self {
		return new self( 'too_many_requests', __( 'That was rather often for one day. Please try again tomorrow, or give us a call.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function not_kept(): self {
		return new self( 'not_kept', __( 'Sorry, something went wrong on our side. Please try again.', 'hearth-hammer' ), 503 );
	}

	public function to_error(): WP_Error {
		return Answer::error( $this->error_code, $this->sentence, $this->status, null === $this->retry_after ? array() : array( 'retry_after' => $this->retry_after ) );
	}
}
