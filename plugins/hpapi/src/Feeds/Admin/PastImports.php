<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Admin;

use HearthHammer\Core\Sync\Admin\RunWords;
use HearthHammer\Core\Sync\Run;

/**
 * The table of past imports.
 */
final class PastImports {

	/** @param list<Run> $runs */
	public function show( array $runs ): void {
		printf( '<h2>%s</h2>', esc_html__( 'Past imports', 'hearth-hammer' ) );
		if ( array() === $runs ) {
			printf( '<p>%s</p>', esc_html__( 'No imports yet.', 'hearth-hammer' ) );
			return;
		}
		printf( '<div tabindex="0" role="region" aria-label="%s" style="overflow-x:auto"><table class="widefat striped"><thead><tr>', esc_attr__( 'Past imports', 'hearth-hammer' ) );
		foreach ( array( __( 'Feed', 'hearth-hammer' ), __( 'When', 'hearth-hammer' ), __( 'Result', 'hearth-hammer' ), __( 'Added', 'hearth-hammer' ), __( 'Changed', 'hearth-hammer' ), __( 'Unchanged', 'hearth-hammer' ), __( 'Withdrawn', 'hearth-hammer' ) ) as $title ) {
			printf( '<th scope="col">%s</th>', esc_html( $title ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $runs as $run ) {
			printf(
				'<tr><td><a href="%s">%s</a></td><td>%s</td><td>%s</td><td>%s</td><td>%s</td><td>%s</td><td>%s</td></tr>',
				esc_url( ImportPage::url( $run->id ) ),
				esc_html( $run->source ),
				esc_html( (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $run->started_at ) ),
				esc_html( RunWords::status( $run ) ),
				esc_html( self::number( $run, $run->counts->added ) ),
				esc_html( self::number( $run, $run->counts->changed ) ),
				esc_html( self::number( $run, $run->counts->unchanged ) ),
				esc_html( self::number( $run, $run->counts->withdrawn ) )
			);
		}
		echo '</tbody></table></div>';
	}

	/** What a run that wrote nothing had counted did not happen. */
	private static function number( Run $run, int $count ): string {
		return $run->has_written() ? number_format_i18n( $count ) : '–';
	}
}
