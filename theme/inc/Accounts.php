<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

/** Keeps the names of the accounts that sign in to staff: no pages of authors, none in feeds and embeds. Core keeps them out of REST. */
final class Accounts {

	public function register(): void {
		add_action( 'pre_handle_404', $this->no_author_pages( ... ), 5 );
		add_filter( 'redirect_canonical', static fn ( mixed $to ): mixed => self::asks_for_author() ? false : $to );
		add_filter( 'oembed_response_data', static fn ( array $data ): array => array_diff_key( $data, array_flip( array( 'author_name', 'author_url' ) ) ) );
		add_filter( 'the_author', static fn ( ?string $name ): ?string => is_feed() ? wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) : $name );
		add_filter( 'wp_sitemaps_add_provider', static fn ( mixed $provider, string $name ): mixed => 'users' === $name ? false : $provider, 10, 2 );
	}

	private function no_author_pages( mixed $handled ): mixed {
		global $wp_query;
		if ( true === $handled || ! self::asks_for_author() ) {
			return $handled;
		}
		$wp_query->set_404();
		status_header( 404 );
		nocache_headers();
		return true;
	}

	/** By number or name, also where the main query found nothing. */
	private static function asks_for_author(): bool {
		return is_author() || '' !== (string) get_query_var( 'author_name' ) || ( is_404() && '' !== (string) get_query_var( 'author' ) );
	}
}
