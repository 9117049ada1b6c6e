<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\ImageCache\Cloudinary;

use HearthHammer\Auctions\ImageCache\ClearedPicture;
use HearthHammer\Auctions\ImageCache\ImageCdn;
use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpFailed;
use HearthHammer\Core\Http\HttpRequest;
use HearthHammer\Core\Http\HttpResponse;

defined( 'ABSPATH' ) || exit;

/**
 * Cloudinary's Upload API (cloudinary.com/documentation/image_upload_api_reference), two methods of it, both with
 * `invalidate=true`, so that the copies of all its servers go, with everything derived from them (PURGE-06):
 * `destroy` for a picture that is fetched from this site or comes from a mapped folder, so that Cloudinary gets it anew
 * from here (for mapped folders only this ends the stored copy: "Lazy migration with auto-upload", "Invalidate cached
 * assets"); `explicit` for one of its own, which it must not lose: its network forgets the copies, the stored picture
 * stays as it is.
 */
final readonly class CloudinaryCdn implements ImageCdn {

	private const BASE = 'https://api.cloudinary.com/v1_1';
	/** What it answers when it wants to be left in peace. */
	private const BUSY = array( 420, 429 );

	/** The transient with the Unix time until which it must not be asked. */
	private const UNTIL = 'hh_cloudinary_until';

	/** Seconds, if the answer names none. */
	private const WAIT = 60;

	private const LONGEST_WAIT = HOUR_IN_SECONDS;

	public function __construct( private CloudinaryAccount $account, private HttpClient $http ) {}

	public function clear( int $attachment ): ClearedPicture {
		$image = (string) wp_get_attachment_url( $attachment );
		$id    = $this->account->public_id( $image, (string) get_post_meta( $attachment, '_wp_attached_file', true ) );
		if ( ! $this->account->is_complete() ) {
			return ClearedPicture::failed( $image, __( 'Cloudinary is not set up: the cloud name, API key or API secret is missing.', 'hearth-hammer' ) );
		}
		$wait = self::wait_seconds();
		if ( $wait > 0 ) {
			return ClearedPicture::failed( $image, self::busy( $wait ) );
		}
		try {
			return $this->read( $image, $this->ask( $id ) );
		} catch ( HttpFailed $failed ) {
			/* translators: %s: what is wrong with the connection */
			return ClearedPicture::failed( $image, sprintf( __( 'Could not contact Cloudinary: %s.', 'hearth-hammer' ), $failed->getMessage() ) );
		}
	}

	/** @throws HttpFailed */
	private function ask( string $id ): HttpResponse {
		$method     = CloudinaryAccount::UPLOAD === $this->account->delivery ? 'explicit' : 'destroy';
		$parameters = $this->account->sign( array( 'invalidate' => 'true', 'public_id' => $id, 'type' => $this->account->type() ), time() );
		/**
		 * Filters where Cloudinary's Upload API is, for accounts in another region.
		 *
		 * @param string $base Without a slash at its end.
		 */
		$base = (string) apply_filters( 'hh_auctions_cloudinary_base', self::BASE );
		return $this->http->send( new HttpRequest( 'POST', "{$base}/{$this->account->cloud}/image/{$method}", array( 'Content-Type' => 'application/x-www-form-urlencoded' ), http_build_query( $parameters ) ) );
	}

	private function read( string $image, HttpResponse $answer ): ClearedPicture {
		$data   = json_decode( $answer->body, true );
		$data   = is_array( $data ) ? $data : array();
		$result = $data['result'] ?? null;
		$fault  = is_array( $data['error'] ?? null ) && is_string( $data['error']['message'] ?? null ) ? $data['error']['message'] : '';
		if ( in_array( $answer->status, self::BUSY, true ) ) {
			return ClearedPicture::failed( $image, self::busy( self::pause( $answer ) ) );
		}
		$is_done = 200 === $answer->status && ( 'ok' === $result || isset( $data['public_id'] ) );
		return match ( true ) {
			$is_done => ClearedPicture::done( $image, $this->what_is_done() ),
			// Nothing there is nothing cached.
			'not found' === $result, 404 === $answer->status && 1 === preg_match( '/not found/i', $fault ) => ClearedPicture::done( $image, __( 'Cloudinary had no cached copy.', 'hearth-hammer' ) ),
			// What it says of a signature holds the text that was signed.
			401 === $answer->status, 403 === $answer->status => ClearedPicture::failed( $image, __( 'Cloudinary rejected the API key or the signature.', 'hearth-hammer' ) ),
			/* translators: 1: HTTP status, 2: Cloudinary's own words, may be empty */
			default => ClearedPicture::failed( $image, trim( sprintf( __( 'Cloudinary returned status %1$d. %2$s', 'hearth-hammer' ), $answer->status, mb_substr( wp_strip_all_tags( $fault ), 0, 200 ) ) ) ),
		};
	}

	private function what_is_done(): string {
		return match ( $this->account->delivery ) {
			CloudinaryAccount::MAPPED => __( 'Stored copy deleted. Cloudinary will fetch the image from this site again.', 'hearth-hammer' ),
			CloudinaryAccount::UPLOAD => __( 'Copies on Cloudinary’s network cleared. The image stored at Cloudinary has not changed.', 'hearth-hammer' ),
			default                   => __( 'Cached copies cleared.', 'hearth-hammer' ),
		};
	}

	private static function busy( int $seconds ): string {
		/* translators: %d: seconds */
		return sprintf( _n( 'Cloudinary asks us to wait %d second.', 'Cloudinary asks us to wait %d seconds.', $seconds, 'hearth-hammer' ), $seconds );
	}

	/** How long the whole site waits before it asks again; 0 if it may ask now. */
	private static function wait_seconds(): int {
		return max( 0, (int) get_transient( self::UNTIL ) - time() );
	}

	/** Remembers, for the whole site, when an answer says to ask again. */
	private static function pause( HttpResponse $answer ): int {
		$reset   = strtotime( $answer->header( 'X-FeatureRateLimit-Reset' ) );
		$said    = $answer->retry_after() ?? ( false === $reset ? self::WAIT : $reset - time() );
		$seconds = max( 1, min( self::LONGEST_WAIT, $said ) );
		set_transient( self::UNTIL, time() + $seconds, $seconds );
		return $seconds;
	}
}
