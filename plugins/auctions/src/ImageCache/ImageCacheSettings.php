<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\ImageCache;

use HearthHammer\Auctions\ImageCache\Cloudinary\Backoff;
use HearthHammer\Auctions\ImageCache\Cloudinary\CloudinaryAccount;
use HearthHammer\Auctions\ImageCache\Cloudinary\CloudinaryCdn;
use HearthHammer\Auctions\Lots\LotPictures;
use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Media\RecutSizes;
use HearthHammer\Core\Settings\Sealer;
use HearthHammer\Core\Settings\SecretStore;
use HearthHammer\Core\Settings\SettingsStore;

/**
 * Which service keeps copies of the lots' pictures: a constant or environment variable first (a setting's name in
 * capitals with HH_IMAGE_CACHE_ before it), the settings screen second.
 */
final readonly class ImageCacheSettings {

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
		return null === $account ? new OwnSizes( new RecutSizes( LotPictures::CARD ) ) : new CloudinaryCdn( $account, new HttpClient( 4.0, 8.0, 200_000 ), new Backoff() );
	}
}
