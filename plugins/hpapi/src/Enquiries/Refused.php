<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Rest\Answer;
use RuntimeException;
use WP_Error;

/**
 * Why a visitor does not get what they asked for: a stable code, a sentence for people and an HTTP status.
 */
final class Refused extends RuntimeException {

	/** @param array<string, mixed> $data More for programs. */
	private function __construct(
		public readonly string $error_code,
		public readonly string $sentence,
		public readonly int $status,
		public readonly array $data = array(),
	) {
		parent::__construct( $error_code );
	}

	public function to_error(): WP_Error {
		return Answer::error( $this->error_code, $this->sentence, $this->status, $this->data );
	}

	/** @return array<string, string> Field to sentence, where fields are wrong. */
	public function fields(): array {
		return is_array( $this->data['params'] ?? null ) ? $this->data['params'] : array();
	}

	/** @param non-empty-array<string, string> $fields Field to sentence. */
	public static function input( array $fields ): self {
		return new self( 'hpapi_enquiry_invalid', __( 'Please look at what you have written once more.', 'hearth-hammer' ), 400, array( 'params' => $fields ) );
	}

	public static function robot(): self {
		return new self( 'hpapi_enquiry_refused', __( 'We could not take this. Please call us instead.', 'hearth-hammer' ), 400 );
	}

	public static function token(): self {
		return new self( 'hpapi_enquiry_token', __( 'This form has been open for too long. Please send it again.', 'hearth-hammer' ), 401 );
	}

	public static function link(): self {
		return new self( 'hpapi_enquiry_link', __( 'This link is not valid any more. Please call us.', 'hearth-hammer' ), 401 );
	}

	public static function no_property(): self {
		return new self( 'hpapi_no_property', __( 'This property is no longer on the market.', 'hearth-hammer' ), 404 );
	}

	public static function no_enquiry(): self {
		return new self( 'hpapi_no_enquiry', __( 'We do not have this enquiry any more.', 'hearth-hammer' ), 404 );
	}

	/** @param list<array<string, mixed>> $days What is still to be had, as viewing-slots-answer.json. */
	public static function slot_gone( array $days ): self {
		return new self(
			'hpapi_slot_gone',
			array() === $days
				? __( 'Somebody else has just taken that time, and it was the last. Please tell us when it would suit you.', 'hearth-hammer' )
				: __( 'Somebody else has just taken that time. Please choose another.', 'hearth-hammer' ),
			409,
			array( 'days' => $days )
		);
	}

	public static function too_late(): self {
		return new self( 'hpapi_enquiry_over', __( 'This can no longer be cancelled here. Please call us.', 'hearth-hammer' ), 409 );
	}

	public static function too_many( int $retry_after ): self {
		return new self( 'hpapi_too_many_enquiries', __( 'You have sent us a good deal today. Please try again tomorrow, or call us.', 'hearth-hammer' ), 429, array( 'retry_after' => $retry_after ) );
	}

	public static function recipient_limit( int $retry_after ): self {
		return new self( 'hpapi_recipient_limit', __( 'We have mailed this address as often as we do in a day. Please try again tomorrow, or call us.', 'hearth-hammer' ), 429, array( 'retry_after' => $retry_after ) );
	}

	public static function not_kept(): self {
		return new self( 'hpapi_enquiry_not_kept', __( 'We could not save this. Please try again in a moment, or call us.', 'hearth-hammer' ), 503 );
	}
}
