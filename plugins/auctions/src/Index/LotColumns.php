<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Auctions\Lots\LotPlace;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Index\IndexColumn;
use HearthHammer\Core\Text\NumberPlate;

/**
 * The columns of the index of lots, once. Words that a house writes as it likes (makes, colours, counties) stand as
 * slugs; LotWords knows how they are written.
 *
 * A number that is not known is UNKNOWN: it comes last in every order and is within no bounds.
 */
final class LotColumns {

	public const UNKNOWN = 4294967295;

	/** Fields whose slugs are columns, to the kind of LotWords. */
	public const WORDS = array( 'make', 'model', 'body', 'colour', 'county', 'town' );

	private const ID     = 'bigint(20) unsigned NOT NULL DEFAULT 0';
	private const NUMBER = 'int(10) unsigned NOT NULL DEFAULT 4294967295';
	private const SMALL  = 'smallint(5) unsigned NOT NULL DEFAULT 0';
	private const FLAG   = 'tinyint(1) unsigned NOT NULL DEFAULT 0';
	private const WORD   = "varchar(60) NOT NULL DEFAULT ''";
	private const CODE   = "varchar(20) NOT NULL DEFAULT ''";

	/** @return list<IndexColumn> */
	public static function all(): array {
		/** @var list<IndexColumn>|null $all */
		static $all = null;
		return $all ??= self::rows();
	}

