<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Tells staff in the admin that mails were given up: where mail is broken, a mail about it would not come.
 */
final class FailedMailNotice implements Module {

	private const SCREENS = array( 'dashboard', 'toplevel_page_' . ValuationsScreen::SLUG );

	public function __construct( private readonly ValuationList $list ) {}

	public function register(): void {
		add_action( 'admin_notices', $this->show( ... ) );
	}

	private function show(): void {
		if ( ! in_array( get_current_screen()?->id, self::SCREENS, true ) || ! current_user_can( ValuationCapability::NAME ) ) {
			return;
		}
		$count = $this->list->given_up();
		if ( 0 === $count ) {
			return;
		}
		$sentence = sprintf(
			/* translators: %d: how many */
			_n( '%d valuation email failed and will not be tried again.', '%d valuation emails failed and will not be tried again.', $count, 'hearth-hammer' ),
			$count
		);
		wp_admin_notice(
			sprintf( '%s <a href="%s">%s</a>', esc_html( $sentence ), esc_url( ValuationsScreen::url() ), esc_html__( 'View valuations', 'hearth-hammer' ) ),
			array( 'type' => 'error' )
		);
	}
}
