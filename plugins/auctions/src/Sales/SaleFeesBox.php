<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

use HearthHammer\Auctions\Fees\CostWords;
use HearthHammer\Auctions\Fees\FeeTable;
use HearthHammer\Auctions\Fees\FeeTableInput;
use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * LOT-04: the fees of a sale on its edit screen, beside those of its department, which hold where it names none.
 */
final class SaleFeesBox implements Module {

	private const NONCE = 'hh_sale_fees';

	public function register(): void {
		add_action( 'add_meta_boxes_' . SalePostType::NAME, $this->add( ... ) );
		add_action( 'save_post_' . SalePostType::NAME, $this->save( ... ) );
		add_action( 'admin_notices', $this->tell( ... ) );
	}

	private function add(): void {
		add_meta_box( 'hh-sale-fees', __( 'Buyer’s fees', 'hearth-hammer' ), $this->print_box( ... ), SalePostType::NAME, 'normal' );
	}

	public function print_box( WP_Post $post ): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		$this->print_default( $post );
		self::input( $post->ID )->print( FeeTable::stored( SaleFields::fields()->value( $post->ID, 'fee_table' ) ) );
	}

	/** What the department's fees are, and whether they hold here. */
	private function print_default( WP_Post $post ): void {
		$sale  = SaleRecord::of( $post->ID );
		$lines = $sale?->department_fees()->lines ?? array();
		if ( null === $sale || array() === $lines ) {
			return;
		}
		/* translators: %s: name of a department */
		$title = sprintf( __( 'Fees for the %s department:', 'hearth-hammer' ), (string) $sale->department()?->name );
		$holds = $sale->has_own_fees() ? __( 'they do not apply to this sale, because it has its own fees. Clear all rows to use them.', 'hearth-hammer' ) : __( 'they apply to this sale unless you enter fees here.', 'hearth-hammer' );
		printf( '<p><strong>%s</strong> %s</p><ul class="ul-disc">', esc_html( $title ), esc_html( $holds ) );
		foreach ( $lines as $line ) {
			printf( '<li>%s: %s</li>', esc_html( $line->label ), esc_html( implode( '; ', array_map( static fn ( array $band ): string => trim( "{$band['price']} {$band['fee']}" ), CostWords::bands( $line ) ) ) ) );
		}
		echo '</ul>';
	}

	private function save( int $post ): void {
		$table = $this->is_ours( $post ) ? self::input( $post )->read() : null;
		if ( null === $table ) {
			return;
		}
		$before = FeeTable::stored( SaleFields::fields()->value( $post, 'fee_table' ) );
		if ( $table->to_array() !== $before->to_array() ) {
			SaleFields::fields()->replace( $post, array( 'fee_table' => $table->to_array() ) + SaleFields::staff()->marks( $post, array( 'fee_table' ) ) );
		}
	}

	private function tell(): void {
		$screen = get_current_screen();
		$post   = get_post();
		if ( null !== $screen && SalePostType::NAME === $screen->id && $post instanceof WP_Post ) {
			self::input( $post->ID )->tell();
		}
	}

	private static function input( int $post ): FeeTableInput {
		return new FeeTableInput( "sale_{$post}" );
	}

	/** Whether this request is the edit screen's form for this post, sent by someone who may. */
	private function is_ours( int $post ): bool {
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		$id    = isset( $_POST['post_ID'] ) && is_numeric( $_POST['post_ID'] ) ? (int) $_POST['post_ID'] : 0;
		return $id === $post && false !== wp_verify_nonce( $nonce, self::NONCE ) && current_user_can( 'edit_post', $post );
	}
}
