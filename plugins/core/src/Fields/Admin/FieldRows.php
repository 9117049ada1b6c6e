<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields\Admin;

use Closure;
use HearthHammer\Core\Assets\Assets;

/**
 * A field of several rows on an edit screen: what stands there, and empty rows to type into. The enhancement `field-rows`
 * adds more of them; without JavaScript a save brings new empty ones.
 */
final readonly class FieldRows {

	private const EMPTY = 2;

	/** @param string $key Name of the field in the form; a row's inputs are named `{key}[{row}][{part}]`. */
	public function __construct( private string $id, private string $key, private string $label ) {}

	/** Brings script and sheet to the edit screen of the post type; on `admin_enqueue_scripts`. */
	public static function enqueue( string $page, string $post_type ): void {
		if ( in_array( $page, array( 'post.php', 'post-new.php' ), true ) && get_current_screen()?->post_type === $post_type ) {
			Assets::enqueue_enhancement( 'field-rows' );
		}
	}

	/**
	 * @param list<array<string, mixed>>                  $rows  As they are stored, or as they were typed where they were refused.
	 * @param Closure(array<string, mixed>, Closure(string): string): void $print Prints the inputs of a row; the second argument makes the escaped attributes of a part's input: its name, and that it is wrong.
	 * @param Closure(array<string, mixed>): string       $fault What is wrong with a row in which something stands; empty for nothing.
	 */
	public function print( array $rows, Closure $print, Closure $fault ): void {
		printf( '<fieldset id="%s" class="hh-rows" data-hh-rows><legend class="screen-reader-text">%s</legend>', esc_attr( $this->id ), esc_html( $this->label ) );
		for ( $number = 0; $number < count( $rows ) + self::EMPTY; $number++ ) {
			$row      = $rows[ $number ] ?? array();
			$sentence = array() === $row ? '' : $fault( $row );
			$below    = "{$this->id}-{$number}-fault";
			$state    = '' === $sentence ? '' : sprintf( ' aria-invalid="true" aria-describedby="%s"', esc_attr( $below ) );
			echo '<div class="hh-rows__row" data-hh-row>';
			$print( $row, fn ( string $part ): string => sprintf( 'name="%s[%d][%s]"%s', esc_attr( $this->key ), $number, esc_attr( $part ), $state ) );
			if ( '' !== $sentence ) {
				printf( '<p class="hh-field-fault" id="%s" style="color:#b32d2e">%s</p>', esc_attr( $below ), esc_html( $sentence ) );
			}
			echo '</div>';
		}
		// Without JavaScript it could do nothing.
		printf( '<button type="button" class="button" data-hh-add-row hidden>%s</button></fieldset>', esc_html__( 'Add another', 'hearth-hammer' ) );
	}
}
