<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields;

use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Above an edit screen: one notice with a sentence for each field that was not kept, each a link to the field. It stands
 * in the place of WordPress's “Post updated”.
 */
final class RefusedNotice implements Module {

	public function __construct( private readonly string $post_type ) {}

	public function register(): void {
		add_action( 'admin_notices', $this->tell( ... ) );
		add_filter( 'redirect_post_location', $this->without_message( ... ), 20, 2 );
	}

	private function tell(): void {
		$post    = get_post();
		$refused = $post instanceof WP_Post && $this->post_type === get_current_screen()?->id ? RefusedFields::of( $post->ID ) : null;
		if ( null === $refused ) {
			return;
		}
		$heading = $refused->is_held
			? __( 'Saved as a draft. To publish it, correct the following:', 'hearth-hammer' )
			: __( 'Saved, except for the following. The previous values were kept:', 'hearth-hammer' );
		printf( '<div class="notice notice-error" id="hh-refused" role="alert"><p><strong>%s</strong></p><ul class="ul-disc">', esc_html( $heading ) );
		foreach ( $refused->sentences as $id => $sentence ) {
			printf( '<li><a href="#%s">%s</a></li>', esc_attr( (string) $id ), esc_html( $sentence ) );
		}
		echo '</ul></div>';
	}

	private function without_message( string $location, int $post ): string {
		return $this->post_type === get_post_type( $post ) && null !== RefusedFields::of( $post ) ? remove_query_arg( 'message', $location ) : $location;
	}
}
