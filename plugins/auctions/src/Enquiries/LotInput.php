<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Auctions\Enquiries\Offers\Funding;
use HearthHammer\Auctions\LegalPack\Staff\UploadedFile;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Visitor\ContactFaults;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\FormInput;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\Phone;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Core\Visitor\Whitespace;

/**
 * What a visitor wrote in the form of a lot, checked. The same rules hold in src/islands/lot-enquiry/rules; both run
 * tests/vectors/lot-enquiry.json.
 */
final class LotInput {

	public const MESSAGE = 2000;

	/** Characters of a solicitor's name and firm. */
	public const SOLICITOR = 120;

	/** @return list<EnquiryKind> What visitors may ask for this lot now. */
	public static function kinds( LotRecord $lot ): array {
		$is_coming = true === $lot->sale?->status()->is_coming() && $lot->status()->is_open();
		$offer     = $lot->takes_offers( time() ) ? EnquiryKind::Offer : null;
		if ( ! $is_coming ) {
			return array_values( array_filter( array( EnquiryKind::Ask, $offer ) ) );
		}
		$remote = $lot->sale->strings( 'remote_bidding' );
		return array_values(
			array_filter(
				array(
					EnquiryKind::Ask,
					EnquiryKind::Viewing,
					EnquiryKind::Register,
					in_array( 'commission', $remote, true ) ? EnquiryKind::CommissionBid : null,
					in_array( 'telephone', $remote, true ) ? EnquiryKind::TelephoneBid : null,
					$offer,
				)
			)
		);
	}

	/**
	 * @param array<string, mixed> $fields kind, name, email, phone, message, bid, agree; of an offer amount, funding and solicitor.
	 * @param UploadedFile|null    $proof  Proof of funds, of an offer.
	 * @throws VisitorError With every field that is wrong, or where the lot is not offered any more.
	 */
	public static function draft( LotRecord $lot, array $fields, ?UploadedFile $proof = null ): EnquiryDraft {
		$kind = EnquiryKind::tryFrom( FormInput::text( $fields, 'kind' ) ) ?? EnquiryKind::Ask;
		if ( ! in_array( $kind, self::kinds( $lot ), true ) ) {
			throw EnquiryErrors::too_late();
		}
		$is_offer = EnquiryKind::Offer === $kind;
		$proof    = $is_offer ? $proof : null;
		$faults   = array_filter( array( ...self::faults( $kind, $fields ), 'proof' => ProofFiles::fault( $proof ) ) );
		$name   = PersonName::parse( FormInput::text( $fields, 'name' ) );
		$email  = EmailAddress::parse( FormInput::text( $fields, 'email' ) );
		if ( array() !== $faults || null === $name || null === $email ) {
			throw EnquiryErrors::input( array() === $faults ? array( 'name' => '' ) : $faults );
		}
		return new EnquiryDraft(
			$kind,
			$lot->business()->slug,
			$lot->id(),
			$lot->sale?->id() ?? 0,
			LotName::of( $lot ),
			$name,
			$email,
			Phone::parse( FormInput::text( $fields, 'phone' ) ),
			FormInput::words( $fields, 'message' ),
			match ( $kind ) {
				EnquiryKind::CommissionBid => (int) Amount::read( FormInput::text( $fields, 'bid' ) ),
				EnquiryKind::Offer         => (int) Amount::read( FormInput::text( $fields, 'amount' ) ),
				default                    => 0,
			},
			$is_offer ? self::offer_details( $fields ) : array(),
			$proof
		);
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, string> Label to answer.
	 */
	private static function offer_details( array $fields ): array {
		return array_filter(
			array(
				__( 'Payment', 'hearth-hammer' )   => (string) Funding::tryFrom( FormInput::text( $fields, 'funding' ) )?->label(),
				__( 'Solicitor', 'hearth-hammer' ) => self::solicitor( $fields ),
			),
			static fn ( string $answer ): bool => '' !== $answer
		);
	}

	/**
	 * Registering to bid at a sale, whichever lots it may be for.
	 *
	 * @param array<string, mixed> $fields name, email, phone, message, agree.
	 * @throws VisitorError With every field that is wrong, or where the sale is not held any more.
	 */
	public static function registration( SaleRecord $sale, array $fields ): EnquiryDraft {
		if ( ! $sale->status()->is_coming() ) {
			throw EnquiryErrors::too_late();
		}
		$faults = self::faults( EnquiryKind::Register, $fields );
		$name   = PersonName::parse( FormInput::text( $fields, 'name' ) );
		$email  = EmailAddress::parse( FormInput::text( $fields, 'email' ) );
		if ( array() !== $faults || null === $name || null === $email ) {
			throw EnquiryErrors::input( array() === $faults ? array( 'name' => '' ) : $faults );
		}
		return new EnquiryDraft( EnquiryKind::Register, $sale->business()->slug, 0, $sale->id(), $sale->title(), $name, $email, Phone::parse( FormInput::text( $fields, 'phone' ) ), FormInput::words( $fields, 'message' ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, string> Field to sentence, in the order of the form.
	 */
	public static function faults( EnquiryKind $kind, array $fields ): array {
		$message = FormInput::words( $fields, 'message' );
		$number  = (string) Whitespace::trim( FormInput::text( $fields, 'phone' ) );
		$bid     = Amount::read( FormInput::text( $fields, 'bid' ) );
		return array_filter(
			array(
				'bid'     => EnquiryKind::CommissionBid === $kind && ( null === $bid || $bid < 1 ) ? __( 'Enter your maximum bid in pounds', 'hearth-hammer' ) : '',
				'amount'  => EnquiryKind::Offer === $kind && (int) Amount::read( FormInput::text( $fields, 'amount' ) ) < 1 ? __( 'Enter your offer in pounds', 'hearth-hammer' ) : '',
				'funding' => EnquiryKind::Offer === $kind && null === Funding::tryFrom( FormInput::text( $fields, 'funding' ) ) ? __( 'Choose how you’ll pay', 'hearth-hammer' ) : '',
				'solicitor' => EnquiryKind::Offer === $kind && mb_strlen( self::solicitor( $fields ) ) > self::SOLICITOR ? __( 'Your solicitor’s name and firm must be 120 characters or fewer', 'hearth-hammer' ) : '',
				'message' => match ( true ) {
					mb_strlen( $message ) > self::MESSAGE => __( 'Your message must be 2,000 characters or fewer', 'hearth-hammer' ),
					'' !== $message                       => '',
					EnquiryKind::Ask === $kind            => __( 'Enter your question', 'hearth-hammer' ),
					EnquiryKind::Viewing === $kind        => __( 'Tell us when you’d like to view', 'hearth-hammer' ),
					default                               => '',
				},
				'name'    => ContactFaults::name( FormInput::text( $fields, 'name' ) ),
				'email'   => ContactFaults::email( FormInput::text( $fields, 'email' ) ),
				'phone'   => match ( true ) {
					'' !== $number  => ContactFaults::phone( $number ),
					$kind->needs_phone() => __( 'Enter the phone number we should call', 'hearth-hammer' ),
					default         => '',
				},
				'agree'   => ( $kind->is_bid() || EnquiryKind::Register === $kind ) && '1' !== FormInput::text( $fields, 'agree' ) ? __( 'Confirm that you have read the conditions of sale', 'hearth-hammer' ) : '',
			),
			static fn ( string $fault ): bool => '' !== $fault
		);
	}

	/**
	 * In one line.
	 *
	 * @param array<string, mixed> $fields
	 */
	private static function solicitor( array $fields ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', FormInput::words( $fields, 'solicitor' ) ) );
	}
}
