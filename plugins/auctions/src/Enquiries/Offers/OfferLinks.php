<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Offers;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Core\Security\Tokens;

/**
 * The signed address in the acknowledgement of an offer: people who have the email can see the offer and withdraw it.
 */
final readonly class OfferLinks {

	private const PURPOSE = 'hh-auction-offer';
	private const SECONDS = YEAR_IN_SECONDS;

	public function __construct(
		private Tokens $tokens,
		private EnquiryRepository $enquiries,
	) {}

	public function address( Enquiry $offer ): string {
		$claims = array(
			'o' => $offer->id,
			'n' => $offer->public_id,
		);
		return home_url( '/auction-enquiry/offer/' . $this->tokens->sign( self::PURPOSE, $claims, self::SECONDS ) . '/' );
	}

	/** Null for a link that is forged, too old, or of an offer that was erased. */
	public function offer( string $token ): ?Enquiry {
		$claims = $this->tokens->verify( self::PURPOSE, $token );
		$offer  = is_int( $claims['o'] ?? null ) ? $this->enquiries->find( $claims['o'] ) : null;
		return EnquiryKind::Offer === $offer?->kind && hash_equals( $offer->public_id, (string) ( $claims['n'] ?? '' ) ) ? $offer : null;
	}
}
