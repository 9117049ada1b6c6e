<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Admin;

use HearthHammer\Auctions\EditScreens\LotSections;
use HearthHammer\Auctions\Platform\Csv\LotsCsvFormat;
use HearthHammer\Auctions\Platform\PlatformServices;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Sync\Admin\RunTables;
use HearthHammer\Core\Sync\Admin\RunWords;
use HearthHammer\Core\Sync\Run;

/**
 * One run: what came, what it changed in each lot, what was refused and why, and the button for what comes next (SYNC-08).
 */
final readonly class SyncReport {

	public function __construct( private PlatformServices $services ) {}

	public function show( Run $run ): void {
		/* translators: 1: name of a sale or a file, 2: e.g. Done */
		printf( '<h2>%s</h2>', esc_html( sprintf( __( '%1$s: %2$s', 'hearth-hammer' ), $run->source, RunWords::status( $run ) ) ) );
		$this->verdict( $run );
		$this->shortfall( $run );
		RunTables::counts( $run, 'sales' === $run->feed ? __( 'sales received', 'hearth-hammer' ) : __( 'lots received', 'hearth-hammer' ) );
		RunTables::problems( $run );
		if ( LotsCsvFormat::FEED === $run->feed && array() !== array( ...$run->problems->errors(), ...$run->problems->warnings() ) ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( SyncPage::url() . '#' . SyncPage::TEMPLATES_ID ), esc_html__( 'Download a template with the right columns', 'hearth-hammer' ) );
		}
		RunTables::changes( $run, LotSections::change( ... ) );
	}

	private function verdict( Run $run ): void {
		match ( $run->status ) {
			'failed'             => self::notice( 'error', __( 'Rejected. Nothing was changed.', 'hearth-hammer' ) . ( LotsCsvFormat::FEED === $run->feed ? ' ' . __( 'Correct the errors in your file, then choose it again.', 'hearth-hammer' ) : '' ) ),
			'asks'               => $this->question( $run ),
			'checked'            => true === ( $run->settings()['accepts'] ?? false ) ? self::confirmation( $run ) : self::offer( $run, 'info', __( 'No errors found. Nothing has been changed yet.', 'hearth-hammer' ), __( 'Apply changes', 'hearth-hammer' ) ),
			'running', 'stopped' => self::offer( $run, 'info', __( 'Not finished yet.', 'hearth-hammer' ), __( 'Continue', 'hearth-hammer' ) ),
			default              => self::notice( 'success', __( 'All changes applied.', 'hearth-hammer' ) ),
		};
	}

	/** A report that is complete and names fewer lots than the platform lists: staff say whether these are all. */
	private function shortfall( Run $run ): void {
		$settings = $run->settings();
		if ( false !== ( $settings['whole'] ?? true ) || 'failed' === $run->status ) {
			return;
		}
		/* translators: 1: how many lots came, 2: how many the platform lists */
		self::notice( 'warning', sprintf( __( 'The platform lists %2$d lots and sent %1$d. Lots that were bought before the auction are often missing from its report. New and known lots are imported, and no lots are withdrawn until you confirm the number.', 'hearth-hammer' ), (int) $settings['came'], (int) $settings['listed'] ) );
		/* translators: %d: number of lots */
		SyncPage::button( SyncActions::SALE, array( 'sale' => (int) $settings['sale'], 'dry' => 1, 'count' => (int) $settings['came'] ), sprintf( _n( 'Preview with %d lot', 'Preview with %d lots', (int) $settings['came'], 'hearth-hammer' ), (int) $settings['came'] ), 'secondary' );
	}

	private static function confirmation( Run $run ): void {
		$settings = $run->settings();
		self::offer(
			$run,
			'warning',
			/* translators: 1: how many lots came, 2: how many the platform lists */
			sprintf( __( 'Nothing has been changed yet. The platform lists %2$d lots and sent %1$d. If you confirm, these %1$d lots are the complete catalogue, and lots that are not among them are withdrawn.', 'hearth-hammer' ), (int) $settings['came'], (int) $settings['listed'] ),
			/* translators: %d: number of lots */
			sprintf( _n( 'Confirm %d lot and apply changes', 'Confirm %d lots and apply changes', (int) $settings['came'], 'hearth-hammer' ), (int) $settings['came'] )
		);
	}

	private function question( Run $run ): void {
		$sale = SaleRecord::of( (int) ( $run->settings()['sale'] ?? 0 ) );
		$why  = LotsCsvFormat::FEED === $run->feed ? $this->services->csv->question( $run ) : ( null === $sale ? '' : $this->services->sync->question( $sale, $run ) );
		self::offer(
			$run,
			'warning',
			/* translators: %s: e.g. sale december-cars would lose 17 of 34 */
			sprintf( __( 'Nothing has been changed yet, because many lots would be withdrawn: %s. Is the catalogue complete?', 'hearth-hammer' ), $why ),
			/* translators: %d: number of lots */
			sprintf( _n( 'Apply changes and withdraw %d lot', 'Apply changes and withdraw %d lots', $run->counts->withdrawn, 'hearth-hammer' ), $run->counts->withdrawn )
		);
	}

	private static function offer( Run $run, string $kind, string $sentence, string $button ): void {
		self::notice( $kind, $sentence );
		if ( 'sales' !== $run->feed ) {
			SyncPage::button( SyncActions::PROCEED, array( 'run' => $run->id ), $button, 'primary' );
		}
	}

	private static function notice( string $kind, string $sentence ): void {
		printf( '<div class="notice notice-%s inline"><p>%s</p></div>', esc_attr( $kind ), esc_html( $sentence ) );
	}
}
