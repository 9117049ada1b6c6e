<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Form;

/**
 * Prints the fields of a visitor's form, with what was typed and what is wrong with it. Elements and classes are those of
 * src/ui/form, so that an island's first frame is the server's.
 */
final readonly class FormFields {

	/** Longer texts are no answer to any field; what is typed back is bounded. */
	private const MOST = 4000;

	/**
	 * @param string                $id     Before every id, e.g. `hh-enquiry-12`.
	 * @param array<mixed>          $typed  Name to value, as it was sent.
	 * @param array<string, string> $faults Name to sentence.
	 */
	public function __construct(
		public string $id,
		private array $typed,
		private array $faults,
	) {}

	public function value( string $name ): string {
		$value = $this->typed[ $name ] ?? '';
		return is_scalar( $value ) ? mb_substr( (string) $value, 0, self::MOST ) : '';
	}

	/** Whether one of several boxes of a name is ticked. */
	public function has( string $name, string $choice ): bool {
		return in_array( $choice, is_array( $this->typed[ $name ] ?? null ) ? $this->typed[ $name ] : array(), true );
	}

	public function is_invalid( string $name ): bool {
		return '' !== ( $this->faults[ $name ] ?? '' );
	}

	/** The attributes that tie a field to its fault and hint; the first that is wrong gets the focus. */
	public function print_state( string $name, bool $has_hint = false ): void {
		$ids = array_filter( array( $this->is_invalid( $name ) ? "{$this->id}-{$name}-error" : '', $has_hint ? "{$this->id}-{$name}-hint" : '' ) );
		if ( $this->is_invalid( $name ) ) {
			echo ' aria-invalid="true"', array_key_first( array_filter( $this->faults ) ) === $name ? ' autofocus' : '';
		}
		if ( array() !== $ids ) {
			printf( ' aria-describedby="%s"', esc_attr( implode( ' ', $ids ) ) );
		}
	}

	/** The same for a fieldset of radios or, with several answers, of boxes. */
	public function print_group_state( string $name, bool $is_required ): void {
		// ARIA has no required groups, only required groups of radios.
		echo $is_required ? ' role="radiogroup" aria-required="true"' : '';
		echo $this->is_invalid( $name ) ? ' tabindex="-1"' : '';
		$this->print_state( $name );
	}

	/** Not an alert: the form has one, which says how many answers are wrong. */
	public function print_fault( string $name ): void {
		if ( $this->is_invalid( $name ) ) {
			printf( '<p class="hh-field__error" id="%s">%s</p>', esc_attr( "{$this->id}-{$name}-error" ), esc_html( $this->faults[ $name ] ) );
		}
	}

	/**
	 * A field of one line.
	 *
	 * @param string $attributes Safe HTML, with a leading space.
	 * @param string $hint       Plain text; empty for none.
	 */
	public function print_input( string $name, string $type, string $label, string $attributes, bool $is_optional = false, string $hint = '', string $class = '' ): void {
		$this->open( $name, $label, $is_optional, $class );
		// phpcs:ignore WordPress.Security.EscapeOutput -- The attributes are written out by the caller.
		printf( '<input type="%s" id="%s" name="%s" class="hh-field__input" value="%s"%s', esc_attr( $type ), esc_attr( "{$this->id}-{$name}" ), esc_attr( $name ), esc_attr( $this->value( $name ) ), $attributes );
		$this->print_state( $name, '' !== $hint );
		echo '>';
		$this->close( $name, $hint );
	}

	/** Who asks: name, email address and, where the form has it, telephone number. Lengths are those of Visitor\PersonName and its neighbours. */
	public function print_person( bool $has_phone = true, bool $needs_phone = false ): void {
		$this->print_input( 'name', 'text', __( 'Name', 'hearth-hammer' ), ' autocomplete="name" maxlength="40" required' );
		$this->print_input( 'email', 'email', __( 'Email address', 'hearth-hammer' ), ' autocomplete="email" maxlength="254" required' );
		if ( $has_phone ) {
			$this->print_input( 'phone', 'tel', __( 'Phone number', 'hearth-hammer' ), ' autocomplete="tel" maxlength="30"' . ( $needs_phone ? ' required' : '' ), ! $needs_phone );
		}
	}

	/**
	 * A field of several lines.
	 *
	 * @param string $attributes Safe HTML, with a leading space.
	 * @param string $hint       Plain text; empty for none.
	 */
	public function print_area( string $name, string $label, string $attributes, bool $is_optional = false, string $hint = '', string $class = '' ): void {
		$this->open( $name, $label, $is_optional, $class );
		// phpcs:ignore WordPress.Security.EscapeOutput -- The attributes are written out by the caller.
		printf( '<textarea id="%s" name="%s" class="hh-field__input"%s', esc_attr( "{$this->id}-{$name}" ), esc_attr( $name ), $attributes );
		$this->print_state( $name, '' !== $hint );
		printf( '>%s</textarea>', esc_textarea( $this->value( $name ) ) );
		$this->close( $name, $hint );
	}

	/**
	 * A choice of one.
	 *
	 * @param list<array{value: string, label: string}> $options
	 * @param string                                    $none What stands there while nothing is chosen.
	 */
	public function print_select( string $name, string $label, array $options, string $none, bool $is_optional = false ): void {
		$this->open( $name, $label, $is_optional, '' );
		printf( '<select id="%s" name="%s" class="hh-field__input"%s', esc_attr( "{$this->id}-{$name}" ), esc_attr( $name ), $is_optional ? '' : ' aria-required="true"' );
		$this->print_state( $name );
		printf( '><option value="">%s</option>', esc_html( $none ) );
		foreach ( $options as $option ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $option['value'] ), selected( $option['value'], $this->value( $name ), false ), esc_html( $option['label'] ) );
		}
		echo '</select>';
		$this->close( $name, '' );
	}

	/**
	 * A file, which may be left out: browsers do not bring it back, so it cannot be shown again.
	 *
	 * @param string $accept Endings of names, e.g. `.pdf,.jpg`.
	 * @param string $hint   Plain text.
	 */
	public function print_file( string $name, string $label, string $accept, string $hint ): void {
		$this->open( $name, $label, true, '' );
		printf( '<input type="file" id="%s" name="%s" class="hh-field__input" accept="%s"', esc_attr( "{$this->id}-{$name}" ), esc_attr( $name ), esc_attr( $accept ) );
		$this->print_state( $name, true );
		echo '>';
		$this->close( $name, $hint );
	}

	/**
	 * A choice among buttons, of one or of several.
	 *
	 * @param list<array{value: string, label: string}> $options
	 */
	public function print_choices( string $name, string $label, array $options, bool $is_many = false ): void {
		printf( '<fieldset class="hh-field%s"', $this->is_invalid( $name ) ? ' hh-field--invalid' : '' );
		$this->print_group_state( $name, ! $is_many );
		printf( '><legend>%s%s</legend>', esc_html( $label ), $is_many ? '<span class="hh-field__optional"> ' . esc_html__( '(optional)', 'hearth-hammer' ) . '</span>' : '' ); // phpcs:ignore WordPress.Security.EscapeOutput
		$this->print_fault( $name );
		echo '<div class="hh-choices">';
		foreach ( $options as $option ) {
			$is_on = $is_many ? $this->has( $name, $option['value'] ) : $option['value'] === $this->value( $name );
			printf( '<label class="hh-choice"><input type="%s" name="%s" value="%s"%s>%s</label>', esc_attr( $is_many ? 'checkbox' : 'radio' ), esc_attr( $name . ( $is_many ? '[]' : '' ) ), esc_attr( $option['value'] ), checked( $is_on, true, false ), esc_html( $option['label'] ) );
		}
		echo '</div></fieldset>';
	}

	/**
	 * A box to tick, with its fault below it.
	 *
	 * @param string $attributes Safe HTML, with a leading space.
	 */
	public function print_check( string $name, string $value, string $label, string $attributes = '' ): void {
		printf( '<div class="hh-field%s"><label class="hh-check"><input type="checkbox" name="%s" value="%s"', $this->is_invalid( $name ) ? ' hh-field--invalid' : '', esc_attr( $name ), esc_attr( $value ) );
		checked( $value, $this->value( $name ) );
		$this->print_state( $name );
		printf( '%s>%s</label>', $attributes, esc_html( $label ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- The attributes are written out by the caller.
		$this->print_fault( $name );
		echo '</div>';
	}

	/** A field that people do not see: whoever fills it in is none. */
	public function print_trap(): void {
		printf( '<div class="hh-trap" aria-hidden="true"><label>%s<input type="text" name="website" tabindex="-1" autocomplete="off" value=""></label></div>', esc_html__( 'Leave this empty', 'hearth-hammer' ) );
	}

	private function open( string $name, string $label, bool $is_optional, string $class ): void {
		printf(
			'<div class="%s"><label class="hh-field__label" for="%s">%s%s</label>',
			esc_attr( implode( ' ', array_filter( array( 'hh-field', $class, $this->is_invalid( $name ) ? 'hh-field--invalid' : '' ) ) ) ),
			esc_attr( "{$this->id}-{$name}" ),
			esc_html( $label ),
			$is_optional ? '<span class="hh-field__optional"> ' . esc_html__( '(optional)', 'hearth-hammer' ) . '</span>' : '' // phpcs:ignore WordPress.Security.EscapeOutput
		);
	}

	private function close( string $name, string $hint ): void {
		if ( '' !== $hint ) {
			printf( '<p class="hh-field__hint" id="%s">%s</p>', esc_attr( "{$this->id}-{$name}-hint" ), esc_html( $hint ) );
		}
		$this->print_fault( $name );
		echo '</div>';
	}
}
