<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider\Cap;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Provider\FailureReason;
use HearthHammer\Caphpi\Provider\FaultWords;
use HearthHammer\Caphpi\Provider\Lookup;
use HearthHammer\Caphpi\Provider\ProviderAnswerReader;
use HearthHammer\Caphpi\Provider\ProviderFailed;
use HearthHammer\Caphpi\Provider\TradeValues;
use HearthHammer\Caphpi\Provider\Valuation;
use HearthHammer\Caphpi\Provider\Vehicle;

/**
 * What CAP's SOAP body says about a plate. CAP answers 200 to nearly everything and says in `Success` and
 * `FailReason`, of the whole and of each part, what came of it.
 */
final class CapAnswer {

	/**
	 * @param array<string, mixed> $body
	 * @throws ProviderFailed
	 */
	public static function read( array $body, Plate $plate, Mileage $mileage ): Lookup {
		if ( array_key_exists( 'Fault', $body ) ) {
			throw self::fault( ProviderAnswerReader::node( $body, 'Fault' ) );
		}
		$result = ProviderAnswerReader::node( $body, 'VRMValuationResponse', 'VRMValuationResult' );
		if ( array() === $result ) {
			throw new ProviderFailed( FailureReason::BadAnswer, 'no result' );
		}
		$found = ProviderAnswerReader::node( $result, 'VRMLookup' );
		if ( false !== ProviderAnswerReader::flag( $found, 'VehicleFound' ) && null !== self::cap_id( $found ) ) {
			return new Lookup( $plate, self::vehicle( $found ), self::valuation( $found, self::values( $result ), $mileage ) );
		}
		$said = implode( ' ', array_map( static fn ( array $part ): string => (string) ProviderAnswerReader::text( $part, 'FailReason' ), array( $result, $found ) ) );
		if ( self::is_unknown( $result, $found, $said ) ) {
			return new Lookup( $plate, self::vehicle( $found ), null, array( array( 'Code' => 'UNKNOWN_VRM', 'Description' => 'No vehicle was found.' ) ) );
		}
		throw new ProviderFailed( FaultWords::reason( $said ), 'not successful', false );
	}

	/**
	 * Whether CAP looked and found nothing. A call that failed has not looked: an account without access or without
	 * look-ups is answered in the same shape as an unknown plate, with both marks on false.
	 *
	 * @param array<array-key, mixed> $result
	 * @param array<array-key, mixed> $found
	 */
	private static function is_unknown( array $result, array $found, string $said ): bool {
		return '' === trim( $said )
			? true === ProviderAnswerReader::flag( $found, 'Success' ) || true === ProviderAnswerReader::flag( $result, 'Success' )
			: FaultWords::is_about_plate( $said );
	}

	/** @param array<array-key, mixed> $found */
	private static function vehicle( array $found ): ?Vehicle {
		$make = ProviderAnswerReader::text( $found, 'CAPMan' );
		return null === $make ? null : new Vehicle(
			$make,
			ProviderAnswerReader::text( $found, 'CAPRange' ) ?? ProviderAnswerReader::text( $found, 'CAPMod' ),
			null,
			null,
			null,
			ProviderAnswerReader::text( $found, 'Colour' ),
			null,
			null,
			null,
			null,
			null,
			ProviderAnswerReader::date( $found, 'RegisteredDate' ),
			null,
			null,
		);
	}

	/**
	 * None where CAP could not value the vehicle, and none at a mileage outside its tables: what it writes there then is
	 * the value at another mileage.
	 *
	 * @param array<array-key, mixed> $result
	 * @return array<array-key, mixed>
	 */
	private static function values( array $result ): array {
		$values = ProviderAnswerReader::node( $result, 'Valuation' );
		$is_out = true === ProviderAnswerReader::flag( $result, 'MileageOutOfBounds' ) || true === ProviderAnswerReader::flag( $values, 'MileageOutOfBounds' );
		return $is_out || false === ProviderAnswerReader::flag( $values, 'Success' ) ? array() : $values;
	}

	/**
	 * Without values where CAP knows the vehicle and cannot value it.
	 *
	 * @param array<array-key, mixed> $found
	 * @param array<array-key, mixed> $values
	 */
	private static function valuation( array $found, array $values, Mileage $mileage ): Valuation {
		$miles  = ProviderAnswerReader::number( $values, 'ValuationMileage' );
		return new Valuation(
			ProviderAnswerReader::text( $found, 'CAPcode' ),
			self::cap_id( $found ),
			ProviderAnswerReader::text( $found, 'CAPMan' ),
			ProviderAnswerReader::text( $found, 'CAPMod' ) ?? ProviderAnswerReader::text( $found, 'CAPRange' ),
			ProviderAnswerReader::text( $found, 'CAPDer' ),
			null,
			null,
			array(),
			null === $miles ? $mileage->thousands : (int) round( $miles / 1000 ),
			new TradeValues( ProviderAnswerReader::number( $values, 'Clean' ), ProviderAnswerReader::number( $values, 'Average' ), ProviderAnswerReader::number( $values, 'Below' ) ),
			ProviderAnswerReader::number( $values, 'Retail' ),
		);
	}

	/** @param array<array-key, mixed> $found */
	private static function cap_id( array $found ): ?string {
		$id = (string) ProviderAnswerReader::text( $found, 'CAPID' );
		return 1 === preg_match( '/^0*[1-9]\d{0,20}$/D', $id ) ? $id : null;
	}

	/** @param array<array-key, mixed> $fault */
	private static function fault( array $fault ): ProviderFailed {
		$code   = (string) ProviderAnswerReader::text( $fault, 'faultcode' );
		$reason = FaultWords::reason( (string) ProviderAnswerReader::text( $fault, 'faultstring' ) );
		// A fault of its own making is not ours to mend.
		if ( FailureReason::Refused === $reason && str_ends_with( $code, 'Server' ) && ! FaultWords::is_about_account( (string) ProviderAnswerReader::text( $fault, 'faultstring' ) ) ) {
			$reason = FailureReason::Unavailable;
		}
		return new ProviderFailed( $reason, FaultWords::code( $code ), false );
	}
}
