<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

use HearthHammer\Auctions\Fees\FeeTable;
use HearthHammer\Auctions\Fees\FeeTableForm;
use HearthHammer\Auctions\Fees\InvalidFeeTable;
use HearthHammer\Core\Module;
use WP_Post;

/**
 * LOT-04: the fees of a sale on its edit screen. A table with a mistake in it is not kept: it stands there again as it
 * was typed, with a sentence at each bad field, and the one before still holds.
 */
final class SaleFeesBox implements Module {

	private const NONCE = 'hh_sale_fees';
	private const INPUT = 'hh_fees';

	public function register(): void {
		add_action( 'add_meta_boxes_' . SalePostType::NAME, $this->add( ... ) );
		add_action( 'save_post_' . SalePostType::NAME, $this->save( ... ) );
		add_action( 'admin_notices', $this->tell( ... ) );
	}

	private function add(): void {
		add_meta_box( 'hh-sale-fees', __( 'Fees for buyers', 'hearth-hammer' ), $this->print_box( ... ), SalePostType::NAME, 'normal' );
	}

	public function print_box( WP_Post $post ): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		$kept = $this->kept( $post->ID );
		if ( null !== $kept ) {
			delete_transient( self::key( $post->ID ) );
		}
		( new FeeTableForm( self::INPUT ) )->print(
			$kept['typed'] ?? FeeTableForm::to_typed( FeeTable::stored( SaleFields::fields()->value( $post->ID, 'fee_table' ) ) ),
			$kept['problems'] ?? array()
		);
	}

	private function save( int $post ): void {
		if ( ! $this->is_ours( $post ) ) {
			return;
		}
		$typed = isset( $_POST[ self::INPUT ] ) && is_array( $_POST[ self::INPUT ] ) ? wp_unslash( $_POST[ self::INPUT ] ) : array(); // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Checked by is_ours(), cleaned by FeeTableForm.
		try {
			$table = FeeTable::of( FeeTableForm::read( $typed ) );
		} catch ( InvalidFeeTable $mistake ) {
			set_transient( self::key( $post ), array( 'typed' => $typed, 'problems' => $mistake->problems ), HOUR_IN_SECONDS );
			return;
		}
		delete_transient( self::key( $post ) );
		$before = FeeTable::stored( SaleFields::fields()->value( $post, 'fee_table' ) );
		if ( $table->to_array() !== $before->to_array() ) {
			SaleFields::fields()->replace( $post, array( 'fee_table' => $table->to_array() ) + SaleFields::staff()->marks( $post, array( 'fee_table' ) ) );
		}
	}

	private function tell(): void {
		$screen = get_current_screen();
		$post   = get_post();
		if ( null !== $screen && SalePostType::NAME === $screen->id && $post instanceof WP_Post && null !== $this->kept( $post->ID ) ) {
			printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html__( 'The fees were not saved: see what is said under “Fees for buyers”. Everything else was.', 'hearth-hammer' ) );
		}
	}

	/** @return array{typed: array<mixed>, problems: array<string, string>}|null What this person typed last, where it was not kept. */
	private function kept( int $post ): ?array {
		$kept = get_transient( self::key( $post ) );
		return is_array( $kept ) && is_array( $kept['typed'] ?? null ) && is_array( $kept['problems'] ?? null ) ? $kept : null;
	}

	private static function key( int $post ): string {
		return sprintf( 'hh_fees_%d_%d', $post, get_current_user_id() );
	}

	/** Whether this request is the edit screen's form for this post, sent by someone who may. */
	private function is_ours( int $post ): bool {
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		$id    = isset( $_POST['post_ID'] ) && is_numeric( $_POST['post_ID'] ) ? (int) $_POST['post_ID'] : 0;
		return $id === $post && false !== wp_verify_nonce( $nonce, self::NONCE ) && current_user_can( 'edit_post', $post );
	}
}
