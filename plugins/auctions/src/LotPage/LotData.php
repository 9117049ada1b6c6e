<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Core\Company\Company;
use HearthHammer\Auctions\Index\PriceLine;
use HearthHammer\Auctions\Lots\LotLabels;
use HearthHammer\Auctions\Lots\LotPlace;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\SalePages\SaleHead;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;

/**
 * LOT-11: a lot in the words of schema.org, with nothing that its page does not show.
 *
 * @link https://schema.org/Car https://schema.org/RealEstateListing https://schema.org/SaleEvent
 */
final readonly class LotData {

	/** How many pictures search engines are told of. */
	private const PICTURES = 6;

	public function __construct( private LotRecord $lot, private LotPage $page ) {}

	/** @return array<string, mixed> */
	public function to_array(): array {
		$data = array(
			'@id'         => $this->page->url,
			'url'         => $this->page->url,
			'name'        => $this->page->title,
			'description' => $this->page->summary,
			'image'       => array_slice( array_column( $this->page->images, 'src' ), 0, self::PICTURES ),
			'offers'      => $this->offer(),
		);
		return self::filled(
			match ( true ) {
				$this->lot->business()->is_vehicle() => array( '@type' => 'Vehicle' ) + $data + $this->vehicle(),
				$this->lot->business()->is_property() => array( '@type' => 'RealEstateListing' ) + $data + array( 'mainEntity' => $this->home() ),
				default => array( '@type' => 'Product' ) + $data,
			}
		);
	}

	/** @return array<string, mixed> Of a sale without a date nothing. */
	public static function event( SaleRecord $sale ): array {
		if ( 0 === $sale->starts_at() ) {
			return array();
		}
		$online = in_array( 'online', $sale->strings( 'remote_bidding' ), true );
		return self::filled(
			array(
				'@type'               => 'SaleEvent',
				'@id'                 => SaleAddresses::sale( $sale->slug() ) . '#sale',
				'url'                 => SaleAddresses::sale( $sale->slug() ),
				'name'                => $sale->title(),
				'startDate'           => (string) wp_date( 'c', $sale->starts_at() ),
				'endDate'             => $sale->ends_at() > 0 ? (string) wp_date( 'c', $sale->ends_at() ) : '',
				'eventStatus'         => 'https://schema.org/' . SaleHead::state( $sale->status()->value ),
				'eventAttendanceMode' => 'https://schema.org/' . match ( true ) {
					'' === $sale->text( 'venue' ) => 'OnlineEventAttendanceMode',
					$online => 'MixedEventAttendanceMode',
					default => 'OfflineEventAttendanceMode',
				},
				'location'            => '' === $sale->text( 'venue' )
					? array( '@type' => 'VirtualLocation', 'url' => SaleAddresses::sale( $sale->slug() ) )
					: self::filled(
						array(
							'@type'   => 'Place',
							'name'    => $sale->text( 'venue' ),
							'address' => self::filled( array( '@type' => 'PostalAddress', 'postalCode' => $sale->text( 'venue_postcode' ), 'addressCountry' => 'GB' ) ),
						)
					),
				'organizer'           => array( '@type' => 'Organization', 'name' => ( new Company() )->name(), 'url' => home_url( '/' ) ),
			)
		);
	}

	/** @return array<string, mixed> */
	private function vehicle(): array {
		$lot    = $this->lot;
		$miles  = $lot->int_or_null( 'mileage' );
		$engine = $lot->int( 'engine_cc' );
		return array(
			'brand'                       => '' === $lot->text( 'make' ) ? array() : array( '@type' => 'Brand', 'name' => $lot->text( 'make' ) ),
			'model'                       => $lot->text( 'model' ),
			'vehicleConfiguration'        => $lot->text( 'derivative' ),
			'bodyType'                    => $lot->text( 'body' ),
			'color'                       => $lot->text( 'colour' ),
			'fuelType'                    => LotLabels::of( 'fuel', $lot->text( 'fuel' ) ),
			'vehicleTransmission'         => LotLabels::of( 'gearbox', $lot->text( 'gearbox' ) ),
			'numberOfDoors'               => $lot->int( 'doors' ),
			'vehicleSeatingCapacity'      => $lot->int( 'seats' ),
			'dateVehicleFirstRegistered'  => $lot->text( 'first_registered' ),
			'vehicleModelDate'            => $lot->int( 'model_year' ) > 0 ? (string) $lot->int( 'model_year' ) : '',
			'numberOfPreviousOwners'      => $lot->int_or_null( 'former_keepers' ) ?? '',
			'emissionsCO2'                => $lot->int( 'co2' ),
			'vehicleEngine'               => $engine > 0 ? array( '@type' => 'EngineSpecification', 'engineDisplacement' => array( '@type' => 'QuantitativeValue', 'value' => $engine, 'unitCode' => 'CMQ' ) ) : array(),
			// A reading that is known to be wrong is none.
			'mileageFromOdometer'         => null === $miles || 'incorrect' === $lot->text( 'mileage_status' ) ? array() : array( '@type' => 'QuantitativeValue', 'value' => $miles, 'unitCode' => 'SMI' ),
		);
	}

	/** @return array<string, mixed> */
	private function home(): array {
		$lot   = $this->lot;
		$point = LotPlace::point( $lot );
		return self::filled(
			array(
				'@type'                  => 'residential' === $lot->text( 'property_use' ) ? 'Residence' : 'Place',
				'address'                => self::filled(
					array(
						'@type'           => 'PostalAddress',
						'streetAddress'   => LotPlace::is_hidden( $lot ) ? '' : $this->page->address_lines[0] ?? '',
						'addressLocality' => $lot->text( 'town' ),
						'addressRegion'   => $lot->text( 'county' ),
						'postalCode'      => LotPlace::postcode( $lot ),
						'addressCountry'  => 'GB',
					)
				),
				'geo'                    => null === $point ? array() : array( '@type' => 'GeoCoordinates', 'latitude' => $point->latitude, 'longitude' => $point->longitude ),
				'numberOfBedrooms'       => $lot->int( 'bedrooms' ),
				'numberOfBathroomsTotal' => $lot->int( 'bathrooms' ),
			)
		);
	}

	/** @return array<string, mixed> Without a price where the page says none. */
	private function offer(): array {
		$lot    = $this->lot;
		$sold   = $lot->status()->is_sold();
		$hammer = $lot->hammer_price();
		$offer  = array(
			'@type'              => 'Offer',
			'url'                => $this->page->url,
			'businessFunction'   => 'http://purl.org/goodrelations/v1#Sell',
			'availability'       => 'https://schema.org/' . match ( true ) {
				$sold => 'SoldOut',
				LotStatus::Withdrawn === $lot->status() => 'Discontinued',
				$this->page->is_open => 'InStock',
				default => 'OutOfStock',
			},
			'availabilityStarts' => null !== $lot->sale && $lot->sale->starts_at() > 0 ? (string) wp_date( 'c', $lot->sale->starts_at() ) : '',
			'priceCurrency'      => 'GBP',
		);
		if ( null !== $hammer ) {
			return self::filled( $offer + array( 'price' => 0 === $hammer % 100 ? intdiv( $hammer, 100 ) : sprintf( '%d.%02d', intdiv( $hammer, 100 ), $hammer % 100 ) ) );
		}
		if ( ! $lot->price_status()->shows_figures() || 0 === $lot->int( 'guide_low' ) ) {
			unset( $offer['priceCurrency'] );
			return self::filled( $offer );
		}
		$high = $lot->int( 'guide_high' );
		return self::filled(
			$offer + array(
				'price'              => $lot->int( 'guide_low' ),
				'priceSpecification' => self::filled(
					array(
						'@type'         => 'PriceSpecification',
						'name'          => PriceLine::guide( $lot )->label,
						'minPrice'      => $lot->int( 'guide_low' ),
						'maxPrice'      => $high > $lot->int( 'guide_low' ) ? $high : 0,
						'priceCurrency' => 'GBP',
					)
				),
			)
		);
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed> Without what is empty.
	 */
	private static function filled( array $data ): array {
		return array_filter( $data, static fn ( mixed $value, string $name ): bool => ! in_array( $value, array( '', array() ), true ) && ( 0 !== $value || 'numberOfPreviousOwners' === $name ), ARRAY_FILTER_USE_BOTH );
	}
}
