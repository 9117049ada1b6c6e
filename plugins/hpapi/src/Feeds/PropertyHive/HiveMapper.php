<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\PropertyHive;

use HearthHammer\Core\Http\WebAddress;
use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Sync\MappedRecord;
use HearthHammer\Core\Sync\RawRecord;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\RecordMapper;
use HearthHammer\Core\Sync\RecordState;
use HearthHammer\Core\Text\PlainText;
use HearthHammer\Hpapi\Feeds\AcresParser;
use HearthHammer\Hpapi\Feeds\Stock\StockRow;
use LogicException;

defined( 'ABSPATH' ) || exit;

/**
 * From a property of Property Hive to one in our words.
 */
final class HiveMapper implements RecordMapper {

	/** Changes when the same row is to give another record: the next run maps and writes every property again. */
	public const VERSION = '1';

	/** Marketing flags that were true on one day. */
	private const PASSING_FLAGS = '/\bnew instruction\b|\breduced\b|\bnew to (the )?market\b|\bjust (added|listed)\b/i';

	public function version(): string {
		return self::VERSION;
	}

	public function map( RawRecord $raw ): MappedRecord {
		if ( ! is_array( $raw->data ) ) {
			throw new LogicException( 'StockSource gives rows.' );
		}
		/** @var array<string, mixed> $data */
		$data = $raw->data;
		$in   = new StockRow( $data );
		$name = $in->own( 'title', 120 );
		$name = '' === $name ? __( 'a property without an address', 'hearth-hammer' ) : $name;
		$key  = $in->own( 'reference', 100 );
		return new MappedRecord( $this->record( $in, $key, $name ), $in->problems(), $key, $name );
	}

	private function record( StockRow $in, string $key, string $name ): Record {
		$media    = $this->media( $in );
		$features = $this->features( $in );
		$market   = ( new HiveMarket() )->of( $in );
		$text     = HiveText::of( $in );
		$summary  = $in->own( 'excerpt', 1000 );
		$acres    = AcresParser::parse( $summary . ' . ' . implode( ' . ', $features ) . ' . ' . PlainText::of( $text ) );
		$fields   = $market + $this->address( $in ) + HiveMaterial::of( $in, $features, $media ) + array(
			'bedrooms'      => (int) $in->number( '_bedrooms', 999 ),
			'bathrooms'     => (int) $in->number( '_bathrooms', 999 ),
			'living_rooms'  => (int) $in->number( '_reception_rooms', 999 ),
			'new_home'      => array() !== preg_grep( '/\bnew[- ](home|build)\b/i', $in->terms( 'marketing_flag' ) ),
			'summary'       => $summary,
			'features'      => $features,
			'acres'         => $acres ?? 0.0,
			'acres_source'  => null === $acres ? '' : 'feed_text',
			'documents'     => self::links( $media, MediaItem::DOCUMENT ),
			'virtual_tours' => self::links( $media, MediaItem::TOUR ),
			'listed_at'     => $in->int( 'listed_at' ),
			'updated_at'    => $in->int( 'updated_at' ),
		);
		// Of a sale it is no answer to any question.
		$fields['pets'] = 2 === $fields['channel'] ? $fields['pets'] : '';
		return new Record(
			$key,
			$in->own( 'branch', 60 ),
			$fields,
			$text,
			$media,
			channel: 2 === $fields['channel'] ? 'lettings' : 'sales',
			published: true === $fields['published'],
			// One that the office withdrew is moved, too: its address answers that it is gone.
			state: in_array( $fields['status'], array( 'sold', 'let' ), true ) ? RecordState::Complete : RecordState::Live,
			key_field: '_reference_number',
			name: $name,
		);
	}

	/** @return list<string> What was written or ticked, the outside space, and the flags that stay true. */
	private function features( StockRow $in ): array {
		$written = array_map( static fn ( string $one ): string => mb_substr( PlainText::of( $one ), 0, 200 ), $in->numbered( '_features', '_feature_' ) );
		$flags   = array_filter( $in->terms( 'marketing_flag' ), static fn ( string $one ): bool => 1 !== preg_match( self::PASSING_FLAGS, $one ) );
		$all     = array();
		foreach ( array( ...$written, ...$in->terms( 'property_feature' ), ...$in->terms( 'outside_space' ), ...$flags ) as $one ) {
			'' === $one || $all[ mb_strtolower( $one ) ] ??= $one;
		}
		return array_values( $all );
	}

	/** @return array<string, mixed> */
	private function address( StockRow $in ): array {
		$typed    = $in->text( '_address_postcode', 20 );
		$postcode = Postcode::parse( $typed );
		if ( null === $postcode ) {
			$in->warning(
				'_address_postcode',
				'' === $typed
					? __( 'the postcode is empty, so the property is not on the map and can only be found by town', 'hearth-hammer' )
					/* translators: %s: what was typed */
					: sprintf( __( '“%s” is not a UK postcode, so the property is not on the map', 'hearth-hammer' ), $typed )
			);
		}
		$fields = array(
			'address_1'       => trim( $in->text( '_address_name_number' ) . ' ' . $in->text( '_address_street' ) ),
			'address_2'       => $in->text( '_address_two' ),
			'address_3'       => '',
			'address_4'       => $in->text( '_address_four' ),
			'town'            => $in->text( '_address_three', 100 ),
			'postcode'        => null === $postcode ? mb_substr( strtoupper( $typed ), 0, 10 ) : (string) $postcode,
			'display_address' => $in->own( 'title' ),
		);
		if ( '' === $fields['address_1'] && '' === $fields['display_address'] ) {
			$in->error( 'post_title', __( 'the address is empty: give the property a title or a street', 'hearth-hammer' ) );
		}
		$latitude  = $in->raw( '_latitude' );
		$longitude = $in->raw( '_longitude' );
		$is_point  = is_numeric( $latitude ) && is_numeric( $longitude ) && abs( (float) $latitude ) <= 90 && abs( (float) $longitude ) <= 180 && ( 0.0 !== (float) $latitude || 0.0 !== (float) $longitude );
		return $is_point ? $fields + array( 'latitude' => (float) $latitude, 'longitude' => (float) $longitude ) : $fields;
	}

	/** @return list<MediaItem> */
	private function media( StockRow $in ): array {
		$media = array();
		foreach ( $in->media() as $one ) {
			$is_file = ! str_contains( $one['source'], ':' );
			$source  = $is_file ? $one['source'] : WebAddress::parse( $one['source'] );
			if ( null === $source || '' === $source ) {
				/* translators: %s: what was typed */
				$in->warning( $one['field'], sprintf( __( '“%s” is not a web address (http or https), so it is ignored', 'hearth-hammer' ), mb_substr( $one['source'], 0, 60 ) ) );
				continue;
			}
			$media[] = new MediaItem( $one['kind'], $source, MediaItem::EPC === $one['kind'] && '' === $one['caption'] ? 'EPC' : $one['caption'], $one['field'] );
		}
		return $media;
	}

	/**
	 * @param list<MediaItem> $media
	 * @return list<array{url: string, caption: string}>
	 */
	private static function links( array $media, string $kind ): array {
		return array_values( array_map( static fn ( MediaItem $one ): array => array( 'url' => $one->source, 'caption' => $one->caption ), array_filter( $media, static fn ( MediaItem $one ): bool => $kind === $one->kind ) ) );
	}
}
