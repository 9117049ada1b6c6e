<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use HearthHammer\Core\Setup\SetupCheck;
use HearthHammer\Core\Setup\SetupState;
use HearthHammer\Core\Settings\SettingsPage;
use HearthHammer\Hpapi\Feeds\Admin\ImportPage;
use HearthHammer\Hpapi\Feeds\FeedCapability;
use HearthHammer\Hpapi\Feeds\WatchedFolder;
use HearthHammer\Hpapi\Leads\LeadSettings;
use HearthHammer\Hpapi\Properties\PropertyPostType;

/**
 * The estate agency on "Getting started".
 */
final class SetupChecks {

	/** @return list<SetupCheck> */
	public static function all(): array {
		$published = (int) wp_count_posts( PropertyPostType::NAME )->publish;
		$folder    = WatchedFolder::folder();
		$leads     = new LeadSettings();
		$hubspot   = 'hubspot' === $leads->provider();
		/* translators: %s: a number */
		$count = sprintf( _n( '%s property is on the site.', '%s properties are on the site.', $published, 'hearth-hammer' ), number_format_i18n( $published ) );
		return array(
			SetupCheck::of( 'properties', __( 'Properties', 'hearth-hammer' ), $published > 0, $count, __( 'No properties yet. Import a feed or add one by hand.', 'hearth-hammer' ), admin_url( 'post-new.php?post_type=' . PropertyPostType::NAME ), __( 'Add property', 'hearth-hammer' ), FeedCapability::NAME ),
			self::feed( $folder, $published ),
			new SetupCheck( 'newsletter', __( 'Newsletter', 'hearth-hammer' ), $hubspot && '' === $leads->credential() ? SetupState::Missing : SetupState::Done, match ( true ) {
				! $hubspot                   => __( 'Subscribers are stored on this site.', 'hearth-hammer' ),
				'' === $leads->credential() => __( 'HubSpot is selected but its key is missing, so subscribers are stored on this site only.', 'hearth-hammer' ),
				default                      => __( 'Subscribers are sent to HubSpot.', 'hearth-hammer' ),
			}, SettingsPage::url( 'hpapi-leads' ), __( 'Open Leads & newsletter', 'hearth-hammer' ) ),
		);
	}

	private static function feed( string $folder, int $published ): SetupCheck {
		$label = __( 'Property feed', 'hearth-hammer' );
		$link  = __( 'Open Import', 'hearth-hammer' );
		if ( '' === $folder ) {
			return new SetupCheck( 'feed', $label, $published > 0 ? SetupState::Done : SetupState::Warning, __( 'No feed folder is set. Add properties by hand, or upload a feed.', 'hearth-hammer' ), ImportPage::url(), $link, FeedCapability::NAME );
		}
		/* translators: %s: a folder */
		return SetupCheck::of( 'feed', $label, is_dir( $folder ) && is_readable( $folder ), sprintf( __( 'The folder %s is checked every hour.', 'hearth-hammer' ), $folder ), /* translators: %s: a folder */ sprintf( __( 'The folder %s cannot be read.', 'hearth-hammer' ), $folder ), ImportPage::url(), $link, FeedCapability::NAME );
	}
}
