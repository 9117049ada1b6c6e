<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\Routes;

/**
 * A property's page in the words a visitor reads. Facts and pictures are as in plugins/hpapi/schemas/property.json.
 */
final readonly class PropertyPageView {

	public int $id;
	public bool $is_withdrawn;
	public string $heading;
	public string $address;
	/** @var list<string> */
	public array $address_lines;
	public string $price;
	public string $price_note;
	/** A week's rent beside a month's and the other way round; empty of a sale. */
	public string $other_rent;
	public string $status_label;
	/** False for what is sold or let: no viewing, but similar ones and an alert. */
	public bool $on_market;
	public string $alert_url;
	public string $summary;
	/** Safe HTML. */
	public string $description;
	public string $reference;
	/** @var list<string> */
	public array $features;
	/** @var list<array{key: string, label: string, value: string}> */
	public array $key_facts;
	/** @var list<array{key: string, label: string, value: string}> */
	public array $material_information;
	/** @var list<array<string, mixed>> */
	public array $floorplans;
	/** @var list<array<string, mixed>> */
	public array $epc_images;
	/** @var list<array{label: string, url: string, is_film: bool, embed: array{host: string, player: string, tracks: bool}|null}> */
	public array $virtual_tours;
	/** @var list<array{label: string, url: string}> */
	public array $documents;
	/** @var array{text: string, until: int, until_label: string}|null */
	public ?array $early_bird;
	/** @var array{id: int, name: string, url: string}|null */
	public ?array $parish;
	/** @var array<string, string> Address → label. */
	public array $breadcrumbs;
	/** @param array<string, mixed> $property */
	private function __construct( private array $property ) {
		$this->id                   = (int) $property['id'];
		$this->is_withdrawn         = (bool) $property['withdrawn'];
		$this->heading              = (string) $property['heading'];
		$this->address              = (string) $property['address'];
		$this->address_lines        = array_values( array_filter( array( ...$property['address_lines'], (string) $property['postcode'] ) ) );
		$this->price                = (string) $property['price_string'];
		$this->price_note           = (string) $property['price_qualifier_label'];
		$this->other_rent           = (string) ( $property['letting']['other_rent'] ?? '' );
		$this->status_label         = (string) $property['status_label'];
		$this->on_market            = (bool) $property['on_market'];
		$this->alert_url            = $this->on_market ? '' : Hpapi::alert_url( $this->id );
		$this->summary              = (string) $property['summary'];
		$this->description          = (string) $property['description'];
		$this->reference            = (string) $property['reference'];
		$this->features             = $property['features'];
		$this->key_facts            = $property['key_facts'];
		$this->material_information = $property['material_information'];
		$this->floorplans           = $property['floorplans'];
		$this->epc_images           = $property['epc_images'];
		$this->virtual_tours        = $property['virtual_tours'];
		$this->documents            = $property['documents'];
		$this->early_bird           = Hpapi::property_people( $this->id )['early_bird'];
		$this->parish               = $property['parish'];
		$this->breadcrumbs          = $this->breadcrumbs();
	}

	/** Null where the plugin knows no such property. */
	public static function of( int $id ): ?self {
		$property = Hpapi::property( $id );
		return $property ? new self( $property ) : null;
	}

	public function facts(): PropertyFactsView {
		return new PropertyFactsView( $this->property );
	}

	/** @return array<string, string> */
	private function breadcrumbs(): array {
		$is_sale = Hpapi::SALES === (int) $this->property['channel'];
		$links   = array(
			home_url( '/' ) => __( 'Home', 'hearth-hammer' ),
			( $is_sale ? Routes::for_sale() : Routes::to_rent() ) => $is_sale ? __( 'For sale', 'hearth-hammer' ) : __( 'To rent', 'hearth-hammer' ),
		);
		if ( $this->parish ) {
			$links[ $this->parish['url'] ] = $this->parish['name'];
		}
		return $links;
	}
}
