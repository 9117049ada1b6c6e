<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Lots\Change;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\PriceStatus;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Notes what happens to lots and sales that somebody watches: guide price, status, addendum, another sale
 * or another day, that a sale is cancelled, the day before, and what is left when it is over; for searches, lots that
 * visitors see for the first time, a catalogue that is published and entries that close soon.
 */
final class WatchEvents implements Module {

	/** Of the day before, in the site's time zone: those who get one mail a day, at eight, have it then. */
	private const FROM_HOUR = 6;

	/** How long before entries close people are told. */
	private const ENTRIES_SECONDS = 3 * DAY_IN_SECONDS;

	public function __construct(
		private readonly AddendumRepository $addenda,
		private readonly WatchRepository $watches,
	) {}

	public function register(): void {
		add_action( 'hh_lot_changed', $this->lot_changed( ... ), 10, 2 );
		add_action( 'hh_lot_offered_again', $this->offered_again( ... ), 10, 2 );
		add_action( 'hh_sale_rescheduled', $this->sale_rescheduled( ... ), 10, 3 );
		add_action( 'hh_catalogue_published', $this->catalogue_published( ... ) );
		add_action( 'wp_after_insert_post', $this->lot_saved( ... ), 30, 4 );
		add_action( 'hh_addendum_added', fn ( int $post, int $addendum ) => $this->addendum_added( $addendum ), 10, 2 );
	}

	/** @param list<Change> $changes */
	private function lot_changed( int $id, array $changes ): void {
		$lot = LotRecord::of( $id );
		if ( null === $lot || null === $lot->sale ) {
			return;
		}
		$by = array_column( $changes, null, 'field' );
		if ( isset( $by['sale'] ) ) {
			$interest = $this->watches->interest( $lot->sale->id(), $lot->sale->business()->slug );
			if ( $interest['searched'] ) {
				$this->note_new( $lot );
			}
			// A new lot has no watchers, only its sale has: a platform brings thousands of lots.
			if ( '' === $by['sale']->was && ! $interest['watched'] ) {
				return;
			}
		}
		if ( isset( $by['sale'] ) ) {
			$this->watches->moved( $id, $lot->sale->id() );
			$this->lot_moved( $lot, $lot->sale, (int) $by['sale']->was );
		}
		if ( isset( $by['status'] ) && '' !== $by['status']->was ) {
			$status = $lot->status();
			/* translators: 1: status of a lot, e.g. Sold, 2: an amount of money */
			$words  = null !== $lot->hammer_price() ? sprintf( __( '%1$s for %2$s', 'hearth-hammer' ), $status->label(), Amount::pence( $lot->hammer_price(), true ) ) : $status->label();
			$this->note( $id, $id, $lot->sale->id(), WatchEventKind::Status, bin2hex( random_bytes( 8 ) ), (string) LotStatus::tryFrom( $by['status']->was )?->label(), $words, time() );
		}
		if ( array() !== array_intersect( array( 'guide_low', 'guide_high', 'price_status' ), array_keys( $by ) ) ) {
			$was = self::guide( PriceStatus::tryFrom( $by['price_status']->was ?? '' ) ?? $lot->price_status(), (int) ( $by['guide_low']->was ?? $lot->int( 'guide_low' ) ), (int) ( $by['guide_high']->was ?? $lot->int( 'guide_high' ) ) );
			$is  = self::guide( $lot->price_status(), $lot->int( 'guide_low' ), $lot->int( 'guide_high' ) );
			if ( $was !== $is && $lot->price_status()->shows_figures() ) {
				$this->note( $id, $id, $lot->sale->id(), WatchEventKind::Guide, bin2hex( random_bytes( 8 ) ), $was, $is ?: __( 'none', 'hearth-hammer' ), time() );
			}
		}
	}

	/** A lot that staff publish later than they wrote it. */
	private function lot_saved( int $id, WP_Post $post, bool $is_update, ?WP_Post $before ): void {
		$lot = LotPostType::NAME === $post->post_type && 'publish' === $post->post_status && $is_update && null !== $before && 'publish' !== $before->post_status ? LotRecord::of( $id ) : null;
		if ( null !== $lot?->sale && $this->watches->interest( $lot->sale->id(), $lot->sale->business()->slug )['searched'] ) {
			$this->note_new( $lot );
		}
	}

	/** Once for each sale in which a lot is offered. Lots of a catalogue that is not open yet are told with the catalogue. */
	private function note_new( LotRecord $lot ): void {
		if ( null !== $lot->sale && $lot->is_published() && $lot->sale->status()->is_coming() ) {
			$this->note_for_searches( $lot->sale, $lot->id(), WatchEventKind::New, (string) $lot->sale->id(), '', time() );
		}
	}

