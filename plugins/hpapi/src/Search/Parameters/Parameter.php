<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Parameters;

use HearthHammer\Core\Money\Numbers;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Hpapi\Properties\Channel;

/**
 * One parameter of a search: how it is read, what it finds, its words and its field in the form.
 *
 * Its type, default, choices and bounds are those of schemas/parts/search.json, of which TypeScript has them too.
 */
abstract readonly class Parameter {

	public function __construct( public string $name ) {}

	/** What someone sent, as the address writes it; whatever is unfit counts as the default. */
	abstract public function read( mixed $raw ): string;

	/** As the address writes it; a parameter at its default stays out of the address. */
	public function default(): string {
		return self::written( $this->schema()['default'] ?? '' );
	}

	/**
	 * The conditions on the index, prepared; none where nothing is chosen.
	 *
	 * @param array<string, string> $fields Of the whole search, by name.
	 * @return list<string>
	 */
	public function conditions( array $fields ): array {
		unset( $fields );
		return array();
	}

	/** The chosen value in words, for the filter's chip. */
	public function words( string $value, Channel $channel ): string {
		unset( $channel );
		return $value;
	}

	/**
	 * Null where the form has no field for it, or one of its own.
	 *
	 * @param array<string, string> $fields Of the whole search, by name.
	 */
	public function field( array $fields, Channel $channel ): ?SearchField {
		unset( $fields, $channel );
		return null;
	}

	/** Whether it is asked of property to rent alone. Of what is for sale it counts as its default. */
	final public function is_of_lettings(): bool {
		return true === ( $this->schema()['lettings'] ?? false );
	}

	/** @return array<string, mixed> Empty for what is no parameter of REST. */
	final protected function schema(): array {
		return self::contract()[ $this->name ] ?? array();
	}

	/** @return list<string> Its choices as the address writes them, the first for none. */
	protected function values(): array {
		return array_map( self::written( ... ), array_values( (array) ( $this->schema()['enum'] ?? array() ) ) );
	}

	/** @return array<string, array<string, mixed>> Every parameter of REST to its schema, in the order of the address. */
	final public static function contract(): array {
		/** @var array<string, array<string, mixed>> */
		return Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/parts/search.json' )->to_array()['properties'];
	}

	private static function written( mixed $value ): string {
		return is_int( $value ) || is_float( $value ) ? Numbers::plain( (float) $value ) : ( is_string( $value ) ? $value : '' );
	}
}
