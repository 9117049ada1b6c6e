<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps every mail in the database instead of sending it, where the start script says so.
 *
 * A live site has no HEARTH_HAMMER_CAPTURE_MAIL and sends.
 */
final class MailCapture implements Module {

	public const CONSTANT = 'HEARTH_HAMMER_CAPTURE_MAIL';

	public function __construct(
		private readonly CaughtMail $caught,
		private readonly Mailer $mailer,
		private readonly Outbox $outbox,
	) {}

	public function register(): void {
		if ( Config::flag( self::CONSTANT ) ) {
			add_filter( 'pre_wp_mail', $this->capture( ... ), 100, 2 );
		}
	}

	/**
	 * @param array{to: string|list<string>, subject: string, message: string, headers: string|list<string>} $mail
	 */
	private function capture( ?bool $sent, array $mail ): bool {
		if ( null !== $sent ) {
			return $sent; // Another plugin has dealt with it already.
		}
		$message = $this->mailer->sending();
		$is_html = null !== $message;
		$headers = is_array( $mail['headers'] ) ? implode( "\n", $mail['headers'] ) : (string) $mail['headers'];
		foreach ( $message->attachments ?? array() as $file ) {
			$headers .= sprintf( "\nAttachment: %s; %s; %d bytes", $file->name, $file->type, strlen( $file->content ) );
		}
		$to      = is_array( $mail['to'] ) ? implode( ', ', $mail['to'] ) : $mail['to'];
		return 0 < $this->caught->add( $to, $mail['subject'], $headers, $is_html ? $mail['message'] : '', $is_html ? $message->plain : $mail['message'], $this->outbox->delivering()->person ?? '' );
	}
}
