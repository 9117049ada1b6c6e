<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Theme\Block;

/**
 * What a property's page tells besides its story: facts, rating, costs, stations, and what goes on paper.
 */
final readonly class PropertyFactsView {

	/** So much of it fits on one sheet with everything else. */
	private const BROCHURE_FEATURES = 8;
	private const BROCHURE_FACTS    = 10;

	/** @var list<array{key: string, label: string, facts: list<array{key: string, label: string, value: string}>}> */
	public array $groups;
	/** @var list<array<string, mixed>> */
	public array $epc_images;
	/** @var list<array{date: string, change: string, price: int, text: string}> */
	public array $price_history;
	/** @var list<array{name: string, slug: string, miles: float, distance: string, high_speed: bool, url: string}> */
	public array $stations;
	/** Whether distances are from the middle of an outward code. */
	public bool $is_approximate;
	public string $url;
	/** Heading and address, for messages. */
	public string $title;
	public string $heading;
	public string $address;
	public string $price;
	public string $price_note;
	public string $summary;
	public string $reference;
	/** @var array{other_rent: string, sentences: list<string>, fees_url: string, schemes: list<array{label: string, name: string, url: string}>}|null Null of a sale. */
	public ?array $letting;
	/** Whether there is a price on which buying it as a home can be counted. */
	public bool $has_costs;

	/** @param array<string, mixed> $property As plugins/hpapi/schemas/property.json. */
	public function __construct( private array $property ) {
		$this->groups         = $property['material_groups'];
		$this->epc_images     = $property['epc_images'];
		$this->price_history  = $property['price_history'];
		$this->stations       = $property['stations'];
		$this->is_approximate = (bool) $property['location_approximate'];
		$this->url            = (string) $property['url'];
		$this->heading        = (string) $property['heading'];
		$this->address        = (string) $property['address'];
		$this->title          = $this->heading . ', ' . $this->address;
		$this->price          = (string) $property['price_string'];
		$this->price_note     = (string) $property['price_qualifier_label'];
		$this->summary        = (string) $property['summary'];
		$this->reference      = (string) $property['reference'];
		$this->letting        = $property['letting'];
		$this->has_costs      = '' !== $property['nation'] && $property['price'] > 0;
	}

	public function has_material(): bool {
		return $this->groups || $this->epc_images || $this->has_epc();
	}

	public function has_epc(): bool {
		return is_array( $this->property['epc']['current'] ?? null );
	}

	/** The rating now, with its number where it is known; empty where there is only a picture of it. */
	public function epc_letter(): string {
		$current = $this->property['epc']['current'] ?? null;
		return is_array( $current ) ? trim( (string) ( $current['band'] ?? '' ) . ' ' . ( (int) ( $current['score'] ?? 0 ) > 0 ? '(' . (int) $current['score'] . ')' : '' ) ) : '';
	}

	/** Whether a calculator without a script was asked: its answer is to be seen then. */
	public function has_asked( string $prefix ): bool {
		return array() !== array_filter( array_keys( $_GET ), static fn ( int|string $name ): bool => str_starts_with( (string) $name, $prefix ) ); // phpcs:ignore WordPress.Security.NonceVerification -- names only; it opens a fold.
	}

	public function print_stamp_duty_calculator(): void {
		Block::print(
			'stamp-duty-calculator',
			array(
				'price'  => (int) $this->property['price'],
				'nation' => (string) $this->property['nation'],
			)
		);
	}

	public function print_mortgage_calculator(): void {
		Block::print( 'mortgage-calculator', array( 'price' => (int) $this->property['price'] ) );
	}

	/** An email to whomever the visitor likes. */
	public function email_link(): string {
		return 'mailto:?subject=' . rawurlencode( $this->title ) . '&body=' . rawurlencode( $this->title . ', ' . $this->price . "\r\n" . $this->url );
	}

	/** @return array<string, mixed>|null The first picture of a kind, `images` or `floorplans`. */
	public function picture( string $kind ): ?array {
		return $this->property[ $kind ][0] ?? null;
	}

	/** @return list<string> */
	public function brochure_features(): array {
		return array_slice( array_values( array_map( strval( ... ), $this->property['features'] ) ), 0, self::BROCHURE_FEATURES );
	}

	/** @return list<array{key: string, label: string, value: string}> Each once, the most asked for first. */
	public function brochure_facts(): array {
		$facts = array_column( array( ...$this->property['key_facts'], ...$this->property['material_information'] ), null, 'key' );
		unset( $facts['price'] );
		return array_slice( array_values( $facts ), 0, self::BROCHURE_FACTS );
	}
}
