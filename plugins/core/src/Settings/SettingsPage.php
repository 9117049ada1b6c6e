<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

use Closure;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * A screen below Settings: one form, and the connection tests of what it sets.
 */
final class SettingsPage implements Module {

	/**
	 * @param string            $slug  In the screen's address, e.g. `caphpi-settings`.
	 * @param Closure(): string $title Of menu and heading, translated.
	 * @param string            $capability Who sees it; who may save is the form's to say.
	 */
	public function __construct(
		private readonly string $slug,
		private readonly Closure $title,
		private readonly SettingsForm $form,
		private readonly ?ConnectionTests $tests = null,
		private readonly string $capability = 'manage_options',
	) {}

	public function register(): void {
		$this->form->register();
		$this->tests?->register();
		add_action( 'admin_menu', $this->add_page( ... ) );
	}

	public static function url( string $slug ): string {
		return admin_url( 'options-general.php?page=' . $slug );
	}

	private function add_page(): void {
		add_options_page( ( $this->title )(), ( $this->title )(), $this->capability, $this->slug, $this->show( ... ) );
	}

	private function show(): void {
		echo '<div class="wrap"><h1>' . esc_html( ( $this->title )() ) . '</h1>';
		$this->tests?->show_result();
		$this->form->show();
		$this->tests?->show_buttons();
		echo '</div>';
	}
}
