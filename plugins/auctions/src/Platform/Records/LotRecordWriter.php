<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Index\AuctionIndex;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\LotText;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\Location;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Sync\BulkWriteMode;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\Problems;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\RecordChange;
use HearthHammer\Core\Sync\RecordWriter;
use HearthHammer\Core\Sync\ReportsChanges;
use HearthHammer\Core\Text\HtmlCleaner;

defined( 'ABSPATH' ) || exit;

/**
 * Writes records of a platform or a CSV file as lots.
 */
final class LotRecordWriter implements RecordWriter, ReportsChanges {

	/** Changes when the same record is to be written in another way: the next sync writes every lot again. */
	private const VERSION = '1';

	/** What a record has beside fields of a lot. */
	private const NO_FIELDS = array( 'title' => 0, 'papers' => 0, 'addenda' => 0, 'has_images' => 0, 'has_text' => 0, 'seller' => 0, 'relists' => 0 );

	/** Meta of a new lot that is not shown because its status is unknown. */
	private const HELD = '_hh_lot_held';

	/** @var array<string, Location> By postcode, of those that are being written. */
	private array $locations = array();

	/** @var list<Record> Those that are being written. */
	private array $batch = array();

	/** @var array<string, LotRecord>|null Where new ones among them were offered before; null before the first look. */
	private ?array $earlier = null;

	/**
	 * @param LotOrigin $origin Where the records come from.
	 * @param string    $source LotWriter::SYNC or LotWriter::CSV.
	 */
	public function __construct(
		private readonly LotWriter $lots,
		private readonly AuctionIndex $index,
		private readonly Gazetteer $gazetteer,
		private readonly LotOrigin $origin,
		private readonly PlatformMedia $media,
		private readonly string $source,
	) {}

	public function plural(): string {
		return __( 'lots', 'hearth-hammer' );
	}

	public function section(): string {
		return 'sale';
	}

	public function version(): string {
		return self::VERSION;
	}

	public function context(): string {
		return PlaceVersion::current();
	}

	public function posts_of( array $keys ): array {
		return $this->origin->lots_by_hand( $keys );
	}

	public function exists( int $post ): bool {
		return LotPostType::NAME === get_post_type( $post );
	}

	public function check( array $records, array $known, Problems $problems ): void {
		foreach ( $records as $record ) {
			if ( null === $this->origin->sale( $record ) ) {
				$problems->add( new Problem( $record->line, 'sale', sprintf( /* translators: %s: what a file calls a sale */ __( '“%s” is not a sale that was added by hand. Copy the name of the sale from its template', 'hearth-hammer' ), $record->section ) ) );
			}
		}
	}

	public function prepare( array $records, string $feed ): void {
		$this->batch   = $records;
		$this->earlier = null;
		$postcodes     = array();
		foreach ( $records as $record ) {
			$postcode = isset( $record->fields['latitude'] ) ? null : Postcode::parse( (string) ( $record->fields['postcode'] ?? '' ) );
			null === $postcode || $postcodes[] = $postcode;
		}
		$this->locations = array() === $postcodes ? array() : $this->gazetteer->locate_many( $postcodes );
	}

	public function differences( Record $record, ?int $post ): array {
		$lot = null === $post ? null : LotRecord::of( $post );
		if ( null === $lot ) {
			return array();
		}
		return FieldWords::of( $this->lots->differences( $lot, self::text( $record, $lot->post->post_content ), $this->fields( $record ), $this->source ) );
	}

	public function write( Record $record, ?int $post, callable $attach ): RecordChange {
		$lot    = null === $post ? $this->offered_by_staff( $record ) : LotRecord::of( $post );
		$fields = $this->fields( $record );
		$text   = self::text( $record, (string) $lot?->post->post_content );
		if ( null === $lot ) {
			$earlier = $this->earlier( $record );
			$fields += null === $earlier ? array() : array( 'previous_sale' => (int) $earlier->sale?->id(), 'previous_lot' => $earlier->id() );
			// Pictures belong to a post, so the post comes first.
			$id = $this->lots->create( $this->sale( $record ), $text, $fields, $this->source, static fn ( int $id ): array => array( 'images' => $attach( $id )[ MediaItem::IMAGE ] ?? array() ) );
			$record->published || $this->hold( $id );
			$this->tell_papers( $record, $id );
			null === $earlier || $this->lots->offered_again( $earlier->id(), $id, $this->source );
			return new RecordChange( $record->source_key, $id, RecordChange::ADDED );
		}
		$pictures = $attach( $lot->id() );
		$fields  += isset( $record->fields['has_images'] ) ? array( 'images' => $pictures[ MediaItem::IMAGE ] ?? array() ) : array();
		$told     = FieldWords::of( $this->lots->differences( $lot, $text, $fields, $this->source ) );
		$this->lots->update( $lot->id(), $text, $fields, $this->source );
		$record->published && $this->release( $lot );
		$this->tell_papers( $record, $lot->id() );
		return new RecordChange( $record->source_key, $lot->id(), array() === $told ? RecordChange::UNCHANGED : RecordChange::CHANGED, $told );
	}

