<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields\Admin;

use HearthHammer\Core\Assets\Assets;

/**
 * A section of an edit screen that unfolds. Folded, its line says what is inside and how much of it is filled in. What a
 * person opens or folds stays so for them: the enhancement `field-sections` writes it into WordPress's user settings,
 * which WordPress keeps with the person.
 */
final readonly class SectionFold {

	/** @param string $post_type Of the screen: each remembers its own. */
	public function __construct( private string $post_type ) {}

	/** Brings script and sheet to the screen of the post type; on `admin_enqueue_scripts`. */
	public static function enqueue( string $page, string $post_type ): void {
		if ( in_array( $page, array( 'post.php', 'post-new.php' ), true ) && get_current_screen()?->post_type === $post_type ) {
			Assets::enqueue_enhancement( 'field-sections' );
		}
	}

	/**
	 * Prints the beginning of a section; end() prints its end.
	 *
	 * @param list<string> $inside    Labels of the fields that the screen shows.
	 * @param int          $filled    How many of them hold something.
	 * @param bool         $has_fault Whether something in it was refused: then it is open, whatever was remembered.
	 */
	public function begin( FieldSection $section, array $inside, int $filled, bool $has_fault ): void {
		printf(
			'<details class="hh-fields" id="hh-section-%s"%s%s><summary><h3>%s</h3> ',
			esc_attr( $section->id ),
			$section->is_remembered ? sprintf( ' data-hh-section="%s" data-hh-setting="%s"', esc_attr( $section->id ), esc_attr( $this->setting() ) ) : '',
			esc_attr( $has_fault || $this->is_open( $section ) ? ' open' : '' ),
			esc_html( $section->heading )
		);
		printf(
			'<span class="hh-fields__inside"><span class="hh-fields__filled">%s</span> <span class="hh-fields__names">%s</span></span></summary>',
			/* translators: 1: how many fields hold something, 2: of how many */
			esc_html( sprintf( __( '%1$d of %2$d filled in', 'hearth-hammer' ), $filled, count( $inside ) ) ),
			esc_html( implode( ', ', $inside ) )
		);
	}

	public static function end(): void {
		echo '</details>';
	}

	/**
	 * Whether a field holds something. 0 is what stands where nobody knows, unless the field can be empty as well.
	 *
	 * @param array<string, mixed> $schema Of the field.
	 */
	public static function is_filled( mixed $value, array $schema ): bool {
		return match ( true ) {
			is_int( $value ), is_float( $value ) => 0.0 !== (float) $value || is_array( $schema['type'] ?? '' ),
			default => ! in_array( $value, array( '', null, false, array() ), true ),
		};
	}

	/** As the person left it, else as the section says. */
	private function is_open( FieldSection $section ): bool {
		$remembered = $section->is_remembered ? explode( '-', (string) get_user_setting( $this->setting(), '' ) ) : array();
		return in_array( $section->id . '1', $remembered, true ) || ( $section->is_open && ! in_array( $section->id . '0', $remembered, true ) );
	}

	/** The user setting that holds all sections of the screen, as `price1-rights0`. */
	private function setting(): string {
		return 'hh_sections_' . $this->post_type;
	}
}
