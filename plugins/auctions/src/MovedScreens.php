<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Auctions\LegalPack\Staff\AccessScreen;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Enquiries and legal packs stood below Lots before they stood below Auctions: mails to staff and bookmarks have the
 * old addresses, at which WordPress finds no page.
 */
final class MovedScreens implements Module {

	private const SCREENS = array( EnquiriesScreen::SLUG, AccessScreen::SLUG );

	public function register(): void {
		add_action( 'admin_init', $this->lead_on( ... ) );
	}

	private function lead_on(): void {
		$query = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only leads on; the screen asks who may see it.
		if ( 'edit.php' === $GLOBALS['pagenow'] && LotPostType::NAME === ( $query['post_type'] ?? '' ) && in_array( $query['page'] ?? '', self::SCREENS, true ) ) {
			wp_safe_redirect( admin_url( 'edit.php?' . http_build_query( array( 'post_type' => SalePostType::NAME ) + $query ) ), 301 );
			exit;
		}
	}
}
