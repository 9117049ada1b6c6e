<?php
/**
 * A bidding platform that speaks our plain feed and BidJS, for `php -S` and for a call inside a test's own process.
 *
 * What it says is in scenario.json of its folder: `lots` by sale, `per_page`, and `faults`, which are done to every
 * answer of a catalogue: `status` and `retry`, `html`, `slow` (seconds), `cut` (bytes that come) and `announced` (whether the head
 * promised the whole), `drop` (so many of the lots do not come), `moves` (the etag differs from page to page), `body`
 * (these words instead), `auction` (fields of BidJS's auctions that are otherwise). Each request is a line of log.txt.
 *
 * @package HearthHammer\Tests
 */

declare( strict_types=1 );

namespace HearthHammer\Tests\Fakes;

/** The only credentials that are taken. */
const PLATFORM_TOKEN  = 'fake-platform-token';
const PLATFORM_KEY    = 'fake-key';
const PLATFORM_SECRET = 'fake-secret';

/**
 * @param array<string, string> $headers Names in lower case.
 * @return array{status: int, headers: array<string, string>, body: string, sleep: float}
 */
function platform_answer( string $target, array $headers, string $folder ): array {
	$path     = (string) parse_url( $target, PHP_URL_PATH );
	$scenario = (array) json_decode( (string) file_get_contents( $folder . '/scenario.json' ), true );
	$faults   = (array) ( $scenario['faults'] ?? array() );
	parse_str( (string) parse_url( $target, PHP_URL_QUERY ), $query );
	file_put_contents( $folder . '/log.txt', $path . ( isset( $query['page'] ) ? '?page=' . $query['page'] : '' ) . "\n", FILE_APPEND );
	$json = static fn ( mixed $data, int $status = 200, array $more = array() ): array => array( 'status' => $status, 'headers' => array( 'Content-Type' => 'application/json', ...$more ), 'body' => (string) json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), 'sleep' => 0.0 );
	if ( str_starts_with( $path, '/pictures/' ) ) {
		return platform_picture( $folder . '/' . basename( $path ), $headers['if-none-match'] ?? '' );
	}
	$is_bidjs = str_starts_with( $path, '/auction-mgt/' );
	$is_in    = $is_bidjs
		? ( $headers['bdxapi_name'] ?? '' ) === sha1( 'bdxapikey=' . PLATFORM_KEY . '&bdxapiClientId=' . ( $query['clientId'] ?? '' ) . '&bdxapisecret=' . PLATFORM_SECRET )
		: ( $headers['authorization'] ?? '' ) === 'Bearer ' . PLATFORM_TOKEN;
	if ( ! $is_in ) {
		return $json( array( 'error' => 'Unauthorized' ), 401 );
	}
	if ( '/sales' === $path ) {
		return $json( array( 'sales' => $scenario['sales'] ?? array() ) );
	}
	$answer = $is_bidjs ? platform_bidjs( $path, $query, $scenario ) : platform_page( $path, $query, $scenario );
	return null === $answer ? $json( array( 'error' => 'Not found' ), 404 ) : platform_faulty( $json( $answer ), $faults );
}

/**
 * @param array<mixed> $query
 * @param array<mixed> $scenario
 * @return array<string, mixed>|null
 */
function platform_page( string $path, array $query, array $scenario ): ?array {
	if ( 1 !== preg_match( '#^/sales/([^/]+)/lots$#', $path, $match ) ) {
		return null;
	}
	$lots = $scenario['lots'][ $match[1] ] ?? array();
	$per  = (int) ( $scenario['per_page'] ?? 100 );
	$page = (int) ( $query['page'] ?? 1 );
	return array(
		'page'  => $page,
		'pages' => max( 1, (int) ceil( count( $lots ) / $per ) ),
		'total' => count( $lots ),
		'etag'  => 'v1' . ( empty( $scenario['faults']['moves'] ) ? '' : "-{$page}" ),
		'lots'  => array_slice( array_slice( $lots, 0, count( $lots ) - (int) ( $scenario['faults']['drop'] ?? 0 ) ), ( $page - 1 ) * $per, $per ),
	);
}

/**
 * The shapes of docs.bidjs.com: auctions list, auction report, items report.
 *
 * @param array<mixed> $query
 * @param array<mixed> $scenario
 * @return array<string, mixed>|null
 */
