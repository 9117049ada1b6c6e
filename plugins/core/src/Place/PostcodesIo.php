<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use HearthHammer\Core\Config\Config;

defined( 'ABSPATH' ) || exit;

/**
 * Asks a server that speaks the interface of postcodes.io: the public one, or one of our own.
 */
final readonly class PostcodesIo {

	/** As many as it takes, or gives, at once. */
	public const AT_ONCE = 100;

	/** The one that the public may ask. */
	public const PUBLIC_URL = 'https://api.postcodes.io';

	/** Bytes: one postcode is about 1,500. */
	private const LONGEST_ONE  = 65536;
	private const LONGEST_MANY = 1048576;

	/** @param string $url Without a slash behind it. */
	private function __construct( private string $url ) {}

	/** As HPAPI_POSTCODES_URL says; null where it is empty, or neither https nor on this machine. */
	public static function from_settings(): ?self {
		return self::at( Config::string( 'HPAPI_POSTCODES_URL' ) );
	}

	public static function at( string $url ): ?self {
		$parts = parse_url( $url ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Works without WordPress too.
		if ( ! is_array( $parts ) || ! isset( $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] ) ) {
			return null;
		}
		$is_here = in_array( strtolower( $parts['host'] ), array( '127.0.0.1', 'localhost', '[::1]' ), true );
		$scheme  = strtolower( $parts['scheme'] ?? '' );
		return 'https' === $scheme || ( 'http' === $scheme && $is_here ) ? new self( rtrim( $url, '/' ) ) : null;
	}

	/**
	 * @param list<Postcode> $postcodes
	 * @param float          $seconds   To wait for each answer.
	 * @return array<string, Coordinates|null> By postcode (`TN17 3AB`); null for one that does not exist.
	 * @throws ServiceFailed When it gives no usable answer.
	 */
	public function postcodes( array $postcodes, float $seconds ): array {
		if ( 1 === count( $postcodes ) ) {
			$postcode = $postcodes[0];
			return array( (string) $postcode => self::point( $this->get( '/postcodes/' . rawurlencode( (string) $postcode ), $seconds ), 'postcode', (string) $postcode ) );
		}
		$found = array();
		foreach ( array_chunk( $postcodes, self::AT_ONCE ) as $some ) {
			$names   = array_map( strval( ... ), $some );
			$results = $this->read( wp_remote_post( $this->url . '/postcodes', self::options( $seconds, self::LONGEST_MANY ) + array( 'body' => (string) wp_json_encode( array( 'postcodes' => $names ) ) ) ) ) ?? array();
			$asked   = array_fill_keys( $names, true );
			foreach ( $results as $one ) {
				$query = is_array( $one ) ? $one['query'] ?? null : null;
				if ( is_string( $query ) && isset( $asked[ $query ] ) ) {
					$found[ $query ] = self::point( is_array( $one['result'] ?? null ) ? $one['result'] : null, 'postcode', $query );
				}
			}
		}
		return $found;
	}

	/**
	 * The postcodes that begin so, in order and at most a hundred; its documentation says that a space in the question
	 * counts, and that none is a good answer.
	 *
	 * @param string $prefix e.g. `TN17 3`.
	 * @return array<string, Coordinates|null> By postcode; null for one without a place.
	 * @throws ServiceFailed When it gives no usable answer.
	 */
	public function beginning( string $prefix, float $seconds ): array {
		$url   = add_query_arg( array( 'query' => rawurlencode( $prefix ), 'limit' => self::AT_ONCE ), $this->url . '/postcodes' );
		$found = array();
		foreach ( $this->read( wp_remote_get( $url, self::options( $seconds, self::LONGEST_MANY ) ) ) ?? array() as $one ) {
			$name = is_array( $one ) ? $one['postcode'] ?? null : null;
			if ( is_string( $name ) && str_starts_with( $name, $prefix ) && null !== Postcode::parse( $name ) ) {
				$found[ $name ] = self::point( $one, 'postcode', $name );
			}
		}
		return $found;
	}

	/**
	 * The middle of an outward code (`TN17`); null for one that does not exist.
	 *
	 * @throws ServiceFailed When it gives no usable answer.
	 */
	public function outcode( string $outcode, float $seconds ): ?Coordinates {
		return self::point( $this->get( '/outcodes/' . rawurlencode( $outcode ), $seconds ), 'outcode', $outcode );
	}

	/** @return array<mixed>|null */
	private function get( string $path, float $seconds ): ?array {
		return $this->read( wp_remote_get( $this->url . $path, self::options( $seconds, self::LONGEST_ONE ) ) );
	}

	/** @return array<string, mixed> */
	private static function options( float $seconds, int $longest ): array {
		return array(
			'timeout'             => $seconds,
			'redirection'         => 0,
			'limit_response_size' => $longest,
			'headers'             => array(
				'Accept'       => 'application/json',
				'Content-Type' => 'application/json',
			),
		);
	}

	/**
	 * @param array<string, mixed>|\WP_Error $response
	 * @return array<mixed>|null The result; null where the service says that there is none.
	 */
	private function read( array|\WP_Error $response ): ?array {
		if ( is_wp_error( $response ) ) {
			throw new ServiceFailed( 'The postcode service cannot be reached.' );
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		$answer = json_decode( wp_remote_retrieve_body( $response ), true, 16 );
		// Its own 404 is JSON; any other says that there is no such service there.
		if ( ! is_array( $answer ) || $status !== ( $answer['status'] ?? null ) || ! in_array( $status, array( 200, 404 ), true ) ) {
			throw new ServiceFailed( sprintf( 'The postcode service returned %d with no readable answer.', absint( $status ) ) );
		}
		return 200 === $status && is_array( $answer['result'] ?? null ) ? $answer['result'] : null;
	}

	/**
	 * @param array<mixed>|null $result
	 * @param string            $key   Names what the result is about,
	 * @param string            $asked which must be what was asked for.
	 */
	private static function point( ?array $result, string $key, string $asked ): ?Coordinates {
		[ $latitude, $longitude ] = array( $result['latitude'] ?? null, $result['longitude'] ?? null );
		if ( null === $result || ( $result[ $key ] ?? null ) !== $asked || ! is_numeric( $latitude ) || ! is_numeric( $longitude ) ) {
			return null;
		}
		// The United Kingdom, the Channel Islands and Man.
		$country = new BoundingBox( 48.5, -9.0, 61.5, 2.5 );
		$point   = abs( (float) $latitude ) <= 90 && abs( (float) $longitude ) <= 180 ? new Coordinates( (float) $latitude, (float) $longitude ) : null;
		return null !== $point && $country->holds( $point ) ? $point : null;
	}
}
