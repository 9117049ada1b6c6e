<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync\Admin;

use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\RecordChange;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\RunChanges;

/**
 * A run in tables, for a screen of the admin.
 */
final class RunTables {

	private const MOST_CHANGES = 200;

	/** @param string $records What was counted, e.g. "properties in the feed". */
	public static function counts( Run $run, string $records ): void {
		echo '<table class="widefat striped" style="max-width:30em"><tbody>';
		foreach ( RunWords::summary( $run, $records ) as $what => $number ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $what ), esc_html( number_format_i18n( $number ) ) );
		}
		echo '</tbody></table>';
	}

	public static function problems( Run $run ): void {
		self::problem_list( __( 'Errors', 'hearth-hammer' ), $run->problems->errors(), $run->problems->error_count() );
		self::problem_list( __( 'Warnings', 'hearth-hammer' ), $run->problems->warnings(), $run->problems->warning_count() );
	}

	/** What was changed in each record, of runs whose writer tells. */
	public static function changes( Run $run ): void {
		$changes = new RunChanges();
		$count   = $changes->count( $run->id );
		if ( 0 === $count ) {
			return;
		}
		$title = $run->dry_run ? __( 'What would be changed (%d)', 'hearth-hammer' ) : __( 'What was changed (%d)', 'hearth-hammer' ); // phpcs:ignore WordPress.WP.I18n.MissingTranslatorsComment -- A number.
		printf( '<h3>%1$s</h3><div tabindex="0" role="region" aria-label="%1$s" style="overflow-x:auto"><table class="widefat striped"><thead><tr><th scope="col">%2$s</th><th scope="col">%3$s</th><th scope="col">%4$s</th></tr></thead><tbody>', esc_html( sprintf( $title, $count ) ), esc_html__( 'Record', 'hearth-hammer' ), esc_html__( 'What', 'hearth-hammer' ), esc_html__( 'Fields', 'hearth-hammer' ) );
		foreach ( $changes->of_run( $run->id, self::MOST_CHANGES ) as $change ) {
			self::change( $change );
		}
		echo '</tbody></table></div>';
		self::more( $count - self::MOST_CHANGES );
	}

	private static function change( RecordChange $change ): void {
		$link   = $change->post > 0 ? get_edit_post_link( $change->post ) : null;
		$title  = $change->post > 0 ? get_the_title( $change->post ) : '';
		$name   = '' === $title ? $change->reference : "{$title} ({$change->reference})";
		$fields = array_map( static fn ( array $one ): string => sprintf( '<code>%s</code>: %s → %s', esc_html( $one['field'] ), esc_html( '' === $one['was'] ? '—' : $one['was'] ), esc_html( '' === $one['becomes'] ? '—' : $one['becomes'] ) ), $change->fields );
		$what   = match ( $change->what ) {
			RecordChange::ADDED => __( 'added', 'hearth-hammer' ),
			RecordChange::WITHDRAWN => __( 'withdrawn', 'hearth-hammer' ),
			default => __( 'changed', 'hearth-hammer' ),
		};
		printf( '<tr><td>%s</td><td>%s</td><td>%s</td></tr>', null === $link ? esc_html( $name ) : sprintf( '<a href="%s">%s</a>', esc_url( $link ), esc_html( $name ) ), esc_html( $what ), implode( '<br>', $fields ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
	}

	/** @param list<Problem> $problems */
	private static function problem_list( string $title, array $problems, int $count ): void {
		if ( array() === $problems ) {
			return;
		}
		/* translators: 1: Errors or Warnings, 2: number */
		printf( '<h3>%s</h3><table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_html( sprintf( __( '%1$s (%2$d)', 'hearth-hammer' ), $title, $count ) ), esc_html__( 'Line', 'hearth-hammer' ), esc_html__( 'Field', 'hearth-hammer' ), esc_html__( 'What is wrong', 'hearth-hammer' ) );
		foreach ( $problems as $problem ) {
			printf( '<tr><td>%s</td><td><code>%s</code></td><td>%s</td></tr>', esc_html( 0 === $problem->line ? '' : (string) $problem->line ), esc_html( $problem->field ), esc_html( $problem->message ) );
		}
		echo '</tbody></table>';
		self::more( $count - count( $problems ) );
	}

	private static function more( int $count ): void {
		if ( $count > 0 ) {
			/* translators: %d: number */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'and %d more', 'hearth-hammer' ), $count ) ) );
		}
	}
}
