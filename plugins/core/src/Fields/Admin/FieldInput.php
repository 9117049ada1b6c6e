<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields\Admin;

use Closure;
use HearthHammer\Core\Text\Scalar;

/**
 * Prints the input of a field, and below it the sentence that says what is wrong with what was typed.
 */
final readonly class FieldInput {

	private const PREFIX = 'hh-field-';
	private const ROWS   = 4;

	/**
	 * @param string                                      $form    Name of the form's array.
	 * @param Closure(string): array<string|int, string> $choices Of a field that has fixed ones, or some of its own: value to label; none for other fields.
	 * @param string                                      $prefix  What the ids of its elements begin with.
	 */
	public function __construct(
		private string $form,
		private Closure $choices,
		private string $prefix = self::PREFIX,
	) {}

	/** The id of a field's element. */
	public static function id( string $name ): string {
		return self::PREFIX . $name;
	}

	/**
	 * @param array<string, mixed> $schema Of the field.
	 * @param mixed                $value  As it is stored, or as it was typed where it was refused.
	 */
	public function print( string $name, string $label, array $schema, mixed $value, string $fault ): void {
		$this->print_kind( FieldKind::of( $name, $schema ), $name, $label, is_array( $schema['type'] ), $value, $fault );
	}

	/**
	 * @param bool $has_zero Whether 0 is a number as others are; else it stands where nobody knows, and is not shown.
	 * @param int  $rows     How high a field of several lines is.
	 */
	public function print_kind( FieldKind $kind, string $name, string $label, bool $has_zero, mixed $value, string $fault, int $rows = self::ROWS ): void {
		$id      = $this->prefix . $name;
		$key     = "{$this->form}[{$name}]";
		$state   = '' === $fault ? '' : sprintf( ' aria-invalid="true" aria-describedby="%s-fault"', esc_attr( $id ) );
		$text    = Scalar::text( $value );
		$choices = ( $this->choices )( $name );
		// phpcs:disable WordPress.Security.EscapeOutput -- $state is escaped above; the rest where it is printed.
		match ( true ) {
			FieldKind::Choices === $kind => $this->print_choices( $id, $key, $label, $choices, is_array( $value ) ? $value : array() ),
			array() !== $choices => $this->print_select( $id, $key, $state, $choices, $text ),
			FieldKind::Times === $kind => $this->print_times( $id, $key, $label, is_array( $value ) ? array_values( $value ) : array(), '' !== $fault ),
			FieldKind::Flag === $kind => printf( '<input type="hidden" name="%1$s" value="0"><input type="checkbox" id="%2$s" name="%1$s" value="1"%3$s>', esc_attr( $key ), esc_attr( $id ), checked( (bool) $value, true, false ) ),
			FieldKind::Lines === $kind => printf( '<textarea class="large-text" rows="%d" id="%s" name="%s"%s>%s</textarea>', (int) $rows, esc_attr( $id ), esc_attr( $key ), $state, esc_textarea( is_array( $value ) ? implode( "\n", array_filter( $value, is_string( ... ) ) ) : $text ) ),
			FieldKind::Text === $kind => printf( '<textarea class="large-text" rows="%d" id="%s" name="%s"%s>%s</textarea>', (int) $rows, esc_attr( $id ), esc_attr( $key ), $state, esc_textarea( $text ) ),
			FieldKind::Time === $kind => printf( '<input type="datetime-local" id="%s" name="%s" value="%s"%s>', esc_attr( $id ), esc_attr( $key ), esc_attr( is_int( $value ) ? TypedField::shown( $value ) : $text ), $state ),
			FieldKind::Hour === $kind => printf( '<input type="time" id="%s" name="%s" value="%s"%s>', esc_attr( $id ), esc_attr( $key ), esc_attr( $text ), $state ),
			// A date that is none would be shown as nothing.
			FieldKind::Date === $kind => printf( '<input type="%s" id="%s" name="%s" value="%s"%s>', 1 === preg_match( '/^(\d{4}-\d{2}-\d{2})?$/D', $text ) ? 'date' : 'text', esc_attr( $id ), esc_attr( $key ), esc_attr( $text ), $state ),
			// Text, also for numbers: the browser's own check would hold the whole form for a field that is folded away.
			FieldKind::Number === $kind => printf( '<input type="text" inputmode="decimal" class="hh-number" id="%s" name="%s" value="%s"%s>', esc_attr( $id ), esc_attr( $key ), esc_attr( '0' === $text && ! $has_zero ? '' : $text ), $state ),
			default => printf( '<input type="text" class="regular-text" id="%s" name="%s" value="%s"%s>', esc_attr( $id ), esc_attr( $key ), esc_attr( $text ), $state ),
		};
		// phpcs:enable
		if ( '' !== $fault ) {
			printf( '<p class="hh-field-fault" style="color:#b32d2e" id="%s-fault">%s</p>', esc_attr( $id ), esc_html( $fault ) );
		}
	}

	/** @param array<string|int, string> $choices */
	private function print_select( string $id, string $key, string $state, array $choices, string $value ): void {
		// What a source brought and nobody offers stays as it is.
		$choices += '' === $value || isset( $choices[ $value ] ) ? array() : array( $value => $value );
		printf( '<select id="%s" name="%s"%s>', esc_attr( $id ), esc_attr( $key ), $state ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by print().
		foreach ( $choices as $choice => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $choice ), selected( $value, (string) $choice, false ), esc_html( $label ) );
		}
		echo '</select>';
	}

	/**
	 * @param array<string|int, string> $choices
	 * @param array<mixed>              $values
	 */
	private function print_choices( string $id, string $key, string $label, array $choices, array $values ): void {
		// None ticked sends nothing; the hidden input says that they were there.
		printf( '<fieldset id="%s"><legend class="screen-reader-text">%s</legend><input type="hidden" name="%s[]" value="">', esc_attr( $id ), esc_html( $label ), esc_attr( $key ) );
		foreach ( $choices as $choice => $words ) {
			printf( '<label style="margin-right:1.5em"><input type="checkbox" name="%s[]" value="%s"%s> %s</label>', esc_attr( $key ), esc_attr( (string) $choice ), checked( in_array( (string) $choice, $values, true ), true, false ), esc_html( $words ) );
		}
		echo '</fieldset>';
	}

	/** @param list<mixed> $rows */
	private function print_times( string $id, string $key, string $label, array $rows, bool $is_refused ): void {
		( new FieldRows( $id, $key, $label ) )->print(
			array_values( array_filter( $rows, is_array( ... ) ) ),
			static function ( array $row, Closure $attributes ): void {
				foreach ( array( 'starts_at' => __( 'From', 'hearth-hammer' ), 'ends_at' => __( 'To', 'hearth-hammer' ) ) as $part => $words ) {
					$time = $row[ $part ] ?? 0;
					printf( '<label>%s <input type="datetime-local" %s value="%s"></label> ', esc_html( $words ), $attributes( $part ), esc_attr( is_int( $time ) ? TypedField::shown( $time ) : (string) $time ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by FieldRows.
				}
				printf( '<label class="hh-rows__long">%s <input type="text" %s value="%s"></label>', esc_html__( 'Note', 'hearth-hammer' ), $attributes( 'note' ), esc_attr( is_string( $row['note'] ?? null ) ? $row['note'] : '' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by FieldRows.
			},
			static fn ( array $row ): string => $is_refused && ( ! is_int( $row['starts_at'] ?? null ) || ! is_int( $row['ends_at'] ?? null ) || 0 === $row['starts_at'] || $row['ends_at'] <= $row['starts_at'] )
				? __( 'Enter a start date and time, and a later end.', 'hearth-hammer' ) : ''
		);
	}
}
