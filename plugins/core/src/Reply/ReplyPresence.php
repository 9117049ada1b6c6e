<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

use HearthHammer\Core\Module;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Who has a thread open at this moment, so that two people who answer at once see each other. The browser says so with
 * WordPress's heartbeat, and hears of answers that came meanwhile.
 */
final class ReplyPresence implements Module {

	/** The heartbeat beats four times in it. */
	private const SECONDS = 60;

	/** @var array<string, ReplySource> */
	private array $sources = array();

	public function __construct( private readonly Replies $replies ) {}

	public function register(): void {
		add_filter( 'heartbeat_received', $this->beat( ... ), 10, 2 );
	}

	public function add_source( ReplySource $source ): void {
		$this->sources[ $source->id() ] = $source;
	}

	/**
	 * Notes that the current user has a thread open.
	 *
	 * @return string Who else has, in a sentence; empty for nobody.
	 */
	public function look( string $source, int $thread ): string {
		$key    = "hh_reply_open_{$source}_{$thread}";
		$stored = get_transient( $key );
		$me     = get_current_user_id();
		$since  = time() - self::SECONDS;
		$open   = array_filter( is_array( $stored ) ? $stored : array(), static fn ( mixed $at ): bool => is_int( $at ) && $at >= $since );
		set_transient( $key, array( $me => time() ) + $open, self::SECONDS );
		unset( $open[ $me ] );
		$users = array() === $open ? array() : get_users( array( 'include' => array_keys( $open ), 'fields' => 'all' ) );
		$names = array_map( static fn ( WP_User $user ): string => $user->display_name, array_values( $users ) );
		/* translators: %l: names of people */
		return array() === $names ? '' : wp_sprintf( _n( '%l also has this open.', '%l also have this open.', count( $names ), 'hearth-hammer' ), $names );
	}

	/**
	 * @param array<string, mixed> $answer
	 * @param array<string, mixed> $sent
	 * @return array<string, mixed>
	 */
	private function beat( array $answer, array $sent ): array {
		$asked  = is_array( $sent['hh_reply'] ?? null ) ? $sent['hh_reply'] : array();
		$source = $this->sources[ is_string( $asked['source'] ?? null ) ? $asked['source'] : '' ] ?? null;
		$number = static fn ( string $name ): int => is_scalar( $asked[ $name ] ?? null ) ? max( 0, (int) $asked[ $name ] ) : 0;
		$thread = $number( 'thread' );
		if ( null === $source || ! current_user_can( $source->capability() ) || null === $source->thread( $thread ) ) {
			return $answer;
		}
		$others = $this->look( $source->id(), $thread );
		$is_new = $this->replies->count( $source->id(), $thread ) > $number( 'seen' );

		$answer['hh_reply'] = trim( $others . ( $is_new ? ' ' . __( 'Someone has replied since you opened this.', 'hearth-hammer' ) : '' ) );
		return $answer;
	}
}
