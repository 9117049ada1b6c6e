<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Hpapi\Enquiries\EnquiryKind;
use HearthHammer\Hpapi\Enquiries\EnquiryState;

/**
 * Which enquiries staff want to see.
 */
final readonly class EnquiryFilter {

	/** @param string $search A part of a name, address, reference, email or phone number. */
	public function __construct(
		public ?EnquiryKind $kind = null,
		public ?EnquiryState $state = null,
		public string $search = '',
	) {}

	/** As the screen's address says. */
	public static function from_request(): self {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- A search changes nothing.
		$text = static fn ( string $name ): string => is_string( $_GET[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
		// phpcs:enable
		return new self( EnquiryKind::tryFrom( $text( 'kind' ) ), EnquiryState::tryFrom( $text( 'state' ) ), mb_substr( $text( 's' ), 0, 100 ) );
	}

	/** @return array<string, string> For an address that shows the same. */
	public function parameters(): array {
		return array_filter(
			array(
				'kind'  => $this->kind->value ?? '',
				'state' => $this->state->value ?? '',
				's'     => $this->search,
			),
			static fn ( string $value ): bool => '' !== $value
		);
	}
}
