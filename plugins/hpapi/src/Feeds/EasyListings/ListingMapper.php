<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\EasyListings;

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
use HearthHammer\Hpapi\Feeds\FeatureFacts;
use HearthHammer\Hpapi\Feeds\Stock\StockRow;
use LogicException;

defined( 'ABSPATH' ) || exit;

/**
 * From a listing of Easy Property Listings to a property in our words.
 */
final class ListingMapper implements RecordMapper {

	/** Changes when the same row is to give another record: the next run maps and writes every property again. */
	public const VERSION = '1';

	/** Acres in one of the units that an office may choose. */
	private const ACRES = array( 'acre' => 1.0, 'hectare' => 2.47105, 'squareMeter' => 0.000247105, 'sqft' => 0.0000229568, 'square' => 0.00229568 );

	/** Questions that the office answers with yes, and what a feature says then. */
	private const TICKED = array(
		'property_pool'            => 'Swimming pool',
		'property_air_conditioning' => 'Air conditioning',
		'property_security_system' => 'Security system',
		'property_study'           => 'Study',
		'property_gym'             => 'Gym',
		'property_workshop'        => 'Workshop',
		'property_tennis_court'    => 'Tennis court',
		'property_secure_parking'  => 'Secure parking',
	);

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
		return new MappedRecord( $this->record( $in, $key, $name, is_string( $data['content'] ?? null ) ? $data['content'] : '' ), $in->problems(), $key, $name );
	}

	private function record( StockRow $in, string $key, string $name, string $text ): Record {
		$media    = $this->media( $in );
		$features = $this->features( $in );
		$fields   = ( new ListingMarket() )->of( $in ) + $this->address( $in ) + $this->land( $in, $features, $text ) + array_filter( array( 'parking' => self::parking( $in ) ) ) + FeatureFacts::of( $features, $media ) + array(
			'bedrooms'         => (int) $in->number( 'property_bedrooms', 999 ),
			'bathrooms'        => (int) $in->number( 'property_bathrooms', 999 ),
			'living_rooms'     => 0,
			'new_home'         => $in->is_yes( 'property_new_construction' ),
			'summary'          => '' === $in->own( 'excerpt', 1000 ) ? $in->text( 'property_heading', 200 ) : $in->own( 'excerpt', 1000 ),
			'features'         => $features,
			'council_tax_band' => FeatureFacts::council_tax_band( $features ),
			'documents'        => self::links( $media, MediaItem::DOCUMENT ),
			'virtual_tours'    => self::links( $media, MediaItem::TOUR ),
			'listed_at'        => $in->int( 'listed_at' ),
			'updated_at'       => $in->int( 'updated_at' ),
		);
		$fields['pets'] = 2 === $fields['channel'] ? $fields['pets'] : '';
		return new Record(
			$key,
			$in->own( 'branch', 60 ),
			$fields,
			$text,
			$media,
			channel: 2 === $fields['channel'] ? 'lettings' : 'sales',
			published: true === $fields['published'],
			state: in_array( $fields['status'], array( 'sold', 'let' ), true ) ? RecordState::Complete : RecordState::Live,
			key_field: 'property_unique_id',
			name: $name,
		);
	}

	/** @return list<string> */
	private function features( StockRow $in ): array {
		$ticked = array_filter( self::TICKED, $in->is_yes( ... ), ARRAY_FILTER_USE_KEY );
		return array_values( array_unique( array_filter( array( ...$in->terms( 'tax_feature' ), ...array_values( $ticked ) ) ) ) );
	}

	private static function parking( StockRow $in ): string {
		$garages  = (int) $in->number( 'property_garage', 99 );
		$carports = (int) $in->number( 'property_carport', 99 );
		return implode( '; ', array_filter( array( 0 === $garages ? '' : "Garage: {$garages}", 0 === $carports ? '' : "Carport: {$carports}" ) ) );
	}

	/**
	 * @param list<string> $features
	 * @return array{acres: float, acres_source: string}
	 */
	private function land( StockRow $in, array $features, string $text ): array {
		$area  = $in->number( 'property_land_area', 1000000000 );
		$acres = $area > 0 && isset( self::ACRES[ $in->raw( 'property_land_area_unit' ) ] ) ? round( $area * self::ACRES[ $in->raw( 'property_land_area_unit' ) ], 3 ) : AcresParser::parse( implode( ' . ', $features ) . ' . ' . PlainText::of( $text ) );
		return array( 'acres' => $acres ?? 0.0, 'acres_source' => null === $acres ? '' : 'feed_text' );
	}

	/** @return array<string, mixed> */
	private function address( StockRow $in ): array {
		$typed    = $in->text( 'property_address_postal_code', 20 );
		$postcode = Postcode::parse( $typed );
		if ( null === $postcode ) {
			$in->warning(
				'property_address_postal_code',
				'' === $typed
					? __( 'the postcode is empty, so the property is not on the map and can only be found by town', 'hearth-hammer' )
					/* translators: %s: what was typed */
					: sprintf( __( '“%s” is not a UK postcode, so the property is not on the map', 'hearth-hammer' ), $typed )
			);
		}
		$suburb = $in->text( 'property_address_suburb', 100 );
		$city   = $in->text( 'property_address_city', 100 );
		$unit   = $in->text( 'property_address_sub_number', 40 );
		$fields = array(
			'address_1'       => trim( ( '' === $unit ? '' : $unit . ', ' ) . $in->text( 'property_address_street_number', 40 ) . ' ' . $in->text( 'property_address_street', 80 ) ),
			'address_2'       => '' === $city ? '' : $suburb,
			'address_3'       => '',
			'address_4'       => $in->text( 'property_address_state', 80 ),
			'town'            => '' === $city ? $suburb : $city,
			'postcode'        => null === $postcode ? mb_substr( strtoupper( $typed ), 0, 10 ) : (string) $postcode,
			// An owner may hide the street.
			'display_address' => 'no' === strtolower( $in->raw( 'property_address_display' ) ) ? implode( ', ', array_filter( array( $suburb, $city ) ) ) : $in->own( 'title' ),
		);
		if ( '' === $fields['address_1'] && '' === $fields['display_address'] ) {
			$in->error( 'post_title', __( 'the address is empty: give the property a title or a street', 'hearth-hammer' ) );
		}
		$point    = array_map( trim( ... ), explode( ',', $in->raw( 'property_address_coordinates' ) ) );
		$is_point = 2 === count( $point ) && is_numeric( $point[0] ) && is_numeric( $point[1] ) && abs( (float) $point[0] ) <= 90 && abs( (float) $point[1] ) <= 180 && ( 0.0 !== (float) $point[0] || 0.0 !== (float) $point[1] );
		return $is_point ? $fields + array( 'latitude' => (float) $point[0], 'longitude' => (float) $point[1] ) : $fields;
	}

	/** @return list<MediaItem> */
	private function media( StockRow $in ): array {
		$media = array();
		foreach ( $in->media() as $one ) {
			$source = str_contains( $one['source'], ':' ) ? WebAddress::parse( $one['source'] ) : $one['source'];
			if ( null === $source || '' === $source ) {
				/* translators: %s: what was typed */
				$in->warning( $one['field'], sprintf( __( '“%s” is not a web address (http or https), so it is ignored', 'hearth-hammer' ), mb_substr( $one['source'], 0, 60 ) ) );
				continue;
			}
			$media[] = new MediaItem( $one['kind'], $source, $one['caption'], $one['field'] );
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
