<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Lists\ListScreen;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Caught mail: reads what the capture kept.
 *
 * @extends ListScreen<array{id: int, recipient: string, subject: string, caught_at: int}, string>
 */
final class CaughtMailScreen extends ListScreen {

	public const SLUG       = 'hh-caught-mail';
	public const CAPABILITY = 'manage_options';
	public const SINGULAR   = 'mail';
	public const PLURAL     = 'mails';
	public const PER_PAGE   = 100;

	protected const PARENT = 'tools.php';

	public function __construct( private readonly CaughtMail $caught ) {}

	public function register(): void {
		if ( Config::flag( MailCapture::CONSTANT ) ) {
			parent::register();
		}
	}

	public function title(): string {
		return __( 'Caught mail', 'hearth-hammer' );
	}

	/** @return array<string, string> */
	public function columns(): array {
		return array(
			'subject' => __( 'Subject', 'hearth-hammer' ),
			'to'      => __( 'To', 'hearth-hammer' ),
			'caught'  => __( 'Caught', 'hearth-hammer' ),
		);
	}

	public function query(): string {
		return self::text( 's' );
	}

	/** @return list<array{id: int, recipient: string, subject: string, caught_at: int}> */
	public function rows( mixed $query, int $limit, int $offset ): array {
		return $this->caught->page( $query, $limit, $offset );
	}

	public function count( mixed $query ): int {
		return $this->caught->count( $query );
	}

	public function cell( mixed $row, string $column ): string {
		return match ( $column ) {
			'subject' => sprintf( '<a class="row-title" href="%s">%s</a>', esc_url( self::url( array( 'mail' => $row['id'] ) ) ), esc_html( $row['subject'] ) ),
			'to'      => esc_html( $row['recipient'] ),
			'caught'  => esc_html( ClockTime::on( $row['caught_at'], 'j F Y' ) ),
			default   => '',
		};
	}

	public function empty_words( mixed $query ): string {
		return '' === $query ? __( 'No emails caught yet.', 'hearth-hammer' ) : __( 'No emails found.', 'hearth-hammer' );
	}

	public function search_label(): string {
		return __( 'Search emails', 'hearth-hammer' );
	}

	public function search_hint(): string {
		return __( 'Subject or address', 'hearth-hammer' );
	}

	protected function show_before(): void {
		echo '<p>' . esc_html__( 'This site stores emails here instead of sending them.', 'hearth-hammer' ) . '</p>';
	}

	protected function show_one( int $id ): bool {
		$mail = $this->caught->find( $id );
		if ( null === $mail ) {
			wp_admin_notice( __( 'That email is no longer here.', 'hearth-hammer' ), array( 'type' => 'warning' ) );
			return false;
		}
		printf( '<h1>%s</h1>', esc_html( $this->title() ) );
		$this->show_before();
		$this->show_mail( $mail );
		return true;
	}

	/** @param array{id: int, recipient: string, subject: string, headers: string, html: string, plain: string, caught_at: int} $mail */
	private function show_mail( array $mail ): void {
		printf( '<p><a href="%s">&larr; %s</a></p>', esc_url( self::url() ), esc_html__( 'All caught emails', 'hearth-hammer' ) );
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
