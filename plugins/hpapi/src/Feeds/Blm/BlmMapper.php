<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

use HearthHammer\Hpapi\Feeds\AcresParser;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Hpapi\Feeds\FeatureFacts;
use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Text\PlainText;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Sync\RecordState;

/**
 * From a row of BLM to a property in our words, noting what is wrong on the way.
 */
final class BlmMapper {

	/** Changes when the same row is to give another record: the next import maps and writes every property again. */
	public const VERSION = '3';

	private const NEEDED = array( 'AGENT_REF', 'ADDRESS_1', 'POSTCODE1', 'PRICE', 'STATUS_ID', 'TRANS_TYPE_ID' );

	private const REFERENCE = '/^[^\s<>"\']{1,100}$/';

	private readonly MediaFields $media;

	/** @var list<string> FEATURE1, FEATURE2, … as far as the definition goes. */
	private readonly array $features;

	/** @throws InvalidFeed Where a column is missing without which no property can be shown. */
	public function __construct( private readonly BlmHeader $header ) {
		$missing = array_values( array_diff( self::NEEDED, $header->columns ) );
		if ( array() !== $missing ) {
			throw new InvalidFeed( _n( 'the definition is missing this column', 'the definition is missing these columns', count( $missing ), 'hearth-hammer' ), $header->definition_line, implode( ', ', $missing ) );
		}
		$this->media    = new MediaFields( $header->columns );
		$this->features = array_values( array_filter( $header->columns, static fn ( string $column ): bool => 1 === preg_match( '/^FEATURE\d+$/', $column ) ) );
	}

	/** @param array<string, mixed> $after As Record::$after. */
	public function map( BlmRow $row, array $after ): Record {
		$in  = new FieldReader( $row );
		$key = $in->text( 'AGENT_REF', 100 );
		$key = 1 === preg_match( self::REFERENCE, $key ) && ( '' === $row->fault || 'AGENT_REF' === $this->header->columns[0] ) ? $key : '';
		if ( '' !== $row->fault ) {
			$in->error( '', $row->fault );
			return Record::unreadable( $in->problems(), $row->line, $after, $key, self::name( $in ) );
		}
		return $this->record( $in, $after ) ?? Record::unreadable( $in->problems(), $row->line, $after, $key, self::name( $in ) );
	}

	/** What an office calls the property: its address, or the words that there are. */
	private static function name( FieldReader $in ): string {
		$parts = array_filter( array_map( static fn ( string $column ): string => $in->text( $column, 80 ), array( 'ADDRESS_1', 'TOWN' ) ) );
		$shown = $in->text( 'DISPLAY_ADDRESS', 120 );
		return 2 === count( $parts ) || '' === $shown ? ( array() === $parts ? __( 'a property without an address', 'hearth-hammer' ) : implode( ', ', $parts ) ) : $shown;
	}

	/**
	 * @param array<string, mixed> $after
	 * @return Record|null Null where the row has errors that leave no property.
	 */
	private function record( FieldReader $in, array $after ): ?Record {
		$reference = $in->text( 'AGENT_REF', 100 );
		if ( 1 !== preg_match( self::REFERENCE, $reference ) ) {
			$in->error( 'AGENT_REF', '' === $reference ? __( 'the reference is empty; each property needs its own', 'hearth-hammer' ) : sprintf( /* translators: %s: reference of a property */ __( 'the reference “%s” contains a space, a quote or an angle bracket', 'hearth-hammer' ), FieldReader::shown( $reference ) ) );
			return null;
		}
		$branch = $in->text( 'BRANCH_ID', 60 );
		$branch = '' === $branch ? explode( '_', $reference )[0] : $branch;
		$fields = $this->market( $in ) + $this->letting( $in ) + $this->rooms( $in ) + $this->address( $in ) + $this->terms( $in ) + $this->dates( $in );
		$media  = $this->media->of( $in );

		$description        = $in->row->get( 'DESCRIPTION' );
		$fields['summary']  = $in->text( 'SUMMARY', 1000 );
		$fields['features'] = array_values( array_filter( array_map( static fn ( string $column ): string => $in->text( $column, 200 ), $this->features ) ) );
		$fields             = FeatureFacts::of( $fields['features'], $media ) + $fields;
		// Of a sale it is no answer to any question.
		$fields['pets'] = 2 === $fields['channel'] ? $fields['pets'] : '';
		if ( '' === $fields['council_tax_band'] ) {
			$fields['council_tax_band'] = FeatureFacts::council_tax_band( $fields['features'] );
		}
		$acres              = AcresParser::parse( $fields['summary'] . ' . ' . implode( ' . ', $fields['features'] ) . ' . ' . PlainText::of( $description ) );

		$fields['acres']         = $acres ?? 0.0;
		$fields['acres_source']  = null === $acres ? '' : 'feed_text';
		$fields['documents']     = self::links( $media, MediaItem::DOCUMENT );
		$fields['virtual_tours'] = self::links( $media, MediaItem::TOUR );
		return new Record(
			$reference,
			$branch,
			$fields,
			$description,
			$media,
			channel: 2 === $fields['channel'] ? 'lettings' : 'sales',
			published: $fields['published'],
			state: in_array( $fields['status'], array( 'sold', 'let' ), true ) ? RecordState::Complete : RecordState::Live,
			line: $in->row->line,
			key_field: 'AGENT_REF',
			name: self::name( $in ),
			after: $after,
			problems: $in->problems(),
		);
	}

