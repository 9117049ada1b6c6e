<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

use Closure;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * What the buttons of an enquiry do.
 *
 * @template E of StoredEnquiry
 */
final readonly class EnquiryActions implements Module {

	/**
	 * @param EnquiryTable<E>                  $enquiries
	 * @param Closure(E, EnquiryState): string $move      Moves it on and returns what the screen says: `moved`, `refused`, or a word of its own.
	 * @param Closure(E): bool                 $reopen    False where that is no longer possible.
	 */
	public function __construct(
		private EnquiryDesk $desk,
		private EnquiryTable $enquiries,
		private Closure $move,
		private Closure $reopen,
	) {}

	public function register(): void {
		add_action( 'admin_post_' . $this->desk->action( 'move' ), $this->move( ... ) );
		add_action( 'admin_post_' . $this->desk->action( 'reopen' ), $this->reopen( ... ) );
	}

	private function move(): void {
		$id      = $this->permitted( 'move' );
		$enquiry = $this->enquiries->find( $id );
		$to      = EnquiryState::tryFrom( is_string( $_POST['to'] ?? null ) ? sanitize_key( $_POST['to'] ) : '' ); // phpcs:ignore WordPress.Security.NonceVerification -- permitted() has checked it.
		$this->leave( $id, null === $enquiry || null === $to ? 'refused' : ( $this->move )( $enquiry, $to ) );
	}

	private function reopen(): void {
		$id      = $this->permitted( 'reopen' );
		$enquiry = $this->enquiries->find( $id );
		$this->leave( $id, null !== $enquiry && ( $this->reopen )( $enquiry ) ? 'reopened' : 'refused' );
	}

	/**
	 * @param 'move'|'reopen' $button
	 * @return int The enquiry that the request names.
	 */
	private function permitted( string $button ): int {
		$id = absint( is_scalar( $_POST['enquiry'] ?? null ) ? $_POST['enquiry'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
		check_admin_referer( $this->desk->action( $button ) . $id );
		$this->desk->check( __( 'Sorry, you are not allowed to reply to enquiries.', 'hearth-hammer' ) );
		return $id;
	}

	private function leave( int $id, string $said ): never {
		wp_safe_redirect( $this->desk->url( array( 'enquiry' => $id, 'said' => $said ) ) );
		exit;
	}
}
