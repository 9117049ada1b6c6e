<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyPage;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Page\PublishedPages;
use HearthHammer\Core\Tax\Nation;
use HearthHammer\Hpapi\Properties\Lettings\LettingTerms;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * What the page of a letting tells renters besides its facts: `letting` of property.json.
 */
final class LettingInformation {

	/** Where editors tell which payments tenants may be asked for. */
	public const FEES = array( 'tenant-fees', 'fees' );

	/** @return array{other_rent: string, sentences: list<string>, fees_url: string, schemes: list<array{label: string, name: string, url: string}>}|null Null of a sale. */
	public static function of( PropertyRecord $property ): ?array {
		$terms   = LettingTerms::of( $property );
		$company = new Company();
		return null === $terms ? null : array(
			'other_rent' => $terms->other_rent(),
			'sentences'  => $terms->sentences(),
			'fees_url'   => PublishedPages::url( ...self::FEES ),
			'schemes'    => array_values( array_filter( array( ...$company->schemes()->listed(), $terms->is_home() ? $company->letting_registration( Nation::of( $property->postcode()?->outward ) ) : null ) ) ),
		);
	}
}
