<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\UseCases\SendValuation;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Staff mail a valuation again, to the address it belongs to.
 */
final class SendAgain implements Module {

	private const ACTION = 'caphpi_send_again';

	public function __construct(
		private readonly ValuationRepository $valuations,
		private readonly SendValuation $sending,
	) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->send( ... ) );
	}

	public static function url( int $valuation_id ): string {
		$url = add_query_arg(
			array(
				'action'    => self::ACTION,
				'valuation' => $valuation_id,
			),
			admin_url( 'admin-post.php' )
		);
		return wp_nonce_url( $url, self::ACTION . $valuation_id );
	}

	private function send(): void {
		$id = absint( $_GET['valuation'] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
		check_admin_referer( self::ACTION . $id );
		if ( ! current_user_can( ValuationCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to send valuations.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$valuation = $this->valuations->find( $id );
		if ( null !== $valuation ) {
			$this->sending->again_by_staff( $valuation );
		}
		wp_safe_redirect( ValuationsScreen::url( array( 'sent-again' => 1 ) ) );
		exit;
	}
}
