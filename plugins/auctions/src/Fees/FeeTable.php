<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Fees;

/**
 * What buyers of a sale pay beside the hammer price: schemas/parts/fee-table.json. One with a mistake in it cannot be
 * made.
 */
final readonly class FeeTable {

	/** @param list<FeeLine> $lines */
	private function __construct( public array $lines ) {}

	public static function none(): self {
		return new self( array() );
	}

	/**
	 * @param mixed $table As the schema has it.
	 * @throws InvalidFeeTable With a sentence for each bad field.
	 */
	public static function of( mixed $table ): self {
		$problems = FeeTableCheck::problems( $table );
		if ( array() !== $problems ) {
			throw new InvalidFeeTable( $problems );
		}
		/** @var array{lines: list<array{label: string, applies_to: string, bands: non-empty-list<array{from: int, to?: int|null, sum?: int|null, percent?: int|float|null, minimum?: int|null}>, vat: string}>} $table */
		return new self( array_map( self::line( ... ), $table['lines'] ) );
	}

	/** The same of what is stored; no fees where nothing is, or nothing that can be counted with. */
	public static function stored( mixed $table ): self {
		try {
			return array() === $table || '' === $table || null === $table ? self::none() : self::of( $table );
		} catch ( InvalidFeeTable ) {
			return self::none();
		}
	}

	public function is_empty(): bool {
		return array() === $this->lines;
	}

	/** Those that are due on a lot of a kind. */
	public function lines_for( FeeScope $lot ): self {
		return new self( array_values( array_filter( $this->lines, static fn ( FeeLine $line ): bool => $line->scope->covers( $lot ) ) ) );
	}

	/** With what is due on one lot alone. */
	public function with( FeeLine ...$lines ): self {
		return new self( array( ...$this->lines, ...array_values( $lines ) ) );
	}

	/** @return array{lines: list<array<string, mixed>>} As the schema has it. */
	public function to_array(): array {
		return array( 'lines' => array_map( static fn ( FeeLine $line ): array => $line->to_array(), $this->lines ) );
	}

	/**
	 * @param array<string, mixed> $line Checked.
	 * @phpstan-param array{label: string, applies_to: string, bands: non-empty-list<array{from: int, to?: int|null, sum?: int|null, percent?: int|float|null, minimum?: int|null}>, vat: string} $line
	 */
	private static function line( array $line ): FeeLine {
		return new FeeLine( trim( $line['label'] ), FeeScope::from( $line['applies_to'] ), array_map( self::band( ... ), $line['bands'] ), FeeVat::from( $line['vat'] ) );
	}

	/** @param array{from: int, to?: int|null, sum?: int|null, percent?: int|float|null, minimum?: int|null} $band */
	private static function band( array $band ): FeeBand {
		return new FeeBand( $band['from'], $band['to'] ?? null, $band['sum'] ?? null, isset( $band['percent'] ) ? (int) round( $band['percent'] * 100 ) : null, $band['minimum'] ?? null );
	}
}
