<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

use Closure;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * A form of settings, which a screen prints: declared fields in, WordPress's own Settings API out.
 */
final class SettingsForm implements Module {

	/**
	 * @param string                   $slug       Group of options and page of sections, e.g. `caphpi-settings`.
	 * @param string                   $id_prefix  Of the inputs' ids, e.g. `caphpi-`.
	 * @param Closure(): list<Section> $sections   Asked on admin pages only: labels are translated.
	 * @param string                   $capability Who may save.
	 * @param list<SettingsPart>       $parts      What follows the fields.
	 * @param bool                     $has_tabs   A tab for each section, where one page would be too long. Every section has a title then.
	 */
	public function __construct(
		private readonly string $slug,
		private readonly string $id_prefix,
		private readonly SettingsStore $store,
		private readonly Closure $sections,
		private readonly ?SecretStore $secrets = null,
		private readonly string $capability = 'manage_options',
		private readonly array $parts = array(),
		private readonly bool $has_tabs = false,
	) {}

	public function register(): void {
		add_action( 'admin_init', $this->register_settings( ... ) );
		add_filter( "option_page_capability_{$this->slug}", fn (): string => $this->capability );
	}

	/** Prints the form with its button. A tab's form holds its fields alone; the others stay as they are. */
	public function show(): void {
		if ( $this->has_tabs ) {
			$this->show_tabs();
		}
		echo '<form method="post" action="options.php" autocomplete="off">';
		settings_fields( $this->slug );
		if ( $this->has_tabs ) {
			$this->show_tab();
		} else {
			do_settings_sections( $this->slug );
		}
		submit_button();
		echo '</form>';
	}

	private function show_tabs(): void {
		$current = $this->tab();
		printf( '<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__( 'Settings', 'hearth-hammer' ) );
		foreach ( ( $this->sections )() as $section ) {
			$is_current = $section->id === $current;
			printf(
				'<a class="nav-tab%s" href="%s"%s>%s</a>',
				esc_attr( $is_current ? ' nav-tab-active' : '' ),
				esc_url( add_query_arg( 'tab', $section->id, remove_query_arg( array( 'settings-updated', 'tab' ) ) ) ),
				$is_current ? ' aria-current="page"' : '', // phpcs:ignore WordPress.Security.EscapeOutput -- Written here.
				esc_html( $section->title )
			);
		}
		echo '</nav>';
	}

	private function show_tab(): void {
		echo '<table class="form-table" role="presentation">';
		do_settings_fields( $this->slug, $this->slug . '-' . $this->tab() );
		echo '</table>';
	}

	/** The section that the address names, else the first. */
	private function tab(): string {
		$ids   = array_map( static fn ( Section $section ): string => $section->id, ( $this->sections )() );
		$asked = isset( $_GET['tab'] ) && is_string( $_GET['tab'] ) ? sanitize_key( $_GET['tab'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses what is shown.
		return in_array( $asked, $ids, true ) ? $asked : ( $ids[0] ?? '' );
	}

	public function register_settings(): void {
		$this->register_option( $this->store->option, $this->clean( ... ) );
		if ( null !== $this->secrets ) {
			$secrets = new SecretInput( $this->secrets );
			$this->register_option( $this->secrets->option, fn ( #[\SensitiveParameter] mixed $input ): array => $secrets->clean( $input, $this->fields( true ) ) );
		}
		foreach ( ( $this->sections )() as $section ) {
			add_settings_section( $this->slug . '-' . $section->id, $section->title, '__return_null', $this->slug );
			foreach ( $section->fields as $field ) {
				$id = $this->id_prefix . $field->name;
				add_settings_field( $id, $field->label, fn () => $this->show_field( $field, $id ), $this->slug, $this->slug . '-' . $section->id, array( 'label_for' => $id ) );
			}
		}
		foreach ( $this->parts as $part ) {
			$part->register_in( $this->slug, $this->slug );
		}
	}

	/** @return array<string, mixed> Only what the form knows; a value it refuses stays as it was. */
	public function clean( mixed $input ): array {
		$input  = is_array( $input ) ? $input : array();
		$stored = $this->store->stored();
		foreach ( $this->fields( false ) as $field ) {
			if ( $this->store->is_fixed( $field->name ) || ! array_key_exists( $field->name, $input ) ) {
				continue;
			}
			$value = SettingCheck::clean( $field, $input[ $field->name ] );
			if ( null === $value ) {
				add_settings_error( $this->store->option, $this->id_prefix . $field->name, $field->refused() );
			} else {
				$stored[ $field->name ] = $value;
			}
		}
		return $stored;
	}

	/** @param callable(mixed): array<mixed> $clean */
	private function register_option( string $option, callable $clean ): void {
		register_setting(
			$this->slug,
			$option,
			array(
				'type'              => 'object',
				'default'           => array(),
				'sanitize_callback' => $clean,
			)
		);
	}

	private function show_field( Field $field, string $id ): void {
		if ( FieldType::Secret !== $field->type ) {
			( new SettingInput( $this->store ) )->show( $field, $id );
		} elseif ( null !== $this->secrets ) {
			( new SecretInput( $this->secrets ) )->show( $field, $id );
		}
	}

	/** @return list<Field> The credentials, or all others. */
	private function fields( bool $secrets ): array {
		$fields = array();
		foreach ( ( $this->sections )() as $section ) {
			foreach ( $section->fields as $field ) {
				if ( ( FieldType::Secret === $field->type ) === $secrets ) {
					$fields[] = $field;
				}
			}
		}
		return $fields;
	}
}
