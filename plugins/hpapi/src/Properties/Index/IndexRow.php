<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Material\Completeness;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyTypes;

/**
 * A row of hpapi_property_index, made from a property.
 */
final class IndexRow {

	/** Column to the placeholder its value is written with; six decimals of a degree would do, but not of a distance. */
	public const COLUMNS = array(
		'post_id'       => '%d',
		'reference'     => '%s',
		'branch'        => '%s',
		'channel'       => '%d',
		'status'        => '%s',
		'status_group'  => '%s',
		'published'     => '%d',
		'on_market'     => '%d',
		'price'         => '%d',
		'amount'        => '%d',
		'bedrooms'      => '%d',
		'acres'         => '%.4f',
		'property_type' => '%s',
		'type_group'    => '%s',
		'parish_id'     => '%d',
		'postcode'      => '%s',
		'outcode'       => '%s',
		'sector'        => '%s',
		'latitude'      => '%.8f',
		'longitude'     => '%.8f',
		'new_home'      => '%d',
		'listed_at'     => '%d',
		'updated_at'    => '%d',
		'completeness'  => '%d',
		'card'          => '%s',
		'pin'           => '%s',
	);

	/** @return array<string, int|float|string|null> Column to value. */
	public static function of( PropertyRecord $property, ParishRepository $parishes ): array {
		$published = $property->is_published();
		$postcode  = $property->postcode();
		$point     = $property->coordinates();
		$type      = $property->text( 'property_type' );
		$parish    = $property->int( 'parish' ) > 0 ? $parishes->by_id( $property->int( 'parish' ) ) : null;
		$card      = Card::of( $property, $parish );
		return array(
			'post_id'       => $property->post->ID,
			'reference'     => mb_substr( $property->text( 'reference' ), 0, 100 ),
			'branch'        => mb_substr( $property->text( 'branch' ), 0, 60 ),
			'channel'       => $property->channel()->value,
			'status'        => $property->status()->value,
			'status_group'  => $published ? $property->status()->group() : 'hidden',
			'published'     => (int) $published,
			'on_market'     => (int) ( $published && $property->status()->on_market() ),
			'price'         => min( 4294967295, $property->int( 'price' ) ),
			'amount'        => min( IndexTable::NO_AMOUNT, $property->price()->amount() ),
			'bedrooms'      => $property->int( 'bedrooms' ),
			'acres'         => $property->float( 'acres' ),
			'property_type' => mb_substr( $type, 0, 60 ),
			'type_group'    => PropertyTypes::group( $type ),
			'parish_id'     => $parish->id ?? 0,
			'postcode'      => (string) $postcode,
			'outcode'       => $postcode->outward ?? '',
			'sector'        => (string) $postcode?->sector(),
			'latitude'      => $point?->latitude,
			'longitude'     => $point?->longitude,
			'new_home'      => (int) $property->is( 'new_home' ),
			'listed_at'     => $property->int( 'listed_at' ) > 0 ? $property->int( 'listed_at' ) : (int) get_post_time( 'U', true, $property->post ),
			'updated_at'    => $property->int( 'updated_at' ) > 0 ? $property->int( 'updated_at' ) : (int) get_post_modified_time( 'U', true, $property->post ),
			'completeness'  => Completeness::of( $property )->percent,
			'card'          => Card::encode( $card ),
			'pin'           => Card::encode( Card::pin( $card, $property ) ),
		);
	}
}
