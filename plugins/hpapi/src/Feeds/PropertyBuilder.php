<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Location;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Text\HtmlCleaner;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\PropertyText;

/**
 * Everything that is stored of a property, made of what its feed says and where its postcode is.
 */
final class PropertyBuilder {

	/** @param array<string, Location> $locations By postcode. */
	public function __construct(
		private readonly ParishRepository $parishes,
		private readonly array $locations,
		private readonly Town $towns,
		private readonly string $feed,
	) {}

	/**
	 * @param array<string, list<array<string, mixed>>> $pictures By kind of MediaItem.
	 * @return array<string, mixed> By the names of property-fields.json.
	 */
	public function fields( Record $property, array $pictures ): array {
		[ $point, $quality ] = $this->locate( $property );
		return array(
			'reference'        => $property->source_key,
			'branch'           => $property->section,
			'feed'             => $this->feed,
			'feed_hash'        => $property->change_token,
			'latitude'         => null === $point ? 0.0 : $point->latitude,
			'longitude'        => null === $point ? 0.0 : $point->longitude,
			'location_quality' => $quality,
			'town'             => $this->towns->of( $property, $point ),
			'parish'           => $this->parish( $property, $point )->id ?? 0,
			'withdrawn_at'     => 0,
			'images'           => $pictures[ MediaItem::IMAGE ] ?? array(),
			'floorplans'       => $pictures[ MediaItem::FLOORPLAN ] ?? array(),
			'epc_images'       => $pictures[ MediaItem::EPC ] ?? array(),
		) + $property->fields;
	}

	/** @param array<string, mixed> $fields What fields() gave. */
	public function text( Record $property, array $fields ): PropertyText {
		$town  = (string) $fields['town'];
		$title = (string) $property->fields['display_address'];
		if ( '' === $title ) {
			// House numbers are for those who ask: portals leave them out too.
			$street = (string) preg_replace( '/^\d+[a-z]?(\s*[-\/]\s*\d+[a-z]?)?,?\s+(?=\p{L})/iu', '', (string) $property->fields['address_1'] );
			$title  = implode( ', ', array_unique( array_filter( array( $street, (string) $property->fields['address_2'], $town ) ) ) );
		}
		$bedrooms = (int) $property->fields['bedrooms'];
		$slug     = implode(
			'-',
			array_filter(
				array(
					$bedrooms > 0 ? $bedrooms . '-bedroom' : '',
					(string) $property->fields['property_type'],
					2 === $property->fields['channel'] ? 'to-rent' : 'for-sale',
					$town,
				)
			)
		);
		return new PropertyText( $title, HtmlCleaner::clean( $property->text ), sanitize_title( $slug ) );
	}

	/** Where the postcode tells nothing, or there is none: the parish of the town's name, or near the town. */
	private function parish( Record $property, ?Coordinates $point ): ?Parish {
		$by_postcode = $this->parishes->for_postcode( Postcode::parse( (string) $property->fields['postcode'] ), $point );
		if ( null !== $by_postcode || null !== $point ) {
			return $by_postcode;
		}
		foreach ( $this->towns->names( $property ) as $name ) {
			$parish = $this->parishes->match( $name );
			if ( null !== $parish ) {
				return $parish;
			}
		}
		$town = $this->towns->place( $property );
		return null === $town ? null : $this->parishes->for_postcode( null, $town->coordinates );
	}

	/** @return array{Coordinates|null, string} The point, and how it was found. */
	private function locate( Record $property ): array {
		if ( isset( $property->fields['latitude'], $property->fields['longitude'] ) ) {
			return array( new Coordinates( (float) $property->fields['latitude'], (float) $property->fields['longitude'] ), 'feed' );
		}
		$location = $this->locations[ (string) $property->fields['postcode'] ] ?? null;
		return null === $location ? array( null, '' ) : array( $location->coordinates, $location->quality() );
	}
}
