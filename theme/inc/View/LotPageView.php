<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Auctions\Auctions;
use HearthHammer\Auctions\LotPage\LotPage;
use HearthHammer\Theme\Plugins;

/**
 * A lot's page in the words a visitor reads.
 */
final readonly class LotPageView {

	/** So much of it fits on one sheet with everything else. */
	private const SHEET_FACTS = 16;

	private function __construct( public LotPage $lot ) {}

	/** Null where the plugin knows no such lot. */
	public static function of( int $id ): ?self {
		$lot = Plugins::auctions() ? Auctions::lot( $id ) : null;
		return $lot ? new self( $lot ) : null;
	}

	public function is_vehicle(): bool {
		return 'vehicle' === $this->lot->kind;
	}

	/** e.g. Lot 12A: 2018 Ford Fiesta. */
	public function name(): string {
		/* translators: 1: number of a lot, 2: its title or address */
		return sprintf( __( 'Lot %1$s: %2$s', 'hearth-hammer' ), $this->lot->number, $this->lot->heading );
	}

	/** Above the form. */
	public function enquiry_heading(): string {
		return match ( true ) {
			$this->lot->is_open      => __( 'Enquire, view or bid', 'hearth-hammer' ),
			$this->lot->takes_offers => __( 'Enquire or make an offer', 'hearth-hammer' ),
			default             => __( 'Ask about this lot', 'hearth-hammer' ),
		};
	}

	/** The label and the figures, in one line. */
	public function price_line(): string {
		return trim( "{$this->lot->price_label} {$this->lot->price}" );
	}

	/** Where the next step leads: to the platform, or to the form below. */
	public function registration_url(): string {
		$url = (string) ( $this->lot->sale['registration_url'] ?? '' );
		return '' === $url ? '#enquiry-register' : $url;
	}

	/** Whose site the next step leads to, e.g. Opens bid.hall.co.uk; empty where it stays on this one. */
	public function platform_line(): string {
		$url = '' === $this->bidding_url() ? ( $this->lot->is_open ? (string) ( $this->lot->sale['registration_url'] ?? '' ) : '' ) : $this->bidding_url();
		return AuctionsView::platform_line( $url );
	}

	/** Where one bids while the sale runs; empty where that is not online. */
	public function bidding_url(): string {
		return $this->lot->is_open && true === ( $this->lot->sale['is_running'] ?? false ) ? (string) $this->lot->sale['bidding_url'] : '';
	}

	/** What the page counts down to, Unix seconds; 0 for nothing: until its sale begins or closes, for as long as it may be had. */
	public function counts_down(): int {
		return $this->lot->is_open ? (int) ( $this->lot->sale['counts_down'] ?? 0 ) : 0;
	}

	/** An email to whomever the visitor likes. */
	public function email_link(): string {
		return 'mailto:?subject=' . rawurlencode( $this->name() ) . '&body=' . rawurlencode( $this->name() . ', ' . $this->price_line() . "\r\n" . $this->lot->url );
	}

	/** Where there is something to buy, when this lot is gone: the department's next sale where its own is not held, else its business's page. */
	public function next_url(): string {
		return '' === $this->lot->next_url ? $this->lot->business['url'] : $this->lot->next_url;
	}

	/** Whether the calculator was asked for without a script, and has its answer in the page. */
	public function has_asked_costs(): bool {
		return isset( $_GET['hammer'] ); // phpcs:ignore WordPress.Security.NonceVerification -- a name only; it opens a fold.
	}

	/** @return array<string, string> Label → value, empty for what is not known. */
	public function sale_facts(): array {
		return array(
			$this->is_over() ? __( 'Date held', 'hearth-hammer' ) : __( 'Auction', 'hearth-hammer' ) => (string) ( $this->lot->sale['when'] ?? '' ),
			__( 'Bidding on this lot ends', 'hearth-hammer' ) => $this->lot->is_open ? $this->lot->ends : '',
			__( 'Where', 'hearth-hammer' ) => (string) ( $this->lot->sale['venue'] ?? '' ),
			__( 'Auction type', 'hearth-hammer' )   => (string) ( $this->lot->sale['type'] ?? '' ),
		);
	}

	private function is_over(): bool {
		return true === ( $this->lot->sale['is_over'] ?? false );
	}

	/** @return list<array{key: string, label: string, value: string}> What goes on paper: each once, what is known. */
	public function sheet_facts(): array {
		$facts = array_filter( array_merge( array(), ...array_column( $this->lot->groups, 'facts' ) ), static fn ( array $fact ): bool => $fact['known'] && mb_strlen( $fact['value'] ) < 90 );
		return array_slice( array_values( array_column( $facts, null, 'key' ) ), 0, self::SHEET_FACTS );
	}
}
