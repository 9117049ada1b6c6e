<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Staff;

use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryState;

/**
 * Which enquiries staff want to see.
 */
final readonly class EnquiryFilter {

	/**
	 * @param int    $lot    0 for all.
	 * @param string $search A part of a name, subject, email or phone number.
	 */
	public function __construct(
		public ?EnquiryKind $kind = null,
		public ?EnquiryState $state = null,
		public int $lot = 0,
		public string $search = '',
	) {}

	/** As the screen's address says. */
	public static function from_request(): self {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- A search changes nothing.
		$text = static fn ( string $name ): string => is_string( $_GET[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
		// phpcs:enable
		return new self( EnquiryKind::tryFrom( $text( 'kind' ) ), EnquiryState::tryFrom( $text( 'state' ) ), absint( $text( 'lot' ) ), mb_substr( $text( 's' ), 0, 100 ) );
	}

	/** @return array<string, string> For an address that shows the same. */
	public function parameters(): array {
		return array_filter(
			array(
				'kind'  => $this->kind->value ?? '',
				'state' => $this->state->value ?? '',
				'lot'   => 0 === $this->lot ? '' : (string) $this->lot,
				's'     => $this->search,
			),
			static fn ( string $value ): bool => '' !== $value
		);
	}
}
