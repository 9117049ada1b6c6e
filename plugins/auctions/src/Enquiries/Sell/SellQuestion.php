<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Sell;

use HearthHammer\Core\Visitor\Whitespace;

/**
 * Something that a seller is asked, and whether an answer will do. The same rules stand in
 * src/islands/sell-at-auction/rules; both run tests/vectors/sell-answers.json.
 */
final readonly class SellQuestion {

	public const TEXT   = 'text';
	public const PLATE  = 'plate';
	public const NUMBER = 'number';

	private const LONGEST = 120;

	/**
	 * @param 'text'|'plate'|'number' $rule
	 * @param string                  $fault   Said where an answer will not do.
	 * @param string                  $missing Said where a required answer is missing.
	 */
	public function __construct(
		public string $name,
		public string $label,
		public string $rule,
		public bool $is_required,
		public string $fault,
		public string $missing = '',
		public string $hint = '',
	) {}

	/** What the form says of an answer; empty where it will do. The same in src/islands/sell-at-auction/rules. */
	public function fault_of( string $typed ): string {
		return match ( true ) {
			null !== $this->read( $typed )                                       => '',
			'' !== $this->missing && '' === (string) Whitespace::collapse( $typed ) => $this->missing,
			default                                                              => $this->fault,
		};
	}

	/** As it is kept: empty where nothing was said; null where it will not do. */
	public function read( string $typed ): ?string {
		$text = trim( (string) preg_replace( '/[\s\p{C}]+/u', ' ', mb_check_encoding( $typed, 'UTF-8' ) ? $typed : '' ) );
		if ( '' === $text ) {
			return $this->is_required ? null : '';
		}
		$plate  = strtoupper( str_replace( ' ', '', $text ) );
		$number = str_replace( array( '£', ',', ' ' ), '', $text );
		return match ( $this->rule ) {
			self::PLATE => 1 === preg_match( '/^[A-Z0-9]{2,8}$/', $plate ) ? $plate : null,
			self::NUMBER => 1 === preg_match( '/^[0-9]{1,9}$/', $number ) ? number_format( (int) $number ) : null,
			default => mb_strlen( $text ) <= self::LONGEST ? $text : null,
		};
	}
}
