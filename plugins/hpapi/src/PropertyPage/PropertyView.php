<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyPage;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Facts\Epc;
use HearthHammer\Core\Page\MadeOnce;
use HearthHammer\Core\Page\PublishedPages;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Tax\Nation;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\Card;
use HearthHammer\Hpapi\Properties\Lettings\LettingTerms;
use HearthHammer\Hpapi\Properties\PropertyAddresses;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyTypes;
use HearthHammer\Hpapi\Properties\Status;

/**
 * A property as its page shows it: schemas/property.json.
 */
final readonly class PropertyView {

	/** Where editors tell which payments tenants may be asked for. */
	private const FEES = array( 'tenant-fees', 'fees' );

	private function __construct(
		private PropertyRecord $property,
		private ParishRepository $parishes,
	) {}

	/**
	 * A property as its page shows it, made once for all who ask while that page is printed: head, theme, gallery.
	 *
	 * @return array<string, mixed>
	 */
	public static function of_page( PropertyRecord $property, ParishRepository $parishes ): array {
		return MadeOnce::get( "property-{$property->post->ID}", static fn (): array => ( new self( $property, $parishes ) )->to_array() );
	}

	/** @return array<string, mixed> */
	private function to_array(): array {
		$property = $this->property;
		$parish   = $this->parishes->by_id( $property->int( 'parish' ) );
		$point    = $property->coordinates();
		$media    = new PropertyMedia( $property );
		$facts    = new PropertyFacts( $property );
		$groups   = $facts->material_groups();
		return array(
			'id'                    => $property->post->ID,
			'reference'             => $property->text( 'reference' ),
			'url'                   => PropertyAddresses::of( $property->post ),
			'card'                  => Card::of( $property, $parish ),
			'withdrawn'             => Status::Withdrawn === $property->status(),
			'heading'               => $property->heading(),
			'address'               => $property->address(),
			'address_lines'         => $this->address_lines(),
			'postcode'              => (string) $property->postcode(),
			'price_string'          => $property->price()->text(),
			'price_qualifier_label' => $property->price()->qualifier_label(),
			'status_label'          => $property->status()->label(),
			'on_market'             => $property->status()->on_market(),
			'channel'               => $property->channel()->value,
			'description'           => $this->description(),
			'summary'               => $property->text( 'summary' ),
			'features'              => $property->strings( 'features' ),
			'key_facts'             => $facts->key_facts(),
			'material_information'  => array_merge( array(), ...array_column( $groups, 'facts' ) ),
			'material_groups'       => $groups,
			'epc'                   => Epc::of( $property ),
			'price'                 => $property->price()->is_hidden() ? 0 : $property->int( 'price' ),
			'price_history'         => PriceChanges::of( $property ),
			'letting'               => $this->letting(),
			'nation'                => $this->nation(),
			'stations'              => ( new NearbyStations( new Gazetteer() ) )->of( $property ),
			'images'                => $media->pictures( 'images' ),
			'floorplans'            => $media->floorplans(),
			'epc_images'            => $media->pictures( 'epc_images' ),
			'documents'             => $media->links( 'documents', __( 'Document', 'hearth-hammer' ) ),
			'virtual_tours'         => $media->tours(),
			'latitude'              => $point?->latitude,
			'longitude'             => $point?->longitude,
			'location_approximate'  => in_array( $property->text( 'location_quality' ), array( '', 'outcode' ), true ),
			'parish'                => null === $parish ? null : array(
				'id'   => $parish->id,
				'name' => $parish->name,
				'url'  => $parish->url(),
			),
			'listed_at'             => $property->int( 'listed_at' ),
			'updated_at'            => $property->int( 'updated_at' ),
		);
	}

	/**
	 * What the page of a letting tells renters besides its facts.
	 *
	 * @return array{other_rent: string, sentences: list<string>, fees_url: string, schemes: list<array{label: string, name: string, url: string}>}|null Null of a sale.
	 */
	private function letting(): ?array {
		$terms   = LettingTerms::of( $this->property );
		$company = new Company();
		return null === $terms ? null : array(
			'other_rent' => $terms->other_rent(),
			'sentences'  => $terms->sentences(),
			'fees_url'   => PublishedPages::url( ...self::FEES ),
			'schemes'    => array_values( array_filter( array( ...$company->schemes()->listed(), $terms->is_home() ? $company->letting_registration( Nation::of( $this->property->postcode()?->outward ) ) : null ) ) ),
		);
	}

	/** Whose tax a buyer of it as a home pays; land and shops are taxed by other tables. */
	private function nation(): string {
		$is_home = ! in_array( PropertyTypes::group( $this->property->text( 'property_type' ) ), array( 'land', 'parking', 'commercial' ), true );
		return $is_home && Channel::Sales === $this->property->channel() ? Nation::of( $this->property->postcode()?->outward )->value ?? '' : '';
	}

	/**
	 * Of the address that may be shown.
	 *
	 * @return list<string>
	 */
	private function address_lines(): array {
		return array_values( array_filter( array_map( trim( ... ), explode( ',', $this->property->address() ) ) ) );
	}

	/** What editors write in blocks, and what feeds bring as HTML, without anything that runs. */
	private function description(): string {
		$content = $this->property->post->post_content;
		$html    = has_blocks( $content ) ? do_blocks( $content ) : wpautop( $content );
		return wp_kses_post( $html );
	}
}
