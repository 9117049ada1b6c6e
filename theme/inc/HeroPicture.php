<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

/** A drawn picture in assets/pictures, 2000 by 1100, with smaller ones beside it (demo/studio/shrink-heroes.mjs). */
final readonly class HeroPicture {

	private const SMALLER = array( 800, 1400 );

	public function __construct( private string $name ) {}

	public function exists(): bool {
		return is_file( get_theme_file_path( $this->path() ) );
	}

	public function url(): string {
		return get_theme_file_uri( $this->path() );
	}

	/** Empty where there is one size only. */
	public function srcset(): string {
		$sizes = array();
		foreach ( self::SMALLER as $width ) {
			if ( is_file( get_theme_file_path( $this->path( "-{$width}" ) ) ) ) {
				$sizes[] = get_theme_file_uri( $this->path( "-{$width}" ) ) . " {$width}w";
			}
		}
		return $sizes ? implode( ', ', array( ...$sizes, $this->url() . ' 2000w' ) ) : '';
	}

	private function path( string $size = '' ): string {
		return "assets/pictures/{$this->name}{$size}.webp";
	}
}
