<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\EditScreens;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\LotText;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Module;
use RuntimeException;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * SALE-06: a lot that was not sold is offered again in another sale, as a new lot. The old one keeps its number, its result
 * and its address; each names the other.
 */
final readonly class OfferAgain implements Module {

	/** In the address of the new lot's edit screen: the old one. */
	public const SAID = 'hh_again_of';

	/** Of the old lot, and nothing that a person set for the new one. */
	private const OF_ONE_SALE = array( 'sale', 'lot_number', 'number_twin', 'status', 'current_bid', 'hammer', 'hammer_pence', 'price_status', 'guide_low', 'guide_high', 'starts_at', 'ends_at', 'viewings' );

	/** What came of the old lot stays with it, also where it is typed together with another sale. */
	private const RESULT = array( 'status' => 0, 'hammer' => 0, 'hammer_pence' => 0 );

	public function __construct( private LotWriter $lots ) {}

	public function register(): void {
		// A new lot that is deleted again leaves the old one for sale.
		foreach ( array( 'wp_trash_post', 'before_delete_post' ) as $hook ) {
			add_action( $hook, fn ( int $id ) => $this->link( $id, false ) );
		}
		add_action( 'untrashed_post', fn ( int $id ) => $this->link( $id, true ) );
		add_action( 'admin_notices', $this->tell( ... ) );
	}

	/** Whether it was offered, was not sold, and is not offered again. */
	public static function may( LotRecord $lot ): bool {
		return 'publish' === $lot->post->post_status && null !== $lot->sale && self::has_begun( $lot->sale ) && ! $lot->status()->is_open() && array() === self::faults( $lot, $lot->status() );
	}

	/** Whether giving the lot another sale makes a new one: once its sale has begun, an archive has it. */
	public static function is_a_new_lot( LotRecord $lot, int $sale ): bool {
		return 'publish' === $lot->post->post_status && null !== $lot->sale && $lot->sale->id() !== $sale && '' !== $lot->number()->slug() && self::has_begun( $lot->sale );
	}

	/** @return array<string, string> Why it cannot be offered again, by field; empty where it can. */
	public static function faults( LotRecord $lot, LotStatus $status ): array {
		return match ( true ) {
			$status->is_sold()              => array( 'sale' => __( 'Sale: a sold lot stays in its sale. If the buyer withdrew, set its status to Unsold first.', 'hearth-hammer' ) ),
			$lot->int( 'later_lot' ) > 0 => array( 'sale' => __( 'Sale: this lot is already offered again. Change the sale of the newer lot.', 'hearth-hammer' ) ),
			default                      => array(),
		};
	}

	/**
	 * @param array<string, mixed> $fields Of the new lot, where it differs: at least `sale` and `lot_number`, which were checked.
	 * @return int The new lot.
	 * @throws WriteFailed Where the database refuses; nothing has changed then.
	 */
	public function offer( LotRecord $lot, array $fields ): int {
		$sale = SaleRecord::of( (int) $fields['sale'] ) ?? throw new WriteFailed();
		try {
			return Transaction::run( fn (): int => $this->make( $lot, $sale, $fields ), static fn () => clean_post_cache( $lot->id() ) );
		} catch ( RuntimeException $fault ) {
			throw $fault instanceof WriteFailed ? $fault : new WriteFailed( $fault->getMessage() ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
	}

	/**
	 * For the edit screen, which goes on to the new lot.
	 *
	 * @param array<string, mixed> $values What was typed and differs; `sale` is among it.
	 * @return bool False where the lot is only moved.
	 */
	public function instead_of_move( int $id, array $values ): bool {
		$lot = LotRecord::of( $id );
		if ( null === $lot || ! self::is_a_new_lot( $lot, (int) $values['sale'] ) ) {
			return false;
		}
		$result = array_intersect_key( $values, self::RESULT );
		array() === $result || $this->lots->update( $id, null, $result, LotWriter::STAFF );
		try {
			$new = $this->offer( LotRecord::of( $id ) ?? $lot, array_diff_key( $values, self::RESULT ) + array( 'lot_number' => $lot->text( 'lot_number' ) ) );
		} catch ( WriteFailed ) {
			wp_die( esc_html__( 'The lot could not be offered again, and is in its sale as before. Go back and try again.', 'hearth-hammer' ), '', array( 'response' => 500 ) );
		}
		add_filter( 'redirect_post_location', static fn (): string => add_query_arg( self::SAID, $id, (string) get_edit_post_link( $new, 'raw' ) ) );
		return true;
	}

	/** @param array<string, mixed> $fields */
	private function make( LotRecord $lot, SaleRecord $sale, array $fields ): int {
		// It left its sale before it was offered there, and has a result like the others.
		$lot->status()->is_open() && $this->lots->update( $lot->id(), null, array( 'status' => LotStatus::Postponed->value ), LotWriter::STAFF );
		$copy = Duplicate::lots();
		$kept = array_diff_key( $copy->fields_of( $lot->post ), array_flip( self::OF_ONE_SALE ) );
		$new  = $this->lots->create(
			$sale,
			new LotText( $lot->post->post_title, $lot->post->post_content ),
			$fields + array(
				'price_status'  => $lot->text( 'price_status' ),
				'guide_low'     => $lot->int( 'guide_low' ),
				'guide_high'    => $lot->int( 'guide_high' ),
				'previous_sale' => (int) $lot->sale?->id(),
				'previous_lot'  => $lot->id(),
			) + $kept,
			LotWriter::STAFF
		);
		// Only what a person set before is theirs; what is copied may follow a platform or a file that lists the new lot.
		LotFields::fields()->replace(
			$new,
			array(
				'staff_fields'     => array_values( array_diff( LotFields::staff()->of( $lot->id() ), self::OF_ONE_SALE ) ),
				'location_quality' => $lot->text( 'location_quality' ),
				'acres_source'     => $lot->text( 'acres_source' ),
			)
		);
		$copy->complete( $lot->post, $new );
		$this->lots->offered_again( $lot->id(), $new, LotWriter::STAFF );
		return $new;
	}

	private static function has_begun( SaleRecord $sale ): bool {
		return in_array( $sale->status(), array( SaleStatus::Running, SaleStatus::Finished ), true ) || ( SaleStatus::Catalogue === $sale->status() && $sale->starts_at() > 0 && $sale->starts_at() <= time() );
	}

	private function link( int $id, bool $is_there ): void {
		$lot     = LotPostType::NAME === get_post_type( $id ) ? LotRecord::of( $id ) : null;
		$earlier = LotRecord::of( $lot?->int( 'previous_lot' ) ?? 0 );
		if ( null !== $earlier && $earlier->int( 'later_lot' ) === ( $is_there ? 0 : $id ) ) {
			$this->lots->update( $earlier->id(), null, array( 'later_lot' => $is_there ? $id : 0 ), LotWriter::STAFF );
		}
	}

	private function tell(): void {
		$said = LotPostType::NAME === get_current_screen()?->id && is_scalar( $_GET[ self::SAID ] ?? null ) ? LotRecord::of( absint( $_GET[ self::SAID ] ) ) : null; // phpcs:ignore WordPress.Security.NonceVerification -- Only chooses a sentence.
		$post = get_post();
		if ( null !== $said && $post instanceof WP_Post && $said->int( 'later_lot' ) === $post->ID ) {
			/* translators: 1: number of a lot, 2: name of a sale */
			wp_admin_notice( esc_html( sprintf( __( 'This is a new lot, because the sale of the old one has begun. Lot %1$s stays in %2$s with its result, and its page links here.', 'hearth-hammer' ), $said->number()->printed, (string) $said->sale?->title() ) ), array( 'type' => 'success' ) );
		}
	}
}
