<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Csv;

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
	public const AUCTIONEER = 'house';

	/** Of the lot's seller. They are private: what was typed is in no message, and goes beside the lot's fields. */
	public const SELLER = array( 'seller_name', 'seller_email', 'seller_phone', 'seller_fees', 'reserve' );

	private const PLAIN = array( 'lot_number', 'title', 'description', 'status', 'price_status', 'guide_low', 'guide_high', 'hammer', 'starts_at', 'ends_at' );
	private const LISTS = array( 'images', 'videos', 'documents' );

	/** @param list<string> $columns */
	public function __construct(
		private array $columns,
		private LotMapper $lots,
	) {}

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
