<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Offers;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\Mail\EnquiryMail;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Locks\Locks;

/**
 * SALE-01: what becomes of the offers for a lot. Each is decided once, and everyone concerned is told.
 */
final readonly class Offers {

	private const LOCK_SECONDS = 60;

	public function __construct(
		private EnquiryRepository $enquiries,
		private LotWriter $lots,
		private EnquiryMail $mail,
		private Locks $locks,
	) {}

	/**
	 * The lot is sold: before its auction, or after it. Its watchers hear of the status, the others who made offers that
	 * theirs are closed. The price stays between buyer and seller until staff enter it.
	 *
	 * @return bool False where the offer is decided already, or the lot can no longer be bought.
	 * @throws WriteFailed
	 */
	public function accept( Enquiry $offer, int $now ): bool {
		return true === $this->locks->hold(
			"offers-{$offer->lot}",
			self::LOCK_SECONDS,
			function () use ( $offer, $now ): bool {
				$lot    = LotRecord::of( $offer->lot );
				$status = null === $lot ? null : self::sold( $lot );
				if ( null === $status || EnquiryKind::Offer !== $offer->kind ) {
					return false;
				}
				return Transaction::run( fn (): bool => $this->sell( $offer, $status, $now ), static fn () => clean_post_cache( $offer->lot ) );
			}
		);
	}

	/**
	 * @return bool False where it is decided already.
	 * @throws WriteFailed
	 */
	public function decline( Enquiry $offer, int $now ): bool {
		return Transaction::run( fn (): bool => $this->close( $offer, EnquiryState::Declined, OfferNews::Declined, $now ) );
	}

	/**
	 * By the bidder, whose page says so: staff alone are emailed.
	 *
	 * @return bool As decline().
	 * @throws WriteFailed
	 */
	public function withdraw( Enquiry $offer, int $now ): bool {
		return Transaction::run(
			function () use ( $offer, $now ): bool {
				$is_closed = $this->enquiries->move( $offer, EnquiryState::Withdrawn, $now );
				$is_closed && $this->mail->tell_staff_of_withdrawal( $offer );
				return $is_closed;
			}
		);
	}

	/**
	 * Closes the open offers for the lots of a sale that have been sold there, and tells their bidders. What was settled
	 * before stays as it is.
	 *
	 * @throws WriteFailed
	 */
	public function settle( int $sale, int $now ): void {
		foreach ( $this->enquiries->open_offers( $sale ) as $offer ) {
			$status = LotRecord::of( $offer->lot )?->status();
			if ( true === $status?->is_sold() ) {
				Transaction::run( fn (): bool => $this->close( $offer, EnquiryState::Declined, LotStatus::Sold === $status ? OfferNews::Auctioned : OfferNews::Outbid, $now ) );
			}
		}
	}

	/** What the lot's status becomes; null where it can no longer be bought. */
	public static function sold( LotRecord $lot ): ?LotStatus {
		return match ( true ) {
			$lot->status()->is_unsold()  => LotStatus::SoldAfter,
			! $lot->status()->is_open()  => null,
			SaleStatus::Finished === $lot->sale?->status() => LotStatus::SoldAfter,
			default                      => LotStatus::SoldPrior,
		};
	}

	private function sell( Enquiry $offer, LotStatus $status, int $now ): bool {
		if ( ! $this->close( $offer, EnquiryState::Accepted, OfferNews::Accepted, $now ) ) {
			return false;
		}
		foreach ( $this->enquiries->offers( $offer->lot ) as $other ) {
			$other->state->is_undecided() && $this->close( $other, EnquiryState::Declined, OfferNews::Outbid, $now );
		}
		$this->lots->update( $offer->lot, null, array( 'status' => $status->value ), LotWriter::STAFF );
		return true;
	}

	private function close( Enquiry $offer, EnquiryState $to, OfferNews $news, int $now ): bool {
		$is_closed = $this->enquiries->move( $offer, $to, $now );
		$is_closed && $this->mail->tell( $offer, $news );
		return $is_closed;
	}
}
