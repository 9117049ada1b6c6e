<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

/**
 * An enquiry as its row holds it: what those of every plugin have. Times are Unix seconds, 0 for none.
 *
 * @template K of KindOfEnquiry
 */
abstract readonly class StoredEnquiry {

	public int $id;
	public string $public_id;
	public EnquiryState $state;
	public int $state_at;
	public string $name;
	public string $email;
	public string $phone;
	public string $message;
	public int $visitor_outbox_id;
	public int $visitor_sent_id;
	public int $staff_sent_id;
	public int $created_at;

	/**
	 * @param array<string, string|null> $row
	 * @param K                          $kind
	 */
	protected function __construct( array $row, public KindOfEnquiry $kind ) {
		$this->id                = (int) $row['id'];
		$this->public_id         = (string) $row['public_id'];
		$this->state             = EnquiryState::from( (string) $row['state'] );
		$this->state_at          = (int) $row['state_at'];
		$this->name              = (string) $row['name'];
		$this->email             = (string) $row['email'];
		$this->phone             = (string) $row['phone'];
		$this->message           = (string) $row['message'];
		$this->visitor_outbox_id = (int) $row['visitor_outbox_id'];
		$this->visitor_sent_id   = (int) $row['visitor_sent_id'];
		$this->staff_sent_id     = (int) $row['staff_sent_id'];
		$this->created_at        = (int) $row['created_at'];
	}

	/** @return array<string, string> Label to value, in the words that staff and a person's export read: only what is known, without the message. */
	abstract public function facts(): array;

	/** The state that a closed one goes back to once it is opened again; null where it cannot be. */
	abstract public function reopened(): ?EnquiryState;

	/** @return list<EnquiryState> What may follow. */
	public function next(): array {
		return $this->kind->next( $this->state );
	}
}
