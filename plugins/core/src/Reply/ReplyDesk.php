<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\OutboxRows;

defined( 'ABSPATH' ) || exit;

/**
 * Where staff answer the threads of one source: a plugin's screen shows it below what it knows of a thread (STAFF-07).
 */
final class ReplyDesk implements Module {

	/** Names the source in the form: the request is this desk's. */
	public const SOURCE = 'hh_reply_source';

	private ?ReplyDraft $draft = null;

	public function __construct(
		private readonly ReplySource $source,
		private readonly ReplyServices $services,
		private readonly ReplyView $view,
		private readonly OutboxRows $rows,
	) {}

	public function register(): void {
		$this->services->mail->add_source( $this->source );
		$this->services->presence->add_source( $this->source );
		add_action( 'admin_init', $this->act( ... ) );
	}

	/** Prints the whole thread with the form; nothing where it cannot be answered. */
	public function show( int $thread_id ): void {
		$thread = current_user_can( $this->source->capability() ) ? $this->source->thread( $thread_id ) : null;
		if ( null === $thread ) {
			return;
		}
		wp_enqueue_script( 'heartbeat' );
		Assets::enqueue_enhancement( 'reply-desk' );
		$this->view->show( $thread, $this->draft ?? ReplyDraft::blank() );
	}

	/** What changes something redirects; what was refused shows the form again, with all that was typed. */
	public function act(): void {
		$form = self::form();
		if ( $this->source->id() !== $form['source'] || wp_doing_ajax() ) {
			return;
		}
		if ( ! current_user_can( $this->source->capability() ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to reply to this.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$thread = $this->source->thread( (int) $form['thread'] );
		if ( null === $thread ) {
			return; // The screen says that it is gone.
		}
		$is_ours = false !== wp_verify_nonce( $form['nonce'], ReplyView::nonce( $this->source, $thread->id ) );
		if ( '' !== $form['again'] ) {
			$this->leave( $thread->id, $is_ours && $this->send_again( $thread->id, (int) $form['again'] ) ? 'again' : 'refused' );
		}
		try {
			if ( ! $is_ours ) {
				throw ReplyRefused::expired();
			}
			$this->services->answering->answer( $this->source, $thread, wp_get_current_user(), $form['body'], max( 0, min( 60000, (int) $form['seen'] ) ), $form['submission'], '1' === $form['quote'], 'close' === $form['then'] );
		} catch ( ReplyRefused $refused ) {
			$this->draft = ReplyDraft::refused( $form, $refused );
			return;
		} catch ( WriteFailed ) {
			$this->draft = ReplyDraft::refused( $form, ReplyRefused::not_kept() );
			return;
		}
		$this->leave( $thread->id, 'sent' );
	}

	private function send_again( int $thread, int $id ): bool {
		$reply = $this->services->replies->find( $id );
		if ( null === $reply || $reply->source !== $this->source->id() || $reply->thread !== $thread ) {
			return false;
		}
		if ( ! $this->rows->renew( $reply->outbox_id ) && ! $this->rows->hurry( $reply->outbox_id ) ) {
			return false;
		}
		/** This action is documented in Outbox::add(). */
		do_action( 'hearth_hammer_outbox_added', $reply->outbox_id );
		return true;
	}

	private function leave( int $thread, string $said ): never {
		wp_safe_redirect( add_query_arg( 'hh_reply', $said, $this->source->url( $thread ) ) . '#hh-replies' );
		exit;
	}

	/** @return array{source: string, thread: string, nonce: string, again: string, body: string, seen: string, submission: string, quote: string, then: string} */
	private static function form(): array {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Checked where it is used; a text stays as it was typed and is escaped where it is printed.
		$text = static fn ( string $name ): string => is_string( $_POST[ $name ] ?? null ) ? wp_unslash( $_POST[ $name ] ) : '';
		// phpcs:enable
		return array(
			'source'     => $text( self::SOURCE ),
			'thread'     => $text( 'hh_reply_thread' ),
			'nonce'      => $text( 'hh_reply_nonce' ),
			'again'      => $text( 'hh_reply_again' ),
			'body'       => $text( 'hh_reply_body' ),
			'seen'       => $text( 'hh_reply_seen' ),
			'submission' => $text( 'hh_reply_submission' ),
			'quote'      => $text( 'hh_reply_quote' ),
			'then'       => $text( 'hh_reply_then' ),
		);
	}
}
