<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\ImageCache;

use HearthHammer\Auctions\ImageCache\Cloudinary\CloudinaryAccount;
use HearthHammer\Auctions\ImageCache\Cloudinary\CloudinaryCdn;
use HearthHammer\Auctions\Lots\LotPictures;
use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Media\SizeCutter;
use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Sealer;
use HearthHammer\Core\Settings\SecretStore;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsPage;
use HearthHammer\Core\Settings\SettingsStore;

/**
 * Which service keeps copies of the lots' pictures: a constant or environment variable first (a setting's name in
 * capitals with HH_IMAGE_CACHE_ before it), the settings screen second.
 */
final readonly class ImageCacheSettings {

	/** Of the settings screen. */
	public const PAGE = 'hh-image-cache';

	public const OPTION = 'hh_auctions_image_cache';
	public const SECRET = 'hh_auctions_image_cache_secret';

	/** The credential's name in its store, and its constant. */
	public const API_SECRET = 'api_secret';
	public const CREDENTIAL = 'HH_CLOUDINARY_API_SECRET';

	public const OWN        = 'own';
	public const CLOUDINARY = 'cloudinary';

	public const DEFAULTS = array(
		'service'    => self::OWN,
		'cloud_name' => '',
		'api_key'    => '',
		'delivery'   => CloudinaryAccount::FETCH,
		'folder'     => '',
		'algorithm'  => 'sha1',
	);

	public static function store(): SettingsStore {
		return new SettingsStore( self::OPTION, 'HH_IMAGE_CACHE_', self::DEFAULTS );
	}

	public static function secrets(): SecretStore {
		return new SecretStore( self::SECRET, new Sealer( 'hh-image-cache-secret' ), array( self::API_SECRET => self::CREDENTIAL ) );
	}

	/** The account that pictures come through; null where they are this site's own. */
	public function account(): ?CloudinaryAccount {
		$store = self::store();
		if ( self::CLOUDINARY !== $store->text( 'service' ) ) {
			return null;
		}
		return new CloudinaryAccount(
			$store->text( 'cloud_name' ),
			$store->text( 'api_key' ),
			self::secrets()->get( self::API_SECRET ),
			in_array( $store->text( 'delivery' ), array( CloudinaryAccount::UPLOAD, CloudinaryAccount::MAPPED ), true ) ? $store->text( 'delivery' ) : CloudinaryAccount::FETCH,
			$store->text( 'folder' ),
			$store->text( 'algorithm' ),
		);
	}

	/** The account of which pictures can be shown; without a name it has no address. */
	public function delivering(): ?CloudinaryAccount {
		$account = $this->account();
		return true === $account?->is_complete() ? $account : null;
	}

	public function cdn(): ImageCdn {
		$account = $this->account();
		return null === $account ? new OwnSizes( new SizeCutter( LotPictures::profile() ) ) : new CloudinaryCdn( $account, new HttpClient( 4.0, 8.0, 200_000 ) );
	}

	/** Settings → Lot images. The screen never shows the stored credential. */
	public static function page(): SettingsPage {
		return new SettingsPage( self::PAGE, static fn (): string => __( 'Lot images', 'hearth-hammer' ), self::form() );
	}

	private static function form(): SettingsForm {
		return new SettingsForm( self::PAGE, 'hh-image-cache-', self::store(), self::sections( ... ), self::secrets() );
	}

	/** @return list<Section> */
	private static function sections(): array {
		return array(
			new Section(
				'images',
				'',
				array(
					new Field( 'service', __( 'Image source', 'hearth-hammer' ), FieldType::Choice, __( 'After a change, run “wp auctions reindex” to update the image addresses on lot cards.', 'hearth-hammer' ), choices: array( self::OWN => __( 'This site', 'hearth-hammer' ), self::CLOUDINARY => 'Cloudinary' ) ),
					new Field( 'cloud_name', __( 'Cloud name', 'hearth-hammer' ), FieldType::Text, sanitiser: self::word( ... ), refusal: __( 'Use only letters, numbers, hyphens and underscores.', 'hearth-hammer' ) ),
					new Field( 'api_key', __( 'API key', 'hearth-hammer' ), FieldType::Text, sanitiser: self::word( ... ), refusal: __( 'Use only letters and numbers.', 'hearth-hammer' ) ),
					new Field( self::API_SECRET, __( 'API secret', 'hearth-hammer' ), FieldType::Secret, __( 'Signs the requests that clear cached copies. Showing images does not send it anywhere.', 'hearth-hammer' ) ),
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
