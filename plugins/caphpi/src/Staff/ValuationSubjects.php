<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Valuation\ValuationSubject;
use HearthHammer\Caphpi\Valuation\ValuationTable;
use HearthHammer\Core\Module;
use HearthHammer\Core\Text\NumberPlate;

defined( 'ABSPATH' ) || exit;

/**
 * Tells core's outbox screen which vehicle a row is about, and finds rows by a plate.
 */
final class ValuationSubjects implements Module {

	private const MOST = 100;

	public function register(): void {
		add_filter( 'hearth_hammer_outbox_subjects', $this->words( ... ), 10, 2 );
		add_filter( 'hearth_hammer_outbox_search', $this->search( ... ), 10, 2 );
	}

	/**
	 * @param array<string, array{label: string, url: string}> $words
	 * @param list<string>                                      $subjects
	 * @return array<string, array{label: string, url: string}>
	 */
	private function words( array $words, array $subjects ): array {
		global $wpdb;
		$ids = array_values( array_filter( array_map( ValuationSubject::id( ... ), $subjects ) ) );
		if ( array() === $ids || ! current_user_can( ValuationCapability::NAME ) ) {
			return $words;
		}
		$marks = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		// phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders.
		foreach ( $wpdb->get_results( $wpdb->prepare( "SELECT id, vrm FROM %i WHERE id IN ({$marks})", $wpdb->prefix . ValuationTable::NAME, ...$ids ), ARRAY_A ) as $row ) {
			$words[ ValuationSubject::of( (int) $row['id'] ) ] = array(
				'label' => Plate::stored( (string) $row['vrm'] )->spaced(),
				'url'   => ValuationsScreen::url( array( 's' => (string) $row['vrm'] ) ),
			);
		}
		return $words;
	}

	/**
	 * @param list<string> $subjects
	 * @return list<string>
	 */
	private function search( array $subjects, string $search ): array {
		global $wpdb;
		$plate = NumberPlate::stored( $search );
		if ( strlen( $plate ) < 2 || ! current_user_can( ValuationCapability::NAME ) ) {
			return $subjects;
		}
		$ids = $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i WHERE vrm LIKE %s ORDER BY id DESC LIMIT %d', $wpdb->prefix . ValuationTable::NAME, '%' . $wpdb->esc_like( $plate ) . '%', self::MOST ) );
		return array( ...$subjects, ...array_map( static fn ( mixed $id ): string => ValuationSubject::of( (int) $id ), array_values( $ids ) ) );
	}
}
