<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Fakes;

use DOMDocument;
use DOMElement;

/**
 * HPI's SupplementaryEnquiryV1 as far as we know it: holds every request against its contract, then does what the
 * plate says.
 */
final class FakeHpi {

	public const CUSTOMER_CODE = 'hh-test-customer-5071';
	public const INITIALS      = 'hh-test-initials-5072';
	public const PASSWORD      = 'hh-test-<pass>&"word\'-5073';

	private const XMLNS  = 'http://webservices.hpi.co.uk/SupplementaryEnquiryV1';
	private const SOAP   = 'http://schemas.xmlsoap.org/soap/envelope/';
	private const WANTED = 'EnquiryRequest(Authentication(SubscriberDetails(CustomerCode,Initials,Password)),Request(Asset(Vrm,Mileage,Reference),PrimaryProduct(Code),SupplementaryProduct(Code)))';

	/** @param array<string, string> $headers Names in lower case. */
	public static function answer( array $headers, string $body ): FakeAnswer {
		$document = new DOMDocument();
		if ( ! str_starts_with( $headers['content-type'] ?? '', 'text/xml' ) || '"' . self::XMLNS . '"' !== ( $headers['soapaction'] ?? '' ) || ! $document->loadXML( $body, LIBXML_NONET ) ) {
			return self::fault( '900', 'Not a SOAP request' );
		}
		$request = $document->getElementsByTagNameNS( self::SOAP, 'Body' )->item( 0 )?->firstElementChild;
		if ( null === $request || self::WANTED !== self::shape( $request ) ) {
			return self::fault( '901', 'Request is not valid against its schema' );
		}
		$said = static fn ( string $name, int $at = 0 ): string => (string) $request->getElementsByTagNameNS( self::XMLNS, $name )->item( $at )?->textContent;
		if ( self::CUSTOMER_CODE !== $said( 'CustomerCode' ) || self::INITIALS !== $said( 'Initials' ) || self::PASSWORD !== $said( 'Password' ) ) {
			return self::fault( '001', 'Customer code or password ' . $said( 'Password' ) . ' is not valid' );
		}
		if ( 'HPI64' !== $said( 'Code' ) || 'CAPL1' !== $said( 'Code', 1 ) ) {
			return self::fault( '010', 'Product is not known' );
		}
		if ( 1 !== preg_match( '/^\d{1,3}$/D', $said( 'Mileage' ) ) || 1 !== preg_match( '/^\w{6,20}$/D', $said( 'Reference' ) ) ) {
			return self::fault( '011', 'Mileage or reference is not valid' );
		}
		return self::by_plate( $said( 'Vrm' ), $said( 'Mileage' ) );
	}

