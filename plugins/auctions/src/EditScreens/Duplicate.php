<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\EditScreens;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Core\Fields\PostFields;
use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * 'Duplicate' in the lists of lots and sales: a new draft with the fields of the old one, to be put right by hand. It
 * has nothing of what became of the old one, and what hangs on its number (watchers, addenda, readers) stays there.
 */
final readonly class Duplicate implements Module {

	/** Meta of a copy, once for each post whose media it may show: its original, and what that was a copy of. */
	private const COPY_OF = '_hh_lot_copy_of';

	/** Fields that a copy of a lot does not have: its number, result and place on a platform. */
	private const OF_ONE_LOT = array( 'auctioneer_id', 'platform_sale_id', 'platform_lot_id', 'lot_number', 'number_twin', 'status', 'status_said', 'current_bid', 'hammer', 'hammer_pence', 'previous_sale', 'previous_lot', 'later_lot', 'staff_fields', 'feed_hash', 'updated_at' );

	/** The same of a sale: its day, state and place on a platform. */
	private const OF_ONE_SALE = array( 'auctioneer_id', 'platform_sale_id', 'platform', 'status', 'starts_at', 'ends_at', 'entries_close_at', 'viewing_days', 'online_bidding_url', 'registration_url', 'staff_fields', 'feed_hash', 'updated_at' );

	/** @param list<string> $left_out Names of fields. */
	private function __construct(
		private PostFields $fields,
		private array $left_out,
	) {}

	public static function lots(): self {
		return new self( LotFields::fields(), self::OF_ONE_LOT );
	}

	public static function sales(): self {
		return new self( SaleFields::fields(), self::OF_ONE_SALE );
	}

	public function register(): void {
		add_filter( 'post_row_actions', $this->link( ... ), 10, 2 );
		add_action( "admin_post_{$this->action()}", $this->answer( ... ) );
		// Before core takes a deleted post's pictures with it.
		add_action( 'before_delete_post', $this->pass_on( ... ), 5, 2 );
	}

	/** The id of the new draft; 0 where the database refused. */
	public function copy( WP_Post $post ): int {
		$id = wp_insert_post(
			array(
				'post_type'    => $post->post_type,
				'post_status'  => 'draft',
				'post_title'   => wp_slash( $post->post_title ),
				'post_content' => wp_slash( $post->post_content ),
				'post_excerpt' => wp_slash( $post->post_excerpt ),
				'post_parent'  => $post->post_parent,
			)
		);
		if ( 0 === $id ) {
			return 0;
		}
		$this->fields->replace( $id, $this->fields_of( $post ) );
		$this->complete( $post, $id );
		return $id;
	}

	/** @return array<string, mixed> The fields that a copy has, too. */
	public function fields_of( WP_Post $post ): array {
		return array_diff_key( $this->fields->read( $post->ID ), array_flip( $this->left_out ) );
	}

	/** Gives a new post what its original has beside words and fields. */
	public function complete( WP_Post $post, int $id ): void {
		foreach ( get_object_taxonomies( $post->post_type ) as $taxonomy ) {
			$terms = wp_get_object_terms( $post->ID, $taxonomy, array( 'fields' => 'ids' ) );
			is_wp_error( $terms ) || wp_set_object_terms( $id, $terms, $taxonomy );
		}
		$picture = (int) get_post_thumbnail_id( $post );
		$picture > 0 && set_post_thumbnail( $id, $picture );
		foreach ( array( $post->ID, ...self::originals( $post->ID ) ) as $original ) {
			add_post_meta( $id, self::COPY_OF, $original );
		}
		/**
		 * A lot or a sale was duplicated, or a lot is offered again.
		 *
		 * @param int $post The original.
		 * @param int $copy The new one.
		 */
		do_action( 'hh_duplicated', $post->ID, $id );
	}

	private function action(): string {
		return "hh_duplicate_{$this->fields->post_type}";
	}

	/**
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	private function link( array $actions, WP_Post $post ): array {
		if ( ! $this->may( $post ) ) {
			return $actions;
		}
		$url = wp_nonce_url( add_query_arg( array( 'action' => $this->action(), 'post' => $post->ID ), admin_url( 'admin-post.php' ) ), $this->action() . "-{$post->ID}" );
		/* translators: %s: title of a lot or sale */
		return $actions + array( 'hh-duplicate' => sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( $url ), esc_attr( sprintf( __( 'Duplicate “%s”', 'hearth-hammer' ), $post->post_title ) ), esc_html__( 'Duplicate', 'hearth-hammer' ) ) );
	}

	private function answer(): void {
		$id    = absint( is_scalar( $_GET['post'] ?? null ) ? $_GET['post'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
		$nonce = isset( $_GET['_wpnonce'] ) && is_string( $_GET['_wpnonce'] ) ? sanitize_key( $_GET['_wpnonce'] ) : '';
		$post  = get_post( $id );
		if ( false === wp_verify_nonce( $nonce, $this->action() . "-{$id}" ) || null === $post || ! $this->may( $post ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to duplicate this.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$copy = $this->copy( $post );
		if ( 0 === $copy ) {
			wp_die( esc_html__( 'The copy could not be saved. Try again.', 'hearth-hammer' ), '', array( 'response' => 500 ) );
		}
		wp_safe_redirect( (string) get_edit_post_link( $copy, 'raw' ) );
		exit;
	}

	/** Whether it is one of ours, and the user may read all of it and write a new one. */
	private function may( WP_Post $post ): bool {
		$type = get_post_type_object( $this->fields->post_type );
		return $post->post_type === $this->fields->post_type && 'trash' !== $post->post_status && null !== $type && current_user_can( $type->cap->create_posts ) && current_user_can( 'edit_post', $post->ID );
	}

	/** Pictures and documents that a copy shows become its own when the post goes that they belong to. */
	private function pass_on( int $id, WP_Post $post ): void {
		if ( $post->post_type !== $this->fields->post_type ) {
			return;
		}
		$copies = get_posts( array( 'post_type' => $post->post_type, 'post_status' => array( 'publish', 'draft', 'pending', 'private', 'future', 'trash' ), 'meta_key' => self::COPY_OF, 'meta_value' => (string) $id, 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC', 'fields' => 'ids' ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- When a lot is deleted for good.
		foreach ( $copies as $copy ) {
			$shown = self::attachments( $this->fields->read( $copy ) );
			foreach ( get_children( array( 'post_parent' => $id, 'post_type' => 'attachment', 'fields' => 'ids' ) ) as $attachment ) {
				if ( in_array( $attachment, array( ...$shown, (int) get_post_thumbnail_id( $copy ) ), true ) ) {
					wp_update_post( array( 'ID' => $attachment, 'post_parent' => $copy ) );
				}
			}
		}
	}

	/** @return list<int> */
	private static function originals( int $post ): array {
		return array_values( array_filter( array_map( absint( ... ), (array) get_post_meta( $post, self::COPY_OF ) ) ) );
	}

	/**
	 * @param array<mixed> $fields
	 * @return list<int> The attachments that lists of pictures and files name.
	 */
	private static function attachments( array $fields ): array {
		$found = array();
		array_walk_recursive( $fields, static function ( mixed $value, int|string $key ) use ( &$found ): void {
			'attachment' === $key && is_numeric( $value ) && $found[] = (int) $value;
		} );
		return $found;
	}
}
