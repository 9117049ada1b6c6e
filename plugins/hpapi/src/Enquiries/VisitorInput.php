<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

/**
 * What a visitor wrote, checked. The same rules hold in src/islands/property-enquiry/rules (vectors:
 * plugins/hpapi/tests/vectors/enquiry-input.json).
 */
final readonly class VisitorInput {

	public const MESSAGE   = 2000;
	public const PREFERRED = 500;
	public const WISHES    = array( 'details', 'callback' );

	private const ATOM  = '[A-Za-z0-9!#$%&\'*+\/=?^_`{|}~-]+';
	private const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
	private const EMAIL = '/^(?=[^@]{1,64}@)' . self::ATOM . '(?:\.' . self::ATOM . ')*@(?:' . self::LABEL . '\.)+[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/D';

	/** @param list<string> $wishes */
	private function __construct(
		public EnquiryKind $kind,
		public string $name,
		public string $email,
		public string $phone,
		public string $message,
		public string $preferred,
		public array $wishes,
		public int $slot,
	) {}

	/**
	 * @param array<string, mixed> $fields    kind, name, email, phone, message, preferred, wishes, slot.
	 * @param bool                 $has_slots Whether there are times to choose from.
	 * @throws Refused With every field that is wrong.
	 */
	public static function from( array $fields, bool $has_slots = false ): self {
		$kind      = EnquiryKind::tryFrom( self::text( $fields, 'kind' ) ) ?? EnquiryKind::Ask;
		$is_ask    = EnquiryKind::Ask === $kind;
		$wishes    = $is_ask ? array_values( array_intersect( self::WISHES, is_array( $fields['wishes'] ?? null ) ? $fields['wishes'] : array() ) ) : array();
		$slot      = $is_ask || ! is_numeric( $fields['slot'] ?? null ) ? 0 : max( 0, (int) $fields['slot'] );
		$name      = self::name( self::text( $fields, 'name' ) );
		$email     = self::email( self::text( $fields, 'email' ) );
		$phone     = self::phone( self::text( $fields, 'phone' ) );
		$message   = self::words( self::text( $fields, 'message' ) );
		$preferred = $is_ask || $slot > 0 ? '' : self::words( self::text( $fields, 'preferred' ) );
		$is_timeless = ! $is_ask && 0 === $slot && '' === $preferred;
		$faults      = array_filter(
			array(
				'slot'      => $has_slots && $is_timeless ? __( 'Please choose a time, or tell us when it would suit you', 'hearth-hammer' ) : '',
				'preferred' => match ( true ) {
					mb_strlen( $preferred ) > self::PREFERRED              => __( 'Please write at most 500 characters', 'hearth-hammer' ),
					! $has_slots && $is_timeless                           => __( 'Please tell us when it would suit you', 'hearth-hammer' ),
					default                                                => '',
				},
				'message'   => match ( true ) {
					mb_strlen( $message ) > self::MESSAGE                  => __( 'Please write at most 2,000 characters', 'hearth-hammer' ),
					$is_ask && '' === $message && array() === $wishes      => __( 'Please write your question, or tick what you would like', 'hearth-hammer' ),
					default                                                => '',
				},
				'name'      => null === $name ? __( 'Please enter your name: at most 40 characters, without links', 'hearth-hammer' ) : '',
				'email'     => null === $email ? __( 'Please enter a valid email address', 'hearth-hammer' ) : '',
				'phone'     => match ( true ) {
					null === $phone                                        => __( 'Please enter a valid phone number', 'hearth-hammer' ),
					'' === $phone && in_array( 'callback', $wishes, true ) => __( 'Please enter the number that we should call', 'hearth-hammer' ),
					default                                                => '',
				},
			),
			static fn ( string $fault ): bool => '' !== $fault
		);
		if ( array() !== $faults || null === $name || null === $email || null === $phone ) {
			throw Refused::input( array() === $faults ? array( 'name' => '' ) : $faults );
		}
		return new self( $kind, $name, $email, $phone, $message, $preferred, $wishes, $slot );
	}

	/** SHA-256, hex, of the address in small letters: exporter and eraser find a person by it. */
	public function email_hash(): string {
		return self::hash_of( $this->email );
	}

	public static function hash_of( string $email ): string {
		return hash( 'sha256', strtolower( trim( $email ) ) );
	}

	/** The mailbox that mail to it ends in, as far as an address tells: "jo+house@example.com" is Jo's own. For limits. */
	public function mailbox(): string {
		return (string) preg_replace( '/^([^@+]+)\+[^@]*@/', '$1@', strtolower( $this->email ) );
	}

	/** Printed in a mail to whatever address was typed: no link, no phone number, nothing invisible (SEC-03). */
	public static function name( string $input ): ?string {
		$name     = trim( (string) preg_replace( '/\s+/u', ' ', $input ) );
		$name     = (string) preg_replace( '/(?<![\p{L}\p{M}\d])(\p{L}\.)(?=\p{L})/u', '$1 ', $name );
		$is_plain = 1 === preg_match( '/^[\p{L}\p{M}\d \'’.,&-]+$/Du', $name ) && 1 === preg_match( '/\p{L}/u', $name );
		$has_link = 1 === preg_match( '/\.[\p{L}\d]/u', $name );
		return $is_plain && ! $has_link && (int) preg_match_all( '/\d/', $name ) <= 4 && mb_strlen( $name ) <= 40 ? $name : null;
	}

	public static function email( string $input ): ?string {
		$email = trim( $input );
		return strlen( $email ) <= 254 && 1 === preg_match( self::EMAIL, $email ) ? $email : null;
	}

	/** Empty for none; a British number as "07700 900123", another country's with its plus. Null for neither. */
	public static function phone( string $input ): ?string {
		$digits = (string) preg_replace( '/[\s.()-]+/u', '', $input );
		if ( '' === $digits ) {
			return '' === trim( $input ) ? '' : null;
		}
		$digits = (string) preg_replace( '/^(\+44|0044)0?/', '0', $digits );
		if ( 1 === preg_match( '/^\+[1-9]\d{7,14}$/D', $digits ) ) {
			return $digits;
		}
		return 1 === preg_match( '/^0\d{8,10}$/D', $digits ) ? substr( $digits, 0, 5 ) . ' ' . substr( $digits, 5 ) : null;
	}

	/** Plain text as it was written, without control characters. */
	private static function words( string $input ): string {
		$text = mb_check_encoding( $input, 'UTF-8' ) ? $input : '';
		return trim( (string) preg_replace( '/[^\P{C}\n\x{200D}]+/u', '', str_replace( array( "\r\n", "\r" ), "\n", $text ) ) );
	}

	/** @param array<string, mixed> $fields */
	private static function text( array $fields, string $name ): string {
		$value = $fields[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}
}
