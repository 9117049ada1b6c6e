<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use HearthHammer\Core\Core;
use HearthHammer\Core\Fields\RefusedNotice;
use HearthHammer\Core\Index\FullText;
use HearthHammer\Core\Index\IndexUpdate;
use HearthHammer\Core\Map\MapPanelPage;
use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Costs\CalculatorRequest;
use HearthHammer\Hpapi\Costs\TaxFilter;
use HearthHammer\Hpapi\Properties\Index\IndexHooks;
use HearthHammer\Hpapi\Properties\Index\IndexTable;
use HearthHammer\Hpapi\Properties\Index\ReindexCommand;
use HearthHammer\Hpapi\Properties\Map\PropertyLocation;
use HearthHammer\Hpapi\Properties\Material\FieldsCommand;
use HearthHammer\Hpapi\Properties\Material\FieldsImporter;
use HearthHammer\Hpapi\Properties\PriceHistoryKeeper;
use HearthHammer\Hpapi\Properties\PropertyAddresses;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyTags;
use HearthHammer\Hpapi\Properties\PropertyVisibility;
use HearthHammer\Hpapi\PropertyAdmin\AfterSave;
use HearthHammer\Hpapi\PropertyAdmin\CompletenessBox;
use HearthHammer\Hpapi\PropertyAdmin\LocatePostcodeController;
use HearthHammer\Hpapi\PropertyAdmin\PropertyColumns;
use HearthHammer\Hpapi\PropertyAdmin\PropertyFilters;
use HearthHammer\Hpapi\PropertyAdmin\PropertyMediaBox;
use HearthHammer\Hpapi\PropertyAdmin\PropertyMetaBox;
use HearthHammer\Hpapi\PropertyAdmin\PropertyRules;
use HearthHammer\Hpapi\PropertyAdmin\PublishGuard;
use HearthHammer\Hpapi\PropertyPage\BreadcrumbJsonLd;
use HearthHammer\Hpapi\PropertyPage\ListingHead;
use HearthHammer\Hpapi\SavedProperties\SavedPropertiesController;

defined( 'ABSPATH' ) || exit;

/**
 * Properties: their data, index, pages and admin screens.
 */
final readonly class PropertiesModule implements Module {

	public function __construct( private PropertyServices $services ) {}

	public function register(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private function modules(): array {
		$schemas = dirname( __DIR__ ) . '/schemas';
		$staff   = PropertyFields::staff();
		$guard   = ( new PropertyRules( $this->services->parishes ) )->guard();
		$after   = new AfterSave( $this->services->gazetteer, $this->services->parishes, $staff );
		return array(
			new PropertyPostType(),
			PropertyFields::fields(),
			new PriceHistoryKeeper(),
			new PropertyAddresses(),
			new PropertyTags(),
			PropertyVisibility::module(),
			new IndexHooks( $this->services->indexer ),
			new ReindexCommand( $this->services->indexer ),
			new IndexUpdate( IndexTable::definition(), $this->services->indexer, Core::services()->locks, IndexTable::UPDATE, IndexTable::SHAPE ),
			new FullText( IndexTable::definition(), static fn (): string => __( 'Properties', 'hearth-hammer' ) ),
			new MapPanelPage( PropertyLocation::PANEL, PropertyLocation::of( ... ) ),
			new BreadcrumbJsonLd( $this->services->parishes ),
			new ListingHead( $this->services->parishes ),
			new SavedPropertiesController( $schemas, $this->services->saved ),
			$this->services->saved_page,
			$staff,
			$guard,
			new PublishGuard( $guard ),
			$after,
			new PropertyMetaBox( $staff, $this->services->parishes, $guard, $after ),
			PropertyMediaBox::module( $staff ),
			new RefusedNotice( PropertyPostType::NAME ),
			new LocatePostcodeController( $schemas, $this->services->gazetteer, $this->services->parishes ),
			new CompletenessBox(),
			new FieldsCommand( new FieldsImporter( $this->services->indexer, $staff ) ),
			new CalculatorRequest(),
			new TaxFilter(),
			new PropertyColumns( $this->services->parishes ),
			new PropertyFilters( $this->services->parishes ),
		);
	}
}
