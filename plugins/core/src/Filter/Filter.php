<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Filter;

use Closure;

/**
 * One filter of a list: its schema, how it is read, its condition on the index, its words and its field in the form.
 *
 * A kind is a class here, or of a plugin where only that has it. A plugin has one row for each filter, in a Filters.
 */
abstract readonly class Filter {

	/**
	 * @param (Closure(): string)|null $label Of its field.
	 * @param string                   $place Where the form has it, in the plugin's words; empty for nowhere.
	 * @param string                   $only  The kind of list that has it, e.g. `Lettings`; empty for all.
	 * @param string                   $note  The contract's description.
	 */
	public function __construct(
		public string $name,
		private ?Closure $label = null,
		public string $place = '',
		public string $only = '',
		private string $note = '',
	) {}

	/** @return array<string, mixed> Its type, default, choices and bounds. */
	abstract protected function schema(): array;

	/** What was sent, as the address writes it. An invalid value is the default. */
	abstract public function read( mixed $raw ): string;

	/** As the address writes it. */
	abstract public function default(): string;

	/**
	 * Its conditions on the index, prepared.
	 *
	 * @param string                $value Not the default.
	 * @param array<string, string> $set   All filters that are set, by name.
	 * @return list<string>
	 */
	public function conditions( string $value, array $set ): array {
		unset( $value, $set );
		return array();
	}

	/** What is set in words, for its chip. */
	public function chip( string $value, string $kind ): string {
		unset( $kind );
		return $value;
	}

	/** select, check, text or date: its field in a form. */
	public function input(): string {
		return 'select';
	}

	/**
	 * What its field offers.
	 *
	 * @param array<string, string> $values What is set, which is offered too.
	 * @param string                $kind   Of the list.
	 * @return list<array{value: string, label: string}>
	 */
	public function options( array $values, string $kind ): array {
		unset( $values, $kind );
		return array();
	}

	final public function label(): string {
		return null === $this->label ? '' : ( $this->label )();
	}

	final public function is_for( string $kind ): bool {
		return '' === $this->only || $kind === $this->only;
	}

	/**
	 * Its property in the contract, for REST and TypeScript.
	 *
	 * @param array<string, mixed> $more Of the plugin.
	 * @return array<string, mixed>
	 */
	final public function entry( array $more = array() ): array {
		$schema = $this->schema();
		return array( 'type' => $schema['type'], ...( '' === $this->note ? array() : array( 'description' => $this->note ) ), ...$more, ...$schema );
	}

	/** @return array{value: string, label: string} */
	final protected static function option( string $value, string $label ): array {
		return array( 'value' => $value, 'label' => $label );
	}
}
