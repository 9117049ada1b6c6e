<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

use HearthHammer\Core\Carousel\Carousel;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Parishes\ParishFields;
use HearthHammer\Hpapi\Parishes\ParishTerms;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use WP_Post;

/**
 * Rows that scroll sideways: properties, what there is to know of a parish, posts about it. On pages of parishes and
 * properties, and as the blocks property-carousel, parish-features and blog-carousel.
 */
final class Carousels {

	private const MOST_CARDS = 24;
	private const MOST_POSTS = 12;

	/**
	 * @param list<array<string, mixed>> $cards As schemas/parts/card.json.
	 * @param string                     $url   Of the whole list; empty for none.
	 */
	public static function cards( string $label, array $cards, string $url = '', bool $plays = false ): string {
		$more = '' === $url ? '' : sprintf( '<a class="hh-more" href="%s">%s</a>', esc_url( $url ), esc_html__( 'See them all', 'hearth-hammer' ) );
		return ( new Carousel( $label, array_map( PropertyCards::card( ... ), $cards ), 'cards', $plays, $more ) )->html();
	}

	/** What there is to know of a parish, a slide each. */
	public static function features( string $label, int $parish, string $more = '' ): string {
		$slides = array_map(
			static fn ( array $feature ): string => sprintf(
				'<div class="hh-feature">%s<p class="hh-feature__text">%s</p></div>',
				'' === $feature['title'] ? '' : '<h3 class="hh-feature__title">' . esc_html( $feature['title'] ) . '</h3>',
				nl2br( esc_html( $feature['text'] ) )
			),
			ParishFields::features_of( $parish )
		);
		return ( new Carousel( $label, $slides, 'features', false, $more ) )->html();
	}

	/** @param int $parish 0 for the newest of all. */
	public static function posts( string $label, int $parish, int $count ): string {
		$posts = $parish > 0 ? ParishTerms::posts( $parish, $count ) : get_posts( array( 'numberposts' => $count ) );
		return ( new Carousel( $label, array_values( array_map( self::post( ... ), $posts ) ), 'posts' ) )->html();
	}

	/** @param array<string, mixed> $attributes `title`, `channel`, `parish`, `limit`, `plays`. */
	public static function property_block( array $attributes ): string {
		$parish  = self::parish( $attributes );
		$channel = 2 === ( $attributes['channel'] ?? 1 ) ? 2 : 1;
		$limit   = self::limit( $attributes, self::MOST_CARDS );
		if ( null === $parish && '' !== self::text( $attributes, 'parish' ) ) {
			return '';
		}
		$found = null === $parish ? array( 'cards' => Hpapi::featured( $channel, $limit ), 'url' => '' ) : Hpapi::in_parish( $parish->id, $channel, $limit );
		$title = self::text( $attributes, 'title' );
		if ( '' === $title ) {
			$title = 2 === $channel ? __( 'New to rent', 'hearth-hammer' ) : __( 'New for sale', 'hearth-hammer' );
		}
		return self::cards( $title, $found['cards'], $found['url'], true === ( $attributes['plays'] ?? false ) );
	}

	/** @param array<string, mixed> $attributes `title`, `parish`: empty for that of the page. */
	public static function features_block( array $attributes ): string {
		$parish = self::parish( $attributes );
		if ( null === $parish ) {
			return '';
		}
		$title = self::text( $attributes, 'title' );
		/* translators: %s: name of a parish */
		return self::features( '' === $title ? sprintf( __( 'What to know of %s', 'hearth-hammer' ), $parish->name ) : $title, $parish->id );
	}

	/** @param array<string, mixed> $attributes `title`, `parish`, `limit`. */
	public static function blog_block( array $attributes ): string {
		$parish = self::parish( $attributes );
		if ( null === $parish && '' !== self::text( $attributes, 'parish' ) ) {
			return '';
		}
		$title = self::text( $attributes, 'title' );
		return self::posts( '' === $title ? __( 'From our news', 'hearth-hammer' ) : $title, $parish->id ?? 0, self::limit( $attributes, self::MOST_POSTS ) );
	}

	/**
	 * The one that is named, else that of the page: its own, or its property's.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function parish( array $attributes ): ?Parish {
		$parishes = Plugin::properties()->parishes;
		$typed    = self::text( $attributes, 'parish' );
		if ( '' !== $typed ) {
			return $parishes->match( $typed ) ?? $parishes->by_slug( $typed );
		}
		$page = (int) get_the_ID();
		return $parishes->by_id( PropertyRecord::of( $page )?->int( 'parish' ) ?? $page );
	}

	private static function post( WP_Post $post ): string {
		$picture = get_the_post_thumbnail( $post, 'medium_large', array( 'alt' => '', 'sizes' => '(min-width: 1800px) 24vw, (min-width: 1200px) 31vw, (min-width: 768px) 46vw, 86vw' ) );
		return sprintf(
			'<article class="hh-post-card">%s<p class="hh-post-card__date"><time datetime="%s">%s</time></p><h3 class="hh-post-card__title"><a class="hh-card__link" href="%s">%s</a></h3><p class="hh-post-card__text">%s</p></article>',
			'' === $picture ? '' : '<div class="hh-post-card__picture">' . $picture . '</div>',
			esc_attr( (string) get_the_date( 'c', $post ) ),
			esc_html( (string) get_the_date( '', $post ) ),
			esc_url( (string) get_permalink( $post ) ),
			esc_html( get_the_title( $post ) ),
			esc_html( wp_trim_words( get_the_excerpt( $post ), 28 ) )
		);
	}

	/** @param array<string, mixed> $attributes */
	private static function text( array $attributes, string $name ): string {
		return is_string( $attributes[ $name ] ?? null ) ? trim( $attributes[ $name ] ) : '';
	}

	/** @param array<string, mixed> $attributes */
	private static function limit( array $attributes, int $most ): int {
		return max( 1, min( $most, is_int( $attributes['limit'] ?? null ) ? $attributes['limit'] : 6 ) );
	}
}
