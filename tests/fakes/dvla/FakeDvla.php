<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Fakes;

/**
 * The licensing agency's vehicle enquiry service.
 */
final class FakeDvla {

	public const KEY = 'hh-test-dvla-key-7071';

	/** Of an account that asks too often. */
	public const BUSY_KEY = 'hh-test-dvla-busy-7072';

	/** @param array<string, string> $headers Names in lower case. */
	public static function answer( string $path, array $headers, string $body ): FakeAnswer {
		$asked = json_decode( $body, true );
		if ( '/vehicle-enquiry/v1/vehicles' !== $path ) {
			return self::json( 404, array( 'message' => 'Not Found' ) );
		}
		if ( self::BUSY_KEY === ( $headers['x-api-key'] ?? '' ) ) {
			return self::json( 429, array( 'message' => 'Too Many Requests' ) );
		}
		if ( self::KEY !== ( $headers['x-api-key'] ?? '' ) ) {
			return self::json( 403, array( 'message' => 'Forbidden' ) );
		}
		if ( 'application/json' !== ( $headers['content-type'] ?? '' ) || ! is_array( $asked ) || array( 'registrationNumber' ) !== array_keys( $asked ) ) {
			return self::json( 415, array( 'message' => 'Unsupported' ) );
		}
		return match ( $asked['registrationNumber'] ) {
			'DV22BAD', '0' => self::error( 400, 'Invalid format for field - vehicle registration number' ),
			'DV23NFD' => self::error( 404, 'Record for vehicle not found' ),
			'DV24THR' => self::json( 429, array( 'message' => 'Too Many Requests' ) ),
			'DV25ERR' => self::error( 500, 'Internal Server Error' ),
			'DV26MNT' => self::error( 503, 'Service Unavailable' ),
			'DV27HTM' => new FakeAnswer( 200, '<html></html>', 'text/html' ),
			'DV28OTH' => self::json( 200, array( 'registrationNumber' => 'ZZ99ZZZ', 'make' => 'ROVER' ) ),
			default   => self::json( 200, array( 'registrationNumber' => $asked['registrationNumber'], 'make' => 'FORD', 'colour' => 'DARK BLUE', 'fuelType' => 'PETROL', 'yearOfManufacture' => 2019, 'engineCapacity' => 999, 'co2Emissions' => 117, 'wheelplan' => '2 AXLE RIGID BODY', 'monthOfFirstRegistration' => '2019-03', 'taxStatus' => 'Taxed' ) ),
		};
	}

	private static function error( int $status, string $detail ): FakeAnswer {
		return self::json( $status, array( 'errors' => array( array( 'status' => (string) $status, 'code' => 'ENQ1', 'title' => 'Error', 'detail' => $detail ) ) ) );
	}

	/** @param array<string, mixed> $data */
	private static function json( int $status, array $data ): FakeAnswer {
		return new FakeAnswer( $status, (string) json_encode( $data ), 'application/json' );
	}
}
