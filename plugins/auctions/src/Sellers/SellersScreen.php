<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Lists\ListScreen;
use HearthHammer\Core\Money\Amount;

defined( 'ABSPATH' ) || exit;

/**
 * SALE-07: Auctions → Sellers: their lots by seller, as a list and as CSV.
 *
 * @extends ListScreen<Seller, string>
 */
final class SellersScreen extends ListScreen {

	public const SLUG       = 'hh-sellers';
	public const CAPABILITY = Capabilities::EDIT_LOTS;
	public const SINGULAR   = 'seller';
	public const PLURAL     = 'sellers';
	public const PER_PAGE   = 50;
	public const IS_WIDE    = true;
	public const CSV        = 'hh_sellers_csv';

	protected const PARENT = 'edit.php?post_type=' . SalePostType::NAME;

	public function __construct( private readonly SellerRepository $sellers ) {}

	public function title(): string {
		return __( 'Sellers', 'hearth-hammer' );
	}

	/** @return array<string, string> */
	public function columns(): array {
		return array(
			'name'    => __( 'Name', 'hearth-hammer' ),
			'email'   => __( 'Email address', 'hearth-hammer' ),
			'phone'   => __( 'Phone number', 'hearth-hammer' ),
			'lot'     => __( 'Lot', 'hearth-hammer' ),
			'sale'    => __( 'Sale', 'hearth-hammer' ),
			'date'    => __( 'Date', 'hearth-hammer' ),
			'reserve' => __( 'Reserve', 'hearth-hammer' ),
			'fees'    => __( 'Fees agreed', 'hearth-hammer' ),
			'status'  => __( 'Status', 'hearth-hammer' ),
			'hammer'  => __( 'Hammer price', 'hearth-hammer' ),
		);
	}

	public function query(): string {
		return self::text( 's' );
	}

	/** @return list<Seller> */
	public function rows( mixed $query, int $limit, int $offset ): array {
		$sellers = $this->sellers->page( $query, $limit, $offset );
		$lots    = array_map( static fn ( Seller $seller ): int => $seller->lot, $sellers );
		_prime_post_caches( $lots, false, true );
		_prime_post_caches( array_values( array_unique( array_filter( array_map( wp_get_post_parent_id( ... ), $lots ) ) ) ), true, true );
		return $sellers;
	}

	public function count( mixed $query ): int {
		return $this->sellers->count( $query );
	}

	public function cell( mixed $row, string $column ): string {
		$html = esc_html( array_combine( array_keys( $this->columns() ), self::cells( $row ) )[ $column ] ?? '' );
		$url  = 'lot' === $column && current_user_can( 'edit_post', $row->lot ) ? (string) get_edit_post_link( $row->lot, 'raw' ) : '';
		return '' === $url ? $html : sprintf( '<a href="%s#%s">%s</a>', esc_url( $url ), esc_attr( SellerBox::ID ), $html );
	}

	public function empty_words( mixed $query ): string {
		return '' === $query ? __( 'No sellers yet. Add one on a lot’s edit screen.', 'hearth-hammer' ) : __( 'No sellers match.', 'hearth-hammer' );
	}

	public function search_label(): string {
		return __( 'Search by name or email address', 'hearth-hammer' );
	}

	/** @return array<string, string> */
	protected function parameters( mixed $query ): array {
		return array_filter( array( 's' => $query ) );
	}

	/** @return list<string> */
	protected function csv_cells( mixed $row ): array {
		return self::cells( $row );
	}

	/** @return list<string> In the order of the columns. */
	private static function cells( Seller $seller ): array {
		$lot   = LotRecord::of( $seller->lot );
		$price = $lot?->hammer_in_pence() ?? 0;
		$start = $lot?->sale?->starts_at() ?? 0;
		return array(
			$seller->name,
			$seller->email,
			$seller->phone,
			null === $lot ? '' : LotName::of( $lot ),
			$lot?->sale?->title() ?? '',
			$start > 0 ? SaleDates::format( 'j F Y', $start ) : '',
			$seller->reserve_words(),
			$seller->fees,
			$lot?->status()->label() ?? '',
			$price > 0 ? Amount::pence( $price, true ) : '',
		);
	}
}
