<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Caught mail: reads what the capture kept.
 */
final class CaughtMailScreen implements Module {

	private const SLUG       = 'hh-caught-mail';
	private const CAPABILITY = 'manage_options';

	public function __construct( private readonly CaughtMail $caught ) {}

	public function register(): void {
		if ( Config::flag( MailCapture::CONSTANT ) ) {
			add_action( 'admin_menu', $this->add_page( ... ) );
		}
	}

	private function add_page(): void {
		add_management_page(
			__( 'Caught mail', 'hearth-hammer' ),
			__( 'Caught mail', 'hearth-hammer' ),
			self::CAPABILITY,
			self::SLUG,
			$this->show( ... )
		);
	}

	private function show(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reading only; the capability is checked by the menu.
		$id   = absint( $_GET['mail'] ?? 0 );
		$mail = $id > 0 ? $this->caught->find( $id ) : null;
		echo '<div class="wrap"><h1>' . esc_html__( 'Caught mail', 'hearth-hammer' ) . '</h1>';
		echo '<p>' . esc_html__( 'This site stores emails here instead of sending them.', 'hearth-hammer' ) . '</p>';
		if ( $id > 0 && null === $mail ) {
			wp_admin_notice( __( 'That email is no longer here.', 'hearth-hammer' ), array( 'type' => 'warning' ) );
		}
		null === $mail ? $this->show_list() : $this->show_mail( $mail );
		echo '</div>';
	}

	private function show_list(): void {
		$mails = $this->caught->latest();
		if ( array() === $mails ) {
			echo '<p>' . esc_html__( 'No emails caught yet.', 'hearth-hammer' ) . '</p>';
			return;
		}
		printf(
			'<table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
			esc_html__( 'Subject', 'hearth-hammer' ),
			esc_html__( 'To', 'hearth-hammer' ),
			esc_html__( 'Caught', 'hearth-hammer' )
		);
		foreach ( $mails as $mail ) {
			printf(
				'<tr><td><a href="%s"><strong>%s</strong></a></td><td style="overflow-wrap:anywhere">%s</td><td>%s</td></tr>',
				esc_url( add_query_arg( 'mail', $mail['id'] ) ),
				esc_html( $mail['subject'] ),
				esc_html( $mail['recipient'] ),
				esc_html( ClockTime::on( $mail['caught_at'], 'j F Y' ) )
			);
		}
		echo '</tbody></table>';
	}

	/** @param array{id: int, recipient: string, subject: string, headers: string, html: string, plain: string, caught_at: int} $mail */
	private function show_mail( array $mail ): void {
		printf( '<p><a href="%s">&larr; %s</a></p>', esc_url( remove_query_arg( 'mail' ) ), esc_html__( 'All caught emails', 'hearth-hammer' ) );
		printf( '<h2>%s</h2>', esc_html( $mail['subject'] ) );
		printf(
			'<p>%s<br>%s</p>',
			/* translators: %s: an email address */
			esc_html( sprintf( __( 'To: %s', 'hearth-hammer' ), $mail['recipient'] ) ),
			esc_html( ClockTime::on( $mail['caught_at'], 'j F Y' ) )
		);
		if ( '' !== $mail['html'] ) {
			// The sandbox keeps a mail's own markup from acting in the admin's name.
			printf(
				'<iframe sandbox="" title="%s" srcdoc="%s" style="width:100%%;max-width:760px;height:760px;border:1px solid #c3c4c7;background:#fff"></iframe>',
				esc_attr__( 'HTML version', 'hearth-hammer' ),
				esc_attr( $mail['html'] )
			);
		}
		printf( '<h3>%s</h3><pre style="white-space:pre-wrap;max-width:760px">%s</pre>', esc_html__( 'Plain text', 'hearth-hammer' ), esc_html( $mail['plain'] ) );
		printf( '<details><summary>%s</summary><pre>%s</pre></details>', esc_html__( 'Headers', 'hearth-hammer' ), esc_html( $mail['headers'] ) );
	}
}
