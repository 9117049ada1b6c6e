<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use HearthHammer\Core\Module;
use HearthHammer\Core\Page\JsonLd;
use HearthHammer\Core\Seo\HeadTags;
use HearthHammer\Core\Seo\SeoHeadTags;

defined( 'ABSPATH' ) || exit;

/**
 * Tells search engines of the company and its offices, on the front page. An example office is nobody's.
 *
 * @link https://schema.org/RealEstateAgent
 */
final class CompanyJsonLd implements Module {

	private const DAYS = array( 1 => 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday' );

	public function __construct( private readonly Company $company ) {}

	public function register(): void {
		add_action( SeoHeadTags::HOOK, $this->print( ... ) );
	}

	/** @return array<string, mixed> Empty where no office is set. */
	public function data(): array {
		$offices = array_filter( $this->company->offices(), static fn ( Office $office ): bool => ! $office->is_example );
		$logo    = Logo::current();
		return array() === $offices ? array() : array(
			'@type'      => 'Organization',
			'name'       => $this->company->name(),
			'url'        => home_url( '/' ),
			...( null === $logo ? array() : array( 'logo' => $logo->url ) ),
			'department' => array_map( $this->office( ... ), array_values( $offices ) ),
		);
	}

	/** Another plugin that names the company does not know its offices. */
	private function print( HeadTags $head ): void {
		$data = is_front_page() && ! is_paged() ? $this->data() : array();
		if ( array() === $data ) {
			return;
		}
		if ( ! $head->has_type( 'Organization' ) ) {
			JsonLd::print( $data );
			return;
		}
		$firm = array_intersect_key( $data, array( '@type' => true, 'name' => true, 'url' => true ) );
		foreach ( $data['department'] as $office ) {
			JsonLd::print( $office + array( 'parentOrganization' => $firm ) );
		}
	}

	/** @return array<string, mixed> */
	private function office( Office $office ): array {
		$hours = array();
		foreach ( $office->contact->hours->spans() as $span ) {
			$hours[] = array(
				'@type'     => 'OpeningHoursSpecification',
				'dayOfWeek' => array_values( array_intersect_key( self::DAYS, array_flip( range( $span['from'], $span['to'] ) ) ) ),
				'opens'     => $span['opens'],
				'closes'    => $span['closes'],
			);
		}
		return array_filter(
			array(
				'@type'                     => 'RealEstateAgent',
				'name'                      => $this->company->name() . ', ' . $office->name,
				'telephone'                 => $office->contact->phone,
				'email'                     => $office->contact->email,
				'address'                   => array(
					'@type'           => 'PostalAddress',
					'streetAddress'   => $office->street,
					'addressLocality' => $office->town,
					'postalCode'      => $office->postcode,
					'addressCountry'  => 'GB',
				),
				'geo'                       => null === $office->point ? array() : array(
					'@type'     => 'GeoCoordinates',
					'latitude'  => $office->point->latitude,
					'longitude' => $office->point->longitude,
				),
				'openingHoursSpecification' => $hours,
			),
			static fn ( mixed $value ): bool => '' !== $value && array() !== $value
		);
	}
}
