<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Limits\MailCeiling;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxScreen;

defined( 'ABSPATH' ) || exit;

/**
 * Tells staff that the forms of the site cause so much mail to visitors that it will have to wait, or does: once a day
 * each, with the numbers of the moment, and with the networks and forms that caused most of it (SEC-03).
 */
final class MailCeilingWarning implements Module {

	public const KIND = 'core.mail-ceiling';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
		private readonly MailCeiling $ceiling = new MailCeiling(),
	) {}

	public function register(): void {
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Warning: unusually many emails from forms', 'hearth-hammer' ) );
		add_action( 'hearth_hammer_mail_ceiling', $this->warn( ... ) );
	}

	private function warn( bool $is_full ): void {
		$this->outbox->add( self::KIND, array( 'is_full' => $is_full ), sprintf( '%s-%s-%s', self::KIND, gmdate( 'Y-m-d' ), $is_full ? 'reached' : 'near' ) );
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload ): void {
		$is_full = true === ( $payload['is_full'] ?? null );
		$now     = $this->ceiling->report();
		$title   = $is_full ? __( 'Emails to visitors are waiting', 'hearth-hammer' ) : __( 'Website forms are sending a lot of email today', 'hearth-hammer' );
		$mail    = new StaffEmail(
			$title,
			( $is_full
				? __( 'Website forms have reached their limit of emails to visitors in 24 hours, so new ones wait. They go out as soon as there is room, longest wait first. After three days an email that still waits is marked as failed.', 'hearth-hammer' )
				: __( 'Website forms are close to their limit of emails to visitors in 24 hours. Above it, emails to visitors wait until there is room.', 'hearth-hammer' ) )
			. ' ' . __( 'Everything visitors send is saved and reaches you. If one network sent most of it, ask your host to block it. To set a limit of your own, define HEARTH_HAMMER_MAIL_CEILING.', 'hearth-hammer' ),
			facts: array_filter(
				array(
					__( 'Emails in 24 hours', 'hearth-hammer' ) => number_format_i18n( $now['sent'] ),
					__( 'Limit', 'hearth-hammer' )              => number_format_i18n( $now['limit'] ),
					__( 'Waiting', 'hearth-hammer' )            => number_format_i18n( $now['waiting'] ),
					__( 'Longest wait', 'hearth-hammer' )       => $now['longest'] > 0 ? human_time_diff( time() - $now['longest'] ) : '',
					__( 'Most from these networks', 'hearth-hammer' ) => self::lines( $now['networks'], static fn ( string $network ): string => $network ),
					__( 'Most from these forms', 'hearth-hammer' )    => self::lines( $now['kinds'], $this->outbox->label( ... ) ),
				),
				static fn ( string $fact ): bool => '' !== $fact
			),
			link: OutboxScreen::url(),
			link_label: __( 'Open the outbox', 'hearth-hammer' )
		);
		if ( ! $this->mailer->send( new Message( (string) get_option( 'admin_email' ), $title, $mail->html(), $mail->plain(), array( 'Auto-Submitted' => 'auto-generated' ) ) ) ) {
			throw new DeliveryFailed( 'WordPress could not send a warning.' );
		}
	}

	/**
	 * @param array<string, int>       $counts
	 * @param callable(string): string $label
	 */
	private static function lines( array $counts, callable $label ): string {
		return implode( "\n", array_map( static fn ( string $name, int $mails ): string => sprintf( '%s: %s', $label( $name ), number_format_i18n( $mails ) ), array_map( strval( ... ), array_keys( $counts ) ), $counts ) );
	}
}
