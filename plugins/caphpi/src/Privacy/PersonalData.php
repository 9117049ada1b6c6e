<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Privacy;

use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationTable;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Module;

/**
 * Valuations in WordPress's own export and erasure of personal data, by email address.
 */
final class PersonalData implements Module {

	private const BATCH = 50;

	public function __construct(
		private readonly Erasure $erasure,
		private readonly ValuationSettings $settings,
	) {}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', $this->add_exporter( ... ) );
		add_filter( 'wp_privacy_personal_data_erasers', $this->add_eraser( ... ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $exporters
	 * @return array<string, array<string, mixed>>
	 */
	private function add_exporter( array $exporters ): array {
		$exporters['caphpi-valuations'] = array(
			'exporter_friendly_name' => __( 'Vehicle valuations', 'hearth-hammer' ),
			'callback'               => $this->export( ... ),
		);
		return $exporters;
	}

	/**
	 * @param array<string, array<string, mixed>> $erasers
	 * @return array<string, array<string, mixed>>
	 */
	private function add_eraser( array $erasers ): array {
		$erasers['caphpi-valuations'] = array(
			'eraser_friendly_name' => __( 'Vehicle valuations', 'hearth-hammer' ),
			'callback'             => $this->erase( ... ),
		);
		return $erasers;
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	private function export( string $email, int $page = 1 ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT * FROM %i WHERE email_hash = %s ORDER BY id LIMIT %d OFFSET %d',
				$wpdb->prefix . ValuationTable::NAME,
				$this->hash( $email ),
				self::BATCH,
				( max( 1, $page ) - 1 ) * self::BATCH
			),
			ARRAY_A
		);
		return array(
			'data' => array_map( fn ( array $row ): array => $this->item( StoredValuation::from_row( $row ) ), array_values( $rows ) ),
			'done' => count( $rows ) < self::BATCH,
		);
	}

	/** @return array<string, mixed> */
	private function item( StoredValuation $valuation ): array {
		$data = array();
		foreach ( $valuation->record()->to_array() as $name => $value ) {
			if ( null !== $value && array() !== $value ) {
				$data[] = array(
					'name'  => $name,
					'value' => is_array( $value ) ? implode( ', ', $value ) : (string) $value,
				);
			}
		}
		return array(
			'group_id'    => 'caphpi-valuations',
			'group_label' => __( 'Vehicle valuations', 'hearth-hammer' ),
			'item_id'     => 'caphpi-valuation-' . $valuation->id,
			'data'        => $data,
		);
	}

	/**
	 * What stands in an outside spreadsheet is people's to delete: they are told which rows.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	private function erase( string $email ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare( 'SELECT id, public_id FROM %i WHERE email_hash = %s ORDER BY id LIMIT %d', $wpdb->prefix . ValuationTable::NAME, $this->hash( $email ), self::BATCH ),
			ARRAY_A
		);
		$gone = array_column( $rows, 'public_id', 'id' );
		try {
			$this->erasure->erase( $gone );
		} catch ( WriteFailed ) {
			// Asking again would fail again, and WordPress asks until it is done.
			return array(
				'items_removed'  => false,
				'items_retained' => true,
				'messages'       => array( __( 'Valuations could not be erased.', 'hearth-hammer' ) ),
				'done'           => true,
			);
		}
		$in_spreadsheet = array() !== $gone && '' !== $this->settings->value( 'sheet_id' );
		return array(
			'items_removed'  => array() !== $gone,
			'items_retained' => $in_spreadsheet,
			/* translators: %s: identifiers of submissions */
			'messages'       => $in_spreadsheet ? array( sprintf( __( 'Please delete the rows of these submissions from the spreadsheet of the valuations: %s', 'hearth-hammer' ), implode( ', ', $gone ) ) ) : array(),
			'done'           => count( $rows ) < self::BATCH,
		);
	}

	private function hash( string $email ): string {
		return hash( 'sha256', strtolower( trim( $email ) ) );
	}
}
