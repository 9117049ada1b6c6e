<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Form;

/**
 * The fields of templates/property-enquiry.php: what was typed, and what is wrong with it.
 */
final readonly class FormFields {

	/**
	 * @param string                $id     Before every id.
	 * @param array<string, mixed>  $typed
	 * @param array<string, string> $faults
	 */
	public function __construct(
		public string $id,
		private array $typed,
		private array $faults,
	) {}

	public function value( string $name ): string {
		$value = $this->typed[ $name ] ?? '';
		return is_scalar( $value ) ? mb_substr( (string) $value, 0, 4000 ) : '';
	}

	public function kind(): string {
		return 'ask' === $this->value( 'kind' ) ? 'ask' : 'viewing';
	}

	public function has_wish( string $wish ): bool {
		return in_array( $wish, is_array( $this->typed['wishes'] ?? null ) ? $this->typed['wishes'] : array(), true );
	}

	public function is_invalid( string $name ): bool {
		return '' !== ( $this->faults[ $name ] ?? '' );
	}

	/** The attributes that tie a field to its fault and hint. */
	public function print_state( string $name, bool $has_hint = false ): void {
		$ids = array_filter( array( $this->is_invalid( $name ) ? "{$this->id}-{$name}-error" : '', $has_hint ? "{$this->id}-{$name}-hint" : '' ) );
		if ( $this->is_invalid( $name ) ) {
			echo ' aria-invalid="true"';
		}
		if ( array() !== $ids ) {
			printf( ' aria-describedby="%s"', esc_attr( implode( ' ', $ids ) ) );
		}
	}

	public function print_fault( string $name ): void {
		if ( $this->is_invalid( $name ) ) {
			printf( '<p class="hh-field__error" id="%s" role="alert">%s</p>', esc_attr( "{$this->id}-{$name}-error" ), esc_html( $this->faults[ $name ] ) );
		}
	}

	/** @param string $attributes Safe HTML, with a leading space. */
	public function print_input( string $name, string $type, string $label, string $attributes, bool $is_optional = false ): void {
		// phpcs:disable WordPress.Security.EscapeOutput -- The attributes are written out in the template, the rest is escaped.
		printf(
			'<div class="hh-field%s"><label class="hh-field__label" for="%s">%s%s</label><input type="%s" id="%s" name="%s" class="hh-field__input" value="%s"%s',
			$this->is_invalid( $name ) ? ' hh-field--invalid' : '',
			esc_attr( "{$this->id}-{$name}" ),
			esc_html( $label ),
			$is_optional ? '<span class="hh-field__optional"> ' . esc_html__( '(optional)', 'hearth-hammer' ) . '</span>' : '',
			esc_attr( $type ),
			esc_attr( "{$this->id}-{$name}" ),
			esc_attr( $name ),
			esc_attr( $this->value( $name ) ),
			$attributes
		);
		// phpcs:enable
		$this->print_state( $name );
		echo '>';
		$this->print_fault( $name );
		echo '</div>';
	}

	/**
	 * The times of a day as buttons.
	 *
	 * @param array{date: string, label: string, slots: list<array{id: int, starts_at: int, time: string, label: string}>} $day
	 */
	public function print_day( array $day ): void {
		printf( '<div class="hh-enquiry__day"><p class="hh-enquiry__date">%s</p><div class="hh-enquiry__times">', esc_html( $day['label'] ) );
		foreach ( $day['slots'] as $slot ) {
			printf(
				'<label class="hh-choice hh-enquiry__time"><input type="radio" name="slot" value="%d"%s><span class="hh-visually-hidden">%s, </span>%s</label>',
				(int) $slot['id'],
				checked( (string) $slot['id'], $this->value( 'slot' ), false ),
				esc_html( $day['label'] ),
				esc_html( $slot['time'] )
			);
		}
		echo '</div></div>';
	}
}
