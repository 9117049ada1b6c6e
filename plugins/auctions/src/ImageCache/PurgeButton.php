<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\ImageCache;

use HearthHammer\Auctions\Catalogue\LotTools;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The button on each lot that clears its pictures' cache, for staff with the capability, and the dialog that tells what
 * came of it (PURGE-01 to PURGE-05). In a visitor's page there is neither.
 */
final class PurgeButton implements Module {

	private bool $is_used = false;

	public function register(): void {
		add_filter( 'hh_auctions_lot_tools', $this->add( ... ), 10, 3 );
		// Lots may come later, with a filter: the dialog stands wherever their tools can.
		add_action( 'wp_enqueue_scripts', $this->use( ... ) );
		add_action( 'wp_footer', $this->print_dialog( ... ) );
	}

	/**
	 * @param array<string, mixed> $lot   id, department.
	 * @param LotTools|null        $asked Null: all that whoever is signed in may do.
	 */
	private function add( string $html, array $lot, ?LotTools $asked = null ): string {
		if ( ! ( $asked ?? LotTools::allowed() )->image_cache ) {
			return $html;
		}
		$this->use();
		$id = (int) ( $lot['id'] ?? 0 );
		return $html . sprintf(
			'<button type="button" class="hh-lot-tools__button" data-hh-purge="%s" data-hh-purge-lot="%s" data-hh-purge-nonce="%s">%s</button>',
			esc_url( PurgeController::url( (int) ( $lot['department'] ?? 0 ), $id ) ),
			esc_attr( $id > 0 ? (string) $id : '' ),
			esc_attr( wp_create_nonce( 'wp_rest' ) ),
			esc_html__( 'Purge image cache', 'hearth-hammer' )
		);
	}

	private function use(): void {
		if ( ! $this->is_used && current_user_can( Capabilities::IMAGE_CACHE ) ) {
			$this->is_used = true;
			Assets::enqueue_enhancement( 'lot-purge' );
		}
	}

	private function print_dialog(): void {
		if ( ! $this->is_used || ! current_user_can( Capabilities::IMAGE_CACHE ) ) {
			return;
		}
		$words = array(
			'missing'    => __( 'Error reading lot ID', 'hearth-hammer' ),
			// Spelled as the specification has it.
			'unexpected' => __( 'Unexpected reponse from Cloudinary. Cache has probably been cleared but we can\'t be sure.', 'hearth-hammer' ),
			'failed'     => __( 'Sorry, there was an error purging the image cache', 'hearth-hammer' ),
			'done'       => __( 'Cache clear complete!', 'hearth-hammer' ),
			'success'    => __( 'SUCCESS', 'hearth-hammer' ),
			'fail'       => __( 'FAIL', 'hearth-hammer' ),
			'working'    => __( 'Purging…', 'hearth-hammer' ),
		);
		$data  = '';
		foreach ( $words as $name => $text ) {
			$data .= sprintf( ' data-%s="%s"', $name, esc_attr( $text ) );
		}
		printf(
			'<dialog class="hh-dialog" role="alertdialog" aria-labelledby="hh-purge-title" data-hh-purge-dialog%s><div class="hh-dialog__head"><h2 class="hh-dialog__title" id="hh-purge-title"></h2></div><div class="hh-dialog__body"><ul class="hh-purge-results"></ul></div><div class="hh-dialog__actions"><button type="button" class="hh-button" data-hh-purge-close>%s</button></div></dialog>',
			$data, // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
			esc_html__( 'OK', 'hearth-hammer' )
		);
	}
}
