<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields\Admin;

use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * What the edit screen says after a save, and the list after a bulk action, in the words of the post type's labels.
 * WordPress would speak of posts.
 */
final readonly class PostMessages implements Module {

	/** @param array<int, string> $more Sentences for which WordPress has no label, by number of the message. */
	public function __construct( private string $post_type, private array $more = array() ) {}

	public function register(): void {
		add_filter( 'post_updated_messages', $this->messages( ... ) );
		add_filter( 'bulk_post_updated_messages', $this->bulk_messages( ... ) );
	}

	/**
	 * @param array<string, array<string, string>> $messages
	 * @return array<string, array<string, string>>
	 */
	private function bulk_messages( array $messages ): array {
		$messages[ $this->post_type ] = array(
			/* translators: %s: how many. */
			'updated'   => __( 'Updated: %s.', 'hearth-hammer' ),
			/* translators: %s: how many. */
			'locked'    => __( 'Not updated because someone is editing them: %s.', 'hearth-hammer' ),
			/* translators: %s: how many. */
			'deleted'   => __( 'Deleted permanently: %s.', 'hearth-hammer' ),
			/* translators: %s: how many. */
			'trashed'   => __( 'Moved to the Trash: %s.', 'hearth-hammer' ),
			/* translators: %s: how many. */
			'untrashed' => __( 'Restored from the Trash: %s.', 'hearth-hammer' ),
		);
		return $messages;
	}

	/**
	 * @param array<string, array<int, string|false>> $messages
	 * @return array<string, array<int, string|false>>
	 */
	private function messages( array $messages ): array {
		$post = get_post();
		$type = get_post_type_object( $this->post_type );
		if ( null !== $type ) {
			$view = $post instanceof WP_Post && 'publish' === $post->post_status && is_post_type_viewable( $type ) ? sprintf( ' <a href="%s">%s</a>', esc_url( (string) get_permalink( $post ) ), esc_html( $type->labels->view_item ) ) : '';

			$messages[ $type->name ] = array_map( esc_html( ... ), $this->more ) + array(
				1  => esc_html( $type->labels->item_updated ) . $view,
				4  => esc_html( $type->labels->item_updated ),
				6  => esc_html( $type->labels->item_published ) . $view,
				7  => esc_html( $type->labels->item_updated ),
				/* translators: %s: what it is, e.g. Sale */
				8  => esc_html( sprintf( __( '%s submitted for review.', 'hearth-hammer' ), $type->labels->singular_name ) ),
				9  => esc_html( $type->labels->item_scheduled ),
				10 => esc_html( $type->labels->item_reverted_to_draft ),
			) + ( $messages['post'] ?? array() );
		}
		return $messages;
	}
}
