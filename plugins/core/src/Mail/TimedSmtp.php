<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use PHPMailer\PHPMailer\SMTP;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's way to a mail server, with an end: PHPMailer counts its five minutes anew for each answer that it waits
 * for.
 */
final class TimedSmtp extends SMTP {

	/** @param float $deadline Unix seconds. */
	public function __construct( private readonly float $deadline ) {}

	/**
	 * @param string       $host
	 * @param int|null     $port
	 * @param int          $timeout
	 * @param array<mixed> $options
	 */
	public function connect( $host, $port = null, $timeout = 30, $options = array() ): bool {
		if ( $this->left() <= 0 ) {
			$this->setError( 'The mail server took too long.' );
			return false;
		}
		return parent::connect( $host, $port, min( $timeout, $this->left() ), $options );
	}

	protected function get_lines(): string {
		$left = $this->left();
		if ( $left <= 0 ) {
			$this->setError( 'The mail server took too long.' );
			return '';
		}
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's own.
		$this->Timeout   = $left;
		$this->Timelimit = $left;
		// phpcs:enable WordPress.NamingConventions.ValidVariableName
		return parent::get_lines();
	}

	/** Whole seconds, as sockets count. */
	private function left(): int {
		return (int) ceil( $this->deadline - microtime( true ) );
	}
}
