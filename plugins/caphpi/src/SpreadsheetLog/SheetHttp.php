<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpFailed;
use HearthHammer\Core\Http\HttpRequest;
use SensitiveParameter;

/**
 * One call to the spreadsheet service.
 */
final readonly class SheetHttp {

	/** The ids of two hundred thousand rows. */
	private const MOST_BYTES = 8 * MB_IN_BYTES;

	private HttpClient $http;

	public function __construct() {
		$this->http = new HttpClient( most_bytes: self::MOST_BYTES );
	}

	/**
	 * @param array<string, string>|string $body    Form fields, or JSON; '' for none.
	 * @param array<string, string>        $headers
	 * @return SheetAnswer Status 0 where there was no whole answer.
	 */
	public function call( string $method, string $url, #[SensitiveParameter] array|string $body = '', #[SensitiveParameter] array $headers = array() ): SheetAnswer {
		if ( is_array( $body ) ) {
			$headers += array( 'Content-Type' => 'application/x-www-form-urlencoded' );
			$body     = http_build_query( $body );
		}
		try {
			$response = $this->http->send( new HttpRequest( $method, $url, $headers + array( 'Accept' => 'application/json' ), $body ) );
		} catch ( HttpFailed ) {
			return new SheetAnswer( 0, array() );
		}
		$data = json_decode( $response->body, true );
		return new SheetAnswer( $response->status, is_array( $data ) ? $data : array(), $response->retry_after() ?? 0 );
	}
}
