<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\ImageCache\Cloudinary\CloudinaryDelivery;
use HearthHammer\Auctions\ImageCache\ImageCacheSettings;
use HearthHammer\Auctions\ImageCache\PurgeButton;
use HearthHammer\Auctions\ImageCache\PurgeController;
use HearthHammer\Auctions\ImageCache\PurgeLot;
use HearthHammer\Core\Core;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * Who keeps copies of the lots' pictures, and how staff have them forgotten.
 */
final class ImageCacheModule implements Module {

	public function register(): void {
		$settings = static fn (): ImageCacheSettings => new ImageCacheSettings();
		$modules  = array(
			new Waiting( Waiting::ADMIN, static fn (): array => array( ImageCacheSettings::page() ) ),
			new Waiting( array( 'wp_get_attachment_image_src', 'wp_calculate_image_srcset' ), static fn (): array => array( new CloudinaryDelivery( $settings()->delivering( ... ) ) ) ),
			new Waiting( Waiting::REST, static fn (): array => array( new PurgeController( dirname( __DIR__ ) . '/schemas', new PurgeLot( $settings()->cdn( ... ) ), Core::services()->limits ) ) ),
			new Waiting( array( 'hh_auctions_lot_tools', 'admin_bar_init' ), static fn (): array => array( new PurgeButton() ) ),
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}
}
