<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Module;
use HearthHammer\Core\Sync\AlreadyRunning;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Problems;
use HearthHammer\Core\Sync\Run;

defined( 'ABSPATH' ) || exit;

/**
 * Imports what an agency's system leaves in a folder, once an hour, and goes on with imports whose browser was
 * closed.
 *
 * HPAPI_FEED_FOLDER, or the option hpapi_feed_folder, names the folder. A file is read when neither it nor a
 * picture beside it has changed for a minute (systems write them slowly), and only once.
 */
final class WatchedFolder implements Module {

	public const HOOK   = 'hpapi_feed_folder';
	public const OPTION = 'hpapi_feed_folder';

	/** What the folder's feeds are called. */
	public const FEED = 'blm';

	private const QUIET_SECONDS = 60;

	/** Of one cron request; what is not done by then goes on with the next. */
	private const SLICE_SECONDS = 45;

	/** @param \Closure(): FeedServices $feeds Made when they are needed. */
	public function __construct( private readonly \Closure $feeds ) {}

	public function register(): void {
		add_action( self::HOOK, $this->work( ... ) );
	}

	public static function folder(): string {
		$option = get_option( self::OPTION, '' );
		return rtrim( Config::string( 'HPAPI_FEED_FOLDER', is_string( $option ) ? $option : '' ), '/' );
	}

	private function work(): void {
		( $this->feeds )()->work->sweep();
		$until = microtime( true ) + self::SLICE_SECONDS;
		try {
			foreach ( ( $this->feeds )()->runs->abandoned( 2 * MINUTE_IN_SECONDS ) as $run ) {
				$this->advance( $run, $until );
			}
			foreach ( $this->waiting_files( self::folder() ) as $path => $stamp ) {
				if ( microtime( true ) < $until ) {
					$this->begin( $path, $stamp, $until );
				}
			}
			$this->read_again( $until );
		} catch ( AlreadyRunning ) {
			// The other import is the better informed; ours waits for the next hour.
			return;
		}
	}

	/** After an update that reads more of a feed, or otherwise: the file that was imported last, if it is still there. */
	private function read_again( float $until ): void {
		$feeds   = ( $this->feeds )();
		$last    = $feeds->runs->latest_done( self::FEED );
		$version = null === $last ? '' : $feeds->imports->version( $last->format );
		$file    = (string) ( $last->state['file'] ?? $last?->stamp );
		if ( null === $last || $last->version === $version || '' === $file || self::stamp( $last->path ) !== $file ) {
			return;
		}
		// It is told from the first reading by its stamp, so that a file which asks or fails is not tried every hour.
		$stamp = md5( $file . '|' . $version );
		if ( ! $feeds->runs->knows_stamp( $stamp ) && microtime( true ) < $until ) {
			$this->begin( $last->path, $stamp, $until );
		}
	}

	/** Of this state of a file; empty where it is gone. */
	private static function stamp( string $path ): string {
		return is_file( $path ) ? md5( $path . '|' . filemtime( $path ) . '|' . filesize( $path ) ) : '';
	}

	private function begin( string $path, string $stamp, float $until ): void {
		try {
			$run = ( $this->feeds )()->imports->prepare( $path, basename( $path ), self::FEED, false, false, false );
		} catch ( InvalidFeed $fault ) {
			$run              = new Run();
			$run->feed        = self::FEED;
			$run->source      = basename( $path );
			$run->path        = $path;
			$run->status      = 'failed';
			$run->finished_at = time();
			$run->problems->add( $fault->problem );
		}
		$run->stamp         = $stamp;
		$run->state['file'] = self::stamp( $path );
		( $this->feeds )()->runs->save( $run );
		$this->advance( $run, $until );
	}

	private function advance( Run $run, float $until ): void {
		$seconds = $until - microtime( true );
		if ( 'running' === $run->status && $seconds > 1 ) {
			( $this->feeds )()->imports->advance( $run, $seconds );
		}
		if ( 'running' === $run->status ) {
			// As an argument, or WordPress takes it for the hourly event and drops it.
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::HOOK, array( $run->id ) );
		}
		if ( in_array( $run->status, array( 'failed', 'asks' ), true ) || ( 'done' === $run->status && ( $run->counts->set_aside > 0 || $run->problems->count( Problems::CONFLICTS ) > 0 ) ) ) {
			/**
			 * An import from the watched folder needs a person: it was refused, it asks, it left properties out, or
			 * staff keep a price against it.
			 *
			 * @param Run $run With the problems, or the question.
			 */
			do_action( 'hpapi_import_needs_attention', $run );
		}
	}

	/**
	 * @return array<string, string> Path to a stamp of this state of the file, those not yet read, the oldest first.
	 */
	private function waiting_files( string $folder ): array {
		$files = array();
		$names = '' !== $folder && is_dir( $folder ) ? (array) scandir( $folder ) : array();
		$quiet = time() - self::QUIET_SECONDS;
		$ahead = new FutureDatedFiles( time(), self::QUIET_SECONDS );
		foreach ( $names as $name ) {
			$path    = $folder . '/' . $name;
			$changed = is_file( $path ) ? (int) filemtime( $path ) : 0;
			// A date that is yet to come says nothing of when the file was written.
			if ( $changed > time() + self::QUIET_SECONDS ) {
				$takes   = ( $this->feeds )()->formats->take( (string) $name );
				$changed = $takes && $ahead->is_quiet( $path ) ? time() : 0;
			} elseif ( $changed > $quiet ) {
				return array();
			}
			if ( $changed > 0 && ( $this->feeds )()->formats->take( (string) $name ) ) {
				$files[ $path ] = $changed;
			}
		}
		if ( $ahead->keep() ) {
			wp_schedule_single_event( time() + self::QUIET_SECONDS + 5, self::HOOK, array( 'future' ) );
		}
		asort( $files );
		$waiting = array();
		foreach ( array_keys( $files ) as $path ) {
			$stamp = self::stamp( $path );
			if ( ! ( $this->feeds )()->runs->knows_stamp( $stamp ) ) {
				$waiting[ $path ] = $stamp;
			}
		}
		return $waiting;
	}
}
