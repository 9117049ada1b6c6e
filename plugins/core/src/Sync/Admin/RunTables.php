<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync\Admin;

use Closure;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\Problems;
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
		foreach ( array(
			Problems::ERRORS    => array( __( 'Errors', 'hearth-hammer' ), '' ),
			Problems::ASIDE     => RunWords::is_refused( $run ) ? array( __( 'With errors', 'hearth-hammer' ), __( 'Correct these in the system that makes the feed, then send it again.', 'hearth-hammer' ) ) : array( __( 'Skipped', 'hearth-hammer' ), __( 'These were skipped, and the site keeps what it had. Correct them in the system that makes the feed, then send it again. All others are imported.', 'hearth-hammer' ) ),
			Problems::CONFLICTS => array( __( 'Edited here and kept', 'hearth-hammer' ), __( 'Someone edited these on this site. They stay until you choose the feed’s value on the edit screen.', 'hearth-hammer' ) ),
			Problems::WARNINGS  => array( __( 'Warnings', 'hearth-hammer' ), '' ),
		) as $kind => [ $title, $hint ] ) {
			self::problem_list( $title, $hint, $run->problems->of( $kind ), $run->problems->count( $kind ) );
		}
	}

	/**
	 * What was changed in each record, of runs whose writer tells.
	 *
	 * @param Closure(array{field: string, was: string, becomes: string}): string $words A field's change for staff, escaped.
	 */
	public static function changes( Run $run, Closure $words ): void {
		$changes = new RunChanges();
		$count   = $changes->count( $run->id );
		if ( 0 === $count ) {
			return;
		}
		$title = $run->dry_run ? __( 'What would change (%d)', 'hearth-hammer' ) : __( 'What changed (%d)', 'hearth-hammer' ); // phpcs:ignore WordPress.WP.I18n.MissingTranslatorsComment -- A number.
		printf( '<h3>%1$s</h3><div tabindex="0" role="region" aria-label="%1$s" style="overflow-x:auto"><table class="widefat striped"><thead><tr><th scope="col">%2$s</th><th scope="col">%3$s</th><th scope="col">%4$s</th></tr></thead><tbody>', esc_html( sprintf( $title, $count ) ), esc_html__( 'Record', 'hearth-hammer' ), esc_html__( 'Change', 'hearth-hammer' ), esc_html__( 'Fields', 'hearth-hammer' ) );
		foreach ( $changes->of_run( $run->id, self::MOST_CHANGES ) as $change ) {
			self::change( $change, $words );
		}
		echo '</tbody></table></div>';
		self::more( $count - self::MOST_CHANGES );
	}

	/** @param Closure(array{field: string, was: string, becomes: string}): string $words */
	private static function change( RecordChange $change, Closure $words ): void {
		$link   = $change->post > 0 ? get_edit_post_link( $change->post ) : null;
		$title  = $change->post > 0 ? get_the_title( $change->post ) : '';
		$name   = '' === $title ? $change->reference : "{$title} ({$change->reference})";
		$what   = match ( $change->what ) {
			RecordChange::ADDED => __( 'added', 'hearth-hammer' ),
			RecordChange::WITHDRAWN => __( 'withdrawn', 'hearth-hammer' ),
			default => __( 'changed', 'hearth-hammer' ),
		};
		printf( '<tr><td>%s</td><td>%s</td><td>%s</td></tr>', null === $link ? esc_html( $name ) : sprintf( '<a href="%s">%s</a>', esc_url( $link ), esc_html( $name ) ), esc_html( $what ), implode( '<br>', array_map( $words, $change->fields ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
	}

	/** @param list<Problem> $problems */
	private static function problem_list( string $title, string $hint, array $problems, int $count ): void {
		if ( array() === $problems ) {
			return;
		}
		$named = array() !== array_filter( $problems, static fn ( Problem $problem ): bool => '' !== $problem->whose() );
		/* translators: 1: e.g. Errors or Warnings, 2: number */
		printf( '<h3>%s</h3>', esc_html( sprintf( __( '%1$s (%2$d)', 'hearth-hammer' ), $title, $count ) ) );
		if ( '' !== $hint ) {
			printf( '<p>%s</p>', esc_html( $hint ) );
		}
		$columns = array( ...( $named ? array( __( 'Item', 'hearth-hammer' ) ) : array() ), __( 'Problem', 'hearth-hammer' ), __( 'Line', 'hearth-hammer' ), __( 'Field', 'hearth-hammer' ) );
		printf( '<div tabindex="0" role="region" aria-label="%s" style="overflow-x:auto"><table class="widefat striped"><thead><tr>', esc_attr( $title ) );
		foreach ( $columns as $column ) {
			printf( '<th scope="col">%s</th>', esc_html( $column ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $problems as $problem ) {
			echo '<tr>';
			if ( $named ) {
				printf( '<th scope="row"><strong>%s</strong>%s%s</th>', esc_html( $problem->record ), '' === $problem->name || '' === $problem->record ? '' : '<br>', esc_html( $problem->name ) );
			}
			printf( '<td>%s</td><td>%s</td><td>%s</td></tr>', esc_html( $named ? ucfirst( $problem->message ) . '.' : $problem->message ), esc_html( 0 === $problem->line ? '' : (string) $problem->line ), wp_kses_post( '' === $problem->field ? '' : "<code>{$problem->field}</code>" ) );
		}
		echo '</tbody></table></div>';
		self::more( $count - count( $problems ) );
	}

	private static function more( int $count ): void {
		if ( $count > 0 ) {
			/* translators: %d: number */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'and %d more', 'hearth-hammer' ), $count ) ) );
		}
	}
}
