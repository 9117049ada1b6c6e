<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Valuation;

use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Visitor\ContactFaults;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\FormInput;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\Phone;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Enquiries\EnquiryDraft;
use HearthHammer\Hpapi\Enquiries\EnquiryErrors;
use HearthHammer\Hpapi\Enquiries\EnquiryKind;

/**
 * What an owner wrote who would like a valuation, checked. The same rules hold in src/islands/property-valuation/rules;
 * both run tests/vectors/property-valuation.json.
 */
final class ValuationInput {

	public const ADDRESS = 120;
	public const TOWN    = 60;
	public const MESSAGE = 2000;

	/**
	 * @param array<string, mixed> $fields As property-valuation-request.json.
	 * @throws VisitorError With every field that is wrong.
	 */
	public static function draft( array $fields ): EnquiryDraft {
		$postcode = Postcode::parse( FormInput::text( $fields, 'postcode' ) );
		$name     = PersonName::parse( FormInput::text( $fields, 'name' ) );
		$email    = EmailAddress::parse( FormInput::text( $fields, 'email' ) );
		$phone    = Phone::parse( FormInput::text( $fields, 'phone' ) );
		$faults   = self::faults( $fields, $postcode );
		if ( array() !== $faults || null === $postcode || null === $name || null === $email || null === $phone ) {
			throw EnquiryErrors::input( array() === $faults ? array( 'postcode' => '' ) : $faults );
		}
		$address = implode( ', ', array_filter( array( FormInput::line( $fields, 'address' ), FormInput::line( $fields, 'town' ), (string) $postcode ) ) );
		$details = array( 'postcode' => (string) $postcode ) + array_map( static fn ( ValuationQuestion $one ): string|array => $one->read( $fields ), ValuationQuestion::all() );
		return new EnquiryDraft(
			EnquiryKind::Valuation,
			$name,
			$email,
			$phone->value,
			FormInput::words( $fields, 'message' ),
			$address,
			wishes: 'call' === $details['contact'] ? array( 'callback' ) : array(),
			details: array_filter( $details, static fn ( array|string $one ): bool => '' !== $one && array() !== $one )
		);
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, string> Field to sentence, in the form's order.
	 */
	private static function faults( array $fields, ?Postcode $postcode ): array {
		$address = mb_strlen( FormInput::line( $fields, 'address' ) );
		return array_filter(
			array(
				'postcode'      => null === $postcode ? __( 'Enter a full postcode, like TN17 3AA', 'hearth-hammer' ) : '',
				'address'       => match ( true ) {
					0 === $address              => __( 'Enter the house name or number and the street', 'hearth-hammer' ),
					$address > self::ADDRESS    => __( 'Address must be 120 characters or fewer', 'hearth-hammer' ),
					default                     => '',
				},
				'town'          => mb_strlen( FormInput::line( $fields, 'town' ) ) > self::TOWN ? __( 'Town or village must be 60 characters or fewer', 'hearth-hammer' ) : '',
				...array_map( static fn ( ValuationQuestion $one ): string => $one->fault( $fields ), ValuationQuestion::all() ),
				'message'       => mb_strlen( FormInput::words( $fields, 'message' ) ) > self::MESSAGE ? __( 'Your message must be 2,000 characters or fewer', 'hearth-hammer' ) : '',
				'name'          => ContactFaults::name( FormInput::text( $fields, 'name' ) ),
				'email'         => ContactFaults::email( FormInput::text( $fields, 'email' ) ),
				'phone'         => ContactFaults::phone( FormInput::text( $fields, 'phone' ) ),
			),
			static fn ( string $fault ): bool => '' !== $fault
		);
	}
}
