<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

/**
 * Who sees valuations, with the names and addresses in them.
 */
final class ValuationCapability {

	public const NAME = 'caphpi_view_valuations';

	public static function grant(): void {
		get_role( 'administrator' )?->add_cap( self::NAME );
	}
}
