<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Admin;

use HearthHammer\Core\Sync\Admin\RunTables;
use HearthHammer\Core\Sync\Admin\RunWords;
use HearthHammer\Core\Sync\Files\FileImports;
use HearthHammer\Core\Sync\Run;

/**
 * One import: how far it is, what it found, and the button for what comes next.
 */
final class RunReport {

	private const REFRESH_SECONDS = 1;

	public function __construct( private readonly FileImports $runner ) {}

	public function show( Run $run ): void {
		/* translators: 1: file name, 2: e.g. Running */
		printf( '<h2>%s</h2>', esc_html( sprintf( __( '%1$s: %2$s', 'hearth-hammer' ), $run->source, RunWords::status( $run ) ) ) );
		if ( $run->is_open() ) {
			$this->progress( $run );
		}
		$this->verdict( $run );
		if ( ! $run->has_written() && 'checked' === $run->status ) {
			printf( '<p>%s</p>', esc_html__( 'What this import will change:', 'hearth-hammer' ) );
		}
		RunTables::counts( $run, __( 'properties in the feed', 'hearth-hammer' ) );
		RunTables::problems( $run );
	}

	private function progress( Run $run ): void {
		$percent = (int) round( $run->progress() * 100 );
		$what    = match ( $run->phase ) {
			'check' => __( 'Checking', 'hearth-hammer' ),
			'write' => __( 'Importing', 'hearth-hammer' ),
			default => __( 'Withdrawing', 'hearth-hammer' ),
		};
		printf( '<p><label for="hpapi-progress">%1$s</label> <progress id="hpapi-progress" max="100" value="%2$d">%2$d%%</progress> %2$d%%</p>', esc_html( $what ), (int) $percent );
		if ( 'running' === $run->status ) {
			// Works without JavaScript: the page calls the next slice, which comes back to the page.
			printf( '<meta http-equiv="refresh" content="%d;url=%s">', (int) self::REFRESH_SECONDS, esc_url( $this->address( ImportActions::STEP, $run ) ) );
			$this->button( ImportActions::STEP, $run, __( 'Continue now', 'hearth-hammer' ), 'secondary' );
			$this->button( ImportActions::STOP, $run, __( 'Stop', 'hearth-hammer' ), 'secondary' );
		}
	}

	private function verdict( Run $run ): void {
		switch ( $run->status ) {
			case 'failed':
				$this->notice(
					'error',
					$run->has_written()
						? __( 'The feed could not be read to the end. The properties counted below were imported; the rest were not. Send the feed again.', 'hearth-hammer' )
						: __( 'The feed was rejected because it has errors. Nothing was changed on the site. Correct the errors listed below where the feed is made, and send it again.', 'hearth-hammer' )
				);
				break;
			case 'asks':
				/* translators: %s: e.g. branch CRB would lose 17 of 34 */
				$this->notice( 'warning', sprintf( __( 'Nothing has been imported yet, because many properties would be withdrawn: %s. Is the feed complete?', 'hearth-hammer' ), $this->runner->question( $run ) ) );
				/* translators: %d: number of properties */
				$this->button( ImportActions::PROCEED, $run, sprintf( _n( 'Import and withdraw %d property', 'Import and withdraw %d properties', $run->counts->withdrawn, 'hearth-hammer' ), $run->counts->withdrawn ), 'primary' );
				break;
			case 'checked':
				$this->notice( $this->aside( $run, 'info' ), 0 === $run->counts->set_aside ? __( 'The feed has no errors. Nothing has been imported yet.', 'hearth-hammer' ) : $this->aside_in_words( $run ) . ' ' . __( 'Nothing has been imported yet.', 'hearth-hammer' ) );
				$this->button( ImportActions::PROCEED, $run, 0 === $run->counts->set_aside ? __( 'Import now', 'hearth-hammer' ) : __( 'Import the rest now', 'hearth-hammer' ), 'primary' );
				break;
			case 'stopped':
				$this->button( ImportActions::PROCEED, $run, __( 'Continue', 'hearth-hammer' ), 'primary' );
				break;
			case 'done':
				$this->notice( $this->aside( $run, 'success' ), 0 === $run->counts->set_aside ? __( 'Feed imported.', 'hearth-hammer' ) : __( 'Feed imported.', 'hearth-hammer' ) . ' ' . $this->aside_in_words( $run ) );
				break;
		}
	}

	/** The kind of a notice: a warning where anything was set aside. */
	private function aside( Run $run, string $otherwise ): string {
		return 0 === $run->counts->set_aside ? $otherwise : 'warning';
	}

	private function aside_in_words( Run $run ): string {
		/* translators: %d: number of properties */
		return sprintf( _n( '%d property has an error and is skipped. It stays on the site as it is.', '%d properties have errors and are skipped. They stay on the site as they are.', $run->counts->set_aside, 'hearth-hammer' ), $run->counts->set_aside );
	}

	private function notice( string $kind, string $sentence ): void {
		printf( '<div class="notice notice-%s inline"><p>%s</p></div>', esc_attr( $kind ), esc_html( $sentence ) );
	}

	private function button( string $action, Run $run, string $label, string $kind ): void {
		printf(
			'<form method="post" action="%s" style="display:inline-block;margin-right:.5em"><input type="hidden" name="action" value="%s"><input type="hidden" name="run" value="%d">%s%s</form>',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( $action ),
			(int) $run->id,
			wp_nonce_field( $action, '_wpnonce', true, false ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
			get_submit_button( $label, $kind, 'submit', false, array( 'id' => $action ) ) // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
		);
	}

	private function address( string $action, Run $run ): string {
		return wp_nonce_url(
			add_query_arg(
				array(
					'action' => $action,
					'run'    => $run->id,
				),
				admin_url( 'admin-post.php' )
			),
			$action
		);
	}
}
