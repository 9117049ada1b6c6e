<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Csv;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Csv\CsvWriter;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\Files\Format;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\RunRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Lots as a spreadsheet, for houses without a platform: a CSV file, or a zip of one and its pictures and papers,
 * and the template that the file is made from.
 */
final class LotsCsvFormat implements Format {

	/** What runs and references of CSV files are kept under. */
	public const FEED = 'csv';

	/** Columns of the template: of each sale, and of what it sells. */
	private const ALL      = array( 'sale', 'lot_number', 'title', 'description', 'status', 'price_status', 'guide_low', 'guide_high', 'hammer', 'images', 'features' );
	private const VEHICLE  = array( 'plate', 'make', 'model', 'derivative', 'body', 'colour', 'fuel', 'gearbox', 'engine_cc', 'doors', 'seats', 'first_registered', 'mileage', 'mileage_status', 'former_keepers', 'keys', 'v5c', 'mot_until', 'service_history', 'vat', 'grade', 'insurance_category', 'faults', 'vendor_type' );
	private const PROPERTY = array( 'property_type', 'property_use', 'bedrooms', 'bathrooms', 'living_rooms', 'tenure', 'lease_years', 'occupancy', 'rent', 'address_1', 'town', 'county', 'postcode', 'display_address', 'council_tax_band', 'epc_rating', 'completion_days', 'deposit_percent', 'special_payments', 'special_conditions', 'solicitor' );

	/** Of the line that shows how. */
	private const EXAMPLE = array(
		'lot_number'     => '1',
		'title'          => 'The first lot’s title',
		'description'    => 'A description in a few sentences. Images are web addresses, or files in the same ZIP file. Separate several with a bar.',
		'status'         => 'available',
		'price_status'   => 'guide',
		'guide_low'      => 1000,
		'images'         => 'front.jpg|back.jpg',
		'features'       => 'First feature|Second feature',
		'make'           => 'Ford',
		'model'          => 'Focus',
		'fuel'           => 'petrol',
		'gearbox'        => 'manual',
		'property_type'  => 'terraced',
		'property_use'   => 'residential',
		'tenure'         => 'freehold',
		'occupancy'      => 'vacant',
	);

	public function name(): string {
		return 'lots-csv';
	}

	public function extension(): string {
		return 'csv';
	}

	public function version(): string {
		return CsvLotMapper::VERSION;
	}

	public function inspect( string $path, RunRequest $request ): RunRequest {
		if ( ! is_file( $path ) ) {
			throw new InvalidFeed( __( 'file not found', 'hearth-hammer' ) );
		}
		return $request->of_state( (string) hash_file( 'sha256', $path ), (int) filesize( $path ) );
	}

	public function open( string $path, MediaFolder $media, array $settings ): RecordSource {
		return LotsCsvSource::open( $path, $media );
	}

	/**
	 * A file to start from: the columns that a sale's lots need, with the lots that it has, or one line that shows how.
	 *
	 * @param resource $stream
	 */
	public static function template( $stream, SaleRecord $sale ): void {
		$business = $sale->business();
		$columns  = array( ...self::ALL, ...( $business->is_vehicle() ? self::VEHICLE : array() ), ...( $business->is_property() ? self::PROPERTY : array() ) );
		$csv      = CsvWriter::begin( $stream, $columns );
		$lots     = self::lots( $sale );
		foreach ( $lots as $lot ) {
			$csv->write( array_map( static fn ( string $column ): string|int|float|null => self::cell( $lot, $sale, $column ), $columns ) );
		}
		if ( array() === $lots ) {
			$csv->write( array_map( static fn ( string $column ): string|int|null => array( 'sale' => $sale->slug() ) [ $column ] ?? self::EXAMPLE[ $column ] ?? null, $columns ) );
		}
	}

	/** @return list<LotRecord> By number. */
	private static function lots( SaleRecord $sale ): array {
		$posts = get_posts( array( 'post_type' => LotPostType::NAME, 'post_parent' => $sale->id(), 'post_status' => array( 'publish', 'draft' ), 'numberposts' => -1 ) );
		$lots  = array_values( array_filter( array_map( static fn ( \WP_Post $post ): ?LotRecord => LotRecord::of( $post->ID ), $posts ) ) );
		usort( $lots, static fn ( LotRecord $a, LotRecord $b ): int => strcmp( $a->number()->sort_key(), $b->number()->sort_key() ) );
		return $lots;
	}

	private static function cell( LotRecord $lot, SaleRecord $sale, string $column ): string|int|float|null {
		if ( in_array( $column, array( 'sale', 'title', 'description', 'images' ), true ) ) {
			return match ( $column ) {
				'sale' => $sale->slug(),
				'title' => $lot->title(),
				'description' => $lot->post->post_content,
				default => implode( '|', array_filter( array_map( static fn ( mixed $one ): string => (string) wp_get_attachment_url( is_array( $one ) ? (int) ( $one['attachment'] ?? 0 ) : 0 ), $lot->list( 'images' ) ) ) ),
			};
		}
		if ( 'hammer' === $column && $lot->hammer_in_pence() % 100 > 0 ) {
			return sprintf( '%d.%02d', $lot->int( 'hammer' ), $lot->int( 'hammer_pence' ) );
		}
		$value = LotFields::fields()->value( $lot->id(), $column );
		return is_array( $value ) ? implode( '|', array_filter( $value, is_string( ... ) ) ) : ( is_bool( $value ) ? (int) $value : ( is_scalar( $value ) && ! in_array( $value, array( '', 0, 0.0 ), true ) ? $value : ( null !== $value && in_array( $column, array( 'mileage', 'former_keepers', 'keys' ), true ) ? (int) $value : null ) ) );
	}
}
