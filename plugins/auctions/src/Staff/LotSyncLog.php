<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Staff;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Auctions\Platform\SyncRunners;
use HearthHammer\Core\Sync\RecordChange;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\RunChanges;
use HearthHammer\Core\Sync\Runs;

/**
 * What the sync with the platform did to one lot, and what went wrong with its sale (STAFF-01).
 */
final readonly class LotSyncLog {

	private const DIFFERENCES = 10;
	private const RUNS        = 20;
	private const ERRORS      = 10;

	/**
	 * @param Run|null                                                             $last        The last run that saw the lot.
	 * @param list<array{at: int, is_dry: bool, change: RecordChange}>            $differences The newest first.
	 * @param list<array{at: int, run: int, is_error: bool, text: string}>        $errors      Of the sale's last runs: this lot's first, then the newest.
	 */
	private function __construct( public ?Run $last, public array $differences, public array $errors ) {}

	public static function of( LotRecord $lot ): self {
		$runs = new Runs( SyncRunners::LOTS );
		$key  = null === $lot->sale ? null : SaleKey::of( $lot->sale->text( 'auctioneer_id' ), $lot->sale->text( 'platform_sale_id' ) );
		$seen = ( new References( SyncRunners::LOTS ) )->run_of_post( $lot->id() );
		return new self(
			$seen > 0 ? $runs->find( $seen ) : null,
			( new RunChanges() )->of_post( $lot->id(), self::DIFFERENCES ),
			null === $key ? array() : self::errors( $runs->of_feed( $key->feed(), self::RUNS ), $lot->number()->printed ),
		);
	}

	/**
	 * What names this lot first, then what is about the sale or its other lots; what each run says again, once.
	 *
	 * @param list<Run> $runs
	 * @return list<array{at: int, run: int, is_error: bool, text: string}>
	 */
	private static function errors( array $runs, string $number ): array {
		$own    = array();
		$others = array();
		foreach ( $runs as $run ) {
			foreach ( array( ...$run->problems->errors(), ...$run->problems->warnings() ) as $problem ) {
				$text = (string) $problem;
				$line = array( 'at' => $run->updated_at, 'run' => $run->id, 'is_error' => $problem->stops, 'text' => $text );
				if ( '' !== $number && 1 === preg_match( '/\blot ' . preg_quote( $number, '/' ) . '\b/iu', $text ) ) {
					$own[ "{$problem->field}|{$problem->message}" ] ??= $line;
				} else {
					$others[ "{$problem->field}|{$problem->message}" ] ??= $line;
				}
			}
		}
		return array_slice( array( ...array_values( $own ), ...array_values( $others ) ), 0, self::ERRORS );
	}
}
