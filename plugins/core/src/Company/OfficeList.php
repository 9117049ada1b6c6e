<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use HearthHammer\Core\Module;
use HearthHammer\Core\Templates\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block offices: where they are, when they are open, and how they are reached.
 */
final readonly class OfficeList implements Module {

	public function __construct( private Company $company ) {}

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', $this->name_offices( ... ) );
	}

	/** The editor offers them by name. */
	private function name_offices(): void {
		$offices = array_map( static fn ( Office $office ): array => array( 'id' => $office->id, 'name' => $office->name ), array_values( array_filter( $this->company->offices(), static fn ( Office $office ): bool => ! $office->is_example ) ) );
		wp_add_inline_script( 'hearth-hammer-blocks-editor', 'window.hearthHammerOffices = ' . wp_json_encode( $offices ) . ';', 'before' );
	}

	/** @param array<string, mixed> $attributes `office`: the id of the one that is shown; empty for all. */
	public function html( array $attributes = array() ): string {
		$id      = is_string( $attributes['office'] ?? null ) ? $attributes['office'] : '';
		$offices = array_values( array_filter( $this->company->offices(), static fn ( Office $office ): bool => ! $office->is_example && ( '' === $id || $office->id === $id ) ) );
		return array() === $offices ? '' : ( new Template( dirname( __DIR__, 2 ) . '/templates' ) )->get( 'offices', array( 'offices' => array_map( self::view( ... ), $offices ) ) );
	}

	/** @return array{name: string, street: string, town: string, postcode: string, phone: string, phone_url: string, email: string, email_url: string, map_url: string, hours: list<array{days: string, times: string}>, words: string, opening: string, people: list<array{name: string, role: string, url: string}>} */
	private static function view( Office $office ): array {
		$address = implode( ', ', array_filter( array( $office->street, $office->town, $office->postcode ) ) );
		return array(
			'name'      => $office->name,
			'street'    => $office->street,
			'town'      => $office->town,
			'postcode'  => $office->postcode,
			'phone'     => $office->contact->phone,
			'phone_url' => $office->contact->phone_href(),
			'email'     => $office->contact->email,
			'email_url' => $office->contact->email_href(),
			// A link and no embedded map: nothing is asked of anybody before the visitor does.
			'map_url'   => 'https://www.openstreetmap.org/search?query=' . rawurlencode( $address ),
			// HTML.
			'opening'   => OpeningWords::html( $office ),
			'hours'     => self::hours( $office->contact->hours ),
			'people'    => self::people( $office ),
			'words'     => array() === $office->contact->hours->days ? $office->contact->hours->words : '',
		);
	}

	/** @return list<array{name: string, role: string, url: string}> */
	private static function people( Office $office ): array {
		/**
		 * Filters who works at an office.
		 *
		 * @param list<array{name: string, role: string, url: string}> $people In the order in which they are shown.
		 * @param Office                                               $office
		 * @var list<array{name: string, role: string, url: string}> $people
		 */
		$people = apply_filters( 'hearth_hammer_office_people', array(), $office );
		return $people;
	}

	/** @return list<array{days: string, times: string}> With the closed weekdays; empty where only words are known. */
	private static function hours( OpeningHours $hours ): array {
		$rows   = HoursWords::rows( $hours );
		$closed = array_diff_key( HoursWords::weekdays(), $hours->days );
		if ( array() !== $rows && array() !== $closed ) {
			$rows[] = array( 'days' => wp_sprintf_l( '%l', array_values( $closed ) ), 'times' => __( 'Closed', 'hearth-hammer' ) );
		}
		return $rows;
	}
}
