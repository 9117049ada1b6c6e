<?php

declare( strict_types=1 );

namespace HearthHammer\Core\EarlyAnswer;

use Closure;
use ReflectionException;
use ReflectionFunction;
use ReflectionMethod;
use WP_Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Whether another plugin or a theme takes part in answers of REST, or decides who asks and in which language.
 */
final class OtherHooks {

	private const OURS = 'HearthHammer\\';

	private const HOOKS = array( 'determine_current_user', 'pre_determine_locale', 'determine_locale', 'locale', 'rest_authentication_errors', 'rest_pre_dispatch', 'rest_dispatch_request', 'rest_request_before_callbacks', 'rest_request_after_callbacks', 'rest_post_dispatch', 'rest_send_nocache_headers', 'rest_exposed_cors_headers', 'rest_allowed_cors_headers', 'rest_pre_serve_request', 'rest_pre_echo_response', 'rest_json_encode_options' );

	/** @param list<string> $names Of hooks. */
	public static function are_any( array $names = self::HOOKS ): bool {
		global $wp_filter;
		foreach ( $names as $name ) {
			$hook = $wp_filter[ $name ] ?? null;
			foreach ( $hook instanceof WP_Hook ? $hook->callbacks : array() as $some ) {
				foreach ( $some as $one ) {
					if ( ! self::is_known( $one['function'] ) ) {
						return true;
					}
				}
			}
		}
		return false;
	}

	/** Takes the callbacks of our plugins and our theme off a hook, or those of one class. */
	public static function remove_ours( string $name, string $of = self::OURS ): void {
		global $wp_filter;
		$hook = $wp_filter[ $name ] ?? null;
		foreach ( $hook instanceof WP_Hook ? $hook->callbacks : array() as $priority => $some ) {
			foreach ( $some as $one ) {
				if ( self::is_of( self::code( $one['function'] ), $of ) ) {
					remove_filter( $name, $one['function'], $priority );
				}
			}
		}
	}

	/** Whether a callback is ours or WordPress's own. */
	private static function is_known( mixed $callback ): bool {
		$code = self::code( $callback );
		return self::is_of( $code, self::OURS ) || str_starts_with( (string) $code?->getFileName(), ABSPATH . WPINC . '/' );
	}

	private static function is_of( ReflectionFunction|ReflectionMethod|null $code, string $name ): bool {
		return str_starts_with( $code instanceof ReflectionMethod ? $code->class : (string) $code?->getClosureScopeClass()?->getName(), $name );
	}

	private static function code( mixed $callback ): ReflectionFunction|ReflectionMethod|null {
		try {
			return match ( true ) {
				$callback instanceof Closure, is_string( $callback ) && ! str_contains( $callback, '::' ) => new ReflectionFunction( $callback ),
				is_array( $callback ) => new ReflectionMethod( $callback[0], $callback[1] ),
				default => null,
			};
		} catch ( ReflectionException ) {
			return null;
		}
	}
}
