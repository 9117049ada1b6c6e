<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

/**
 * How the platform names a sale: an auctioneer and a sale of theirs.
 */
final readonly class SaleKey {

	/** Short enough for the columns that hold them together. */
	private const AUCTIONEER = '/^[A-Za-z0-9][A-Za-z0-9._-]{0,19}$/D';
	private const ID         = '/^[A-Za-z0-9][A-Za-z0-9._-]{0,37}$/D';

	private function __construct(
		public string $auctioneer,
		public string $sale,
	) {}

	/** Null where either is none. */
	public static function of( mixed $auctioneer, mixed $sale ): ?self {
		$auctioneer = self::text( $auctioneer );
		$sale       = self::text( $sale );
		return 1 === preg_match( self::AUCTIONEER, $auctioneer ) && 1 === preg_match( self::ID, $sale ) ? new self( $auctioneer, $sale ) : null;
	}

	/** Whether it names a lot; the same rule as for a sale. */
	public static function is_id( mixed $id ): bool {
		return 1 === preg_match( self::ID, self::text( $id ) );
	}

	/** A text or a whole number; of anything else nothing. */
	public static function text( mixed $id ): string {
		return is_string( $id ) || is_int( $id ) ? (string) $id : '';
	}

	/** What core's runs and references of this sale are kept under. */
	public function feed(): string {
		return "{$this->auctioneer}/{$this->sale}";
	}

	/** Whether a record says that it belongs to this sale. */
	public function is_of( mixed $auctioneer, mixed $sale ): bool {
		return self::text( $auctioneer ) === $this->auctioneer && self::text( $sale ) === $this->sale;
	}
}
