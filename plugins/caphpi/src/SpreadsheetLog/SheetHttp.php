<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

/**
 * One call to the spreadsheet service.
 */
final class SheetHttp {

	private const SECONDS         = 15;
	private const CONNECT_SECONDS = 5;
	/** The ids of two hundred thousand rows. */
	private const MAX_BYTES = 8 * MB_IN_BYTES;

	/**
	 * @param array<string, string>|string $body    Form fields, or JSON; '' for none.
	 * @param array<string, string>        $headers
	 */
	public function call( string $method, string $url, array|string $body = '', array $headers = array() ): SheetAnswer {
		$patience = static function ( mixed $handle ): void {
			curl_setopt( $handle, CURLOPT_CONNECTTIMEOUT, self::CONNECT_SECONDS ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		};
		add_action( 'http_api_curl', $patience );
		$response = wp_remote_request(
			$url,
			array(
				'method'              => $method,
				'timeout'             => (float) self::SECONDS,
				// A redirect would carry the credentials to wherever it says.
				'redirection'         => 0,
				'limit_response_size' => self::MAX_BYTES,
				'headers'             => $headers + array( 'Accept' => 'application/json' ),
				'body'                => $body,
			)
		);
		remove_action( 'http_api_curl', $patience );
		if ( is_wp_error( $response ) ) {
			return new SheetAnswer( 0, array() );
		}
		$data = json_decode( wp_remote_retrieve_body( $response ), true );
		return new SheetAnswer(
			(int) wp_remote_retrieve_response_code( $response ),
			is_array( $data ) ? $data : array(),
			self::seconds( wp_remote_retrieve_header( $response, 'retry-after' ) )
		);
	}

	/**
	 * Seconds, or a date.
	 *
	 * @param string|array<string> $header
	 */
	private static function seconds( string|array $header ): int {
		$header = is_array( $header ) ? (string) end( $header ) : $header;
		if ( ctype_digit( $header ) ) {
			return (int) substr( $header, 0, 6 );
		}
		$at = '' === $header ? false : strtotime( $header );
		return false === $at ? 0 : max( 0, $at - time() );
	}
}
