<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider\Soap;

use HearthHammer\Caphpi\Provider\FailureReason;
use HearthHammer\Caphpi\Provider\ProviderAnswerReader;
use HearthHammer\Caphpi\Provider\ProviderFailed;
use HearthHammer\Caphpi\Provider\ServiceCall;
use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpRequest;
use HearthHammer\Core\Text\Scalar;
use HearthHammer\Core\Xml\BadXml;
use HearthHammer\Core\Xml\SafeXml;
use SensitiveParameter;

/**
 * A SOAP 1.1 call by hand: PHP's SoapClient follows redirects, fetches schemas and puts the request into its traces.
 */
final readonly class SoapCall {

	private ServiceCall $service;

	public function __construct( HttpClient $http ) {
		$this->service = new ServiceCall( $http );
	}

	/**
	 * @param array<string, mixed> $content Elements by name: texts, or arrays of elements.
	 * @return array<string, mixed> What is in the answer's Body; a Fault too.
	 * @throws ProviderFailed
	 */
	public function send( string $url, string $action, string $operation, string $xmlns, #[SensitiveParameter] array $content ): array {
		$response = $this->service->send(
			new HttpRequest(
				'POST',
				$url,
				array(
					'Content-Type' => 'text/xml; charset=utf-8',
					'Accept'       => 'text/xml',
					'SOAPAction'   => '"' . $action . '"',
				),
				self::envelope( $operation, $xmlns, $content )
			)
		);
		// Faults come with 500; everything else that is not 200 comes from something in front of the service.
		if ( 200 !== $response->status && 500 !== $response->status ) {
			throw ServiceCall::failure( $response->status );
		}
		try {
			$body = ProviderAnswerReader::node( SafeXml::read( $response->body ), 'Envelope', 'Body' );
		} catch ( BadXml $bad ) {
			throw 200 === $response->status ? new ProviderFailed( FailureReason::BadAnswer, $bad->getMessage() ) : ServiceCall::failure( $response->status );
		}
		if ( array() === $body ) {
			throw new ProviderFailed( FailureReason::BadAnswer, 'no SOAP body' );
		}
		if ( 500 === $response->status && ! array_key_exists( 'Fault', $body ) ) {
			throw ServiceCall::failure( $response->status );
		}
		return $body;
	}

	/** @param array<string, mixed> $content */
	private static function envelope( string $operation, string $xmlns, #[SensitiveParameter] array $content ): string {
		return '<?xml version="1.0" encoding="utf-8"?>'
			. '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>'
			. sprintf( '<%1$s xmlns="%2$s">%3$s</%1$s>', $operation, self::escape( $xmlns ), self::elements( $content ) )
			. '</soapenv:Body></soapenv:Envelope>';
	}

	/** @param array<string, mixed> $content */
	private static function elements( #[SensitiveParameter] array $content ): string {
		$xml = '';
		foreach ( $content as $name => $value ) {
			$xml .= sprintf( '<%1$s>%2$s</%1$s>', $name, is_array( $value ) ? self::elements( $value ) : self::escape( Scalar::text( $value ) ) );
		}
		return $xml;
	}

	private static function escape( #[SensitiveParameter] string $text ): string {
		return htmlspecialchars( $text, ENT_XML1 | ENT_QUOTES | ENT_SUBSTITUTE | ENT_DISALLOWED, 'UTF-8' );
	}
}
