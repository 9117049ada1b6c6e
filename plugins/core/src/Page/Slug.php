<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

/**
 * The first part of the addresses of one kind of page: `property` of /property/12/mill-lane/.
 */
final class Slug {

	/** @param string $ours What it is by default. */
	public static function of( string $ours ): string {
		/**
		 * Filters the first part of addresses: `property` of properties, `parish` of parishes, `people` of members of staff.
		 * Old addresses of properties redirect to the new ones; other pages need a redirect under Properties → Redirects. Run
		 * `wp hpapi reindex` afterwards, because lists store addresses.
		 *
		 * Example:
		 *
		 *     add_filter( 'hearth_hammer_slug', fn ( string $slug ) => 'property' === $slug ? 'homes' : $slug );
		 *
		 * @param string $slug Letters, digits and hyphens.
		 */
		$slug = sanitize_title( (string) apply_filters( 'hearth_hammer_slug', $ours ) );
		return '' === $slug ? $ours : $slug;
	}
}
