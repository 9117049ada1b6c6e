<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Why a visitor does not get what they asked for. Modules list theirs in a class of factories, as `EnquiryErrors`.
 */
final class VisitorError extends RuntimeException {

	/**
	 * @param string                $error_code  Stable, for programs.
	 * @param string                $sentence    For people.
	 * @param int                   $status      HTTP.
	 * @param int|null              $retry_after Seconds.
	 * @param array<string, string> $fields      Field to sentence, where fields are wrong.
	 * @param array<string, mixed>  $data        More for programs.
	 */
	public function __construct(
		public readonly string $error_code,
		public readonly string $sentence,
		public readonly int $status,
		public readonly ?int $retry_after = null,
		public readonly array $fields = array(),
		public readonly array $data = array(),
	) {
		// The message stays free of what the visitor typed: messages end in logs.
		parent::__construct( $error_code );
	}

	/**
	 * Answers that are wrong.
	 *
	 * @param array<string, string> $fields Field to sentence, in the form's order.
	 */
	public static function invalid( string $error_code, array $fields ): self {
		/* translators: %d: number of answers that are wrong */
		$sentence = _n( 'There’s %d problem. Check your answers and try again.', 'There are %d problems. Check your answers and try again.', count( $fields ), 'hearth-hammer' );
		return new self( $error_code, sprintf( $sentence, count( $fields ) ), 400, null, $fields );
	}

	public function to_error(): WP_Error {
		$data = array( 'status' => $this->status ) + $this->data;
		if ( array() !== $this->fields ) {
			$data['params'] = $this->fields;
		}
		if ( null !== $this->retry_after ) {
			$data['retry_after'] = $this->retry_after;
		}
		return new WP_Error( $this->error_code, $this->sentence, $data );
	}
}
