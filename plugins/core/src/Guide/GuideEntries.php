<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Guide;

use HearthHammer\Core\Company\CompanyScreen;
use HearthHammer\Core\Parts\AnnouncementSettings;
use WP_Block_Type_Registry;

/**
 * What the section guide says of a part by its slug: its name as the inserter has it, the attributes that an editor can
 * set, and the screens for its content and settings that the current user may open.
 *
 * @phpstan-type Entry array{title: string, attributes: list<string>, links: list<array{label: string, url: string}>}
 */
final class GuideEntries {

	private const OURS = 'hearth-hammer/';

	/** @return array<string, Entry> */
	public function all(): array {
		$entries = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block ) {
			if ( str_starts_with( $name, self::OURS ) ) {
				$own                                             = array_diff( array_keys( (array) $block->attributes ), array( 'lock', 'metadata', 'align', 'anchor', 'className', 'style' ) );
				$entries[ substr( $name, strlen( self::OURS ) ) ] = array( 'title' => $block->title, 'attributes' => array_values( array_map( strval( ... ), $own ) ), 'links' => array() );
			}
		}
		foreach ( $this->names() as $slug => $name ) {
			$entries[ $slug ]        ??= array( 'title' => '', 'attributes' => array(), 'links' => array() );
			$entries[ $slug ]['title'] = $name;
		}
		foreach ( $this->links() as $slug => $links ) {
			$entries[ $slug ]        ??= array( 'title' => '', 'attributes' => array(), 'links' => array() );
			$entries[ $slug ]['links'] = $links;
		}
		return $entries;
	}

	/** @return array<string, string> Of parts that are no blocks. */
	private function names(): array {
		$own = array(
			'header'         => __( 'Header', 'hearth-hammer' ),
			'footer'         => __( 'Footer', 'hearth-hammer' ),
			'tab-panels'     => __( 'Tabs', 'hearth-hammer' ),
			'group-carousel' => __( 'Carousel', 'hearth-hammer' ),
		);
		/**
		 * Filters the plain names of the parts of pages other than blocks: slug of an island or template part (its path
		 * in the theme) to its name. Without a name, the guide makes one of the slug.
		 *
		 * @param array<string, string> $names
		 */
		$all = apply_filters( 'hearth_hammer_guide_names', $own );
		return array_filter( is_array( $all ) ? $all : $own, static fn ( mixed $name, mixed $slug ): bool => is_string( $name ) && is_string( $slug ) && '' !== $name, ARRAY_FILTER_USE_BOTH );
	}

	/** @return array<string, list<array{label: string, url: string}>> */
	private function links(): array {
		/**
		 * Filters where parts of pages are edited and set up: slug of an island, block or template part (its path in the
		 * theme) to links with the capability that the screen asks for.
		 *
		 * @param array<string, list<array{label: string, url: string, capability: string}>> $links
		 */
		$all   = apply_filters( 'hearth_hammer_guide_links', $this->own() );
		$links = array();
		foreach ( is_array( $all ) ? $all : array() as $slug => $some ) {
			$may = array_filter( (array) $some, static fn ( mixed $one ): bool => is_array( $one ) && is_string( $one['url'] ?? null ) && current_user_can( (string) ( $one['capability'] ?? 'manage_options' ) ) );
			$links[ (string) $slug ] = array_values( array_map( static fn ( array $one ): array => array( 'label' => (string) ( $one['label'] ?? $one['url'] ), 'url' => (string) $one['url'] ), $may ) );
		}
		return $links;
	}

	/** @return array<string, list<array{label: string, url: string, capability: string}>> */
	private function own(): array {
		$company = GuideLinks::settings( CompanyScreen::PAGE, __( 'Company', 'hearth-hammer' ) );
		$menus   = array( 'label' => __( 'Appearance → Menus', 'hearth-hammer' ), 'url' => admin_url( 'nav-menus.php' ), 'capability' => 'edit_theme_options' );
		$widgets = array( 'label' => __( 'Appearance → Widgets', 'hearth-hammer' ), 'url' => admin_url( 'widgets.php' ), 'capability' => 'edit_theme_options' );
		$announcements = array( 'capability' => AnnouncementSettings::CAPABILITY ) + GuideLinks::settings( AnnouncementSettings::PAGE, __( 'Announcements', 'hearth-hammer' ) );
		return array( 'announcements' => array( $announcements ), 'header' => array( $menus, $widgets, $company ), 'footer' => array( $widgets, $menus, $company ) );
	}
}
