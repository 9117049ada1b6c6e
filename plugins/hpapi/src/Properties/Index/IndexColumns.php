<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Core\Index\IndexColumn;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Material\Completeness;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyTypes;

/**
 * The columns of the index, once. A column that is added or changed here is made, filled and put into the keys by
 * itself (core's IndexUpdate).
 *
 * - `published`: a visitor may see it. `on_market`: and it is not sold, let or agreed.
 * - `amount`: what prices are compared by, pounds; of lettings pounds per calendar month.
 * - `let_type`, `furnished`, `pets`, `available_from`: of lettings alone. `pets`: welcome or considered.
 *   `available_from`: a day as 20270131, 0 where none is known. They have a key of their own (IndexTable).
 * - `agreed_at`: Unix seconds of the day on which a sale or let was agreed, 0 where none is.
 * - `valuer`: the member of staff whom the property names, 0 for nobody; then its branch's first speaks for it.
 * - `completeness`: per cent of its material information, for staff.
 *
 * Card and pin, which are made together, and the row's shape are not here: see PropertyIndexer and core's IndexTable.
 */
final class IndexColumns {

	private const NUMBER = 'bigint(20) unsigned NOT NULL DEFAULT 0';
	private const FLAG   = 'tinyint(1) unsigned NOT NULL DEFAULT 0';

	/** @return list<IndexColumn> */
	public static function all(): array {
		/** @var list<IndexColumn>|null $all */
		static $all = null;
		return $all ??= self::rows();
	}

