<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

use HearthHammer\Core\Module;
use WP_Post_Type;

defined( 'ABSPATH' ) || exit;

/**
 * Answers 400 to an address that has a list where WordPress takes a text: `?feed[]=x` would end in a server error.
 */
final class QueryVariables implements Module {

	/** Of WordPress itself; the names of post types come to them. */
	private const TEXTS = array( 'attachment', 'author_name', 'feed', 'name', 'pagename', 'post_format' );

	public function register(): void {
		// Before whoever reads them.
		add_filter( 'request', $this->check( ... ), -100 );
	}

	/**
	 * @param array<string, mixed> $variables
	 * @return array<string, mixed>
	 */
	private function check( array $variables ): array {
		$types = array_map( static fn ( WP_Post_Type $type ): string => (string) $type->query_var, get_post_types( array(), 'objects' ) );
		foreach ( array( ...self::TEXTS, ...array_values( array_filter( $types ) ) ) as $name ) {
			if ( is_array( $variables[ $name ] ?? null ) ) {
				wp_die( esc_html__( 'This web address is not valid.', 'hearth-hammer' ), '', array( 'response' => 400 ) );
			}
		}
		return $variables;
	}
}
