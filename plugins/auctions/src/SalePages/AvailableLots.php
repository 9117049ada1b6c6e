<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use HearthHammer\Auctions\Catalogue\IndexedLot;
use HearthHammer\Auctions\Catalogue\LotList;
use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Index\AuctionTags;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Page\CacheTags;

/**
 * SALE-05: lots that were not sold at their auction and can be bought now. The same lots take offers: LotRecord.
 */
final readonly class AvailableLots {

	public function __construct(
		private LotSearch $search,
		private LotList $list,
	) {}

	/**
	 * @param string $slug Of a department; empty for all.
	 * @return array<string, mixed>|null Null where there is no such department or page.
	 */
	public function view( string $slug, int $page, int $now ): ?array {
		$counts = self::counts( $now );
		$of     = null;
		$links  = array( self::link( null, array_sum( $counts ), '' === $slug ) );
		foreach ( Department::all() as $one ) {
			$of = $one->slug === $slug ? $one : $of;
			if ( isset( $counts[ $one->id ] ) || $one->slug === $slug ) {
				$links[] = self::link( $one, $counts[ $one->id ] ?? 0, $one->slug === $slug );
			}
		}
		$total = null === $of ? array_sum( $counts ) : $counts[ $of->id ] ?? 0;
		$pages = max( 1, (int) ceil( $total / LotQuery::PER_PAGE ) );
		if ( ( null === $of && '' !== $slug ) || $page > $pages ) {
			return null;
		}
		$lots = $this->search->shown( self::ids( $of->id ?? 0, $page, $now ) );
		return array(
			'departments' => count( $links ) > 2 || null !== $of ? $links : array(),
			'count'       => $total,
			'lots'        => array() === $lots ? '' : $this->list->outside( $lots, self::offer( ... ) ),
			'page'        => $page,
			'pages'       => $pages,
			'url'         => SaleAddresses::available( $of->slug ?? '' ),
			'all_url'     => SaleAddresses::all(),
		);
	}

	private static function offer( IndexedLot $lot ): string {
		$card = $lot->card();
		return sprintf(
			'<p class="hh-lot-card__offer"><a class="hh-button hh-button--small" href="%s#enquiry-offer">%s<span class="hh-visually-hidden"> %s</span></a></p>',
			esc_url( $card['url'] ),
			esc_html__( 'Make an offer', 'hearth-hammer' ),
			/* translators: 1: number of a lot, 2: its title */
			esc_html( sprintf( __( 'for lot %1$s, %2$s', 'hearth-hammer' ), $card['number'], $card['title'] ) )
		);
	}

	/** @return array{label: string, url: string, count: int, current: bool} */
	private static function link( ?Department $department, int $count, bool $current ): array {
		return array(
			'label'   => $department->name ?? __( 'All lots', 'hearth-hammer' ),
			'url'     => SaleAddresses::available( $department->slug ?? '' ),
			'count'   => $count,
			'current' => $current,
		);
	}

	/** @return array<int, int> Department to its number of lots. */
	private static function counts( int $now ): array {
		global $wpdb;
		CacheTags::show( AuctionTags::LOTS, AuctionTags::SALES );
		$rows = (array) $wpdb->get_results( 'SELECT lot.department_id AS department, COUNT(*) AS lots ' . self::from( 0, $now ) . ' GROUP BY lot.department_id', ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by from().
		return array_map( intval( ... ), array_column( $rows, 'lots', 'department' ) );
	}

	/** @return list<int> The newest sale first. */
	private static function ids( int $department, int $page, int $now ): array {
		global $wpdb;
		$ids = $wpdb->get_col( 'SELECT lot.post_id ' . self::from( $department, $now ) . $wpdb->prepare( ' ORDER BY lot.starts_at DESC, lot.sale_id, lot.lot_sort, lot.post_id LIMIT %d OFFSET %d', LotQuery::PER_PAGE, ( $page - 1 ) * LotQuery::PER_PAGE ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- As above.
		return array_values( array_map( intval( ... ), $ids ) );
	}

	/** Prepared. @param int $department 0 for all. */
	private static function from( int $department, int $now ): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			'FROM %i lot JOIN %i sale ON sale.post_id = lot.sale_id AND sale.shows_lots = 1 AND sale.status = %s WHERE lot.left_over = 1 AND lot.published = 1 AND lot.starts_at > %d',
			LotTable::name(),
			SaleTable::name(),
			SaleStatus::Finished->value,
			$now - LotRecord::STAYS_FOR_SALE
		) . ( 0 === $department ? '' : (string) $wpdb->prepare( ' AND lot.department_id = %d', $department ) );
	}
}