	/** @return array<string, mixed> */
	private function market( FieldReader $in ): array {
		$qualifier = $in->word( 'PRICE_QUALIFIER', BlmCodes::PRICE_QUALIFIER, '' );
		$is_pounds = Currency::is_pounds( $in->row->fields );
		$price     = $is_pounds ? $in->whole( 'PRICE', 2000000000 ) : 0;
		if ( ! $is_pounds ) {
			$in->error( 'PRICE', sprintf( /* translators: %s: currency, e.g. EUR */ __( 'the price is not in pounds (%s), and this site shows pounds only. Give the price in pounds, or remove the property from this feed', 'hearth-hammer' ), FieldReader::shown( Currency::named( $in->row->fields ) ) ) );
		} elseif ( '' === $in->row->get( 'PRICE' ) && 'poa' !== $qualifier ) {
			$in->error( 'PRICE', __( 'the price is empty. Only a property with “price on application” (PRICE_QUALIFIER 1) can leave it empty', 'hearth-hammer' ) );
		}
		$type = $in->row->get( 'PROP_SUB_ID' );
		if ( '' !== $type && ! ( ctype_digit( $type ) && isset( BlmCodes::TYPE[ (int) $type ] ) ) ) {
			$in->warning( 'PROP_SUB_ID', sprintf( /* translators: %s: number of a type */ __( 'the property type %s is not recognised, so it is shown as “property”', 'hearth-hammer' ), FieldReader::shown( $type ) ) );
		}
		return array(
			'channel'            => $in->word( 'TRANS_TYPE_ID', BlmCodes::CHANNEL, 1, true ),
			'status'             => $in->word( 'STATUS_ID', BlmCodes::STATUS, 'available', true ),
			'published'          => $in->flag( 'PUBLISHED_FLAG', true ),
			'price'              => $price,
			'price_qualifier'    => $qualifier,
			'property_type'      => BlmCodes::TYPE[ ctype_digit( $type ) ? (int) $type : 0 ] ?? 'property',
			'property_type_code' => ctype_digit( $type ) ? min( 99999, (int) $type ) : 0,
			'new_home'           => $in->flag( 'NEW_HOME_FLAG', false ),
		);
	}

	/** @return array<string, mixed> */
	private function letting( FieldReader $in ): array {
		$let  = '2' === $in->row->get( 'TRANS_TYPE_ID' );
		$from = $in->time( 'LET_DATE_AVAILABLE' );
		return array(
			'rent_frequency' => $let ? $in->word( 'LET_RENT_FREQUENCY', BlmCodes::RENT_FREQUENCY, 'monthly' ) : '',
			'deposit'        => $let ? $in->whole( 'LET_BOND', 10000000 ) : 0,
			'let_type'       => $let ? $in->word( 'LET_TYPE_ID', BlmCodes::LET_TYPE, '' ) : '',
			'furnished'      => $let ? $in->word( 'LET_FURN_ID', BlmCodes::FURNISHED, '' ) : '',
			'available_from' => $let && null !== $from ? $from->format( 'Y-m-d' ) : '',
		);
	}

	/** @return array<string, mixed> */
	private function rooms( FieldReader $in ): array {
		return array(
			'bedrooms'     => $in->whole( 'BEDROOMS' ),
			'bathrooms'    => $in->whole( 'BATHROOMS' ),
			'living_rooms' => $in->whole( 'LIVING_ROOMS' ),
		);
	}

