<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Core\Core;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\Footer;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\Setup;

/** The links at the foot of a page. */
final readonly class FooterView {

	private const AREAS = 8;

	/**
	 * What a column links to.
	 *
	 * @param string $show  links, areas or menu.
	 * @param string $lines An editor's, for links.
	 * @return array<string, string> Address → label.
	 */
	public static function links( string $show, string $lines ): array {
		return match ( $show ) {
			'areas' => Plugins::hpapi() ? self::areas() : array(),
			'menu'  => self::menu( Setup::MENU_FOOTER ),
			default => Footer::read( $lines ),
		};
	}

	/** The name that staff gave the menu of the footer. */
	public static function menu_name(): string {
		return (string) wp_get_nav_menu_name( Setup::MENU_FOOTER );
	}

	/** @return list<array{label: string, name: string, url: string}> Which the firm belongs to. */
	public static function schemes(): array {
		return Plugins::core() ? Core::services()->company->schemes()->listed() : array();
	}

	/** @return array<string, string> Address → label: the page of privacy, by its title. */
	public static function small_print(): array {
		$url = get_privacy_policy_url();
		return '' === $url ? array() : array( $url => get_the_title( (int) get_option( 'wp_page_for_privacy_policy' ) ) );
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
