<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use Closure;
use HearthHammer\Core\Config\Runtime;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

/**
 * Sends a message through `wp_mail()`, so that a site's own mail plugin carries it, with both bodies and its files.
 */
final class Mailer {

	/** A process of the web server is one of few; the worker may wait, but less long than its claim on a row holds. */
	private const WEB_SECONDS    = 10;
	private const WORKER_SECONDS = 60;

	private ?Message $sending = null;

	/** @param int|null $seconds The longest that a mail may take; null for what suits the process. */
	public function __construct( private readonly ?int $seconds = null ) {}

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
		$restore = null;
		$limit   = function ( PHPMailer $phpmailer ) use ( &$restore ): void {
			$restore = 'smtp' === $phpmailer->Mailer ? $this->limit( $phpmailer ) : null; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		};
		add_action( 'phpmailer_init', $complete );
		// After the site's own mail plugin has set it up.
		add_action( 'phpmailer_init', $limit, PHP_INT_MAX );
		$this->sending = $message;
		try {
			return wp_mail( $message->to, $message->subject, $message->html, $headers );
		} finally {
			$this->sending = null;
			remove_action( 'phpmailer_init', $complete );
			remove_action( 'phpmailer_init', $limit, PHP_INT_MAX );
			null === $restore || $restore();
		}
	}

	/**
	 * Gives the mail server an end. A mail plugin that sends by other ways has a time-out of its own.
	 *
	 * @return Closure(): void Makes the mailer, which WordPress keeps for the next mail, as it was.
	 */
	private function limit( PHPMailer $phpmailer ): Closure {
		$seconds = $this->seconds ?? ( Runtime::is_web_request() ? self::WEB_SECONDS : self::WORKER_SECONDS );
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's own.
		$timeout = $phpmailer->Timeout;
		require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
		$smtp               = $phpmailer->getSMTPInstance();
		$phpmailer->Timeout = min( $timeout, $seconds );
		if ( SMTP::class === $smtp::class ) {
			$phpmailer->setSMTPInstance( new TimedSmtp( microtime( true ) + $seconds ) );
		}
		return static function () use ( $phpmailer, $timeout, $smtp ): void {
			$phpmailer->Timeout = $timeout;
			$phpmailer->setSMTPInstance( $smtp );
		};
		// phpcs:enable WordPress.NamingConventions.ValidVariableName
	}

	/** The message on its way, for the capture, which `wp_mail()` shows only one body. */
	public function sending(): ?Message {
		return $this->sending;
	}
}
