<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\EditScreens;

use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\PriceLine;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Index\SearchText;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Form\ListSelect;
use HearthHammer\Core\Media\Admin\ListThumbnail;
use HearthHammer\Core\Money\Amount;

defined( 'ABSPATH' ) || exit;

/**
 * Auctions → Lots: the next sale's first, in the order of their numbers.
 */
final class LotsList extends AdminList {

	public const SALE   = 'hh_of_sale';
	public const STATUS = 'hh_of_status';

	private const DEPARTMENT = 'hh_of_department';

	/** @var array<int, string> The card of each lot on the page, as the index keeps it. */
	private array $cards = array();

	/** The list of one sale's lots. */
	public static function url( int $sale ): string {
		return add_query_arg( array( 'post_type' => LotPostType::NAME, self::SALE => $sale ), admin_url( 'edit.php' ) );
	}

	/** The sale that the address names; null where it names none. */
	public static function chosen_sale(): ?SaleRecord {
		return SaleRecord::of( absint( ListSelect::chosen( self::SALE ) ) );
	}

	/** The screen of a new lot in a sale. */
	public static function url_of_new( int $sale ): string {
		return add_query_arg( array( 'post_type' => LotPostType::NAME, self::SALE => $sale ), admin_url( 'post-new.php' ) );
	}

	protected function type(): string {
		return LotPostType::NAME;
	}

	protected function columns(): array {
		return array(
			'hh_picture' => __( 'Photo', 'hearth-hammer' ),
			'title'      => __( 'Lot', 'hearth-hammer' ),
			'hh_number'  => __( 'Number', 'hearth-hammer' ),
			'hh_sale'    => __( 'Sale', 'hearth-hammer' ),
			'hh_status'  => __( 'Status', 'hearth-hammer' ),
			'hh_guide'   => __( 'Guide', 'hearth-hammer' ),
			'hh_result'  => __( 'Result', 'hearth-hammer' ),
		);
	}

	protected function sorts(): array {
		return array(
			'hh_number' => 'hh_l.lot_sort',
			'hh_sale'   => 'hh_s.starts_at, hh_l.lot_sort',
			'hh_status' => 'hh_l.status',
			'hh_result' => 'hh_l.hammer, hh_l.hammer_pence',
		);
	}

	protected function usual_order(): string {
		return SaleChoices::order( 'hh_s' ) . ', hh_l.sale_id, hh_l.lot_sort';
	}

	protected function join(): string {
		global $wpdb;
		return (string) $wpdb->prepare( " LEFT JOIN %i hh_l ON hh_l.post_id = {$wpdb->posts}.ID LEFT JOIN %i hh_s ON hh_s.post_id = hh_l.sale_id LEFT JOIN %i hh_sale_post ON hh_sale_post.ID = hh_l.sale_id", LotTable::name(), SaleTable::name(), $wpdb->posts ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	protected function filters(): array {
		return array(
			self::SALE       => 'hh_l.sale_id',
			self::STATUS     => 'hh_l.status',
			self::DEPARTMENT => 'hh_l.department_id',
		);
	}

	protected function print_filters(): bool {
		ListSelect::print( self::SALE, __( 'All sales', 'hearth-hammer' ), SaleChoices::all( absint( ListSelect::chosen( self::SALE ) ) ) );
		ListSelect::print( self::STATUS, __( 'All statuses', 'hearth-hammer' ), array_column( array_map( static fn ( LotStatus $one ): array => array( $one->value, $one->label() ), LotStatus::cases() ), 1, 0 ) );
		ListSelect::print( self::DEPARTMENT, __( 'All departments', 'hearth-hammer' ), array_column( Department::all(), 'name', 'id' ) );
		return true;
	}

	protected function prime( array $posts ): void {
		global $wpdb;
		/** @var list<array<string, string>> $rows */
		$rows        = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, sale_id, card FROM %i WHERE post_id IN (' . implode( ',', array_fill( 0, count( $posts ), '%d' ) ) . ')', array( LotTable::name(), ...$posts ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		$this->cards = array_combine( array_map( intval( ... ), array_column( $rows, 'post_id' ) ), array_column( $rows, 'card' ) );
		_prime_post_caches( array_values( array_unique( array_filter( array_map( intval( ... ), array_column( $rows, 'sale_id' ) ) ) ) ), true, true );
	}

	protected function print_column( string $column, int $post ): void {
		$lot = LotRecord::of( $post );
		if ( null === $lot ) {
			return;
		}
		if ( 'hh_picture' === $column ) {
			ListThumbnail::print( LotCard::decode( $this->cards[ $post ] ?? '' )['images'][0] ?? null );
		} elseif ( 'hh_sale' === $column ) {
			self::print_sale( $lot );
		} else {
			$text = match ( $column ) {
				'hh_number' => $lot->number()->printed,
				'hh_status' => self::status( $lot ),
				'hh_guide'  => PriceLine::guide( $lot )->words(),
				'hh_result' => self::result( $lot ),
				default     => '',
			};
			echo esc_html( '' === $text ? '—' : $text );
		}
	}

	/** A number of a lot is searched as in catalogues, its sale by its title. */
	protected function searched( string $sql, string $typed ): string {
		global $wpdb;
		$words = SearchText::searched( (string) preg_replace( '/^\s*lot\s+(?=\S)/i', '', $typed ) );
		if ( array() === $words ) {
			return $sql;
		}
		$each = array_map( static fn ( string $word ): string => (string) $wpdb->prepare( '( hh_l.words LIKE %s OR hh_sale_post.post_title LIKE %s )', '% ' . $wpdb->esc_like( $word ) . '%', '%' . $wpdb->esc_like( $word ) . '%' ), $words );
		return " AND ( ( 1 = 1 {$sql} ) OR ( " . implode( ' AND ', $each ) . ' ) )';
	}

	private static function print_sale( LotRecord $lot ): void {
		if ( null === $lot->sale ) {
			esc_html_e( 'No sale', 'hearth-hammer' );
			return;
		}
		$when = $lot->sale->starts_at() > 0 ? SaleDates::day( $lot->sale->starts_at() ) : __( 'no date yet', 'hearth-hammer' );
		printf( '<a href="%s">%s</a><br>%s', esc_url( self::url( $lot->sale->id() ) ), esc_html( $lot->sale->title() ), esc_html( $when ) );
	}

	/** What visitors do not see says so. */
	private static function status( LotRecord $lot ): string {
		/* translators: %s: a status, e.g. Available */
		return $lot->is_published() ? $lot->status()->label() : sprintf( __( '%s (not shown)', 'hearth-hammer' ), $lot->status()->label() );
	}

	private static function result( LotRecord $lot ): string {
		return match ( true ) {
			null !== $lot->hammer_price() => Amount::pence( $lot->hammer_price(), true ),
			$lot->status()->is_open() => '',
			default => $lot->status()->label(),
		};
	}
}
