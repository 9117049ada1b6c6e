<?php
/**
 * A mail server that thinks about each answer: `php slow-smtp.php <port file> <seconds>`. Says in the file where it is.
 */

declare( strict_types=1 );

[ , $port_file, $seconds ] = $argv;
$server = stream_socket_server( 'tcp://127.0.0.1:0' );
if ( false === $server ) {
	exit( 1 );
}
file_put_contents( $port_file, substr( (string) strrchr( (string) stream_socket_get_name( $server, false ), ':' ), 1 ) );
$think = static fn () => usleep( (int) ( 1e6 * (float) $seconds ) );
while ( $visitor = stream_socket_accept( $server, 60 ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
	$in_data = false;
	$think();
	fwrite( $visitor, "220 slow.example\r\n" );
	while ( false !== ( $line = fgets( $visitor ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
		if ( $in_data && ".\r\n" !== $line ) {
			continue;
		}
		$think();
		$word    = strtoupper( substr( $line, 0, 4 ) );
		$in_data = 'DATA' === $word;
		fwrite( $visitor, $in_data ? "354 Go on\r\n" : ( 'QUIT' === $word ? "221 Bye\r\n" : "250 OK\r\n" ) );
	}
	fclose( $visitor );
}
