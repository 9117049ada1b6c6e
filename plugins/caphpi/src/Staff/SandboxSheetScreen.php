<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Privacy\ForgetValuations;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\SpreadsheetLog\SandboxSheet;
use HearthHammer\Caphpi\SpreadsheetLog\SheetRow;
use HearthHammer\Caphpi\SpreadsheetLog\SheetSettings;
use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationRecord;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Core\Lists\ListScreen;

defined( 'ABSPATH' ) || exit;

/**
 * Valuations → Spreadsheet: what a real spreadsheet would hold, on a site that has none.
 *
 * @extends ListScreen<StoredValuation, null>
 */
final class SandboxSheetScreen extends ListScreen {

	public const SLUG       = 'caphpi-spreadsheet';
	public const CAPABILITY = ValuationCapability::NAME;
	public const PER_PAGE   = 100;
	public const IS_WIDE    = true;

	protected const PARENT        = ValuationsScreen::SLUG;
	protected const MENU_PRIORITY = 11;

	public function __construct(
		private readonly SheetSettings $sheet,
		private readonly SandboxSheet $sheet_rows,
		private readonly ValuationRepository $valuations,
		private readonly ValuationSettings $settings,
	) {}

	public function register(): void {
		parent::register();
		add_action( ForgetValuations::HOOK, $this->forget( ... ) );
	}

	public function title(): string {
		return __( 'Spreadsheet', 'hearth-hammer' );
	}

	/** @return array<string, string> */
	public function columns(): array {
		$names = array( ...ValuationRecord::FIELDS, 'submission' );
		return array_combine( $names, $names );
	}

	public function query(): null {
		return null;
	}

	/** @return list<StoredValuation> Without those that were erased since. */
	public function rows( mixed $query, int $limit, int $offset ): array {
		return array_values( array_filter( array_map( fn ( array $row ): ?StoredValuation => $this->valuations->find( $row['valuation_id'] ), $this->sheet_rows->latest( $limit, $offset ) ) ) );
	}

	public function count( mixed $query ): int {
		return $this->sheet_rows->count();
	}

	public function cell( mixed $row, string $column ): string {
		$cell = array_combine( array_keys( $this->columns() ), SheetRow::of( $row )->cells() )[ $column ] ?? '';
		// As a spreadsheet would show it: the apostrophe only says that a text follows.
		return esc_html( is_string( $cell ) ? (string) preg_replace( "/^'/", '', $cell ) : (string) $cell );
	}

	public function empty_words( mixed $query ): string {
		return __( 'No rows yet.', 'hearth-hammer' );
	}

	protected function add_to_menu( callable $show ): string|false {
		return $this->sheet->is_sandbox() ? parent::add_to_menu( $show ) : false;
	}

	protected function show_before(): void {
		echo '<p>' . esc_html__( 'No spreadsheet is set up yet, so each valuation’s row is saved here, newest first. To send rows to a spreadsheet, add one in Settings → Valuations.', 'hearth-hammer' ) . '</p>';
	}

	private function forget(): void {
		$this->sheet_rows->forget_before( time() - $this->settings->keep_days() * DAY_IN_SECONDS );
	}
}
