<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider\Cap;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Provider\ConnectionCheck;
use HearthHammer\Caphpi\Provider\FailureReason;
use HearthHammer\Caphpi\Provider\Lookup;
use HearthHammer\Caphpi\Provider\ProviderFailed;
use HearthHammer\Caphpi\Provider\Soap\SoapCall;
use HearthHammer\Caphpi\Provider\ValuationProvider;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Settings\ConnectionResult;
use HearthHammer\Core\Settings\ConnectionTest;
use HearthHammer\Core\Settings\SecretStore;

defined( 'ABSPATH' ) || exit;

/**
 * CAP: its own SOAP service, which finds and values a vehicle by its plate.
 */
final readonly class CapProvider implements ValuationProvider, ConnectionTest {

	public const URL       = 'https://soap.cap.co.uk/vrm/capvrm.asmx';
	public const XMLNS     = 'https://soap.cap.co.uk/vrm';
	public const OPERATION = 'VRMValuation';

	public function __construct(
		private HttpClient $http,
		private SecretStore $secrets,
		private ValuationSettings $settings,
	) {}

	public function look_up( Plate $plate, Mileage $mileage ): Lookup {
		if ( ! $this->is_set_up() ) {
			throw new ProviderFailed( FailureReason::Refused, 'no account', false );
		}
		$url  = $this->settings->value( 'cap_url' );
		$body = ( new SoapCall( $this->http ) )->send(
			'' === $url ? self::URL : $url,
			self::XMLNS . '/' . self::OPERATION,
			self::OPERATION,
			self::XMLNS,
			array(
				'SubscriberID'              => $this->secrets->get( 'cap_subscriber_id' ),
				'Password'                  => $this->secrets->get( 'cap_password' ),
				'VRM'                       => $plate->value,
				'Mileage'                   => (string) $mileage->miles(),
				'StandardEquipmentRequired' => 'false',
			)
		);
		return CapAnswer::read( $body, $plate, $mileage );
	}

	public function label(): string {
		return 'CAP';
	}

	public function test(): ConnectionResult {
		return ConnectionCheck::of( $this, $this->is_set_up() );
	}

	private function is_set_up(): bool {
		return $this->secrets->is_set( 'cap_subscriber_id' ) && $this->secrets->is_set( 'cap_password' );
	}
}
