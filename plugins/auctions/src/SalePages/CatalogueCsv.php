<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Csv\CsvWriter;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * AUC-19: a catalogue for staff's spreadsheets, at /auctions/{sale}/catalogue.csv.
 *
 * It is written as it is read, a batch of lots after the other: a sale of thousands needs no more memory than a small one.
 */
final readonly class CatalogueCsv implements Module {

	private const VARIABLE = 'hh_auctions_csv';

	/** Of lot-fields.json, in the order of the file's columns; each business has what its lots have. */
	private const ALL      = array( 'status', 'price_status', 'guide_low', 'guide_high', 'hammer' );
	private const VEHICLE  = array( 'plate', 'make', 'model', 'derivative', 'body', 'colour', 'fuel', 'gearbox', 'engine_cc', 'doors', 'seats', 'first_registered', 'mileage', 'mileage_status', 'former_keepers', 'keys', 'v5c', 'mot_until', 'service_history', 'vat', 'grade', 'insurance_category', 'euro_emission', 'ulez', 'vendor_type' );
	private const PROPERTY = array( 'property_type', 'bedrooms', 'tenure', 'occupancy', 'rent', 'display_address', 'town', 'county', 'postcode', 'floor_area', 'property_use', 'completion_days' );

	/** Of these a nought says something. */
	private const COUNTED = array( 'mileage', 'former_keepers', 'keys' );

	public function register(): void {
		add_action( 'init', static fn () => add_rewrite_rule( '^auctions/([^/]+)/catalogue\.csv$', 'index.php?' . self::VARIABLE . '=1&' . SalePostType::NAME . '=$matches[1]', 'top' ) );
		add_filter( 'query_vars', static fn ( array $names ): array => array( ...$names, self::VARIABLE ) );
		add_filter( 'redirect_canonical', static fn ( mixed $to ): mixed => '' === get_query_var( self::VARIABLE ) ? $to : false );
		add_action( 'template_redirect', $this->answer( ... ), 1 );
	}

	private function answer(): void {
		$sale = '' === get_query_var( self::VARIABLE ) ? null : SaleRecord::of( get_queried_object_id() );
		if ( null === $sale ) {
			return;
		}
		nocache_headers();
		if ( ! current_user_can( 'edit_post', $sale->id() ) ) {
			// Staff's alone: everyone else sees the site's own page of what is not there.
			global $wp_query;
			$wp_query->set_404();
			status_header( is_user_logged_in() ? 403 : 404 );
			return;
		}
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( sprintf( 'Content-Disposition: attachment; filename="%s.csv"', sanitize_file_name( $sale->slug() ) ) );
		$stream = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false !== $stream ) {
			$this->write( $sale, $stream );
		}
		exit;
	}

	/** @param resource $stream */
	public function write( SaleRecord $sale, $stream ): void {
		$fields = self::fields( $sale );
		$writer = CsvWriter::begin( $stream, array( 'lot_number', 'title', ...$fields, 'url' ) );
		foreach ( SaleLots::records( $sale->id() ) as $lot ) {
			$writer->write( array( $lot->number()->printed, $lot->title(), ...array_map( static fn ( string $name ): string|int|float|null => self::cell( $lot, $name ), $fields ), $lot->address() ) );
		}
	}

	/** @return list<string> */
	private static function fields( SaleRecord $sale ): array {
		return array( ...self::ALL, ...( $sale->business()->is_vehicle() ? self::VEHICLE : array() ), ...( $sale->business()->is_property() ? self::PROPERTY : array() ) );
	}

	private static function cell( LotRecord $lot, string $name ): string|int|float|null {
		if ( 'hammer' === $name && $lot->hammer_in_pence() % 100 > 0 ) {
			return sprintf( '%d.%02d', $lot->int( 'hammer' ), $lot->int( 'hammer_pence' ) );
		}
		$value = LotFields::fields()->value( $lot->id(), $name );
		return ( is_string( $value ) || is_int( $value ) || is_float( $value ) ) && ( 0 !== $value || in_array( $name, self::COUNTED, true ) ) ? $value : null;
	}
}
