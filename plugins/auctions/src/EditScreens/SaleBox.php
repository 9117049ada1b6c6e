<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\EditScreens;

use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Fields\Admin\FieldsBox;
use HearthHammer\Core\Fields\Admin\FieldSection;
use HearthHammer\Core\Fields\FieldGuard;
use HearthHammer\Core\Http\WebAddress;

/**
 * The fields of a sale on its edit screen; its fees have a box of their own.
 */
final class SaleBox {

	private const ADDRESSES = array( 'online_bidding_url', 'registration_url', 'conditions_url', 'stream_url' );

	public static function guard(): FieldGuard {
		return new FieldGuard( SaleFields::fields(), self::label( ... ), null, self::faults( ... ) );
	}

	public static function module( FieldGuard $guard ): FieldsBox {
		return new FieldsBox( SaleFields::fields(), SaleFields::staff(), $guard, static fn (): string => __( 'Sale', 'hearth-hammer' ), self::sections( ... ), self::choices( ... ), self::write( ... ), static fn (): string => __( 'Sale title', 'hearth-hammer' ) );
	}

	/** @return list<FieldSection> */
	private static function sections(): array {
		return array(
			new FieldSection(
				'when',
				__( 'Date and venue', 'hearth-hammer' ),
				array(
					'status'         => __( 'Status', 'hearth-hammer' ),
					'starts_at'      => __( 'Starts (UK time)', 'hearth-hammer' ),
					'ends_at'        => __( 'Ends (UK time, leave empty if unknown)', 'hearth-hammer' ),
					'entries_close_at' => __( 'Entries close (UK time, leave empty if unknown)', 'hearth-hammer' ),
					'venue'          => __( 'Venue', 'hearth-hammer' ),
					'venue_postcode' => __( 'Venue postcode', 'hearth-hammer' ),
					'viewing_days'   => __( 'Viewing days (UK time)', 'hearth-hammer' ),
				)
			),
			new FieldSection(
				'terms',
				__( 'Bidding and terms', 'hearth-hammer' ),
				array(
					'introduction'       => __( 'Introduction', 'hearth-hammer' ),
					'how_to_bid'         => __( 'How to bid', 'hearth-hammer' ),
					'remote_bidding'     => __( 'Remote bidding', 'hearth-hammer' ),
					'online_bidding_url' => __( 'Online bidding (web address)', 'hearth-hammer' ),
					'registration_url'   => __( 'Registration (web address)', 'hearth-hammer' ),
					'stream_url'         => __( 'Live video (web address)', 'hearth-hammer' ),
					'conditions_url'     => __( 'Conditions of sale (web address)', 'hearth-hammer' ),
					'deposit_percent'    => __( 'Deposit (%)', 'hearth-hammer' ),
					'completion_days'    => __( 'Completion (days after the sale)', 'hearth-hammer' ),
					'completion_unit'    => __( 'Completion counted in', 'hearth-hammer' ),
					'collection'         => __( 'Collection (when, where, what to bring)', 'hearth-hammer' ),
					'newest_year'        => __( 'Newest vehicle accepted (year, for sales of classics)', 'hearth-hammer' ),
				)
			),
		);
	}

	private static function label( string $name ): string {
		$labels = array_merge( ...array_column( self::sections(), 'fields' ) );
		return trim( (string) preg_replace( '/\s*\(.*\)$/u', '', $labels[ $name ] ?? ucfirst( str_replace( '_', ' ', $name ) ) ) );
	}

	/** @return array<string, string> */
	private static function choices( string $name ): array {
		return match ( $name ) {
			'status' => array_column( array_map( static fn ( SaleStatus $one ): array => array( $one->value, $one->label() ), SaleStatus::cases() ), 1, 0 ),
			'completion_unit' => array(
				'days'         => __( 'Days', 'hearth-hammer' ),
				'working_days' => __( 'Working days', 'hearth-hammer' ),
			),
			'remote_bidding' => array(
				'online'     => __( 'Online', 'hearth-hammer' ),
				'telephone'  => __( 'By phone', 'hearth-hammer' ),
				'commission' => __( 'Commission bids', 'hearth-hammer' ),
			),
			default => array(),
		};
	}

	/**
	 * @param array<string, mixed> $changed
	 * @return array<string, string>
	 */
	private static function faults( int $sale, array $changed ): array {
		$value  = static fn ( string $name ): mixed => SaleFields::fields()->clean( $name, $changed[ $name ] ?? ( $sale > 0 ? SaleFields::fields()->value( $sale, $name ) : null ) );
		$faults = array();
		foreach ( array_intersect_key( $changed, array_flip( self::ADDRESSES ) ) as $name => $address ) {
			if ( is_string( $address ) && '' !== $address && null === WebAddress::parse( $address ) ) {
				/* translators: %s: name of a field */
				$faults[ $name ] = sprintf( __( '%s: enter a web address that starts with https://.', 'hearth-hammer' ), self::label( $name ) );
			}
		}
		if ( isset( $changed['status'] ) && in_array( $value( 'status' ), array( 'catalogue', 'running' ), true ) && 0 === (int) $value( 'starts_at' ) ) {
			$faults['starts_at'] = __( 'Starts: a sale with published lots needs a date and time.', 'hearth-hammer' );
		}
		return $faults + LotRules::times( $changed, $value( 'starts_at' ), $value( 'ends_at' ), 'viewing_days', __( 'Ends', 'hearth-hammer' ), __( 'Viewing days', 'hearth-hammer' ) );
	}

	/** @param array<string, mixed> $values */
	private static function write( int $sale, array $values ): void {
		SaleFields::fields()->replace( $sale, $values + SaleFields::staff()->marks( $sale, array_keys( $values ) ) );
	}
}
