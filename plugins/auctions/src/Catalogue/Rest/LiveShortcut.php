<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue\Rest;

use Closure;
use HearthHammer\Auctions\Catalogue\LiveResults;
use HearthHammer\Auctions\Index\AuctionTags;
use HearthHammer\Auctions\Index\SaleVersion;
use HearthHammer\Core\Core;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Core\Rest\Conditional;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the visitors of a running sale before WordPress has read its theme and made its routes: that nothing is new,
 * which costs one statement on a table of two numbers, or what somebody else was told already, which costs another.
 *
 * With an object cache neither costs a statement.
 *
 * Whatever it cannot answer so comes to LiveController, which says the same.
 */
final readonly class LiveShortcut implements Module {

	/** @param Closure(): LiveResults $results Made when they are needed. */
	public function __construct( private Closure $results ) {}

	public function register(): void {
		// Plugins load at 5. Before all have named their translations, tags have other words than those that the route gives.
		add_action( 'plugins_loaded', $this->send( ... ), 6 );
	}

	private function send(): void {
		$answer = $this->answer( $_SERVER, $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- Reads what everybody may.
		if ( null === $answer ) {
			return;
		}
		status_header( $answer['status'] );
		foreach ( $answer['headers'] as $name => $value ) {
			header( "{$name}: {$value}" );
		}
		echo $answer['body']; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON.
		exit;
	}

	/**
	 * @param array<mixed> $server
	 * @param array<mixed> $query
	 * @return array{status: int, headers: array<string, string>, body: string}|null Null where WordPress has to answer.
	 */
	public function answer( array $server, array $query ): ?array {
		$sale  = $query['auction_id'] ?? null;
		$since = $query['since'] ?? null;
		$tag   = $server['HTTP_IF_NONE_MATCH'] ?? '';
		// Only the route knows the sale's business: its tag and what it keeps name it, so that another one's address finds neither.
		$business = self::business( $server );
		if ( '' === $business || self::is_of_another_language( $server ) || ! is_string( $tag ) || ! is_string( $sale ) || ! is_string( $since ) || 1 !== preg_match( '/^[1-9][0-9]{0,17}$/D', $sale ) || 1 !== preg_match( '/^(0|[1-9][0-9]{0,8})$/D', $since ) ) {
			return null;
		}
		// Whoever is signed in gets an answer that nobody keeps.
		$is_signed_in = array() !== preg_grep( '/^wordpress_logged_in_/', array_map( strval( ... ), array_keys( $_COOKIE ) ) );
		$version      = $is_signed_in ? 0 : SaleVersion::recent( (int) $sale, LiveController::SECONDS );
		if ( 0 === $version ) {
			return null;
		}
		$etag    = LiveController::tag( $business, (int) $sale, $version );
		$headers = Conditional::headers( $etag, LiveController::SECONDS );
		if ( ! $is_signed_in ) {
			$headers = Core::services()->page_cache->headers( array( CacheTags::SITE, AuctionTags::CATALOGUE . "-{$sale}" ), LiveController::SECONDS ) + $headers;
		}
		if ( '*' !== $tag && Conditional::holds( $tag, $etag ) ) {
			return array( 'status' => 304, 'headers' => $headers, 'body' => '' );
		}
		$kept = ( $this->results )()->kept( $business, (int) $sale, $version, (int) $since );
		return null === $kept ? null : array(
			'status'  => 200,
			'headers' => $headers + array( 'Content-Type' => 'application/json; charset=UTF-8', 'X-Content-Type-Options' => 'nosniff', 'X-Robots-Tag' => 'noindex' ),
			'body'    => (string) wp_json_encode( $kept ),
		);
	}

	/**
	 * Under another name than the site's own, a plugin says later which language is read.
	 *
	 * @param array<mixed> $server
	 */
	private static function is_of_another_language( array $server ): bool {
		$asked = $server['HTTP_HOST'] ?? null;
		return is_string( $asked ) && strtolower( $asked ) !== preg_replace( '#^https?://([^/]+).*$#i', '$1', strtolower( home_url( '/' ) ) );
	}

	/**
	 * @param array<mixed> $server
	 * @return string The slug in the route's address; empty where the request is another.
	 */
	private static function business( array $server ): string {
		$address = $server['REQUEST_URI'] ?? '';
		$path    = is_string( $address ) ? (string) strtok( $address, '?' ) : '';
		$is_it   = 'GET' === ( $server['REQUEST_METHOD'] ?? '' ) && 1 === preg_match( '#/' . preg_quote( rest_get_url_prefix(), '#' ) . '/hpapi/v1/([a-z][a-z0-9-]{1,39})/lots/live/?$#D', $path, $found );
		return $is_it ? $found[1] : '';
	}
}
