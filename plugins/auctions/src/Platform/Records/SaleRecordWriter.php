<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Index\AuctionIndex;
use HearthHammer\Auctions\Platform\PlatformSales;
use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Sync\BulkWriteMode;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\Problems;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\RecordChange;
use HearthHammer\Core\Sync\RecordWriter;
use HearthHammer\Core\Sync\ReportsChanges;

defined( 'ABSPATH' ) || exit;

/**
 * Writes records of a platform as sales. It never takes one away: a sale that a platform no longer lists is over, and its
 * results stay.
 */
final class SaleRecordWriter implements RecordWriter, ReportsChanges {

	/** Changes when the same record is to be written in another way. */
	private const VERSION = '1';

	public function __construct(
		private readonly SaleWriter $sales,
		private readonly AuctionIndex $index,
		private readonly AddendumRepository $addenda,
	) {}

	public function plural(): string {
		return __( 'sales', 'hearth-hammer' );
	}

	public function section(): string {
		return 'auctioneer';
	}

	public function version(): string {
		return self::VERSION;
	}

	public function context(): string {
		return '';
	}

	public function posts_of( array $keys ): array {
		$sales = array_map( static fn ( string $key ): ?SaleKey => SaleKey::of( strstr( $key, '/', true ), substr( (string) strstr( $key, '/' ), 1 ) ), $keys );
		return ( new PlatformSales() )->posts_of( array_values( array_filter( $sales ) ) );
	}

	public function exists( int $post ): bool {
		return SalePostType::NAME === get_post_type( $post );
	}

	public function check( array $records, array $known, Problems $problems ): void {
		foreach ( $records as $record ) {
			$business = (string) $record->fields['business'];
			if ( '' !== $business && null === Business::from_slug( $business ) ) {
				$problems->add( new Problem( $record->line, 'business', sprintf( /* translators: 1: key of a sale, 2: name of a business */ __( 'sale %1$s: “%2$s” is not one of our businesses, so the sale was not assigned to one', 'hearth-hammer' ), $record->source_key, $business ), false ) );
			}
		}
	}

	public function prepare( array $records, string $feed ): void {}

	public function differences( Record $record, ?int $post ): array {
		$sale = null === $post ? null : SaleRecord::of( $post );
		return null === $sale ? array() : FieldWords::of( $this->sales->differences( $sale, $record ) );
	}

	public function write( Record $record, ?int $post, callable $attach ): RecordChange {
		$sale = null === $post ? null : SaleRecord::of( $post );
		if ( null === $sale ) {
			$id = $this->sales->create( $record );
			PlatformOrigin::publish( $this->addenda, $id, 0, $record->source_key, (array) ( $record->fields['addenda'] ?? array() ) );
			return new RecordChange( $record->source_key, $id, RecordChange::ADDED );
		}
		$told = FieldWords::of( $this->sales->update( $sale, $record ) );
		PlatformOrigin::publish( $this->addenda, $sale->id(), 0, $record->source_key, (array) ( $record->fields['addenda'] ?? array() ) );
		return new RecordChange( $record->source_key, $sale->id(), array() === $told ? RecordChange::UNCHANGED : RecordChange::CHANGED, $told );
	}

	public function withdraw( int $post ): bool {
		return false;
	}

	public function index( array $posts ): void {
		$this->index->index_sales( $posts );
	}

	public function bulk( callable $work ): mixed {
		$this->index->suspend();
		try {
			return BulkWriteMode::run( array(), $work );
		} finally {
			$this->index->resume();
		}
	}
}