	/** @return list<IndexColumn> */
	private static function rows(): array {
		return array(
			new IndexColumn( 'post_id', 'bigint(20) unsigned NOT NULL', '%d', static fn ( PropertyRecord $one ) => $one->post->ID ),
			new IndexColumn( 'reference', "varchar(100) NOT NULL DEFAULT ''", '%s', static fn ( PropertyRecord $one ) => mb_substr( $one->text( 'reference' ), 0, 100 ) ),
			new IndexColumn( 'branch', "varchar(60) NOT NULL DEFAULT ''", '%s', static fn ( PropertyRecord $one ) => mb_substr( $one->text( 'branch' ), 0, 60 ) ),
			new IndexColumn( 'valuer', self::NUMBER, '%d', static fn ( PropertyRecord $one ) => max( 0, $one->int( 'valuer' ) ) ),
			new IndexColumn( 'channel', 'tinyint(3) unsigned NOT NULL', '%d', static fn ( PropertyRecord $one ) => $one->channel()->value ),
			new IndexColumn( 'status', 'varchar(20) NOT NULL', '%s', static fn ( PropertyRecord $one ) => $one->status()->value ),
			new IndexColumn( 'status_group', 'varchar(20) NOT NULL', '%s', static fn ( PropertyRecord $one ) => $one->is_published() ? $one->status()->group() : 'hidden' ),
			new IndexColumn( 'published', self::FLAG, '%d', static fn ( PropertyRecord $one ) => (int) $one->is_published() ),
			new IndexColumn( 'on_market', self::FLAG, '%d', static fn ( PropertyRecord $one ) => (int) ( $one->is_published() && $one->status()->on_market() ) ),
			new IndexColumn( 'price', 'int(10) unsigned NOT NULL DEFAULT 0', '%d', static fn ( PropertyRecord $one ) => min( 4294967295, $one->int( 'price' ) ) ),
			new IndexColumn( 'amount', 'int(10) unsigned NOT NULL DEFAULT 0', '%d', static fn ( PropertyRecord $one ) => min( PropertyTable::NO_AMOUNT, $one->price()->amount() ) ),
			new IndexColumn( 'bedrooms', 'smallint(5) unsigned NOT NULL DEFAULT 0', '%d', static fn ( PropertyRecord $one ) => $one->int( 'bedrooms' ) ),
			// Four decimals of an acre; six of a degree would do, but not for a distance.
			new IndexColumn( 'acres', 'double NOT NULL DEFAULT 0', '%.4f', static fn ( PropertyRecord $one ) => $one->float( 'acres' ) ),
			new IndexColumn( 'property_type', "varchar(60) NOT NULL DEFAULT ''", '%s', static fn ( PropertyRecord $one ) => mb_substr( $one->text( 'property_type' ), 0, 60 ) ),
			new IndexColumn( 'type_group', "varchar(20) NOT NULL DEFAULT ''", '%s', static fn ( PropertyRecord $one ) => PropertyTypes::group( $one->text( 'property_type' ) ) ),
			new IndexColumn( 'parish_id', self::NUMBER, '%d', static fn ( PropertyRecord $one, ?Parish $parish ) => $parish->id ?? 0 ),
			new IndexColumn( 'postcode', "varchar(8) NOT NULL DEFAULT ''", '%s', static fn ( PropertyRecord $one ) => (string) $one->postcode() ),
			new IndexColumn( 'outcode', "varchar(4) NOT NULL DEFAULT ''", '%s', static fn ( PropertyRecord $one ) => $one->postcode()->outward ?? '' ),
			new IndexColumn( 'sector', "varchar(6) NOT NULL DEFAULT ''", '%s', static fn ( PropertyRecord $one ) => (string) $one->postcode()?->sector() ),
			new IndexColumn( 'latitude', 'double DEFAULT NULL', '%.8f', static fn ( PropertyRecord $one ) => $one->coordinates()?->latitude ),
			new IndexColumn( 'longitude', 'double DEFAULT NULL', '%.8f', static fn ( PropertyRecord $one ) => $one->coordinates()?->longitude ),
			new IndexColumn( 'new_home', self::FLAG, '%d', static fn ( PropertyRecord $one ) => (int) $one->is( 'new_home' ) ),
			new IndexColumn( 'garden', self::FLAG, '%d', static fn ( PropertyRecord $one ) => (int) self::has_garden( $one ), true ),
			// What the material information says of it, unless that is that there is none.
			new IndexColumn( 'parking', self::FLAG, '%d', static fn ( PropertyRecord $one ) => (int) ( 1 !== preg_match( '/^$|^no\b|^none\b|\bno parking\b|\bon[- ](?:the[- ])?street\b|\bin the (?:street|road|lane)\b|\bpermit/i', $one->text( 'parking' ) ) ), true ),
			new IndexColumn( 'bathrooms', 'smallint(5) unsigned NOT NULL DEFAULT 0', '%d', static fn ( PropertyRecord $one ) => $one->int( 'bathrooms' ), true ),
			new IndexColumn( 'let_type', "varchar(16) NOT NULL DEFAULT ''", '%s', static fn ( PropertyRecord $one ) => self::of_letting( $one, 'let_type' ) ),
			new IndexColumn( 'furnished', "varchar(16) NOT NULL DEFAULT ''", '%s', static fn ( PropertyRecord $one ) => self::of_letting( $one, 'furnished' ) ),
			new IndexColumn( 'pets', self::FLAG, '%d', static fn ( PropertyRecord $one ) => (int) in_array( self::of_letting( $one, 'pets' ), array( 'yes', 'ask' ), true ) ),
			new IndexColumn( 'available_from', 'int(10) unsigned NOT NULL DEFAULT 0', '%d', static fn ( PropertyRecord $one ) => self::day( self::of_letting( $one, 'available_from' ) ) ),
			new IndexColumn( 'listed_at', self::NUMBER, '%d', static fn ( PropertyRecord $one ) => $one->listed_at() ),
			new IndexColumn( 'reduced_at', self::NUMBER, '%d', static fn ( PropertyRecord $one ) => $one->reduced_at() ),
			new IndexColumn( 'agreed_at', self::NUMBER, '%d', static fn ( PropertyRecord $one ) => $one->agreed_at() ),
			new IndexColumn( 'updated_at', self::NUMBER, '%d', static fn ( PropertyRecord $one ) => $one->int( 'updated_at' ) > 0 ? $one->int( 'updated_at' ) : (int) get_post_modified_time( 'U', true, $one->post ) ),
			// SQLite adds no column to a table that is there without a default, and MySQL's texts have none but NULL.
			new IndexColumn( 'words', 'text DEFAULT NULL', '%s', PropertyWords::of( ... ) ),
			new IndexColumn( 'common_words', self::NUMBER, '%d', static fn ( PropertyRecord $one, ?Parish $parish, array $row ) => CommonWords::mask( (string) $row['words'] ), true ),
			new IndexColumn( 'completeness', 'tinyint(3) unsigned DEFAULT NULL', '%d', static fn ( PropertyRecord $one ) => Completeness::of( $one )->percent ),
		);
	}

	/** Empty of what is for sale, whatever is stored. */
	private static function of_letting( PropertyRecord $property, string $field ): string {
		return Channel::Lettings === $property->channel() ? mb_substr( $property->text( $field ), 0, 16 ) : '';
	}

	/** From YYYY-MM-DD; 0 for what is no day. */
	private static function day( string $date ): int {
		return 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $date ) ? (int) str_replace( '-', '', $date ) : 0;
	}

	/** Whether a feature speaks of a garden that comes with it: not of a room named after one, nor of one that is shared. */
	private static function has_garden( PropertyRecord $property ): bool {
		$garden = array_filter(
			$property->strings( 'features' ),
			static fn ( string $feature ): bool => 1 === preg_match( '/\bgardens?\b(?! (?:rooms?|doors?|offices?|flat|apartment|studio|wall|cent(?:re|er))\b)/iu', $feature )
				&& 1 !== preg_match( '/\b(?:no|without|communal|shared|public|hop|residents?[\'’]?s?[\'’]?) (?:a )?gardens?\b/iu', $feature )
		);
		return array() !== $garden;
	}
}
