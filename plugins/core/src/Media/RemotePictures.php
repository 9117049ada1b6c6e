<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use HearthHammer\Core\Http\WebAddress;

/**
 * Fetches pictures from the addresses in feeds, which are not to be trusted: public http and https only, every
 * redirect checked again, 15 seconds, 25 MB.
 */
final class RemotePictures {

	private const SECONDS   = 15;
	private const REDIRECTS = 3;

	/**
	 * @param MediaRecord|null $known What we have from this address, so that an unchanged picture is not sent again.
	 * @return array{MediaRecord, string|null} What the server said of it, and a temporary file with its bytes, which the caller deletes; null if nothing has changed.
	 * @throws PictureRefused When it cannot be had.
	 */
	public function fetch( MediaItem $item, ?MediaRecord $known ): array {
		$address = $item->source;
		$headers = array( 'Accept' => 'image/jpeg,image/png,image/webp,image/gif' );
		if ( null !== $known ) {
			$headers += array_filter(
				array(
					'If-None-Match'     => $known->etag,
					'If-Modified-Since' => $known->modified,
				)
			);
		}
		for ( $hop = 0; $hop <= self::REDIRECTS; $hop++ ) {
			$pin      = $this->pin( $address, $this->check( $address ) );
			$file     = (string) tempnam( get_temp_dir(), 'hh-picture' );
			add_action( 'http_api_curl', $pin );
			$response = wp_safe_remote_get(
				$address,
				array(
					'timeout'             => self::SECONDS,
					'redirection'         => 0,
					'headers'             => $headers,
					'stream'              => true,
					'filename'            => $file,
					'limit_response_size' => PictureFile::MOST_BYTES + 1,
				)
			);
			remove_action( 'http_api_curl', $pin );
			if ( is_wp_error( $response ) ) {
				wp_delete_file( $file );
				throw new PictureRefused( sprintf( /* translators: %s: why */ __( 'could not be downloaded: %s', 'hearth-hammer' ), $response->get_error_message() ) );
			}
			$status   = (int) wp_remote_retrieve_response_code( $response );
			$location = $this->header( $response, 'location' );
			if ( 200 === $status ) {
				return array( MediaRecord::looked_at( $item, (string) sha1_file( $file ), (int) filesize( $file ), $this->header( $response, 'etag' ), $this->header( $response, 'last-modified' ) ), $file );
			}
			wp_delete_file( $file );
			if ( 304 === $status && null !== $known ) {
				return array( $known->unchanged( $item ), null );
			}
			if ( ! in_array( $status, array( 301, 302, 303, 307, 308 ), true ) || '' === $location ) {
				throw new PictureRefused( sprintf( /* translators: %d: status, e.g. 404 */ __( 'could not be downloaded: the server returned %d', 'hearth-hammer' ), $status ) );
			}
			$address = \WP_Http::make_absolute_url( $location, $address );
		}
		throw new PictureRefused( __( 'could not be downloaded: too many redirects', 'hearth-hammer' ) );
	}

	/**
	 * WordPress checks this too, but lets this site's own host pass whatever its network address and on three ports, and
	 * of others no more than the private networks.
	 *
	 * @return string The network address that was found good.
	 * @throws PictureRefused For an address inside a network.
	 */
	private function check( string $address ): string {
		$host = (string) wp_parse_url( $address, PHP_URL_HOST );
		if ( null === WebAddress::parse( $address ) || false === wp_http_validate_url( $address ) ) {
			throw new PictureRefused( __( 'is not on a public server', 'hearth-hammer' ) );
		}
		$ip     = false === filter_var( $host, FILTER_VALIDATE_IP ) ? gethostbyname( $host ) : $host;
		$public = false !== filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_GLOBAL_RANGE );
		$own    = strtolower( $host ) === strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		// On the own host, what answers at another port than the site's is no business of a feed's.
		$other  = $own && self::port( $address ) !== self::port( home_url() );
		if ( ( ! $public || $other ) && ! self::is_let_through( $host, $address ) ) {
			throw new PictureRefused( __( 'is not on a public server', 'hearth-hammer' ) );
		}
		return $ip;
	}

	/** Whether somebody let a server of the own network through: WordPress's own answer, yes for the own host, does not count. */
	private static function is_let_through( string $host, string $address ): bool {
		$is_hooked = remove_filter( 'http_request_host_is_external', 'allowed_http_request_hosts' );
		try {
			/** This filter is documented in wp-includes/http.php. */
			return (bool) apply_filters( 'http_request_host_is_external', false, $host, $address ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
		} finally {
			$is_hooked && add_filter( 'http_request_host_is_external', 'allowed_http_request_hosts', 10, 2 );
		}
	}

	private static function port( string $address ): int {
		return (int) ( wp_parse_url( $address, PHP_URL_PORT ) ?? ( str_starts_with( strtolower( $address ), 'https' ) ? 443 : 80 ) );
	}

	/** The connection goes to the very server that was checked: a name may mean another one a moment later. */
	private function pin( string $address, string $ip ): \Closure {
		$host = (string) wp_parse_url( $address, PHP_URL_HOST );
		$port = self::port( $address );
		return static function ( \CurlHandle $handle ) use ( $host, $port, $ip ): void {
			curl_setopt( $handle, CURLOPT_RESOLVE, array( "{$host}:{$port}:{$ip}" ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		};
	}

	/** @param array<mixed> $response */
	private function header( array $response, string $name ): string {
		$value = wp_remote_retrieve_header( $response, $name );
		return mb_substr( is_array( $value ) ? (string) end( $value ) : $value, 0, 250 );
	}
}
