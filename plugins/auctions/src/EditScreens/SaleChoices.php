<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\EditScreens;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Calendar\ClockTime;

/**
 * Sales and lots as staff and editors pick them: what they are called, and in which order they stand.
 */
final class SaleChoices {

	/** So many sales are offered; the post's own always. */
	private const MOST = 200;

	/** A sale that began so long ago, and has no later end, is over, whatever its status says. */
	private const OVER = 2 * DAY_IN_SECONDS;

	/** Sales have the same title every month: date, department and type tell them apart. A status only where it is no coming one. */
	public static function label( SaleRecord $sale ): string {
		$parts = array(
			$sale->starts_at() > 0 ? $sale->title() . ', ' . ClockTime::on( $sale->starts_at(), 'j F Y' ) : $sale->title() . ', ' . __( 'no date yet', 'hearth-hammer' ),
			$sale->department()->name ?? '',
			$sale->sale_type(),
			$sale->status()->is_coming() ? '' : $sale->status()->label(),
		);
		return implode( ' · ', array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}

	/** A lot that visitors cannot have says why: a block of coming lots leaves it out. */
	public static function lot_label( LotRecord $lot ): string {
		/* translators: %s: number of a lot */
		$number = '' === $lot->number()->printed ? '' : sprintf( __( 'Lot %s', 'hearth-hammer' ), $lot->number()->printed ) . ': ';
		$sale   = $lot->sale;
		$when   = null === $sale ? '' : $sale->title() . ( $sale->starts_at() > 0 ? ', ' . ClockTime::on( $sale->starts_at(), 'j F Y' ) : '' );
		return implode( ' · ', array_filter( array( $number . $lot->post->post_title, $when, self::why_gone( $lot ) ), static fn ( string $part ): bool => '' !== $part ) );
	}

	/** As LotSearch::on_offer() decides; empty where the lot is to be had. */
	private static function why_gone( LotRecord $lot ): string {
		return match ( true ) {
			LotStatus::Available !== $lot->status() => $lot->status()->label(),
			null !== $lot->sale && ! $lot->sale->status()->is_coming() => $lot->sale->status()->label(),
			! $lot->is_published() => __( 'not published yet', 'hearth-hammer' ),
			default => '',
		};
	}

	/**
	 * For a select on an edit screen.
	 *
	 * @param int $current A post id that is offered in any case; 0 for none.
	 * @return array<int, string> Post id to label.
	 */
	public static function all( int $current = 0 ): array {
		global $wpdb;
		$ids = array_map(
			intval( ... ),
			$wpdb->get_col( $wpdb->prepare( "SELECT post.ID FROM %i post LEFT JOIN %i hh_sale ON hh_sale.post_id = post.ID WHERE post.post_type = %s AND post.post_status IN ('publish', 'draft', 'private', 'future', 'pending') ORDER BY ", $wpdb->posts, SaleTable::name(), SalePostType::NAME ) . self::order( 'hh_sale' ) . $wpdb->prepare( ', post.ID DESC LIMIT %d', self::MOST ) ) // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by order().
		);
		if ( $current > 0 && ! in_array( $current, $ids, true ) ) {
			array_unshift( $ids, $current );
		}
		_prime_post_caches( $ids, true, true );
		$choices = array();
		foreach ( $ids as $id ) {
			$sale = SaleRecord::of( $id );
			if ( null !== $sale ) {
				$choices[ $id ] = self::label( $sale );
			}
		}
		return $choices;
	}

	/** For another lot: after the greatest number of a sale. */
	public static function next_number( SaleRecord $sale ): int {
		global $wpdb;
		$keys = $wpdb->get_col( $wpdb->prepare( 'SELECT lot_sort FROM %i WHERE sale_id = %d', LotTable::name(), $sale->id() ) );
		return 1 + max( array( 0, ...array_map( static fn ( mixed $key ): int => (int) $key, $keys ) ) );
	}

	/**
	 * The next sale first, those without a date behind the others to come, then what is over, the latest first.
	 *
	 * @param string $table Alias of the index of sales, joined from the left: a sale that is not indexed yet is a new one.
	 * @return string For ORDER BY, prepared.
	 */
	public static function order( string $table ): string {
		global $wpdb;
		$since  = time() - self::OVER;
		$coming = (string) $wpdb->prepare(
			"({$table}.post_id IS NULL OR ({$table}.status NOT IN (%s, %s) AND ({$table}.starts_at = 0 OR {$table}.starts_at > %d OR {$table}.ends_at > %d)))", // phpcs:ignore WordPress.DB.PreparedSQL -- An alias of ours.
			SaleStatus::Finished->value,
			SaleStatus::Cancelled->value,
			$since,
			time()
		);
		return "CASE WHEN {$coming} THEN 0 ELSE 1 END, CASE WHEN {$coming} THEN CASE WHEN COALESCE({$table}.starts_at, 0) = 0 THEN 1 ELSE 0 END ELSE 0 END, CASE WHEN {$coming} THEN {$table}.starts_at ELSE 0 END, {$table}.starts_at DESC";
	}
}
