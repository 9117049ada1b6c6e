<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\EditScreens\Duplicate;
use HearthHammer\Auctions\EditScreens\SaleBox;
use HearthHammer\Auctions\EditScreens\SalesList;
use HearthHammer\Auctions\Sales\DepartmentTerms;
use HearthHammer\Auctions\Sales\SaleFeesBox;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleHooks;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Fields\LateFields;
use HearthHammer\Core\Fields\PostFields;
use HearthHammer\Core\Fields\RefusedNotice;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * Sales, their departments and types: data and addresses.
 */
final readonly class SalesModule implements Module {

	public function register(): void {
		$modules = array(
			new SalePostType(),
			new DepartmentTerms(),
			new LateFields( static fn (): PostFields => SaleFields::fields() ),
			new Waiting( array( 'post_updated', ...Waiting::ADMIN, 'rest_api_init' ), static fn (): array => array( SaleFields::staff() ) ),
			new Waiting( array( 'wp_insert_post_data', ...Waiting::ADMIN, 'rest_api_init' ), self::editing( ... ) ),
			new SaleHooks(),
			new Waiting( array( 'before_delete_post', ...Waiting::ADMIN ), static fn (): array => array( Duplicate::sales() ) ),
			new Waiting( Waiting::ADMIN, static fn (): array => array( new RefusedNotice( SalePostType::NAME ), new SaleFeesBox(), new SalesList() ) ),
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> Edit screen and REST, which check alike. */
	private static function editing(): array {
		$guard = SaleBox::guard();
		return array( $guard, SaleBox::module( $guard ) );
	}
}
