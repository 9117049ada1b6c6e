<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

/**
 * The form of an answer: empty, or as it was sent and refused.
 */
final readonly class ReplyDraft {

	/** @param string $submission 32 hexadecimal digits that name this form. */
	public function __construct(
		public string $body,
		public bool $quotes,
		public string $submission,
		public ?ReplyRefused $refused = null,
	) {}

	public static function blank(): self {
		return new self( '', true, bin2hex( random_bytes( 16 ) ) );
	}

	/** @param array<string, string> $form */
	public static function refused( array $form, ReplyRefused $why ): self {
		return new self( $form['body'], '1' === $form['quote'], bin2hex( random_bytes( 16 ) ), $why );
	}
}
