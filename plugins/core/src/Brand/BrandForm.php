<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Brand;

/**
 * What staff choose on the Brand screen.
 *
 * @phpstan-import-type Config from StylesConfig
 */
final readonly class BrandForm {

	/** Theme mod: an attachment. */
	public const DARK_LOGO = 'hh_dark_logo';

	private const CORNERS = array(
		'square' => array( 's' => '0', 'm' => '0' ),
		'slight' => array( 's' => '2px', 'm' => '4px' ),
		'round'  => array( 's' => '6px', 'm' => '12px' ),
	);

	/**
	 * @param array<string, string> $colors  Palette::BASE → as typed.
	 * @param array<string, string> $fonts   Fonts::SLUGS → CSS font-family.
	 * @param string                $corners A key of CORNERS; empty for others, which stay.
	 */
	private function __construct( public array $colors, public array $fonts, public string $corners ) {}

	/** @param array<string, mixed> $input The form as it was sent; what is missing is as it is now. */
	public static function from_input( array $input, self $now ): self {
		$text = static fn ( string $name, string $otherwise ): string => is_string( $input[ $name ] ?? null ) ? trim( $input[ $name ] ) : $otherwise;
		return new self(
			array_combine( Palette::BASE, array_map( static fn ( string $slug ): string => $text( $slug, $now->colors[ $slug ] ), Palette::BASE ) ),
			array_combine( Fonts::SLUGS, array_map( static fn ( string $slug ): string => $text( $slug, $now->fonts[ $slug ] ), Fonts::SLUGS ) ),
			$text( 'corners', $now->corners )
		);
	}

	/** @param Config $config */
	public static function from_config( array $config ): self {
		$palette = StylesConfig::palette( $config );
		$fonts   = StylesConfig::fonts( $config ) + array_map( static fn ( array $font ): string => $font['value'], Defaults::all()['font'] );
		$corners = array_search( StylesConfig::radius( $config ), self::CORNERS, true );
		return new self( array_intersect_key( $palette->colors, array_flip( Palette::BASE ) ), $fonts, (string) $corners );
	}

	/** @return array<string, string> Field → sentence. */
	public function errors(): array {
		$errors = array();
		foreach ( $this->colors as $slug => $hex ) {
			if ( null === Color::parse( $hex ) ) {
				$errors[ $slug ] = __( 'Enter a colour like #14231b.', 'hearth-hammer' );
			}
		}
		$choices = Fonts::choices();
		$saved   = self::from_config( SavedStyles::config() )->fonts;
		foreach ( $this->fonts as $slug => $family ) {
			if ( ! isset( $choices[ $family ] ) && $family !== $saved[ $slug ] ) {
				$errors[ $slug ] = __( 'Choose a font from the list.', 'hearth-hammer' );
			}
		}
		if ( '' !== $this->corners && ! isset( self::CORNERS[ $this->corners ] ) ) {
			$errors['corners'] = __( 'Choose one of the corners.', 'hearth-hammer' );
		}
		return $errors;
	}

	public function palette(): Palette {
		return StylesConfig::base_palette( $this->colors );
	}

	/**
	 * The styles with what was chosen here; everything else in them stays.
	 *
	 * @param Config $config
	 * @return Config
	 */
	public function into( array $config ): array {
		$is_same_base = $this->palette()->colors === StylesConfig::base_palette( self::from_config( $config )->colors )->colors;
		// Single colours that staff changed under Styles hold until the three change.
		$palette = $is_same_base ? StylesConfig::palette( $config ) : $this->palette();
		return StylesConfig::with_palette( StylesConfig::with_shape( $config, $this->fonts, self::CORNERS[ $this->corners ] ?? StylesConfig::radius( $config ) ), $palette );
	}

	/** @return array<string, string> Key → name. */
	public static function corners(): array {
		return array(
			'square' => __( 'Square', 'hearth-hammer' ),
			'slight' => __( 'Slightly rounded', 'hearth-hammer' ),
			'round'  => __( 'Rounded', 'hearth-hammer' ),
		);
	}
}
