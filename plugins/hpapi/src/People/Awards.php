<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use HearthHammer\Core\Media\Picture;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Core\Text\PlainText;
use WP_Post;

/**
 * What the firm has won.
 */
final class Awards {

	private const MOST = 100;

	/** @return list<array{id: int, title: string, year: int, giver: string, link: string, picture: array<string, mixed>|null}> The newest first. */
	public function all(): array {
		CacheTags::show( 'awards' );
		$awards = array_map(
			self::award( ... ),
			get_posts(
				array(
					'post_type'      => AwardPostType::NAME,
					'post_status'    => 'publish',
					'posts_per_page' => self::MOST,
					'orderby'        => array( 'menu_order' => 'ASC', 'title' => 'ASC' ),
				)
			)
		);
		// Sorting keeps the order of those of one year.
		usort( $awards, static fn ( array $one, array $other ): int => $other['year'] <=> $one['year'] );
		return $awards;
	}

	/** @return array{id: int, title: string, year: int, giver: string, link: string, picture: array<string, mixed>|null} */
	private static function award( WP_Post $post ): array {
		$fields = Fields::of_awards();
		return array(
			'id'      => $post->ID,
			'title'   => PlainText::typed( $post->post_title ),
			'year'    => $fields->int( $post, 'year' ),
			'giver'   => $fields->text( $post, 'giver' ),
			'link'    => $fields->text( $post, 'link' ),
			// The title stands beside it.
			'picture' => Picture::of( (int) get_post_thumbnail_id( $post ) )?->for_card(),
		);
	}
}
