<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use HearthHammer\Core\Settings\SettingsStore;
use HearthHammer\Core\Tax\Nation;

/**
 * The company as Settings → Company has it: the one source for pages, mails and structured data.
 */
final readonly class Company {

	public const OPTION = 'hh_company';

	/** The list of offices, the main one first. */
	public const OFFICES = 'hh_offices';

	public const DEFAULTS = array(
		'name'              => '',
		'managing_director' => '',
		'redress'           => '',
		'redress_url'       => '',
		'client_money'      => '',
		'client_money_url'  => '',
		'larn'              => '',
		'rent_smart_wales'  => '',
	);

	private SettingsStore $store;

	public function __construct() {
		$this->store = self::store();
	}

	public static function store(): SettingsStore {
		return new SettingsStore( self::OPTION, 'HEARTH_HAMMER_COMPANY_', self::DEFAULTS );
	}

	/** Plain text; the site's title where none is set. */
	public function name(): string {
		$name = $this->own_name();
		return '' === $name ? wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES ) : $name;
	}

	/** Empty where the site's title is the name. */
	public function own_name(): string {
		return $this->store->text( 'name' );
	}

	public function managing_director(): string {
		return $this->store->text( 'managing_director' );
	}

	public function schemes(): Schemes {
		return new Schemes( $this->store->text( 'redress' ), $this->store->text( 'redress_url' ), $this->store->text( 'client_money' ), $this->store->text( 'client_money_url' ) );
	}

	/**
	 * What an agent who lets homes there must be registered as.
	 *
	 * @return array{label: string, name: string, url: string}|null As Schemes::listed(); null where none is needed or set.
	 */
	public function letting_registration( ?Nation $nation ): ?array {
		$registration = match ( $nation ) {
			Nation::Scotland => array( 'label' => __( 'Letting agent registration', 'hearth-hammer' ), 'name' => $this->store->text( 'larn' ), 'url' => '' ),
			Nation::Wales => array( 'label' => __( 'Rent Smart Wales licence', 'hearth-hammer' ), 'name' => $this->store->text( 'rent_smart_wales' ), 'url' => '' ),
			default => null,
		};
		return '' === ( $registration['name'] ?? '' ) ? null : $registration;
	}

	/** @return non-empty-list<Office> The main one first; a blank one where none is set. */
	public function offices(): array {
		$offices = OfficeRows::read( get_option( self::OFFICES, array() ) );
		return array() === $offices ? array( OfficeRows::blank() ) : $offices;
	}

	/** @return array<string, string> Branch to the name of its office, of those that have one: what staff choose from. */
	public function branches(): array {
		return array_filter( array_column( $this->offices(), 'name', 'branch' ), static fn ( int|string $branch ): bool => '' !== $branch, ARRAY_FILTER_USE_KEY );
	}

	/** The office whose number stands in header and footer. */
	public function main_office(): Office {
		return $this->offices()[0];
	}

	/**
	 * Who deals with a property: the office of its branch, else the one that serves its district; null for neither.
	 *
	 * @param string $outward E.g. `TN17`.
	 */
	public function office_for( string $branch, string $outward = '' ): ?Office {
		$offices = $this->offices();
		foreach ( $offices as $office ) {
			if ( $office->is_branch( $branch ) ) {
				return $office;
			}
		}
		foreach ( $offices as $office ) {
			if ( $office->serves( $outward ) ) {
				return $office;
			}
		}
		return null;
	}
}
