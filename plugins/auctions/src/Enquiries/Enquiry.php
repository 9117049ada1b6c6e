<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Enquiry\StoredEnquiry;
use HearthHammer\Core\Money\Amount;

defined( 'ABSPATH' ) || exit;

/**
 * An enquiry about a lot, a sale, or an item that a visitor wants to sell.
 *
 * @extends StoredEnquiry<EnquiryKind>
 */
final readonly class Enquiry extends StoredEnquiry {

	public ?EnquiryState $state_before;
	public string $business;
	public int $lot;
	public int $sale;
	public string $subject;
	public int $bid;
	/** @var array<string, string> Label to answer. */
	public array $details;
	public ?Proof $proof;

	/** @param array<string, string|null> $row */
	public function __construct( array $row ) {
		parent::__construct( $row, EnquiryKind::from( (string) $row['kind'] ) );
		$details            = json_decode( (string) $row['details'], true );
		$this->state_before = EnquiryState::tryFrom( (string) $row['state_before'] );
		$this->business     = (string) $row['business'];
		$this->lot          = (int) $row['lot_id'];
		$this->sale         = (int) $row['sale_id'];
		$this->subject      = (string) $row['subject'];
		$this->bid          = (int) $row['bid'];
		$this->details      = is_array( $details ) ? array_filter( $details, is_string( ... ) ) : array();
		$this->proof        = Proof::from_json( (string) $row['proof'] );
	}

	public function facts(): array {
		$facts = array(
			__( 'Subject', 'hearth-hammer' ) => $this->subject,
			EnquiryKind::Offer === $this->kind ? __( 'Offer', 'hearth-hammer' ) : __( 'Maximum bid', 'hearth-hammer' ) => $this->bid > 0 ? Amount::pounds( $this->bid ) : '',
			...$this->details,
			__( 'Proof of funds', 'hearth-hammer' ) => $this->proof?->kind() ?? '',
			__( 'Name', 'hearth-hammer' )  => $this->name,
			__( 'Email', 'hearth-hammer' ) => $this->email,
			__( 'Phone', 'hearth-hammer' ) => $this->phone,
		);
		return array_filter( $facts, static fn ( string $value ): bool => '' !== $value );
	}

	/** The state before, or new if that is not known. Null also for an offer. */
	public function reopened(): ?EnquiryState {
		if ( $this->state->is_open() || EnquiryKind::Offer === $this->kind ) {
			return null;
		}
		return true === $this->state_before?->is_open() ? $this->state_before : EnquiryState::Received;
	}
}
