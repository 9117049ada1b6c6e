<?php
/**
 * A server that speaks the interface of postcodes.io, for `php -S`, and where PHP cannot start processes, for
 * WordPress's filter `pre_http_request`. It knows two postcodes, and does what bad servers do for others:
 *
 *     ZE1 0AA 500   ZE2 9AA waits   ZE3 9AA HTML   KW1 1AA three megabytes   IV1 1AA another's 404   HS1 1AA no place
 *
 * Each request is noted in the file that HH_FAKE_LOG names.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

/**
 * @return array{int, string, string, int} Status, content type, body, seconds to wait first.
 */
$hh_answer = static function ( string $method, string $path, string $body, string $query = '' ): array {
	$json  = static fn ( int $status, mixed $result ): array => array( $status, 'application/json', (string) json_encode( 200 === $status ? array( 'status' => 200, 'result' => $result ) : array( 'status' => $status, 'error' => 'Not found' ) ), 0 );
	$known = array(
		'TN17 3AB' => array( 51.0968, 0.5356 ),
		'TN17 3AD' => array( 51.0971, 0.5360 ),
		'HS1 1AA'  => array( null, null ),
		'ME99 1AA' => array( 12.5, 77.0 ),
	);
	$of    = static fn ( string $postcode ): ?array => isset( $known[ $postcode ] ) ? array(
		'postcode'  => $postcode,
		'latitude'  => $known[ $postcode ][0],
		'longitude' => $known[ $postcode ][1],
		'country'   => 'England',
	) : null;
	if ( 'POST' === $method && '/postcodes' === $path ) {
		$asked = json_decode( $body, true )['postcodes'] ?? array();
		if ( in_array( 'ZE1 0AA', $asked, true ) ) {
			return array( 500, 'text/html', 'Oh dear', 0 );
		}
		return count( $asked ) > 100 ? $json( 400, null ) : $json( 200, array_map( static fn ( string $postcode ): array => array( 'query' => $postcode, 'result' => $of( $postcode ) ), $asked ) );
	}
	if ( 'GET' === $method && '/postcodes' === $path ) {
		// A sector with more postcodes than are given at once, one with two, and the rest of TN17 without any: null.
		parse_str( $query, $asked );
		$prefix = strtoupper( (string) ( $asked['query'] ?? '' ) );
		$limit  = min( 100, (int) ( $asked['limit'] ?? 10 ) );
		$all    = array_keys( $known );
		foreach ( str_split( 'ABDEFGHJLN' ) as $first ) {
			foreach ( str_split( 'ABDEFGHJLNPQRSTU' ) as $second ) {
				$all[] = "TN17 4{$first}{$second}";
			}
		}
		sort( $all );
		$found = array_slice( array_values( array_filter( $all, static fn ( string $one ): bool => str_starts_with( $one, $prefix ) ) ), 0, $limit );
		return $json( 200, array() === $found ? null : array_map( static fn ( string $one ): array => $of( $one ) ?? array( 'postcode' => $one, 'latitude' => 51.05, 'longitude' => 0.5, 'country' => 'England' ), $found ) );
	}
	$name = rawurldecode( basename( $path ) );
	if ( str_starts_with( $path, '/outcodes/' ) ) {
		return 'TN17' === $name ? $json( 200, array( 'outcode' => 'TN17', 'latitude' => 51.09, 'longitude' => 0.53 ) ) : $json( 404, null );
	}
	return match ( $name ) {
		'ZE1 0AA' => array( 500, 'text/html', 'Oh dear', 0 ),
		'ZE2 9AA' => array( 200, 'application/json', '{}', 4 ),
		'ZE3 9AA' => array( 200, 'text/html', '<!DOCTYPE html><p>Please sign in</p>', 0 ),
		'KW1 1AA' => array( 200, 'application/json', '{"status":200,"result":{"postcode":"KW1 1AA","latitude":58.4,"longitude":-3.1,"more":"' . str_repeat( 'x', 3000000 ) . '"}}', 0 ),
		'IV1 1AA' => array( 404, 'text/html', '<h1>404</h1>', 0 ),
		default   => $json( null === $of( $name ) ? 404 : 200, $of( $name ) ),
	};
};

if ( 'cli-server' !== PHP_SAPI ) {
	return $hh_answer;
}
$hh_path = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
file_put_contents( (string) getenv( 'HH_FAKE_LOG' ), "{$_SERVER['REQUEST_METHOD']} " . rawurldecode( $hh_path ) . "\n", FILE_APPEND );
[ $hh_status, $hh_type, $hh_body, $hh_wait ] = $hh_answer( $_SERVER['REQUEST_METHOD'], $hh_path, (string) file_get_contents( 'php://input' ), (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_QUERY ) );
sleep( $hh_wait );
http_response_code( $hh_status );
header( "Content-Type: {$hh_type}" );
echo $hh_body; // phpcs:ignore WordPress.Security.EscapeOutput -- A server of tests.
