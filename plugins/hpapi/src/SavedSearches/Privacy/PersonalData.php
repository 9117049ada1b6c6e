<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Privacy;

use HearthHammer\Core\Module;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Hpapi\SavedSearches\SavedSearch;
use HearthHammer\Hpapi\SavedSearches\SavedSearchRepository;

/**
 * Saved searches in WordPress's own export and erasure of personal data, by email address (LOG-05).
 */
final class PersonalData implements Module {

	private const NAME  = 'hpapi-saved-searches';
	private const BATCH = 50;

	public function __construct( private readonly SavedSearchRepository $searches ) {}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', $this->add_exporter( ... ) );
		add_filter( 'wp_privacy_personal_data_erasers', $this->add_eraser( ... ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $exporters
	 * @return array<string, array<string, mixed>>
	 */
	private function add_exporter( array $exporters ): array {
		$exporters[ self::NAME ] = array(
			'exporter_friendly_name' => __( 'Saved searches', 'hearth-hammer' ),
			'callback'               => $this->export( ... ),
		);
		return $exporters;
	}

	/**
	 * @param array<string, array<string, mixed>> $erasers
	 * @return array<string, array<string, mixed>>
	 */
	private function add_eraser( array $erasers ): array {
		$erasers[ self::NAME ] = array(
			'eraser_friendly_name' => __( 'Saved searches', 'hearth-hammer' ),
			'callback'             => $this->erase( ... ),
		);
		return $erasers;
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	private function export( string $email, int $page = 1 ): array {
		$searches = $this->searches->of_address( EmailAddress::hash_of( $email ), self::BATCH, ( max( 1, $page ) - 1 ) * self::BATCH );
		return array(
			'data' => array_map( self::item( ... ), $searches ),
			'done' => count( $searches ) < self::BATCH,
		);
	}

	/** @return array<string, mixed> */
	private static function item( SavedSearch $search ): array {
		$time = static fn ( int $at ): string => $at > 0 ? (string) wp_date( 'j F Y, H:i', $at ) : '';
		$data = array(
			__( 'Email address', 'hearth-hammer' )      => $search->email,
			__( 'Search', 'hearth-hammer' )             => $search->label,
			__( 'How often', 'hearth-hammer' )          => $search->frequency->label(),
			__( 'Price drops', 'hearth-hammer' )        => $search->price_drops ? __( 'Yes', 'hearth-hammer' ) : __( 'No', 'hearth-hammer' ),
			__( 'State', 'hearth-hammer' )              => $search->state->label(),
			__( 'Asked for', 'hearth-hammer' )          => $time( $search->requested_at ),
			__( 'Confirmed', 'hearth-hammer' )          => $time( $search->confirmed_at ),
			__( 'Last mail', 'hearth-hammer' )          => $time( $search->sent_at ),
			__( 'Ended', 'hearth-hammer' )              => $time( $search->ended_at ),
		);
		$rows = array();
		foreach ( array_filter( $data, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			$rows[] = compact( 'name', 'value' );
		}
		return array(
			'group_id'    => self::NAME,
			'group_label' => __( 'Saved searches', 'hearth-hammer' ),
			'item_id'     => self::NAME . '-' . $search->id,
			'data'        => $rows,
		);
	}

	/** @return array{items_removed: bool, items_retained: false, messages: array{}, done: true} */
	private function erase( string $email ): array {
		return array(
			'items_removed'  => $this->searches->erase( EmailAddress::hash_of( $email ) ) > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}
}
