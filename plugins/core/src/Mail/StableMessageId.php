<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\Attempt;
use HearthHammer\Core\Outbox\Outbox;
use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

/**
 * Gives each mail from the outbox the same Message-ID at every try.
 *
 * A worker that dies between the mail server's yes and our note of it sends the mail twice; by its Message-ID the
 * far side can tell that it is one. What a person sends again on purpose is a new mail and gets a new one.
 */
final class StableMessageId implements Module {

	private const BEGINNING = '<outbox-';

	public function __construct( private readonly Outbox $outbox ) {}

	public function register(): void {
		add_action( 'phpmailer_init', $this->name( ... ), 20 );
	}

	private function name( PHPMailer $mail ): void {
		$attempt = $this->outbox->delivering();
		if ( null !== $attempt ) {
			$to              = implode( ',', array_column( $mail->getToAddresses(), 0 ) );
			$mail->MessageID = self::for( $attempt, $to, $mail->Subject ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		} elseif ( str_starts_with( $mail->MessageID, self::BEGINNING ) ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName
			// WordPress uses one mailer for all mails and leaves the last one's name on it.
			$mail->MessageID = ''; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		}
	}

	/** @param string $to A delivery may send several mails: to whom, and about what, tells them apart. */
	public static function for( Attempt $attempt, string $to, string $subject ): string {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$mark = substr( hash_hmac( 'sha256', implode( "\n", array( $attempt->id, $attempt->renewed_at, $to, $subject ) ), wp_salt( 'nonce' ) ), 0, 24 );
		return sprintf( self::BEGINNING . '%d-%s@%s>', $attempt->id, $mark, '' === $host ? 'localhost' : $host );
	}
}
