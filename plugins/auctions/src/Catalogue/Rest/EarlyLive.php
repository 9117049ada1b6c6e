<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue\Rest;

use HearthHammer\Auctions\Index\SaleVersion;
use HearthHammer\Core\Module;
use HearthHammer\Core\Rest\Conditional;

/**
 * Answers "nothing new" to the visitors of a running sale before WordPress has read its theme and made its routes: of
 * thousands who ask every few seconds nearly all get this answer. It costs one statement on a table of two numbers.
 *
 * It answers nothing else: whoever holds another version, or none, comes to LiveController.
 */
final class EarlyLive implements Module {

	public function register(): void {
		$headers = self::headers_for( $_SERVER, $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- Reads what everybody may.
		if ( null === $headers ) {
			return;
		}
		status_header( 304 );
		foreach ( $headers as $name => $value ) {
			header( "{$name}: {$value}" );
		}
		exit;
	}

	/**
	 * @param array<mixed> $server
	 * @param array<mixed> $query
	 * @return array<string, string>|null The headers of a 304; null where WordPress has to answer.
	 */
	public static function headers_for( array $server, array $query ): ?array {
		$tag = $server['HTTP_IF_NONE_MATCH'] ?? '';
		if ( 'GET' !== ( $server['REQUEST_METHOD'] ?? '' ) || ! is_string( $tag ) || 1 !== preg_match( '/^(?:W\/)?"live-([1-9][0-9]{0,17})-([0-9]{1,10})"$/D', $tag, $found ) ) {
			return null;
		}
		$path  = strtok( is_string( $server['REQUEST_URI'] ?? '' ) ? (string) ( $server['REQUEST_URI'] ?? '' ) : '', '?' );
		$route = '#/' . preg_quote( rest_get_url_prefix(), '#' ) . '/hpapi/v1/[a-z][a-z0-9-]{1,39}/lots/live/?$#D';
		if ( 1 !== preg_match( $route, (string) $path ) || ( $query['auction_id'] ?? '' ) !== $found[1] || SaleVersion::current( (int) $found[1] ) !== (int) $found[2] ) {
			return null;
		}
		return Conditional::headers( LiveController::tag( (int) $found[1], (int) $found[2] ), LiveController::SECONDS );
	}
}