function platform_bidjs( string $path, array $query, array $scenario ): ?array {
	if ( str_starts_with( $path, '/auction-mgt/bdxapi/auctions/' ) ) {
		$auctions = array();
		foreach ( $scenario['lots'] as $id => $lots ) {
			$auctions[] = array( '@class' => '.auctionapi.AuctionApiModel', 'id' => (int) $id, 'title' => "Auction {$id}", 'type' => 'WebcastAuction', 'auctioneer' => array( '@class' => '.AuctioneerApiModel', 'id' => 3, 'name' => 'Demonstration Auctioneer', 'liveAuctionIds' => array() ), 'currency' => array( 'id' => 2, 'symbol' => '£', 'code' => 'GBP' ), 'itemCount' => count( $lots ), 'statusId' => 4, 'auctionStartTime' => 1796036400000, 'primaryDate' => 1796036400000, 'live' => false, 'webcasty' => true, 'marketplace' => false, 'location' => array( '@class' => '.AddressModel', 'id' => 20, 'address1' => 'The Old Granary', 'townCity' => 'Cranbrook', 'postcode' => 'TN17 3AB' ) );
			$auctions[ array_key_last( $auctions ) ] = (array) ( $scenario['faults']['auction'] ?? array() ) + $auctions[ array_key_last( $auctions ) ];
		}
		$auctions[] = array( 'id' => 5, 'title' => 'Marketplace', 'type' => 'MarketAuction', 'auctioneer' => array( 'id' => 3 ), 'itemCount' => 165, 'statusId' => 4, 'auctionStartTime' => 1536588000000, 'marketplace' => true );
		return array( '@class' => '.DataPushPayload', 'pushCode' => 'AUCTION_REFERENCE', 'models' => array( 'auctionReferenceModel' => array( '@class' => '.BackboneCollectionModel', 'collection' => $auctions ) ) );
	}
	$report = static fn ( array $items ): array => array( '@class' => '.DataPushPayload', 'pushCode' => 'REPORTING_AUCTION', 'models' => array( 'auctionReport' => array( '@class' => '.reporting.AuctionReportModel', 'reportMeta' => array( 'reportType' => 1 ), 'reportTitle' => 'Auction Bids Report', 'items' => $items ) ) );
	if ( 1 === preg_match( '#^/auction-mgt/bdxapi/reporting/auction/(\d+)/category$#', $path, $match ) ) {
		$lots = array_values( array_filter( $scenario['lots'][ $match[1] ] ?? array(), static fn ( array $lot ): bool => empty( $lot['only_by_id'] ) ) );
		return $report( array_slice( $lots, 0, count( $lots ) - (int) ( $scenario['faults']['drop'] ?? 0 ) ) );
	}
	if ( '/auction-mgt/bdxapi/reporting/auctionitem' === $path ) {
		$ids = explode( ',', (string) ( $query['ids'] ?? '' ) );
		return $report( array_values( array_filter( array_merge( ...array_values( $scenario['lots'] ) ), static fn ( array $lot ): bool => in_array( (string) $lot['id'], $ids, true ) ) ) );
	}
	return null;
}

/**
 * @param array{status: int, headers: array<string, string>, body: string, sleep: float} $answer
 * @param array<mixed>                                                                    $faults
 * @return array{status: int, headers: array<string, string>, body: string, sleep: float}
 */
function platform_faulty( array $answer, array $faults ): array {
	if ( isset( $faults['status'] ) ) {
		$answer['status'] = (int) $faults['status'];
		isset( $faults['retry'] ) && $answer['headers']['Retry-After'] = (string) $faults['retry'];
	}
	if ( isset( $faults['html'] ) ) {
		$answer['headers']['Content-Type'] = 'text/html';
		$answer['body']                    = '<!DOCTYPE html><title>Down for maintenance</title>';
	}
	$answer['body']  = (string) ( $faults['body'] ?? $answer['body'] );
	$answer['sleep'] = (float) ( $faults['slow'] ?? 0 );
	if ( isset( $faults['cut'] ) ) {
		! empty( $faults['announced'] ) && $answer['headers']['Content-Length'] = (string) strlen( $answer['body'] );
		$answer['body'] = substr( $answer['body'], 0, (int) $faults['cut'] );
	}
	return $answer;
}

/** @return array{status: int, headers: array<string, string>, body: string, sleep: float} */
function platform_picture( string $file, string $sent ): array {
	if ( ! is_file( $file ) ) {
		return array( 'status' => 404, 'headers' => array(), 'body' => '', 'sleep' => 0.0 );
	}
	$tag     = '"' . md5_file( $file ) . '"';
	// The same date for ever: only the tag tells that a picture has changed.
	$headers = array( 'Content-Type' => 'image/jpeg', 'ETag' => $tag, 'Last-Modified' => 'Wed, 01 Jul 2026 10:00:00 GMT' );
	return array( 'status' => $sent === $tag ? 304 : 200, 'headers' => $headers, 'body' => $sent === $tag ? '' : (string) file_get_contents( $file ), 'sleep' => 0.0 );
}

if ( 'cli-server' === PHP_SAPI ) {
	$hh_said = platform_answer( $_SERVER['REQUEST_URI'], array_change_key_case( (array) getallheaders() ), (string) getenv( 'HH_FAKE_FOLDER' ) );
	usleep( (int) ( 1000000 * $hh_said['sleep'] ) );
	http_response_code( $hh_said['status'] );
	foreach ( $hh_said['headers'] as $hh_name => $hh_value ) {
		header( "{$hh_name}: {$hh_value}" );
	}
	echo $hh_said['body'];
}
