<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

/**
 * A lot as its page shows it. Texts are plain but for `description`, which is HTML without anything that runs; times
 * are Unix seconds.
 */
final readonly class LotPage {

	/**
	 * @param string                                                                                                                   $heading       A property's address, another lot's title.
	 * @param string                                                                                                                   $kind          Of its business, e.g. `vehicle`.
	 * @param string                                                                                                                   $plate         With its gap; empty for none.
	 * @param string                                                                                                                   $subtitle      A vehicle's derivative, a property's title.
	 * @param bool                                                                                                                     $is_open       Whether it is, or may still be, to be bought at its sale.
	 * @param bool                                                                                                                     $is_gone       Sold or withdrawn.
	 * @param bool                                                                                                                     $takes_offers  Whether visitors can make an offer outside the auction.
	 * @param string                                                                                                                   $price         Empty where no figures are said.
	 * @param list<array{term: string, text: string}>                                                                                  $definitions   As PriceNotes::definitions().
	 * @param array<string, mixed>|null                                                                                                $sale
	 * @param string                                                                                                                   $next_url      The department's next sale where its own is not held; empty for none.
	 * @param array{slug: string, label: string, url: string}                                                                          $business
	 * @param string                                                                                                                   $ends          When bidding on a timed lot ends, in words; empty where the sale's date holds.
	 * @param list<string>                                                                                                             $features
	 * @param list<array{key: string, label: string, value: string}>                                                                   $key_facts
	 * @param list<array{key: string, label: string, facts: list<array{key: string, label: string, value: string, known: bool}>}>      $groups
	 * @param array<string, mixed>|null                                                                                                $cap           As CapRange::of().
	 * @param list<array<string, mixed>>                                                                                               $images        As Picture::for_page(), and so floorplans and charts.
	 * @param list<array<string, mixed>>                                                                                               $floorplans
	 * @param list<array<string, mixed>>                                                                                               $epc_images
	 * @param array<string, mixed>|null                                                                                                $epc           Of a property.
	 * @param list<array{label: string, url: string}>                                                                                  $papers
	 * @param list<array{label: string, url: string, is_film: bool, embed: array{host: string, player: string, tracks: bool}|null}>    $tours
	 * @param list<string>                                                                                                             $address_lines
	 * @param list<array{label: string, words: string, url: string}>                                                                   $offers        Where else it was, or is, offered.
	 * @param array{words: string, button: string, url: string}|null                                                                   $again         As which lot it is offered again.
	 * @param array<string, string>                                                                                                    $breadcrumbs   Address → label.
	 * @param string                                                                                                                   $view_url      Where a view of the page is counted; empty for people who are signed in.
	 * @param string                                                                                                                   $live_url      The route that tells of changes while the sale runs; empty otherwise.
	 */
	public function __construct(
		public int $id,
		public string $url,
		public string $number,
		public string $title,
		public string $heading,
		public string $kind,
		public string $plate,
		public string $subtitle,
		public string $status,
		public string $status_label,
		public string $outcome,
		public bool $is_open,
		public bool $is_gone,
		public bool $takes_offers,
		public string $price_label,
		public string $price,
		public array $definitions,
		public string $fees,
		public ?array $sale,
		public string $next_url,
		public array $business,
		public int $ends_at,
		public string $ends,
		public string $summary,
		public string $description,
		public array $features,
		public string $faults,
		public array $key_facts,
		public array $groups,
		public ?array $cap,
		public array $images,
		public array $floorplans,
		public array $epc_images,
		public ?array $epc,
		public array $papers,
		public array $tours,
		public array $address_lines,
		public bool $has_place,
		public array $offers,
		public ?array $again,
		public array $breadcrumbs,
		public string $view_url,
		public string $live_url,
	) {}
}
