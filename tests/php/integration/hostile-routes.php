<?php
/**
 * Every route of ours, as it is registered: what a visitor who means well sends, and what else than 400 it may be refused
 * with. `path` where the route has placeholders; `staff` where visitors may not ask; `within` names a parameter's parts
 * that strangers fill in as well; `first` is what the usual request is refused with where it alone is not enough; `answer`
 * names the schema where two routes share an address, of which WordPress shows one. The words in braces are SiteStock's.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

$hh_catalogue = static fn ( string $route ): array => array( 'path' => "/hpapi/v1/car-auctions/{$route}", 'usual' => array( 'auction_id' => '{sale}' ), 'refusals' => array( 404 ) );
$hh_business  = '/hpapi/v1/(?P<business>[a-z][a-z0-9-]{1,39})';
$hh_token     = static fn ( string $route ): array => array( 'token' => "{token {$route}}" );
$hh_person    = array( 'name' => 'Jo Smith', 'email' => 'jo@example.com' );
$hh_valuation = array( 'usual' => array( 'valuation_token' => '{valuation}', 'postcode' => 'TN17 3AB', 'Condition' => 'Good' ) + $hh_person, 'refusals' => array( 401, 403, 404, 409, 422, 429 ) );

return array(
	'POST /hearth-hammer/v1/brand-preview'         => array( 'staff' => true, 'usual' => array( 'ink' => '#123456', 'corners' => 'round' ) ),
	'GET /hearth-hammer/v1/place-import'           => array( 'staff' => true ),
	'POST /hearth-hammer/v1/place-import'          => array( 'staff' => true, 'usual' => array( 'name' => 'postcodes.csv', 'bytes' => '2048', 'stamp' => '1700000000000' ), 'refusals' => array( 409 ) ),
	'POST /hearth-hammer/v1/place-import/part'     => array( 'staff' => true, 'usual' => array( 'id' => '0123456789abcdef01234567', 'offset' => '0', 'sum' => '00000000' ), 'refusals' => array( 409 ), 'first' => 400 ),
	'POST /hearth-hammer/v1/place-import/area'     => array( 'staff' => true, 'usual' => array( 'outcodes' => 'TN17' ), 'refusals' => array( 409 ) ),
	'POST /hearth-hammer/v1/place-import/work'     => array( 'staff' => true ),
	'POST /hearth-hammer/v1/place-import/stop'     => array( 'staff' => true ),
	'GET /hpapi/v1/estate-agents/properties'       => array( 'refusals' => array( 404 ) ),
	'GET /hpapi/v1/estate-agents/map-properties'   => array(),
	'GET /hpapi/v1/estate-agents/map-places'       => array( 'usual' => array( 'bounds' => '51,0,52,1' ) ),
	'GET /hpapi/v1/estate-agents/locations'        => array(),
	'GET /hpapi/v1/estate-agents/saved-properties' => array( 'usual' => array( 'ids' => '{property}' ) ),
	'GET /hpapi/v1/estate-agents/locate-postcode'  => array( 'staff' => true, 'usual' => array( 'postcode' => 'TN17 3AB' ), 'refusals' => array( 404 ) ),
	'GET /hpapi/v1/estate-agents/properties/(?P<id>\d{1,15})/viewing-slots' => array( 'path' => '/hpapi/v1/estate-agents/properties/{property}/viewing-slots', 'refusals' => array( 404 ) ),
	'GET /hpapi/v1/enquiries/token'                => array(),
	'POST /hpapi/v1/enquiries'                     => array(
		'usual'    => $hh_token( '/hpapi/v1/enquiries/token' ) + array( 'submission' => '{unique}', 'kind' => 'ask', 'property' => '{property}', 'message' => 'Is the well still wet?' ) + $hh_person,
		'refusals' => array( 401, 404, 409 ),
	),
	'GET /hpapi/v1/enquiries/valuation/place'      => array( 'usual' => array( 'postcode' => 'TN17 3AB' ) ),
	'POST /hpapi/v1/enquiries/valuation'           => array(
		'usual'    => $hh_token( '/hpapi/v1/enquiries/token' ) + array( 'submission' => '{unique}', 'postcode' => 'TN17 3AB', 'address' => '14 Mill Lane', 'property_type' => 'flat', 'bedrooms' => '2', 'wants' => 'sell', 'contact' => 'visit', 'phone' => '07700 900123' ) + $hh_person,
		'refusals' => array( 401 ),
	),
	'POST /hpapi/v1/enquiries/(?P<id>[0-9a-f]{32})/cancel' => array( 'path' => '/hpapi/v1/enquiries/0123456789abcdef0123456789abcdef/cancel', 'usual' => array( 'token' => 'x.y' ), 'refusals' => array( 401, 403, 404 ), 'first' => 401 ),
	'GET /hpapi/v1/saved-searches/token'           => array(),
	'POST /hpapi/v1/saved-searches'                => array(
		'usual'    => $hh_token( '/hpapi/v1/saved-searches/token' ) + array( 'email' => 'jo@example.com', 'frequency' => 'daily', 'search' => array( 'location' => 'Cranbrook' ) ),
		'within'   => array( 'search.location', 'search.polygon', 'search.min_price', 'search.bounds' ),
		'refusals' => array( 401 ),
	),
	'GET /hpapi/v1/lead/profile'                   => array(),
	'GET /hpapi/v1/newsletter/token'               => array(),
	'POST /hpapi/v1/newsletter'                    => array( 'usual' => $hh_token( '/hpapi/v1/newsletter/token' ) + array( 'email' => 'jo@example.com', 'source' => 'home' ), 'refusals' => array( 403 ) ),

	"GET {$hh_business}/lots"                      => $hh_catalogue( 'lots' ),
	"GET {$hh_business}/future-lots"               => $hh_catalogue( 'future-lots' ),
	"GET {$hh_business}/lots/search-assist"        => $hh_catalogue( 'lots/search-assist' ),
	"GET {$hh_business}/lots/map"                  => array( 'path' => '/hpapi/v1/property-auctions/lots/map', 'usual' => array( 'auction_id' => '{homes}' ), 'refusals' => array( 404 ) ),
	"GET {$hh_business}/lots/live"                 => $hh_catalogue( 'lots/live' ),
	'GET /hpapi/v1/auctions/watched-lots'          => array( 'usual' => array( 'ids' => '{lot}' ) ),
	'GET /hpapi/v1/auctions/lot-alerts'            => array( 'usual' => array( 'business' => 'car-auctions' ), 'within' => array( 'search.make', 'search.minPrice' ), 'refusals' => array( 404 ), 'answer' => 'auctions/schemas/lot-alerts-form-answer' ),
	'POST /hpapi/v1/auctions/lot-alerts'           => array(
		'usual'    => $hh_token( '/hpapi/v1/auctions/lot-alerts?business=car-auctions' ) + array( 'email' => 'jo@example.com', 'frequency' => 'daily', 'business' => 'car-auctions', 'sale' => '{sale}', 'search' => array( 'make' => 'ford' ) ),
		'within'   => array( 'search.make', 'search.postcode', 'search.minPrice' ),
		'refusals' => array( 401, 404 ),
	),
	// Which sales a visitor may sync, SyncRouteTest asks.
	'POST /hpapi/v1/auction/sync-token'            => array( 'usual' => array( 'auctioneer_id' => 'weald', 'sale_id' => 'S1' ), 'refusals' => array( 404 ), 'first' => 404 ),
	'GET /hpapi/v1/auction/sync'                   => array( 'usual' => array( 'auctioneer_id' => 'weald', 'sale_id' => 'S1', 'token' => 'x.y' ), 'refusals' => array( 403, 404 ), 'first' => 404 ),
	'GET /hpapi/v1/auction/lot/(?P<lotId>\d+)/platform' => array( 'staff' => true, 'path' => '/hpapi/v1/auction/lot/{lot}/platform', 'refusals' => array( 404 ) ),
	'POST /hpapi/v1/auction/lot/(?P<lotId>\d+)/platform' => array( 'staff' => true, 'path' => '/hpapi/v1/auction/lot/{lot}/platform', 'refusals' => array( 404 ) ),
	'POST /hpapi/v1/auction/department/(?P<departmentId>\d+)/lot/(?P<lotId>\d+)/purge' => array( 'staff' => true, 'path' => '/hpapi/v1/auction/department/{department}/lot/{lot}/purge' ),
	'GET /hpapi/v1/auctions/sale-day/(?P<sale>\d{1,15})' => array( 'staff' => true, 'path' => '/hpapi/v1/auctions/sale-day/{sale}', 'refusals' => array( 404 ), 'answer' => 'auctions/schemas/sale-day-state' ),
	'POST /hpapi/v1/auctions/sale-day/(?P<sale>\d{1,15})' => array(
		'staff'    => true,
		'path'     => '/hpapi/v1/auctions/sale-day/{sale}',
		'usual'    => array(
			'client'  => 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
			'entries' => array( array( 'sequence' => 1, 'lot' => '{lot}', 'outcome' => 'sold', 'hammer' => 3250, 'seen' => 0, 'at' => 1700000000 ) ),
		),
		'within'   => array( 'entries.0.sequence', 'entries.0.lot', 'entries.0.outcome', 'entries.0.hammer', 'entries.0.seen', 'entries.0.at', 'entries.0.more' ),
		'refusals' => array( 404, 409 ),
	),
	'GET /hpapi/v1/auctions/sale-day/(?P<sale>\d{1,15})/close' => array( 'staff' => true, 'path' => '/hpapi/v1/auctions/sale-day/{sale}/close', 'refusals' => array( 404 ), 'answer' => 'auctions/schemas/sale-day-closing' ),
	// No version is the right one: ClosingTest closes.
	'POST /hpapi/v1/auctions/sale-day/(?P<sale>\d{1,15})/close' => array( 'staff' => true, 'path' => '/hpapi/v1/auctions/sale-day/{sale}/close', 'usual' => array( 'version' => 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' ), 'refusals' => array( 404, 409 ), 'first' => 409, 'answer' => 'auctions/schemas/sale-day-closing' ),
	'POST /hpapi/v1/auctions/sale-day/(?P<sale>\d{1,15})/start' => array( 'staff' => true, 'path' => '/hpapi/v1/auctions/sale-day/{sale}/start', 'refusals' => array( 404, 409 ), 'answer' => 'auctions/schemas/sale-day-closing' ),
	'POST /hpapi/v1/auctions/sale-day/(?P<sale>\d{1,15})/reopen' => array( 'staff' => true, 'path' => '/hpapi/v1/auctions/sale-day/{sale}/reopen', 'refusals' => array( 404 ), 'answer' => 'auctions/schemas/sale-day-closing' ),
	'POST /hpapi/v1/auctions/lots/(?P<lotId>\d{1,15})/view' => array( 'path' => '/hpapi/v1/auctions/lots/{lot}/view' ),
	'GET /hpapi/v1/auctions/legal-packs/token'     => array(),
	'POST /hpapi/v1/auctions/legal-packs'          => array( 'usual' => $hh_token( '/hpapi/v1/auctions/legal-packs/token' ) + array( 'lot' => '{house}', 'accept' => true, 'terms' => '{terms}' ) + $hh_person, 'refusals' => array( 401, 404 ) ),
	'GET /hpapi/v1/auctions/enquiries/token'       => array(),
	'POST /hpapi/v1/auctions/enquiries'            => array(
		'usual'    => $hh_token( '/hpapi/v1/auctions/enquiries/token' ) + array( 'submission' => '{unique}', 'kind' => 'ask', 'lot' => '{lot}', 'message' => 'Has it a spare wheel?' ) + $hh_person,
		'refusals' => array( 401, 404, 409 ),
	),
	'POST /hpapi/v1/auctions/enquiries/sell'       => array(
		'usual'    => $hh_token( '/hpapi/v1/auctions/enquiries/token' ) + array( 'submission' => '{unique}', 'business' => 'car-auctions', 'answers' => array( 'plate' => 'AB12 CDE', 'mileage' => '45000' ) ) + $hh_person,
		'within'   => array( 'answers.plate', 'answers.mileage', 'answers.vehicle', 'answers.price' ),
		'refusals' => array( 401, 404 ),
	),

	'GET /caphpi/v1/valuation'                     => array( 'usual' => array( 'vrm' => 'KM21FJX', 'mileage' => '34' ), 'refusals' => array( 404, 422 ) ),
	'POST /caphpi/v1/valuation/resume'             => $hh_valuation,
	'POST /caphpi/v1/valuation/send'               => $hh_valuation,
	'POST /caphpi/v1/valuation/save-error'         => $hh_valuation,
	'POST /caphpi/v1/valuation/phone-request'      => array( 'usual' => $hh_valuation['usual'] + array( 'phone' => '01580 712345' ) ) + $hh_valuation,
	'POST /caphpi/v1/valuation/log'                => array( 'first' => 409 ) + $hh_valuation,
);
