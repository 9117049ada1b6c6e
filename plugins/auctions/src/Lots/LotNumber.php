<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

/**
 * A lot's number as it is printed, e.g. 12A. Numbers sort as people read them: 2, 10, 10A, 11.
 */
final readonly class LotNumber {

	public const LENGTH = 20;

	/** Without spaces at its ends, letters in capitals; empty where a lot has no number yet. */
	public string $printed;

	public function __construct( string $number ) {
		$this->printed = mb_substr( mb_strtoupper( trim( (string) preg_replace( '/\s+/', ' ', $number ) ) ), 0, self::LENGTH );
	}

	/**
	 * The same for two spellings of one number, and in the order in which people read: each run of digits has ten
	 * places. A lot without a number comes last.
	 */
	public function sort_key(): string {
		if ( '' === $this->printed ) {
			return '~';
		}
		$plain = (string) preg_replace( '/[^0-9a-z]+/', ' ', strtolower( remove_accents( $this->printed ) ) );
		return mb_substr( (string) preg_replace_callback( '/\d+/', static fn ( array $run ): string => str_pad( ltrim( $run[0], '0' ), 10, '0', STR_PAD_LEFT ), trim( $plain ) ), 0, 60 );
	}

	/** As the lot's address has it: letters, digits and hyphens. */
	public function slug(): string {
		return trim( (string) preg_replace( '/[^0-9A-Za-z]+/', '-', remove_accents( $this->printed ) ), '-' );
	}
}