	/** @return list<IndexColumn> */
	private static function rows(): array {
		return array(
			new IndexColumn( 'post_id', 'bigint(20) unsigned NOT NULL', '%d', static fn ( LotRecord $lot ) => $lot->id() ),
			new IndexColumn( 'sale_id', self::ID, '%d', static fn ( LotRecord $lot ) => $lot->sale?->id() ?? 0 ),
			new IndexColumn( 'department_id', self::ID, '%d', static fn ( LotRecord $lot ) => $lot->sale?->department()->id ?? 0 ),
			// Its own part of it: whether its sale shows its lots stands in the index of sales.
			new IndexColumn( 'published', self::FLAG, '%d', static fn ( LotRecord $lot ) => (int) ( 'publish' === $lot->post->post_status && '' === $lot->post->post_password && '' !== $lot->number()->slug() ) ),
			new IndexColumn( 'starts_at', self::ID, '%d', static fn ( LotRecord $lot ) => $lot->sale?->starts_at() ?? 0 ),
			new IndexColumn( 'ends_at', self::NUMBER, '%d', static fn ( LotRecord $lot ) => $lot->ends_at() ?: self::UNKNOWN ),
			// The house's own number, without regard to case: finds a lot again that is offered once more.
			new IndexColumn( 'house_reference', self::WORD, '%s', static fn ( LotRecord $lot ) => mb_substr( mb_strtolower( $lot->text( 'house_reference' ) ), 0, 60 ) ),
			// The platform's own id: Platform\PlatformSales finds a sale's lots by it.
			new IndexColumn( 'platform_id', "varchar(40) NOT NULL DEFAULT ''", '%s', static fn ( LotRecord $lot ) => mb_substr( $lot->text( 'platform_lot_id' ), 0, 40 ) ),
			new IndexColumn( 'listed_at', self::ID, '%d', static fn ( LotRecord $lot ) => (int) get_post_time( 'U', true, $lot->post ) ),
			new IndexColumn( 'lot_sort', "varchar(60) NOT NULL DEFAULT ''", '%s', static fn ( LotRecord $lot ) => $lot->address_number()->sort_key() ),
			new IndexColumn( 'status', self::CODE, '%s', static fn ( LotRecord $lot ) => $lot->status()->value ),
			// Whether it can be bought once its sale is over.
			new IndexColumn( 'left_over', self::FLAG, '%d', static fn ( LotRecord $lot ) => (int) $lot->is_left_over() ),
			new IndexColumn( 'hammer', self::ID, '%d', static fn ( LotRecord $lot ) => intdiv( $lot->hammer_price() ?? 0, 100 ) ),
			new IndexColumn( 'hammer_pence', self::SMALL, '%d', static fn ( LotRecord $lot ) => ( $lot->hammer_price() ?? 0 ) % 100 ),
			new IndexColumn( 'price', self::NUMBER, '%d', static fn ( LotRecord $lot ) => min( self::UNKNOWN, PriceLine::compared( $lot ) ?: self::UNKNOWN ) ),
			new IndexColumn( 'make', self::WORD, '%s', static fn ( LotRecord $lot ) => LotWords::slug( $lot->text( 'make' ) ) ),
			new IndexColumn( 'model', self::WORD, '%s', static fn ( LotRecord $lot ) => LotWords::slug( $lot->text( 'model' ) ) ),
			new IndexColumn( 'mileage', self::NUMBER, '%d', static fn ( LotRecord $lot ) => $lot->int_or_null( 'mileage' ) ?? self::UNKNOWN ),
			new IndexColumn( 'age', self::NUMBER, '%d', static fn ( LotRecord $lot ) => $lot->age() ?? self::UNKNOWN ),
			new IndexColumn( 'fuel', self::CODE, '%s', static fn ( LotRecord $lot ) => $lot->text( 'fuel' ) ),
			new IndexColumn( 'gearbox', self::CODE, '%s', static fn ( LotRecord $lot ) => $lot->text( 'gearbox' ) ),
			new IndexColumn( 'body', self::WORD, '%s', static fn ( LotRecord $lot ) => LotWords::slug( $lot->text( 'body' ) ) ),
			new IndexColumn( 'colour', self::WORD, '%s', static fn ( LotRecord $lot ) => LotWords::slug( $lot->text( 'colour' ) ) ),
			new IndexColumn( 'vat', self::CODE, '%s', static fn ( LotRecord $lot ) => $lot->text( 'vat' ) ),
			new IndexColumn( 'grade', self::CODE, '%s', static fn ( LotRecord $lot ) => $lot->text( 'grade' ) ),
			new IndexColumn( 'euro', self::CODE, '%s', static fn ( LotRecord $lot ) => $lot->int( 'euro_emission' ) > 0 ? (string) $lot->int( 'euro_emission' ) : '' ),
			new IndexColumn( 'ulez', self::CODE, '%s', static fn ( LotRecord $lot ) => $lot->text( 'ulez' ) ),
			new IndexColumn( 'seats', self::SMALL, '%d', static fn ( LotRecord $lot ) => $lot->int( 'seats' ) ),
			new IndexColumn( 'keepers', self::NUMBER, '%d', static fn ( LotRecord $lot ) => $lot->int_or_null( 'former_keepers' ) ?? self::UNKNOWN ),
			new IndexColumn( 'property_type', self::WORD, '%s', static fn ( LotRecord $lot ) => LotWords::slug( $lot->text( 'property_type' ) ) ),
			new IndexColumn( 'bedrooms', self::SMALL, '%d', static fn ( LotRecord $lot ) => $lot->int( 'bedrooms' ) ),
			new IndexColumn( 'tenure', self::CODE, '%s', static fn ( LotRecord $lot ) => $lot->text( 'tenure' ) ),
			new IndexColumn( 'county', self::WORD, '%s', static fn ( LotRecord $lot ) => LotWords::slug( $lot->text( 'county' ) ) ),
			new IndexColumn( 'town', self::WORD, '%s', static fn ( LotRecord $lot ) => LotWords::slug( $lot->text( 'town' ) ) ),
			new IndexColumn( 'address_hidden', self::FLAG, '%d', static fn ( LotRecord $lot ) => (int) LotPlace::is_hidden( $lot ) ),
			// Where visitors may know it to be; null for no property, or where its place is not known.
			new IndexColumn( 'latitude', 'double DEFAULT NULL', '%.8f', static fn ( LotRecord $lot ) => LotPlace::point( $lot )?->latitude ),
			new IndexColumn( 'longitude', 'double DEFAULT NULL', '%.8f', static fn ( LotRecord $lot ) => LotPlace::point( $lot )?->longitude ),
			new IndexColumn( 'occupancy', self::CODE, '%s', static fn ( LotRecord $lot ) => $lot->text( 'occupancy' ) ),
			// Hundredths of a per cent; 0 where it is not known.
			new IndexColumn( 'gross_yield', self::ID, '%d', static fn ( LotRecord $lot ) => (int) min( self::UNKNOWN, round( 100 * ( $lot->gross_yield() ?? 0.0 ) ) ) ),
			new IndexColumn( 'words', 'varchar(' . SearchText::LONGEST . ") NOT NULL DEFAULT ''", '%s', self::words( ... ) ),
			// The words that `html` was made in: LotCardHtml::words().
			new IndexColumn( 'html_words', "char(8) NOT NULL DEFAULT ''", '%s', static fn () => '' ),
			// The version of the sale that its newest change belongs to.
			new IndexColumn( 'changed_in', 'int(10) unsigned NOT NULL DEFAULT 0', '%d', static fn () => 0 ),
		);
	}

	private static function words( LotRecord $lot ): string {
		// A hidden address is not found by its words either.
		$address = LotPlace::is_hidden( $lot ) ? array( 'town', 'county' ) : array( 'display_address', 'address_1', 'address_2', 'address_3', 'town', 'county' );
		return SearchText::of(
			array( $lot->title(), ...array_map( $lot->text( ... ), array( 'make', 'model', 'derivative', 'body', 'colour', ...$address ) ) ),
			array( $lot->number()->printed, NumberPlate::spaced( $lot->text( 'plate' ) ), LotPlace::postcode( $lot ) ?: ( LotPlace::is_hidden( $lot ) ? '' : $lot->text( 'postcode' ) ) )
		);
	}
}
