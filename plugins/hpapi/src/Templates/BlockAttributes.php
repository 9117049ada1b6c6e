<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Channel;

/**
 * The attributes that several blocks share, read as block.json describes them.
 */
final readonly class BlockAttributes {

	/** @param array<string, mixed> $attributes */
	public function __construct( private array $attributes ) {}

	public function channel(): Channel {
		return Channel::tryFrom( is_int( $this->attributes['channel'] ?? null ) ? $this->attributes['channel'] : 0 ) ?? Channel::Sales;
	}

	public function limit( int $otherwise = 6 ): int {
		return is_int( $this->attributes['limit'] ?? null ) ? $this->attributes['limit'] : $otherwise;
	}

	/** @return list<int> Post ids, each once, in their order. */
	public function ids( string $name ): array {
		$ids = is_array( $this->attributes[ $name ] ?? null ) ? $this->attributes[ $name ] : array();
		return array_values( array_unique( array_filter( $ids, static fn ( mixed $id ): bool => is_int( $id ) && $id > 0 ) ) );
	}

	public function text( string $name ): string {
		return is_string( $this->attributes[ $name ] ?? null ) ? trim( $this->attributes[ $name ] ) : '';
	}

	public function is( string $name ): bool {
		return true === ( $this->attributes[ $name ] ?? false );
	}

	/** The parish that an editor named, by its name or slug; null where none is named or nobody knows it. */
	public function parish( ParishRepository $parishes ): ?Parish {
		$typed = $this->text( 'parish' );
		return '' === $typed ? null : ( $parishes->match( $typed ) ?? $parishes->by_slug( $typed ) );
	}

	public function names_a_parish(): bool {
		return '' !== $this->text( 'parish' );
	}
}
