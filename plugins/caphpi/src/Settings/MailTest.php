<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Settings;

use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Settings\ConnectionResult;
use HearthHammer\Core\Settings\ConnectionTest;

defined( 'ABSPATH' ) || exit;

/**
 * Whether WordPress hands on a mail: one to the staff's own address.
 */
final readonly class MailTest implements ConnectionTest {

	public function __construct(
		private Mailer $mailer,
		private ValuationSettings $settings,
	) {}

	public function label(): string {
		return __( 'Mail', 'hearth-hammer' );
	}

	public function test(): ConnectionResult {
		$to       = $this->settings->staff_email();
		$sentence = __( 'This is a test of the valuations’ mail. Nothing is to be done.', 'hearth-hammer' );
		$message  = new Message( $to, __( 'Test of the valuations’ mail', 'hearth-hammer' ), '<p>' . esc_html( $sentence ) . '</p>', $sentence, array( 'Auto-Submitted' => 'auto-generated' ) );
		return $this->mailer->send( $message )
			/* translators: %s: an email address */
			? new ConnectionResult( true, sprintf( __( 'A mail was sent to %s.', 'hearth-hammer' ), $to ) )
			: new ConnectionResult( false, __( 'WordPress could not send a mail.', 'hearth-hammer' ) );
	}
}
