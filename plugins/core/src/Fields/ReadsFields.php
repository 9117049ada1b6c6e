<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields;

/**
 * Reads cleaned fields by their type; one that is not there is empty.
 */
trait ReadsFields {

	/** @return array<string, mixed> By name, as PostFields::read() gives them. */
	abstract private function fields(): array;

	public function text( string $name ): string {
		$value = $this->fields()[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	public function int( string $name ): int {
		return $this->int_or_null( $name ) ?? 0;
	}

	/** Null where nobody said, which differs from 0. */
	public function int_or_null( string $name ): ?int {
		$value = $this->fields()[ $name ] ?? null;
		return is_int( $value ) ? $value : null;
	}

	public function float( string $name ): float {
		$value = $this->fields()[ $name ] ?? 0.0;
		return is_float( $value ) || is_int( $value ) ? (float) $value : 0.0;
	}

	public function is( string $name ): bool {
		return true === ( $this->fields()[ $name ] ?? false );
	}

	/** @return list<mixed> */
	public function list( string $name ): array {
		$value = $this->fields()[ $name ] ?? array();
		return is_array( $value ) ? array_values( $value ) : array();
	}

	/** @return list<string> */
	public function strings( string $name ): array {
		return array_values( array_filter( $this->list( $name ), is_string( ... ) ) );
	}
}
