<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Hpapi\Enquiries\EnquiryCapability;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\SavedSearches\SavedSearchCapability;

defined( 'ABSPATH' ) || exit;

/**
 * The role that comes with the plugin, for WordPress's own users screen. A site may change it: it is made once and never
 * overwritten.
 */
final class Roles {

	/** Looks after properties and answers people; deletes nothing, and imports nothing. */
	public const NEGOTIATOR = 'hpapi_negotiator';

	public static function create(): void {
		$properties = array_filter( PropertyPostType::capabilities()->all(), static fn ( string $one ): bool => ! str_starts_with( $one, 'delete_' ) );
		// To read is to be let into the admin.
		$all = array( 'read', 'upload_files', EnquiryCapability::NAME, SavedSearchCapability::NAME, ...$properties );
		add_role( self::NEGOTIATOR, __( 'Negotiator', 'hearth-hammer' ), array_fill_keys( $all, true ) );
	}
}
