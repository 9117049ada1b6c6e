<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Index;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleVersion;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Index\IndexWriter;

/**
 * Many lots straight into the index, for tests of the search alone: no posts stand behind them.
 */
final class CatalogueRows {

	private const FIRST = 900001;

	private const MAKES = array( 'ford', 'kia', 'vauxhall', 'audi', 'land-rover' );

	/** Cars whose make, mileage and price follow from their number. */
	public static function make( SaleRecord $sale, int $count ): void {
		$rows = array();
		for ( $i = 0; $i < $count; $i++ ) {
			$id     = self::FIRST + $i;
			$make   = self::MAKES[ $i % 5 ];
			$number = $i + 1;
			$rows[] = array(
				'post_id'       => $id,
				'sale_id'       => $sale->id(),
				'department_id' => $sale->department()->id ?? 0,
				'published'     => 1,
				'starts_at'     => $sale->starts_at(),
				'lot_sort'      => sprintf( '%010d', $number ),
				'status'        => 'available',
				'price'         => 1000 + $i,
				'make'          => $make,
				'model'         => "model-{$number}",
				'mileage'       => 10 * $i,
				'fuel'          => 0 === $i % 2 ? 'petrol' : 'diesel',
				'words'         => " {$number} {$make}",
				'card'          => (string) wp_json_encode( array( 'id' => $id, 'number' => (string) $number, 'title' => "Car {$number}", 'url' => '%home%/' ) ),
				'html'          => "<article data-lot-id=\"{$id}\"></article>",
			);
		}
		foreach ( array_chunk( $rows, 100 ) as $chunk ) {
			( new IndexWriter( LotTable::definition() ) )->write( $chunk );
		}
		SaleVersion::grow( array( $sale->id() ) );
		Plugin::auctions()->index->index_sales( array( $sale->id() ) );
	}
}
