<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

/**
 * Which enquiries staff want to see.
 */
final readonly class EnquiryFilter {

	/**
	 * @param string             $search A part of a name, address, phone number or what the plugin searches besides.
	 * @param array<string, int> $about  Parameter to post, e.g. `lot`; 0 for all.
	 */
	public function __construct(
		public ?KindOfEnquiry $kind = null,
		public ?EnquiryState $state = null,
		public string $search = '',
		public array $about = array(),
	) {}

	/**
	 * As the screen's address says.
	 *
	 * @param class-string<KindOfEnquiry> $kinds
	 * @param list<string>              $about Parameters.
	 */
	public static function from_request( string $kinds, array $about ): self {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- A search changes nothing.
		$text = static fn ( string $name ): string => is_string( $_GET[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
		// phpcs:enable
		$state = EnquiryState::tryFrom( $text( 'state' ) );
		$posts = array_map( static fn ( string $name ): int => absint( $text( $name ) ), $about );
		return new self( $kinds::tryFrom( $text( 'kind' ) ), in_array( $state, $kinds::states(), true ) ? $state : null, mb_substr( $text( 's' ), 0, 100 ), array_combine( $about, $posts ) );
	}

	/** @return array<string, string> For an address that shows the same. */
	public function parameters(): array {
		return array_filter(
			array(
				'kind'  => (string) $this->kind?->value,
				'state' => (string) $this->state?->value,
				's'     => $this->search,
				...array_map( strval( ... ), array_filter( $this->about ) ),
			),
			static fn ( string $value ): bool => '' !== $value
		);
	}
}
