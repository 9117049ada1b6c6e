<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Staff;

use HearthHammer\Auctions\Catalogue\LotTools;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Where staff open a lot's panel: on its card, which asks for it when it is opened, on its page and in its edit screen.
 */
final class LotPanelTools implements Module {

	public function register(): void {
		add_filter( 'hh_auctions_lot_tools', $this->add( ... ), 20, 3 );
		add_action( 'hearth_hammer_lot_tools', $this->print_on_page( ... ) );
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		add_action( 'admin_enqueue_scripts', $this->enqueue_admin( ... ) );
		add_action( 'add_meta_boxes_' . LotPostType::NAME, $this->add_box( ... ) );
	}

	/**
	 * @param array<string, mixed> $lot   id.
	 * @param LotTools|null        $asked Null: all that whoever is signed in may do.
	 */
	private function add( string $html, array $lot, ?LotTools $asked = null ): string {
		$id = (int) ( $lot['id'] ?? 0 );
		if ( $id <= 0 || ! ( $asked ?? LotTools::allowed() )->platform ) {
			return $html;
		}
		// If staff hide WordPress's toolbar, this is what wakes it, and wp_enqueue_scripts is over.
		$this->enqueue();
		return $html . sprintf( '<details class="hh-lot-tools__panel" %s><summary>%s</summary><div data-hh-lot-panel-body data-hh-styles="hh-lot-panel" role="status"></div></details>', $this->data( $id ), esc_html__( 'Platform', 'hearth-hammer' ) );
	}

	/** All tools of a lot, for its own page; nothing for visitors. */
	private function print_on_page( int $lot ): void {
		$tools  = LotTools::allowed();
		$record = $tools->are_any() ? LotRecord::of( $lot ) : null;
		if ( null === $record ) {
			return;
		}
		$about = array( 'id' => $lot, 'number' => $record->number()->printed, 'title' => $record->title(), 'department' => (int) $record->sale?->department()?->id );
		/** This filter is documented in Catalogue\LotTools. */
		$html = apply_filters( 'hh_auctions_lot_tools', '', $about, $tools );
		echo '<div class="hh-lot-tools hh-wrap">' . ( is_string( $html ) ? $html : '' ) . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by whoever adds to it.
	}

	private function enqueue(): void {
		if ( current_user_can( Capabilities::PLATFORM ) ) {
			Assets::enqueue_enhancement( 'lot-panel' );
		}
	}

	private function enqueue_admin(): void {
		if ( LotPostType::NAME === get_current_screen()?->post_type ) {
			$this->enqueue();
		}
	}

	private function add_box(): void {
		if ( current_user_can( Capabilities::PLATFORM ) ) {
			add_meta_box( 'hh-lot-panel', __( 'Platform', 'hearth-hammer' ), $this->print_box( ... ), LotPostType::NAME, 'side' );
		}
	}

	private function print_box( WP_Post $post ): void {
		$lot = LotRecord::of( $post->ID );
		if ( null !== $lot ) {
			echo '<div ' . $this->data( $post->ID ) . '><div data-hh-lot-panel-body role="status">' . LotPanel::html( $lot ) . '</div></div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made.
		}
	}

	/** Attributes, escaped: where the panel is read and synced, and what is said meanwhile. */
	private function data( int $lot ): string {
		return sprintf(
			'data-hh-lot-panel="%s" data-nonce="%s" data-loading="%s" data-failed="%s"',
			esc_url( LotPanelController::url( $lot ) ),
			esc_attr( wp_create_nonce( 'wp_rest' ) ),
			esc_attr__( 'Loading…', 'hearth-hammer' ),
			esc_attr__( 'Could not load this. Reload the page and try again.', 'hearth-hammer' )
		);
	}
}
