<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Auctions\Auctions;
use HearthHammer\Auctions\LotPage\LotPage;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\NewsPage;
use HearthHammer\Theme\Plugins;
use WP_Post;
use WP_Term;

/** A page in a sentence and a picture. Where a page has none of its own, the theme's is shared. */
final readonly class PageSummary {

	private const LENGTH = 158;

	/** Made by demo/make/build-heroes.mjs; as JPEG, for not every messenger reads WebP. */
	private const SHARED = array( 'assets/pictures/share.jpg', 1200, 630 );

	private function __construct(
		public string $description,
		public string $url = '',
		public string $image = '',
		public int $image_width = 0,
		public int $image_height = 0,
	) {}

	public static function current(): self {
		$summary     = self::of_page();
		$description = '' === $summary->description ? self::named( wp_get_document_title() ) : $summary->description;
		if ( '' !== $summary->image ) {
			return new self( $description, $summary->url, $summary->image, $summary->image_width, $summary->image_height );
		}
		[ $file, $width, $height ] = self::SHARED;
		return new self( $description, $summary->url, get_theme_file_uri( $file ), $width, $height );
	}

	private static function of_page(): self {
		$list = Plugins::hpapi() ? Hpapi::current_list() : null;
		if ( $list ) {
			return self::of_list( $list );
		}
		$property = Plugins::hpapi() && is_singular( Hpapi::PROPERTY ) ? Hpapi::property( (int) get_queried_object_id() ) : null;
		if ( $property ) {
			return self::of_property( $property );
		}
		$lot = Plugins::auctions() && is_singular( Auctions::LOT ) ? Auctions::lot( (int) get_queried_object_id() ) : null;
		if ( $lot ) {
			return self::of_lot( $lot );
		}
		$sale = Plugins::auctions() && is_singular( Auctions::SALE ) ? Auctions::sale( (int) get_queried_object_id() ) : null;
		if ( $sale ) {
			return self::of_sale( $sale );
		}
		$auctions = AuctionsSummary::current();
		if ( $auctions ) {
			return self::with_image( self::cut( $auctions['description'] ), $auctions['url'], $auctions['photo'] ?? 0 );
		}
		$person = Plugins::hpapi() && is_singular( Hpapi::PERSON ) ? Hpapi::current_person() : null;
		if ( $person ) {
			return self::of_person( $person );
		}
		$post = get_queried_object();
		if ( is_front_page() ) {
			return new self(
				$post instanceof WP_Post && has_excerpt( $post )
					? self::words_of( $post )
					: __( 'Houses, cottages, farms and land to buy and rent, auctions, and instant car and van valuations.', 'hearth-hammer' ),
				home_url( '/' ),
			);
		}
		if ( is_singular() && $post instanceof WP_Post ) {
			return self::with_image( self::words_of( $post ), (string) get_permalink( $post ), (int) get_post_thumbnail_id() );
		}
		return new self( NewsPage::is_current() || is_home() || is_archive() ? self::of_posts() : '', NewsPage::current_url() );
	}

	/** @param int $attachment 0 for none. */
	private static function with_image( string $description, string $url, int $attachment ): self {
		$image = wp_get_attachment_image_src( $attachment, 'large' );
		return new self( $description, $url, $image ? (string) $image[0] : '', $image ? (int) $image[1] : 0, $image ? (int) $image[2] : 0 );
	}

	/** A list of posts: what an editor wrote of it, else what is on it. */
	private static function of_posts(): string {
		$list  = get_queried_object();
		$words = match ( true ) {
			$list instanceof WP_Term => trim( wp_strip_all_tags( term_description( $list->term_id ) ) ),
			// The page that was chosen for the news.
			$list instanceof WP_Post => $list->post_excerpt,
			default => '',
		};
		if ( '' !== $words ) {
			return self::cut( wp_strip_all_tags( $words ) );
		}
		$heading = wp_strip_all_tags( PostsView::heading() );
		/** @var \WP_Query $found */
		$found  = $GLOBALS['wp_query'];
		$titles = array_filter( array_map( static fn ( mixed $post ): string => $post instanceof WP_Post ? wp_strip_all_tags( get_the_title( $post ) ) : '', (array) $found->posts ) );
		return array() === $titles
			? self::named( $heading )
			/* translators: 1: what is listed, such as News, 2: name of the firm, 3: titles of the newest */
			: self::cut( sprintf( __( '%1$s from %2$s: %3$s', 'hearth-hammer' ), $heading, get_bloginfo( 'name' ), implode( '; ', $titles ) ) );
	}

	/** What an editor wrote as the excerpt, else how the text begins. A page of blocks alone may have none. */
	private static function words_of( WP_Post $post ): string {
		$words = post_password_required( $post ) ? '' : trim( wp_strip_all_tags( get_the_excerpt( $post ) ) );
		return '' === $words ? self::named( get_the_title( $post ), get_bloginfo( 'name' ) ) : self::cut( $words );
	}

	/** A page that says nothing of itself: its name, and what the firm does. */
	private static function named( string ...$names ): string {
		$said = array_filter( array_map( static fn ( string $name ): string => rtrim( trim( wp_strip_all_tags( $name ) ), '.' ), array( ...$names, get_bloginfo( 'description' ) ) ) );
		return self::cut( implode( '. ', $said ) . '.' );
	}

	/** @param array<string, mixed> $list */
	private static function of_list( array $list ): self {
		$image = $list['cards'][0]['images'][0] ?? null;
		return new self(
			self::cut(
				0 === (int) $list['total']
					/* translators: %s: heading, such as Property for sale in Cranbrook */
					? sprintf( __( '%s: none at the moment. Set up email alerts for new properties.', 'hearth-hammer' ), (string) $list['heading'] )
					: sprintf(
						/* translators: 1: heading, such as Property for sale in Cranbrook, 2: number of properties */
						_n( '%1$s: %2$s property, with photos, floorplans, prices and what the area is like.', '%1$s: %2$s properties, with photos, floorplans, prices and what the area is like.', (int) $list['total'], 'hearth-hammer' ),
						(string) $list['heading'],
						number_format_i18n( (int) $list['total'] )
					)
			),
			(string) $list['url'],
			(string) ( $image['src_large'] ?? '' ),
		);
	}

	/** @param array<string, mixed> $property */
	private static function of_property( array $property ): self {
		$image = $property['images'][0] ?? null;
		return new self(
			self::cut( trim( trim( $property['price_qualifier_label'] . ' ' . $property['price_string'] ) . '. ' . $property['summary'] ) ),
			(string) $property['url'],
			(string) ( $image['src_large'] ?? '' ),
		);
	}

	private static function of_lot( LotPage $lot ): self {
		$image = $lot->images[0] ?? null;
		$said  = array_filter( array( trim( "{$lot->price_label} {$lot->price}" ), $lot->is_open ? (string) ( $lot->sale['when'] ?? '' ) : $lot->outcome, $lot->summary ) );
		return new self(
			self::cut( implode( '. ', array_map( static fn ( string $text ): string => rtrim( $text, '.' ), $said ) ) . '.' ),
			(string) $lot->url,
			(string) ( $image['src'] ?? '' ),
			(int) ( $image['width'] ?? 0 ),
			(int) ( $image['height'] ?? 0 ),
		);
	}

	/** @param array<string, mixed> $sale */
	private static function of_sale( array $sale ): self {
		$said = array_filter( array( $sale['title'], implode( ', ', array_filter( array( $sale['when'], $sale['venue'], $sale['venue_postcode'] ) ) ), $sale['lede'] ) );
		return new self(
			self::cut( implode( '. ', array_map( static fn ( string $text ): string => rtrim( $text, '.' ), $said ) ) . '.' ),
			(string) get_permalink( get_queried_object_id() ),
		);
	}

	/** @param array<string, mixed> $view Of Hpapi::current_person(). */
	private static function of_person( array $view ): self {
		$person = $view['person'];
		$image  = $person['picture'];
		return new self(
			self::cut( implode( '. ', array_filter( array( implode( ', ', array_filter( array( $person['name'], $person['role'] ) ) ), (string) $person['quote'] ) ) ) ),
			(string) $person['url'],
			(string) ( $image['src_large'] ?? $image['src'] ?? '' ),
		);
	}

	/** At a word's end, as long as a search engine shows. */
	private static function cut( string $text ): string {
		$text = trim( (string) preg_replace( '/\s+/', ' ', html_entity_decode( $text, ENT_QUOTES, 'UTF-8' ) ) );
		if ( mb_strlen( $text ) <= self::LENGTH ) {
			return $text;
		}
		$short = mb_substr( $text, 0, self::LENGTH - 1 );
		return rtrim( mb_substr( $short, 0, (int) mb_strrpos( $short, ' ' ) ), ' ,.;:–' ) . '…';
	}
}
