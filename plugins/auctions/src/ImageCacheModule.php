<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\ImageCache\Cloudinary\CloudinaryDelivery;
use HearthHammer\Auctions\ImageCache\ImageCacheScreen;
use HearthHammer\Auctions\ImageCache\ImageCacheSettings;
use HearthHammer\Auctions\ImageCache\PurgeButton;
use HearthHammer\Auctions\ImageCache\PurgeController;
use HearthHammer\Auctions\ImageCache\PurgeLot;
use HearthHammer\Core\Core;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Who keeps copies of the lots' pictures, and how staff have them forgotten.
 */
final class ImageCacheModule implements Module {

	public function register(): void {
		$settings = new ImageCacheSettings();
		$modules  = array(
			ImageCacheScreen::page(),
			new CloudinaryDelivery( $settings->delivering( ... ) ),
			new PurgeController( dirname( __DIR__ ) . '/schemas', new PurgeLot( $settings->cdn( ... ) ), Core::services()->limits ),
			new PurgeButton(),
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}
}
