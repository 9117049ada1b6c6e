<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\Phone;

/**
 * What staff type of a seller. A value that cannot be right leaves the stored one as it was and is named.
 */
final readonly class SellerInput {

	/** Field to its greatest length. */
	public const LENGTHS = array( 'name' => 160, 'email' => EmailAddress::MAX_LENGTH, 'phone' => 20, 'reserve' => 16, 'fees' => 300, 'answer' => 300, 'answer_by' => 10 );

	/** @param list<string> $faults Fields that were not right. */
	private function __construct(
		public Seller $seller,
		public array $faults,
	) {}

	/** @param array<mixed> $typed Field to what was typed; one that is missing stays as it is. */
	public static function read( Seller $stored, array $typed ): self {
		$values = get_object_vars( $stored );
		$faults = array();
		foreach ( array_intersect_key( $typed, self::LENGTHS ) as $field => $value ) {
			$value = is_scalar( $value ) ? trim( sanitize_text_field( (string) $value ) ) : '';
			$read  = '' === $value ? ( 'reserve' === $field ? 0 : '' ) : self::value( (string) $field, $value );
			if ( null === $read ) {
				$faults[] = (string) $field;
			} else {
				$values[ $field ] = $read;
			}
		}
		if ( isset( $typed['mailed'] ) ) {
			$values['is_mailed'] = '1' === $typed['mailed'];
		}
		// A different person has not been told anything yet.
		$values['told'] = $values['email'] === $stored->email ? $stored->told : '';
		return new self( new Seller( ...$values ), $faults );
	}

	/** What a person does about a fault. */
	public static function sentence( string $field ): string {
		return match ( $field ) {
			'email'     => __( 'Seller’s email: enter an email address in the correct format, like name@example.com.', 'hearth-hammer' ),
			'phone'     => __( 'Seller’s phone: enter a phone number, like 01580 123456.', 'hearth-hammer' ),
			'reserve'   => __( 'Reserve: enter an amount in pounds, like 12,500 or 1,250.50.', 'hearth-hammer' ),
			'answer_by' => __( 'Answer due by: enter a date.', 'hearth-hammer' ),
			/* translators: 1 and 2: numbers */
			default     => sprintf( __( 'Seller: a name must be %1$s characters or fewer, fees and an answer %2$s.', 'hearth-hammer' ), number_format_i18n( self::LENGTHS['name'] ), number_format_i18n( self::LENGTHS['fees'] ) ),
		};
	}

	/** Null where it cannot be right. */
	private static function value( string $field, string $value ): string|int|null {
		return match ( $field ) {
			'email'     => EmailAddress::parse( $value )?->value,
			'phone'     => Phone::parse( $value )?->value,
			'reserve'   => Amount::read_pence( $value ),
			'answer_by' => self::day( $value ),
			default     => mb_strlen( $value ) <= self::LENGTHS[ $field ] ? $value : null,
		};
	}

	private static function day( string $value ): ?string {
		$day = \DateTimeImmutable::createFromFormat( '!Y-m-d', $value );
		return false !== $day && $day->format( 'Y-m-d' ) === $value ? $value : null;
	}
}
