<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * The records that a run leaves out because something is wrong with them, where whoever asked for it allows that. What
 * the site has of such a record stays as it is.
 *
 * The check finds them; the run remembers their places, so that the write leaves out the same.
 */
final readonly class SkippedRecords {

	/** More than this share of the records, and something is wrong with the whole feed: nothing is imported. */
	public const SHARE = 0.2;

	/** Names in Run::$state. */
	private const ALLOWED = 'sets_aside';
	private const PLACES  = 'aside';

	public function __construct( private Run $run ) {}

	public function is_allowed(): bool {
		return true === ( $this->run->state[ self::ALLOWED ] ?? false );
	}

	/** @return array<string, bool> For a new run's state. */
	public static function state( bool $is_allowed ): array {
		return array( self::ALLOWED => $is_allowed );
	}

	/**
	 * @param int    $place 0 for the first record of the run.
	 * @param string $key   Of the record; empty where it cannot be read.
	 */
	public function add( int $place, string $key ): void {
		// In place: a bad feed has thousands.
		if ( ! is_array( $this->run->state[ self::PLACES ] ?? null ) ) {
			$this->run->state[ self::PLACES ] = array();
		}
		$this->run->state[ self::PLACES ][ $place ] = $key;
		$this->run->counts->set_aside               = count( $this->run->state[ self::PLACES ] );
	}

	/** The key of a record that was set aside, empty where it cannot be read; null for one that was not. */
	public function key( int $place ): ?string {
		return $this->places()[ $place ] ?? null;
	}

	public function count(): int {
		return count( $this->places() );
	}

	/** Whether one of them may be any record: what the source does not name need not be gone then. */
	public function has_nameless(): bool {
		return in_array( '', $this->places(), true );
	}

	public function are_too_many(): bool {
		return $this->count() > $this->run->rows_done * self::SHARE;
	}

	public function forget(): void {
		unset( $this->run->state[ self::PLACES ] );
	}

	/** @return array<int, string> Place to key. */
	private function places(): array {
		$places = $this->run->state[ self::PLACES ] ?? array();
		/** @var array<int, string> */
		return is_array( $places ) ? $places : array();
	}
}
