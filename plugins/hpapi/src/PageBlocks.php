<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use Closure;
use HearthHammer\Core\Facts\Epc;
use HearthHammer\Core\Facts\EpcChart;
use HearthHammer\Core\Guide\GuideLinks;
use HearthHammer\Hpapi\Costs\MortgageCalculator;
use HearthHammer\Hpapi\Costs\StampDutyCalculator;
use HearthHammer\Hpapi\Enquiries\EnquiryServices;
use HearthHammer\Hpapi\Enquiries\EnquirySettings;
use HearthHammer\Hpapi\Leads\Admin\LeadSettingsScreen;
use HearthHammer\Hpapi\Leads\LeadProviders;
use HearthHammer\Hpapi\Leads\LeadSettings;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterForm;
use HearthHammer\Hpapi\Parishes\ParishPostType;
use HearthHammer\Hpapi\People\AwardPostType;
use HearthHammer\Hpapi\People\Awards;
use HearthHammer\Hpapi\People\Staff;
use HearthHammer\Hpapi\People\StaffPostType;
use HearthHammer\Hpapi\Properties\Map\PropertyLocation;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\SavedSearches\SavedSearchesModule;
use HearthHammer\Hpapi\Templates\Carousels;
use HearthHammer\Hpapi\Templates\PeopleParts;
use HearthHammer\Hpapi\Templates\PropertyGallery;
use HearthHammer\Hpapi\Templates\PropertyLists;
use HearthHammer\Hpapi\Templates\PropertyMap;

/**
 * The parts of pages that this plugin owns: the name of a block (a folder in `blocks/`) and who prints it.
 */
final class PageBlocks {

	/** @return array<string, Closure(array<string, mixed>): string> Each takes the block's attributes and returns HTML, empty for nothing. */
	public static function renderers( PropertyServices $properties, SavedSearchesModule $saved_searches, EnquiryServices $enquiries ): array {
		$carousels = static fn (): Carousels => new Carousels( $properties->newest, $properties->similar, $properties->parishes );
		$lists     = static fn (): PropertyLists => new PropertyLists( $properties->newest, $properties->parishes );
		$map       = static fn (): PropertyMap => new PropertyMap( $properties->current, $properties->search, $properties->areas, $properties->parishes );
		$people    = static fn (): PeopleParts => new PeopleParts( new Staff(), new Awards() );
		// Each is made where a page has it: most pages have none.
		return array(
			// Anywhere.
			'awards'                => static fn ( array $block ): string => $people()->awards( $block ),
			'blog-carousel'         => static fn ( array $block ): string => $carousels()->news( $block ),
			'featured-properties'   => static fn ( array $block ): string => $lists()->featured( $block ),
			'mortgage-calculator'   => static fn ( array $block ): string => MortgageCalculator::html( $block ),
			'newsletter'            => static fn ( array $block ): string => ( new NewsletterForm( new LeadProviders( new LeadSettings() ) ) )->html( $block ),
			'parish-features'       => static fn ( array $block ): string => $carousels()->parish_features( $block ),
			'people'                => static fn ( array $block ): string => $people()->people( $block ),
			'property-carousel'     => static fn ( array $block ): string => $carousels()->properties( $block ),
			'property-list'         => static fn ( array $block ): string => $lists()->newest( $block ),
			'property-map'          => static fn ( array $block ): string => $map()->of_block( $block ),
			'property-valuation'    => static fn (): string => $enquiries->valuation->island(),
			'search-form'           => static fn ( array $block ): string => $properties->form->html( $block ),
			'stamp-duty-calculator' => static fn ( array $block ): string => StampDutyCalculator::html( $block ),
			'valuer-quote'          => static fn ( array $block ): string => $people()->valuer( $block ),
			// On the page of a list.
			'list-map'              => static fn (): string => $map()->of_list(),
			'save-search'           => static fn (): string => $saved_searches->form->of_list( $properties->current ),
			// On the page of a property.
			'energy-rating'         => self::energy_rating( ... ),
			'property-enquiry'      => static fn (): string => $enquiries->form->island( (int) get_the_ID() ),
			'property-gallery'      => static fn (): string => PropertyGallery::of_page( $properties->parishes ),
			'property-location'     => static fn (): string => PropertyLocation::button(),
			'similar-properties'    => static fn ( array $block ): string => $carousels()->similar( $block ),
		);
	}

	/** That of the page's property. */
	private static function energy_rating(): string {
		$property = PropertyRecord::of( (int) get_the_ID() );
		return null === $property ? '' : EpcChart::html( Epc::of( $property ) ?? array() );
	}

	/** @return array<string, list<array{label: string, url: string, capability: string}>> Where parts are edited and set up, for the section guide. */
	public static function guide(): array {
		$staff      = array( GuideLinks::posts( StaffPostType::NAME, __( 'Staff', 'hearth-hammer' ), StaffPostType::capabilities()->edit() ) );
		$properties = GuideLinks::posts( PropertyPostType::NAME, __( 'Properties', 'hearth-hammer' ), PropertyPostType::capabilities()->edit() );
		return array(
			'parish-features'  => array( GuideLinks::posts( ParishPostType::NAME, __( 'Parishes', 'hearth-hammer' ), ParishPostType::capabilities()->edit() ) ),
			'awards'           => array( GuideLinks::posts( AwardPostType::NAME, __( 'Awards', 'hearth-hammer' ), AwardPostType::capabilities()->edit() ) ),
			'people'           => $staff,
			'valuer-quote'     => $staff,
			'property-valuation' => array( GuideLinks::settings( EnquirySettings::PAGE, __( 'Enquiries', 'hearth-hammer' ) ) ),
			'property-enquiry' => array( GuideLinks::settings( EnquirySettings::PAGE, __( 'Enquiries', 'hearth-hammer' ) ) ),
			'newsletter'       => array( GuideLinks::settings( LeadSettingsScreen::PAGE, __( 'Leads & newsletter', 'hearth-hammer' ) ) ),
		) + array_fill_keys( array( 'property-list', 'property-map', 'list-map', 'property-carousel', 'featured-properties', 'similar-properties', 'property-gallery', 'property-location', 'energy-rating', 'search-form', 'parts/card' ), array( $properties ) );
	}
}