	private static function by_plate( string $vrm, string $mileage ): FakeAnswer {
		return match ( $vrm ) {
			'HP21AAA' => self::results( self::asset( $vrm, self::live( $mileage ) ) . '<ns1:Warning><ns1:Code>W1</ns1:Code><ns1:Description>Plate transfer</ns1:Description></ns1:Warning><ns1:Warning><ns1:Code>W2</ns1:Code><ns1:Description>Mileage is estimated</ns1:Description></ns1:Warning>' ),
			'HP22ONE' => self::results( self::asset( $vrm, self::live( $mileage, self::value( 'B', '3150' ) ) ) ),
			'HP23NIL' => self::results( self::asset( $vrm, self::live( $mileage, self::value( 'B', null ) ), '<ns1:TotalPreviousKeepers xsi:nil="true"/>' ) ),
			'HP24NOC' => self::results( self::asset( $vrm, '<ns1:CAPLiveValuation><ns1:CAPId xsi:nil="true"/><ns1:MatchCode>NONE</ns1:MatchCode></ns1:CAPLiveValuation>' ) ),
			'HP25DVL' => self::results( self::asset( $vrm, '' ) ),
			'HP26WRN' => self::results( '<ns1:Warning><ns1:Code>105</ns1:Code><ns1:Description>No vehicle held</ns1:Description></ns1:Warning>' ),
			'HP27INV', '0' => self::fault( '105', 'VRM is invalid' ),
			'HP28FLT' => self::fault( '203', 'Product not available to this subscriber' ),
			'HP29QUO' => self::fault( '310', 'Enquiry limit has been reached' ),
			'HP30HTM' => new FakeAnswer( 502, '<html><body><h1>502 Bad Gateway</h1></body></html>', 'text/html' ),
			'HP31SLO' => self::results( self::asset( $vrm, self::live( $mileage ) ), 'slow' ),
			'HP32HNG' => self::results( '', 'hang' ),
			'HP33CUT' => self::results( self::asset( $vrm, self::live( $mileage ) ), 'cut' ),
			'HP34DTD' => new FakeAnswer( 200, self::bomb() ),
			'HP35BIG' => self::results( self::asset( $vrm, self::live( $mileage ) ), 'huge' ),
			'HP36UTF' => new FakeAnswer( 200, "\xFF\xFE" . iconv( 'UTF-8', 'UTF-16LE', str_replace( 'encoding="utf-8"', 'encoding="utf-16"', self::bomb() ) ) ),
			'HP37DRP' => self::results( self::asset( $vrm, self::live( $mileage ) ), 'drip' ),
			'HP38PAG' => new FakeAnswer( 200, '<!-- maintenance --><html><body><p>Back soon<br></body></html>', 'text/html' ),
			'HP39OTH' => self::results( self::asset( 'ZZ99ZZZ', self::live( $mileage ) ) ),
			'HP40RED' => new FakeAnswer( 302, '', 'text/html', 'whole', array( 'Location' => 'http://127.0.0.1:9/elsewhere' ) ),
			'HP41DEE' => new FakeAnswer( 200, str_repeat( '<a>', 5000 ) . str_repeat( '</a>', 5000 ) ),
			'HP42GZP' => new FakeAnswer( 200, (string) gzencode( str_repeat( ' ', 5_000_000 ) ), 'text/xml', 'whole', array( 'Content-Encoding' => 'gzip' ) ),
			'HP43DAT' => self::results( self::asset( $vrm, str_replace( 'CAPLiveValuation>', 'CAPLiveValuationData>', self::live( $mileage ) ) ) ),
			'HP44DWN' => self::fault( '999', 'System temporarily unavailable' ),
			'HP45EMP' => self::results( '' ),
			'HP46INS' => self::results( self::asset( $vrm, str_replace( array( '<ns1:MileageConditionBasedValuations>', '</ns1:MileageConditionBasedValuations>' ), array( '<ns1:Valuation>', '</ns1:Valuation>' ), self::live( $mileage ) ) ) ),
			'HP48MIL' => self::fault( '014', 'Mileage supplied is invalid' ),
			'HP49REF' => self::fault( '2021', 'Customer reference is invalid' ),
			'HP50NST' => self::results( self::nested( self::asset( $vrm, self::live( $mileage ) ) ) ),
			'HP47MNT' => new FakeAnswer( 503, '<html><body>Maintenance</body></html>', 'text/html' ),
			default   => self::results( self::asset( $vrm, self::live( $mileage ) ) ),
		};
	}

	private static function asset( string $vrm, string $supplementary, string $keepers = '<ns1:TotalPreviousKeepers>2</ns1:TotalPreviousKeepers>' ): string {
		return <<<XML
			<ns1:Asset>
				<ns1:AssetIdentification><ns1:Vrm>{$vrm}</ns1:Vrm></ns1:AssetIdentification>
				<ns1:PrimaryAssetData>
					<ns1:DVLA>
						<ns1:Make>FORD</ns1:Make><ns1:Model>FOCUS ZETEC</ns1:Model>
						<ns1:Body><ns1:Description>5 Door Hatchback</ns1:Description><ns1:Doors>5</ns1:Doors><ns1:WheelPlan>2 Axle Rigid Body</ns1:WheelPlan><ns1:Colour>White</ns1:Colour></ns1:Body>
						<ns1:Engine><ns1:Size>999</ns1:Size><ns1:Fuel>Petrol</ns1:Fuel></ns1:Engine>
						<ns1:Keepers><ns1:LastChangeOfKeeperDate>2022-01-14T00:00:00Z</ns1:LastChangeOfKeeperDate>{$keepers}<ns1:PreviousKeeper>Private</ns1:PreviousKeeper></ns1:Keepers>
						<ns1:KeyDates><ns1:FirstRegistered><ns1:Date>2017-11-20</ns1:Date></ns1:FirstRegistered><ns1:Manufactured><ns1:Year>2017</ns1:Year></ns1:Manufactured></ns1:KeyDates>
					</ns1:DVLA>
					<ns1:AdditionalInformation><ns1:CO2Rating>105</ns1:CO2Rating></ns1:AdditionalInformation>
				</ns1:PrimaryAssetData>
				<ns1:SupplementaryAssetData>{$supplementary}</ns1:SupplementaryAssetData>
			</ns1:Asset>
			XML;
	}

