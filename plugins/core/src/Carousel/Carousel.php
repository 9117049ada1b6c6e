<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Carousel;

use HearthHammer\Core\Assets\Assets;

/**
 * A row of slides that scrolls sideways and snaps. It works without JavaScript; `src/enhancements/carousel.ts` adds
 * its buttons, which have their room from the first frame.
 *
 * How many slides stand side by side is the sheet's business (`src/styles/_carousel.css`) and depends on `kind`.
 */
final readonly class Carousel {

	/** PROP-08, milliseconds: how long a slide stays where the row plays by itself, and how long a step takes. */
	public const AUTOPLAY_SPEED = 3000;
	public const SPEED          = 500;

	/**
	 * @param string       $label  What it shows, e.g. `You may also like`: its heading, and its name for those who listen.
	 * @param list<string> $slides HTML, escaped.
	 * @param string       $kind   `cards`, `posts` or `features`.
	 * @param bool         $plays  Whether it moves by itself until the visitor does something.
	 * @param string       $more   HTML beside the heading, escaped, e.g. a link to the whole list.
	 * @param string       $level  The heading's element.
	 */
	public function __construct(
		private string $label,
		private array $slides,
		private string $kind = 'cards',
		private bool $plays = false,
		private string $more = '',
		private string $level = 'h2',
	) {}

	/** Empty where there is no slide. */
	public function html(): string {
		if ( array() === $this->slides ) {
			return '';
		}
		Assets::enqueue_enhancement( 'carousel' );
		$slides = array_map( static fn ( string $slide ): string => '<li class="hh-carousel__slide">' . $slide . '</li>', $this->slides );
		$level  = in_array( $this->level, array( 'h2', 'h3', 'h4' ), true ) ? $this->level : 'h2';
		return sprintf(
			'<section class="hh-carousel hh-carousel--%1$s" data-hh-carousel data-speed="%2$d"%3$s aria-label="%4$s"><div class="hh-carousel__head"><%5$s class="hh-carousel__title">%6$s</%5$s>%7$s%8$s</div><ul class="hh-carousel__track" data-hh-carousel-track tabindex="0" role="list" aria-label="%4$s">%9$s</ul></section>',
			esc_attr( $this->kind ),
			self::SPEED,
			$this->plays ? sprintf( ' data-autoplay-speed="%d"', self::AUTOPLAY_SPEED ) : '',
			esc_attr( $this->label ),
			$level,
			esc_html( $this->label ),
			$this->more,
			$this->controls(),
			implode( '', $slides )
		);
	}

	/** Out of sight until the script is there and the slides are wider than the row. */
	private function controls(): string {
		$pause = $this->plays ? sprintf(
			'<button type="button" class="hh-carousel__play" data-hh-carousel-play data-play-label="%s">%s</button>',
			esc_attr__( 'Play', 'hearth-hammer' ),
			esc_html__( 'Pause', 'hearth-hammer' )
		) : '';
		return sprintf(
			'<div class="hh-carousel__controls">%1$s<p class="hh-carousel__position hh-figures" data-hh-carousel-position data-text="%2$s" data-text-one="%3$s"></p>%4$s%5$s</div>',
			$pause,
			/* translators: 1: number of the first slide in sight, 2: of the last, 3: how many there are */
			esc_attr__( '%1$s to %2$s of %3$s', 'hearth-hammer' ),
			/* translators: 1: number of the slide in sight, 2: how many there are */
			esc_attr__( '%1$s of %2$s', 'hearth-hammer' ),
			self::arrow( 'previous', __( 'Previous', 'hearth-hammer' ) ),
			self::arrow( 'next', __( 'Next', 'hearth-hammer' ) )
		);
	}

	private static function arrow( string $way, string $label ): string {
		return sprintf(
			'<button type="button" class="hh-carousel__arrow hh-carousel__arrow--%1$s" data-hh-carousel-%1$s><span class="hh-visually-hidden">%2$s</span><svg viewBox="0 0 12 20" width="10" height="17" aria-hidden="true" focusable="false"><path d="m2 2 8 8-8 8" fill="none" stroke="currentColor" stroke-width="1.8"/></svg></button>',
			esc_attr( $way ),
			esc_html( $label )
		);
	}
}
