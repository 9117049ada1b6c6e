<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Csv\CsvDownload;
use HearthHammer\Core\Csv\CsvWriter;
use HearthHammer\Core\Module;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Page\PageOffset;
use HearthHammer\Core\Security\ExportCapability;

defined( 'ABSPATH' ) || exit;

/**
 * SALE-07: Auctions → Sellers: their lots by seller, as a list and as CSV.
 */
final class SellersScreen implements Module {

	public const SLUG = 'hh-sellers';
	public const CSV  = 'hh_sellers_csv';

	private const PER_PAGE = 50;
	private const BATCH    = 500;

	public function __construct( private readonly SellerRepository $sellers ) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add_page( ... ) );
		add_action( 'admin_post_' . self::CSV, $this->send( ... ) );
	}

	private function add_page(): void {
		add_submenu_page( 'edit.php?post_type=' . SalePostType::NAME, __( 'Sellers', 'hearth-hammer' ), __( 'Sellers', 'hearth-hammer' ), Capabilities::EDIT_LOTS, self::SLUG, $this->show( ... ) );
	}

	private function show(): void {
		$search = self::searched();
		$page   = max( 1, absint( is_scalar( $_GET['paged'] ?? null ) ? $_GET['paged'] : 1 ) ); // phpcs:ignore WordPress.Security.NonceVerification -- Only shows.
		$csv    = wp_nonce_url( add_query_arg( array( 'action' => self::CSV, 's' => rawurlencode( $search ) ), admin_url( 'admin-post.php' ) ), self::CSV );
		printf( '<div class="wrap"><h1>%s</h1>', esc_html__( 'Sellers', 'hearth-hammer' ) );
		printf( '<form method="get"><input type="hidden" name="post_type" value="%s"><input type="hidden" name="page" value="%s">', esc_attr( SalePostType::NAME ), esc_attr( self::SLUG ) );
		printf( '<p class="search-box"><label class="screen-reader-text" for="hh-sellers-search">%1$s</label><input type="search" id="hh-sellers-search" name="s" value="%2$s"> <button class="button">%1$s</button></p></form>', esc_html__( 'Search by name or email address', 'hearth-hammer' ), esc_attr( $search ) );
		if ( current_user_can( ExportCapability::NAME ) ) {
			printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( $csv ), esc_html__( 'Export as CSV', 'hearth-hammer' ) );
		}
		$this->print_table( $this->sellers->page( $search, self::PER_PAGE, PageOffset::before( $page, self::PER_PAGE ) ), $search );
		echo '<div class="tablenav"><div class="tablenav-pages">' . wp_kses_post( (string) paginate_links( array( 'base' => add_query_arg( 'paged', '%#%' ), 'format' => '', 'current' => $page, 'total' => max( 1, (int) ceil( $this->sellers->count( $search ) / self::PER_PAGE ) ) ) ) ) . '</div></div></div>';
	}

	/** @param list<Seller> $sellers */
	private function print_table( array $sellers, string $search ): void {
		self::prime( $sellers );
		printf( '<div tabindex="0" role="region" aria-label="%s" style="overflow-x:auto"><table class="widefat striped"><thead><tr>', esc_attr__( 'Sellers', 'hearth-hammer' ) );
		foreach ( self::columns() as $column ) {
			printf( '<th scope="col">%s</th>', esc_html( $column ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $sellers as $seller ) {
			echo '<tr>';
			foreach ( self::cells( $seller ) as $index => $cell ) {
				$url = 3 === $index && current_user_can( 'edit_post', $seller->lot ) ? (string) get_edit_post_link( $seller->lot, 'raw' ) : '';
				'' === $url ? printf( '<td>%s</td>', esc_html( $cell ) ) : printf( '<td><a href="%s#%s">%s</a></td>', esc_url( $url ), esc_attr( SellerBox::ID ), esc_html( $cell ) );
			}
			echo '</tr>';
		}
		if ( array() === $sellers ) {
			$empty = '' === $search ? __( 'No sellers yet. Add one on a lot’s edit screen.', 'hearth-hammer' ) : __( 'No sellers match.', 'hearth-hammer' );
			printf( '<tr><td colspan="10">%s</td></tr>', esc_html( $empty ) );
		}
		echo '</tbody></table></div>';
	}

	private function send(): never {
		check_admin_referer( self::CSV );
		if ( ! current_user_can( Capabilities::EDIT_LOTS ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to export sellers.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		ExportCapability::check();
		$search = self::searched();
		CsvDownload::send( 'sellers-' . wp_date( 'Y-m-d' ), fn ( $out ) => $this->write( $out, $search ) );
	}

	/** @param resource $out */
	public function write( $out, string $search ): void {
		$csv = CsvWriter::begin( $out, self::columns() );
		for ( $offset = 0; ; $offset += self::BATCH ) {
			$page = $this->sellers->page( $search, self::BATCH, $offset );
			self::prime( $page );
			array_map( static fn ( Seller $seller ) => $csv->write( self::cells( $seller ) ), $page );
			if ( count( $page ) < self::BATCH ) {
				return;
			}
		}
	}

	/** @return list<string> */
	private static function columns(): array {
		return array( __( 'Name', 'hearth-hammer' ), __( 'Email address', 'hearth-hammer' ), __( 'Phone number', 'hearth-hammer' ), __( 'Lot', 'hearth-hammer' ), __( 'Sale', 'hearth-hammer' ), __( 'Date', 'hearth-hammer' ), __( 'Reserve', 'hearth-hammer' ), __( 'Fees agreed', 'hearth-hammer' ), __( 'Status', 'hearth-hammer' ), __( 'Hammer price', 'hearth-hammer' ) );
	}

	/** @return list<string> */
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

	/** @param list<Seller> $sellers */
	private static function prime( array $sellers ): void {
		$lots = array_map( static fn ( Seller $seller ): int => $seller->lot, $sellers );
		_prime_post_caches( $lots, false, true );
		_prime_post_caches( array_values( array_unique( array_filter( array_map( wp_get_post_parent_id( ... ), $lots ) ) ) ), true, true );
	}

	private static function searched(): string {
		return is_string( $_GET['s'] ?? null ) ? mb_substr( sanitize_text_field( wp_unslash( $_GET['s'] ) ), 0, 100 ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- A search changes nothing.
	}
}
