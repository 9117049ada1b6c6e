<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Privacy;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\EnquirySettings;
use HearthHammer\Auctions\Enquiries\ProofFiles;
use HearthHammer\Auctions\Enquiries\Staff\EnquiryReplies;
use HearthHammer\Core\Enquiry\PersonEnquiries;
use HearthHammer\Core\Privacy\PrivacyNotice;
use HearthHammer\Core\Reply\Replies;

defined( 'ABSPATH' ) || exit;

/**
 * Enquiries of a person about auctions, with the files that came with them (LOG-05).
 *
 * @extends PersonEnquiries<Enquiry>
 */
final readonly class EnquiryData extends PersonEnquiries {

	public function __construct(
		private EnquiryRepository $enquiries,
		private EnquirySettings $settings,
		private Replies $replies,
		private ProofFiles $proofs,
	) {
		parent::__construct( $enquiries, 'hh-auction-enquiry-', static fn ( Enquiry $erased ) => null === $erased->proof ? null : $proofs->forget( $erased->proof ) );
	}

	public function id(): string {
		return 'hh-auction-enquiries';
	}

	public function label(): string {
		return __( 'Auction enquiries', 'hearth-hammer' );
	}

	public function notice(): PrivacyNotice {
		return new PrivacyNotice(
			$this->label(),
			__( 'Your name, email address, phone number if you give it, your message, details of your bid, offer or what you would like to sell, and proof of funds if you send it.', 'hearth-hammer' ),
			__( 'To reply to you, at your request.', 'hearth-hammer' ),
			PrivacyNotice::days( $this->settings->keep_days() ),
			array( __( 'Our saleroom, by email.', 'hearth-hammer' ) )
		);
	}

	public function forget( int $now ): void {
		array_map( $this->proofs->forget( ... ), $this->enquiries->forget_before( $now - $this->settings->keep_days() * DAY_IN_SECONDS ) );
		$this->replies->forget_orphans( EnquiryReplies::ID, EnquiryRepository::TABLE );
	}
}
