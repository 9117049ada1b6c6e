<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Privacy\ForgetValuations;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\SpreadsheetLog\SandboxSheet;
use HearthHammer\Caphpi\SpreadsheetLog\SheetRow;
use HearthHammer\Caphpi\SpreadsheetLog\SheetSettings;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Valuations → Spreadsheet: what a real spreadsheet would hold, on a site that has none.
 */
final class SandboxSheetScreen implements Module {

	public const SLUG = 'caphpi-spreadsheet';

	public function __construct(
		private readonly SheetSettings $sheet,
		private readonly SandboxSheet $rows,
		private readonly ValuationRepository $valuations,
		private readonly ValuationSettings $settings,
	) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add_page( ... ), 11 );
		add_action( ForgetValuations::HOOK, $this->forget( ... ) );
	}

	private function add_page(): void {
		if ( $this->sheet->is_sandbox() ) {
			add_submenu_page( ValuationsScreen::SLUG, __( 'Spreadsheet', 'hearth-hammer' ), __( 'Spreadsheet', 'hearth-hammer' ), ValuationCapability::NAME, self::SLUG, $this->show( ... ) );
		}
	}

	private function show(): void {
		if ( ! current_user_can( ValuationCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view valuations.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		echo '<div class="wrap"><h1>' . esc_html__( 'Spreadsheet', 'hearth-hammer' ) . '</h1><p>';
		esc_html_e( 'No spreadsheet is set up yet, so each valuation’s row is saved here, newest first. To send rows to a spreadsheet, add one in Settings → Valuations.', 'hearth-hammer' );
		echo '</p>';
		$this->show_rows();
		echo '</div>';
	}

	private function show_rows(): void {
		$shown = 0;
		foreach ( $this->rows->latest() as $row ) {
			$valuation = $this->valuations->find( $row['valuation_id'] );
			if ( null === $valuation ) {
				continue; // Erased since: nobody keeps a copy.
			}
			if ( 0 === $shown++ ) {
				// A region that scrolls needs the keyboard's focus.
				printf( '<div tabindex="0" role="region" aria-label="%s" style="overflow-x:auto"><table class="widefat striped" style="white-space:nowrap"><thead><tr>', esc_attr__( 'Rows', 'hearth-hammer' ) );
				foreach ( array( ...array_keys( $valuation->record()->to_array() ), 'submission' ) as $field ) {
					printf( '<th scope="col">%s</th>', esc_html( $field ) );
				}
				echo '</tr></thead><tbody>';
			}
			echo '<tr>';
			foreach ( SheetRow::of( $valuation )->cells() as $cell ) {
				// As a spreadsheet would show it: the apostrophe only says that a text follows.
				printf( '<td>%s</td>', esc_html( is_string( $cell ) ? (string) preg_replace( "/^'/", '', $cell ) : (string) $cell ) );
			}
			echo '</tr>';
		}
		echo 0 === $shown ? '<p>' . esc_html__( 'No rows yet.', 'hearth-hammer' ) . '</p>' : '</tbody></table></div>';
	}

	private function forget(): void {
		$this->rows->forget_before( time() - $this->settings->keep_days() * DAY_IN_SECONDS );
	}
}
