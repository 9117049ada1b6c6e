<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider\Hpi;

use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Provider\FailureReason;
use HearthHammer\Caphpi\Provider\FaultWords;
use HearthHammer\Caphpi\Provider\Lookup;
use HearthHammer\Caphpi\Provider\ProviderAnswerReader;
use HearthHammer\Caphpi\Provider\ProviderFailed;
use HearthHammer\Caphpi\Provider\RequestResults;
use HearthHammer\Core\Text\NumberPlate;

/**
 * What HPI's SOAP body says about a plate.
 */
final class HpiAnswer {

	/** The fault that is about the plate that the visitor typed. */
	private const INVALID_PLATE = '/^VRM is invalid\b/i';

	/** Faults that are about the request, by number; the account is right. */
	private const OF_REQUEST = array(
		'14'   => FailureReason::WrongMileage,
		'2021' => FailureReason::BadRequest,
	);

	/**
	 * @param array<string, mixed> $body
	 * @throws ProviderFailed
	 */
	public static function read( array $body, Plate $plate ): Lookup {
		if ( array_key_exists( 'Fault', $body ) ) {
			return self::fault( ProviderAnswerReader::node( $body, 'Fault' ), $plate );
		}
		$results  = ProviderAnswerReader::node( $body, 'EnquiryResponse', 'RequestResults' );
		$asset    = ProviderAnswerReader::node( $results, 'Asset' );
		$warnings = self::errors( $results, 'Warning' );
		if ( array() === $asset ) {
			// A warning in place of a vehicle: nobody knows it.
			return array() === $warnings ? throw new ProviderFailed( FailureReason::BadAnswer, 'neither a vehicle nor a warning' ) : new Lookup( $plate, null, null, $warnings );
		}
		$named = ProviderAnswerReader::text( ProviderAnswerReader::node( $asset, 'AssetIdentification' ), 'Vrm' );
		if ( null !== $named && NumberPlate::stored( $named ) !== $plate->value ) {
			throw new ProviderFailed( FailureReason::BadAnswer, 'another vehicle' );
		}
		$results['Asset']['AssetIdentification'] = array( 'Vrm' => $plate->value );
		return RequestResults::read( $results );
	}

	/**
	 * @param array<array-key, mixed> $fault
	 * @throws ProviderFailed
	 */
	private static function fault( array $fault, Plate $plate ): Lookup {
		$errors = self::errors( ProviderAnswerReader::node( $fault, 'detail', 'HpiSoapFault' ), 'Error' );
		foreach ( $errors as $error ) {
			if ( 1 === preg_match( self::INVALID_PLATE, $error['Description'] ) ) {
				return new Lookup( $plate, null, null, $errors );
			}
		}
		$said = implode( ' ', array( ...array_column( $errors, 'Description' ), (string) ProviderAnswerReader::text( $fault, 'faultstring' ) ) );
		$number = ltrim( $errors[0]['Code'] ?? '', '0' );
		throw new ProviderFailed( self::OF_REQUEST[ $number ] ?? FaultWords::reason( $said ), FaultWords::code( $errors[0]['Code'] ?? null ), false );
	}

	/**
	 * @param array<array-key, mixed> $parent
	 * @return list<array{Code: string, Description: string}>
	 */
	private static function errors( array $parent, string $name ): array {
		return array_map(
			static fn ( array $error ): array => array(
				'Code'        => (string) ProviderAnswerReader::text( $error, 'Code' ),
				'Description' => (string) ProviderAnswerReader::text( $error, 'Description' ),
			),
			array_values( array_filter( ProviderAnswerReader::nodes( $parent, $name ), static fn ( array $error ): bool => array() !== $error ) )
		);
	}
}
