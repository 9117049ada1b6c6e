<?php
/**
 * HubSpot as the lead provider's adapter sees it, for `php -S` and for a call inside a test's own process.
 *
 * The tracking cookie's first letter says what happens, as does an address's part before the @. Each request is a line
 * of log.txt: method, path without query, whether the credential was right, body.
 *
 * @package HearthHammer\Tests
 */

declare( strict_types=1 );

namespace HearthHammer\Tests\Fakes;

/** The only credential that is taken. */
const HUBSPOT_TOKEN = 'pat-eu1-fake-0000-secret';

/**
 * @return array{status: int, headers: array<string, string>, body: string, sleep: float}
 */
function hubspot_answer( string $method, string $target, string $authorization, string $body, string $folder ): array {
	$path   = (string) parse_url( $target, PHP_URL_PATH );
	$is_in  = 'Bearer ' . HUBSPOT_TOKEN === $authorization;
	$answer = static fn ( int $status, mixed $data, array $headers = array(), float $sleep = 0.0 ): array => array(
		'status'  => $status,
		'headers' => array( 'Content-Type' => 'application/json', ...$headers ),
		'body'    => is_string( $data ) ? $data : (string) json_encode( $data ),
		'sleep'   => $sleep,
	);
	file_put_contents( $folder . '/log.txt', implode( ' ', array( $method, $path, $is_in ? 'in' : 'out', $body ) ) . "\n", FILE_APPEND );
	if ( ! $is_in ) {
		return $answer( 401, array( 'status' => 'error', 'category' => 'INVALID_AUTHENTICATION' ) );
	}
	if ( 1 === preg_match( '#^/contacts/v1/contact/utk/([0-9a-f]{32})/profile$#', $path, $match ) ) {
		$contact = static fn ( string $email, string $unread = '0', string $opted_out = '' ): array => array(
			'vid'        => 42,
			'is-contact' => true,
			'properties' => array(
				'email'                                => array( 'value' => $email ),
				'hs_email_sends_since_last_engagement' => array( 'value' => $unread ),
				'hs_email_optout'                      => array( 'value' => $opted_out ),
			),
		);
		return match ( $match[1][0] ) {
			'a'     => $answer( 200, $contact( 'reader@example.com' ) ),
			'b'     => $answer( 200, $contact( 'reader@example.com', '14' ) ),
			'c'     => $answer( 200, $contact( 'reader@example.com', '0', 'true' ) ),
			'd'     => $answer( 200, $contact( 'stranger@example.com' ) ),
			'e'     => $answer( 200, array( 'is-contact' => false, 'properties' => array() ) ),
			'1'     => $answer( 429, array( 'status' => 'error' ), array( 'Retry-After' => '45' ) ),
			'2'     => $answer( 500, array( 'status' => 'error' ) ),
			'3'     => $answer( 200, '<!doctype html><title>Down for maintenance</title>' ),
			'4'     => $answer( 200, $contact( 'reader@example.com' ), array(), 2.0 ),
			'5'     => $answer( 200, '{"is-contact":true,"properties":{"x":"' . str_repeat( 'x', 2000000 ) . '"}}' ),
			default => $answer( 404, array( 'status' => 'error', 'message' => 'contact does not exist' ) ),
		};
	}
	if ( str_starts_with( $path, '/communication-preferences/v3/status/email/' ) ) {
		$email = rawurldecode( basename( $path ) );
		return $answer(
			200,
			array(
				'recipient'            => $email,
				'subscriptionStatuses' => array(
					array( 'id' => '999', 'name' => 'Invoices', 'status' => 'SUBSCRIBED' ),
					array( 'id' => '77', 'name' => 'News', 'status' => str_starts_with( $email, 'reader' ) ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED' ),
				),
			)
		);
	}
	return match ( $method . ' ' . $path ) {
		'POST /crm/v3/objects/contacts'                  => str_contains( $body, 'known@' ) ? $answer( 409, array( 'category' => 'CONFLICT' ) ) : $answer( 201, array( 'id' => '42' ) ),
		'POST /communication-preferences/v3/subscribe'   => str_contains( $body, 'gone@' ) ? $answer( 400, array( 'message' => 'gone@example.com has opted out' ) ) : $answer( 200, array( 'status' => 'SUBSCRIBED' ) ),
		'POST /communication-preferences/v3/unsubscribe' => $answer( 200, array( 'status' => 'NOT_SUBSCRIBED' ) ),
		'GET /account-info/v3/details'                   => $answer( 200, array( 'portalId' => 1 ) ),
		default                                          => $answer( 404, array( 'status' => 'error' ) ),
	};
}

if ( 'cli-server' === PHP_SAPI ) {
	$hh_said = hubspot_answer( $_SERVER['REQUEST_METHOD'], $_SERVER['REQUEST_URI'], $_SERVER['HTTP_AUTHORIZATION'] ?? '', (string) file_get_contents( 'php://input' ), (string) getenv( 'HH_FAKE_FOLDER' ) );
	usleep( (int) ( 1000000 * $hh_said['sleep'] ) );
	http_response_code( $hh_said['status'] );
	foreach ( $hh_said['headers'] as $hh_name => $hh_value ) {
		header( "{$hh_name}: {$hh_value}" );
	}
	echo $hh_said['body'];
}
