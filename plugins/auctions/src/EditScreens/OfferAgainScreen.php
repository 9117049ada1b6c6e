<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\EditScreens;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotNumber;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Module;
use HearthHammer\Core\Money\Amount;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * SALE-06: Auctions → Offer again. A sale, its unsold lots, the sale in which they are offered next, their new numbers and
 * guides.
 */
final class OfferAgainScreen implements Module {

	public const SLUG = 'hh-offer-again';

	private const RIGHT = 'publish_hh_lots';
	private const FROM  = 'from';
	private const TO    = 'to';
	private const DONE  = 'hh_offered_again';

	/** @var array<int, list<string>> Lot to what is wrong with what was typed; nothing of it is saved then. */
	private array $faults = array();

	public function __construct( private readonly OfferAgain $again ) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add_page( ... ), 12 );
		add_filter( 'post_row_actions', $this->link( ... ), 11, 2 );
		add_action( 'admin_notices', $this->tell( ... ) );
		add_filter( 'removable_query_args', static fn ( array $names ): array => array( ...$names, self::DONE ) );
	}

	public static function url( int $from = 0, int $to = 0 ): string {
		return add_query_arg( array_filter( array( 'post_type' => SalePostType::NAME, 'page' => self::SLUG, self::FROM => $from, self::TO => $to ) ), admin_url( 'edit.php' ) );
	}

	private function add_page(): void {
		$hook = add_submenu_page( 'edit.php?post_type=' . SalePostType::NAME, __( 'Offer unsold lots again', 'hearth-hammer' ), __( 'Offer again', 'hearth-hammer' ), self::RIGHT, self::SLUG, $this->show( ... ) );
		false === $hook || add_action( "load-{$hook}", $this->save( ... ) );
	}

	/**
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	private function link( array $actions, WP_Post $post ): array {
		$lot  = LotPostType::NAME === $post->post_type ? LotRecord::of( $post->ID ) : null;
		$sale = SalePostType::NAME === $post->post_type ? SaleRecord::of( $post->ID ) : null;
		$from = null !== $lot && OfferAgain::may( $lot ) ? $lot->sale : ( SaleStatus::Finished === $sale?->status() ? $sale : null );
		return null === $from || ! current_user_can( self::RIGHT ) ? $actions : $actions + array( 'hh-offer-again' => sprintf( '<a href="%s">%s</a>', esc_url( self::url( $from->id() ) ), esc_html( null === $lot ? __( 'Offer unsold lots again', 'hearth-hammer' ) : __( 'Offer again', 'hearth-hammer' ) ) ) );
	}

	/** Before the page is printed: what was saved leads on to the new lots. */
	private function save(): void {
		$from = self::asked( self::FROM );
		$to   = self::asked( self::TO );
		if ( ! isset( $_POST['lots'] ) || null === $from || null === $to ) { // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
			return;
		}
		check_admin_referer( self::SLUG . "-{$from->id()}-{$to->id()}" );
		if ( ! current_user_can( self::RIGHT ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to offer lots again.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$chosen = array_filter( self::lots( $from ), static fn ( LotRecord $lot ): bool => self::is_chosen( $lot->id() ) && current_user_can( 'edit_post', $lot->id() ) );
		$fields = $this->read( $chosen, $to );
		if ( array() !== $this->faults ) {
			return;
		}
		$done = 0;
		foreach ( $chosen as $lot ) {
			try {
				$this->again->offer( $lot, $fields[ $lot->id() ] );
				++$done;
			} catch ( WriteFailed ) {
				$this->faults[ $lot->id() ][] = __( 'It could not be saved. Try again.', 'hearth-hammer' );
				return;
			}
		}
		wp_safe_redirect( add_query_arg( self::DONE, $done, LotsList::url( $to->id() ) ) );
		exit;
	}

	/**
	 * @param array<LotRecord> $lots
	 * @return array<int, array<string, mixed>> Lot to the fields of the new one. Notes what is wrong.
	 */
	private function read( array $lots, SaleRecord $to ): array {
		$fields       = array();
		$taken        = array();
		$this->faults = array();
		foreach ( $lots as $lot ) {
			$id     = $lot->id();
			$guides = array_map( static fn ( string $name ): ?int => '' === self::typed( $name, $id, '' ) ? 0 : Amount::read( self::typed( $name, $id, '' ) ), array( 'guide_low' => 'guide_low', 'guide_high' => 'guide_high' ) );
			$one    = array( 'sale' => $to->id(), 'lot_number' => self::typed( 'lot_number', $id, '' ) ) + $guides;
			$key    = ( new LotNumber( $one['lot_number'] ) )->sort_key();
			$faults = in_array( null, $guides, true ) ? array( __( 'Guide price: enter an amount in whole pounds, like 12,500.', 'hearth-hammer' ) ) : array_values( LotRules::faults( 0, $one ) );
			if ( isset( $taken[ $key ] ) ) {
				/* translators: %s: number of a lot */
				$faults[] = sprintf( __( 'Lot number: %s is on this page twice.', 'hearth-hammer' ), $one['lot_number'] );
			}
			$taken[ $key ] = true;
			array() === $faults || $this->faults[ $id ] = $faults;
			$fields[ $id ] = $one;
		}
		return $fields;
	}

	private function show(): void {
		$from = self::asked( self::FROM );
		$to   = self::asked( self::TO );
		printf( '<div class="wrap"><h1>%s</h1>', esc_html__( 'Offer unsold lots again', 'hearth-hammer' ) );
		if ( null === $from ) {
			$this->choose_sale();
		} else {
			$lots = self::lots( $from );
			$name = $from->starts_at() > 0 ? "{$from->title()} (" . SaleDates::day( $from->starts_at() ) . ')' : $from->title();
			/* translators: 1: number of lots, 2: name and day of a sale */
			printf( '<p>%s</p>', esc_html( array() === $lots ? sprintf( __( 'No lots in %s are left to offer again.', 'hearth-hammer' ), $name ) : sprintf( _n( '%1$s lot in %2$s was not sold.', '%1$s lots in %2$s were not sold.', count( $lots ), 'hearth-hammer' ), number_format_i18n( count( $lots ) ), $name ) ) );
			array() === $lots || $this->choose_next( $from, $to );
			array() === $lots || null === $to || $this->table( $from, $to, $lots );
		}
		echo '</div>';
	}

	/** Sales that are over and have something left. */
	private function choose_sale(): void {
		global $wpdb;
		$left = array( LotStatus::Unsold->value, LotStatus::Referred->value );
		/** @var list<array{id: string, lots: string}> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT sale.post_id AS id, COUNT(*) AS lots FROM %i sale JOIN %i lot ON lot.sale_id = sale.post_id AND lot.published = 1 AND lot.status IN (%s, %s) WHERE sale.status = %s GROUP BY sale.post_id, sale.starts_at ORDER BY sale.starts_at DESC LIMIT 30', SaleTable::name(), LotTable::name(), ...array( ...$left, SaleStatus::Finished->value ) ), ARRAY_A );
		printf( '<p>%s</p><table class="widefat striped" style="max-width:60rem"><tbody>', esc_html( array() === $rows ? __( 'No finished sale has unsold lots.', 'hearth-hammer' ) : __( 'Choose the sale in which they were not sold.', 'hearth-hammer' ) ) );
		foreach ( $rows as $row ) {
			$sale = SaleRecord::of( (int) $row['id'] );
			/* translators: %s: number of lots */
			null === $sale || printf( '<tr><td><a href="%s"><strong>%s</strong></a></td><td>%s</td></tr>', esc_url( self::url( $sale->id() ) ), esc_html( SaleChoices::label( $sale ) ), esc_html( sprintf( _n( '%s unsold lot', '%s unsold lots', (int) $row['lots'], 'hearth-hammer' ), number_format_i18n( (int) $row['lots'] ) ) ) );
		}
		echo '</tbody></table>';
	}

	private function choose_next( SaleRecord $from, ?SaleRecord $to ): void {
		$choices = array_filter( SaleChoices::all(), static fn ( int $id ): bool => self::is_next( $from, SaleRecord::of( $id ) ), ARRAY_FILTER_USE_KEY );
		if ( array() === $choices ) {
			printf( '<p>%s</p>', esc_html__( 'There is no upcoming sale of this kind. Add one and announce it first.', 'hearth-hammer' ) );
			return;
		}
		printf( '<form method="get" action="%s"><input type="hidden" name="post_type" value="%s"><input type="hidden" name="page" value="%s"><input type="hidden" name="%s" value="%d"><p><label for="hh-again-to">%s</label> <select id="hh-again-to" name="%s" style="max-width:100%%">', esc_url( admin_url( 'edit.php' ) ), esc_attr( SalePostType::NAME ), esc_attr( self::SLUG ), esc_attr( self::FROM ), (int) $from->id(), esc_html__( 'Offer them again in', 'hearth-hammer' ), esc_attr( self::TO ) );
		foreach ( $choices as $id => $label ) {
			printf( '<option value="%d"%s>%s</option>', (int) $id, selected( $to?->id() === $id, true, false ), esc_html( $label ) );
		}
		printf( '</select> <button class="button">%s</button></p></form>', esc_html( null === $to ? __( 'Continue', 'hearth-hammer' ) : __( 'Change sale', 'hearth-hammer' ) ) );
	}

	/** @param list<LotRecord> $lots */
	private function table( SaleRecord $from, SaleRecord $to, array $lots ): void {
		if ( array() !== $this->faults ) {
			wp_admin_notice( esc_html__( 'Nothing was saved. See the messages in the list.', 'hearth-hammer' ), array( 'type' => 'error' ) );
		}
		printf( '<form method="post" action="%s">', esc_url( self::url( $from->id(), $to->id() ) ) );
		wp_nonce_field( self::SLUG . "-{$from->id()}-{$to->id()}" );
		// Sent also where nothing is ticked.
		printf( '<input type="hidden" name="lots[]" value="0"><div tabindex="0" role="region" aria-label="%s" style="overflow-x:auto"><table class="widefat striped"><thead><tr><td class="manage-column check-column"><input type="checkbox" aria-label="%s"></td>', esc_attr__( 'Unsold lots', 'hearth-hammer' ), esc_attr__( 'Select all lots', 'hearth-hammer' ) );
		foreach ( array( __( 'Lot', 'hearth-hammer' ), __( 'Status', 'hearth-hammer' ), __( 'New lot number', 'hearth-hammer' ), __( 'Guide price, or lower guide price (£)', 'hearth-hammer' ), __( 'Upper guide price (£)', 'hearth-hammer' ) ) as $column ) {
			printf( '<th scope="col">%s</th>', esc_html( $column ) );
		}
		echo '</tr></thead><tbody>';
		$next = SaleChoices::next_number( $to );
		foreach ( $lots as $lot ) {
			$this->row( $lot, (string) $next++ );
		}
		printf( '</tbody></table></div><p class="description">%s</p><p><button class="button button-primary">%s</button></p></form>', esc_html__( 'Each becomes a new lot with the same details, photos, documents and seller. The old lots keep their results, their pages link to the new ones, and people watching them get an email.', 'hearth-hammer' ), esc_html__( 'Offer these lots again', 'hearth-hammer' ) );
	}

	private function row( LotRecord $lot, string $number ): void {
		$id   = $lot->id();
		$name = LotName::of( $lot );
		printf( '<tr><th scope="row" class="check-column"><input type="checkbox" name="lots[]" value="%d"%s aria-label="%s"></th><td>%s', (int) $id, checked( self::is_chosen( $id ), true, false ), esc_attr( $name ), esc_html( $name ) );
		foreach ( $this->faults[ $id ] ?? array() as $fault ) {
			printf( '<p class="notice notice-error inline">%s</p>', esc_html( $fault ) );
		}
		printf( '</td><td>%s</td>', esc_html( $lot->status()->label() ) );
		foreach ( array( 'lot_number' => array( __( 'New lot number', 'hearth-hammer' ), $number ), 'guide_low' => array( __( 'Lower guide price', 'hearth-hammer' ), (string) ( $lot->int( 'guide_low' ) ?: '' ) ), 'guide_high' => array( __( 'Upper guide price', 'hearth-hammer' ), (string) ( $lot->int( 'guide_high' ) ?: '' ) ) ) as $field => [ $label, $stored ] ) {
			printf( '<td><input name="%s[%d]" value="%s" aria-label="%s" maxlength="20" style="width:8em"></td>', esc_attr( $field ), (int) $id, esc_attr( self::typed( $field, $id, $stored ) ), esc_attr( "{$label}: {$name}" ) );
		}
		echo '</tr>';
	}

	private function tell(): void {
		$done = isset( $_GET[ self::DONE ] ) && is_scalar( $_GET[ self::DONE ] ) ? absint( $_GET[ self::DONE ] ) : null; // phpcs:ignore WordPress.Security.NonceVerification -- Only chooses a sentence.
		if ( null !== $done && 'edit-' . LotPostType::NAME === get_current_screen()?->id ) {
			/* translators: %s: number of lots */
			wp_admin_notice( esc_html( 0 === $done ? __( 'No lots were ticked, so nothing was changed.', 'hearth-hammer' ) : sprintf( _n( '%s lot is offered again in this sale.', '%s lots are offered again in this sale.', $done, 'hearth-hammer' ), number_format_i18n( $done ) ) ), array( 'type' => 0 === $done ? 'warning' : 'success', 'dismissible' => true ) );
		}
	}

	/** @return list<LotRecord> Those of a sale that can be offered again, by number. */
	private static function lots( SaleRecord $from ): array {
		global $wpdb;
		$ids = array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM %i WHERE sale_id = %d AND published = 1 ORDER BY lot_sort, post_id', LotTable::name(), $from->id() ) ) );
		_prime_post_caches( $ids, false, true );
		return array_values( array_filter( array_map( LotRecord::of( ... ), $ids ), static fn ( ?LotRecord $lot ): bool => null !== $lot && $lot->sale?->id() === $from->id() && OfferAgain::may( $lot ) ) );
	}

	/** Of the same business, still to be held, and known to visitors: people who watch the lots are told of it. */
	private static function is_next( SaleRecord $from, ?SaleRecord $to ): bool {
		return null !== $to && $to->id() !== $from->id() && $to->business()->slug === $from->business()->slug && in_array( $to->status(), array( SaleStatus::Announced, SaleStatus::Catalogue ), true );
	}

	private static function asked( string $name ): ?SaleRecord {
		$sale = SaleRecord::of( absint( is_scalar( $_GET[ $name ] ?? null ) ? $_GET[ $name ] : 0 ) ); // phpcs:ignore WordPress.Security.NonceVerification -- Only says which.
		$from = self::TO === $name ? self::asked( self::FROM ) : null;
		return self::TO === $name && ( null === $from || ! self::is_next( $from, $sale ) ) ? null : $sale;
	}

	private static function is_chosen( int $lot ): bool {
		return is_array( $_POST['lots'] ?? null ) && in_array( $lot, array_map( static fn ( mixed $one ): int => is_scalar( $one ) ? absint( $one ) : 0, wp_unslash( $_POST['lots'] ) ), true ); // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Checked by save(); numbers only.
	}

	private static function typed( string $field, int $lot, string $otherwise ): string {
		$typed = is_array( $_POST[ $field ] ?? null ) ? $_POST[ $field ][ $lot ] ?? null : null; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Checked by save(), cleaned next.
		return is_string( $typed ) ? trim( sanitize_text_field( wp_unslash( $typed ) ) ) : $otherwise;
	}
}
