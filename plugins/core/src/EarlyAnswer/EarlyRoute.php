<?php

declare( strict_types=1 );

namespace HearthHammer\Core\EarlyAnswer;

use Closure;
use HearthHammer\Core\Config\Runtime;
use HearthHammer\Core\Module;
use HearthHammer\Core\PageCache\PageCache;
use HearthHammer\Core\Rest\Conditional;

defined( 'ABSPATH' ) || exit;

/**
 * Answers a public REST route before WordPress loads its theme, its widgets and its routes. Only a plain request of a
 * visitor without a session gets such an answer; every other request goes on to the route itself.
 */
final readonly class EarlyRoute implements Module {

	/** Headers of a request for which WordPress has to decide: who asks, with which method, from which site, with a body. */
	private const NOT_PLAIN = array( 'HTTP_AUTHORIZATION', 'REDIRECT_HTTP_AUTHORIZATION', 'PHP_AUTH_USER', 'PHP_AUTH_DIGEST', 'HTTP_X_WP_NONCE', 'HTTP_X_HTTP_METHOD_OVERRIDE', 'HTTP_ORIGIN', 'HTTP_TRANSFER_ENCODING', 'CONTENT_LENGTH', 'CONTENT_TYPE' );

	/**
	 * @param string                                                         $route  Pattern of the route below the REST prefix, e.g. `hpapi/v1/estate-agents/(properties|locations)`.
	 * @param Closure(list<string>, array<mixed>, string): (EarlyAnswer|null) $answer Gets what the pattern matched, the query and the request's address; null where the route has to answer.
	 */
	public function __construct( private string $route, private Closure $answer ) {}

	public function register(): void {
		if ( Runtime::is_web_request() && null !== $this->matched( $_SERVER ) ) {
			// Plugins load at 5. Before all have named their translations, tags have other words than those that the route gives.
			add_action( 'plugins_loaded', $this->send( ... ), 6 );
		}
	}

	private function send(): void {
		$answer = $this->answer( $_SERVER, $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- Reads what is public.
		if ( null === $answer ) {
			return;
		}
		status_header( $answer['status'] );
		$sent = array();
		foreach ( $answer['headers'] as $line ) {
			$name = strtolower( (string) strtok( $line, ':' ) );
			header( $line, ! isset( $sent[ $name ] ) );
			$sent[ $name ] = true;
		}
		echo $answer['body']; // phpcs:ignore WordPress.Security.EscapeOutput -- As the route made it.
		exit;
	}

	/**
	 * @param array<mixed> $server As $_SERVER.
	 * @param array<mixed> $query  As $_GET.
	 * @return array{status: int, headers: list<string>, body: string}|null Headers as `Name: value`. Null where the route has to answer.
	 */
	public function answer( array $server, array $query ): ?array {
		$matched = $this->matched( $server );
		if ( null === $matched || ! self::is_plain( $server ) || OtherHooks::are_any() ) {
			return null;
		}
		/**
		 * Filters whether public lists are answered before WordPress loads its theme, for a site whose code gives visitors
		 * different answers at the same address.
		 *
		 * @param bool $are_wanted
		 */
		if ( true !== apply_filters( 'hearth_hammer_early_answers', true ) ) {
			return null;
		}
		$found = ( $this->answer )( $matched, $query, (string) $server['REQUEST_URI'] );
		if ( null === $found ) {
			return null;
		}
		$held = $server['HTTP_IF_NONE_MATCH'] ?? '';
		if ( is_string( $held ) && Conditional::names( $held, $found->tag ) ) {
			return array( 'status' => 304, 'headers' => $found->not_modified, 'body' => '' );
		}
		$body = ( $found->body )();
		return null === $body ? null : array( 'status' => 200, 'headers' => $found->headers, 'body' => $body );
	}

	/**
	 * A visitor's plain request under the site's own name. Under another name, a plugin says later which language is read.
	 *
	 * @param array<mixed> $server
	 */
	private static function is_plain( array $server ): bool {
		$asked = $server['HTTP_HOST'] ?? null;
		return 'GET' === ( $server['REQUEST_METHOD'] ?? '' )
			&& array() === array_filter( array_intersect_key( $server, array_flip( self::NOT_PLAIN ) ), static fn ( mixed $value ): bool => '' !== $value )
			&& '*' !== ( $server['HTTP_IF_NONE_MATCH'] ?? '' )
			&& array() === preg_grep( PageCache::SESSION, array_map( strval( ... ), array_keys( $_COOKIE ) ) )
			&& ( ! is_string( $asked ) || strtolower( $asked ) === preg_replace( '#^https?://([^/]+).*$#i', '$1', strtolower( home_url( '/' ) ) ) );
	}

	/**
	 * @param array<mixed> $server
	 * @return list<string>|null What the pattern matched; null for another address.
	 */
	private function matched( array $server ): ?array {
		$address = $server['REQUEST_URI'] ?? '';
		$path    = is_string( $address ) ? (string) strtok( $address, '?' ) : '';
		$root    = rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' ) . '/' . rest_get_url_prefix() . '/';
		return str_starts_with( $path, $root ) && 1 === preg_match( "#^{$this->route}/?$#D", substr( $path, strlen( $root ) ), $found ) ? array_values( $found ) : null;
	}
}
