<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Mail\StaffEmail;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\DeliveryState;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxRows;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A mail to whoever asks for it, by the way that every other mail takes.
 */
final class TestMail implements Module {

	public const KIND   = 'hh.test-mail';
	/** The outbox row of the last one. */
	public const OPTION = 'hh_test_mail';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly OutboxRows $rows,
		private readonly Mailer $mailer,
	) {}

	public function register(): void {
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Test email', 'hearth-hammer' ) );
	}

	/** To the current user. */
	public function send(): void {
		update_option( self::OPTION, $this->outbox->add( self::KIND, array( 'user' => get_current_user_id() ) ), false );
	}

	/** @return array{SetupState, string} How the last one went. */
	public function outcome(): array {
		$delivery = $this->rows->find( (int) get_option( self::OPTION, 0 ) );
		return match ( $delivery?->state ) {
			null => array( SetupState::Missing, __( 'You haven’t tested email yet. Send yourself a test.', 'hearth-hammer' ) ),
			/* translators: %s: date and time */
			DeliveryState::Delivered => array( SetupState::Done, sprintf( __( 'A test email was sent on %s. If it has not arrived, check your spam folder.', 'hearth-hammer' ), ClockTime::on( $delivery->done_at, 'j F Y' ) ) ),
			DeliveryState::Waiting => array( SetupState::Warning, __( 'A test email is on its way. Reload this page in a minute.', 'hearth-hammer' ) ),
			/* translators: %s: what a mail server said */
			default => array( SetupState::Missing, sprintf( __( 'The test email failed: %s', 'hearth-hammer' ), $delivery->last_error ) ),
		};
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload ): void {
		$user = get_userdata( is_int( $payload['user'] ?? null ) ? $payload['user'] : 0 );
		if ( false === $user || false === is_email( $user->user_email ) ) {
			return; // Whoever asked is gone.
		}
		$reason = '';
		$listen = static function ( WP_Error $error ) use ( &$reason ): void {
			$reason = $error->get_error_message();
		};
		$email = new StaffEmail( __( 'Email is working', 'hearth-hammer' ), __( 'This is the test email you asked for. You don’t need to do anything.', 'hearth-hammer' ), link: SetupScreen::url(), link_label: __( 'Back to Getting started', 'hearth-hammer' ) );
		add_action( 'wp_mail_failed', $listen );
		try {
			if ( ! $this->mailer->send( new Message( $user->user_email, __( 'Email is working', 'hearth-hammer' ), $email->html(), $email->plain(), array( 'Auto-Submitted' => 'auto-generated' ) ) ) ) {
				throw new DeliveryFailed( '' === $reason ? 'WordPress could not send it.' : $reason );
			}
		} finally {
			remove_action( 'wp_mail_failed', $listen );
		}
	}
}
