<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Brand;

/** Two colours that are used together and cannot be read, and the nearest one that can. */
final readonly class ContrastFault {

	public function __construct(
		public string $text,
		public string $ground,
		public float $ratio,
		public float $least,
		public Color $better,
	) {}

	public function sentence(): string {
		return sprintf(
			/* translators: 1: a colour's name, 2: another's, 3: a contrast like 2.1, 4: a contrast like 4.5, 5: a colour like #76530f */
			__( '%1$s can’t be read on %2$s: the contrast is %3$s and must be at least %4$s. Use %5$s instead.', 'hearth-hammer' ),
			self::name( $this->text ),
			self::name( $this->ground ),
			// Rounded down: a contrast of 4.48 is not 4.5.
			number_format_i18n( floor( $this->ratio * 10 ) / 10, 1 ),
			number_format_i18n( $this->least, 1 ),
			$this->better->hex()
		);
	}

	/** What staff call it: 'Accent' and not 'Brass'. */
	public static function name( string $slug ): string {
		return match ( $slug ) {
			'ink' => __( 'Text colour', 'hearth-hammer' ),
			'ink-soft' => __( 'Softer text', 'hearth-hammer' ),
			'muted' => __( 'Muted text', 'hearth-hammer' ),
			'paper' => __( 'Page background', 'hearth-hammer' ),
			'paper-deep' => __( 'Shaded background', 'hearth-hammer' ),
			'white' => __( 'Card background', 'hearth-hammer' ),
			'water' => __( 'Water on maps', 'hearth-hammer' ),
			'line' => __( 'Line', 'hearth-hammer' ),
			'line-strong' => __( 'Border of fields', 'hearth-hammer' ),
			'brass' => __( 'Accent colour', 'hearth-hammer' ),
			'brass-deep' => __( 'Accent text', 'hearth-hammer' ),
			'brass-pale' => __( 'Pale accent', 'hearth-hammer' ),
			'brass-light' => __( 'Accent on dark', 'hearth-hammer' ),
			'on-brass' => __( 'Text on the accent', 'hearth-hammer' ),
			'red' => __( 'Red', 'hearth-hammer' ),
			'green' => __( 'Green', 'hearth-hammer' ),
			'focus' => __( 'Focus ring', 'hearth-hammer' ),
			default => $slug,
		};
	}
}
