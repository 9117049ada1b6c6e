<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\EditScreens;

use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * 'Mark as withdrawn' in the list of lots. Those who watch the lot get an email, so the list asks first.
 */
final readonly class WithdrawLot implements Module {

	private const ACTION = 'hh_withdraw_lot';

	/** In the list's address: the lot that is asked about, and the one that was withdrawn. */
	private const ASK  = 'hh_withdraw';
	private const DONE = 'hh_withdrawn';

	public function __construct( private LotWriter $lots ) {}

	public function register(): void {
		add_filter( 'post_row_actions', $this->link( ... ), 10, 2 );
		add_action( 'admin_notices', $this->tell( ... ) );
		add_action( 'admin_post_' . self::ACTION, $this->answer( ... ) );
		add_filter( 'removable_query_args', static fn ( array $names ): array => array( ...$names, self::ASK, self::DONE ) );
	}

	/**
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	private function link( array $actions, WP_Post $post ): array {
		$lot = LotPostType::NAME === $post->post_type ? LotRecord::of( $post->ID ) : null;
		if ( null === $lot || ! self::may( $lot ) ) {
			return $actions;
		}
		return $actions + array( 'hh-withdraw' => sprintf( '<a href="%s">%s</a>', esc_url( add_query_arg( self::ASK, $post->ID, self::list_url() ) ), esc_html__( 'Mark as withdrawn', 'hearth-hammer' ) ) );
	}

	/** The question, and what came of it. */
	private function tell(): void {
		if ( 'edit-' . LotPostType::NAME !== get_current_screen()?->id ) {
			return;
		}
		$done = self::asked( self::DONE );
		if ( null !== $done && LotStatus::Withdrawn === $done->status() ) {
			/* translators: %s: number and title of a lot */
			wp_admin_notice( esc_html( sprintf( __( '%s is marked as withdrawn.', 'hearth-hammer' ), LotName::of( $done ) ) ), array( 'type' => 'success', 'dismissible' => true ) );
		}
		$lot = self::asked( self::ASK );
		if ( null !== $lot && self::may( $lot ) ) {
			printf(
				'<div class="notice notice-warning"><form action="%1$s" method="post"><p>%2$s</p><p><input type="hidden" name="action" value="%3$s"><input type="hidden" name="lot" value="%4$d">',
				esc_url( admin_url( 'admin-post.php' ) ),
				/* translators: %s: number and title of a lot */
				esc_html( sprintf( __( 'Mark %s as withdrawn? Visitors see it at once, and people watching the lot get an email.', 'hearth-hammer' ), LotName::of( $lot ) ) ),
				esc_attr( self::ACTION ),
				(int) $lot->id()
			);
			wp_nonce_field( self::ACTION . "-{$lot->id()}" );
			printf( '<button class="button button-primary">%s</button> <a class="button" href="%s">%s</a></p></form></div>', esc_html__( 'Mark as withdrawn', 'hearth-hammer' ), esc_url( self::list_url() ), esc_html__( 'Cancel', 'hearth-hammer' ) );
		}
	}

	private function answer(): void {
		$id    = absint( is_scalar( $_POST['lot'] ?? null ) ? $_POST['lot'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
		$nonce = isset( $_POST['_wpnonce'] ) && is_string( $_POST['_wpnonce'] ) ? sanitize_key( $_POST['_wpnonce'] ) : '';
		$lot   = LotRecord::of( $id );
		if ( false === wp_verify_nonce( $nonce, self::ACTION . "-{$id}" ) || null === $lot || ! current_user_can( 'edit_post', $id ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to change this lot.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		// Someone may have sold it meanwhile.
		self::may( $lot ) && $this->lots->update( $id, null, array( 'status' => LotStatus::Withdrawn->value ), LotWriter::STAFF );
		wp_safe_redirect( add_query_arg( self::DONE, $id, self::list_url() ) );
		exit;
	}

	/** The list as it is seen, with its filters: this page, or where the button or the row's quick edit was. */
	private static function list_url(): string {
		$is_here = 'edit.php' === ( $GLOBALS['pagenow'] ?? '' );
		return remove_query_arg( array( self::ASK, self::DONE ), $is_here ? false : ( wp_get_referer() ?: add_query_arg( 'post_type', LotPostType::NAME, admin_url( 'edit.php' ) ) ) );
	}

	private static function asked( string $name ): ?LotRecord {
		return LotRecord::of( absint( isset( $_GET[ $name ] ) && is_scalar( $_GET[ $name ] ) ? $_GET[ $name ] : 0 ) ); // phpcs:ignore WordPress.Security.NonceVerification -- Only asks.
	}

	/** A sold or withdrawn lot keeps its status; a draft has no watchers to tell. */
	private static function may( LotRecord $lot ): bool {
		return 'publish' === $lot->post->post_status && ! $lot->status()->is_gone() && current_user_can( 'edit_post', $lot->id() );
	}
}
