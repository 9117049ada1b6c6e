<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Core\Metrics\Metric;
use HearthHammer\Core\Metrics\Metrics;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The alarms of deploy/monitoring, which fire on nothing if a name in them is wrong.
 */
final class AlertsTest extends IntegrationTestCase {

	/** What Prometheus itself adds to each target. */
	private const OWN = array( 'up' );

	/** What PromQL has beside names of metrics. */
	private const LANGUAGE = array( 'sum', 'rate', 'increase', 'by', 'and', 'time', 'le', 'histogram_quantile', 'offset', 'provider', 'kind', 'd', 'm', 'h' );

	#[TestDox( '[OPS-04] Every metric in an alarm is one that the site or the log counter has' )]
	public function test_metrics(): void {
		$known = array( ...self::OWN, ...array_map( static fn ( Metric $metric ): string => $metric->name, Metrics::all() ), ...self::counted() );
		foreach ( self::rules() as $name => $rule ) {
			// Neither strings nor what is inside braces is a name of a metric.
			$bare  = (string) preg_replace( array( '/"[^"]*"/', '/\{[^}]*\}/', '/\[[^\]]*\]/' ), '', $rule );
			preg_match_all( '/(?<![\w.])[a-zA-Z_:][\w:]*/', $bare, $words );
			$metrics = array_values( array_diff( $words[0], self::LANGUAGE ) );
			self::assertNotSame( array(), $metrics, $name );
			self::assertSame( array(), array_values( array_diff( $metrics, $known ) ), "{$name} names a metric that does not exist." );
		}
	}

	#[TestDox( '[OPS-04] Every alarm has a section of its name in the runbook, and every section an alarm' )]
	public function test_runbook(): void {
		preg_match_all( '/^## (\w+)$/m', self::file( 'docs/runbook.md' ), $sections );
		self::assertSame( array_keys( self::rules() ), $sections[1] );
		preg_match_all( '/^## \w+\n\n(.{20})/m', self::file( 'docs/runbook.md' ), $texts );
		self::assertCount( count( $sections[1] ), $texts[1], 'Each section says something.' );
	}

	#[TestDox( '[OPS-04] Every metric has a sentence of help' )]
	public function test_help(): void {
		foreach ( Metrics::all() as $metric ) {
			self::assertMatchesRegularExpression( '/^# HELP \w+ [A-Z].+\.\n/', $metric->text() );
			self::assertStringStartsWith( 'hearth_hammer_', $metric->name );
		}
	}

	/** @return array<string, string> Expressions by the name of the alarm, in the order of the file. */
	private static function rules(): array {
		preg_match_all( '/^ {6}- alert: (\w+)\n {8}expr: (?:\|\n((?: {10}.*\n)+)|(.+)\n) {8}for: /m', self::file( 'deploy/monitoring/alerts.yml' ), $found, PREG_SET_ORDER );
		$rules = array();
		foreach ( $found as $rule ) {
			$rules[ $rule[1] ] = '' !== $rule[2] ? $rule[2] : $rule[3];
		}
		self::assertCount( substr_count( self::file( 'deploy/monitoring/alerts.yml' ), '- alert:' ), $rules );
		return $rules;
	}

	/** @return list<string> What mtail counts in nginx's log, as Prometheus gets it. */
	private static function counted(): array {
		preg_match_all( '/^(counter|histogram) (\w+) by /m', self::file( 'deploy/monitoring/hearth-hammer.mtail' ), $found, PREG_SET_ORDER );
		self::assertCount( 2, $found );
		return array_merge( ...array_map( static fn ( array $one ): array => 'histogram' === $one[1] ? array( "{$one[2]}_bucket", "{$one[2]}_sum", "{$one[2]}_count" ) : array( $one[2] ), $found ) );
	}

	private static function file( string $path ): string {
		$text = file_get_contents( dirname( __DIR__, 3 ) . '/' . $path );
		self::assertIsString( $text );
		return $text;
	}
}