	private function catalogue_published( int $id ): void {
		$sale = SaleRecord::of( $id );
		if ( null !== $sale && $sale->status()->is_coming() ) {
			$this->note( $id, 0, $id, WatchEventKind::Catalogue, 'published', '', '', time() );
			$this->note_for_searches( $sale, 0, WatchEventKind::Catalogue, 'published', '', time() );
		}
	}

	/** Told to those who watched it when it was not sold. Its number is told once the catalogue is open. */
	private function offered_again( int $earlier, int $lot ): void {
		$was = LotRecord::of( $earlier );
		$is  = LotRecord::of( $lot );
		if ( null !== $was?->sale && true === $is?->sale?->is_published() ) {
			$when = $is->sale->starts_at() > 0 ? ClockTime::on( $is->sale->starts_at() ) : __( 'date to be announced', 'hearth-hammer' );
			$this->note( $earlier, $earlier, $was->sale->id(), WatchEventKind::Again, (string) $lot, $is->is_published() ? $is->number()->printed : '', "{$is->sale->title()}, {$when}", time() );
		}
	}

	/** Told to those who watch the lot, and to those who watch the sale that it leaves. */
	private function lot_moved( LotRecord $lot, SaleRecord $to, int $from ): void {
		$left = SaleRecord::of( $from );
		if ( null === $left || $left->id() === $to->id() ) {
			return;
		}
		$when = $to->starts_at() > 0 ? ClockTime::on( $to->starts_at() ) : __( 'date to be announced', 'hearth-hammer' );
		$name = $to->is_published() ? $to->title() : __( 'a later auction', 'hearth-hammer' );
		$this->note( $lot->id(), $lot->id(), $left->id(), WatchEventKind::Moved, bin2hex( random_bytes( 8 ) ), $left->title(), "{$name}, {$when}", time() );
	}

	/**
	 * @param array{status: string, starts_at: int} $was
	 * @param array{status: string, starts_at: int} $is
	 */
	private function sale_rescheduled( int $sale, array $was, array $is ): void {
		$before = SaleStatus::from( $was['status'] );
		$now    = SaleStatus::from( $is['status'] );
		$kind   = match ( true ) {
			SaleStatus::Cancelled !== $before && SaleStatus::Cancelled === $now && SaleStatus::Finished !== $before => WatchEventKind::Cancelled,
			$before->is_coming() && SaleStatus::Postponed === $now => WatchEventKind::Postponed,
			$before->is_off() && $now->is_coming() => WatchEventKind::HeldAgain,
			// A sale that has begun says so itself; its platform may put the minute right.
			$before->is_coming() && $now->is_coming() && SaleStatus::Running !== $before && $was['starts_at'] > 0 && intdiv( $was['starts_at'], 60 ) !== intdiv( $is['starts_at'], 60 ) => WatchEventKind::Date,
			default => null,
		};
		if ( null !== $kind ) {
			$this->note( $sale, 0, $sale, $kind, bin2hex( random_bytes( 8 ) ), (string) $was['starts_at'], (string) $is['starts_at'], time() );
		}
		if ( $before->is_coming() && SaleStatus::Finished === $now ) {
			$this->note_available( $sale, time() );
		}
	}

