<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Parameters;

use Closure;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Search\SearchInput;

defined( 'ABSPATH' ) || exit;

/**
 * One of the contract's choices. What it finds is for Conditions to say, as it depends on other parameters.
 */
readonly class Choice extends Parameter {

	/**
	 * @param (Closure(): string)|null       $label    Of the select; null for a parameter without a field here.
	 * @param (Closure(string): string)|null $label_of A choice in words.
	 * @param (Closure(string): string)|null $chip     The filter that is set in words, where they differ.
	 * @param list<string>                   $choices  Where the contract has none.
	 */
	public function __construct(
		string $name,
		private ?Closure $label = null,
		private ?Closure $label_of = null,
		private ?Closure $chip = null,
		private array $choices = array(),
	) {
		parent::__construct( $name );
	}

	public function default(): string {
		return $this->values()[0];
	}

	public function read( mixed $raw ): string {
		return SearchInput::one_of( $raw, $this->values() );
	}

	public function words( string $value, Channel $channel ): string {
		$words = $this->chip ?? $this->label_of;
		return null === $words ? $value : $words( $value );
	}

	public function field( array $fields, Channel $channel ): ?SearchField {
		if ( null === $this->label || null === $this->label_of ) {
			return null;
		}
		$options = array_map( fn ( string $value ): array => SearchField::option( $value, ( $this->label_of )( $value ) ), $this->values() );
		return new SearchField( $this->name, 'select', FieldPlace::More, ( $this->label )(), $this->default(), $options, lettings: $this->is_of_lettings() );
	}

	protected function values(): array {
		return array() === $this->choices ? parent::values() : $this->choices;
	}
}
