<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\PropertyHive;

use HearthHammer\Hpapi\Feeds\Stock\StockRow;

/**
 * How a property is offered: for sale or to let, its status, price and type. Property Hive stores a price under one
 * meta for each department.
 */
final class HiveMarket {

	private const DAYS_OF_A_WEEK = 7;

	/** @return array<string, mixed> By the names of property-fields.json. */
	public function of( StockRow $in ): array {
		$is_commercial = 'commercial' === $in->own( 'department' );
		$is_let        = $is_commercial ? ! $in->is_yes( '_for_sale' ) && $in->is_yes( '_to_rent' ) : 'residential-lettings' === $in->own( 'department' );
		if ( $is_commercial && $in->is_yes( '_for_sale' ) && $in->is_yes( '_to_rent' ) ) {
			$in->warning( '_to_rent', __( 'the property is for sale and to let. A property is one of the two here, so it is moved in as for sale', 'hearth-hammer' ) );
		}
		$status    = $this->word( $in, 'availability', HiveWords::AVAILABILITY, 'available', __( 'it is shown as available', 'hearth-hammer' ) );
		$published = $in->is( 'published' ) && $in->is_yes( '_on_market' );
		return array(
			'channel'            => $is_let ? 2 : 1,
			'status'             => $status,
			'published'          => $published,
			'property_type'      => $this->type( $in, $is_commercial ),
			'property_type_code' => 0,
			'tenure'             => $this->word( $in, $is_commercial ? 'commercial_tenure' : 'tenure', HiveWords::TENURE, '', __( 'it is left empty', 'hearth-hammer' ) ),
			'let_type'           => $is_let && $is_commercial ? 'commercial' : '',
			'furnished'          => $is_let ? $this->word( $in, 'furnished', HiveWords::FURNISHED, '', __( 'it is left empty', 'hearth-hammer' ) ) : '',
			'deposit'            => $is_let ? (int) round( $in->number( '_deposit', 10000000 ) ) : 0,
			'available_from'     => $is_let && 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/', $in->raw( '_available_date' ) ) ? $in->raw( '_available_date' ) : '',
		) + $this->price( $in, $is_let, $is_commercial, $published );
	}

	/** @return array{price: int, price_qualifier: string, rent_frequency: string} */
	private function price( StockRow $in, bool $is_let, bool $is_commercial, bool $published ): array {
		[ $price_key, $poa_key, $currency_key, $frequency_key ] = match ( true ) {
			$is_commercial && $is_let => array( '_rent_from', '_rent_poa', '_commercial_rent_currency', '_rent_units' ),
			$is_commercial => array( '_price_from', '_price_poa', '_commercial_price_currency', '' ),
			$is_let => array( '_rent', '_poa', '_currency', '_rent_frequency' ),
			default => array( '_price', '_poa', '_currency', '' ),
		};
		$currency = strtoupper( $in->raw( $currency_key ) );
		if ( '' !== $currency && 'GBP' !== $currency ) {
			$in->error( $currency_key, sprintf( /* translators: %s: currency, e.g. EUR */ __( 'the price is not in pounds (%s), and this site shows pounds only', 'hearth-hammer' ), $currency ) );
		}
		$qualifier = $is_let ? '' : $this->word( $in, 'price_qualifier', HiveWords::PRICE_QUALIFIER, '', __( 'it is left out', 'hearth-hammer' ) );
		$qualifier = '' === $qualifier && ! $is_let && in_array( 'tender', array_map( strtolower( ... ), $in->terms( 'sale_by' ) ), true ) ? 'tender' : $qualifier;
		$price     = $in->number( $price_key, 2000000000 );
		$frequency = '' === $frequency_key ? '' : $this->frequency( $in, $frequency_key );
		if ( 'pd' === strtolower( $in->raw( $frequency_key ) ) ) {
			$price *= self::DAYS_OF_A_WEEK;
		}
		if ( null === $frequency || ( 0.0 === $price && ! $in->is_yes( $poa_key ) ) ) {
			// Property Hive shows a dash. What is hidden needs no warning.
			$published && null !== $frequency && $in->warning( $price_key, __( 'the price is empty, so it is shown as “price on application”', 'hearth-hammer' ) );
			return array( 'price' => 0, 'price_qualifier' => 'poa', 'rent_frequency' => $is_let ? 'monthly' : '' );
		}
		return array(
			'price'           => (int) round( $price ),
			'price_qualifier' => $in->is_yes( $poa_key ) ? 'poa' : $qualifier,
			'rent_frequency'  => $frequency,
		);
	}

	/** Null for a rent that is not one of a time, e.g. of a square foot. */
	private function frequency( StockRow $in, string $key ): ?string {
		$typed = strtolower( $in->raw( $key ) );
		if ( ! isset( HiveWords::RENT_FREQUENCY[ $typed ] ) ) {
			/* translators: %s: what was typed */
			$in->warning( $key, sprintf( __( 'a rent per “%s” cannot be shown here, so it is shown as “price on application”', 'hearth-hammer' ), mb_substr( $typed, 0, 60 ) ) );
			return null;
		}
		if ( 'pd' === $typed ) {
			$in->warning( $key, __( 'a rent per day cannot be shown here, so it is shown as the rent per week', 'hearth-hammer' ) );
		}
		return HiveWords::RENT_FREQUENCY[ $typed ];
	}

	private function type( StockRow $in, bool $is_commercial ): string {
		$names = $in->terms( $is_commercial ? 'commercial_property_type' : 'property_type' );
		$found = array_values( array_filter( array_map( HiveWords::type( ... ), $names ) ) );
		if ( $is_commercial ) {
			return in_array( $found[0] ?? '', array( 'land', 'hotel', 'guest-house' ), true ) ? $found[0] : 'commercial-property';
		}
		if ( array() === $found && array() !== $names ) {
			/* translators: %s: name of a type */
			$in->warning( 'property_type', sprintf( __( 'the property type “%s” is not known here, so it is shown as “property”', 'hearth-hammer' ), $names[0] ) );
		}
		return $found[0] ?? 'property';
	}

	/**
	 * @param array<string, string> $words
	 * @param string                $so    What happens to a word that is not known.
	 */
	private function word( StockRow $in, string $taxonomy, array $words, string $otherwise, string $so ): string {
		$name = $in->terms( $taxonomy )[0] ?? '';
		if ( '' === $name ) {
			return $otherwise;
		}
		$word = HiveWords::find( $words, $name );
		if ( null === $word ) {
			/* translators: 1: name of a taxonomy, e.g. availability, 2: name of a term, 3: what happens, e.g. it is left empty */
			$in->warning( $taxonomy, sprintf( __( 'the %1$s “%2$s” is not known here, so %3$s', 'hearth-hammer' ), str_replace( '_', ' ', $taxonomy ), $name, $so ) );
		}
		return $word ?? $otherwise;
	}
}
