<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use HearthHammer\Core\Core;
use HearthHammer\Core\Fields\LateFields;
use HearthHammer\Core\Fields\PostFields;
use HearthHammer\Core\Fields\RefusedNotice;
use HearthHammer\Core\Index\FullText;
use HearthHammer\Core\Index\IndexCheck;
use HearthHammer\Core\Index\IndexUpdate;
use HearthHammer\Core\Map\MapPanelPage;
use HearthHammer\Core\Map\PanelLocation;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;
use HearthHammer\Hpapi\Costs\CalculatorRequest;
use HearthHammer\Hpapi\Costs\TaxFilter;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Index\PropertyIndexHooks;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\Index\ReindexProperties;
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

	/** What may change a property's row of the index. */
	private const CHANGES = array( 'wp_after_insert_post', 'transition_post_status', 'after_delete_post', 'added_post_meta', 'updated_post_meta', 'deleted_post_meta', 'edited_' . PropertyPostType::TYPE, 'delete_attachment' );

	public function __construct( private PropertyServices $services ) {}

	public function register(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private function modules(): array {
		$of       = $this->services;
		$parishes = static fn (): ParishRepository => $of->parishes;
		return array(
			new PropertyPostType(),
			new LateFields( static fn (): PostFields => PropertyFields::fields() ),
			new PropertyAddresses(),
			new PropertyTags(),
			PropertyVisibility::module(),
			new Waiting( array( 'update_post_meta', 'added_post_meta' ), static fn (): array => array( new PriceHistoryKeeper() ) ),
			new Waiting( self::CHANGES, static fn (): array => array( new PropertyIndexHooks( $of->indexer ) ) ),
			Waiting::for_commands( static fn (): array => array( new ReindexProperties( $of->indexer ), new FieldsCommand( new FieldsImporter( $of->indexer, PropertyFields::staff() ) ) ) ),
			new IndexCheck( 'hpapi_index_shape', 'hpapi_update_index', VERSION, self::shape_files(), static fn (): IndexUpdate => new IndexUpdate( PropertyTable::definition(), $of->indexer, Core::services()->locks, PropertyTable::UPDATE, PropertyTable::SHAPE ) ),
			new Waiting( array( 'hearth_hammer_full_text' ), static fn (): array => array( new FullText( PropertyTable::definition(), static fn (): string => __( 'Properties', 'hearth-hammer' ) ) ) ),
			new MapPanelPage( 'property-map', static fn ( int $id ): ?PanelLocation => PropertyLocation::of( $id ) ),
			new BreadcrumbJsonLd( $parishes ),
			new ListingHead( $parishes ),
			$of->saved_page,
			new Waiting( array( 'post_updated', ...Waiting::ADMIN, 'rest_api_init' ), static fn (): array => array( PropertyFields::staff() ) ),
			new Waiting( array( 'wp_insert_post_data', 'hh_keep_attachment', ...Waiting::ADMIN, 'rest_api_init' ), $this->editing( ... ) ),
			new Waiting( Waiting::REST, static fn (): array => self::routes( $of ) ),
			new Waiting( Waiting::ADMIN, static fn (): array => array( new RefusedNotice( PropertyPostType::NAME ), new CompletenessBox(), new PropertyColumns( $of->parishes ), new PropertyFilters( $of->parishes ) ) ),
			new CalculatorRequest(),
			new Waiting( array( 'hh_property_taxes' ), static fn (): array => array( new TaxFilter() ) ),
		);
	}

	/** @return list<string> */
	private static function shape_files(): array {
		return array( __DIR__ . '/Properties/Index/PropertyTable.php', __DIR__ . '/Properties/Index/IndexColumns.php', __DIR__ . '/Properties/Index/Card.php', dirname( __DIR__ ) . '/schemas/parts/card.json' );
	}

	/** @return list<Module> Edit screen and REST, which check and finish alike. */
	private function editing(): array {
		$staff = PropertyFields::staff();
		$guard = ( new PropertyRules( $this->services->parishes ) )->guard();
		$after = new AfterSave( $this->services->gazetteer, $this->services->parishes, $staff );
		return array(
			$guard,
			new PublishGuard( $guard ),
			$after,
			new PropertyMetaBox( $staff, $this->services->parishes, $guard, $after ),
			PropertyMediaBox::module( $staff ),
		);
	}

	/** @return list<Module> */
	private static function routes( PropertyServices $of ): array {
		$schemas = dirname( __DIR__ ) . '/schemas';
		return array(
			new SavedPropertiesController( $schemas, $of->saved ),
			new LocatePostcodeController( $schemas, $of->gazetteer, $of->parishes ),
		);
	}
}
