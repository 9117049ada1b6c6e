<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Company\Contact;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\Attempt;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Templates\Template;

defined( 'ABSPATH' ) || exit;

/**
 * Mails an answer to the visitor, from the outbox: queued in the transaction that keeps it.
 */
final class ReplyMail implements Module {

	public const KIND = 'hh.reply';

	/** @var array<string, ReplySource> */
	private array $sources = array();

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
		private readonly Replies $replies,
		private readonly Company $company,
	) {}

	public function register(): void {
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Reply to a visitor', 'hearth-hammer' ) );
	}

	/** Lets this kind of thread be answered. */
	public function add_source( ReplySource $source ): void {
		$this->sources[ $source->id() ] = $source;
	}

	/** @throws WriteFailed */
	public function queue( Reply $reply, ReplyThread $thread ): void {
		$id = $this->outbox->add( self::KIND, array( 'reply' => $reply->id ), 'hh-reply-' . $reply->submission, "{$reply->source}:{$reply->thread}", person: $thread->email->value );
		if ( 0 === $id ) {
			throw new WriteFailed();
		}
		$this->replies->mail_queued( $reply->id, $id );
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload, int $outbox_id, Attempt $attempt ): void {
		$reply = is_int( $payload['reply'] ?? null ) ? $this->replies->find( $payload['reply'] ) : null;
		if ( null === $reply ) {
			return; // Erased at the visitor's wish since it was queued.
		}
		if ( $reply->sent_outbox_id >= $outbox_id && $reply->sent_at > $attempt->renewed_at ) {
			return; // A worker died between sending and saying so.
		}
		$source = $this->sources[ $reply->source ] ?? throw new DeliveryFailed( 'No active plugin has this conversation.' );
		$thread = $source->thread( $reply->thread );
		if ( null === $thread ) {
			return; // What it answers was erased.
		}
		if ( ! $this->mailer->send( $this->message( $reply, $thread ) ) ) {
			throw new DeliveryFailed( 'WordPress could not send a reply.' );
		}
		$this->replies->mail_sent( $reply->id, $outbox_id );
	}

	private function message( Reply $reply, ReplyThread $thread ): Message {
		$view = array(
			'subject'    => mb_substr( trim( (string) preg_replace( '/\s+/u', ' ', $thread->subject ) ), 0, 180 ),
			'body'       => $reply->body,
			'author'     => $reply->author,
			'company'    => $this->company->name(),
			'site_url'   => home_url( '/' ),
			'phone'      => $thread->phone,
			'phone_href' => Contact::tel( $thread->phone ),
			'hours'      => $thread->hours,
			/* translators: %s: a date */
			'wrote'      => $reply->quotes && '' !== $thread->message ? sprintf( __( 'You wrote on %s:', 'hearth-hammer' ), (string) wp_date( 'j F Y', $thread->written_at ) ) : '',
			'message'    => $thread->message,
		);
		$templates = new Template( dirname( __DIR__, 2 ) . '/templates' );
		return new Message( $thread->email->value, $view['subject'], $templates->get( 'email-reply', $view ), $templates->get( 'email-reply-text', $view ), '' === $thread->reply_to ? array() : array( 'Reply-To' => $thread->reply_to ) );
	}
}
