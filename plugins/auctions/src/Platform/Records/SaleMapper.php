<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Sync\Record;

/**
 * From a sale of our plain feed to a record in our words.
 */
final readonly class SaleMapper {

	/** What is read of a sale of the feed. */
	public const KEYS = array( 'auctioneer_id', 'sale_id', 'title', 'description', 'business', 'department_id', 'department', 'sale_type', 'starts_at', 'ends_at', 'venue', 'status', 'updated_at', 'lot_count', 'addenda', 'facts' );

	/** Changes when the same sale is to give another record. */
	public const VERSION = '2';

	/** Fields that have their own place in the feed, or are no platform's business. */
	private const NO_FACTS = array( 'auctioneer_id', 'platform_sale_id', 'platform', 'status', 'starts_at', 'ends_at', 'venue', 'staff_fields', 'feed_hash', 'updated_at' );

	/** @param string $platform Which adapter the sales come from. */
	public function __construct( private string $platform ) {}

	/**
	 * @param array<mixed>         $data
	 * @param array<string, mixed> $after As Record::$after.
	 */
	public function map( array $data, int $line, array $after ): Record {
		$key  = SaleKey::of( $data['auctioneer_id'] ?? null, $data['sale_id'] ?? null );
		$in   = new RecordReader( $data, $line, 'sale ' . mb_substr( SaleKey::text( $data['sale_id'] ?? null ), 0, 40 ) );
		if ( null === $key ) {
			$in->error( 'sale_id', __( 'has no valid ID', 'hearth-hammer' ) );
			return Record::unreadable( $in->problems(), $line, $after );
		}
		$fields = array(
			'title'            => $in->text( 'title', 200, true ),
			'auctioneer_id'    => $key->auctioneer,
			'platform_sale_id' => $key->sale,
			'platform'         => $this->platform,
			'business'         => $in->text( 'business', 40 ),
			'department_id'    => sanitize_title( $in->text( 'department_id', 60 ) ),
			'department'       => $in->text( 'department', 100 ),
			'sale_type'        => sanitize_title( $in->text( 'sale_type', 40 ) ),
		);
		$fields += self::status( $in );
		$fields += $in->has( 'venue' ) ? array( 'venue' => $in->text( 'venue', 200 ) ) : array();
		foreach ( array( 'starts_at', 'ends_at', 'updated_at' ) as $time ) {
			$fields += $in->has( $time ) ? array( $time => $in->time( $time ) ) : array();
		}
		if ( $in->has( 'facts' ) ) {
			$fields += ( new Facts( array_diff_key( SaleFields::fields()->schema(), array_flip( self::NO_FACTS ) ), $in ) )->read( $in->named( 'facts' ), true );
		}
		$fields += $in->has( 'addenda' ) ? array( 'addenda' => $in->addenda() ) : array();
		$text = $in->has( 'description' ) ? $in->html( 'description' ) : '';
		return new Record( $key->feed(), $key->auctioneer, $fields, $text, published: isset( $fields['status'] ), line: $line, key_field: 'sale_id', after: $after, problems: $in->problems() );
	}

	/** @return array<string, string> */
	private static function status( RecordReader $in ): array {
		$said = $in->text( 'status', 60, true );
		if ( null !== SaleStatus::tryFrom( $said ) ) {
			return array( 'status' => $said );
		}
		if ( '' !== $said ) {
			$in->warn( 'status', sprintf( /* translators: %s: what was sent */ __( '“%s” is not a known status, so the sale was not changed', 'hearth-hammer' ), $said ) );
		}
		return array();
	}
}
