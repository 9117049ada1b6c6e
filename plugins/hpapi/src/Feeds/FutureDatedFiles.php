<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

/**
 * Files of the watched folder whose date is yet to come (a clock was wrong, a zone was mistaken): whether they are still
 * being written is told by looking twice.
 */
final class FutureDatedFiles {

	public const OPTION = 'hpapi_feed_future_files';

	/** @var array<string, array{string, int}> Path to its state and when it was first seen so. */
	private array $before;

	/** @var array<string, array{string, int}> */
	private array $now = array();

	private bool $waits = false;

	/** @param int $time Unix seconds. */
	public function __construct( private readonly int $time, private readonly int $seconds ) {
		$kept         = get_option( self::OPTION, array() );
		$this->before = is_array( $kept ) ? $kept : array();
	}

	/** Whether a file has not changed since it was looked at so many seconds ago. */
	public function is_quiet( string $path ): bool {
		clearstatcache( true, $path );
		$state = filemtime( $path ) . '|' . filesize( $path );
		$seen  = $this->before[ $path ] ?? null;
		$since = is_array( $seen ) && ( $seen[0] ?? '' ) === $state ? (int) $seen[1] : $this->time;

		$this->now[ $path ] = array( $state, $since );
		$is_quiet           = $since <= $this->time - $this->seconds;
		$this->waits        = $this->waits || ! $is_quiet;
		return $is_quiet;
	}

	/** Remembers what was seen. Returns whether one is to be looked at again soon. */
	public function keep(): bool {
		if ( $this->now !== $this->before ) {
			array() === $this->now ? delete_option( self::OPTION ) : update_option( self::OPTION, $this->now, false );
		}
		return $this->waits;
	}
}
