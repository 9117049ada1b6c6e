<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Enquiry\StoredEnquiry;
use HearthHammer\Hpapi\Enquiries\Slots\SlotDays;
use HearthHammer\Hpapi\Enquiries\Words\EnquiryWords;

defined( 'ABSPATH' ) || exit;

/**
 * An enquiry about a property, of an owner about theirs, or to a person.
 *
 * @extends StoredEnquiry<EnquiryKind>
 */
final readonly class Enquiry extends StoredEnquiry {

	public int $sequence;
	public int $post_id;
	public string $reference;
	public string $branch;
	public string $address;
	public string $preferred;
	/** @var list<string> Of VisitorInput::WISHES. */
	public array $wishes;
	public int $slot_id;
	public int $starts_at;
	public int $minutes;
	public int $confirmed_at;
	/** @var array<string, string|list<string>> Of a valuation: ValuationInput's. */
	public array $details;
	/** @var list<array{at: int, from: string, to: string, by: int}> Moves since, the oldest first; `by` is a user, 0 for the visitor. */
	public array $history;

	/** @param array<string, string|null> $row */
	public function __construct( array $row ) {
		parent::__construct( $row, EnquiryKind::from( (string) $row['kind'] ) );
		$this->sequence     = (int) $row['sequence'];
		$this->post_id      = (int) $row['post_id'];
		$this->reference    = (string) $row['reference'];
		$this->branch       = (string) $row['branch'];
		$this->address      = (string) $row['address'];
		$this->preferred    = (string) $row['preferred'];
		$this->wishes       = array_values( array_filter( explode( ',', (string) $row['wishes'] ) ) );
		$this->slot_id      = (int) $row['slot_id'];
		$this->starts_at    = (int) $row['starts_at'];
		$this->minutes      = (int) $row['minutes'];
		$this->confirmed_at = (int) $row['confirmed_at'];
		$this->details      = self::details( (string) ( $row['details'] ?? '' ) );
		$this->history      = EnquiryHistory::read( (string) ( $row['history'] ?? '' ) );
	}

	public function facts(): array {
		$facts = array(
			$this->words()->about_label()            => '' === $this->reference ? $this->address : "{$this->address} ({$this->reference})",
			$this->kind->label()                     => $this->has_time() ? SlotDays::label( $this->starts_at ) : '',
			__( 'Preferred times', 'hearth-hammer' ) => $this->preferred,
			...$this->words()->facts(),
			__( 'Name', 'hearth-hammer' )            => $this->name,
			__( 'Email', 'hearth-hammer' )           => $this->email,
			__( 'Phone', 'hearth-hammer' )           => $this->phone,
		);
		return array_filter( $facts, static fn ( string $value ): bool => '' !== $value );
	}

	public function words(): EnquiryWords {
		return $this->kind->words( $this );
	}

	/** What the visitor ticked, in words. */
	public function wished(): string {
		$labels = array(
			'details'  => __( 'More details', 'hearth-hammer' ),
			'callback' => __( 'A call back', 'hearth-hammer' ),
		);
		return implode( ', ', array_map( static fn ( string $wish ): string => $labels[ $wish ] ?? $wish, $this->wishes ) );
	}

	/** Where it was before. */
	public function reopened(): ?EnquiryState {
		if ( EnquiryState::Done !== $this->state ) {
			return null;
		}
		$last   = array() === $this->history ? null : $this->history[ count( $this->history ) - 1 ];
		$before = null === $last || EnquiryState::Done->value !== $last['to'] ? null : EnquiryState::tryFrom( $last['from'] );
		// A kept time that was never confirmed would lapse at once; the person who opens it again deals with it.
		return match ( true ) {
			null === $before || ! $before->is_open()                                                => EnquiryState::Answered,
			EnquiryState::Received === $before && $this->slot_id > 0 && 0 === $this->confirmed_at => EnquiryState::Answered,
			default                                                                                 => $before,
		};
	}

	public function is_viewing(): bool {
		return EnquiryKind::Viewing === $this->kind;
	}

	public function is_valuation(): bool {
		return EnquiryKind::Valuation === $this->kind;
	}

	/** To a member of staff, whose post it names; it is about no property. */
	public function is_to_person(): bool {
		return EnquiryKind::Person === $this->kind;
	}

	/** Of a valuation; empty where it was not said. */
	public function detail( string $name ): string {
		$value = $this->details[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * What it is about, in words that a mail to an unproven address may hold (SEC-03): of a valuation the postcode only, for
	 * the rest of the address was typed by whoever filled the form in.
	 */
	public function place(): string {
		return $this->is_valuation() ? $this->detail( 'postcode' ) : $this->address;
	}

	public function has_time(): bool {
		return $this->starts_at > 0;
	}

	public function ends_at(): int {
		return $this->starts_at + $this->minutes * MINUTE_IN_SECONDS;
	}

	/** Whether a time is kept for somebody who has not yet shown that the address is theirs. */
	public function is_unconfirmed(): bool {
		return $this->is_viewing() && $this->slot_id > 0 && EnquiryState::Received === $this->state && 0 === $this->confirmed_at;
	}

	/** Whether the visitor may still call it off. */
	public function can_be_cancelled( int $now ): bool {
		return $this->state->is_open() && ( ! $this->has_time() || $this->starts_at > $now );
	}

	/** @return array<string, string|list<string>> */
	private static function details( string $json ): array {
		$details = json_decode( $json, true );
		$read    = array();
		foreach ( is_array( $details ) ? $details : array() as $name => $value ) {
			$read[ (string) $name ] = is_array( $value ) ? array_values( array_filter( $value, is_string( ... ) ) ) : ( is_string( $value ) ? $value : '' );
		}
		return $read;
	}
}
