<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Form;

/**
 * A calculator that works by GET without JavaScript: fields, an answer, small print. The elements and classes are those
 * of src/ui/calculator-frame.tsx: change both, or the page jumps.
 */
final readonly class CalculatorFrame {

	/**
	 * @param string                                   $label  What it works out, for screen readers.
	 * @param string                                   $action Address of the page.
	 * @param list<array{name: string, value: string}> $hidden What of the page's address the form carries on.
	 * @param string                                   $more   Another class of the form; empty for none.
	 */
	public function __construct( private string $label, private string $action, private array $hidden, private string $more = '' ) {}

	/** The fields follow. */
	public function begin(): void {
		printf( '<form class="%s" method="get" action="%s" aria-label="%s"><div class="hh-calculator__fields">', esc_attr( trim( "hh-calculator {$this->more}" ) ), esc_url( $this->action ), esc_attr( $this->label ) );
		foreach ( $this->hidden as $field ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $field['name'] ), esc_attr( $field['value'] ) );
		}
	}

	/** The answer follows, or what is wrong. */
	public function result(): void {
		printf( '<button class="hh-button hh-calculator__submit" type="submit">%s</button></div><div class="hh-calculator__result">', esc_html__( 'Calculate', 'hearth-hammer' ) );
	}

	/** @param string $foot The small print, as HTML; empty for none. */
	public function end( string $foot ): void {
		echo '</div><p class="hh-visually-hidden" role="status"></p>' . ( '' === $foot ? '' : '<p class="hh-calculator__foot">' . wp_kses( $foot, array( 'a' => array( 'href' => array(), 'rel' => array() ) ) ) . '</p>' ) . '</form>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Nothing but links is left in it.
	}

	/** @param string $words Of the small print. */
	public static function foot( string $words, string $source = '' ): string {
		return esc_html( $words ) . ( '' === $source ? '' : sprintf( ' <a href="%s" rel="noopener">%s</a>', esc_url( $source ), esc_html__( 'Official rates', 'hearth-hammer' ) ) );
	}
}
