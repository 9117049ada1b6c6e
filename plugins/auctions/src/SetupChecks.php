<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Platform\Admin\PlatformScreen;
use HearthHammer\Auctions\Platform\Platform;
use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Setup\SetupCheck;
use HearthHammer\Core\Setup\SetupState;
use HearthHammer\Core\Settings\SettingsPage;

/**
 * The auctions on "Getting started".
 */
final class SetupChecks {

	/** @return list<SetupCheck> */
	public static function all(): array {
		$sales = (int) wp_count_posts( SalePostType::NAME )->publish;
		$lots  = (int) wp_count_posts( LotPostType::NAME )->publish;
		/* translators: 1, 2: numbers */
		$count = sprintf( __( 'Sales: %1$s. Lots: %2$s.', 'hearth-hammer' ), number_format_i18n( $sales ), number_format_i18n( $lots ) );
		return array(
			SetupCheck::of( 'sales', __( 'Sales and lots', 'hearth-hammer' ), $sales > 0 && $lots > 0, $count, $count . ' ' . __( 'Add a sale, or import sales from the platform or a CSV file.', 'hearth-hammer' ), admin_url( 'post-new.php?post_type=' . SalePostType::NAME ), __( 'Add a sale', 'hearth-hammer' ), Capabilities::EDIT_LOTS ),
			new SetupCheck( 'platform', __( 'Bidding platform', 'hearth-hammer' ), ...self::platform(), url: SettingsPage::url( PlatformScreen::PAGE ), link: __( 'Go to bidding platform settings', 'hearth-hammer' ) ),
		);
	}

	/** @return array{SetupState, string} */
	private static function platform(): array {
		$settings = new PlatformSettings();
		$platform = $settings->platform();
		return match ( true ) {
			null === $platform => array( SetupState::Warning, __( 'No platform is selected. Add lots by hand or import them from a CSV file.', 'hearth-hammer' ) ),
			$settings->lacks( array( ...$platform->needs, ...array_keys( $platform->secrets ) ) ) => array( SetupState::Missing, __( 'A platform is selected, but its address or account details are missing.', 'hearth-hammer' ) ),
			Platform::SANDBOX === $platform->name => array( SetupState::Warning, __( 'Using the sandbox instead of a bidding platform.', 'hearth-hammer' ) ),
			default => array( SetupState::Done, __( 'Sales and lots are synced from the platform.', 'hearth-hammer' ) ),
		};
	}
}
