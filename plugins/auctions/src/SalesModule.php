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
use HearthHammer\Core\Fields\RefusedNotice;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Sales, their departments and types: data and addresses.
 */
final readonly class SalesModule implements Module {

	public function register(): void {
		$guard = SaleBox::guard();
		foreach ( array( new SalePostType(), new DepartmentTerms(), SaleFields::fields(), SaleFields::staff(), $guard, SaleBox::module( $guard ), new RefusedNotice( SalePostType::NAME ), new SaleHooks(), new SaleFeesBox(), new SalesList(), Duplicate::sales() ) as $module ) {
			$module->register();
		}
	}
}
