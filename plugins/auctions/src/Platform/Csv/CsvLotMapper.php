<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Csv;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotNumber;
use HearthHammer\Auctions\Platform\Records\LotMapper;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\Phone;

/**
 * From a row of a spreadsheet to a lot of our plain feed, and by its mapper to a record. A column that is not there leaves
 * its field alone; an empty cell empties it. Lists have bars between: `front.jpg|back.jpg`.
 */
final readonly class CsvLotMapper {

	/** Changes when the same row is to give another record. */
	public const VERSION = LotMapper::VERSION . '.2';

	/** Who sells lots that no platform names. */
	private const AUCTIONEER = 'house';

	/** Of the lot's seller. They are private: what was typed is in no message, and goes beside the lot's fields. */
	private const SELLER = array( 'seller_name', 'seller_email', 'seller_phone', 'seller_fees', 'reserve' );

	private const PLAIN = array( 'lot_number', 'title', 'description', 'status', 'price_status', 'guide_low', 'guide_high', 'hammer', 'starts_at', 'ends_at' );
	private const LISTS = array( 'images', 'videos', 'documents' );

	/** Columns that are no fields of a lot. */
	private const OWN = array( 'sale', 'title', 'description', 'images', 'videos', 'documents', ...self::SELLER );

	/** What offices call a column, by our name of it. */
	private const SAID = array(
		'lot_number'         => array( 'lot', 'lot_no', 'lot_num', 'number' ),
		'sale'               => array( 'auction', 'sale_name' ),
		'title'              => array( 'lot_title', 'heading' ),
		'description'        => array( 'desc', 'details' ),
		'status'             => array( 'lot_status' ),
		'guide_low'          => array( 'guide', 'guide_price', 'guide_from', 'guide_price_from', 'low_guide', 'lower_guide', 'estimate', 'low_estimate' ),
		'guide_high'         => array( 'guide_to', 'guide_price_to', 'high_guide', 'upper_guide', 'high_estimate' ),
		'hammer'             => array( 'hammer_price', 'sold_for', 'sold_price' ),
		'images'             => array( 'image', 'photo', 'photos', 'pictures' ),
		'plate'              => array( 'reg', 'reg_no', 'registration', 'registration_number', 'number_plate', 'vrm' ),
		'body'               => array( 'body_type', 'body_style' ),
		'colour'             => array( 'color' ),
		'fuel'               => array( 'fuel_type' ),
		'gearbox'            => array( 'transmission' ),
		'engine_cc'          => array( 'cc', 'engine', 'engine_size' ),
		'first_registered'   => array( 'first_reg', 'first_registration', 'date_first_registered', 'registered' ),
		'mileage'            => array( 'miles', 'odometer' ),
		'former_keepers'     => array( 'keepers', 'owners', 'former_owners', 'previous_keepers', 'previous_owners' ),
		'mot_until'          => array( 'mot', 'mot_expiry', 'mot_expires', 'mot_expiry_date' ),
		'service_history'    => array( 'history' ),
		'insurance_category' => array( 'insurance_cat' ),
		'property_type'      => array( 'type' ),
		'bedrooms'           => array( 'beds', 'no_of_bedrooms', 'number_of_bedrooms' ),
		'bathrooms'          => array( 'baths' ),
		'living_rooms'       => array( 'receptions', 'reception_rooms' ),
		'lease_years'        => array( 'lease', 'lease_length', 'lease_term', 'unexpired_term', 'years_remaining' ),
		'rent'               => array( 'rent_pa', 'annual_rent' ),
		'address_1'          => array( 'address_line_1', 'street' ),
		'display_address'    => array( 'address' ),
		'town'               => array( 'city' ),
		'postcode'           => array( 'post_code' ),
		'seller_name'        => array( 'seller', 'vendor', 'vendor_name' ),
		'seller_email'       => array( 'vendor_email' ),
		'seller_phone'       => array( 'vendor_phone' ),
		'seller_fees'        => array( 'vendor_fees', 'agreed_fees' ),
		'reserve'            => array( 'reserve_price' ),
		'council_tax_band'   => array( 'council_tax' ),
		'epc_rating'         => array( 'epc' ),
	);

	/** @param list<string> $columns As columns() names them. */
	public function __construct(
		private array $columns,
		private LotMapper $lots,
	) {}

	/**
	 * Names of columns as offices write them: `Lot No`, `Guide Price (£)`.
	 *
	 * @param list<string> $headings As they are in the file.
	 * @return list<string> Our name of each. One that we do not know stays as it is, in lower case, as does a second of
	 *                      the same name.
	 */
	public static function columns( array $headings ): array {
		$plain = array_map( static fn ( string $heading ): string => strtolower( trim( $heading, " \t\"" ) ), $headings );
		$names = array();
		foreach ( $plain as $heading ) {
			$name    = self::name( $heading );
			$names[] = $name !== $heading && ( in_array( $name, $plain, true ) || in_array( $name, $names, true ) ) ? $heading : $name;
		}
		return $names;
	}

	private static function name( string $heading ): string {
		$word  = trim( (string) preg_replace( array( '/\([^)]*\)/', '/[^a-z0-9]+/' ), array( ' ', '_' ), $heading ), '_' );
		$known = array( ...self::OWN, ...array_keys( LotFields::fields()->schema() ) );
		if ( in_array( $word, $known, true ) ) {
			return $word;
		}
		foreach ( self::SAID as $name => $said ) {
			if ( in_array( $word, $said, true ) ) {
				return $name;
			}
		}
		return $heading;
	}

	/**
	 * @param list<string>         $cells
	 * @param array<string, mixed> $after As Record::$after.
	 */
	public function map( array $cells, int $line, array $after ): Record {
		$row    = array_combine( $this->columns, $cells );
		$number = new LotNumber( $row['lot_number'] );
		if ( '' === $number->slug() ) {
			return Record::unreadable( array( new Problem( $line, 'lot_number', __( 'this row has no lot number. Enter one, or delete the row', 'hearth-hammer' ) ) ), $line, $after );
		}
		if ( CsvCells::is_shortened( $row['lot_number'] ) ) {
			/* translators: %s: what a cell holds */
			return Record::unreadable( array( new Problem( $line, 'lot_number', sprintf( __( '“%s” is a number that the spreadsheet shortened. Format the column as text, and type the number again', 'hearth-hammer' ), $row['lot_number'] ) ) ), $line, $after );
		}
		$read  = new CsvCells( $line, 'lot ' . mb_substr( $row['lot_number'], 0, 20 ) );
		// Before the others, whose messages name what was typed.
		$seller = self::seller( $row, $read );
		$row    = $read->read( array_diff_key( $row, array_flip( self::SELLER ) ) );
		// Spreadsheets drop the zeros before a number: 007 is lot 7.
		$lot   = array( 'auctioneer_id' => self::AUCTIONEER, 'sale_id' => $row['sale'], 'lot_id' => (string) preg_replace( '/(?<!\d)0+(?=\d)/', '', $number->slug() ) );
		foreach ( array_intersect_key( $row, array_flip( self::PLAIN ) ) as $name => $cell ) {
			// An empty status is not an unknown one.
			if ( '' !== $cell || ! in_array( $name, array( 'status', 'price_status' ), true ) ) {
				$lot[ $name ] = $cell;
			}
		}
		foreach ( array_intersect_key( $row, array_flip( self::LISTS ) ) as $name => $cell ) {
			$lot[ $name ] = self::links( $cell );
		}
		$lot['facts'] = array();
		foreach ( array_diff_key( $row, array_flip( array( 'sale', ...self::PLAIN, ...self::LISTS ) ) ) as $name => $cell ) {
			if ( '' !== $name ) {
				$lot['facts'][ $name ] = in_array( $name, array( 'features', 'special_payments' ), true ) ? CsvCells::items( $cell ) : $cell;
			}
		}
		return $this->lots->map( $lot + ( array() === $seller ? array() : array( 'seller' => $seller ) ), $line, $after, $read->problems() );
	}

	/**
	 * @param array<string, string> $row
	 * @param CsvCells              $cells Gets what is wrong.
	 * @return array<string, string> By the fields of a seller. What is wrong is left out, so that the stored value stays.
	 */
	private static function seller( array $row, CsvCells $cells ): array {
		$seller = array();
		foreach ( array_intersect_key( $row, array_flip( self::SELLER ) ) as $column => $cell ) {
			$cell = trim( $cell );
			if ( '' === $cell || self::is_right_of_seller( $column, $cell ) ) {
				$seller[ str_replace( 'seller_', '', $column ) ] = $cell;
			} else {
				$cells->skip( $column );
			}
		}
		return $seller;
	}

	private static function is_right_of_seller( string $column, string $cell ): bool {
		return match ( $column ) {
			'seller_email' => null !== EmailAddress::parse( $cell ),
			'seller_phone' => null !== Phone::parse( $cell ),
			'reserve'      => null !== Amount::read_pence( $cell ),
			'seller_name'  => mb_strlen( $cell ) <= 160,
			default        => mb_strlen( $cell ) <= 300,
		};
	}

	/** @return list<array{url: string, position: int, title: string}> */
	private static function links( string $cell ): array {
		$links = array();
		foreach ( CsvCells::items( $cell ) as $index => $url ) {
			$links[] = array( 'url' => $url, 'position' => $index + 1, 'title' => ucfirst( str_replace( array( '-', '_' ), ' ', pathinfo( $url, PATHINFO_FILENAME ) ) ) );
		}
		return $links;
	}
}
