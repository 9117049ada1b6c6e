<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyPage;

use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyTypes;

/**
 * A property in the words of schema.org, with nothing that its page does not show.
 *
 * @link https://schema.org/RealEstateListing
 */
final readonly class ListingData {

	/** How many pictures search engines are told of. */
	private const PICTURES = 6;

	/** Facts of PropertyFacts that a buyer in the UK must be told. */
	private const MATERIAL = array( 'tenure', 'lease_years', 'ground_rent', 'service_charge', 'lease_terms', 'council_tax_band', 'epc_rating', 'deposit', 'construction', 'parking', 'heating', 'electricity', 'water', 'sewerage', 'broadband', 'mobile_signal', 'building_safety', 'restrictions', 'rights', 'flood_risk', 'flooded', 'coastal_erosion', 'planning', 'accessibility', 'mining' );

	/** @param array<string, mixed> $page As schemas/property.json. */
	public function __construct( private PropertyRecord $property, private array $page ) {}

	/** @return array<string, mixed> */
	public function to_array(): array {
		$listed = $this->property->int( 'listed_at' );
		return self::filled(
			array(
				'@context'    => 'https://schema.org',
				'@type'       => 'RealEstateListing',
				'@id'         => $this->page['url'],
				'url'         => $this->page['url'],
				'name'        => $this->page['heading'] . ', ' . $this->page['address'],
				'description' => $this->page['summary'],
				'datePosted'  => $listed > 0 ? (string) wp_date( 'Y-m-d', $listed ) : '',
				'image'       => array_slice( array_column( $this->page['images'], 'src' ), 0, self::PICTURES ),
				'mainEntity'  => $this->home(),
				'offers'      => $this->offer(),
			)
		);
	}

	/** @return array<string, mixed> */
	private function home(): array {
		return self::filled(
			array(
				'@type'                  => match ( PropertyTypes::group( $this->property->text( 'property_type' ) ) ) {
					'house', 'bungalow' => 'House',
					'flat' => 'Apartment',
					'retirement', 'park-home' => 'Residence',
					default => 'Place',
				},
				'address'                => self::filled(
					array(
						'@type'           => 'PostalAddress',
						'streetAddress'   => $this->page['address_lines'][0] ?? '',
						'addressLocality' => $this->property->text( 'town' ),
						'postalCode'      => $this->page['postcode'],
						'addressCountry'  => 'GB',
					)
				),
				'geo'                    => null === $this->page['latitude'] ? array() : array(
					'@type'     => 'GeoCoordinates',
					'latitude'  => $this->page['latitude'],
					'longitude' => $this->page['longitude'],
				),
				'numberOfBedrooms'       => $this->property->int( 'bedrooms' ),
				'numberOfBathroomsTotal' => $this->property->int( 'bathrooms' ),
				'additionalProperty'     => $this->facts(),
			)
		);
	}

	/** @return list<array<string, string>> */
	private function facts(): array {
		$facts = array_filter( $this->page['material_information'], static fn ( array $fact ): bool => in_array( $fact['key'], self::MATERIAL, true ) );
		foreach ( $this->page['stations'] as $station ) {
			$facts[] = array(
				'label' => __( 'Nearby station', 'hearth-hammer' ),
				'value' => "{$station['name']}, {$station['distance']}",
			);
		}
		return array_values(
			array_map(
				static fn ( array $fact ): array => array(
					'@type' => 'PropertyValue',
					'name'  => $fact['label'],
					'value' => $fact['value'],
				),
				$facts
			)
		);
	}

	/** @return array<string, mixed> Without a price where the page has none. */
	private function offer(): array {
		$price   = $this->property->price();
		$is_sale = Channel::Sales === $this->property->channel();
		$offer   = array(
			'@type'            => 'Offer',
			'url'              => $this->page['url'],
			'businessFunction' => 'http://purl.org/goodrelations/v1#' . ( $is_sale ? 'Sell' : 'LeaseOut' ),
			'availability'     => 'https://schema.org/' . match ( $this->property->status()->group() ) {
				'available' => 'InStock',
				'under_offer' => 'LimitedAvailability',
				default => 'SoldOut',
			},
		);
		if ( $price->is_hidden() ) {
			return $offer;
		}
		if ( $is_sale ) {
			return $offer + array(
				'price'         => $price->pounds,
				'priceCurrency' => 'GBP',
			);
		}
		$from = $this->property->text( 'available_from' );
		return $offer + ( 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $from ) ? array( 'availabilityStarts' => $from ) : array() ) + array(
			'priceSpecification' => array(
				'@type'         => 'UnitPriceSpecification',
				'price'         => $price->pounds,
				'priceCurrency' => 'GBP',
				// UN/CEFACT: week, year, quarter, month.
				'unitCode'      => match ( $price->rent_frequency ) {
					'weekly', 'per_person_per_week' => 'WEE',
					'annual' => 'ANN',
					'quarterly' => 'QAN',
					default => 'MON',
				},
			),
		);
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed> Without what is empty.
	 */
	private static function filled( array $data ): array {
		return array_filter( $data, static fn ( mixed $value ): bool => ! in_array( $value, array( '', 0, array() ), true ) );
	}
}
