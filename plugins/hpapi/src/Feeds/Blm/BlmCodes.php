<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

/**
 * The numbers of BLM version 3 in our words, those of property-fields.json.
 */
final class BlmCodes {

	public const STATUS = array( 'available', 'sold_stc', 'sold_stcm', 'under_offer', 'reserved', 'let_agreed', 'sold', 'let' );

	public const CHANNEL = array(
		1 => 1,
		2 => 2,
	);

	public const PRICE_QUALIFIER = array(
		0  => '',
		1  => 'poa',
		2  => 'guide_price',
		3  => 'fixed_price',
		4  => 'offers_in_excess_of',
		5  => 'oiro',
		6  => 'tender',
		7  => 'from',
		9  => 'shared_ownership',
		10 => 'offers_over',
		11 => 'part_buy_part_rent',
		12 => 'shared_equity',
		14 => 'equity_loan',
		15 => 'offers_invited',
	);

	public const LET_TYPE = array( '', 'long_term', 'short_term', 'student', 'commercial' );

	public const FURNISHED = array( 'furnished', 'part_furnished', 'unfurnished', '', 'either' );

	public const RENT_FREQUENCY = array(
		0 => 'weekly',
		1 => 'monthly',
		2 => 'quarterly',
		3 => 'annual',
		5 => 'per_person_per_week',
	);

	public const TENURE = array(
		0 => '',
		1 => 'freehold',
		2 => 'leasehold',
		3 => 'feudal',
		4 => 'commonhold',
		5 => 'share_of_freehold',
	);

	/** PROP_SUB_ID to the slug of an hpapi_property_type. */
	public const TYPE = array(
		0   => 'property',
		1   => 'terraced',
		2   => 'end-of-terrace',
		3   => 'semi-detached',
		4   => 'detached',
		5   => 'mews',
		6   => 'cluster-house',
		7   => 'ground-flat',
		8   => 'flat',
		9   => 'studio',
		10  => 'ground-maisonette',
		11  => 'maisonette',
		12  => 'bungalow',
		13  => 'terraced-bungalow',
		14  => 'semi-detached-bungalow',
		15  => 'detached-bungalow',
		16  => 'mobile-home',
		17  => 'hotel',
		18  => 'guest-house',
		20  => 'land',
		21  => 'link-detached',
		22  => 'town-house',
		23  => 'cottage',
		24  => 'chalet',
		27  => 'villa',
		28  => 'apartment',
		29  => 'penthouse',
		43  => 'barn-conversion',
		44  => 'serviced-apartments',
		45  => 'parking',
		46  => 'sheltered-housing',
		47  => 'retirement-property',
		48  => 'house-share',
		49  => 'flat-share',
		51  => 'garages',
		52  => 'farm-house',
		53  => 'equestrian',
		56  => 'duplex',
		68  => 'barn',
		95  => 'village-house',
		107 => 'farm-land',
		110 => 'plot',
		113 => 'country-house',
		117 => 'caravan',
		118 => 'lodge',
		120 => 'manor-house',
		125 => 'off-plan',
		253 => 'commercial-property',
	);
}
