<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn\EasyListings;

use Generator;
use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Hpapi\Feeds\PropertyFormats;
use HearthHammer\Hpapi\MoveIn\LibraryFiles;
use HearthHammer\Hpapi\MoveIn\OldPosts;
use HearthHammer\Hpapi\MoveIn\OldStock;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The listings of Easy Property Listings: posts of seven types with meta that begin with `property_`, which that plugin
 * lists in lib/meta-boxes. Photos are the images that are attached to a listing.
 */
final readonly class ListingStock implements OldStock {

	/** Type to the base of its addresses. */
	private const TYPES = array( 'property' => 'property', 'rental' => 'rental', 'land' => 'land', 'rural' => 'rural', 'commercial' => 'commercial', 'commercial_land' => 'commercial-land', 'business' => 'business' );

	/** What each listing has; types of these names belong to other plugins, too. */
	private const MARK = 'property_status';

	/** What the mapper reads: owners stay where they are. */
	private const META = '/^property_(?!owner|images_mod_date|mod_date)[a-z0-9_]+$/';

	private OldPosts $posts;

	private LibraryFiles $files;

	public function __construct() {
		$this->posts = new OldPosts( ...array_keys( self::TYPES ) );
		$this->files = new LibraryFiles();
	}

	public function name(): string {
		return PropertyFormats::EASY_LISTINGS;
	}

	public function label(): string {
		return 'Easy Property Listings';
	}

	public function folder(): string {
		return 'easy-property-listings';
	}

	public function count(): int {
		return $this->posts->count( self::MARK );
	}

	/** It has none: only ids, which a listing names. */
	public function offices(): array {
		return array();
	}

	public function rows(): Generator {
		$shared = $this->posts->shared( 'property_unique_id' );
		$taken  = array();
		foreach ( $this->posts->batches() as $posts ) {
			$terms = OldPosts::terms( array_map( static fn ( WP_Post $post ): int => $post->ID, $posts ) );
			foreach ( $posts as $post ) {
				$meta = OldPosts::meta( $post->ID );
				if ( isset( $meta[ self::MARK ] ) ) {
					$row = $this->row( $post, $meta, $terms[ $post->ID ] ?? array(), $shared );
					$key = strtolower( $row['reference'] );
					yield isset( $taken[ $key ] ) ? array( 'reference' => 'EPL-' . $post->ID ) + $row : $row;
					$taken[ $key ] = true;
				}
			}
		}
	}

	/**
	 * @param array<string, mixed>        $meta
	 * @param array<string, list<string>> $terms
	 * @param array<string, true>         $shared
	 * @return array{reference: string, ...}
	 */
	private function row( WP_Post $post, array $meta, array $terms, array $shared ): array {
		$settings = get_option( 'epl_settings', array() );
		$branch   = sanitize_title( OldPosts::text( $meta, 'property_office_id' ) );
		$listed   = strtotime( OldPosts::text( $meta, 'property_list_date' ) . ' UTC' );
		$agent    = get_user_by( 'login', OldPosts::text( $meta, 'property_agent' ) );
		$updated  = get_post_modified_time( 'U', true, $post );
		$posted   = get_post_time( 'U', true, $post );
		return array(
			'id'         => $post->ID,
			'type'       => $post->post_type,
			'reference'  => OldPosts::reference( 'EPL', $post->ID, OldPosts::text( $meta, 'property_unique_id' ), $shared ),
			'branch'     => '' === $branch ? $this->name() : substr( $branch, 0, 60 ),
			'title'      => wp_specialchars_decode( $post->post_title, ENT_QUOTES ),
			'excerpt'    => $post->post_excerpt,
			'content'    => wpautop( strip_shortcodes( $post->post_content ) ),
			'published'  => 'publish' === $post->post_status && '' === $post->post_password,
			'listed_at'  => max( 0, (int) ( '' === OldPosts::text( $meta, 'property_list_date' ) || false === $listed ? $posted : $listed ) ),
			'updated_at' => max( 0, (int) $updated ),
			'currency'   => is_array( $settings ) && is_string( $settings['currency'] ?? null ) ? $settings['currency'] : '',
			'addresses'  => $this->posts->addresses( $post, self::TYPES[ $post->post_type ] ),
			'negotiator' => OldPosts::negotiator( false === $agent ? (int) $post->post_author : $agent->ID ),
			'meta'       => array_filter( $meta, static fn ( string $key ): bool => 1 === preg_match( self::META, $key ), ARRAY_FILTER_USE_KEY ),
			'terms'      => $terms,
			'media'      => $this->media( $post, $meta ),
		);
	}

	/**
	 * @param array<string, mixed> $meta
	 * @return list<array{kind: string, source: string, caption: string, field: string}>
	 */
	private function media( WP_Post $post, array $meta ): array {
		$attached = get_posts( array( 'post_type' => 'attachment', 'post_parent' => $post->ID, 'post_mime_type' => 'image', 'post_status' => 'inherit', 'posts_per_page' => 200, 'orderby' => array( 'menu_order' => 'ASC', 'ID' => 'ASC' ) ) );
		$ids      = array_map( static fn ( WP_Post $one ): int => $one->ID, $attached );
		$leading  = (int) OldPosts::text( $meta, '_thumbnail_id' );
		$media    = $this->files->named( MediaItem::IMAGE, array_values( array_unique( array_filter( array( $leading, ...$ids ) ) ) ), 'images' );
		foreach ( array( 'property_floorplan', 'property_floorplan_2' ) as $key ) {
			$url = OldPosts::text( $meta, $key );
			$id  = '' === $url ? 0 : attachment_url_to_postid( $url );
			if ( $id > 0 ) {
				array_push( $media, ...$this->files->named( MediaItem::FLOORPLAN, array( $id ), $key ) );
				// A plan may be attached to its listing, too.
				$media = array_values( array_filter( $media, static fn ( array $one ): bool => MediaItem::IMAGE !== $one['kind'] || ! in_array( $one['source'], array_column( array_filter( $media, static fn ( array $plan ): bool => MediaItem::FLOORPLAN === $plan['kind'] ), 'source' ), true ) ) );
			} elseif ( '' !== $url ) {
				$media[] = array( 'kind' => 1 === preg_match( '/\.pdf(\?|$)/i', $url ) ? MediaItem::DOCUMENT : MediaItem::FLOORPLAN, 'source' => $url, 'caption' => '', 'field' => $key );
			}
		}
		foreach ( array( 'property_external_link' => MediaItem::DOCUMENT, 'property_external_link_2' => MediaItem::DOCUMENT, 'property_external_link_3' => MediaItem::DOCUMENT, 'property_video_url' => MediaItem::TOUR ) as $key => $kind ) {
			'' === OldPosts::text( $meta, $key ) || $media[] = array( 'kind' => $kind, 'source' => OldPosts::text( $meta, $key ), 'caption' => '', 'field' => $key );
		}
		return $media;
	}
}
