<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use HearthHammer\Core\Money\Amount;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;

/**
 * A price or rent, as it is shown and as it is compared.
 */
final readonly class Price {

	/**
	 * @param int    $pounds         0 where not known.
	 * @param string $qualifier      As property-fields.json's price_qualifier.
	 * @param string $rent_frequency As property-fields.json's; of lettings only.
	 */
	public function __construct(
		public Channel $channel,
		public int $pounds,
		public string $qualifier = '',
		public string $rent_frequency = '',
	) {}

	/** Whether visitors may not read the number, or there is none. */
	public function is_hidden(): bool {
		return 'poa' === $this->qualifier || $this->pounds <= 0;
	}

	/** £425,000, £1,650 pcm, £20,000 pa, POA. A week's rent is told as a month's: rents are compared a month. */
	public function text(): string {
		if ( $this->is_hidden() ) {
			return Labels::price( 'poa' );
		}
		if ( Channel::Sales === $this->channel ) {
			return Amount::pounds( $this->pounds );
		}
		return Amount::pounds( 'weekly' === $this->rent_frequency ? $this->amount() : $this->pounds ) . ' ' . Labels::price( in_array( $this->rent_frequency, array( 'quarterly', 'annual', 'per_person_per_week' ), true ) ? $this->rent_frequency : 'monthly' );
	}

	/** "Guide price", "Offers in excess of" …, to stand before the price; empty where there is none, or no price to be seen. */
	public function qualifier_label(): string {
		return $this->is_hidden() ? '' : Labels::price( $this->qualifier );
	}

	/** The whole price as British practice has it: Guide price £425,000. */
	public function full_text(): string {
		return trim( $this->qualifier_label() . ' ' . $this->text() );
	}

	/** Pounds; of lettings pounds per calendar month. A hidden price (POA) is as unknown as none: filters and orders would give it away. */
	public function amount(): int {
		if ( $this->is_hidden() ) {
			return PropertyTable::NO_AMOUNT;
		}
		if ( Channel::Sales === $this->channel ) {
			return $this->pounds;
		}
		return (int) round(
			match ( $this->rent_frequency ) {
				'weekly', 'per_person_per_week' => $this->pounds * 52 / 12,
				'quarterly' => $this->pounds / 3,
				'annual' => $this->pounds / 12,
				default => $this->pounds,
			}
		);
	}
}
