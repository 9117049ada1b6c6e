<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Auctions → Sale day: which sale, and its desk.
 */
final class DeskScreen implements Module {

	private const SLUG = 'hh-sale-day';

	public function __construct( private readonly DeskState $state ) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add_page( ... ) );
		add_filter( 'post_row_actions', $this->link( ... ), 10, 2 );
	}

	public static function url( int $sale = 0 ): string {
		return add_query_arg( array( 'post_type' => SalePostType::NAME, 'page' => self::SLUG ) + ( 0 === $sale ? array() : array( 'sale' => $sale ) ), admin_url( 'edit.php' ) );
	}

	private function add_page(): void {
		add_submenu_page( 'edit.php?post_type=' . SalePostType::NAME, __( 'Sale day', 'hearth-hammer' ), __( 'Sale day', 'hearth-hammer' ), Capabilities::SALE_DAY, self::SLUG, $this->show( ... ) );
	}

	/**
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	private function link( array $actions, WP_Post $post ): array {
		return SalePostType::NAME === $post->post_type && current_user_can( Capabilities::SALE_DAY )
			? $actions + array( 'hh-sale-day' => sprintf( '<a href="%s">%s</a>', esc_url( self::url( $post->ID ) ), esc_html__( 'Sale-day desk', 'hearth-hammer' ) ) )
			: $actions;
	}

	private function show(): void {
		$sale = SaleRecord::of( absint( is_scalar( $_GET['sale'] ?? null ) ? $_GET['sale'] : 0 ) ); // phpcs:ignore WordPress.Security.NonceVerification -- Only shows.
		echo '<div class="wrap">';
		null === $sale ? $this->choose() : $this->desk( $sale );
		echo '</div>';
	}

	private function desk( SaleRecord $sale ): void {
		$props = array(
			'sale'     => $sale->id(),
			'title'    => $sale->title(),
			'api'      => rest_url( "hpapi/v1/auctions/sale-day/{$sale->id()}" ),
			'nonce'    => wp_create_nonce( 'wp_rest' ),
			'renew'    => admin_url( 'admin-ajax.php?action=rest-nonce' ),
			'leave'    => self::url(),
			'public'   => (string) get_permalink( $sale->post ),
		) + $this->state->whole( $sale );
		Island::render(
			'sale-day-desk',
			$props,
			static function () use ( $sale ): void {
				printf( '<h1>%s</h1><noscript><p>%s</p></noscript>', esc_html( $sale->title() ), esc_html__( 'The sale-day desk needs JavaScript. Without it, enter results on each lot’s edit screen.', 'hearth-hammer' ) );
			}
		);
	}

	private function choose(): void {
		$posts = get_posts(
			array(
				'post_type'   => SalePostType::NAME,
				'post_status' => 'publish',
				'numberposts' => 200,
				'orderby'     => 'date',
			)
		);
		$sales = array_values( array_filter( array_map( static fn ( WP_Post $post ): ?SaleRecord => SaleRecord::of( $post->ID ), $posts ) ) );
		// What is nearest to now comes first.
		usort( $sales, static fn ( SaleRecord $a, SaleRecord $b ): int => abs( $a->starts_at() - time() ) <=> abs( $b->starts_at() - time() ) );
		printf( '<h1>%s</h1><p>%s</p><table class="widefat striped" style="max-width:60rem"><tbody>', esc_html__( 'Sale day', 'hearth-hammer' ), esc_html__( 'Choose a sale.', 'hearth-hammer' ) );
		foreach ( array_slice( $sales, 0, 30 ) as $sale ) {
			$begins = $sale->starts_at() > 0 ? ClockTime::on( $sale->starts_at(), 'j F Y' ) : '';
			printf( '<tr><td><a href="%s"><strong>%s</strong></a></td><td>%s</td><td>%s</td></tr>', esc_url( self::url( $sale->id() ) ), esc_html( $sale->title() ), esc_html( $begins ), esc_html( $sale->status()->label() ) );
		}
		echo array() === $sales ? '<tr><td>' . esc_html__( 'No sales yet.', 'hearth-hammer' ) . '</td></tr>' : '';
		echo '</tbody></table>';
	}
}
