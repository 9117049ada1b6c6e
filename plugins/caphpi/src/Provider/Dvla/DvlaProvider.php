<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider\Dvla;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Provider\ConnectionCheck;
use HearthHammer\Caphpi\Provider\CostsNothing;
use HearthHammer\Caphpi\Provider\FailureReason;
use HearthHammer\Caphpi\Provider\Lookup;
use HearthHammer\Caphpi\Provider\ProviderAnswerReader;
use HearthHammer\Caphpi\Provider\ProviderFailed;
use HearthHammer\Caphpi\Provider\ServiceCall;
use HearthHammer\Caphpi\Provider\Vehicle;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpRequest;
use HearthHammer\Core\Settings\ConnectionResult;
use HearthHammer\Core\Settings\ConnectionTest;
use HearthHammer\Core\Settings\SecretStore;

defined( 'ABSPATH' ) || exit;

/**
 * The licensing agency's vehicle enquiry service: says what a vehicle is, not what it is worth. Free, so it serves
 * as a second provider that names the vehicle and offers a call (VAL-11) while the first one is down.
 */
final readonly class DvlaProvider implements CostsNothing, ConnectionTest {

	public const URL  = 'https://driver-vehicle-licensing.api.gov.uk';
	public const PATH = '/vehicle-enquiry/v1/vehicles';

	private const MOST_DEPTH = 8;

	public function __construct(
		private HttpClient $http,
		private SecretStore $secrets,
		private ValuationSettings $settings,
	) {}

	public function look_up( Plate $plate, Mileage $mileage ): Lookup {
		unset( $mileage );
		if ( ! $this->is_set_up() ) {
			throw new ProviderFailed( FailureReason::Refused, 'no account', false );
		}
		$url      = rtrim( $this->settings->value( 'dvla_url' ), '/' );
		$response = ( new ServiceCall( $this->http ) )->send(
			new HttpRequest(
				'POST',
				( '' === $url ? self::URL : $url ) . self::PATH,
				array(
					'Content-Type' => 'application/json',
					'Accept'       => 'application/json',
					'x-api-key'    => $this->secrets->get( 'dvla_key' ),
				),
				(string) wp_json_encode( array( 'registrationNumber' => $plate->value ) )
			)
		);
		$data     = json_decode( $response->body, true, self::MOST_DEPTH );
		// Its own 404 and 400 say so in JSON; those of a wrong address do not.
		if ( in_array( $response->status, array( 400, 404 ), true ) && is_array( $data ) && array_key_exists( 'errors', $data ) ) {
			return new Lookup( $plate, null, null, array( array( 'Code' => 'UNKNOWN_VRM', 'Description' => 'No vehicle was found.' ) ) );
		}
		if ( 200 !== $response->status ) {
			throw ServiceCall::failure( $response->status );
		}
		if ( ! is_array( $data ) || ProviderAnswerReader::text( $data, 'registrationNumber' ) !== $plate->value ) {
			throw new ProviderFailed( FailureReason::BadAnswer, 'no vehicle in the response' );
		}
		return new Lookup( $plate, self::vehicle( $data ), null );
	}

	public function label(): string {
		return 'DVLA';
	}

	public function test(): ConnectionResult {
		return ConnectionCheck::of( $this, $this->is_set_up() );
	}

	/** @param array<array-key, mixed> $data */
	private static function vehicle( array $data ): Vehicle {
		return new Vehicle(
			ProviderAnswerReader::text( $data, 'make' ),
			null,
			null,
			null,
			ProviderAnswerReader::text( $data, 'wheelplan' ),
			self::for_people( ProviderAnswerReader::text( $data, 'colour' ) ),
			ProviderAnswerReader::number( $data, 'engineCapacity' ),
			self::for_people( ProviderAnswerReader::text( $data, 'fuelType' ) ),
			null,
			null,
			null,
			null, // It says the month only, and a date is a day.
			ProviderAnswerReader::number( $data, 'yearOfManufacture' ),
			ProviderAnswerReader::number( $data, 'co2Emissions' ),
		);
	}

	private static function for_people( ?string $capitals ): ?string {
		return null === $capitals ? null : ucfirst( strtolower( $capitals ) );
	}

	private function is_set_up(): bool {
		return $this->secrets->is_set( 'dvla_key' );
	}
}
