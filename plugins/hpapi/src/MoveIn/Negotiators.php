<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn;

use HearthHammer\Hpapi\People\Fields;
use HearthHammer\Hpapi\People\StaffPostType;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Members of staff for the negotiators of another plugin, who are users there. A new one is a draft: the office decides
 * whose name and address the site shows.
 */
final class Negotiators {

	/** @var array<string, int> */
	private array $known = array();

	/** The post; 0 for no negotiator, or for one whom staff moved to the Trash. */
	public function post( string $name, string $email, string $branch ): int {
		if ( '' === $name ) {
			return 0;
		}
		return $this->known[ $name . "\n" . $email ] ??= $this->find( $name, $email ) ?? $this->create( $name, $email, $branch );
	}

	private function find( string $name, string $email ): ?int {
		$fields = Fields::of_staff();
		$posts  = get_posts(
			array(
				'post_type'      => StaffPostType::NAME,
				'post_status'    => array( 'publish', 'draft', 'pending', 'private', 'future', 'trash' ),
				'posts_per_page' => -1,
				'orderby'        => 'ID',
				'order'          => 'ASC',
			)
		);
		foreach ( $posts as $post ) {
			$is_mail = '' !== $email && 0 === strcasecmp( $email, $fields->text( $post, 'email' ) );
			if ( $is_mail || 0 === strcasecmp( $name, $post->post_title ) ) {
				return 'trash' === $post->post_status ? 0 : $post->ID;
			}
		}
		return null;
	}

	private function create( string $name, string $email, string $branch ): int {
		$fields = Fields::of_staff();
		$meta   = array();
		foreach ( array( 'email' => $email, 'branch' => $branch ) as $field => $value ) {
			$meta[ $fields->key( $field ) ] = wp_slash( (string) $fields->clean( $field, $value ) );
		}
		$id = wp_insert_post(
			array(
				'post_type'   => StaffPostType::NAME,
				'post_status' => 'draft',
				'post_title'  => wp_slash( $name ),
				'meta_input'  => $meta,
			)
		);
		return get_post( $id ) instanceof WP_Post ? $id : 0;
	}
}
