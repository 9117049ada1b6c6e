<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Sell;

use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Text\NumberPlate;
use HearthHammer\Core\Visitor\Whitespace;

/**
 * Something that a seller is asked, and whether an answer will do. The same rules are in
 * src/islands/sell-at-auction/rules; both run tests/vectors/sell-answers.json.
 */
final readonly class SellQuestion {

	public const TEXT   = 'text';
	public const PLATE  = 'plate';
	public const NUMBER = 'number';

	private const LONGEST = 120;

	/**
	 * @param 'text'|'plate'|'number' $rule
	 * @param string                  $fault   Said where an answer will not do.
	 * @param string                  $missing Said where a required answer is missing.
	 */
	public function __construct(
		public string $name,
		public string $label,
		public string $rule,
		public bool $is_required,
		public string $fault,
		public string $missing = '',
		public string $hint = '',
	) {}

	/** What the form says of an answer; empty where it will do. The same in src/islands/sell-at-auction/rules. */
	public function fault_of( string $typed ): string {
		return match ( true ) {
			null !== $this->read( $typed )                                       => '',
			'' !== $this->missing && '' === (string) Whitespace::collapse( $typed ) => $this->missing,
			default                                                              => $this->fault,
		};
	}

	/** As it is kept: empty where nothing was said; null where it will not do. */
	public function read( string $typed ): ?string {
		$text = trim( (string) preg_replace( '/[\s\p{C}]+/u', ' ', mb_check_encoding( $typed, 'UTF-8' ) ? $typed : '' ) );
		if ( '' === $text ) {
			return $this->is_required ? null : '';
		}
		$plate  = NumberPlate::stored( $text );
		$number = str_replace( array( '£', ',', ' ' ), '', $text );
		return match ( $this->rule ) {
			self::PLATE => 1 === preg_match( '/^[A-Z0-9]{2,8}$/', $plate ) ? $plate : null,
			self::NUMBER => 1 === preg_match( '/^[0-9]{1,9}$/', $number ) ? number_format( (int) $number ) : null,
			default => mb_strlen( $text ) <= self::LONGEST ? $text : null,
		};
	}

	/** @return list<self> What a seller is asked, by what the business sells. */
	public static function asked_by( Business $business ): array {
		return match ( $business->kind ) {
			Business::VEHICLE => array(
				new self( 'plate', __( 'Number plate', 'hearth-hammer' ), self::PLATE, true, __( 'Enter a number plate in the correct format, like AB12 CDE', 'hearth-hammer' ), __( 'Enter the number plate', 'hearth-hammer' ) ),
				new self( 'mileage', __( 'Mileage', 'hearth-hammer' ), self::NUMBER, true, __( 'Enter the mileage as a number, like 45,000', 'hearth-hammer' ), __( 'Enter the mileage', 'hearth-hammer' ) ),
				new self( 'vehicle', __( 'Make and model', 'hearth-hammer' ), self::TEXT, false, __( 'Make and model must be 120 characters or fewer', 'hearth-hammer' ) ),
				self::price(),
			),
			Business::PROPERTY => array(
				new self( 'address', __( 'Property address', 'hearth-hammer' ), self::TEXT, true, __( 'The property’s address must be 120 characters or fewer', 'hearth-hammer' ), __( 'Enter the property’s address', 'hearth-hammer' ) ),
				new self( 'property', __( 'Description', 'hearth-hammer' ), self::TEXT, true, __( 'The description must be 120 characters or fewer', 'hearth-hammer' ), __( 'Enter a description', 'hearth-hammer' ), __( 'For example, a two-bedroom terrace, a shop with a flat, or three acres. Is it vacant or let?', 'hearth-hammer' ) ),
				self::price(),
			),
			default => array(
				new self( 'item', __( 'What you would like to sell', 'hearth-hammer' ), self::TEXT, true, __( 'What you would like to sell must be 120 characters or fewer', 'hearth-hammer' ), __( 'Enter what you would like to sell', 'hearth-hammer' ) ),
				self::price(),
			),
		};
	}

	private static function price(): self {
		return new self( 'price', __( 'Price you hope for (£)', 'hearth-hammer' ), self::NUMBER, false, __( 'Enter the price in whole pounds', 'hearth-hammer' ) );
	}
}
