<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Auctions\Auctions;
use HearthHammer\Theme\Plugins;

/**
 * A lot's page in the words a visitor reads.
 */
final readonly class LotPageView {

	/** So much of it fits on one sheet with everything else. */
	private const SHEET_FACTS = 16;

	public int $id;
	public string $url;
	public string $number;
	public string $title;
	/** A property's address, another lot's title. */
	public string $heading;
	/** A vehicle's derivative, a property's title. */
	public string $subtitle;
	public bool $is_vehicle;
	/** With its gap; empty for none. */
	public string $plate;
	public bool $is_open;
	/** Sold or withdrawn. */
	public bool $is_gone;
	/** Whether visitors can make an offer outside the auction. */
	public bool $takes_offers;
	public string $status;
	public string $status_label;
	public string $outcome;
	public string $price_label;
	/** Empty where no figures are said. */
	public string $price;
	public string $fees;
	public string $summary;
	/** Safe HTML. */
	public string $description;
	public string $faults;
	/** @var list<string> */
	public array $features;
	/** @var list<array{key: string, label: string, value: string}> */
	public array $key_facts;
	/** @var list<array{key: string, label: string, facts: list<array{key: string, label: string, value: string, known: bool}>}> */
	public array $groups;
	/** @var array<string, mixed>|null */
	public ?array $sale;
	/** When bidding on a timed lot ends, in words; empty where the sale's date holds. */
	public string $ends;
	/** @var list<array<string, mixed>> */
	public array $images;
	/** @var list<array<string, mixed>> */
	public array $floorplans;
	/** @var list<array<string, mixed>> */
	public array $epc_images;
	/** @var list<array{label: string, url: string}> */
	public array $papers;
	/** @var list<array{label: string, url: string, is_film: bool, embed: array{host: string, player: string, tracks: bool}|null}> */
	public array $tours;
	/** @var list<string> */
	public array $address_lines;
	/** @var list<array{label: string, words: string, url: string}> Where else it was, or is, offered. */
	public array $offers;
	/** @var array{words: string, button: string, url: string}|null As which lot it is offered again. */
	public ?array $again;
	/** @var array<string, string> Address → label. */
	public array $breadcrumbs;
	private string $business_url;
	private string $next_url;
	private string $live_url;

	/** Where a view of the page is counted; empty for people who are signed in. */
	public string $view_url;

	/** @param array<string, mixed> $lot */
	private function __construct( array $lot ) {
		$this->id            = (int) $lot['id'];
		$this->url           = (string) $lot['url'];
		$this->number        = (string) $lot['number'];
		$this->title         = (string) $lot['title'];
		$this->heading       = (string) $lot['heading'];
		$this->subtitle      = (string) $lot['subtitle'];
		$this->is_vehicle    = 'vehicle' === $lot['kind'];
		$this->plate         = (string) $lot['plate'];
		$this->is_open       = (bool) $lot['is_open'];
		$this->is_gone       = (bool) $lot['is_gone'];
		$this->takes_offers  = (bool) $lot['takes_offers'];
		$this->status        = (string) $lot['status'];
		$this->status_label  = (string) $lot['status_label'];
		$this->outcome       = (string) $lot['outcome'];
		$this->price_label   = (string) $lot['price_label'];
		$this->price         = (string) $lot['price'];
		$this->fees          = (string) $lot['fees'];
		$this->summary       = (string) $lot['summary'];
		$this->description   = (string) $lot['description'];
		$this->faults        = (string) $lot['faults'];
		$this->features      = $lot['features'];
		$this->key_facts     = $lot['key_facts'];
		$this->groups        = $lot['groups'];
		$this->sale          = $lot['sale'];
		$this->ends          = (string) $lot['ends'];
		$this->images        = $lot['images'];
		$this->floorplans    = $lot['floorplans'];
		$this->epc_images    = $lot['epc_images'];
		$this->papers        = $lot['papers'];
		$this->tours         = $lot['tours'];
		$this->address_lines = $lot['address_lines'];
		$this->offers        = $lot['offers'];
		$this->again         = $lot['again'];
		$this->breadcrumbs   = $lot['breadcrumbs'];
		$this->next_url      = (string) $lot['next_url'];
		$this->business_url  = (string) $lot['business']['url'];
		$this->live_url      = (string) $lot['live_url'];
		$this->view_url      = (string) $lot['view_url'];
	}

	/** Null where the plugin knows no such lot. */
	public static function of( int $id ): ?self {
		$lot = Plugins::auctions() ? Auctions::lot( $id ) : null;
		return $lot ? new self( $lot ) : null;
	}

	/** e.g. Lot 12A: 2018 Ford Fiesta. */
	public function name(): string {
		/* translators: 1: number of a lot, 2: its title or address */
		return sprintf( __( 'Lot %1$s: %2$s', 'hearth-hammer' ), $this->number, $this->heading );
	}

	/** Above the form. */
	public function enquiry_heading(): string {
		return match ( true ) {
			$this->is_open      => __( 'Enquire, view or bid', 'hearth-hammer' ),
			$this->takes_offers => __( 'Enquire or make an offer', 'hearth-hammer' ),
			default             => __( 'Ask about this lot', 'hearth-hammer' ),
		};
	}

	/** The label and the figures, in one line. */
	public function price_line(): string {
		return trim( "{$this->price_label} {$this->price}" );
	}

	/** Where the next step leads: to the platform, or to the form below. */
	public function registration_url(): string {
		$url = (string) ( $this->sale['registration_url'] ?? '' );
		return '' === $url ? '#enquiry-register' : $url;
	}

	/** Whose site the next step leads to, e.g. Opens bid.hall.co.uk; empty where it stays on this one. */
	public function platform_line(): string {
		$url = '' === $this->bidding_url() ? ( $this->is_open ? (string) ( $this->sale['registration_url'] ?? '' ) : '' ) : $this->bidding_url();
		return AuctionsView::platform_line( $url );
	}

	/** Where one bids while the sale runs; empty where that is not online. */
	public function bidding_url(): string {
		return $this->is_open && true === ( $this->sale['is_running'] ?? false ) ? (string) $this->sale['bidding_url'] : '';
	}

	/** What the page counts down to, Unix seconds; 0 for nothing: until its sale begins or closes, for as long as it may be had. */
	public function counts_down(): int {
		return $this->is_open ? (int) ( $this->sale['counts_down'] ?? 0 ) : 0;
	}

	/** An email to whomever the visitor likes. */
	public function email_link(): string {
		return 'mailto:?subject=' . rawurlencode( $this->name() ) . '&body=' . rawurlencode( $this->name() . ', ' . $this->price_line() . "\r\n" . $this->url );
	}

	/** Where there is something to buy, when this lot is gone: the department's next sale where its own is not held, else its business's page. */
	public function next_url(): string {
		return '' === $this->next_url ? $this->business_url : $this->next_url;
	}

	/** Whether the calculator was asked for without a script, and has its answer in the page. */
	public function has_asked_costs(): bool {
		return isset( $_GET['hammer'] ); // phpcs:ignore WordPress.Security.NonceVerification -- a name only; it opens a fold.
	}

	/** The route that tells of changes while the sale runs; empty otherwise. */
	public function live_url(): string {
		return $this->live_url;
	}

	/** @return array<string, string> Label → value, empty for what is not known. */
	public function sale_facts(): array {
		return array(
			$this->is_over() ? __( 'Date held', 'hearth-hammer' ) : __( 'Auction', 'hearth-hammer' ) => (string) ( $this->sale['when'] ?? '' ),
			__( 'Bidding on this lot ends', 'hearth-hammer' ) => $this->is_open ? $this->ends : '',
			__( 'Where', 'hearth-hammer' ) => (string) ( $this->sale['venue'] ?? '' ),
			__( 'Auction type', 'hearth-hammer' )   => (string) ( $this->sale['type'] ?? '' ),
		);
	}

	private function is_over(): bool {
		return true === ( $this->sale['is_over'] ?? false );
	}

	/** @return list<array{key: string, label: string, value: string}> What goes on paper: each once, what is known. */
	public function sheet_facts(): array {
		$facts = array_filter( array_merge( array(), ...array_column( $this->groups, 'facts' ) ), static fn ( array $fact ): bool => $fact['known'] && mb_strlen( $fact['value'] ) < 90 );
		return array_slice( array_values( array_column( $facts, null, 'key' ) ), 0, self::SHEET_FACTS );
	}
}
