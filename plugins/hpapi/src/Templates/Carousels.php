<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

use HearthHammer\Core\Carousel\Carousel;
use HearthHammer\Core\Parts\TimeAgo;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Parishes\ParishFields;
use HearthHammer\Hpapi\Parishes\ParishPostType;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Parishes\ParishTerms;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\PropertyPage\SimilarProperties;
use HearthHammer\Hpapi\Search\Lists\NewestProperties;
use WP_Post;

/**
 * Blocks that are rows which scroll sideways: property-carousel, similar-properties, parish-features, blog-carousel.
 *
 * Each method takes the attributes that the block's block.json describes, and returns HTML; empty where there is
 * nothing to show.
 */
final readonly class Carousels {

	private const MOST_POSTS = 12;

	public function __construct(
		private NewestProperties $newest,
		private SimilarProperties $similar,
		private ParishRepository $parishes,
	) {}

	/** @param array<string, mixed> $attributes `title`, `channel`, `parish`, `limit`, `plays`. */
	public function properties( array $attributes ): string {
		$block   = new BlockAttributes( $attributes );
		$channel = $block->channel();
		$parish  = $this->parish( $block );
		if ( null === $parish && self::wants_a_parish( $block ) ) {
			return '';
		}
		$title = $block->text( 'title' );
		if ( '' === $title ) {
			$title = Channel::Lettings === $channel ? __( 'New to rent', 'hearth-hammer' ) : __( 'New to the market', 'hearth-hammer' );
		}
		return null === $parish
			? self::cards( $title, $this->newest->everywhere( $channel, $block->limit() ), '', $block->is( 'plays' ) )
			: self::cards( $title, $this->newest->in_parish( $parish, $channel, $block->limit() ), $this->newest->url_of_parish( $parish, $channel ), $block->is( 'plays' ) );
	}

	/**
	 * Those like the property of the page, the most alike first.
	 *
	 * @param array<string, mixed> $attributes `title`, `limit`.
	 */
	public function similar( array $attributes ): string {
		$block    = new BlockAttributes( $attributes );
		$property = PropertyRecord::of( (int) get_the_ID() );
		return null === $property ? '' : self::cards( $block->text( 'title' ), $this->similar->to( $property, max( 1, min( NewestProperties::MOST, $block->limit() ) ) ), '' );
	}

	/**
	 * What there is to know of a parish, a slide each.
	 *
	 * @param array<string, mixed> $attributes `title`, `parish` (empty for that of the page), `link` to the parish's page.
	 */
	public function parish_features( array $attributes ): string {
		$block  = new BlockAttributes( $attributes );
		$parish = $this->parish( $block );
		if ( null === $parish ) {
			return '';
		}
		$title = $block->text( 'title' );
		/* translators: %s: name of a parish */
		$title = '' === $title ? sprintf( __( 'About %s', 'hearth-hammer' ), $parish->name ) : $title;
		/* translators: %s: name of a parish */
		$more  = $block->is( 'link' ) ? self::more( $parish->url(), sprintf( __( 'More about %s', 'hearth-hammer' ), $parish->name ) ) : '';
		return ( new Carousel( $title, array_map( self::feature( ... ), ParishFields::features_of( $parish->id ) ), 'features', false, $more ) )->html();
	}

	/** @param array<string, mixed> $attributes `title`, `parish` (empty for that of the page, else all), `limit`. */
	public function news( array $attributes ): string {
		$block  = new BlockAttributes( $attributes );
		$parish = $this->parish( $block );
		if ( null === $parish && self::wants_a_parish( $block ) ) {
			return '';
		}
		$limit = max( 1, min( self::MOST_POSTS, $block->limit() ) );
		$posts = null === $parish ? get_posts( array( 'numberposts' => $limit ) ) : ParishTerms::posts( $parish->id, $limit );
		$title = $block->text( 'title' );
		return ( new Carousel( '' === $title ? __( 'Latest news', 'hearth-hammer' ) : $title, array_values( array_map( self::post( ... ), $posts ) ), 'posts' ) )->html();
	}

	/** The one that is named, else that of the page: its own, or its property's. */
	private function parish( BlockAttributes $block ): ?Parish {
		if ( $block->names_a_parish() ) {
			return $block->parish( $this->parishes );
		}
		$page = (int) get_the_ID();
		return $this->parishes->by_id( PropertyRecord::of( $page )?->int( 'parish' ) ?? $page );
	}

	/** A place stands above the block: it shows none of other places. */
	private static function wants_a_parish( BlockAttributes $block ): bool {
		return $block->names_a_parish() || ParishPostType::NAME === get_post_type();
	}

	/**
	 * @param list<array<string, mixed>> $cards As schemas/parts/card.json.
	 * @param string                     $url   Of the whole list; empty for none.
	 */
	private static function cards( string $label, array $cards, string $url, bool $plays = false ): string {
		$more = '' === $url ? '' : self::more( $url, __( 'See all', 'hearth-hammer' ) );
		return ( new Carousel( $label, array_map( PropertyCards::card( ... ), $cards ), 'cards', $plays, $more ) )->html();
	}

	private static function more( string $url, string $label ): string {
		return sprintf( '<a class="hh-more" href="%s">%s</a>', esc_url( $url ), esc_html( $label ) );
	}

	/** @param array{title: string, text: string} $feature */
	private static function feature( array $feature ): string {
		return sprintf(
			'<div class="hh-feature">%s<p class="hh-feature__text">%s</p></div>',
			'' === $feature['title'] ? '' : '<h3 class="hh-feature__title">' . esc_html( $feature['title'] ) . '</h3>',
			nl2br( esc_html( $feature['text'] ) )
		);
	}

	private static function post( WP_Post $post ): string {
		// The row is below the first screen: WordPress would fetch the first pictures of a page at once.
		$picture = get_the_post_thumbnail( $post, 'medium_large', array( 'alt' => '', 'sizes' => '(min-width: 1800px) 24vw, (min-width: 1200px) 31vw, (min-width: 768px) 46vw, 86vw', 'loading' => 'lazy' ) );
		return sprintf(
			'<article class="hh-post-card">%s<p class="hh-post-card__date"><time datetime="%s">%s</time> · %s</p><h3 class="hh-post-card__title"><a class="hh-card__link" href="%s">%s</a></h3><p class="hh-post-card__text">%s</p></article>',
			'' === $picture ? '' : '<div class="hh-post-card__picture">' . $picture . '</div>',
			esc_attr( (string) get_the_date( 'c', $post ) ),
			esc_html( (string) get_the_date( '', $post ) ),
			TimeAgo::html( (int) get_post_time( 'U', true, $post ) ),
			esc_url( (string) get_permalink( $post ) ),
			esc_html( get_the_title( $post ) ),
			esc_html( wp_trim_words( get_the_excerpt( $post ), 28 ) )
		);
	}
}
