<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\DeliveryPostponed;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxScreen;

defined( 'ABSPATH' ) || exit;

/**
 * Mails to staff about what visitors send: one each, until there are more than 60 in an hour. From then on each quarter
 * of an hour has one mail that lists them, until it is quiet again. Each alert stays a row of the outbox of its own.
 */
final class StaffDigest implements Module {

	public const KIND = 'core.staff-digest';

	private const SINGLE_AN_HOUR = 60;
	private const SECONDS        = 15 * MINUTE_IN_SECONDS;
	/** A digest that is late takes them still; only without one they come singly. */
	private const GRACE_SECONDS = 10 * MINUTE_IN_SECONDS;
	/** Of one mail. */
	private const LINES = 200;

	/** @var array<string, Closure(array<string, mixed>, int): (StaffAlert|null)> */
	private array $alerts = array();

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
	) {}

	public function register(): void {
		$this->outbox->handle( self::KIND, $this->deliver_digest( ... ), static fn (): string => __( 'Staff: several alerts in one email', 'hearth-hammer' ) );
	}

	/**
	 * Delivers a kind of the outbox that alerts staff.
	 *
	 * @param Closure(array<string, mixed>, int): (StaffAlert|null) $alert Of the payload and the row's id; null where there is nothing to tell any more.
	 * @param Closure(): string                                     $label As Outbox::handle().
	 */
	public function handle( string $kind, Closure $alert, Closure $label ): void {
		$this->alerts[ $kind ] = $alert;
		$this->outbox->handle( $kind, fn ( array $payload, int $id ) => $this->deliver( $alert, $payload, $id ), $label );
	}

	/**
	 * @param Closure(array<string, mixed>, int): (StaffAlert|null) $make
	 * @param array<string, mixed>                                  $payload
	 */
	private function deliver( Closure $make, array $payload, int $id ): void {
		if ( $this->is_flood() ) {
			$slot = time() - time() % self::SECONDS + self::SECONDS;
			$this->outbox->add( self::KIND, array(), self::KIND . "-{$slot}", delay: $slot - time() );
			throw new DeliveryPostponed( $slot - time() + self::GRACE_SECONDS ); // phpcs:ignore WordPress.Security.EscapeOutput -- A number.
		}
		$alert = $make( $payload, $id );
		if ( null !== $alert ) {
			$this->send( $alert->message );
			( $alert->sent )();
		}
	}

	/** All that wait, some 200 to a mail, each mail to one recipient. */
	private function deliver_digest(): void {
		do {
			$taken = $this->outbox->deliver_together( array_keys( $this->alerts ), self::LINES, $this->send_together( ... ) );
		} while ( self::LINES === $taken );
	}

	/** @param list<array{id: int, kind: string, payload: array<string, mixed>}> $rows */
	private function send_together( array $rows ): void {
		$of = array();
		foreach ( $rows as $row ) {
			$alert = ( $this->alerts[ $row['kind'] ] )( $row['payload'], $row['id'] );
			if ( null !== $alert ) {
				$of[ $alert->message->to . "\n" . ( $alert->message->headers['Cc'] ?? '' ) ][] = $alert;
			}
		}
		foreach ( $of as $whom => $alerts ) {
			[ $to, $copies ] = explode( "\n", $whom, 2 );
			/* translators: %s: how many */
			$title = sprintf( _n( '%s new message from your website', '%s new messages from your website', count( $alerts ), 'hearth-hammer' ), number_format_i18n( count( $alerts ) ) );
			$mail  = new StaffEmail(
				$title,
				__( 'So many came in the last hour that they are listed in one email. Each is saved on your site.', 'hearth-hammer' ),
				message: implode( "\n\n", array_map( static fn ( StaffAlert $alert ): string => trim( $alert->message->subject . "\n" . $alert->link ), $alerts ) ),
				link: OutboxScreen::url(),
				link_label: __( 'Open the outbox', 'hearth-hammer' )
			);
			$this->send( new Message( $to, $title, $mail->html(), $mail->plain(), array_filter( array( 'Auto-Submitted' => 'auto-generated', 'Cc' => $copies ) ) ) );
			foreach ( $alerts as $alert ) {
				( $alert->sent )();
			}
		}
	}

	private function is_flood(): bool {
		global $wpdb;
		$marks = implode( ', ', array_fill( 0, count( $this->alerts ), '%s' ) );
		// phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE kind IN ({$marks}) AND created_at > %d", array( $wpdb->prefix . 'hh_outbox', ...array_keys( $this->alerts ), time() - HOUR_IN_SECONDS ) ) ) > self::SINGLE_AN_HOUR;
	}

	private function send( Message $message ): void {
		if ( ! $this->mailer->send( $message ) ) {
			throw new DeliveryFailed( 'WordPress could not send an alert.' );
		}
	}
}
