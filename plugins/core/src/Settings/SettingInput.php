<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

/**
 * Prints the input of a field. A setting that a constant decides is shown as such, and cannot be changed.
 */
final readonly class SettingInput {

	public function __construct( private SettingsStore $store ) {}

	public function show( Field $field, string $id ): void {
		$fixed = $this->store->is_fixed( $field->name );
		$name  = "{$this->store->option}[{$field->name}]";
		$value = $this->store->text( $field->name );
		$attrs = sprintf( 'id="%s" name="%s"%s', esc_attr( $id ), esc_attr( $name ), $fixed ? ' disabled' : '' );
		switch ( $field->type ) {
			case FieldType::Choice:
				echo '<select ' . $attrs . '>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
				foreach ( $field->choices as $choice => $label ) {
					// An array's key "0" comes as a number.
					printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $choice ), selected( (string) $choice, $value, false ), esc_html( $label ) );
				}
				echo '</select>';
				break;
			case FieldType::Flag:
				// A box that is not ticked is not sent; the hidden field says so.
				printf( '<input type="hidden" name="%s" value="0"%s>', esc_attr( $name ), $fixed ? ' disabled' : '' );
				printf( '<input type="checkbox" value="1" %s %s>', $attrs, checked( $this->store->flag( $field->name ), true, false ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
				break;
			case FieldType::LongText:
				printf( '<textarea class="large-text" rows="4" %s>%s</textarea>', $attrs, esc_textarea( $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
				break;
			case FieldType::Number:
				printf( '<input type="number" class="small-text" min="%d" max="%d" value="%s" %s>', (int) $field->least, (int) $field->most, esc_attr( $value ), $attrs ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
				break;
			case FieldType::Date:
				printf( '<input type="date" value="%s" %s>', esc_attr( $value ), $attrs ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
				break;
			default:
				$type = match ( $field->type ) {
					FieldType::Email => 'email',
					FieldType::Url => 'url',
					default => 'text',
				};
				printf( '<input type="%s" class="regular-text" value="%s" %s>', esc_attr( $type ), esc_attr( $value ), $attrs ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		}
		/* translators: %s: the name of a constant */
		$hint = $fixed ? sprintf( __( 'Set by %s outside WordPress.', 'hearth-hammer' ), $this->store->constant( $field->name ) ) : $field->help;
		if ( '' !== $hint ) {
			echo '<p class="description">' . esc_html( $hint ) . '</p>';
		}
	}
}
