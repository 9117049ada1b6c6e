<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Metrics;

use InvalidArgumentException;

/**
 * One metric with its values, as Prometheus reads it (text format 0.0.4).
 *
 * Label values are names that our code knows, such as a state or a provider. What visitors type is never one: it would
 * be personal, and each new value is a new time series.
 */
final readonly class Metric {

	private const NAME  = '/^[a-zA-Z_:][a-zA-Z0-9_:]*$/D';
	private const LABEL = '/^(?!__)[a-zA-Z_][a-zA-Z0-9_]*$/D';

	/**
	 * @param 'counter'|'gauge'                                                  $type
	 * @param string                                                             $help    A sentence.
	 * @param list<array{labels: array<string, string>, value: int|float}> $samples Times are Unix seconds, durations seconds.
	 */
	private function __construct(
		public string $name,
		private string $type,
		private string $help,
		private array $samples,
	) {
		if ( 1 !== preg_match( self::NAME, $name ) ) {
			throw new InvalidArgumentException( sprintf( '"%s" is not the name of a metric.', $name ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		foreach ( $samples as $sample ) {
			foreach ( array_keys( $sample['labels'] ) as $label ) {
				if ( 1 !== preg_match( self::LABEL, (string) $label ) ) {
					throw new InvalidArgumentException( sprintf( '"%s" is not the name of a label.', $label ) ); // phpcs:ignore WordPress.Security.EscapeOutput
				}
			}
		}
	}

	/** A single value that may fall again. */
	public static function gauge( string $name, string $help, int|float $value ): self {
		return new self( $name, 'gauge', $help, array( array( 'labels' => array(), 'value' => $value ) ) );
	}

	/** @param list<array{labels: array<string, string>, value: int|float}> $samples */
	public static function gauges( string $name, string $help, array $samples ): self {
		return new self( $name, 'gauge', $help, $samples );
	}

	/** @param list<array{labels: array<string, string>, value: int|float}> $samples Each only grows. */
	public static function counters( string $name, string $help, array $samples ): self {
		return new self( $name, 'counter', $help, $samples );
	}

	/** Whole lines. The type comes before the values, and every line ends with a line feed. */
	public function text(): string {
		$help = str_replace( array( '\\', "\n" ), array( '\\\\', '\n' ), $this->help );
		$text = "# HELP {$this->name} {$help}\n# TYPE {$this->name} {$this->type}\n";
		foreach ( $this->samples as $sample ) {
			$text .= $this->name . self::labels( $sample['labels'] ) . ' ' . self::number( $sample['value'] ) . "\n";
		}
		return $text;
	}

	/** @param array<string, string> $labels */
	private static function labels( array $labels ): string {
		$pairs = array_map( static fn ( string $name, string $value ): string => sprintf( '%s="%s"', $name, str_replace( array( '\\', '"', "\n" ), array( '\\\\', '\"', '\n' ), $value ) ), array_keys( $labels ), $labels );
		return array() === $pairs ? '' : '{' . implode( ',', $pairs ) . '}';
	}

	private static function number( int|float $value ): string {
		return match ( true ) {
			is_int( $value )     => (string) $value,
			is_nan( $value )     => 'NaN',
			is_infinite( $value ) => $value > 0 ? '+Inf' : '-Inf',
			default              => (string) $value,
		};
	}
}
