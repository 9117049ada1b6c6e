<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

/**
 * The REST routes that the plugins register, as WordPress has them: a test that goes by this list forgets none.
 */
final class OwnRoutes {

	private const NAMESPACES = '#^/(hpapi|caphpi|hearth-hammer|hh)[a-z-]*/v\d+/#';

	/** @return array<string, array{method: string, parameters: list<string>, answer: array<string, mixed>}> By `GET /hpapi/v1/…`, the pattern as it is registered. */
	public static function all(): array {
		$routes = array();
		foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
			if ( 1 !== preg_match( self::NAMESPACES, $route ) ) {
				continue;
			}
			$answer = rest_get_server()->get_route_options( $route )['schema'] ?? null;
			foreach ( $handlers as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$routes[ "{$method} {$route}" ] = array(
						'method'     => (string) $method,
						'parameters' => array_map( strval( ... ), array_keys( $handler['args'] ) ),
						'answer'     => is_callable( $answer ) ? (array) $answer() : array(),
					);
				}
			}
		}
		return $routes;
	}

	/** @return list<string> Those that take an email address of a visitor: the forms. */
	public static function forms(): array {
		return array_keys( array_filter( self::all(), static fn ( array $route ): bool => 'GET' !== $route['method'] && in_array( 'email', $route['parameters'], true ) ) );
	}

	/** @return list<string> What a form's `kind` may be; one empty name where it has none. */
	public static function kinds( string $form ): array {
		[ $method, $route ] = explode( ' ', $form, 2 );
		foreach ( rest_get_server()->get_routes()[ $route ] ?? array() as $handler ) {
			if ( isset( $handler['methods'][ $method ] ) ) {
				return $handler['args']['kind']['enum'] ?? array( '' );
			}
		}
		return array( '' );
	}
}
