<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Admin;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Feeds\FeedConflicts;
use HearthHammer\Hpapi\Properties\Index\PropertyIndexer;
use HearthHammer\Hpapi\Properties\PriceHistory;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyWriter;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * On a property's edit screen: where the site keeps a price or status that was set by hand and the feed says otherwise,
 * with a button that takes the feed's (FEED-03).
 */
final readonly class FeedConflictNotice implements Module {

	public const TAKE = 'hpapi_take_feed_value';

	public function __construct( private PropertyIndexer $indexer ) {}

	public function register(): void {
		add_action( 'edit_form_top', $this->show( ... ) );
		add_action( 'admin_post_' . self::TAKE, $this->take( ... ) );
	}

	private function show( WP_Post $post ): void {
		if ( PropertyPostType::NAME !== $post->post_type ) {
			return;
		}
		foreach ( ( new FeedConflicts() )->of_post( $post->ID ) as $field => [ $kept, $feed ] ) {
			printf(
				'<div class="notice notice-warning inline" role="status"><p>%s. <a href="#hpapi-%s">%s</a></p><p><a class="button" href="%s">%s</a></p></div>',
				esc_html( ucfirst( FeedConflicts::sentence( $field, $kept, $feed ) ) ),
				esc_attr( $field ),
				esc_html__( 'Go to the field', 'hearth-hammer' ),
				esc_url( self::url( $post->ID, $field ) ),
				/* translators: %s: e.g. £425,000 */
				esc_html( sprintf( __( 'Use the feed’s value: %s', 'hearth-hammer' ), FeedConflicts::shown( $field, $feed ) ) )
			);
		}
	}

	public static function url( int $post, string $field ): string {
		return wp_nonce_url(
			add_query_arg(
				array(
					'action' => self::TAKE,
					'post'   => $post,
					'field'  => $field,
				),
				admin_url( 'admin-post.php' )
			),
			self::TAKE . '-' . $post
		);
	}

	private function take(): never {
		$post  = isset( $_GET['post'] ) && is_scalar( $_GET['post'] ) ? absint( $_GET['post'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Verified below.
		$field = isset( $_GET['field'] ) && is_string( $_GET['field'] ) ? sanitize_key( $_GET['field'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Verified below.
		if ( PropertyPostType::NAME !== get_post_type( $post ) || ! current_user_can( 'edit_post', $post ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to edit this property.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::TAKE . '-' . $post );
		$feed = ( new FeedConflicts() )->of_post( $post )[ $field ][1] ?? null;
		if ( null !== $feed ) {
			PropertyFields::staff()->hand_back( $post, array( $field ) );
			$value = static fn ( string $name ): mixed => $name === $field ? $feed : PropertyFields::fields()->value( $post, $name );
			( new PropertyWriter() )->replace_fields(
				$post,
				array(
					$field          => $feed,
					'price_history' => PriceHistory::with( (array) PropertyFields::fields()->value( $post, 'price_history' ), (int) $value( 'price' ), (string) $value( 'status' ) ),
				)
			);
			wp_update_post( array( 'ID' => $post ) );
			$this->indexer->index_many( array( $post ) );
		}
		wp_safe_redirect( (string) get_edit_post_link( $post, 'raw' ) );
		exit;
	}
}
