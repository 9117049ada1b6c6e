<?php
/**
 * The fakes' web server, for `php -S`: says what the fake of the path's first part answers, and misbehaves as it asks.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Tests\Fakes\FakeServer;

require __DIR__ . '/FakeServer.php';

const HH_MEGABYTES    = 50;
const HH_HANG_SECONDS = 60.0; // Longer than anybody has patience; FakeServer::listen() begins anew where one hangs.

if ( '/ping' === $_SERVER['REQUEST_URI'] ) {
	return;
}
$hh_answer = FakeServer::ask( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ), getallheaders(), (string) file_get_contents( 'php://input' ), (string) getenv( 'HH_FAKES_LOG' ) );

if ( 'hang' === $hh_answer->how ) {
	usleep( (int) ( HH_HANG_SECONDS * 1e6 ) );
	return;
}
http_response_code( $hh_answer->status );
header( 'Content-Type: ' . $hh_answer->type );
foreach ( $hh_answer->headers as $hh_name => $hh_value ) {
	header( "{$hh_name}: {$hh_value}" );
}
switch ( $hh_answer->how ) {
	case 'huge':
		$hh_megabyte = substr( str_repeat( $hh_answer->body, (int) ceil( 1e6 / strlen( $hh_answer->body ) ) ), 0, 1_000_000 );
		for ( $hh_at = 0; $hh_at < HH_MEGABYTES; $hh_at++ ) {
			echo $hh_megabyte;
			flush();
		}
		break;
	case 'drip':
	case 'slow':
		// Slow is done in time; a drip is not.
		[ $hh_wait, $hh_parts ] = 'slow' === $hh_answer->how ? array( 0.4, 20 ) : array( HH_HANG_SECONDS, 480 );
		$hh_part                = max( 1, intdiv( strlen( $hh_answer->body ), $hh_parts ) );
		foreach ( str_split( $hh_answer->body, $hh_part ) as $hh_piece ) {
			echo $hh_piece;
			flush();
			usleep( (int) ( $hh_wait * 1e6 / $hh_parts ) );
		}
		break;
	case 'cut':
		header( 'Content-Length: ' . strlen( $hh_answer->body ) );
		echo substr( $hh_answer->body, 0, intdiv( strlen( $hh_answer->body ), 2 ) );
		break;
	default:
		header( 'Content-Length: ' . strlen( $hh_answer->body ) );
		echo $hh_answer->body;
}
