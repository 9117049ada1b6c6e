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
		return new SettingsPage( self::PAGE, static fn (): string => __( 'Lot images', 'hearth-hammer' ), self::form() );
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
					new Field( 'service', __( 'Image source', 'hearth-hammer' ), FieldType::Choice, __( 'After a change, run “wp auctions reindex” to update the image addresses on lot cards.', 'hearth-hammer' ), choices: array( ImageCacheSettings::OWN => __( 'This site', 'hearth-hammer' ), ImageCacheSettings::CLOUDINARY => 'Cloudinary' ) ),
					new Field( 'cloud_name', __( 'Cloud name', 'hearth-hammer' ), FieldType::Text, sanitiser: self::word( ... ), refusal: __( 'Use only letters, numbers, hyphens and underscores.', 'hearth-hammer' ) ),
					new Field( 'api_key', __( 'API key', 'hearth-hammer' ), FieldType::Text, sanitiser: self::word( ... ), refusal: __( 'Use only letters and numbers.', 'hearth-hammer' ) ),
					new Field( ImageCacheSettings::API_SECRET, __( 'API secret', 'hearth-hammer' ), FieldType::Secret, __( 'Signs the requests that clear cached copies. Showing images does not send it anywhere.', 'hearth-hammer' ) ),
					new Field( 'delivery', __( 'Delivery method', 'hearth-hammer' ), FieldType::Choice, __( 'Clearing the cache of uploaded images clears Cloudinary’s network only: the images stored there stay as they are. Fetched and mapped images are fetched from this site again.', 'hearth-hammer' ), choices: array( CloudinaryAccount::FETCH => __( 'Fetched from this site', 'hearth-hammer' ), CloudinaryAccount::MAPPED => __( 'Folder mapped to this site (auto-upload)', 'hearth-hammer' ), CloudinaryAccount::UPLOAD => __( 'Uploaded to Cloudinary', 'hearth-hammer' ) ) ),
					new Field( 'folder', __( 'Cloudinary folder', 'hearth-hammer' ), FieldType::Text, __( 'For uploaded and mapped images: the folders that come before the image’s path in this site’s uploads folder.', 'hearth-hammer' ), sanitiser: self::folder( ... ), refusal: __( 'Enter folder names separated by slashes.', 'hearth-hammer' ) ),
					new Field( 'algorithm', __( 'Signature algorithm', 'hearth-hammer' ), FieldType::Choice, __( 'Must match the security settings of your Cloudinary account.', 'hearth-hammer' ), choices: array( 'sha1' => 'SHA-1', 'sha256' => 'SHA-256' ) ),
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
