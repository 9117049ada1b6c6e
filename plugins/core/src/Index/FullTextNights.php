<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Index;

use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Log\Log;
use HearthHammer\Core\Module;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Rebuilds a full-text key at night, if one is due: what is saved meanwhile waits for it.
 */
final readonly class FullTextNights implements Module {

	private const HOOK = 'hh_full_text';

	/** Hours of the site's own time zone. */
	public const FROM  = 2;
	public const UNTIL = 5;

	/** A busy day of feeds leaves more. With three times as many a street takes a quarter longer to find. */
	private const SHARE = 0.02;

	/** A thousand rows take a second at most. */
	private const MOST_ROWS = 100000;

	public function __construct( private Locks $locks ) {}

	public function register(): void {
		add_action( self::HOOK, fn () => $this->run( time() ) );
	}

	/** Why the site does not rebuild it by itself; empty where it does. */
	public static function obstacle( FullText $one ): string {
		return match ( true ) {
			FullText::is_on_cluster() => 'cluster',
			$one->rows() > self::MOST_ROWS => 'size',
			default => '',
		};
	}

	/** One at most: the next has its turn an hour later. */
	public function run( int $now ): void {
		$hour = (int) wp_date( 'G', $now );
		if ( $hour < self::FROM || $hour >= self::UNTIL ) {
			return;
		}
		foreach ( FullText::all() as $one ) {
			if ( ! $one->is_due( self::SHARE ) || '' !== self::obstacle( $one ) ) {
				continue;
			}
			try {
				$one->rebuild( $this->locks );
			} catch ( Throwable $fault ) {
				Log::write( self::HOOK . ": {$fault->getMessage()}" );
			}
			return;
		}
	}
}
