<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Hpapi\Hpapi;

/** A list of properties as the plugin describes it (plugins/hpapi/schemas/property-list.json). */
final readonly class PropertyListView {

	public string $heading;
	public string $intro;
	public string $count_label;
	/** A sentence where the location means nothing to us or has nothing on the market. */
	public string $location_note;
	/** @var array{label: string, url: string}|null */
	public ?array $did_you_mean;
	/** @var list<array<string, mixed>> */
	public array $cards;
	/** @var list<array<string, mixed>> Cards to show where nothing was found. */
	public array $nearby;

	/** What those are, e.g. Nearest to Rye. */
	public string $nearby_label;
	/** @var list<array{name: string, label: string, remove_url: string}> */
	public array $filters;
	/** The search in a few words, where its form does not show. */
	public string $search_label;
	/** @var list<array{value: string, label: string, url: string, selected: bool}> */
	public array $sorts;
	/** grid, list or map. */
	public string $view;
	/** @var list<array{value: string, label: string, url: string, selected: bool}> */
	public array $views;
	/** @var array<string, string> What the sort's form sends besides. */
	public array $hidden;
	/** Where the sort's form sends to. */
	public string $action;
	/** @var list<array{label: string, url: string, kind: string}> */
	public array $page_links;

	/** @var array{url: string, left: int}|null The next page, and how many properties are on it and after it. */
	public ?array $next;
	/** @var list<array{kind: string, label: string, url: string, count: int}> Where to go from an empty list. */
	public array $ways;
	/** @var array<string, string> Address → label. */
	public array $breadcrumbs;

	/** @param array<string, mixed> $list */
	private function __construct( array $list ) {
		$this->heading       = $list['heading'];
		$this->intro         = $list['intro'] === $list['location_note'] ? '' : $list['intro'];
		$this->count_label   = $list['count_label'];
		$this->location_note = $list['location_note'];
		$this->did_you_mean  = $list['did_you_mean'];
		$this->cards         = $list['cards'];
		$this->nearby        = $list['nearby'];
		$this->nearby_label  = $list['nearby_label'];
		$this->filters       = $list['filters'];
		$this->search_label  = self::search_label( $list );
		$this->sorts         = $list['sorts'];
		$this->view          = $list['view'];
		$this->views         = $list['views'];
		$this->hidden        = (array) $list['hidden'];
		$this->action        = (string) strtok( $list['url'], '?' );
		$this->page_links    = $list['page_links'];
		$this->next          = self::next( $list );
		$this->ways          = $list['ways'];
		$this->breadcrumbs   = array_column( $list['breadcrumbs'], 'label', 'url' );
	}

	/**
	 * E.g. "Cranbrook, At least 2 bedrooms"; "Everywhere".
	 *
	 * @param array<string, mixed> $list
	 */
	private static function search_label( array $list ): string {
		$filters = array_filter( $list['filters'], static fn ( array $filter ): bool => 'location' !== $filter['name'] );
		$place   = str_replace( ';', ', ', (string) $list['location'] );
		$is_here = array_intersect( array( 'station', 'polygon', 'bounds' ), array_column( $filters, 'name' ) );
		$words   = array( '' === $place && array() === $is_here ? __( 'All areas', 'hearth-hammer' ) : $place, ...array_column( $filters, 'label' ) );
		return implode( ', ', array_filter( $words, static fn ( string $word ): bool => '' !== $word ) );
	}

	/**
	 * @param array<string, mixed> $list
	 * @return array{url: string, left: int}|null
	 */
	private static function next( array $list ): ?array {
		$urls = array_column( $list['page_links'], 'url', 'kind' );
		return isset( $urls['next'] ) ? array(
			'url'  => (string) $urls['next'],
			'left' => $list['total'] - $list['page'] * $list['per_page'],
		) : null;
	}

	/**
	 * How many cards the first row has, whose pictures do not wait (LIST-02): by the width of the window where it is known
	 * from an earlier visit, else as on most desktops.
	 */
	public function first_row(): int {
		$width = self::window_width();
		return match ( true ) {
			null === $width => 3,
			'list' === $this->view => 2,
			$width >= 1800 => 4,
			$width >= 1200 => 3,
			$width >= 768 => 2,
			default => 1,
		};
	}

	/**
	 * How wide the visitor's window was when they were here last (SITE-06). `src/lib/window-width.ts` keeps it for 365 days,
	 * once the visitor allows cookies.
	 *
	 * @return int|null CSS pixels; null where the cookie is missing or not a number.
	 */
	private static function window_width(): ?int {
		$width = $_COOKIE['hh_window_width'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only digits are read.
		return is_string( $width ) && 1 === preg_match( '/^[1-9]\d{2,4}$/D', $width ) ? (int) $width : null;
	}

	/** Null where the page is no list. */
	public static function current(): ?self {
		$list = Hpapi::current_list();
		return null === $list ? null : new self( $list );
	}
}
