<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Brand;

/**
 * The two fonts of the site: for headings (`display`) and for text.
 *
 * @phpstan-type Family array{slug?: string, name?: string, fontFamily?: string, fontFace?: list<array{src?: string|list<string>, fontStyle?: string, fontFamily?: string}>}
 */
final class Fonts {

	public const SLUGS = array( 'display', 'text' );

	/**
	 * What staff may choose from: the design's own, those of the device, and those of WordPress's Font Library.
	 *
	 * @return array<string, string> CSS font-family → name.
	 */
	public static function choices(): array {
		$choices = array();
		foreach ( array( ...array_values( Defaults::all()['font'] ), ...Defaults::all()['fontChoice'] ) as $font ) {
			$choices[ $font['value'] ] = $font['name'] ?? '';
		}
		foreach ( self::families( wp_get_global_settings( array( 'typography', 'fontFamilies', 'custom' ) ) ) as $family ) {
			$choices[ $family['fontFamily'] ?? '' ] = $family['name'] ?? $family['slug'] ?? '';
		}
		unset( $choices[''] );
		return $choices;
	}

	/** A list that goes into a sheet and into the style of a mail: quoted or plain names, and nothing else. */
	public static function is_family( string $family ): bool {
		return 1 === preg_match( '/^(?:"[\w .-]+"|\'[\w .-]+\'|[\w-][\w -]*)(?:, *(?:"[\w .-]+"|\'[\w .-]+\'|[\w-][\w -]*))*$/D', $family );
	}

	/**
	 * @param array<string, string> $chosen Slug → CSS font-family; the design's own where it is missing.
	 * @return list<string> Addresses of the faces that the first lines need.
	 */
	public static function preloads( array $chosen ): array {
		$files = array();
		foreach ( self::SLUGS as $slug ) {
			$family = $chosen[ $slug ] ?? Defaults::all()['font'][ $slug ]['value'];
			foreach ( Defaults::all()['font'] as $own ) {
				if ( $own['value'] === $family ) {
					$files = array( ...$files, ...array_map( static fn ( string $file ): string => get_theme_file_uri( 'assets/fonts/' . $file ), $own['preload'] ?? array() ) );
					continue 2;
				}
			}
			$files[] = self::first_file( $family );
		}
		return array_values( array_unique( array_filter( $files ) ) );
	}

	/** The upright face that the Font Library keeps of it; empty for a font of the device. */
	private static function first_file( string $family ): string {
		foreach ( self::families( wp_get_global_settings( array( 'typography', 'fontFamilies', 'custom' ) ) ) as $known ) {
			if ( ( $known['fontFamily'] ?? '' ) !== $family ) {
				continue;
			}
			foreach ( $known['fontFace'] ?? array() as $face ) {
				$sources = (array) ( $face['src'] ?? array() );
				if ( 'normal' === ( $face['fontStyle'] ?? 'normal' ) && is_string( $sources[0] ?? null ) ) {
					return $sources[0];
				}
			}
		}
		return '';
	}

	/** @return list<Family> */
	private static function families( mixed $list ): array {
		/** @var list<Family> */
		return is_array( $list ) ? array_values( array_filter( $list, 'is_array' ) ) : array();
	}
}