	/** SALE-04: what was not sold and can still be bought, once for each lot however often its sale is closed. */
	private function note_available( int $sale, int $now ): void {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO %i (post_id, lot_id, sale_id, kind, mark, was, becomes, happened_at, noted_at) SELECT lot.post_id, lot.post_id, lot.sale_id, %s, 'closed', lot.status, '', %d, %d FROM %i lot WHERE lot.sale_id = %d AND lot.left_over = 1 AND lot.published = 1 AND lot.starts_at > %d AND EXISTS (SELECT 1 FROM %i i WHERE i.post_id = lot.post_id OR i.sale_id = lot.sale_id)",
				WatchTables::name( WatchTables::EVENT ),
				WatchEventKind::Available->value,
				$now,
				$now,
				LotTable::name(),
				$sale,
				$now - LotRecord::STAYS_FOR_SALE,
				WatchTables::name( WatchTables::ITEM )
			)
		);
	}

	private function addendum_added( int $id ): void {
		$addendum = $this->addenda->find( $id );
		if ( null !== $addendum ) {
			$this->note( 0 === $addendum->lot ? $addendum->sale : $addendum->lot, $addendum->lot, $addendum->sale, WatchEventKind::Addendum, (string) $id, (string) $addendum->number, $addendum->text, time() );
		}
	}

	/**
	 * Whether a sale is so near that its changes cannot wait: its first or its last day, or the 24 hours before either.
	 *
	 * @param int $starts_at Unix seconds, as the others; 0 where it is not known.
	 */
	public static function is_close( int $starts_at, int $ends_at, int $now ): bool {
		foreach ( array_filter( array( $starts_at, $ends_at ) ) as $time ) {
			$next_day = ( new \DateTimeImmutable( '@' . $time ) )->setTimezone( wp_timezone() )->modify( '+1 day' )->setTime( 0, 0 )->getTimestamp();
			if ( $now >= $time - DAY_IN_SECONDS && $now < $next_day ) {
				return true;
			}
		}
		return false;
	}

	/** Notes each watched sale that begins tomorrow, once. */
	public function note_tomorrow( int $now ): void {
		global $wpdb;
		$local = ( new \DateTimeImmutable( '@' . $now ) )->setTimezone( wp_timezone() );
		if ( (int) $local->format( 'G' ) < self::FROM_HOUR ) {
			return;
		}
		$day  = $local->modify( '+1 day' );
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT DISTINCT sale.post_id AS sale_id, sale.starts_at FROM %i sale JOIN %i i ON i.sale_id = sale.post_id WHERE i.counts_from > 0 AND sale.starts_at >= %d AND sale.starts_at < %d AND sale.status IN ('announced', 'catalogue', 'running')",
				SaleTable::name(),
				WatchTables::name( WatchTables::ITEM ),
				$day->setTime( 0, 0 )->getTimestamp(),
				$day->modify( '+1 day' )->setTime( 0, 0 )->getTimestamp()
			),
			ARRAY_A
		);
		foreach ( $rows as $row ) {
			$this->note( (int) $row['sale_id'], 0, (int) $row['sale_id'], WatchEventKind::DayBefore, $day->format( 'Y-m-d' ), '', (string) $row['starts_at'], $now );
		}
	}

	/** Notes each sale whose entries close soon, once, for people whose searches look at it. */
	public function note_entries( int $now ): void {
		global $wpdb;
		if ( (int) ( new \DateTimeImmutable( '@' . $now ) )->setTimezone( wp_timezone() )->format( 'G' ) < self::FROM_HOUR ) {
			return;
		}
		foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM %i WHERE published = 1 AND status IN ('announced', 'catalogue') AND entries_close_at > %d AND entries_close_at <= %d", SaleTable::name(), $now, $now + self::ENTRIES_SECONDS ) ) as $id ) {
			$sale = SaleRecord::of( (int) $id );
			if ( null !== $sale ) {
				$this->note_for_searches( $sale, 0, WatchEventKind::Entries, 'close', (string) $sale->int( 'entries_close_at' ), $now );
			}
		}
	}

	private function note_for_searches( SaleRecord $sale, int $lot, WatchEventKind $kind, string $mark, string $becomes, int $now ): void {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO %i (post_id, lot_id, sale_id, kind, mark, was, becomes, happened_at, noted_at) SELECT %d, %d, %d, %s, %s, '', %s, %d, %d FROM (SELECT 1 AS one) hh WHERE EXISTS (SELECT 1 FROM %i s WHERE s.counts_from > 0 AND (s.sale_id = %d OR (s.sale_id = 0 AND s.business = %s)))",
				WatchTables::name( WatchTables::EVENT ),
				$lot > 0 ? $lot : $sale->id(),
				$lot,
				$sale->id(),
				$kind->value,
				$mark,
				$becomes,
				$now,
				$now,
				WatchTables::name( WatchTables::SEARCH ),
				$sale->id(),
				$sale->business()->slug
			)
		);
	}

	/** Only what somebody watches: a platform changes thousands of lots that nobody does. */
	private function note( int $post, int $lot, int $sale, WatchEventKind $kind, string $mark, string $was, string $becomes, int $now ): void {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (post_id, lot_id, sale_id, kind, mark, was, becomes, happened_at, noted_at) SELECT %d, %d, %d, %s, %s, %s, %s, %d, %d FROM (SELECT 1 AS one) hh WHERE EXISTS (SELECT 1 FROM %i i WHERE i.post_id = %d OR i.sale_id = %d)',
				WatchTables::name( WatchTables::EVENT ),
				$post,
				$lot,
				$sale,
				$kind->value,
				$mark,
				mb_substr( $was, 0, 120 ),
				mb_substr( $becomes, 0, 400 ),
				$now,
				$now,
				WatchTables::name( WatchTables::ITEM ),
				$lot,
				$sale
			)
		);
	}

	/** Empty where there is none, or it is not shown. */
	private static function guide( PriceStatus $price, int $low, int $high ): string {
		return match ( true ) {
			! $price->shows_figures() || $low <= 0 => '',
			$high > $low => Amount::pounds( $low ) . ' – ' . Amount::pounds( $high ),
			default      => Amount::pounds( $low ),
		};
	}
}
