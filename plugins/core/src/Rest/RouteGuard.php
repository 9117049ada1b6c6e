<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Rest;

use Closure;
use HearthHammer\Core\Module;
use WP_Error;
use WP_HTTP_Response;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses what WordPress's own REST routes would show: accounts, posts that are hidden, their pictures.
 *
 * WordPress finds a route whatever its case (`/WP/v2/Media/5` is `/wp/v2/media/5`), and its controllers take `id` from
 * the query or the body before they take it from the path. This guard goes by what they do: no module compares a route
 * by itself.
 */
final readonly class RouteGuard implements Module {

	/**
	 * @param Closure(): list<string>                                           $routes  Each with all that is below it, e.g. `/wp/v2/users`.
	 * @param Closure(WP_REST_Request<array<string, mixed>>): (WP_Error|null) $refusal Null for a request that may go on.
	 */
	private function __construct( private Closure $routes, private Closure $refusal ) {}

	/**
	 * A rule for a route and all routes below it.
	 *
	 * @param string                                                            $route   e.g. `/wp/v2/users`.
	 * @param Closure(WP_REST_Request<array<string, mixed>>): (WP_Error|null) $refusal Null for a request that may go on.
	 */
	public static function under( string $route, Closure $refusal ): self {
		return new self( static fn (): array => array( $route ), $refusal );
	}

	/**
	 * A rule for single posts of these types and for attachments, by whichever route they are asked for. Lists are
	 * narrowed by their query, not here.
	 *
	 * @param list<string>        $types     Post types.
	 * @param Closure(int): bool  $is_hidden Whether whoever asks may not see the post or attachment of this id.
	 * @param Closure(): WP_Error $refusal
	 */
	public static function posts( array $types, Closure $is_hidden, Closure $refusal ): self {
		return new self(
			static fn (): array => array_values( array_filter( array_map( 'rest_get_route_for_post_type_items', array( ...$types, 'attachment' ) ) ) ),
			static function ( WP_REST_Request $request ) use ( $is_hidden, $refusal ): ?WP_Error {
				foreach ( self::ids( $request ) as $id ) {
					if ( $is_hidden( $id ) ) {
						return $refusal();
					}
				}
				return null;
			}
		);
	}

	public function register(): void {
		add_filter( 'rest_request_before_callbacks', $this->guard( ... ), 10, 3 );
	}

	/**
	 * @param WP_HTTP_Response|WP_Error|mixed       $response What another filter answered already.
	 * @param array<string, mixed>                  $handler
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function guard( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		unset( $handler );
		return null === $response && $this->is_about( $request ) ? ( $this->refusal )( $request ) : $response;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function is_about( WP_REST_Request $request ): bool {
		// A line break at its end is no part of a route, but WordPress lets it pass.
		$path = strtolower( trim( $request->get_route() ) ) . '/';
		foreach ( ( $this->routes )() as $route ) {
			if ( str_starts_with( $path, strtolower( $route ) . '/' ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The posts that a request names, in its path, query or body.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return list<int>
	 */
	private static function ids( WP_REST_Request $request ): array {
		$path = $request->get_url_params();
		$said = array( $path['id'] ?? null, $path['parent'] ?? null, $request->get_param( 'id' ), $request->get_param( 'parent' ) );
		return array_values( array_unique( array_map( intval( ... ), array_filter( $said, is_numeric( ... ) ) ) ) );
	}
}
