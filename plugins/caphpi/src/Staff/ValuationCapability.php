<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Who sees valuations, with the names and addresses in them. The role is made once and never overwritten, so a site may
 * change it on WordPress's own users screen.
 */
final class ValuationCapability implements Module {

	public const NAME = 'caphpi_view_valuations';

	/** Answers owners and records what became of their vehicles; cannot export people's details. */
	public const VALUER = 'caphpi_valuer';

	/** The auctions' manager, where their plugin is active: the vehicles are to be sold there. */
	private const ROLES = array( 'administrator', 'hh_auction_manager' );

	public function register(): void {
		add_filter( 'hearth_hammer_first_screens', static fn ( array $lists ): array => $lists + array( self::NAME => 'admin.php?page=' . ValuationsScreen::SLUG ) );
	}

	public static function grant(): void {
		// To read is to be let into the admin.
		add_role( self::VALUER, __( 'Vehicle valuer', 'hearth-hammer' ), array( 'read' => true, self::NAME => true ) );
		foreach ( self::ROLES as $role ) {
			get_role( $role )?->add_cap( self::NAME );
		}
	}
}
