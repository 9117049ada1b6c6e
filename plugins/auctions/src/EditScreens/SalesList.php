<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\EditScreens;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleCard;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Form\ListSelect;
use HearthHammer\Core\Media\Admin\ListThumbnail;
use HearthHammer\Core\Money\Amount;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Auctions → Sales: the next one first.
 */
final class SalesList extends AdminList {

	private const DEPARTMENT = 'hh_of_department';
	private const STATUS     = 'hh_of_status';

	/** @var array<int, array<string, string>> Rows of the index by post, with `all_lots`: those that visitors may not see, too. */
	private array $rows = array();

	public function register(): void {
		parent::register();
		add_filter( 'post_row_actions', $this->link_lots( ... ), 10, 2 );
		add_action( 'post_submitbox_misc_actions', $this->print_ways( ... ) );
	}

	protected function type(): string {
		return SalePostType::NAME;
	}

	protected function columns(): array {
		return array(
			'hh_picture'                    => __( 'Photo', 'hearth-hammer' ),
			'title'                         => __( 'Sale', 'hearth-hammer' ),
			'hh_starts'                     => __( 'Date', 'hearth-hammer' ),
			'hh_status'                     => __( 'Status', 'hearth-hammer' ),
			'taxonomy-' . Department::TAXONOMY => __( 'Department', 'hearth-hammer' ),
			'hh_lots'                       => __( 'Lots', 'hearth-hammer' ),
			'hh_result'                     => __( 'Result', 'hearth-hammer' ),
		);
	}

	protected function sorts(): array {
		return array(
			'hh_starts' => 'hh_s.starts_at',
			'hh_status' => 'hh_s.status',
			'hh_result' => 'hh_s.raised',
		);
	}

	protected function usual_order(): string {
		return SaleChoices::order( 'hh_s' );
	}

	protected function join(): string {
		global $wpdb;
		return (string) $wpdb->prepare( " LEFT JOIN %i hh_s ON hh_s.post_id = {$wpdb->posts}.ID", SaleTable::name() ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	protected function filters(): array {
		return array(
			self::DEPARTMENT => 'hh_s.department_id',
			self::STATUS     => 'hh_s.status',
		);
	}

	protected function print_filters(): bool {
		ListSelect::print( self::DEPARTMENT, __( 'All departments', 'hearth-hammer' ), array_column( Department::all(), 'name', 'id' ) );
		ListSelect::print( self::STATUS, __( 'All statuses', 'hearth-hammer' ), array_column( array_map( static fn ( SaleStatus $one ): array => array( $one->value, $one->label() ), SaleStatus::cases() ), 1, 0 ) );
		return true;
	}

	protected function prime( array $posts ): void {
		global $wpdb;
		$in = implode( ',', array_fill( 0, count( $posts ), '%d' ) );
		/** @var list<array<string, string>> $rows */
		$rows       = (array) $wpdb->get_results( $wpdb->prepare( "SELECT hh_s.post_id, hh_s.offered, hh_s.sold, hh_s.raised, hh_s.card, ( SELECT COUNT(*) FROM %i lot JOIN %i p ON p.ID = lot.post_id AND p.post_status <> 'trash' WHERE lot.sale_id = hh_s.post_id ) all_lots FROM %i hh_s WHERE hh_s.post_id IN ({$in})", array( LotTable::name(), $wpdb->posts, SaleTable::name(), ...$posts ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		$this->rows = array_combine( array_map( intval( ... ), array_column( $rows, 'post_id' ) ), $rows );
	}

	protected function print_column( string $column, int $post ): void {
		$sale = SaleRecord::of( $post );
		if ( null === $sale ) {
			return;
		}
		$row = $this->rows[ $post ] ?? null;
		if ( 'hh_picture' === $column ) {
			ListThumbnail::print( SaleCard::decode( $row['card'] ?? '' )['image'] );
		} elseif ( 'hh_lots' === $column ) {
			printf( '<a href="%s">%s</a>', esc_url( LotsList::url( $post ) ), esc_html( number_format_i18n( (int) ( $row['all_lots'] ?? 0 ) ) ) );
		} elseif ( 'hh_status' === $column ) {
			self::print_status( $sale );
		} else {
			$text = match ( $column ) {
				'hh_starts' => $sale->starts_at() > 0 ? SaleDates::span( $sale->starts_at(), $sale->ends_at() ) : __( 'no date yet', 'hearth-hammer' ),
				'hh_result' => null === $row ? '' : self::result( $row ),
				default     => '',
			};
			echo esc_html( '' === $text ? '—' : $text );
		}
	}

	/** A sale has a title of its own; its lots are searched in their list. */
	protected function searched( string $sql, string $typed ): string {
		return $sql;
	}

	/** A published sale that visitors do not see says why. */
	private static function print_status( SaleRecord $sale ): void {
		echo esc_html( $sale->status()->label() );
		$why = 'publish' === $sale->post->post_status ? $sale->hidden_because() : array();
		if ( array() !== $why ) {
			printf( '<br><strong>%s</strong> %s', esc_html__( 'Hidden from visitors.', 'hearth-hammer' ), esc_html( implode( ' ', $why ) ) );
		}
	}

	/** @param array<string, string> $row */
	private static function result( array $row ): string {
		return (int) $row['sold'] <= 0 ? '' : sprintf(
			/* translators: 1: number of lots sold, 2: number of lots offered, 3: sum of their prices */
			__( '%1$s of %2$s sold, %3$s', 'hearth-hammer' ),
			number_format_i18n( (int) $row['sold'] ),
			number_format_i18n( (int) $row['offered'] ),
			Amount::pounds( (int) $row['raised'] )
		);
	}

	/**
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	private function link_lots( array $actions, WP_Post $post ): array {
		return SalePostType::NAME === $post->post_type ? $actions + array( 'hh-lots' => sprintf( '<a href="%s">%s</a>', esc_url( LotsList::url( $post->ID ) ), esc_html__( 'Lots', 'hearth-hammer' ) ) ) : $actions;
	}

	/** On the edit screen of a sale, above its button: from the sale to its lots. */
	private function print_ways( WP_Post $post ): void {
		$lots = get_post_type_object( LotPostType::NAME );
		if ( SalePostType::NAME !== $post->post_type || 'auto-draft' === $post->post_status || null === $lots ) {
			return;
		}
		printf( '<div class="misc-pub-section" id="hh-sale-lots"><a href="%s">%s</a>', esc_url( LotsList::url( $post->ID ) ), esc_html__( 'View lots', 'hearth-hammer' ) );
		if ( current_user_can( $lots->cap->create_posts ) ) {
			printf( ' · <a href="%s">%s</a>', esc_url( LotsList::url_of_new( $post->ID ) ), esc_html__( 'Add lot to this sale', 'hearth-hammer' ) );
		}
		echo '</div>';
	}
}
