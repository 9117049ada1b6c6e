<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use HearthHammer\Core\Module;
use HearthHammer\Core\Page\Slug;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * /property/{id}/{slug}/: the id finds, the slug is for people, and a wrong one redirects.
 *
 * A withdrawn property answers 410 with its page, so that whoever follows an old link sees similar ones.
 */
final class PropertyAddresses implements Module {

	private const SLUG = 'hpapi_slug';
	private const PATH = 'property';

	public function register(): void {
		add_action( 'init', $this->add_rules( ... ), 10 );
		add_filter( 'query_vars', static fn ( array $names ): array => array( ...$names, self::SLUG ) );
		add_filter( 'post_type_link', $this->link( ... ), 10, 2 );
		add_action( 'wp', $this->answer_status( ... ) );
		add_action( 'template_redirect', $this->correct( ... ), 5 );
		// WordPress would lead the number of a page or parish to that.
		add_filter( 'redirect_canonical', static fn ( mixed $to ): mixed => is_404() && PropertyPostType::NAME === get_query_var( 'post_type' ) ? false : $to );
		add_filter( 'wp_robots', $this->robots( ... ) );
	}

	public static function of( WP_Post $post ): string {
		$slug = '' !== $post->post_name ? $post->post_name : sanitize_title( $post->post_title );
		return home_url( user_trailingslashit( '/' . Slug::of( self::PATH ) . "/{$post->ID}" . ( '' === $slug ? '' : '/' . $slug ) ) );
	}

	private function add_rules(): void {
		// An old address finds its property, too, and redirects.
		$path = implode( '|', array_unique( array( self::PATH, Slug::of( self::PATH ) ) ) );
		add_rewrite_rule( "^(?:{$path})/([0-9]{1,15})(?:/([^/]+))?/?\$", 'index.php?post_type=' . PropertyPostType::NAME . '&p=$matches[1]&' . self::SLUG . '=$matches[2]', 'top' );
	}

	private function link( string $link, WP_Post $post ): string {
		$has_address = PropertyPostType::NAME === $post->post_type && ! in_array( $post->post_status, array( 'draft', 'pending', 'auto-draft', 'future' ), true );
		return $has_address && '' !== (string) get_option( 'permalink_structure' ) ? self::of( $post ) : $link;
	}

	private function answer_status(): void {
		$record = $this->record();
		if ( null === $record || is_preview() ) {
			return;
		}
		// What its feed hides, or a password, was never shown: not even that it is gone is for visitors to know.
		$is_secret = ! $record->is( 'published' ) || '' !== $record->post->post_password;
		if ( $is_secret && ! current_user_can( 'edit_post', $record->post->ID ) ) {
			/** @var WP_Query $wp_query */
			global $wp_query;
			$wp_query->set_404();
			status_header( 404 );
			nocache_headers();
		} elseif ( Status::Withdrawn === $record->status() ) {
			status_header( 410 );
		}
	}

	private function correct(): void {
		$record = $this->record();
		if ( null === $record || is_preview() || 'publish' !== $record->post->post_status || '' === (string) get_option( 'permalink_structure' ) ) {
			return;
		}
		$right = self::of( $record->post );
		$asked = (string) wp_parse_url( isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '', PHP_URL_PATH );
		if ( '' !== $asked && wp_parse_url( $right, PHP_URL_PATH ) !== $asked ) {
			wp_safe_redirect( $right, 301, 'Hearth & Hammer' );
			exit;
		}
	}

	/**
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	private function robots( array $robots ): array {
		$record = $this->record();
		return null !== $record && Status::Withdrawn === $record->status() ? array( 'noindex' => true ) + $robots : $robots;
	}

	private function record(): ?PropertyRecord {
		return is_singular( PropertyPostType::NAME ) ? PropertyRecord::of( get_queried_object_id() ) : null;
	}
}
