<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Auctions\Auctions;
use HearthHammer\Core\Core;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\Routes;
use HearthHammer\Theme\Setup;

/** The links at the foot of a page. */
final readonly class FooterView {

	private const AREAS = 8;

	/**
	 * @param array<string, array<string, string>> $columns     Heading → address → label.
	 * @param array<string, string>                $small_print Address → label.
	 * @param list<array{label: string, name: string, url: string}> $schemes Which the firm belongs to.
	 */
	private function __construct( public array $columns, public array $small_print, public array $schemes ) {}

	public static function current(): self {
		$columns = array();
		if ( Plugins::hpapi() ) {
			$columns[ __( 'Find a home', 'hearth-hammer' ) ] = array(
				Routes::for_sale() => __( 'Property for sale', 'hearth-hammer' ),
				Routes::to_rent()  => __( 'Property to rent', 'hearth-hammer' ),
				Routes::new_homes() => __( 'New homes', 'hearth-hammer' ),
			);
			$columns[ __( 'Areas we cover', 'hearth-hammer' ) ] = self::areas();
		}
		if ( Plugins::auctions() ) {
			$columns[ __( 'Auctions', 'hearth-hammer' ) ] = self::auctions();
		}
		$sell = array();
		if ( Plugins::caphpi() ) {
			$sell[ Routes::valuation() ] = __( 'Value your car or van', 'hearth-hammer' );
		}
		if ( Plugins::hpapi() ) {
			$sell[ Routes::property_valuation() ] = __( 'What is my property worth?', 'hearth-hammer' );
		}
		$columns[ __( 'Selling', 'hearth-hammer' ) ] = $sell;
		// Under the name that staff gave it.
		$columns[ (string) wp_get_nav_menu_name( Setup::MENU_FOOTER ) ] = self::menu( Setup::MENU_FOOTER );

		$small_print = array();
		if ( '' !== get_privacy_policy_url() ) {
			$small_print[ get_privacy_policy_url() ] = __( 'Privacy', 'hearth-hammer' );
		}
		return new self( array_filter( $columns ), $small_print, Plugins::core() ? Core::services()->company->schemes()->listed() : array() );
	}

	/** @return array<string, string> */
	private static function auctions(): array {
		$addresses = Auctions::addresses();
		return array( $addresses['all'] => __( 'Upcoming auctions', 'hearth-hammer' ) ) + $addresses['businesses'] + array( $addresses['results'] => __( 'Results', 'hearth-hammer' ) );
	}

	/** @return array<string, string> */
	private static function areas(): array {
		$areas = Hpapi::active_parishes();
		usort( $areas, static fn ( array $a, array $b ): int => $b['count'] <=> $a['count'] );
		$links = array();
		foreach ( array_slice( $areas, 0, self::AREAS ) as $area ) {
			$links[ $area['url'] ] = $area['name'];
		}
		asort( $links );
		return $links;
	}

	/** @return array<string, string> */
	private static function menu( string $location ): array {
		$locations = get_nav_menu_locations();
		$links     = array();
		foreach ( isset( $locations[ $location ] ) ? (array) wp_get_nav_menu_items( $locations[ $location ] ) : array() as $item ) {
			if ( is_object( $item ) && isset( $item->url, $item->title ) ) {
				$links[ (string) $item->url ] = (string) $item->title;
			}
		}
		return $links;
	}
}
