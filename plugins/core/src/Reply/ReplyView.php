<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Calendar\RelativeTime;
use HearthHammer\Core\Outbox\Delivery;
use HearthHammer\Core\Outbox\DeliveryState;
use HearthHammer\Core\Outbox\OutboxRows;

/**
 * Prints a thread: what the visitor wrote, what was answered and whether that arrived, and the form.
 */
final readonly class ReplyView {

	public function __construct(
		private ReplySource $source,
		private Replies $replies,
		private OutboxRows $rows,
		private ReplyPresence $presence,
	) {}

	/** Name of the nonce of a thread. */
	public static function nonce( ReplySource $source, int $thread ): string {
		return 'hh_reply_' . $source->id() . $thread;
	}

	public function show( ReplyThread $thread, ReplyDraft $draft ): void {
		$replies    = $this->replies->of_thread( $this->source->id(), $thread->id );
		$deliveries = $this->rows->find_all( array_column( $replies, 'outbox_id' ) );
		$last       = array() === $replies ? 0 : $replies[ count( $replies ) - 1 ]->number;
		printf(
			'<section class="hh-replies" id="hh-replies" aria-labelledby="hh-replies-title" data-hh-reply-desk="%s" data-hh-reply-thread="%d" data-hh-reply-seen="%d"><h2 id="hh-replies-title">%s</h2>',
			esc_attr( $this->source->id() ),
			(int) $thread->id,
			(int) $last,
			esc_html__( 'Replies', 'hearth-hammer' )
		);
		$this->say();
		printf( '<p class="hh-replies__presence" role="status" data-hh-reply-presence>%s</p><ol class="hh-replies__thread">', esc_html( $this->presence->look( $this->source->id(), $thread->id ) ) );
		$this->show_visitor( $thread );
		foreach ( $replies as $reply ) {
			$this->show_reply( $reply, $deliveries[ $reply->outbox_id ] ?? null );
		}
		echo '</ol>';
		$this->show_form( $thread, $draft, $last );
		echo '</section>';
	}

	private function show_visitor( ReplyThread $thread ): void {
		printf(
			'<li class="hh-replies__item"><p class="hh-replies__head"><strong>%s</strong> %s</p><div class="hh-replies__text">%s</div></li>',
			esc_html( '' === $thread->name ? $thread->email->value : $thread->name ),
			self::when( $thread->written_at ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
			esc_html( '' === $thread->message ? __( 'No message.', 'hearth-hammer' ) : $thread->message )
		);
	}

	private function show_reply( Reply $reply, ?Delivery $delivery ): void {
		[ $state, $words ] = self::state( $reply, $delivery );
		printf(
			'<li class="hh-replies__item hh-replies__item--ours" id="hh-reply-%d"><p class="hh-replies__head"><strong>%s</strong> %s <span class="hh-replies__state hh-replies__state--%s">%s</span></p><div class="hh-replies__text">%s</div>',
			(int) $reply->id,
			esc_html( $reply->author ),
			self::when( $reply->created_at ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
			esc_attr( $state ),
			esc_html( $words ),
			esc_html( $reply->body )
		);
		if ( null !== $delivery && in_array( $state, array( 'failing', 'failed' ), true ) ) {
			printf( '<p class="hh-replies__reason">%s</p>', esc_html( $delivery->last_error ) );
		}
		if ( null !== $delivery && 'waiting' !== $state ) {
			$this->open_form( $reply->thread );
			/* translators: %s: date and time of an answer */
			$about = sprintf( __( 'the reply of %s', 'hearth-hammer' ), self::time( $reply->created_at ) );
			printf( '<button class="button button-small" name="hh_reply_again" value="%d">%s<span class="screen-reader-text"> %s</span></button></form>', (int) $reply->id, esc_html__( 'Send again', 'hearth-hammer' ), esc_html( $about ) );
		}
		echo '</li>';
	}

	private function show_form( ReplyThread $thread, ReplyDraft $draft, int $last ): void {
		$this->open_form( $thread->id, ' class="hh-replies__form" data-hh-reply-form' );
		if ( null !== $draft->refused ) {
			printf( '<div class="notice notice-%s inline" role="alert"><p>%s</p></div>', esc_attr( $draft->refused->is_fault ? 'error' : 'warning' ), esc_html( $draft->refused->getMessage() ) );
		}
		printf( '<input type="hidden" name="hh_reply_seen" value="%d"><input type="hidden" name="hh_reply_submission" value="%s">', (int) $last, esc_attr( $draft->submission ) );
		$wrong = true === $draft->refused?->is_fault ? ' aria-invalid="true"' : '';
		printf(
			'<p><label class="hh-replies__label" for="hh-reply-body">%s</label><textarea id="hh-reply-body" name="hh_reply_body" rows="9" maxlength="%d" required aria-describedby="hh-reply-help"%s>%s</textarea></p>',
			/* translators: %s: an email address */
			esc_html( sprintf( __( 'Your reply to %s', 'hearth-hammer' ), $thread->email->value ) ),
			(int) AnswerThread::LENGTH,
			$wrong, // phpcs:ignore WordPress.Security.EscapeOutput -- Constants.
			esc_textarea( $draft->body )
		);
		if ( '' !== $thread->message ) {
			printf( '<p><label><input type="checkbox" name="hh_reply_quote" value="1"%s> %s</label></p>', checked( $draft->quotes, true, false ), esc_html__( 'Include their message below', 'hearth-hammer' ) );
		}
		$help = '' === $thread->reply_to
			? __( 'Sent as an email, signed with your name and the company’s.', 'hearth-hammer' )
			/* translators: %s: an email address */
			: sprintf( __( 'Sent as an email, signed with your name and the company’s. Their reply will come to %s.', 'hearth-hammer' ), $thread->reply_to );
		printf( '<p class="description" id="hh-reply-help">%s</p><p class="hh-replies__buttons">', esc_html( $help ) );
		printf( '<button class="button button-primary" name="hh_reply_then" value="keep">%s</button> <button class="button" name="hh_reply_then" value="close">%s</button></p></form>', esc_html__( 'Send reply', 'hearth-hammer' ), esc_html__( 'Send and close', 'hearth-hammer' ) );
	}

	private function open_form( int $thread, string $attributes = '' ): void {
		printf(
			'<form method="post" action="%s"%s><input type="hidden" name="%s" value="%s"><input type="hidden" name="hh_reply_thread" value="%d"><input type="hidden" name="hh_reply_nonce" value="%s">',
			esc_url( $this->source->url( $thread ) . '#hh-replies' ),
			$attributes, // phpcs:ignore WordPress.Security.EscapeOutput -- Constants of this class.
			esc_attr( ReplyDesk::SOURCE ),
			esc_attr( $this->source->id() ),
			(int) $thread,
			esc_attr( wp_create_nonce( self::nonce( $this->source, $thread ) ) )
		);
	}

	private function say(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only tells what has been done.
		$said  = is_string( $_GET['hh_reply'] ?? null ) ? sanitize_key( $_GET['hh_reply'] ) : '';
		$words = array(
			'sent'    => array( 'success', __( 'Your reply has been saved and is on its way.', 'hearth-hammer' ) ),
			'again'   => array( 'success', __( 'The reply is on its way again.', 'hearth-hammer' ) ),
			'refused' => array( 'error', __( 'That reply could not be sent again. Try again.', 'hearth-hammer' ) ),
		);
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Only tells whether something was sent just now.
		if ( isset( $words[ $said ] ) && ! isset( $_POST[ ReplyDesk::SOURCE ] ) ) {
			printf( '<div class="notice notice-%s inline" role="status"><p>%s</p></div>', esc_attr( $words[ $said ][0] ), esc_html( $words[ $said ][1] ) );
		}
	}

	/** @return array{'waiting'|'failing'|'failed'|'sent', string} How far the mail is, for style sheets and for people. */
	private static function state( Reply $reply, ?Delivery $delivery ): array {
		/* translators: %s: date and time */
		$sent = sprintf( __( 'Sent %s', 'hearth-hammer' ), self::time( $reply->sent_at ) );
		return match ( $delivery?->state ) {
			DeliveryState::GivenUp => array( 'failed', __( 'Failed, will not be retried', 'hearth-hammer' ) ),
			DeliveryState::Failing => array( 'failing', __( 'Failed, will retry', 'hearth-hammer' ) ),
			DeliveryState::Waiting => array( 'waiting', __( 'Waiting to be sent', 'hearth-hammer' ) ),
			// A delivered row is forgotten after 90 days; a waiting one that somebody deleted was never sent.
			default                => $reply->sent_at > 0 ? array( 'sent', $sent ) : array( 'failed', __( 'Not sent', 'hearth-hammer' ) ),
		};
	}

	/** Short, as in a chat; the whole of it for who points at it or has it read to them. */
	private static function when( int $seconds ): string {
		return sprintf( '<time datetime="%s" title="%s">%s</time> <span class="hh-replies__ago">(%s)</span>', esc_attr( (string) wp_date( 'c', $seconds ) ), esc_attr( self::time( $seconds ) ), esc_html( RelativeTime::chat( $seconds ) ), esc_html( RelativeTime::ago( $seconds ) ) );
	}

	private static function time( int $seconds ): string {
		return ClockTime::on( $seconds, 'j M Y' );
	}
}
