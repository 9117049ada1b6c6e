<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\ImageCache;

use HearthHammer\Auctions\ImageCache\Cloudinary\CloudinaryAccount;
use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsPage;

/**
 * Settings → Lot pictures. The credential goes in and never comes out again.
 */
final class ImageCacheScreen {

	public const PAGE = 'hh-image-cache';

	public static function page(): SettingsPage {
		return new SettingsPage( self::PAGE, static fn (): string => __( 'Lot pictures', 'hearth-hammer' ), self::form() );
	}

	public static function form(): SettingsForm {
		return new SettingsForm( self::PAGE, 'hh-image-cache-', ImageCacheSettings::store(), self::sections( ... ), ImageCacheSettings::secrets() );
	}

	/** @return list<Section> */
	private static function sections(): array {
		return array(
			new Section(
				'images',
				'',
				array(
					new Field( 'service', __( 'Pictures of lots come from', 'hearth-hammer' ), FieldType::Choice, __( 'After a change, run “wp auctions reindex”: cards keep the addresses of their pictures.', 'hearth-hammer' ), choices: array( ImageCacheSettings::OWN => __( 'this site', 'hearth-hammer' ), ImageCacheSettings::CLOUDINARY => 'Cloudinary' ) ),
					new Field( 'cloud_name', __( 'Cloud name', 'hearth-hammer' ), FieldType::Text, sanitiser: self::word( ... ), refusal: __( 'Please enter letters, digits, hyphens and underscores only.', 'hearth-hammer' ) ),
					new Field( 'api_key', __( 'API key', 'hearth-hammer' ), FieldType::Text, sanitiser: self::word( ... ), refusal: __( 'Please enter letters and digits only.', 'hearth-hammer' ) ),
					new Field( ImageCacheSettings::API_SECRET, __( 'API secret', 'hearth-hammer' ), FieldType::Secret, __( 'Signs the requests that clear copies. Pictures are shown without it being sent anywhere.', 'hearth-hammer' ) ),
					new Field( 'delivery', __( 'How Cloudinary has them', 'hearth-hammer' ), FieldType::Choice, choices: array( CloudinaryAccount::FETCH => __( 'it fetches them from this site', 'hearth-hammer' ), CloudinaryAccount::UPLOAD => __( 'they are uploaded there, or mapped to a folder', 'hearth-hammer' ) ) ),
					new Field( 'folder', __( 'Folder at Cloudinary', 'hearth-hammer' ), FieldType::Text, __( 'For uploaded pictures: what stands before their path below this site’s uploads folder.', 'hearth-hammer' ), sanitiser: self::folder( ... ), refusal: __( 'Please enter names with slashes between them.', 'hearth-hammer' ) ),
					new Field( 'algorithm', __( 'Signatures', 'hearth-hammer' ), FieldType::Choice, __( 'As the security settings of the account say.', 'hearth-hammer' ), choices: array( 'sha1' => 'SHA-1', 'sha256' => 'SHA-256' ) ),
				)
			),
		);
	}

	private static function word( string $text ): ?string {
		return 1 === preg_match( '/^[A-Za-z0-9_-]{0,100}$/D', $text ) ? $text : null;
	}

	private static function folder( string $text ): ?string {
		return 1 === preg_match( '#^[A-Za-z0-9_./-]{0,200}$#D', $text ) ? trim( $text, '/' ) : null;
	}
}
