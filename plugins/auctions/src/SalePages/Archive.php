<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use HearthHammer\Auctions\Index\AuctionTags;
use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Page\CacheTags;

/**
 * Sales that are over (AUC-17): a year of them, or those of a business, with what they brought; and lots by words.
 */
final readonly class Archive {

	/** Sales of a page: more than a year has. */
	private const MOST = 400;

	public function __construct( private IndexedSales $sales ) {}

	/**
	 * @param int    $year   0 for the newest that there is.
	 * @param string $search What a visitor typed.
	 * @return array<string, mixed>|null Null where that year has no sale: `year`, `years` and `businesses` (links), `sales` (entries), `total`, `lots` found by words.
	 */
	public function view( int $year, ?Business $business, string $search ): ?array {
		$years = $this->years( $business->slug ?? '' );
		$shown = $year > 0 ? $year : ( $years[0] ?? 0 );
		if ( $year > 0 && ! in_array( $year, $years, true ) && ! in_array( $year, $this->years( '' ), true ) ) {
			return null;
		}
		$found = 0 === $shown ? array() : $this->sales->finished( $business->slug ?? '', SaleDates::year( $shown ), SaleDates::year( $shown + 1 ), self::MOST );
		return array(
			'kind'       => 'results',
			'year'       => $shown,
			'search'     => $search,
			'business'   => $business->slug ?? '',
			'action'     => SaleAddresses::results(),
			'years'      => array_map( static fn ( int $one ): array => self::link( (string) $one, self::url( $one, $business ), $one === $shown ), $years ),
			'businesses' => $this->businesses( $year, $business ),
			'sales'      => array_map( SaleEntry::of( ... ), $found ),
			'total'      => self::total( $found ),
			'lots'       => '' === $search ? array() : array_map( self::lot( ... ), SaleLots::past( $search, $business->slug ?? '' ) ),
		);
	}

	/**
	 * @param array<string, mixed> $card
	 * @return array<string, mixed> With its heading, and its sale in words.
	 */
	private static function lot( array $card ): array {
		return $card + array(
			'heading' => LotName::heading( (string) $card['title'], (string) $card['place'] ),
			'in_sale' => LotName::in_sale( $card ),
		);
	}

	/** @return list<array<string, mixed>> The newest, for a landing page. */
	public function newest( ?Business $business, int $count ): array {
		return array_map( SaleEntry::of( ... ), $this->sales->finished( $business->slug ?? '', limit: $count ) );
	}

	/** @return list<int> With sales, the newest first. */
	private function years( string $business ): array {
		global $wpdb;
		CacheTags::show( AuctionTags::SALES );
		$times = $wpdb->get_col( $wpdb->prepare( "SELECT starts_at FROM %i WHERE published = 1 AND status = %s AND starts_at > 0 AND (%s = '' OR business = %s)", SaleTable::name(), SaleStatus::Finished->value, $business, $business ) );
		$years = array_values( array_unique( array_map( static fn ( mixed $time ): int => (int) SaleDates::format( 'Y', (int) $time ), $times ) ) );
		rsort( $years );
		return $years;
	}

	/** @return list<array{label: string, url: string, current: bool}> */
	private function businesses( int $year, ?Business $chosen ): array {
		$links = array( self::link( __( 'All auctions', 'hearth-hammer' ), self::url( $year, null ), null === $chosen ) );
		foreach ( Business::all() as $business ) {
			$links[] = self::link( $business->label, self::url( $year, $business ), $business->slug === $chosen?->slug );
		}
		return $links;
	}

	private static function url( int $year, ?Business $business ): string {
		$url = SaleAddresses::results( $year > 0 ? $year : null );
		return null === $business ? $url : add_query_arg( 'business', $business->slug, $url );
	}

	/** @return array{label: string, url: string, current: bool} */
	private static function link( string $label, string $url, bool $current ): array {
		return compact( 'label', 'url', 'current' );
	}

	/**
	 * @param list<IndexedSale> $sales
	 * @return array{sales: int, offered: int, sold: int, rate: int|null, raised: int}
	 */
	private static function total( array $sales ): array {
		$offered = array_sum( array_column( $sales, 'offered' ) );
		$sold    = array_sum( array_column( $sales, 'sold' ) );
		return array(
			'sales'   => count( $sales ),
			'offered' => $offered,
			'sold'    => $sold,
			'rate'    => $offered > 0 ? (int) round( 100 * $sold / $offered ) : null,
			'raised'  => array_sum( array_column( $sales, 'raised' ) ),
		);
	}
}
