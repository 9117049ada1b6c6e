<?php
/**
 * WordPress's object cache in Redis by php-redis, as small as the machine test needs it. A live site takes a maintained
 * one, such as that of the plugin Redis Object Cache.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

function wp_cache_init(): void {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache();
}

function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	return ! wp_suspend_cache_addition() && $GLOBALS['wp_object_cache']->write( $key, $data, $group, (int) $expire, array( 'nx' ) );
}

function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->write( $key, $data, $group, (int) $expire, array( 'xx' ) );
}

function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->write( $key, $data, $group, (int) $expire, array() );
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->read( $key, $group, (bool) $force, $found );
}

function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->remove( $key, $group );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->count( $key, (int) $offset, $group );
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->count( $key, - (int) $offset, $group );
}

function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_flush_runtime() {
	$GLOBALS['wp_object_cache']->forget();
	return true;
}

function wp_cache_supports( $feature ) {
	return 'flush_runtime' === $feature;
}

function wp_cache_close() {
	return true;
}

function wp_cache_add_global_groups( $groups ) {}

function wp_cache_add_non_persistent_groups( $groups ) {
	$GLOBALS['wp_object_cache']->keep_out( (array) $groups );
}

function wp_cache_switch_to_blog( $blog_id ) {}

/** Reads each key once in a request. Without Redis, the cache ends with the request. */
class WP_Object_Cache {

	private ?Redis $redis = null;

	/** @var array<string, mixed> */
	private array $seen = array();

	/** @var array<string, true> */
	private array $kept_out = array();

	public function __construct() {
		try {
			$redis = new Redis();
			if ( defined( 'WP_REDIS_HOST' ) ) {
				$redis->connect( WP_REDIS_HOST, WP_REDIS_PORT, (float) WP_REDIS_TIMEOUT, null, 0, (float) WP_REDIS_READ_TIMEOUT );
				$redis->auth( WP_REDIS_PASSWORD );
			} else {
				$redis->connect( WP_REDIS_PATH, 0, (float) WP_REDIS_TIMEOUT, null, 0, (float) WP_REDIS_READ_TIMEOUT );
			}
			$redis->setOption( Redis::OPT_SERIALIZER, Redis::SERIALIZER_PHP );
			$redis->setOption( Redis::OPT_PREFIX, WP_REDIS_PREFIX );
			$this->redis = $redis;
		} catch ( RedisException ) {
			$this->redis = null;
		}
	}

	public function keep_out( array $groups ): void {
		$this->kept_out += array_fill_keys( $groups, true );
	}

	public function write( $key, $data, $group, int $expire, array $how ): bool {
		$name = $this->name( $key, $group );
		$data = is_object( $data ) ? clone $data : $data;
		if ( ! $this->is_shared( $group ) ) {
			if ( array() !== $how && ( 'nx' === $how[0] ) === array_key_exists( $name, $this->seen ) ) {
				return false;
			}
			$this->seen[ $name ] = $data;
			return true;
		}
		$is_written = (bool) $this->try_redis( static fn ( Redis $redis ) => $redis->set( $name, $data, $expire > 0 ? array( ...$how, 'ex' => $expire ) : $how ) );
		if ( $is_written ) {
			$this->seen[ $name ] = $data;
		}
		return $is_written;
	}

	public function read( $key, $group, bool $force, &$found ) {
		$name = $this->name( $key, $group );
		if ( $this->is_shared( $group ) && ( $force || ! array_key_exists( $name, $this->seen ) ) ) {
			$data = $this->try_redis( static fn ( Redis $redis ) => $redis->get( $name ) );
			// A stored false and a missing key look the same.
			if ( false === $data && ! $this->try_redis( static fn ( Redis $redis ) => $redis->exists( $name ) ) ) {
				unset( $this->seen[ $name ] );
			} else {
				$this->seen[ $name ] = $data;
			}
		}
		$found = array_key_exists( $name, $this->seen );
		$data  = $found ? $this->seen[ $name ] : false;
		return is_object( $data ) ? clone $data : $data;
	}

	public function remove( $key, $group ): bool {
		$name = $this->name( $key, $group );
		$was  = array_key_exists( $name, $this->seen );
		unset( $this->seen[ $name ] );
		return $this->is_shared( $group ) ? (bool) $this->try_redis( static fn ( Redis $redis ) => $redis->del( $name ) ) : $was;
	}

	public function count( $key, int $by, $group ) {
		$value = $this->read( $key, $group, true, $found );
		if ( ! $found ) {
			return false;
		}
		$value = max( 0, ( is_numeric( $value ) ? (int) $value : 0 ) + $by );
		return $this->write( $key, $value, $group, 0, array() ) ? $value : false;
	}

	public function flush(): bool {
		$this->forget();
		return (bool) $this->try_redis( static fn ( Redis $redis ) => $redis->flushDB() );
	}

	public function forget(): void {
		$this->seen = array();
	}

	private function name( $key, $group ): string {
		return ( $group ?: 'default' ) . ':' . $key;
	}

	private function is_shared( $group ): bool {
		return null !== $this->redis && ! isset( $this->kept_out[ $group ?: 'default' ] );
	}

	private function try_redis( callable $work ) {
		try {
			return null === $this->redis ? false : $work( $this->redis );
		} catch ( RedisException ) {
			$this->redis = null;
			return false;
		}
	}
}
