<?php
/**
 * HubSpot as the lead provider's adapter sees it, for `php -S` and for a call inside a test's own process.
 *
 * Shapes: HubSpot's reference of CRM objects and communication preferences 2026-09 (an action's answer has `results`,
 * `status`, `numErrors`), and of contacts v1 for the cookie. The calls of v3 answer as they did: 400 to who had left.
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
			'6'     => $answer( 404, '<html><title>404 Not Found</title></html>' ),
			'7'     => $answer( 410, array( 'status' => 'error', 'message' => 'This API is no longer supported.' ) ),
			default => $answer( 404, array( 'status' => 'error', 'message' => 'contact does not exist' ) ),
		};
	}
	if ( str_starts_with( $path, '/communication-preferences/2026-09/statuses/' ) ) {
		$email  = rawurldecode( basename( $path ) );
		$result = static fn ( int $subscription, string $status ): array => array( 'channel' => 'EMAIL', 'source' => 'Website', 'status' => $status, 'subscriberIdString' => $email, 'subscriptionId' => $subscription, 'timestamp' => '2026-11-23T10:00:00Z' );
		$said   = static fn ( array $results ): array => array( 'status' => 'COMPLETE', 'results' => $results, 'startedAt' => '2026-11-23T10:00:00Z', 'completedAt' => '2026-11-23T10:00:00Z' );
		$sent   = json_decode( $body, true );
		if ( 'GET' === $method ) {
			parse_str( (string) parse_url( $target, PHP_URL_QUERY ), $query );
			return 'EMAIL' === ( $query['channel'] ?? '' )
				? $answer( 200, $said( array( $result( 999, 'SUBSCRIBED' ), $result( 77, str_starts_with( $email, 'reader' ) ? 'SUBSCRIBED' : ( str_starts_with( $email, 'gone' ) ? 'UNSUBSCRIBED' : 'NOT_SPECIFIED' ) ) ) ) )
				: $answer( 400, array( 'status' => 'error', 'category' => 'VALIDATION_ERROR' ) );
		}
		return match ( true ) {
			77 !== ( $sent['subscriptionId'] ?? null ), 'EMAIL' !== ( $sent['channel'] ?? '' ), ! in_array( $sent['statusState'] ?? '', array( 'SUBSCRIBED', 'UNSUBSCRIBED' ), true ) => $answer( 400, array( 'status' => 'error', 'category' => 'VALIDATION_ERROR' ) ),
			str_starts_with( $email, 'blocked' ) => $answer( 400, array( 'message' => "{$email} cannot be subscribed" ) ),
			str_starts_with( $email, 'half' )    => $answer( 200, array( 'numErrors' => 1, 'errors' => array( array( 'message' => "{$email} failed" ) ) ) + $said( array() ) ),
			default                              => $answer( 200, $said( array( array( 'setStatusSuccessReason' => str_starts_with( $email, 'gone' ) ? 'RESUBSCRIBE_OCCURRED' : 'SUBSCRIBED' ) + $result( 77, $sent['statusState'] ) ) ) ),
		};
	}
	return match ( $method . ' ' . $path ) {
		'POST /crm/objects/2026-09/contacts'               => str_contains( $body, 'known@' ) ? $answer( 409, array( 'category' => 'CONFLICT' ) ) : $answer( 201, array( 'id' => '42' ) ),
		'GET /crm/objects/2026-09/contacts'                => $answer( 200, array( 'results' => array() ) ),
		'GET /communication-preferences/2026-09/definitions' => $answer( 200, array( 'status' => 'COMPLETE', 'results' => array( array( 'id' => '77', 'name' => 'News' ) ) ) ),
		'POST /communication-preferences/v3/subscribe'     => $answer( 400, array( 'message' => 'has opted out' ) ),
		default                                            => $answer( 404, array( 'status' => 'error' ) ),
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
