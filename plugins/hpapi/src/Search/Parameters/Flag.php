<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Parameters;

use Closure;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Search\SearchInput;

defined( 'ABSPATH' ) || exit;

/**
 * A check box: only property of which a column of the index says so.
 */
final readonly class Flag extends Parameter {

	/**
	 * @param string                  $column Of the index; empty where it finds nothing by itself.
	 * @param Closure(): string       $label  Of the box.
	 * @param (Closure(): string)|null $chip   Of the filter that is set, where it differs.
	 * @param string                  $on     What is sent when it is checked.
	 * @param string                  $is     How the column says so.
	 */
	public function __construct(
		string $name,
		private string $column,
		private Closure $label,
		private ?Closure $chip = null,
		private string $on = '1',
		private string $is = '= 1',
	) {
		parent::__construct( $name );
	}

	public function read( mixed $raw ): string {
		return SearchInput::one_of( $raw, array( '', $this->on ) );
	}

	public function conditions( array $fields ): array {
		return '' === $this->column || $fields[ $this->name ] !== $this->on ? array() : array( "{$this->column} {$this->is}" );
	}

	public function words( string $value, Channel $channel ): string {
		return ( $this->chip ?? $this->label )();
	}

	public function field( array $fields, Channel $channel ): SearchField {
		$label = ( $this->label )();
		return new SearchField( $this->name, 'check', FieldPlace::More, $label, '', array( SearchField::option( $this->on, $label ) ), lettings: $this->is_of_lettings() );
	}
}
