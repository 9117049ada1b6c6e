<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Filter;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * A text with a rule of its own: words, a place, an area on the map.
 */
final readonly class Text extends Filter {

	/**
	 * @param int                                                                $longest Characters.
	 * @param Closure(mixed): string                                             $reader  Gives an empty text for an invalid one.
	 * @param (Closure(string, array<string, string>): list<string>)|null        $finder  The conditions on the index, as Filter::conditions().
	 * @param (Closure(string): string)|null                                     $words   The filter that is set.
	 * @param (Closure(string): string)|null                                     $example In its empty field, in a kind of list.
	 */
	public function __construct(
		string $name,
		private int $longest,
		private Closure $reader,
		private ?Closure $finder = null,
		?Closure $label = null,
		private ?Closure $words = null,
		private ?Closure $example = null,
		private string $pattern = '',
		string $place = '',
		string $only = '',
		string $note = '',
	) {
		parent::__construct( $name, $label, $place, $only, $note );
	}

	protected function schema(): array {
		return array(
			'type' => 'string',
			...( '' === $this->pattern ? array() : array( 'pattern' => $this->pattern ) ),
			'maxLength' => $this->longest,
			'default'   => '',
		);
	}

	public function default(): string {
		return '';
	}

	public function read( mixed $raw ): string {
		return ( $this->reader )( $raw );
	}

	public function conditions( string $value, array $set ): array {
		return null === $this->finder ? array() : ( $this->finder )( $value, $set );
	}

	public function chip( string $value, string $kind ): string {
		return null === $this->words ? $value : ( $this->words )( $value );
	}

	public function input(): string {
		return 'text';
	}

	public function example( string $kind ): string {
		return null === $this->example ? '' : ( $this->example )( $kind );
	}
}
