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
		return __( 'Email', 'hearth-hammer' );
	}

	public function test(): ConnectionResult {
		$to       = $this->settings->staff_email();
		$sentence = __( 'This is a test email for vehicle valuations. You don’t need to do anything.', 'hearth-hammer' );
		$message  = new Message( $to, __( 'Vehicle valuations: test email', 'hearth-hammer' ), '<p>' . esc_html( $sentence ) . '</p>', $sentence, array( 'Auto-Submitted' => 'auto-generated' ) );
		return $this->mailer->send( $message )
			/* translators: %s: an email address */
			? new ConnectionResult( true, sprintf( __( 'Test email sent to %s.', 'hearth-hammer' ), $to ) )
			: new ConnectionResult( false, __( 'WordPress could not send the email.', 'hearth-hammer' ) );
	}
}
