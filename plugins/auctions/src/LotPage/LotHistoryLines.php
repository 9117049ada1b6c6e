<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\PriceStatus;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Money\Amount;

/**
 * LOT-02, LOT-03: how a lot's guide and status changed, as visitors may know it: what changed together is one line, and
 * a price on application stays unsaid.
 */
final readonly class LotHistoryLines {

	/** So many changes of one lot are told. */
	private const MOST = 60;

	public function __construct( private LotHistory $history ) {}

	/** @return list<array{at: int, date: string, text: string}> The newest first. */
	public function of( LotRecord $lot ): array {
		$rows  = array_reverse( $this->history->of( $lot->id(), array( 'status', 'price_status', 'guide_low', 'guide_high', 'hammer', 'sale', 'lot_number' ), self::MOST ) );
		$lines = array();
		$now   = array();
		foreach ( self::together( $rows ) as $at => $changes ) {
			$before = $now;
			$now    = array( ...$now, ...array_map( static fn ( array $change ): string => $change['becomes'], $changes ) );
			foreach ( $this->texts( $changes, $before, $now, $lot ) as $text ) {
				$lines[] = array(
					'at'   => $at,
					'date' => (string) wp_date( 'j F Y', $at ),
					'text' => $text,
				);
			}
		}
		return array_reverse( $lines );
	}

	/**
	 * @param list<array{at: int, field: string, was: string, becomes: string, source: string, user_id: int}> $rows The oldest first.
	 * @return array<int, array<string, array{was: string, becomes: string}>> Time to the changes of then, by field.
	 */
	private static function together( array $rows ): array {
		$all = array();
		foreach ( $rows as $row ) {
			$all[ $row['at'] ][ $row['field'] ] = array(
				'was'     => $all[ $row['at'] ][ $row['field'] ]['was'] ?? $row['was'],
				'becomes' => $row['becomes'],
			);
		}
		return $all;
	}

	/**
	 * @param array<string, array{was: string, becomes: string}> $changes
	 * @param array<string, string>                              $before  Field to what stood there.
	 * @param array<string, string>                              $now
	 * @return list<string>
	 */
	private function texts( array $changes, array $before, array $now, LotRecord $lot ): array {
		$is_first = isset( $changes['status'] ) && '' === $changes['status']['was'];
		$guide    = self::guide( $now, $lot );
		$old      = self::guide( $before, $lot );
		$texts    = array();
		if ( $is_first ) {
			$texts[] = '' !== $guide
				/* translators: %s: a guide price */
				? sprintf( __( 'Entered in the catalogue with a guide of %s', 'hearth-hammer' ), $guide )
				: __( 'Entered in the catalogue', 'hearth-hammer' );
		} elseif ( $guide !== $old && '' !== $guide ) {
			$texts[] = match ( true ) {
				/* translators: %s: a guide price */
				'' === $old => sprintf( __( 'Guide published: %s', 'hearth-hammer' ), $guide ),
				/* translators: 1: the old, 2: the new guide price */
				self::pounds( $now, 'guide_low' ) < self::pounds( $before, 'guide_low' ) => sprintf( __( 'Guide reduced from %1$s to %2$s', 'hearth-hammer' ), $old, $guide ),
				/* translators: 1: the old, 2: the new guide price */
				self::pounds( $now, 'guide_low' ) > self::pounds( $before, 'guide_low' ) => sprintf( __( 'Guide increased from %1$s to %2$s', 'hearth-hammer' ), $old, $guide ),
				/* translators: 1: the old, 2: the new guide price */
				default => sprintf( __( 'Guide changed from %1$s to %2$s', 'hearth-hammer' ), $old, $guide ),
			};
		}
		if ( ! $is_first && isset( $changes['price_status'] ) ) {
			$label   = PriceStatus::tryFrom( $changes['price_status']['becomes'] );
			$texts[] = null === $label || in_array( $label, array( PriceStatus::Guide, PriceStatus::GuideRange ), true ) ? '' : $label->label();
		}
		if ( isset( $changes['sale'] ) && '' !== $changes['sale']['was'] ) {
			$from    = SaleRecord::of( (int) $changes['sale']['was'] );
			/* translators: %s: name of a sale */
			$texts[] = null === $from || ! $from->is_published() ? __( 'Moved from an earlier auction', 'hearth-hammer' ) : sprintf( __( 'Moved from %s', 'hearth-hammer' ), $from->title() );
		}
		if ( isset( $changes['lot_number'] ) && '' !== $changes['lot_number']['was'] ) {
			/* translators: 1, 2: numbers of a lot */
			$texts[] = sprintf( __( 'Lot number changed from %1$s to %2$s', 'hearth-hammer' ), $changes['lot_number']['was'], $changes['lot_number']['becomes'] );
		}
		$is_sold = ( LotStatus::tryFrom( $now['status'] ?? '' ) ?? $lot->status() )->is_sold();
		$texts[] = $this->status( $changes, $is_sold ? self::hammer( $now ) : '', $is_first );
		return array_values( array_filter( $texts ) );
	}

	/**
	 * @param array<string, array{was: string, becomes: string}> $changes
	 * @param string                                             $hammer  Empty where it was not sold: the last bid is for staff alone.
	 */
	private function status( array $changes, string $hammer, bool $is_first ): string {
		$status = LotStatus::tryFrom( $changes['status']['becomes'] ?? '' );
		if ( null === $status || ( $is_first && LotStatus::Available === $status ) ) {
			/* translators: %s: an amount of money */
			return null === $status && isset( $changes['hammer'] ) && '' !== $hammer && ! $is_first ? sprintf( __( 'Hammer price: %s', 'hearth-hammer' ), $hammer ) : '';
		}
		/* translators: 1: status of a lot, 2: an amount of money */
		return '' !== $hammer ? sprintf( __( '%1$s for %2$s', 'hearth-hammer' ), $status->label(), $hammer ) : $status->label();
	}

	/**
	 * Empty where there was none, or it was not shown then.
	 *
	 * @param array<string, string> $known
	 */
	private static function guide( array $known, LotRecord $lot ): string {
		$low  = self::pounds( $known, 'guide_low' );
		$high = self::pounds( $known, 'guide_high' );
		$says = ( PriceStatus::tryFrom( $known['price_status'] ?? '' ) ?? $lot->price_status() )->shows_figures();
		return match ( true ) {
			! $says || $low <= 0 => '',
			/* translators: 1, 2: amounts of money */
			$high > $low => sprintf( __( '%1$s to %2$s', 'hearth-hammer' ), Amount::pounds( $low ), Amount::pounds( $high ) ),
			default => Amount::pounds( $low ),
		};
	}

	/**
	 * The hammer price as the history keeps it, pence behind a point; empty for none.
	 *
	 * @param array<string, string> $known
	 */
	private static function hammer( array $known ): string {
		[ $pounds, $pence ] = explode( '.', ( $known['hammer'] ?? '' ) . '.' );
		$all = 100 * (int) $pounds + (int) $pence;
		return $all > 0 ? Amount::pence( $all, true ) : '';
	}

	/** @param array<string, string> $known */
	private static function pounds( array $known, string $field ): int {
		return (int) ( $known[ $field ] ?? 0 );
	}
}