	/** The same as HPI's own samples have it: what a thing is called lies in a description of its own. */
	private static function nested( string $asset ): string {
		return strtr(
			$asset,
			array(
				'<ns1:Make>FORD</ns1:Make>'                               => '<ns1:Make><ns1:Code>S7</ns1:Code><ns1:Description>FORD</ns1:Description></ns1:Make>',
				'<ns1:Model>FOCUS ZETEC</ns1:Model>'                      => '<ns1:Model><ns1:Code>123</ns1:Code><ns1:Description>FOCUS ZETEC</ns1:Description></ns1:Model>',
				'<ns1:Doors>5</ns1:Doors>'                                => '',
				'<ns1:WheelPlan>2 Axle Rigid Body</ns1:WheelPlan>'        => '<ns1:WheelPlan><ns1:Code>C</ns1:Code><ns1:Description>2 Axle Rigid Body</ns1:Description></ns1:WheelPlan>',
				'<ns1:Colour>White</ns1:Colour>'                          => '<ns1:Colour><ns1:Current><ns1:Code>N</ns1:Code><ns1:Description>White</ns1:Description></ns1:Current><ns1:NumberOfPreviousColours>0</ns1:NumberOfPreviousColours></ns1:Colour>',
				'<ns1:Fuel>Petrol</ns1:Fuel>'                             => '<ns1:Fuel><ns1:Code>P</ns1:Code><ns1:Description>Petrol</ns1:Description></ns1:Fuel>',
				'<ns1:PreviousKeeper>Private</ns1:PreviousKeeper>'        => '<ns1:PreviousKeeper><ns1:DateAcquiredVehicle>2018-03-01</ns1:DateAcquiredVehicle><ns1:DateDisposedOfVehicle>2022-01-14</ns1:DateDisposedOfVehicle></ns1:PreviousKeeper>',
			)
		);
	}

	private static function live( string $mileage, ?string $values = null ): string {
		$values ??= self::value( 'C', '4,550' ) . self::value( 'A', '3950.00' ) . self::value( 'B', '3150' );
		return <<<XML
			<ns1:CAPLiveValuation>
				<ns1:CAPCode>FOFO10EC5HPTM    3</ns1:CAPCode><ns1:CAPId>23598</ns1:CAPId><ns1:CAPMake>FORD</ns1:CAPMake><ns1:CAPModel>FOCUS</ns1:CAPModel>
				<ns1:CAPVariant>1.0T EcoBoost Zetec Edition 5dr &amp; extras</ns1:CAPVariant><ns1:MatchCode>SINGLE</ns1:MatchCode><ns1:CostWhenNew>19845</ns1:CostWhenNew>
				<ns1:WarningCode>M</ns1:WarningCode><ns1:WarningCode>K</ns1:WarningCode><ns1:Mileage>{$mileage}</ns1:Mileage>{$values}<ns1:RetailPrice>6250</ns1:RetailPrice>
			</ns1:CAPLiveValuation>
			XML;
	}

	private static function value( string $code, ?string $value ): string {
		$value = null === $value ? '<ns1:TradeValue xsi:nil="1"/>' : "<ns1:TradeValue>{$value}</ns1:TradeValue>";
		return "<ns1:MileageConditionBasedValuations><ns1:Code>{$code}</ns1:Code>{$value}</ns1:MileageConditionBasedValuations>";
	}

	/** @param 'whole'|'slow'|'hang'|'drip'|'cut'|'huge' $how */
	private static function results( string $xml, string $how = 'whole' ): FakeAnswer {
		return new FakeAnswer( 200, self::envelope( '<ns1:EnquiryResponse xmlns:ns1="' . self::XMLNS . "\"><ns1:RequestResults>{$xml}</ns1:RequestResults></ns1:EnquiryResponse>" ), 'text/xml; charset=utf-8', $how );
	}

	private static function fault( string $code, string $description ): FakeAnswer {
		$error = '<HpiSoapFault xmlns="' . self::XMLNS . '"><Error><Code>' . $code . '</Code><Description>' . htmlspecialchars( $description, ENT_XML1 ) . '</Description></Error></HpiSoapFault>';
		return new FakeAnswer( 500, self::envelope( "<soapenv:Fault><faultcode>soapenv:Server</faultcode><faultstring>Fault</faultstring><detail>{$error}</detail></soapenv:Fault>" ) );
	}

	private static function envelope( string $body ): string {
		return '<?xml version="1.0" encoding="utf-8"?><soapenv:Envelope xmlns:soapenv="' . self::SOAP . "\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"><soapenv:Body>{$body}</soapenv:Body></soapenv:Envelope>";
	}

	/** A kilobyte that would unpack to gigabytes, and a file of the machine. */
	public static function bomb(): string {
		$entities = '<!ENTITY a0 "ha"><!ENTITY f SYSTEM "file:///etc/hostname">';
		for ( $i = 1; $i < 12; $i++ ) {
			$entities .= "<!ENTITY a{$i} \"" . str_repeat( '&a' . ( $i - 1 ) . ';', 10 ) . '">';
		}
		return "<?xml version=\"1.0\" encoding=\"utf-8\"?><!DOCTYPE lolz [{$entities}]><a>&a11;&f;</a>";
	}

	private static function shape( DOMElement $element ): string {
		if ( self::XMLNS !== $element->namespaceURI ) {
			return 'elsewhere';
		}
		$inside = array();
		foreach ( $element->childNodes as $child ) {
			if ( $child instanceof DOMElement ) {
				$inside[] = self::shape( $child );
			}
		}
		return $element->localName . ( array() === $inside ? '' : '(' . implode( ',', $inside ) . ')' );
	}
}
