<?php

declare( strict_types=1 );

namespace HearthHammer\Core\EarlyAnswer;

use Closure;
use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Config\Runtime;
use HearthHammer\Core\Module;
use HearthHammer\Core\PageCache\PageCache;
use HearthHammer\Core\Rest\AnswerHooks;
use HearthHammer\Core\Rest\Conditional;

defined( 'ABSPATH' ) || exit;

/**
 * Answers a public REST route before WordPress loads its theme, its widgets and its routes. Only a plain request of a
 * visitor without a session gets such an answer. If none is known, WordPress goes on, but it makes no other route than
 * this one. Every other request goes on as usual.
 */
final readonly class EarlyRoute implements Module {

	/** Headers of a request for which WordPress has to decide: who asks, with which method, from which site, with a body. */
	private const NOT_PLAIN = array( 'HTTP_AUTHORIZATION', 'REDIRECT_HTTP_AUTHORIZATION', 'PHP_AUTH_USER', 'PHP_AUTH_DIGEST', 'HTTP_X_WP_NONCE', 'HTTP_X_HTTP_METHOD_OVERRIDE', 'HTTP_ORIGIN', 'HTTP_TRANSFER_ENCODING', 'CONTENT_LENGTH', 'CONTENT_TYPE' );

	/** Routes that WordPress makes for its own screens, and for sites that embed a page. */
	private const CORE_ROUTES = array(
		'create_initial_rest_routes' => 99,
		'register_initial_settings'  => 10,
		'wp_oembed_register_route'   => 10,
	);

	/**
	 * @param string                                                         $route   Pattern of the route below the REST prefix, e.g. `hpapi/v1/estate-agents/(properties|locations)`.
	 * @param Closure(list<string>, array<mixed>, string): (EarlyAnswer|null) $answer  Gets what the pattern matched, the query and the request's address; null where the route has to answer.
	 * @param Closure(): list<Module>                                        $routes  Modules that make the route.
	 */
	public function __construct( private string $route, private Closure $answer, private Closure $routes ) {}

	public function register(): void {
		if ( Runtime::is_web_request() && null !== $this->matched( $_SERVER ) ) {
			// Plugins load at 5. Before all have named their translations, tags have other words than those that the route gives.
			add_action( 'plugins_loaded', $this->send( ... ), 6 );
		}
	}

	private function send(): void {
		if ( ! self::is_for_all( $_SERVER ) ) {
			return;
		}
		$answer = $this->known( $_SERVER, $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- Reads what is public.
		if ( null === $answer ) {
			// No list prints a block.
			OtherHooks::remove_ours( 'init', PluginBlocks::class );
			// Before the request is given to REST (10), which makes the routes.
			add_action( 'parse_request', $this->make_alone( ... ), 9 );
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
	 * The answer of this route needs no other one, so neither WordPress's are made nor our others. Those of other plugins
	 * are, because what else they do there is theirs. If they change the list of routes, all are made.
	 */
	private function make_alone(): void {
		if ( did_action( 'rest_api_init' ) || OtherHooks::are_any() || OtherHooks::are_any( array( 'rest_endpoints' ) ) ) {
			return;
		}
		foreach ( self::CORE_ROUTES as $function => $priority ) {
			remove_action( 'rest_api_init', $function, $priority );
		}
		OtherHooks::remove_ours( 'rest_api_init' );
		foreach ( array( new AnswerHooks(), ...( $this->routes )() ) as $module ) {
			$module->register();
		}
	}

	/**
	 * @param array<mixed> $server As $_SERVER.
	 * @param array<mixed> $query  As $_GET.
	 * @return array{status: int, headers: list<string>, body: string}|null Headers as `Name: value`. Null where the route has to answer.
	 */
	public function answer( array $server, array $query ): ?array {
		return self::is_for_all( $server ) ? $this->known( $server, $query ) : null;
	}

	/** @param array<mixed> $server */
	private static function is_for_all( array $server ): bool {
		/**
		 * Filters whether public lists are answered before WordPress loads its theme, for a site whose code gives visitors
		 * different answers at the same address.
		 *
		 * @param bool $are_wanted
		 */
		return self::is_plain( $server ) && ! OtherHooks::are_any() && true === apply_filters( 'hearth_hammer_early_answers', true );
	}

	/**
	 * @param array<mixed> $server
	 * @param array<mixed> $query
	 * @return array{status: int, headers: list<string>, body: string}|null
	 */
	private function known( array $server, array $query ): ?array {
		$matched = $this->matched( $server );
		if ( null === $matched ) {
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
