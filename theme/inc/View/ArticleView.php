<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\NewsPage;
use HearthHammer\Theme\Plugins;
use WP_Post;
use WP_User;

/** What stands round the words of a piece of news: where it is, who wrote it, and what to read next. */
final class ArticleView {

	private const RELATED = 3;

	/** @return array<string, string> Address to label, without the piece itself. */
	public static function trail(): array {
		return array(
			home_url( '/' )      => __( 'Home', 'hearth-hammer' ),
			NewsPage::list_url() => __( 'News', 'hearth-hammer' ),
		);
	}

	/**
	 * A member of staff, else the account's name where its owner gave it one that is not its login.
	 *
	 * @return array{name: string, role: string, url: string}|null `url` is empty of an account. Null where nobody is named.
	 */
	public static function author( WP_Post $post ): ?array {
		$person = Plugins::hpapi() ? Hpapi::post_author( $post->ID ) : null;
		if ( null !== $person ) {
			return array(
				'name' => (string) $person['name'],
				'role' => (string) $person['role'],
				'url'  => (string) $person['url'],
			);
		}
		$user = get_userdata( (int) $post->post_author );
		$name = $user instanceof WP_User ? trim( $user->display_name ) : '';
		return '' === $name || self::gives_away( $user, $name ) ? null : array(
			'name' => $name,
			'role' => '',
			'url'  => '',
		);
	}

	/** Names of accounts are half of what a stranger needs to sign in. */
	private static function gives_away( WP_User $user, string $name ): bool {
		return in_array( mb_strtolower( $name ), array_map( mb_strtolower( ... ), array( $user->user_login, $user->user_nicename, $user->user_email ) ), true );
	}

	/**
	 * The newest about the same parishes or of the same categories, then the newest of all.
	 *
	 * @return list<WP_Post>
	 */
	public static function related( WP_Post $post ): array {
		$taxonomies = array_values( array_diff( get_object_taxonomies( 'post' ), array( 'post_format' ) ) );
		$terms      = array();
		foreach ( $taxonomies as $taxonomy ) {
			foreach ( (array) get_the_terms( $post, $taxonomy ) as $term ) {
				// Every post is in the default category until somebody chooses another.
				if ( $term instanceof \WP_Term && ! ( 'category' === $taxonomy && (int) get_option( 'default_category' ) === $term->term_id ) ) {
					$terms[ $taxonomy ][] = $term->term_id;
				}
			}
		}
		$found = array() === $terms ? array() : self::newest( $post, array(), $terms );
		$more  = self::RELATED - count( $found );
		return $more > 0 ? array( ...$found, ...array_slice( self::newest( $post, array_column( $found, 'ID' ) ), 0, $more ) ) : $found;
	}

	/**
	 * @param list<int>                $but   Posts, beside the page's own.
	 * @param array<string, list<int>> $terms Taxonomy to terms; empty for all posts.
	 * @return list<WP_Post>
	 */
	private static function newest( WP_Post $post, array $but, array $terms = array() ): array {
		$query = array( 'relation' => 'OR' );
		foreach ( $terms as $taxonomy => $ids ) {
			$query[] = array( 'taxonomy' => $taxonomy, 'terms' => $ids, 'include_children' => false );
		}
		return array_values(
			get_posts(
				array(
					'numberposts' => self::RELATED,
					'exclude'     => array( $post->ID, ...$but ), // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_exclude -- At most four.
				) + ( array() === $terms ? array() : array( 'tax_query' => $query ) ) // phpcs:ignore WordPress.DB.SlowDBQuery -- Terms are indexed.
			)
		);
	}
}
