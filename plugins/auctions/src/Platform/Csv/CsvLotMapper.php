<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Csv;

use HearthHammer\Auctions\Lots\LotNumber;
use HearthHammer\Auctions\Platform\Records\LotMapper;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\Record;

/**
 * From a row of a spreadsheet to a lot of our plain feed, and by its mapper to a record. A column that is not there leaves
 * its field alone; an empty cell empties it. Lists have bars between: `front.jpg|back.jpg`.
 */
final readonly class CsvLotMapper {

	/** Changes when the same row is to give another record. */
	public const VERSION = LotMapper::VERSION . '.2';

	/** Who sells lots that no platform names. */
	public const AUCTIONEER = 'house';

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
			return Record::unreadable( array( new Problem( $line, 'lot_number', __( 'is empty', 'hearth-hammer' ) ) ), $line, $after );
		}
		if ( CsvCells::is_shortened( $row['lot_number'] ) ) {
			/* translators: %s: what a cell holds */
			return Record::unreadable( array( new Problem( $line, 'lot_number', sprintf( __( '“%s” is a number that the spreadsheet shortened. Format the column as text, and type the number again', 'hearth-hammer' ), $row['lot_number'] ) ) ), $line, $after );
		}
		$read  = new CsvCells( $line, 'lot ' . mb_substr( $row['lot_number'], 0, 20 ) );
		// Before the others, whose messages name what was typed.
		$seller = CsvSeller::read( $row, $read );
		$row    = $read->read( array_diff_key( $row, array_flip( CsvSeller::COLUMNS ) ) );
		// Spreadsheets drop the zeros before a number: 007 is lot 7.
		$lot   = array( 'auctioneer_id' => self::AUCTIONEER, 'sale_id' => $row['sale'], 'lot_id' => (string) preg_replace( '/(?<!\d)0+(?=\d)/', '', $number->slug() ) );
		foreach ( array_intersect_key( $row, array_flip( self::PLAIN ) ) as $name => $cell ) {
			// A status that nobody typed is none that is unknown.
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

	/** @return list<array{url: string, position: int, title: string}> */
	private static function links( string $cell ): array {
		$links = array();
		foreach ( CsvCells::items( $cell ) as $index => $url ) {
			$links[] = array( 'url' => $url, 'position' => $index + 1, 'title' => ucfirst( str_replace( array( '-', '_' ), ' ', pathinfo( $url, PATHINFO_FILENAME ) ) ) );
		}
		return $links;
	}
}
