<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Valuation;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Enquiries\EnquiryErrors;

/**
 * What we know of the postcode of somebody's property. There is no register of addresses here: the street is typed.
 */
final readonly class ValuationPlaces {

	public function __construct(
		private Gazetteer $gazetteer,
		private Company $company,
		private SubmissionLimits $limits,
	) {}

	/**
	 * @return array{postcode: string, town: string, office: string, is_known: bool} `town` is the nearest, empty where the
	 *         postcode is not known; `office` the one that serves it, empty where the main one takes it on.
	 * @throws VisitorError
	 */
	public function of( string $typed ): array {
		$this->limits->count_try();
		$postcode = Postcode::parse( $typed );
		if ( null === $postcode ) {
			throw EnquiryErrors::input( array( 'postcode' => __( 'Enter a full postcode, like TN17 3AA', 'hearth-hammer' ) ) );
		}
		$location = $this->gazetteer->locate( $postcode );
		return array(
			'postcode' => (string) $postcode,
			'town'     => null === $location ? '' : $this->gazetteer->nearest_town( $location->coordinates )->name ?? '',
			'office'   => $this->company->office_for( '', $postcode->outward )->name ?? '',
			'is_known' => null !== $location,
		);
	}
}
