<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Which member of staff wrote a piece of news. The account that typed it in is often another, and its name is nobody's
 * business.
 */
final class PostAuthor implements Module {

	/** Of posts: a member of staff, 0 for nobody. */
	public const META = 'hpapi_author';

	private const NONCE = 'hpapi_author_nonce';

	public function __construct( private readonly Staff $staff ) {}

	public function register(): void {
		add_action( 'init', $this->register_meta( ... ) );
		add_action( 'add_meta_boxes_post', fn () => add_meta_box( 'hpapi-author', __( 'Written by', 'hearth-hammer' ), $this->show( ... ), 'post', 'side' ) );
		add_action( 'save_post_post', $this->save( ... ) );
	}

	/** Null where nobody is named, or who is named is not shown. */
	public function of( int $post ): ?StaffMember {
		return $this->staff->by_id( (int) get_post_meta( $post, self::META, true ) );
	}

	private function register_meta(): void {
		register_post_meta(
			'post',
			self::META,
			array(
				'type'              => 'integer',
				'single'            => true,
				'default'           => 0,
				'show_in_rest'      => array( 'schema' => array( 'type' => 'integer', 'minimum' => 0 ) ),
				'auth_callback'     => static fn ( bool $allowed, string $key, int $post ): bool => current_user_can( 'edit_post', $post ),
				'sanitize_callback' => 'absint',
			)
		);
	}

	private function show( WP_Post $post ): void {
		$chosen = (int) get_post_meta( $post->ID, self::META, true );
		wp_nonce_field( self::META . $post->ID, self::NONCE );
		printf( '<label class="screen-reader-text" for="%1$s">%2$s</label><select class="widefat" id="%1$s" name="%1$s"><option value="0">%3$s</option>', esc_attr( self::META ), esc_html__( 'Author', 'hearth-hammer' ), esc_html__( 'No named author', 'hearth-hammer' ) );
		foreach ( $this->staff->all() as $member ) {
			printf( '<option value="%d"%s>%s</option>', (int) $member->id, selected( $member->id, $chosen, false ), esc_html( $member->name ) );
		}
		printf( '</select><p class="description">%s</p>', esc_html__( 'Shown above the article, with a link to their page.', 'hearth-hammer' ) );
	}

	private function save( int $post ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( isset( $_POST[ self::META ] ) && is_scalar( $_POST[ self::META ] ) && wp_verify_nonce( $nonce, self::META . $post ) && current_user_can( 'edit_post', $post ) && ! wp_is_post_autosave( $post ) ) {
			update_post_meta( $post, self::META, absint( $_POST[ self::META ] ) );
		}
	}
}
