<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use WP_User;

/**
 * Keeps an answer of staff's, the thread's new state and the mail: all of it or nothing (STAFF-07).
 */
final readonly class AnswerThread {

	public const LENGTH = 10000;

	public function __construct(
		private Replies $replies,
		private ReplyMail $mail,
	) {}

	/**
	 * @param string $body       As it was typed.
	 * @param int    $seen       Number of the last answer that its author had read; 0 for none.
	 * @param string $submission Of the form; a second click finds the first one's answer.
	 * @throws ReplyRefused|WriteFailed
	 */
	public function answer( ReplySource $source, ReplyThread $thread, WP_User $author, string $body, int $seen, string $submission, bool $quotes, bool $closes ): Reply {
		$known = $this->replies->find_submission( $submission );
		if ( null !== $known ) {
			return $known->source === $source->id() && $known->thread === $thread->id ? $known : throw ReplyRefused::form();
		}
		$text = self::words( $body );
		if ( '' === $text ) {
			throw ReplyRefused::without_text();
		}
		if ( mb_strlen( $text ) > self::LENGTH ) {
			throw ReplyRefused::too_long();
		}
		if ( 1 !== preg_match( '/^[a-f0-9]{32}$/D', $submission ) ) {
			throw ReplyRefused::form();
		}
		try {
			return Transaction::run( fn (): Reply => $this->keep( $source, $thread, $author, $text, $seen, $submission, $quotes, $closes ) );
		} catch ( ReplyRefused $refused ) {
			// The same form came twice at once, and the other one has it.
			return $this->replies->find_submission( $submission ) ?? throw $refused;
		}
	}

	private function keep( ReplySource $source, ReplyThread $thread, WP_User $author, string $text, int $seen, string $submission, bool $quotes, bool $closes ): Reply {
		$reply = $this->replies->add( $source->id(), $thread, $seen, $submission, $author->ID, $author->display_name, $text, $quotes ) ?? throw ReplyRefused::meanwhile();
		$source->answered( $thread->id, $closes );
		$this->mail->queue( $reply, $thread );
		return $reply;
	}

	/** Plain text as it was written, without control characters. */
	private static function words( string $input ): string {
		$text = mb_check_encoding( $input, 'UTF-8' ) ? $input : '';
		return trim( (string) preg_replace( '/[^\P{C}\n\t\x{200D}]+/u', '', str_replace( array( "\r\n", "\r" ), "\n", $text ) ) );
	}
}
