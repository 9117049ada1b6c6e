<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\EditScreens;

use HearthHammer\Auctions\Fees\SpecialPayment;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotNumber;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Http\WebAddress;

/**
 * What a person may not give a lot, beyond its schema.
 */
final class LotRules {

	/**
	 * @param array<string, mixed> $changed By field: what the person gave, each right by itself.
	 * @return array<string, string> Field to a sentence.
	 */
	public static function faults( int $lot, array $changed ): array {
		$value  = static fn ( string $name ): mixed => LotFields::fields()->clean( $name, $changed[ $name ] ?? ( $lot > 0 ? LotFields::fields()->value( $lot, $name ) : null ) );
		$faults = array();
		if ( isset( $changed['sale'] ) && null === SaleRecord::of( (int) $value( 'sale' ) ) ) {
			$faults['sale'] = __( 'Sale: choose a sale. A lot without one is not shown on the site.', 'hearth-hammer' );
		}
		$record = isset( $changed['sale'] ) ? LotRecord::of( $lot ) : null;
		if ( null !== $record && OfferAgain::is_a_new_lot( $record, (int) $value( 'sale' ) ) && ! isset( $faults['sale'] ) ) {
			$faults += OfferAgain::faults( $record, LotStatus::from( (string) $value( 'status' ) ) );
		}
		if ( isset( $changed['lot_number'] ) || isset( $changed['sale'] ) ) {
			$fault = self::number( $lot, (int) $value( 'sale' ), (string) $value( 'lot_number' ) );
			null === $fault || $faults['lot_number'] = $fault;
		}
		if ( ( isset( $changed['guide_low'] ) || isset( $changed['guide_high'] ) ) && $value( 'guide_high' ) > 0 && $value( 'guide_high' ) < $value( 'guide_low' ) ) {
			$faults['guide_high'] = __( 'Upper guide price: must not be less than the lower one.', 'hearth-hammer' );
		}
		if ( '' !== ( $changed['inspection_report'] ?? '' ) && null === WebAddress::parse( (string) $value( 'inspection_report' ) ) ) {
			$faults['inspection_report'] = __( 'Inspection report: enter a web address that starts with https://.', 'hearth-hammer' );
		}
		foreach ( is_array( $changed['special_payments'] ?? null ) ? $changed['special_payments'] : array() as $line ) {
			if ( null === SpecialPayment::parse( (string) $line ) ) {
				/* translators: %s: what was typed */
				$faults['special_payments'] = sprintf( __( 'Payments under the special conditions: “%s” has no sum in whole pounds. Write it like “Searches: £350” or “Legal costs: £1,200 + VAT”.', 'hearth-hammer' ), mb_substr( (string) $line, 0, 60 ) );
			}
		}
		if ( ( isset( $changed['latitude'] ) || isset( $changed['longitude'] ) ) && ( 0.0 === (float) $value( 'latitude' ) ) !== ( 0.0 === (float) $value( 'longitude' ) ) ) {
			$faults['latitude']  = __( 'Enter both the latitude and the longitude of the point on the map.', 'hearth-hammer' );
			$faults['longitude'] = $faults['latitude'];
		}
		return $faults + self::times( $changed, $value( 'starts_at' ), $value( 'ends_at' ), 'viewings', __( 'Bidding ends', 'hearth-hammer' ), __( 'Viewing times', 'hearth-hammer' ) );
	}

	/**
	 * What is to end must have begun: of a lot and of a sale.
	 *
	 * @param array<string, mixed> $changed
	 * @param string               $list    The field of times of either.
	 * @return array<string, string>
	 */
	public static function times( array $changed, mixed $starts, mixed $ends, string $list, string $end_label, string $list_label ): array {
		$faults = array();
		if ( ( isset( $changed['starts_at'] ) || isset( $changed['ends_at'] ) ) && (int) $ends > 0 && (int) $ends <= (int) $starts ) {
			/* translators: %s: name of a field */
			$faults['ends_at'] = sprintf( __( '%s: must be after the start.', 'hearth-hammer' ), $end_label );
		}
		foreach ( is_array( $changed[ $list ] ?? null ) ? $changed[ $list ] : array() as $time ) {
			if ( ! is_array( $time ) || (int) ( $time['starts_at'] ?? 0 ) <= 0 || (int) ( $time['ends_at'] ?? 0 ) <= (int) ( $time['starts_at'] ?? 0 ) ) {
				/* translators: %s: name of a field */
				$faults[ $list ] = sprintf( __( '%s: enter a date, a start time and a later end time for each.', 'hearth-hammer' ), $list_label );
			}
		}
		return $faults;
	}

	private static function number( int $lot, int $sale, string $number ): ?string {
		$key = ( new LotNumber( $number ) )->sort_key();
		if ( '' === ( new LotNumber( $number ) )->slug() ) {
			return __( 'Lot number: enter a number, like 12 or 12A.', 'hearth-hammer' );
		}
		global $wpdb;
		$other = 0 === $sale ? 0 : (int) $wpdb->get_var( $wpdb->prepare( "SELECT lot.post_id FROM %i lot JOIN %i p ON p.ID = lot.post_id AND p.post_status <> 'trash' WHERE lot.sale_id = %d AND lot.lot_sort = %s AND lot.post_id <> %d LIMIT 1", LotTable::name(), $wpdb->posts, $sale, $key, $lot ) );
		/* translators: 1: number of a lot, 2: its title */
		return 0 === $other ? null : sprintf( __( 'Lot number: %1$s is already used in this sale, for “%2$s”.', 'hearth-hammer' ), $number, get_the_title( $other ) );
	}
}
