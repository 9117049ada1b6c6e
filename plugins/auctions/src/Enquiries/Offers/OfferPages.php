<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Offers;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryErrors;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\Form\VisitorFormPage;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Templates\TemplatePage;

/**
 * /auction-enquiry/offer/{token}/: a bidder's offer and how it stands. Its button withdraws it: opening the page, as mail
 * programs do, changes nothing.
 */
final readonly class OfferPages {

	public function __construct(
		private OfferLinks $links,
		private Offers $offers,
		private EnquiryRepository $enquiries,
	) {}

	/** @param array<mixed>|null $fields Null of a GET. */
	public function answer( string $token, ?array $fields, int $now ): TemplatePage {
		$offer = $this->links->offer( $token );
		if ( null === $offer ) {
			return self::shown( 410, __( 'This link no longer works', 'hearth-hammer' ), __( 'It may be too old. Call us about your offer.', 'hearth-hammer' ) );
		}
		$error = '';
		if ( isset( $fields['withdraw'] ) ) {
			try {
				$this->offers->withdraw( $offer, $now );
			} catch ( WriteFailed ) {
				$error = EnquiryErrors::not_kept()->sentence;
			}
			$offer = $this->enquiries->find( $offer->id ) ?? $offer;
		}
		$news = OfferNews::tryFrom( $offer->state->value );
		return null === $news
			? self::shown( '' === $error ? 200 : 503, __( 'Your offer', 'hearth-hammer' ), __( 'We’ve put your offer to the seller and will email you their answer.', 'hearth-hammer' ), $offer, true, $error )
			: self::shown( 200, $news->heading(), OfferNews::Withdrawn === $news ? $news->next( true ) : __( 'We’ve emailed you what happens next. Call us if you have a question.', 'hearth-hammer' ), $offer );
	}

	private static function shown( int $status, string $title, string $sentence, ?Enquiry $offer = null, bool $is_open = false, string $error = '' ): TemplatePage {
		$lot = null === $offer ? null : LotRecord::of( $offer->lot );
		return new TemplatePage(
			$status,
			$title,
			VisitorFormPage::folder(),
			'page-offer',
			array(
				'sentence' => $sentence,
				'error'    => $error,
				'lot'      => $offer->subject ?? '',
				'lot_url'  => null !== $lot && $lot->is_published() ? $lot->address() : '',
				'amount'   => null === $offer ? '' : Amount::pounds( $offer->bid ),
				'is_open'  => $is_open,
			)
		);
	}
}
