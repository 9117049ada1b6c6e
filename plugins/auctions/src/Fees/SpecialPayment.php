<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Fees;

/**
 * A sum that a lot's special conditions ask of its buyer, as staff write it: `Searches: £350`, `Legal costs: £1,200 + VAT`.
 */
final readonly class SpecialPayment {

	private const LINE = '/^(?<label>\S.{0,79}?)\s*[:–—-]\s*£?\s?(?<sum>\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.00)?(?:\s*(?<added>(?:\+|plus)\s*VAT)|,?\s*(?<included>\(?inc[a-z]*\.?(?: of)?\s*VAT\)?))?$/iDu';

	private function __construct( public string $label, public int $pounds, public FeeVat $vat ) {}

	/** @return self|null Null for a line without a sum in whole pounds. */
	public static function parse( string $line ): ?self {
		$pounds = 1 === preg_match( self::LINE, trim( $line ), $found ) ? (int) str_replace( ',', '', $found['sum'] ) : 0;
		$vat    = match ( true ) {
			'' !== ( $found['included'] ?? '' ) => FeeVat::Included,
			'' !== ( $found['added'] ?? '' ) => FeeVat::Added,
			default => FeeVat::None,
		};
		return $pounds > 0 ? new self( $found['label'], $pounds, $vat ) : null;
	}

	/**
	 * @param list<string> $lines
	 * @return list<self> Those with a sum.
	 */
	public static function all( array $lines ): array {
		return array_values( array_filter( array_map( self::parse( ... ), $lines ) ) );
	}

	/** The same whatever the hammer price is. */
	public function fee(): FeeLine {
		return new FeeLine( $this->label, FeeScope::All, array( new FeeBand( 0, null, $this->pounds, null, null ) ), $this->vat );
	}

	/** As buyers read it, e.g. Searches: £350. */
	public function words(): string {
		/* translators: 1: what is paid for, 2: an amount of money */
		return sprintf( __( '%1$s: %2$s', 'hearth-hammer' ), $this->label, CostWords::bands( $this->fee() )[0]['fee'] );
	}
}
