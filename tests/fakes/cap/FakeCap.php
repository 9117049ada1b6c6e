<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Fakes;

use DOMDocument;

/**
 * CAP's VRMValuation: holds every request against its contract (the description that CAP's service itself publishes,
 * soap.cap.co.uk/vrm/capvrm.asmx, operation VRMValuation), then does what the plate says.
 */
final class FakeCap {

	public const SUBSCRIBER = 'hh-test-subscriber-6071';
	public const PASSWORD   = 'hh-test-cap&<password>-6072';

	private const XMLNS  = 'https://soap.cap.co.uk/vrm';
	private const WANTED = array( 'SubscriberID', 'Password', 'VRM', 'Mileage', 'StandardEquipmentRequired' );

	/** @param array<string, string> $headers Names in lower case. */
	public static function answer( array $headers, string $body ): FakeAnswer {
		$document = new DOMDocument();
		if ( '"' . self::XMLNS . '/VRMValuation"' !== ( $headers['soapaction'] ?? '' ) || ! $document->loadXML( $body, LIBXML_NONET ) ) {
			return self::fault( 'soap:Client', 'Server did not recognize the value of HTTP Header SOAPAction.' );
		}
		$request = $document->getElementsByTagNameNS( self::XMLNS, 'VRMValuation' )->item( 0 );
		$said    = array();
		foreach ( $request->childNodes ?? array() as $child ) {
			$said[ $child->localName ] = self::XMLNS === $child->namespaceURI ? $child->textContent : '';
		}
		if ( self::WANTED !== array_keys( $said ) || 'false' !== $said['StandardEquipmentRequired'] || 1 !== preg_match( '/^\d+000$|^0$/D', $said['Mileage'] ) ) {
			return self::fault( 'soap:Client', 'Server was unable to read request.' );
		}
		if ( self::SUBSCRIBER !== $said['SubscriberID'] || self::PASSWORD !== $said['Password'] ) {
			return self::failed( 'Invalid SubscriberID or Password ' . $said['Password'] );
		}
		return self::by_plate( $said['VRM'], $said['Mileage'] );
	}

	private static function by_plate( string $vrm, string $miles ): FakeAnswer {
		return match ( $vrm ) {
			'CP22UNK', '0' => self::failed( 'VRM not found' ),
			'CP23NOC' => self::result( '<Success>true</Success><VRMLookup><Success>true</Success><VehicleFound>true</VehicleFound><CAPID>0</CAPID><CAPMan>LADA</CAPMan><CAPRange>RIVA</CAPRange><Colour>RED</Colour></VRMLookup><Valuation xsi:nil="true"/>' ),
			'CP24OUT' => self::result( '<Success>false</Success><FailReason>Mileage out of bounds</FailReason>' . self::lookup() . '<Valuation><Success>false</Success><Clean>0</Clean><Average>0</Average><Below>0</Below></Valuation><MileageOutOfBounds>true</MileageOutOfBounds>' ),
			'CP32OUT' => self::result( '<Success>true</Success>' . self::lookup() . "<Valuation><Success>true</Success><ValuationMileage>{$miles}</ValuationMileage><Retail>900</Retail><Clean>500</Clean><Average>400</Average><Below>300</Below></Valuation><MileageOutOfBounds>true</MileageOutOfBounds>" ),
			'CP25QUO' => self::failed( 'Your credits have been used up' ),
			'CP33ACC' => self::failed( 'Access to VRM valuations denied' ),
			'CP34REM' => self::failed( 'No VRM lookups remaining' ),
			'CP35MUT' => self::failed( '' ),
			'CP36SUB' => self::failed( '', 'No access to vehicle data' ),
			'CP37NUL' => self::result( str_replace( '2014-09-01', '0001-01-01', '<Success>true</Success>' . self::lookup() . '<Valuation><Success>true</Success><Clean>10900</Clean><Average>10100</Average><Below>9100</Below></Valuation>' ) ),
			'CP38NIL' => self::result( '<Success>true</Success><VRMLookup><Success>true</Success><VehicleFound>false</VehicleFound><CAPID>0</CAPID></VRMLookup>' ),
			'CP26FLT' => self::fault( 'soap:Server', 'Server was unable to process request.' ),
			'CP27HTM' => new FakeAnswer( 502, '<html>502</html>', 'text/html' ),
			'CP28HNG' => new FakeAnswer( 200, '', 'text/xml', 'hang' ),
			'CP29DTD' => new FakeAnswer( 200, FakeHpi::bomb() ),
			'CP30ODD' => self::failed( 'Something else' ),
			'CP31EMP' => new FakeAnswer( 200, self::envelope( '<VRMValuationResponse xmlns="' . self::XMLNS . '"/>' ) ),
			default   => self::result( '<Success>true</Success>' . self::lookup() . "<Valuation><Success>true</Success><ValuationDateMatch>true</ValuationDateMatch><ValuationMileage>{$miles}</ValuationMileage><Retail>12500</Retail><Clean>10900</Clean><Average>10100</Average><Below>9100</Below></Valuation><MileageOutOfBounds>false</MileageOutOfBounds>" ),
		};
	}

	private static function lookup(): string {
		return '<VRMLookup><Success>true</Success><VehicleFound>true</VehicleFound><Database>CAR</Database><CAPID>56520</CAPID><CAPcode>FOFO20T3S5HPTM  4</CAPcode><CAPMan>FORD</CAPMan><CAPRange>FOCUS</CAPRange><CAPMod>FOCUS HATCHBACK</CAPMod><CAPDer>2.0T ST-3 5dr</CAPDer><RegisteredDate>2014-09-01T00:00:00</RegisteredDate><VinNumber>WF05XXGCC5EY12345</VinNumber><Colour>BLUE</Colour></VRMLookup>';
	}

	private static function failed( string $why, string $in_lookup = '' ): FakeAnswer {
		[ $why, $in_lookup ] = array( htmlspecialchars( $why, ENT_XML1 ), htmlspecialchars( $in_lookup, ENT_XML1 ) );
		return self::result( "<Success>false</Success><FailReason>{$why}</FailReason><VRMLookup><Success>false</Success><FailReason>{$in_lookup}</FailReason><VehicleFound>false</VehicleFound><CAPID>0</CAPID><RegisteredDate>0001-01-01T00:00:00</RegisteredDate></VRMLookup>" );
	}

	private static function result( string $xml ): FakeAnswer {
		return new FakeAnswer( 200, self::envelope( '<VRMValuationResponse xmlns="' . self::XMLNS . "\"><VRMValuationResult>{$xml}</VRMValuationResult></VRMValuationResponse>" ) );
	}

	private static function fault( string $code, string $why ): FakeAnswer {
		return new FakeAnswer( 500, self::envelope( "<soap:Fault><faultcode>{$code}</faultcode><faultstring>{$why}</faultstring><detail/></soap:Fault>" ) );
	}

	private static function envelope( string $body ): string {
		return "<?xml version=\"1.0\" encoding=\"utf-8\"?><soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"><soap:Body>{$body}</soap:Body></soap:Envelope>";
	}
}
