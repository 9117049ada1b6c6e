<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

use HearthHammer\Core\Database\WriteFailed;

/**
 * A plugin's own kind of message from visitors that staff answer.
 */
interface ReplySource {

	/** Names its threads in the table of answers and in forms: at most 40 small letters, digits and hyphens. */
	public function id(): string;

	/** Who reads and answers them. */
	public function capability(): string;

	/** Null where it is gone, or has no address that an answer could go to. */
	public function thread( int $id ): ?ReplyThread;

	/**
	 * Somebody has answered: the thread is no longer new. Runs in the transaction that keeps the answer.
	 *
	 * @param bool $closes Whether nothing more is to be done about it.
	 * @throws WriteFailed
	 */
	public function answered( int $id, bool $closes ): void;

	/** The screen that shows it. */
	public function url( int $id ): string;
}