	/** @return array<string, mixed> */
	private function address( FieldReader $in ): array {
		$typed    = trim( $in->row->get( 'POSTCODE1' ) . ' ' . $in->row->get( 'POSTCODE2' ) );
		$postcode = Postcode::parse( $typed );
		if ( '' === $in->row->get( 'POSTCODE1' ) ) {
			$in->warning( 'POSTCODE1', __( 'the postcode is empty, so the property is not on the map and can only be found by town', 'hearth-hammer' ) );
		} elseif ( null === $postcode && '' !== $in->row->get( 'POSTCODE2' ) ) {
			$in->warning( 'POSTCODE1', sprintf( /* translators: %s: what was typed */ __( '“%s” is not a UK postcode, so the property is not on the map', 'hearth-hammer' ), FieldReader::shown( $typed ) ) );
		}
		$fields = array(
			'postcode'        => null === $postcode ? mb_substr( strtoupper( PlainText::of( $typed ) ), 0, 10 ) : (string) $postcode,
			'town'            => $in->text( 'TOWN', 100 ),
			'display_address' => $in->text( 'DISPLAY_ADDRESS', 200 ),
		);
		foreach ( array( 'address_1', 'address_2', 'address_3', 'address_4' ) as $name ) {
			$fields[ $name ] = $in->text( strtoupper( $name ), 200 );
		}
		if ( '' === $fields['address_1'] && '' === $fields['display_address'] ) {
			$in->error( 'ADDRESS_1', __( 'the address is empty: fill in ADDRESS_1 or DISPLAY_ADDRESS', 'hearth-hammer' ) );
		}
		return $fields + $this->coordinates( $in );
	}

	/** @return array<string, float> Empty for feeds of the United Kingdom, which carry none. */
	private function coordinates( FieldReader $in ): array {
		$latitude  = $in->row->get( 'EXACT_LATITUDE' );
		$longitude = $in->row->get( 'EXACT_LONGITUDE' );
		if ( '' === $latitude || '' === $longitude || ( 0.0 === (float) $latitude && 0.0 === (float) $longitude ) ) {
			return array();
		}
		if ( ! is_numeric( $latitude ) || ! is_numeric( $longitude ) || abs( (float) $latitude ) > 90 || abs( (float) $longitude ) > 180 ) {
			$in->warning( 'EXACT_LATITUDE', __( 'latitude and longitude are not valid degrees, so the postcode is used', 'hearth-hammer' ) );
			return array();
		}
		return array(
			'latitude'  => (float) $latitude,
			'longitude' => (float) $longitude,
		);
	}

	/** @return array<string, mixed> */
	private function terms( FieldReader $in ): array {
		return array(
			'tenure'                      => $in->word( 'TENURE_TYPE_ID', BlmCodes::TENURE, '' ),
			'lease_years'                 => $in->whole( 'TENURE_UNEXPIRED_YEARS', 9999 ),
			'ground_rent'                 => $in->whole( 'ANNUAL_GROUND_RENT', 10000000 ),
			'ground_rent_review_years'    => $in->whole( 'GROUND_RENT_REVIEW_PERIOD_YEARS', 999 ),
			'service_charge'              => $in->whole( 'ANNUAL_SERVICE_CHARGE', 10000000 ),
			'council_tax_band'            => strtoupper( $in->text( 'COUNCIL_TAX_BAND', 10 ) ),
			'shared_ownership_percentage' => $in->number( 'SHARED_OWNERSHIP_PERCENTAGE', 100 ),
		);
	}

	/** @return array<string, int> Times that the feed does not give are left out. */
	private function dates( FieldReader $in ): array {
		return array_filter(
			array(
				'listed_at'  => $in->time( 'CREATE_DATE' )?->getTimestamp(),
				'updated_at' => $in->time( 'UPDATE_DATE' )?->getTimestamp(),
			),
			static fn ( ?int $time ): bool => null !== $time
		);
	}

	/**
	 * @param list<MediaItem> $media
	 * @return list<array{url: string, caption: string}>
	 */
	private static function links( array $media, string $kind ): array {
		$links = array();
		foreach ( $media as $one ) {
			if ( $one->kind === $kind ) {
				$links[] = array(
					'url'     => $one->source,
					'caption' => $one->caption,
				);
			}
		}
		return $links;
	}
}
