<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Admin;

use HearthHammer\Auctions\Platform\Platforms;
use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Core\Settings\ConnectionTests;
use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsPage;

/**
 * Settings → Bidding platform. Credentials go in and never come out again.
 */
final class PlatformScreen {

	public const PAGE = 'hh-auctions-platform';

	public static function page(): SettingsPage {
		$form  = new SettingsForm( self::PAGE, 'hh-auctions-platform-', PlatformSettings::store(), self::sections( ... ), PlatformSettings::secrets() );
		$tests = new ConnectionTests( 'hh_auctions_platform', self::PAGE, PlatformSettings::secrets(), array( 'platform' => new PlatformConnection( new Platforms( new PlatformSettings() ) ) ) );
		return new SettingsPage( self::PAGE, static fn (): string => __( 'Bidding platform', 'hearth-hammer' ), $form, $tests );
	}

	/** @return list<Section> */
	private static function sections(): array {
		return array(
			new Section(
				'platform',
				'',
				array(
					new Field(
						'adapter',
						__( 'Platform', 'hearth-hammer' ),
						FieldType::Choice,
						__( 'Where online bidding takes place. Without a platform, add lots by hand or import them from a CSV file.', 'hearth-hammer' ),
						choices: array(
							PlatformSettings::NONE    => __( 'None', 'hearth-hammer' ),
							PlatformSettings::FEED    => __( 'Plain JSON feed', 'hearth-hammer' ),
							PlatformSettings::BIDJS   => 'BidJS',
							PlatformSettings::SANDBOX => __( 'Sandbox (files in a folder)', 'hearth-hammer' ),
						)
					),
					new Field( 'name', __( 'Name shown to visitors', 'hearth-hammer' ), FieldType::Text, __( 'Shown as “Syncing with …” while a visitor waits.', 'hearth-hammer' ), most: 60 ),
					new Field( 'base', __( 'Service URL', 'hearth-hammer' ), FieldType::ServiceUrl, __( 'The platform’s web address, for example https://hove.eu-west-2.bidjs.com', 'hearth-hammer' ) ),
					new Field( PlatformSettings::TOKEN, __( 'Feed token', 'hearth-hammer' ), FieldType::Secret, __( 'Sent as a bearer token. Plain JSON feed only.', 'hearth-hammer' ), sanitiser: self::credential( ... ) ),
					new Field( 'visitors', __( 'Allow visitors to sync', 'hearth-hammer' ), FieldType::Flag, __( 'Shows a button on catalogues and lots. Requests are limited: however many visitors select it, the platform is asked once.', 'hearth-hammer' ) ),
				)
			),
			new Section(
				'bidjs',
				'BidJS',
				array(
					new Field( 'auctioneer_id', __( 'Auctioneer ID', 'hearth-hammer' ), FieldType::Text, __( 'Your auctioneer ID in BidJS.', 'hearth-hammer' ), sanitiser: self::number( ... ), refusal: __( 'Use numbers only.', 'hearth-hammer' ) ),
					new Field( 'client_id', __( 'Client ID', 'hearth-hammer' ), FieldType::Text, __( 'The ID of your site in BidJS.', 'hearth-hammer' ), sanitiser: self::number( ... ), refusal: __( 'Use numbers only.', 'hearth-hammer' ) ),
					new Field( PlatformSettings::BIDJS_KEY, __( 'API key', 'hearth-hammer' ), FieldType::Secret, sanitiser: self::credential( ... ) ),
					new Field( PlatformSettings::BIDJS_SECRET, __( 'API secret', 'hearth-hammer' ), FieldType::Secret, sanitiser: self::credential( ... ) ),
					new Field( 'department', __( 'Department', 'hearth-hammer' ), FieldType::Choice, __( 'The department for new sales from BidJS, which has no departments. Staff can move a sale later.', 'hearth-hammer' ), choices: self::departments() ),
				)
			),
		);
	}

	/** @return array<string, string> */
	private static function departments(): array {
		return array( '' => __( 'None', 'hearth-hammer' ) ) + array_column( array_map( static fn ( Department $one ): array => array( $one->slug, $one->name ), Department::all() ), 1, 0 );
	}

	/** What is not printable ASCII could end the header that it is sent in. */
	private static function credential( #[\SensitiveParameter] string $text ): ?string {
		return strlen( $text ) <= 500 && 1 === preg_match( '/^[\x21-\x7e]+$/D', $text ) ? $text : null;
	}

	private static function number( string $text ): ?string {
		return '' === $text || ( ctype_digit( $text ) && strlen( $text ) <= 20 ) ? $text : null;
	}
}
