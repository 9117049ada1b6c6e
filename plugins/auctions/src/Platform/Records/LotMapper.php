<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotNumber;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\PriceStatus;
use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\RecordState;

/**
 * From a lot of our plain feed to a record in our words. What the feed does not name is not in the record, and stays as
 * it is with the lot.
 */
final readonly class LotMapper {

	/** What is read of a lot of the feed. */
	public const KEYS = array( 'auctioneer_id', 'sale_id', 'lot_id', 'lot_number', 'title', 'description', 'number_twin', 'category', 'purchase_option', 'guide_low', 'guide_high', 'price_status', 'current_bid', 'hammer', 'status', 'starts_at', 'ends_at', 'images', 'videos', 'documents', 'addenda', 'relists', 'facts', 'updated_at' );

	/** Changes when the same lot is to give another record: the next sync maps and writes every lot again. */
	public const VERSION = '2';

	/** What a client says in place of a status that a record came without: its lot waits for staff, and the catalogue does not. */
	public const NO_STATUS = 'NO_STATUS';

	/** Fields that have their own place in the feed, or are no platform's business. */
	private const NO_FACTS = array( 'auctioneer_id', 'platform_sale_id', 'platform_lot_id', 'sale', 'lot_number', 'number_twin', 'category', 'purchase_option', 'prior_offers', 'status', 'status_said', 'price_status', 'guide_low', 'guide_high', 'current_bid', 'hammer', 'hammer_pence', 'starts_at', 'ends_at', 'images', 'videos', 'documents', 'inspection_report', 'previous_sale', 'previous_lot', 'later_lot', 'staff_fields', 'feed_hash', 'updated_at', 'floorplans', 'epc_images' );

	/** @param bool $is_platform False for a spreadsheet: then facts that are not named stay, and a lot may have no status of its own. */
	public function __construct(
		private PlatformMedia $media,
		private bool $is_platform = true,
	) {}

	/**
	 * @param array<mixed>         $data
	 * @param array<string, mixed> $after    As Record::$after.
	 * @param list<Problem>        $problems What is known to be wrong already.
	 */
	public function map( array $data, int $line, array $after, array $problems = array() ): Record {
		$key  = SaleKey::of( $data['auctioneer_id'] ?? null, $data['sale_id'] ?? null );
		$lot  = SaleKey::text( $data['lot_id'] ?? null );
		$in   = new RecordReader( $data, $line, 'lot ' . mb_substr( SaleKey::text( $data['lot_number'] ?? null ), 0, 20 ) );
		if ( null === $key || ! SaleKey::is_id( $lot ) ) {
			$in->error( 'lot_id', __( 'has no valid ID', 'hearth-hammer' ) );
			return Record::unreadable( array( ...$problems, ...$in->problems() ), $line, $after );
		}
		$fields = array(
			'title'      => $in->text( 'title', 200, true ),
			'lot_number' => ( new LotNumber( $in->text( 'lot_number', 20 ) ) )->printed,
		);
		$fields += $this->is_platform ? array( 'auctioneer_id' => $key->auctioneer, 'platform_sale_id' => $key->sale, 'platform_lot_id' => $lot ) : array();
		$fields += ( $this->is_platform || $in->has( 'status' ) ? self::status( $in ) : array() ) + self::price( $in );
		foreach ( array( 'starts_at', 'ends_at', 'updated_at' ) as $time ) {
			$fields += $in->has( $time ) ? array( $time => $in->time( $time ) ) : array();
		}
		foreach ( array( 'number_twin' => 10, 'category' => 120, 'purchase_option' => 20 ) as $name => $most ) {
			$fields += $in->has( $name ) ? array( $name => $in->text( $name, $most ) ) : array();
		}
		if ( $in->has( 'facts' ) ) {
			$fields += ( new Facts( array_diff_key( LotFields::fields()->schema(), array_flip( self::NO_FACTS ) ), $in ) )->read( $in->named( 'facts' ), $this->is_platform );
		}
		$fields += $in->has( 'videos' ) ? array( 'videos' => $this->media->films( $in ) ) : array();
		$fields += $in->has( 'documents' ) ? array( 'papers' => $this->media->papers( $in ) ) : array();
		$fields += $in->has( 'addenda' ) ? array( 'addenda' => $in->addenda() ) : array();
		$fields += $in->has( 'relists' ) ? array( 'relists' => $in->text( 'relists', 80 ) ) : array();
		$fields += $in->has( 'images' ) ? array( 'has_images' => true ) : array();
		$fields += $in->has( 'description' ) ? array( 'has_text' => true ) : array();
		$fields += ! $this->is_platform && $in->has( 'seller' ) ? array( 'seller' => $in->named( 'seller' ) ) : array();
		$status  = LotStatus::tryFrom( (string) ( $fields['status'] ?? '' ) );
		$text    = $in->has( 'description' ) ? $in->html( 'description' ) : '';
		$media   = $this->media->pictures( $in );
		return new Record(
			"{$key->feed()}/{$lot}",
			$key->sale,
			$fields,
			$text,
			$media,
			// Of a status that nobody knows a new lot is not shown until staff have looked.
			published: null !== $status || ! isset( $fields['status_said'] ),
			state: null !== $status && ( $status->is_sold() || LotStatus::Unsold === $status ) ? RecordState::Complete : RecordState::Live,
			line: $line,
			key_field: 'lot_id',
			after: $after,
			problems: array( ...$problems, ...$in->problems() ),
		);
	}

	/** @return array<string, string> A word that we do not know is kept as it came, and decides nothing. */
	private static function status( RecordReader $in ): array {
		$said   = $in->text( 'status', 60, true );
		$status = LotStatus::tryFrom( $said );
		if ( null !== $status ) {
			return array( 'status' => $status->value, 'status_said' => '' );
		}
		if ( self::NO_STATUS === $said ) {
			$in->warn( 'status', __( 'has no status. A new lot stays hidden until it has one; the status of an existing lot was not changed', 'hearth-hammer' ) );
		} elseif ( '' !== $said ) {
			$in->warn( 'status', sprintf( /* translators: %s: what was sent */ __( '“%s” is not a known status. It was saved as received, and the lot was not changed', 'hearth-hammer' ), $said ) );
		}
		return array( 'status_said' => $said );
	}

	/** @return array<string, int|string> */
	private static function price( RecordReader $in ): array {
		$fields = array();
		foreach ( array( 'guide_low', 'guide_high', 'current_bid' ) as $name ) {
			$fields += $in->has( $name ) ? array( $name => $in->pounds( $name ) ) : array();
		}
		if ( $in->has( 'hammer' ) ) {
			$hammer  = $in->pence( 'hammer' );
			$fields += array( 'hammer' => intdiv( $hammer, 100 ), 'hammer_pence' => $hammer % 100 );
		}
		if ( ( $fields['guide_high'] ?? 0 ) > 0 && $fields['guide_high'] < ( $fields['guide_low'] ?? 0 ) ) {
			$in->error( 'guide_high', __( 'is below guide_low', 'hearth-hammer' ) );
		}
		$said = $in->text( 'price_status', 60 );
		if ( '' !== $said && null === PriceStatus::tryFrom( $said ) ) {
			$in->warn( 'price_status', sprintf( /* translators: %s: what was sent */ __( '“%s” is not a known price status, so it was not changed', 'hearth-hammer' ), $said ) );
		} elseif ( '' !== $said ) {
			$fields['price_status'] = $said;
		}
		return $fields;
	}
}
