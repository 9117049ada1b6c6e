<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use Closure;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Enquiry\SubmitOnce;
use HearthHammer\Core\Visitor\VisitorError;
use Throwable;

/**
 * Keeps what a visitor sends, with the file that comes with it, and thanks for it. Every form of the auctions sends by it,
 * with and without JavaScript.
 */
final readonly class SendEnquiry {

	/**
	 * @param SubmitOnce<Enquiry>                                        $submitting
	 * @param Closure(Business): list<array{label: string, url: string}> $next_sales Those to come of a business, the next first.
	 */
	public function __construct(
		private SubmitOnce $submitting,
		private ProofFiles $proofs,
		private Closure $next_sales,
	) {}

	/**
	 * @param array<string, mixed>    $fields As SubmitOnce takes them.
	 * @param Closure(): EnquiryDraft $draft  Checks the form's own fields; throws VisitorError.
	 * @throws VisitorError|WriteFailed
	 */
	public function send( array $fields, Closure $draft ): Enquiry {
		return $this->submitting->send(
			$fields,
			function () use ( $draft ): array {
				$input = $draft();
				return array( $input->email, fn ( Closure $keep ): Enquiry => $this->keep( $input, $keep ) );
			}
		);
	}

	/** @return array{title: string, sentence: string, next: list<array{label: string, url: string}>} What has happened, what happens next, and where to go meanwhile. */
	public function thanks( EnquiryKind $kind, Business $business ): array {
		[ $title, $sentence ] = $kind->thanks();
		return array(
			'title'    => $title,
			'sentence' => EnquiryKind::Offer === $kind ? $sentence . ' ' . __( 'Our email has the link.', 'hearth-hammer' ) : $sentence,
			'next'     => $kind->is_for_a_sale() ? ( $this->next_sales )( $business ) : array(),
		);
	}

	/** @param Closure(EnquiryDraft, array<string, int|string>): Enquiry $keep */
	private function keep( EnquiryDraft $draft, Closure $keep ): Enquiry {
		$proof = null === $draft->proof ? null : $this->proofs->keep( $draft->proof );
		try {
			$enquiry = $keep( $draft, array( 'proof' => null === $proof ? '' : $proof->to_json() ) );
			/**
			 * An enquiry or an offer was kept, in the transaction that keeps it.
			 *
			 * @param Enquiry $enquiry
			 */
			do_action( 'hh_auction_enquiry_kept', $enquiry );
			return $enquiry;
		} catch ( Throwable $fault ) {
			// The row is undone; a file that no row names would stay for ever.
			null === $proof || $this->proofs->forget( $proof );
			throw $fault;
		}
	}
}
