<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider\Hpi;

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
 * HPI: identification by the licensing agency's data and CAP's live valuation, in one SOAP call.
 */
final readonly class HpiProvider implements ValuationProvider, ConnectionTest {

	public const URL       = 'https://wss.hpi.co.uk/TradeSoap/services/SupplementaryEnquiryV1';
	public const XMLNS     = 'http://webservices.hpi.co.uk/SupplementaryEnquiryV1';
	public const OPERATION = 'EnquiryRequest';

	private const PRIMARY_PRODUCT       = 'HPI64';
	private const SUPPLEMENTARY_PRODUCT = 'CAPL1';

	public function __construct(
		private HttpClient $http,
		private SecretStore $secrets,
		private ValuationSettings $settings,
	) {}

	public function look_up( Plate $plate, Mileage $mileage ): Lookup {
		if ( ! $this->is_set_up() ) {
			throw new ProviderFailed( FailureReason::Refused, 'no account', false );
		}
		$url  = $this->settings->value( 'hpi_url' );
		$body = ( new SoapCall( $this->http ) )->send(
			'' === $url ? self::URL : $url,
			self::XMLNS,
			self::OPERATION,
			self::XMLNS,
			array(
				'Authentication' => array(
					'SubscriberDetails' => array(
						'CustomerCode' => $this->secrets->get( 'hpi_customer_code' ),
						'Initials'     => $this->secrets->get( 'hpi_initials' ),
						'Password'     => $this->secrets->get( 'hpi_password' ),
					),
				),
				'Request'        => array(
					'Asset'                => array(
						'Vrm'       => $plate->value,
						// HPI counts in thousands, as it does in its answer.
						'Mileage'   => (string) $mileage->thousands,
						'Reference' => 'HH' . strtoupper( bin2hex( random_bytes( 5 ) ) ),
					),
					'PrimaryProduct'       => array( 'Code' => self::PRIMARY_PRODUCT ),
					'SupplementaryProduct' => array( 'Code' => self::SUPPLEMENTARY_PRODUCT ),
				),
			)
		);
		return HpiAnswer::read( $body, $plate );
	}

	public function label(): string {
		return 'HPI';
	}

	public function test(): ConnectionResult {
		return ConnectionCheck::of( $this, $this->is_set_up() );
	}

	private function is_set_up(): bool {
		return $this->secrets->is_set( 'hpi_customer_code' ) && $this->secrets->is_set( 'hpi_initials' ) && $this->secrets->is_set( 'hpi_password' );
	}
}
