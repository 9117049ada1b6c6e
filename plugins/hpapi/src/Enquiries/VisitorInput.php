<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Visitor\ContactFaults;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\FormInput;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\Phone;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Core\Visitor\Whitespace;

/**
 * What a visitor wrote, checked. The same rules hold in src/islands/property-enquiry/rules.
 */
final readonly class VisitorInput {

	public const MESSAGE   = 2000;
	public const PREFERRED = 500;
	public const WISHES    = array( 'details', 'callback' );

	/** @param list<string> $wishes */
	private function __construct(
		public EnquiryKind $kind,
		public PersonName $name,
		public EmailAddress $email,
		public ?Phone $phone,
		public string $message,
		public string $preferred,
		public array $wishes,
		public int $slot,
	) {}

	/**
	 * @param array<string, mixed> $fields    kind, name, email, phone, message, preferred, wishes, slot.
	 * @param bool                 $has_slots Whether there are times to choose from.
	 * @throws VisitorError With every field that is wrong.
	 */
	public static function from( array $fields, bool $has_slots = false ): self {
		// The other kinds have forms of their own.
		$kind      = EnquiryKind::Viewing->value === FormInput::text( $fields, 'kind' ) ? EnquiryKind::Viewing : EnquiryKind::Ask;
		$is_ask    = EnquiryKind::Ask === $kind;
		$wishes    = $is_ask ? FormInput::ticked( $fields, 'wishes', self::WISHES ) : array();
		$slot      = $is_ask || ! is_numeric( $fields['slot'] ?? null ) ? 0 : max( 0, (int) $fields['slot'] );
		$name      = PersonName::parse( FormInput::text( $fields, 'name' ) );
		$email     = EmailAddress::parse( FormInput::text( $fields, 'email' ) );
		$number    = Whitespace::trim( FormInput::text( $fields, 'phone' ) );
		$phone     = Phone::parse( (string) $number );
		$message   = FormInput::words( $fields, 'message' );
		$preferred = $is_ask || $slot > 0 ? '' : FormInput::words( $fields, 'preferred' );
		$is_timeless = ! $is_ask && 0 === $slot && '' === $preferred;
		$faults      = array_filter(
			array(
				'slot'      => $has_slots && $is_timeless ? __( 'Choose a time, or tell us when would suit you', 'hearth-hammer' ) : '',
				'preferred' => match ( true ) {
					mb_strlen( $preferred ) > self::PREFERRED              => __( 'Your answer must be 500 characters or fewer', 'hearth-hammer' ),
					! $has_slots && $is_timeless                           => __( 'Tell us when you’d like to view', 'hearth-hammer' ),
					default                                                => '',
				},
				'message'   => match ( true ) {
					mb_strlen( $message ) > self::MESSAGE                  => __( 'Your message must be 2,000 characters or fewer', 'hearth-hammer' ),
					$is_ask && '' === $message && array() === $wishes      => __( 'Enter your question, or choose what you’d like', 'hearth-hammer' ),
					default                                                => '',
				},
				'name'      => ContactFaults::name( FormInput::text( $fields, 'name' ) ),
				'email'     => ContactFaults::email( FormInput::text( $fields, 'email' ) ),
				'phone'     => match ( true ) {
					null === $phone && '' !== $number                      => ContactFaults::phone( (string) $number ),
					null === $phone && in_array( 'callback', $wishes, true ) => __( 'Enter the phone number we should call', 'hearth-hammer' ),
					default                                                => '',
				},
			),
			static fn ( string $fault ): bool => '' !== $fault
		);
		if ( array() !== $faults || null === $name || null === $email ) {
			throw EnquiryErrors::input( array() === $faults ? array( 'name' => '' ) : $faults );
		}
		return new self( $kind, $name, $email, $phone, $message, $preferred, $wishes, $slot );
	}
}
