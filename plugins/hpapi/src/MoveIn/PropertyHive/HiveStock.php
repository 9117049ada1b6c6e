<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn\PropertyHive;

use Generator;
use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Hpapi\Feeds\PropertyFormats;
use HearthHammer\Hpapi\MoveIn\LibraryFiles;
use HearthHammer\Hpapi\MoveIn\Offices;
use HearthHammer\Hpapi\MoveIn\OldOffice;
use HearthHammer\Hpapi\MoveIn\OldPosts;
use HearthHammer\Hpapi\MoveIn\OldStock;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The properties of Property Hive: posts of the type `property` with meta that begin with `_`. What each is named is in
 * that plugin's PH_Meta_Box_Property_… classes.
 */
final readonly class HiveStock implements OldStock {

	private const TYPE = 'property';

	/** Kinds of media to the words that Property Hive has for them in meta and options. */
	private const MEDIA = array(
		MediaItem::IMAGE     => array( '_photos', '_photo_urls', 'propertyhive_images_stored_as' ),
		MediaItem::FLOORPLAN => array( '_floorplans', '_floorplan_urls', 'propertyhive_floorplans_stored_as' ),
		MediaItem::EPC       => array( '_epcs', '_epc_urls', 'propertyhive_epcs_stored_as' ),
		MediaItem::DOCUMENT  => array( '_brochures', '_brochure_urls', 'propertyhive_brochures_stored_as' ),
	);

	/** What the mapper reads. Owners, viewings and notes are no part of what is shown, so they stay where they are. */
	private const META = '/^_(on_market|price|rent|poa|currency|rent_frequency|deposit|available_date|bedrooms|bathrooms|reception_rooms|council_tax_band|latitude|longitude'
		. '|address_(name_number|street|two|three|four|postcode)|features|feature_\d+|rooms|room_(name|dimensions|description)_\d+|descriptions|description_(name_)?\d+'
		. '|for_sale|to_rent|(price|rent)_(from|poa)|commercial_(price|rent)_currency|rent_units|leasehold_years_remaining|ground_rent|ground_rent_review_years|service_charge|service_charge_review_years|shared_ownership|shared_ownership_percentage'
		. '|(electricity|water|heating|broadband|sewerage|flood_source)_type(_other)?|(accessibility|restriction|right)(_other)?|flooded_in_last_five_years|flood_defences)$/';

	private OldPosts $posts;

	private LibraryFiles $files;

	public function __construct() {
		$this->posts = new OldPosts( self::TYPE );
		$this->files = new LibraryFiles();
	}

	public function name(): string {
		return PropertyFormats::PROPERTY_HIVE;
	}

	public function label(): string {
		return 'Property Hive';
	}

	public function folder(): string {
		return 'propertyhive';
	}

	public function count(): int {
		return $this->posts->count( '_department' );
	}

	public function offices(): array {
		return ( new HiveOffices() )->all();
	}

	public function rows(): Generator {
		$offices = array();
		foreach ( $this->offices() as $office ) {
			$offices[ $office->id ] = Offices::branch( $office );
		}
		$shared = $this->posts->shared( '_reference_number' );
		$taken  = array();
		foreach ( $this->posts->batches() as $posts ) {
			$terms = OldPosts::terms( array_map( static fn ( WP_Post $post ): int => $post->ID, $posts ) );
			$this->files->prime( array_merge( ...array_map( self::attachments( ... ), $posts ) ) );
			foreach ( $posts as $post ) {
				$meta = OldPosts::meta( $post->ID );
				if ( isset( $meta['_department'] ) ) {
					$row = $this->row( $post, $meta, $terms[ $post->ID ] ?? array(), $offices, $shared );
					$key = strtolower( $row['reference'] );
					// "A 1" and "A-1" are one reference here.
					yield isset( $taken[ $key ] ) ? array( 'reference' => 'PH-' . $post->ID ) + $row : $row;
					$taken[ $key ] = true;
				}
			}
		}
	}

	/**
	 * @param array<string, mixed>        $meta
	 * @param array<string, list<string>> $terms
	 * @param array<int, string>          $offices Office to branch, the main one first.
	 * @param array<string, true>         $shared  References that are not unique.
	 * @return array{reference: string, ...}
	 */
	private function row( WP_Post $post, array $meta, array $terms, array $offices, array $shared ): array {
		$branch    = $offices[ (int) OldPosts::text( $meta, '_office_id' ) ] ?? array_values( $offices )[0] ?? $this->name();
		$on_market = OldPosts::text( $meta, '_on_market_change_date' );
		$on_market = '' === $on_market ? false : strtotime( $on_market . ' UTC' );
		$listed    = false === $on_market ? get_post_time( 'U', true, $post ) : $on_market;
		$updated   = get_post_modified_time( 'U', true, $post );
		return array(
			'id'         => $post->ID,
			'reference'  => OldPosts::reference( 'PH', $post->ID, OldPosts::text( $meta, '_reference_number' ), $shared ),
			'branch'     => $branch,
			'title'      => wp_specialchars_decode( $post->post_title, ENT_QUOTES ),
			'excerpt'    => $post->post_excerpt,
			'published'  => 'publish' === $post->post_status && '' === $post->post_password,
			'listed_at'  => max( 0, (int) $listed ),
			'updated_at' => max( 0, (int) $updated ),
			'department' => self::department( OldPosts::text( $meta, '_department' ) ),
			'addresses'  => $this->posts->addresses( $post, self::TYPE ),
			'negotiator' => OldPosts::negotiator( (int) OldPosts::text( $meta, '_negotiator_id' ) ),
			'meta'       => array_filter( $meta, static fn ( string $key ): bool => 1 === preg_match( self::META, $key ), ARRAY_FILTER_USE_KEY ),
			'terms'      => $terms,
			'media'      => $this->media( $meta ),
		);
	}

	/** @return list<int> Of all kinds. */
	private static function attachments( WP_Post $post ): array {
		$ids = array();
		foreach ( self::MEDIA as [ $files ] ) {
			$named = get_post_meta( $post->ID, $files, true );
			array_push( $ids, ...array_map( intval( ... ), array_filter( is_array( $named ) ? array_values( $named ) : array(), is_numeric( ... ) ) ) );
		}
		return $ids;
	}

	/** A department of the office's own is based on one of Property Hive's. */
	private static function department( string $name ): string {
		$custom = get_option( 'propertyhive_custom_departments', array() );
		$based  = is_array( $custom ) && is_array( $custom[ $name ] ?? null ) ? $custom[ $name ]['based_on'] ?? '' : '';
		return is_string( $based ) && '' !== $based ? $based : $name;
	}

	/**
	 * @param array<string, mixed> $meta
	 * @return list<array{kind: string, source: string, caption: string, field: string}>
	 */
	private function media( array $meta ): array {
		$media = array();
		foreach ( self::MEDIA as $kind => [ $files, $urls, $option ] ) {
			if ( 'urls' === get_option( $option, '' ) ) {
				foreach ( is_array( $meta[ $urls ] ?? null ) ? $meta[ $urls ] : array() as $one ) {
					$url     = is_array( $one ) && is_string( $one['url'] ?? null ) ? $one['url'] : '';
					$is_file = MediaItem::DOCUMENT !== $kind && 1 === preg_match( '/\.pdf(\?|$)/i', $url );
					$media[] = array( 'kind' => $is_file ? MediaItem::DOCUMENT : $kind, 'source' => $url, 'caption' => '', 'field' => $urls );
				}
			} else {
				$ids = is_array( $meta[ $files ] ?? null ) ? $meta[ $files ] : array();
				array_push( $media, ...$this->files->named( $kind, array_values( array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $ids ) ), $files ) );
			}
		}
		for ( $i = 0; $i < min( 50, (int) OldPosts::text( $meta, '_virtual_tours' ) ); $i++ ) {
			$url = OldPosts::text( $meta, '_virtual_tour_' . $i );
			'' === $url || $media[] = array( 'kind' => MediaItem::TOUR, 'source' => $url, 'caption' => OldPosts::text( $meta, '_virtual_tour_label_' . $i ), 'field' => '_virtual_tour_' . $i );
		}
		return $media;
	}
}
