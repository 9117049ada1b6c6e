<?php
/**
 * Every parameter of the auctions' routes, each sent with every value of tests/php/hostile-values.php.
 *
 * `usual` is sent with every request; `{sale}`, `{lot}` and `{department}` stand for a running sale, a lot and the
 * department of it, `{token}` for a form's token, `{unique}` for a number of this request alone. A parameter such as
 * `answers.plate` is a value in a list. `refusals`: what a
 * request may be refused with besides 400. `answer`: the schema of an answer in JSON.
 *
 * @package HearthHammer\Auctions
 */

declare( strict_types=1 );

$hh_filters = array( 'search', 'minPrice', 'maxPrice', 'type', 'minBedrooms', 'maxBedrooms', 'tenure', 'county', 'occupancy', 'minYield', 'make', 'model', 'minMileage', 'maxMileage', 'minAge', 'maxAge', 'fuel', 'gearbox', 'body', 'colour', 'vat', 'grade', 'euro', 'ulez', 'minSeats', 'maxKeepers', 'status', 'sort' );
$hh_scope   = array( 'auction_id', 'department_id', 'sale_type_id' );

return array(
	'/hpapi/v1/car-auctions/lots'               => array(
		'parameters' => array( ...$hh_filters, ...$hh_scope, 'grid_view', 'page', 'canManageA365', 'canManageCache', 'includeCAMarketing' ),
		'usual'      => array( 'auction_id' => '{sale}' ),
		'refusals'   => array( 404 ),
		'answer'     => 'lots-answer',
	),
	'/hpapi/v1/car-auctions/future-lots'        => array(
		'parameters' => array( ...$hh_filters, ...$hh_scope, 'grid_view', 'page', 'canManageCache' ),
		'usual'      => array( 'auction_id' => '{sale}' ),
		'refusals'   => array( 404 ),
		'answer'     => 'lots-answer',
	),
	'/hpapi/v1/car-auctions/lots/search-assist' => array(
		'parameters' => array( ...$hh_filters, ...$hh_scope ),
		'usual'      => array( 'auction_id' => '{sale}' ),
		'refusals'   => array( 404 ),
		'answer'     => 'lots-assist-answer',
	),
	'/hpapi/v1/car-auctions/lots/live'          => array(
		'parameters' => array( 'auction_id', 'since' ),
		'usual'      => array( 'auction_id' => '{sale}' ),
		'refusals'   => array( 404 ),
		'answer'     => 'lots-live-answer',
	),
	'/hpapi/v1/auction/sync'                    => array(
		'parameters' => array( 'auctioneer_id', 'sale_id', 'lot_id', 'token' ),
		'usual'      => array( 'auctioneer_id' => 'hh', 'sale_id' => 'S1', 'token' => 'x.y' ),
		'refusals'   => array( 403, 404 ),
		'answer'     => 'sync-answer',
	),
	// Both are in the path: what query or body say of them as well must change nothing.
	'/hpapi/v1/auction/department/{department}/lot/{lot}/purge' => array(
		'method'     => 'POST',
		'parameters' => array( 'departmentId', 'lotId' ),
		'usual'      => array(),
		'refusals'   => array(),
		'answer'     => 'purge-answer',
	),
	'/hpapi/v1/auctions/enquiries/sell'         => array(
		'method'     => 'POST',
		'parameters' => array( 'token', 'submission', 'business', 'answers', 'answers.plate', 'answers.mileage', 'answers.vehicle', 'answers.price', 'name', 'email', 'phone', 'message', 'website' ),
		'usual'      => array(
			'token'      => '{token}',
			'submission' => '{unique}',
			'business'   => 'car-auctions',
			'answers'    => array( 'plate' => 'AB12 CDE', 'mileage' => '45000' ),
			'name'       => 'Jo Smith',
			'email'      => 'jo@example.com',
		),
		'refusals'   => array( 401, 404 ),
		'answer'     => 'sell-answer',
	),
);
