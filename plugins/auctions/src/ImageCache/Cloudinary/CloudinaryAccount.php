<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\ImageCache\Cloudinary;

use SensitiveParameter;

/**
 * Whose Cloudinary it is, and how this site's pictures stand there.
 */
final readonly class CloudinaryAccount {

	/** Cloudinary fetches a picture from this site by its address, and keeps a copy. */
	public const FETCH = 'fetch';
	/** The pictures are Cloudinary's own: uploaded. */
	public const UPLOAD = 'upload';
	/** A folder there is mapped to this site (auto-upload): Cloudinary stores a picture when it is first asked for it. */
	public const MAPPED = 'mapped';

	/**
	 * @param string $cloud     The cloud's name, which is in its addresses.
	 * @param string $key       The API key.
	 * @param string $delivery  FETCH, UPLOAD or MAPPED.
	 * @param string $folder    Of UPLOAD and MAPPED: what stands before a picture's path below the uploads folder.
	 * @param string $algorithm `sha1` or `sha256`, as the account's security settings say.
	 */
	public function __construct(
		public string $cloud,
		public string $key,
		#[SensitiveParameter]
		private string $secret,
		public string $delivery = self::FETCH,
		public string $folder = '',
		private string $algorithm = 'sha1',
	) {}

	public function is_complete(): bool {
		return 1 === preg_match( '/^[a-z0-9_-]+$/iD', $this->cloud ) && '' !== $this->key && '' !== $this->secret;
	}

	/**
	 * Parameters with what shows that they are ours: the hash of them, in the order of their names, and the secret.
	 *
	 * From "Generating authentication signatures": values are joined as they are, and only the signs that separate them
	 * are written as %26 within one.
	 *
	 * @param array<string, string> $parameters
	 * @return array<string, string> With `timestamp`, `api_key` and `signature`.
	 */
	public function sign( array $parameters, int $now ): array {
		$parameters['timestamp'] = (string) $now;
		ksort( $parameters );
		$pairs = array_map( static fn ( string $name, string $value ): string => $name . '=' . str_replace( '&', '%26', $value ), array_keys( $parameters ), $parameters );
		return $parameters + array(
			'api_key'   => $this->key,
			'signature' => hash( 'sha256' === $this->algorithm ? 'sha256' : 'sha1', implode( '&', $pairs ) . $this->secret ),
		);
	}

	/** @param string $path Below the uploads folder. */
	public function public_id( string $address, string $path ): string {
		$bare = (string) preg_replace( '/\.[a-z0-9]+$/iD', '', $path );
		return self::FETCH === $this->delivery ? $address : ltrim( trim( $this->folder, '/' ) . '/' . $bare, '/' );
	}

	/** How Cloudinary calls the way of delivery, in addresses and requests. */
	public function type(): string {
		return self::FETCH === $this->delivery ? 'fetch' : 'upload';
	}

	/** @return array<string, string> What a debugger may show. */
	public function __debugInfo(): array {
		return array( 'cloud' => $this->cloud );
	}
}
