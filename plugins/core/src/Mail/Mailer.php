<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use PHPMailer\PHPMailer\PHPMailer;

/**
 * Sends a message through `wp_mail()`, so that a site's own mail plugin carries it, with both bodies and its files.
 */
final class Mailer {

	private ?Message $sending = null;

	/** False when WordPress could not hand the message on; the reason is in `wp_mail_failed`. */
	public function send( Message $message ): bool {
		$headers = array( 'Content-Type: text/html; charset=UTF-8' );
		foreach ( $message->headers as $name => $value ) {
			$headers[] = $name . ': ' . $value;
		}
		$complete = static function ( PHPMailer $phpmailer ) use ( $message ): void {
			$phpmailer->AltBody = $message->plain; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
			foreach ( $message->attachments as $file ) {
				$phpmailer->addStringAttachment( $file->content, $file->name, PHPMailer::ENCODING_BASE64, $file->type );
			}
		};
		add_action( 'phpmailer_init', $complete );
		$this->sending = $message;
		try {
			return wp_mail( $message->to, $message->subject, $message->html, $headers );
		} finally {
			$this->sending = null;
			remove_action( 'phpmailer_init', $complete );
		}
	}

	/** The message on its way, for the capture, which `wp_mail()` shows only one body. */
	public function sending(): ?Message {
		return $this->sending;
	}
}
