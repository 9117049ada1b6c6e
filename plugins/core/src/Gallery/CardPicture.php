<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Gallery;

use HearthHammer\Core\Templates\Template;

/**
 * The picture of a card, of a property or a lot alike: what there is to see beside it, what has become of the thing, and
 * its other pictures, which src/enhancements/card-gallery.ts shows.
 *
 * @phpstan-type CardImage array{src: string, src_large: string, width: int, height: int, alt: string, color: string}
 */
final readonly class CardPicture {

	/** Drawings on 18 by 18, with strokes of 1.75, as all marks of the site. */
	public const MARKS = array(
		'photographs' => 'M2 5.5h3l1.4-2h5.2l1.4 2h3V14H2zM9 12.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z',
		'floorplan'   => 'M2.5 2.5h13v13h-13zM9 2.5v4M9 9.5v6M9 11h3M14.5 11h1',
		'tour'        => 'M2 3.5h14v11H2zM7.3 6.4v5.2L11.6 9z',
	);

	/**
	 * @param list<array<string, mixed>> $pictures As Media\Picture::for_card(): the first few; none for 'Photographs to follow'.
	 * @phpstan-param list<CardImage>    $pictures
	 * @param int                        $count    How many photographs there are.
	 * @param array<string, string>      $marks    What else there is to see: `floorplan` or `tour`, to what it is called.
	 * @param string                     $ribbon   What has become of it; empty for nothing.
	 * @param string                     $kind     Of the ribbon: new, under-offer, complete, urgent.
	 * @param bool                       $plays    Whether its pictures follow one another, and are turned over by hand.
	 * @param string                     $sizes    Of the card's picture, for the attribute.
	 * @param bool                       $is_eager It is in the first row.
	 * @param bool                       $is_first It is the biggest picture of the page.
	 */
	public function __construct(
		public array $pictures,
		public int $count,
		public array $marks,
		public string $ribbon,
		public string $kind,
		public bool $plays,
		public string $sizes,
		public bool $is_eager = false,
		public bool $is_first = false,
	) {}

	/** Escaped. */
	public function html(): string {
		return ( new Template( dirname( __DIR__, 2 ) . '/templates' ) )->get( 'card-picture', $this );
	}

	public function srcset(): string {
		$image = $this->pictures[0] ?? null;
		return null === $image || $image['src_large'] === $image['src'] ? '' : sprintf( '%s %dw, %s %dw', esc_url_raw( $image['src'] ), $image['width'], esc_url_raw( $image['src_large'] ), 2 * $image['width'] );
	}

	/** The pictures as JSON, small ones: they play by themselves and nobody asked for their weight. Empty where there is one at most. */
	public function gallery(): string {
		$pictures = array_map(
			static fn ( array $image ): array => array_intersect_key( $image, array_flip( array( 'src', 'width', 'height', 'color' ) ) ),
			$this->pictures
		);
		return ! $this->plays || count( $pictures ) < 2 ? '' : (string) wp_json_encode( $pictures, JSON_UNESCAPED_SLASHES | JSON_HEX_AMP );
	}

	/** Whether there is more to see than the card's picture. */
	public function has_marks(): bool {
		return array() !== $this->pictures && ( $this->count > 1 || array() !== $this->marks );
	}

	public function count_label(): string {
		/* translators: %s: how many */
		return sprintf( _n( '%s photo', '%s photos', $this->count, 'hearth-hammer' ), number_format_i18n( $this->count ) );
	}

	/** What the buttons of cards' pictures are called, as JSON: `data-hh-card-words` of the element round the cards. */
	public static function words(): string {
		return (string) wp_json_encode(
			array(
				/* translators: %s: address of a property or title of a lot */
				'next'     => __( 'Next photo of %s', 'hearth-hammer' ),
				/* translators: %s: address of a property or title of a lot */
				'previous' => __( 'Previous photo of %s', 'hearth-hammer' ),
				'pause'    => __( 'Pause slideshow', 'hearth-hammer' ),
				'play'     => __( 'Play slideshow', 'hearth-hammer' ),
			)
		);
	}
}
