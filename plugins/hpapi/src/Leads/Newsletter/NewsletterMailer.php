<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Leads\LeadSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Delivers the mails about a subscription, from the outbox.
 */
final class NewsletterMailer implements Module {

	public const KIND    = 'hpapi.newsletter-mail';
	public const CONFIRM = 'confirm';
	public const WELCOME = 'welcome';
	public const ALREADY = 'already';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
		private readonly Subscribers $subscribers,
		private readonly NewsletterMessage $message,
		private readonly LeadSettings $settings,
	) {}

	public function register(): void {
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Newsletter: email to subscriber', 'hearth-hammer' ) );
	}

	/**
	 * Call it in the transaction that keeps what the mail is about.
	 *
	 * @param self::CONFIRM|self::WELCOME|self::ALREADY $mail
	 * @param MailRoom|null $room Of a mail to an address that anybody may have typed.
	 * @throws VisitorError
	 */
	public function queue( Subscriber $subscriber, string $mail, ?MailRoom $room = null ): void {
		$outbox_id = $this->outbox->add(
			self::KIND,
			array(
				'subscriber' => $subscriber->id,
				'mail'       => $mail,
			),
			// Two requests at once have read the same row, and make one mail. Not the row's number: after a reinstall
			// numbers begin again, while the outbox is core's and still holds the old mails.
			"hpapi-newsletter-{$subscriber->public_id}-{$mail}-after-{$subscriber->mail_outbox_id}",
			person: $subscriber->email,
			room: $room
		);
		if ( 0 === $outbox_id ) {
			throw NewsletterErrors::not_kept();
		}
		$this->subscribers->mail_queued( $subscriber->id, $outbox_id );
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload, int $outbox_id ): void {
		$subscriber = $this->subscribers->find( is_int( $payload['subscriber'] ?? null ) ? $payload['subscriber'] : 0 );
		if ( null === $subscriber || $subscriber->sent_outbox_id >= $outbox_id ) {
			return; // Erased since, or a worker died between sending and saying so.
		}
		$from = fn (): string => $this->settings->sender_name();
		add_filter( 'wp_mail_from_name', $from );
		try {
			$is_sent = $this->mailer->send( $this->message->of( (string) ( $payload['mail'] ?? '' ), $subscriber ) );
		} finally {
			remove_filter( 'wp_mail_from_name', $from );
		}
		if ( ! $is_sent ) {
			throw new DeliveryFailed( 'WordPress could not send a newsletter email.' );
		}
		$this->subscribers->mail_sent( $subscriber->id, $outbox_id );
	}
}
