<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Page\CacheTags;

/**
 * Finds sales in their index: one statement each.
 */
final class IndexedSales {

	/** A house that announces more sales at once than this shows the first of them. */
	private const MOST = 200;

	/** A sale that should have ended so long ago and was never finished is no coming one any more. */
	private const FORGOTTEN = 2 * DAY_IN_SECONDS;

	/** In WordPress's cache, for the page that is being printed: its head, its top and its lots ask for the same sale. */
	private const CACHE = 'hh_indexed_sale';

	/** Whether visitors may see it or not; null where there is none. */
	public function one( int $sale ): ?IndexedSale {
		global $wpdb;
		wp_cache_add_non_persistent_groups( self::CACHE );
		$kept = did_action( 'template_redirect' ) > 0 ? wp_cache_get( $sale, self::CACHE ) : false;
		if ( $kept instanceof IndexedSale ) {
			return $kept;
		}
		$found = $this->find( (string) $wpdb->prepare( 'sale.post_id = %d', $sale ), 'sale.post_id', 1 )[0] ?? null;
		null === $found || wp_cache_set( $sale, $found, self::CACHE );
		return $found;
	}

	/**
	 * Their rows were written.
	 *
	 * @param list<int> $sales
	 */
	public static function forget( array $sales ): void {
		wp_cache_add_non_persistent_groups( self::CACHE );
		wp_cache_delete_multiple( $sales, self::CACHE );
	}

	/**
	 * Sales to be held or being held that visitors may see, the next first.
	 *
	 * @param string $business  Slug; empty for all.
	 * @param int    $after     Only those that begin later, Unix seconds.
	 * @param bool   $with_lots Only those whose lots can be seen.
	 * @return list<IndexedSale>
	 */
	public function coming( string $business = '', int $department = 0, int $sale_type = 0, int $after = 0, bool $with_lots = false ): array {
		CacheTags::show( AuctionTags::SALES );
		return $this->find( $this->coming_where( $business, $department, $sale_type, $after, $with_lots ), 'sale.starts_at, sale.post_id', self::MOST );
	}

	/** The condition of coming(), prepared. */
	private function coming_where( string $business, int $department = 0, int $sale_type = 0, int $after = 0, bool $with_lots = false ): string {
		global $wpdb;
		$statuses = array_filter( SaleStatus::cases(), static fn ( SaleStatus $one ): bool => $one->is_coming() && ( ! $with_lots || $one->shows_lots() ) );
		$where    = array(
			'sale.published = 1',
			$wpdb->prepare( 'sale.status IN (' . implode( ',', array_fill( 0, count( $statuses ), '%s' ) ) . ')', array_column( $statuses, 'value' ) ), // phpcs:ignore WordPress.DB.PreparedSQL
			$after > 0
				? $wpdb->prepare( 'sale.starts_at > %d', max( $after, time() - self::FORGOTTEN ) )
				// A timed sale may run for weeks.
				: $wpdb->prepare( '( sale.starts_at > %d OR sale.ends_at > %d )', time() - self::FORGOTTEN, time() - self::FORGOTTEN ),
		);
		if ( '' !== $business ) {
			$where[] = $wpdb->prepare( 'sale.business = %s', $business );
		}
		if ( $department > 0 ) {
			$where[] = $wpdb->prepare( 'sale.department_id = %d', $department );
		}
		if ( $sale_type > 0 ) {
			$where[] = $wpdb->prepare( 'sale.sale_type_id = %d', $sale_type );
		}
		return implode( ' AND ', $where );
	}

	/**
	 * The same with those that are cancelled or postponed, for as long as the day on which they were to be held has not
	 * passed: whoever means to come finds out here.
	 *
	 * @param string $business Slug; empty for all.
	 * @return list<IndexedSale>
	 */
	public function listed( string $business = '' ): array {
		CacheTags::show( AuctionTags::SALES );
		global $wpdb;
		$today = ( new \DateTimeImmutable( 'today', new \DateTimeZone( ClockTime::ZONE ) ) )->getTimestamp();
		$off   = SaleStatus::off();
		$where = $wpdb->prepare( 'sale.published = 1 AND sale.status IN (' . implode( ',', array_fill( 0, count( $off ), '%s' ) ) . ') AND ( sale.starts_at >= %d OR sale.ends_at >= %d )', array( ...$off, $today, $today ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		if ( '' !== $business ) {
			$where .= $wpdb->prepare( ' AND sale.business = %s', $business );
		}
		return $this->find( '((' . $this->coming_where( $business ) . ') OR (' . $where . '))', 'sale.starts_at, sale.post_id', self::MOST );
	}

	/**
	 * Sales that are over, the newest first.
	 *
	 * @param int $from Unix seconds, that day included; 0 for no bound.
	 * @param int $to   Not included; 0 for no bound.
	 * @return list<IndexedSale>
	 */
	public function finished( string $business = '', int $from = 0, int $to = 0, int $limit = 50, int $offset = 0 ): array {
		CacheTags::show( AuctionTags::SALES );
		global $wpdb;
		$where = array( 'sale.published = 1', $wpdb->prepare( 'sale.status = %s', SaleStatus::Finished->value ) );
		if ( '' !== $business ) {
			$where[] = $wpdb->prepare( 'sale.business = %s', $business );
		}
		if ( $from > 0 ) {
			$where[] = $wpdb->prepare( 'sale.starts_at >= %d', $from );
		}
		if ( $to > 0 ) {
			$where[] = $wpdb->prepare( 'sale.starts_at < %d', $to );
		}
		return $this->find( implode( ' AND ', $where ), 'sale.starts_at DESC, sale.post_id DESC', $limit, $offset );
	}

	/** @return list<IndexedSale> */
	private function find( string $where, string $order, int $limit, int $offset = 0 ): array {
		global $wpdb;
		/** @var list<array<string, string|null>> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT sale.*, version.version FROM %i sale LEFT JOIN %i version ON version.sale_id = sale.post_id WHERE ', SaleTable::name(), SaleVersion::name() ) . $where . " ORDER BY {$order}" . $wpdb->prepare( ' LIMIT %d OFFSET %d', $limit, $offset ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by whoever calls.
		return array_map( static fn ( array $row ): IndexedSale => new IndexedSale( $row ), $rows );
	}
}
