<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Visitor;

use HearthHammer\Core\Rest\Answer;
use RuntimeException;
use WP_Error;

/**
 * Why a search is not saved: a stable code, a sentence for people and an HTTP status.
 */
final class Refused extends RuntimeException {

	private function __construct(
		private readonly string $error_code,
		public readonly string $sentence,
		public readonly int $status,
		private readonly int $retry_after = 0,
	) {
		parent::__construct( $error_code );
	}

	public static function email(): self {
		return new self( 'hpapi_invalid_email', __( 'Please enter a valid email address', 'hearth-hammer' ), 400 );
	}

	public static function token(): self {
		return new self( 'hpapi_invalid_token', __( 'That took too long. Please send it once more.', 'hearth-hammer' ), 401 );
	}

	public static function limit( int $retry_after ): self {
		return new self( 'hpapi_too_many_requests', __( 'That has been asked for too often today. Please try again tomorrow.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function not_kept(): self {
		return new self( 'hpapi_not_kept', __( 'We could not save your search. Please try again in a moment.', 'hearth-hammer' ), 503 );
	}

	public function to_error(): WP_Error {
		return Answer::error( $this->error_code, $this->sentence, $this->status, $this->retry_after > 0 ? array( 'retry_after' => $this->retry_after ) : array() );
	}
}
