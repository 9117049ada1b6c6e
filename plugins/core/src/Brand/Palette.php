<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Brand;

/**
 * All colours of the site. A firm chooses three: its text (ink), its page (paper) and its accent (brass). The others are
 * made from them, so that text can be read on each background wherever the three allow it.
 */
final readonly class Palette {

	/** What a firm chooses. */
	public const BASE = array( 'ink', 'paper', 'brass' );

	private const BODY  = 4.5;
	private const CLEAR = 7.0;
	private const SHAPE = 3.0;

	/** @param array<string, string> $colors Slug → `#rrggbb`, all of them. */
	public function __construct( public array $colors ) {}

	public static function standard(): self {
		return new self( array_map( static fn ( array $token ): string => $token['value'], Defaults::all()['color'] ) );
	}

	/** The design's own where the three are the design's own. */
	public static function from( Color $ink, Color $paper, Color $brass ): self {
		$standard = self::standard()->colors;
		if ( array( $ink->hex(), $paper->hex(), $brass->hex() ) === array( $standard['ink'], $standard['paper'], $standard['brass'] ) ) {
			return self::standard();
		}
		$is_light = $paper->luminance() > $ink->luminance();
		$card     = $paper->mix( Color::of( $is_light ? '#ffffff' : '#000000' ), $is_light ? 0.75 : 0.25 );
		$deep     = $paper->mix( $ink, 0.06 );
		$water    = $paper->mix( Color::of( '#9fc3d0' ), $is_light ? 0.45 : 0.12 );
		$grounds  = array( $paper, $deep, $card, $water );
		$red      = Color::of( $standard['red'] )->reach( $ink, array( $paper, $deep, $card ), self::BODY );
		$made     = array(
			'ink'         => $ink,
			'ink-soft'    => $ink->mix( $paper, 0.14 )->reach( $ink, $grounds, self::CLEAR ),
			'muted'       => $ink->mix( $paper, 0.4 )->reach( $ink, $grounds, self::BODY ),
			'paper'       => $paper,
			'paper-deep'  => $deep,
			'white'       => $card,
			'water'       => $water,
			'line'        => $paper->mix( $ink, 0.16 ),
			'line-strong' => $ink->mix( $paper, 0.55 )->reach( $ink, $grounds, self::SHAPE ),
			'brass'       => $brass,
			'brass-deep'  => $brass->reach( $ink, array( $paper, $deep, $card ), self::BODY ),
			'brass-pale'  => $brass->mix( $paper, 0.5 )->reach( $paper, array( $ink ), self::CLEAR ),
			'brass-light' => $brass->reach( $paper, array( $ink ), self::SHAPE ),
			'on-brass'    => self::text_on( $brass, $ink, $paper ),
			'red'         => $red,
			'green'       => Color::of( $standard['green'] )->reach( $ink, $grounds, self::BODY ),
			'focus'       => $ink,
		);
		return new self( array_merge( $standard, array_map( static fn ( Color $color ): string => $color->hex(), $made ) ) );
	}

	/** The firm's own text colour where it can be read, else its page's, else the better of black and white. */
	private static function text_on( Color $ground, Color ...$wanted ): Color {
		foreach ( $wanted as $color ) {
			if ( $color->contrast( $ground ) >= self::BODY ) {
				return $color;
			}
		}
		$black = Color::of( '#000000' );
		$white = Color::of( '#ffffff' );
		return $black->contrast( $ground ) >= $white->contrast( $ground ) ? $black : $white;
	}

	/** @param array<string, string> $chosen Slug → `#rrggbb`; what is no colour is left as it was. */
	public function with( array $chosen ): self {
		$known = array_intersect_key( $chosen, $this->colors );
		return new self( array_merge( $this->colors, array_filter( $known, static fn ( string $hex ): bool => null !== Color::parse( $hex ) ) ) );
	}

	public function color( string $slug ): Color {
		return Color::of( $this->colors[ $slug ] );
	}

	/**
	 * The pairs that are used together and cannot be read.
	 *
	 * @return list<ContrastFault>
	 */
	public function faults(): array {
		$faults = array();
		foreach ( Defaults::all()['contrast'] as [ $text, $ground, $least ] ) {
			// A pair that the three colours cannot bring to the design's 7 is still fine at WCAG's 4.5.
			$needed = min( (float) $least, self::BODY );
			$ratio  = $this->color( $text )->contrast( $this->color( $ground ) );
			if ( $ratio < $needed ) {
				$faults[] = new ContrastFault( $text, $ground, $ratio, $needed, $this->better( $text, $ground, $needed ) );
			}
		}
		return $faults;
	}

	/** The nearest colour that can be read on the ground, darker or lighter. */
	private function better( string $text, string $ground, float $least ): Color {
		$on = $this->color( $ground );
		return $this->color( $text )->reach( Color::of( $on->luminance() > 0.18 ? '#000000' : '#ffffff' ), array( $on ), $least );
	}
}
