<?php
/**
 * Cloudinary's Upload API as the image cache sees it, for `php -S` and for a call inside a test's own process.
 *
 * It counts the signature itself, by the rule of its documentation, and refuses one that is wrong or older than an hour.
 * What the picture's name says decides what happens. Each request is a line of log.txt: path and parameters.
 *
 * @package HearthHammer\Tests
 */

declare( strict_types=1 );

namespace HearthHammer\Tests\Fakes;

const CLOUDINARY_KEY    = '123456789012345';
const CLOUDINARY_SECRET = 'fake-cloudinary-secret';

/** @return array{status: int, headers: array<string, string>, body: string, sleep: float} */
function cloudinary_answer( string $path, string $body, string $folder ): array {
	parse_str( $body, $sent );
	file_put_contents( $folder . '/log.txt', $path . ' ' . json_encode( array_diff_key( $sent, array( 'timestamp' => 1, 'signature' => 1 ) ), JSON_UNESCAPED_SLASHES ) . "\n", FILE_APPEND );
	$answer = static fn ( int $status, mixed $data, array $headers = array(), float $sleep = 0.0 ): array => array(
		'status'  => $status,
		'headers' => array( 'Content-Type' => 'application/json', ...$headers ),
		'body'    => is_string( $data ) ? $data : (string) json_encode( $data ),
		'sleep'   => $sleep,
	);
	$signed = array_diff_key( $sent, array( 'signature' => 1, 'api_key' => 1, 'file' => 1, 'resource_type' => 1, 'cloud_name' => 1 ) );
	ksort( $signed );
	$pairs = array();
	foreach ( $signed as $name => $value ) {
		$pairs[] = $name . '=' . str_replace( '&', '%26', (string) $value );
	}
	$text = implode( '&', $pairs );
	if ( ( $sent['api_key'] ?? '' ) !== CLOUDINARY_KEY || ! in_array( $sent['signature'] ?? '', array( sha1( $text . CLOUDINARY_SECRET ), hash( 'sha256', $text . CLOUDINARY_SECRET ) ), true ) || abs( time() - (int) ( $sent['timestamp'] ?? 0 ) ) > 3600 ) {
		return $answer( 401, array( 'error' => array( 'message' => "Invalid Signature x. String to sign - '{$text}'." ) ) );
	}
	$id = (string) ( $sent['public_id'] ?? '' );
	if ( 1 !== preg_match( '#^/v1_1/weald/image/(destroy|explicit)$#', $path, $found ) || 'true' !== ( $sent['invalidate'] ?? '' ) ) {
		return $answer( 404, '' );
	}
	// Upload API reference: destroy and explicit take the asset's type, `upload` (mapped folders are that, too) or `fetch`.
	if ( ! in_array( $sent['type'] ?? '', array( 'fetch', 'upload' ), true ) ) {
		return $answer( 400, array( 'error' => array( 'message' => 'Invalid type' ) ) );
	}
	return match ( true ) {
		str_contains( $id, 'calm' )    => $answer( 420, array( 'error' => array( 'message' => 'Enhance your calm' ) ), array( 'X-FeatureRateLimit-Reset' => gmdate( 'D, d M Y H:i:s', time() + 900 ) . ' GMT' ) ),
		str_contains( $id, 'busy' )    => $answer( 429, array( 'error' => array( 'message' => 'Too many' ) ), array( 'Retry-After' => '45' ) ),
		str_contains( $id, 'broken' )  => $answer( 500, array( 'error' => array( 'message' => 'General <b>Error</b>' ) ) ),
		str_contains( $id, 'html' )    => $answer( 200, '<!doctype html><title>Welcome</title>' ),
		str_contains( $id, 'slow' )    => $answer( 200, array( 'result' => 'ok' ), array(), 30.0 ),
		str_contains( $id, 'unknown' ) => 'destroy' === $found[1] ? $answer( 200, array( 'result' => 'not found' ) ) : $answer( 404, array( 'error' => array( 'message' => "Resource not found - {$id}" ) ) ),
		'destroy' === $found[1]        => $answer( 200, array( 'result' => 'ok' ) ),
		default                        => $answer( 200, array( 'public_id' => $id, 'version' => 1 ) ),
	};
}

if ( 'cli-server' === PHP_SAPI ) {
	$hh_said = cloudinary_answer( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ), (string) file_get_contents( 'php://input' ), (string) getenv( 'HH_FAKE_FOLDER' ) );
	usleep( (int) ( 1000000 * $hh_said['sleep'] ) );
	http_response_code( $hh_said['status'] );
	foreach ( $hh_said['headers'] as $hh_name => $hh_value ) {
		header( "{$hh_name}: {$hh_value}" );
	}
	echo $hh_said['body'];
}
