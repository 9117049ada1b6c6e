<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

/** A picture of a model in assets/pictures, with smaller ones beside it (demo/make/build-heroes.mjs). */
final readonly class HeroPicture {

	/** Width and height of the largest, and the widths of the others. */
	private const SIZES = array(
		'hero-home'      => array( 2400, 1350, array( 800, 1400 ) ),
		'hero-valuation' => array( 1200, 800, array( 800 ) ),
		'hero-404'       => array( 1600, 1067, array( 800 ) ),
		'hero-auctions'  => array( 1200, 800, array( 800 ) ),
	);

	public function __construct( private string $name ) {}

	public function exists(): bool {
		return is_file( get_theme_file_path( $this->path() ) );
	}

	public function url(): string {
		return get_theme_file_uri( $this->path() );
	}

	/** Phones and tablets cut one that is much wider than they are at its sides, and draw it larger than the window. */
	public function is_wide(): bool {
		return $this->width() >= 2000;
	}

	public function width(): int {
		return self::SIZES[ $this->name ][0];
	}

	public function height(): int {
		return self::SIZES[ $this->name ][1];
	}

	public function srcset(): string {
		return $this->small_srcset() . ', ' . $this->url() . ' ' . self::SIZES[ $this->name ][0] . 'w';
	}

	/** Without the largest, which is too heavy for phones and tablets. */
	public function small_srcset(): string {
		return implode( ', ', array_map( fn ( int $width ): string => get_theme_file_uri( $this->path( "-{$width}" ) ) . " {$width}w", self::SIZES[ $this->name ][2] ) );
	}

	private function path( string $size = '' ): string {
		return "assets/pictures/{$this->name}{$size}.webp";
	}
}
