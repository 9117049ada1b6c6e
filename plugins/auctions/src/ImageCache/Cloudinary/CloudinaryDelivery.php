<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\ImageCache\Cloudinary;

use Closure;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Has visitors get the pictures of lots from Cloudinary, in the format and quality that suits their browser. Each size
 * is derived there from the whole picture, so that one purge empties them all.
 */
final readonly class CloudinaryDelivery implements Module {

	/** @param Closure(): (CloudinaryAccount|null) $account Null where the site's own sizes are shown. */
	public function __construct( private Closure $account ) {}

	public function register(): void {
		add_filter( 'wp_get_attachment_image_src', $this->source( ... ), 10, 2 );
		add_filter( 'wp_calculate_image_srcset', $this->sources( ... ), 10, 5 );
	}

	/**
	 * @param array{string, int, int, bool}|false $image
	 * @return array{string, int, int, bool}|false
	 */
	private function source( array|false $image, int $attachment ): array|false {
		$account = false === $image || is_admin() ? null : $this->account_for( $attachment );
		if ( false === $image || null === $account ) {
			return $image;
		}
		$full     = (string) wp_get_attachment_url( $attachment );
		$image[0] = $this->address( $account, $attachment, $full === $image[0] ? '' : "c_fill,w_{$image[1]},h_{$image[2]}" );
		return $image;
	}

	/**
	 * @param array<int, array{url: string, descriptor: string, value: int}>|mixed $sources
	 * @param array<mixed>                                                         $size
	 * @param array<mixed>                                                         $meta
	 */
	private function sources( mixed $sources, array $size, string $src, array $meta, int $attachment ): mixed {
		unset( $size, $src, $meta );
		$account = is_array( $sources ) && ! is_admin() ? $this->account_for( $attachment ) : null;
		if ( null === $account || ! is_array( $sources ) ) {
			return $sources;
		}
		foreach ( $sources as $width => $one ) {
			$sources[ $width ]['url'] = $this->address( $account, $attachment, "c_scale,w_{$one['value']}" );
		}
		return $sources;
	}

	private function account_for( int $attachment ): ?CloudinaryAccount {
		$account = ( $this->account )();
		$parent  = null === $account ? 0 : (int) wp_get_post_parent_id( $attachment );
		return $parent > 0 && LotPostType::NAME === get_post_type( $parent ) ? $account : null;
	}

	private function address( CloudinaryAccount $account, int $attachment, string $shape ): string {
		$path  = (string) get_post_meta( $attachment, '_wp_attached_file', true );
		$id    = $account->public_id( (string) wp_get_attachment_url( $attachment ), $path );
		// A mapped folder asks this site for what follows it in the address, so the ending must be there.
		$id   .= CloudinaryAccount::MAPPED === $account->delivery && '' !== pathinfo( $path, PATHINFO_EXTENSION ) ? '.' . pathinfo( $path, PATHINFO_EXTENSION ) : '';
		$parts = array_filter( array( 'https://res.cloudinary.com', $account->cloud, 'image', $account->type(), 'f_auto,q_auto' . ( '' === $shape ? '' : ",{$shape}" ) ) );
		// A question mark or hash of the picture's own address would end Cloudinary's.
		return implode( '/', $parts ) . '/' . strtr( $id, array( '?' => '%3F', '#' => '%23' ) );
	}
}
