<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

use Closure;

/**
 * One setting as a screen shows it and accepts it. Its default is in the SettingsStore, which every request reads;
 * labels are translated, so fields are made only where a screen needs them.
 */
final readonly class Field {

	/**
	 * @param string                $name      Key in the option.
	 * @param int                   $least     Smallest number.
	 * @param int                   $most      Largest number, or longest text.
	 * @param array<int|string, string> $choices Value to label, of a Choice.
	 * @param bool                  $required  Whether an empty text is refused.
	 * @param Closure|null          $sanitiser `fn ( string ): string|int|null`, in place of the type's own rule; null refuses the value.
	 * @param string                $refusal   What to enter instead of a value that was refused; empty: the type's own sentence.
	 */
	public function __construct(
		public string $name,
		public string $label,
		public FieldType $type = FieldType::Text,
		public string $help = '',
		public int $least = 0,
		public int $most = 1000000,
		public array $choices = array(),
		public bool $required = false,
		public ?Closure $sanitiser = null,
		public string $refusal = '',
	) {}

	/** Says that the value was not taken, and what would be. */
	public function refused(): string {
		$instead = '' === $this->refusal ? $this->type_refusal() : $this->refusal;
		/* translators: 1: a setting's name, 2: a sentence that says what is possible */
		return sprintf( __( '“%1$s” was not changed. %2$s', 'hearth-hammer' ), $this->label, $instead );
	}

	private function type_refusal(): string {
		return match ( $this->type ) {
			/* translators: 1, 2: numbers */
			FieldType::Number => sprintf( __( 'Enter a whole number from %1$s to %2$s.', 'hearth-hammer' ), number_format_i18n( $this->least ), number_format_i18n( $this->most ) ),
			FieldType::Choice => __( 'Choose a value from the list.', 'hearth-hammer' ),
			FieldType::Date => __( 'Enter a valid date.', 'hearth-hammer' ),
			FieldType::Email => __( 'Enter an email address in the correct format, like name@example.com.', 'hearth-hammer' ),
			FieldType::Emails => __( 'Enter email addresses separated by commas.', 'hearth-hammer' ),
			FieldType::Url => __( 'Enter a web address that starts with https://.', 'hearth-hammer' ),
			FieldType::ServiceUrl => __( 'Enter a web address that starts with https://, or an address on this server.', 'hearth-hammer' ),
			FieldType::Secret => __( 'It is too long or has characters that are not allowed.', 'hearth-hammer' ),
			default => __( 'Enter some text.', 'hearth-hammer' ),
		};
	}
}
