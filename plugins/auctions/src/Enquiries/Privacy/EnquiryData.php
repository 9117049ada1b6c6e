<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Privacy;

use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\EnquirySettings;
use HearthHammer\Auctions\Enquiries\EnquiryTables;
use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryWords;
use HearthHammer\Auctions\Enquiries\ProofFiles;
use HearthHammer\Auctions\Enquiries\Staff\EnquiryReplies;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Privacy\Erased;
use HearthHammer\Core\Privacy\PersonalDataSource;
use HearthHammer\Core\Privacy\PrivacyNotice;
use HearthHammer\Core\Reply\Replies;
use HearthHammer\Core\Visitor\EmailAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Enquiries of a person about auctions (LOG-05).
 */
final readonly class EnquiryData implements PersonalDataSource {

	public function __construct(
		private EnquiryRepository $enquiries,
		private EnquirySettings $settings,
		private Replies $replies,
		private ProofFiles $proofs,
	) {}

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

	public function export( string $email, int $limit, int $offset ): array {
		$items = array();
		foreach ( $this->enquiries->of_address( EmailAddress::hash_of( $email ), $limit, $offset ) as $enquiry ) {
			$items[ "hh-auction-enquiry-{$enquiry->id}" ] = EnquiryWords::facts( $enquiry ) + array(
				__( 'Message', 'hearth-hammer' )  => $enquiry->message,
				__( 'Type', 'hearth-hammer' )     => $enquiry->kind->label(),
				__( 'Status', 'hearth-hammer' )    => $enquiry->state->label(),
				__( 'Received', 'hearth-hammer' ) => ClockTime::on( $enquiry->created_at, 'j F Y' ),
			);
		}
		return $items;
	}

	/** The whole row goes, with its file. A mail of it that still waits finds nothing to send. */
	public function erase( string $email, int $limit ): Erased {
		$found   = $this->enquiries->of_address( EmailAddress::hash_of( $email ), $limit, 0 );
		$removed = count( array_filter( $found, $this->forget_one( ... ) ) );
		return new Erased( $removed, $removed < count( $found ), array(), $removed < count( $found ) || count( $found ) < $limit );
	}

	private function forget_one( Enquiry $enquiry ): bool {
		$is_gone = $this->enquiries->forget( $enquiry );
		if ( $is_gone && null !== $enquiry->proof ) {
			$this->proofs->forget( $enquiry->proof );
		}
		return $is_gone;
	}

	public function forget( int $now ): void {
		array_map( $this->proofs->forget( ... ), $this->enquiries->forget_before( $now - $this->settings->keep_days() * DAY_IN_SECONDS ) );
		$this->replies->forget_orphans( EnquiryReplies::ID, EnquiryTables::ENQUIRY );
	}
}
