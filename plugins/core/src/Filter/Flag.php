<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Filter;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * A check box: only what a column of the index says it is.
 */
final readonly class Flag extends Filter {

	/**
	 * @param string                   $column Of the index; empty where other code says what it finds.
	 * @param (Closure(): string)|null $words  The filter that is set, where that differs from the label.
	 * @param string                   $on     What is sent when it is checked.
	 * @param string                   $is     How the column says so.
	 */
	public function __construct(
		string $name,
		private string $column,
		?Closure $label = null,
		private ?Closure $words = null,
		private string $on = '1',
		private string $is = '= 1',
		string $place = '',
		string $only = '',
		string $note = '',
	) {
		parent::__construct( $name, $label, $place, $only, $note );
	}

	protected function schema(): array {
		return array(
			'type'    => 'string',
			'enum'    => '1' === $this->on ? array( '', '0', '1' ) : array( '', $this->on ),
			'default' => '',
		);
	}

	public function default(): string {
		return '';
	}

	public function read( mixed $raw ): string {
		return FilterInput::one_of( $raw, array( $this->on ), '' );
	}

	public function conditions( string $value, array $set ): array {
		return '' === $this->column ? array() : array( "{$this->column} {$this->is}" );
	}

	public function chip( string $value, string $kind ): string {
		return null === $this->words ? $this->label() : ( $this->words )();
	}

	public function input(): string {
		return 'check';
	}

	public function options( array $values, string $kind ): array {
		return array( self::option( $this->on, $this->label() ) );
	}
}
