<?php
/**
 * What strangers send: for each parameter of the property pages every one of these values (HostileInputTest). A value
 * that only REST's clients could send is text all the same: an address has no other type.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

return array(
	'pages'      => array( '/estate-agents/for-sale/', '/estate-agents/to-rent/', '/property-for-sale/cranbrook/', '/estate-agents/for-sale/property/3-bedrooms/', '/estate-agents/for-sale/station/headcorn/', '/estate-agents/for-sale/near-high-speed-rail/' ),
	'parameters' => array( 'location', 'min_price', 'max_price', 'min_beds', 'max_beds', 'property_type', 'radius', 'min_acres', 'max_acres', 'status_group', 'age', 'include_complete', 'garden', 'parking', 'min_bathrooms', 'keyword', 'added', 'reduced', 'let_type', 'furnished', 'available', 'available_by', 'pets', 'trans_type', 'sort_by', 'page', 'per_page', 'station', 'near_rail', 'polygon', 'bounds', 'landmarks_array', 'query', 'hpapi_list', 'hpapi_station', 'hpapi_rail', 'hpapi_town', 'hpapi_type', 'hpapi_bedrooms', 'paged' ),
	'values'     => require dirname( __DIR__, 5 ) . '/tests/php/hostile-values.php',
);
