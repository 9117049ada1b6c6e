<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Sell;

use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryErrors;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Visitor\ContactFaults;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\FormInput;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\Phone;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Core\Visitor\Whitespace;

/**
 * What a seller wrote, checked.
 */
final class SellInput {

	public const MESSAGE = 2000;

	/**
	 * @param array<mixed> $fields The questions' names, name, email, phone, message.
	 * @throws VisitorError With every field that is wrong.
	 */
	public static function draft( Business $business, array $fields ): EnquiryDraft {
		$faults  = array();
		$details = array();
		foreach ( SellQuestion::asked_by( $business ) as $question ) {
			$answer = $question->read( FormInput::text( $fields, $question->name ) );
			if ( null === $answer ) {
				$faults[ $question->name ] = $question->fault_of( FormInput::text( $fields, $question->name ) );
			} elseif ( '' !== $answer ) {
				$details[ $question->label ] = $answer;
			}
		}
		$message = FormInput::words( $fields, 'message' );
		$name    = PersonName::parse( FormInput::text( $fields, 'name' ) );
		$email   = EmailAddress::parse( FormInput::text( $fields, 'email' ) );
		$number  = (string) Whitespace::trim( FormInput::text( $fields, 'phone' ) );
		$phone   = Phone::parse( $number );
		$faults += array_filter(
			array(
				'message' => mb_strlen( $message ) > self::MESSAGE ? __( 'Your message must be 2,000 characters or fewer', 'hearth-hammer' ) : '',
				'name'    => ContactFaults::name( FormInput::text( $fields, 'name' ) ),
				'email'   => ContactFaults::email( FormInput::text( $fields, 'email' ) ),
				'phone'   => '' === $number ? '' : ContactFaults::phone( $number ),
			)
		);
		if ( array() !== $faults || null === $name || null === $email ) {
			throw EnquiryErrors::input( array() === $faults ? array( 'name' => '' ) : $faults );
		}
		return new EnquiryDraft( EnquiryKind::Sell, $business->slug, 0, 0, self::subject( $business, $details ), $name, $email, $phone, $message, 0, $details );
	}

	/** @param array<string, string> $details */
	private static function subject( Business $business, array $details ): string {
		$what = array_slice( array_values( $details ), 0, 1 );
		/* translators: 1: a business, e.g. Car auctions, 2: what somebody would like to sell */
		return sprintf( __( '%1$s: %2$s', 'hearth-hammer' ), $business->label, $what[0] ?? '' );
	}
}
