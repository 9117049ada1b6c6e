<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * Tells staff, once a day, that the forms of the site cause so much mail that it will be stopped, or has been (SEC-03).
 */
final class MailCeilingWarning implements Module {

	public const KIND = 'core.mail-ceiling';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
	) {}

	public function register(): void {
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Warning: unusually many emails from forms', 'hearth-hammer' ) );
		add_action( 'hearth_hammer_mail_ceiling', $this->warn( ... ), 10, 2 );
	}

	private function warn( int $hits, int $ceiling ): void {
		$payload = array(
			'hits'    => $hits,
			'ceiling' => $ceiling,
		);
		// Twice a day at most: when it comes near, and when it is reached.
		$this->outbox->add( self::KIND, $payload, sprintf( '%s-%s-%s', self::KIND, gmdate( 'Y-m-d' ), $hits > $ceiling ? 'reached' : 'near' ) );
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload ): void {
		$hits    = (int) ( $payload['hits'] ?? 0 );
		$ceiling = (int) ( $payload['ceiling'] ?? 0 );
		$title   = $hits > $ceiling ? __( 'Website forms have stopped sending email for today', 'hearth-hammer' ) : __( 'Website forms are sending a lot of email today', 'hearth-hammer' );
		$mail    = new StaffEmail(
			$title,
			__( 'This is far more than usual, so someone may be misusing a form. At the limit, these emails stop until midnight (UTC). You will still receive everything visitors send. To change the limit, set the constant HEARTH_HAMMER_MAIL_CEILING.', 'hearth-hammer' ),
			facts: array(
				__( 'Emails today', 'hearth-hammer' ) => (string) $hits,
				__( 'Limit', 'hearth-hammer' )       => (string) $ceiling,
			)
		);
		if ( ! $this->mailer->send( new Message( (string) get_option( 'admin_email' ), $title, $mail->html(), $mail->plain() ) ) ) {
			throw new DeliveryFailed( 'WordPress could not hand a warning on.' );
		}
	}
}
