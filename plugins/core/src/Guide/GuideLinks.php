<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Guide;

use Closure;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Where one plugin's parts of pages are edited and set up, for the section guide.
 *
 * @phpstan-type Link array{label: string, url: string, capability: string}
 */
final readonly class GuideLinks implements Module {

	/** @param Closure(): array<string, list<Link>> $links By slug of an island, block or template part; asked where somebody looks at the guide. */
	public function __construct( private Closure $links ) {}

	public function register(): void {
		add_filter( 'hearth_hammer_guide_links', fn ( array $links ): array => ( $this->links )() + $links );
	}

	/**
	 * The list of a post type.
	 *
	 * @param string $capability As `edit_hh_lots`.
	 * @return Link
	 */
	public static function posts( string $type, string $label, string $capability ): array {
		return array( 'label' => $label, 'url' => admin_url( "edit.php?post_type={$type}" ), 'capability' => $capability );
	}

	/**
	 * A screen below Settings.
	 *
	 * @return Link
	 */
	public static function settings( string $page, string $label ): array {
		/* translators: %s: a screen's name */
		return array( 'label' => sprintf( __( 'Settings → %s', 'hearth-hammer' ), $label ), 'url' => admin_url( "options-general.php?page={$page}" ), 'capability' => 'manage_options' );
	}
}