	/** A lot that was offered keeps what became of it, though its platform no longer lists it. */
	public function withdraw( int $post ): bool {
		$lot = LotRecord::of( $post );
		if ( null === $lot || LotStatus::Withdrawn === $lot->status() || $lot->status()->is_sold() || LotStatus::Unsold === $lot->status() ) {
			return false;
		}
		return $this->lots->update( $post, null, array( 'status' => LotStatus::Withdrawn->value ), $this->source );
	}

	public function index( array $posts ): void {
		$this->index->index_lots( $posts );
	}

	public function bulk( callable $work ): mixed {
		$this->index->suspend();
		try {
			// Addresses of lots hold their number, names of pictures a hash.
			return BulkWriteMode::run( array( LotPostType::NAME, 'attachment' ), $work );
		} finally {
			$this->index->resume();
		}
	}

	/** @return array<string, mixed> All that is stored of a lot but its pictures, by the names of lot-fields.json. */
	private function fields( Record $record ): array {
		$fields = array( ...array_diff_key( $record->fields, self::NO_FIELDS ) + array( 'sale' => $this->sale( $record )->id(), 'feed_hash' => $record->change_token ), ...$this->media->fields( $record ) );
		if ( ! is_string( $fields['postcode'] ?? null ) ) {
			return $fields;
		}
		if ( isset( $fields['latitude'], $fields['longitude'] ) ) {
			return array( ...$fields, 'location_quality' => $fields['location_quality'] ?? 'feed' );
		}
		$location = $this->locations[ $fields['postcode'] ] ?? null;
		return null === $location ? $fields : array(
			...$fields,
			'latitude'         => $location->coordinates->latitude,
			'longitude'        => $location->coordinates->longitude,
			'location_quality' => $location->quality(),
		);
	}

	/** @param string $stored The text as it is, for a source that says none. */
	private static function text( Record $lot, string $stored ): LotText {
		// As WordPress stores a title for a user without special rights. Otherwise the two would differ at each sync.
		return new LotText( wp_kses( (string) $lot->fields['title'], array() ), isset( $lot->fields['has_text'] ) ? HtmlCleaner::clean( $lot->text ) : $stored );
	}

	/** The lot as which a new one was offered before; looked up for the whole batch with the first of them. */
	private function earlier( Record $record ): ?LotRecord {
		$this->earlier ??= ( new EarlierLots( $this->sale( $record ) ) )->of( array_values( array_filter( $this->batch, fn ( Record $one ): bool => $this->origin->sale( $one )?->id() === $this->sale( $record )->id() ) ) );
		return $this->earlier[ $record->source_key ] ?? null;
	}

	/** A record of a lot that staff offered again in this sale themselves, before its platform or file listed it: they are the same. */
	private function offered_by_staff( Record $record ): ?LotRecord {
		$later = LotRecord::of( $this->earlier( $record )?->int( 'later_lot' ) ?? 0 );
		return null !== $later && $later->sale?->id() === $this->sale( $record )->id() && '' === $later->text( 'feed_hash' ) && 'trash' !== $later->post->post_status ? $later : null;
	}

	private function sale( Record $record ): SaleRecord {
		return $this->origin->sale( $record ) ?? throw new \RuntimeException( 'the sale no longer exists' );
	}

	private function hold( int $lot ): void {
		update_post_meta( $lot, self::HELD, 1 );
		wp_update_post( array( 'ID' => $lot, 'post_status' => 'draft' ) );
	}

	private function release( LotRecord $lot ): void {
		if ( '' !== (string) get_post_meta( $lot->id(), self::HELD, true ) ) {
			delete_post_meta( $lot->id(), self::HELD );
			wp_update_post( array( 'ID' => $lot->id(), 'post_status' => 'publish' ) );
		}
	}

	private function tell_papers( Record $record, int $lot ): void {
		if ( is_array( $record->fields['seller'] ?? null ) ) {
			/**
			 * A file names the seller of a lot.
			 *
			 * @param int                   $lot
			 * @param array<string, string> $seller By the fields of Sellers\SellerInput, checked.
			 */
			do_action( 'hh_lot_seller_imported', $lot, $record->fields['seller'] );
		}
		$legal   = array_values( array_filter( (array) ( $record->fields['papers'] ?? array() ), static fn ( mixed $paper ): bool => is_array( $paper ) && 'legal' === $paper['kind'] ) );
		$addenda = array_values( array_filter( (array) ( $record->fields['addenda'] ?? array() ), is_array( ... ) ) );
		if ( array() !== $legal || array() !== $addenda ) {
			$this->origin->papers( $lot, $record->source_key, $legal, $addenda );
		}
	}
}
