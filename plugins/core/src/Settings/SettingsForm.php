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
	 */
	public function __construct(
		private readonly string $slug,
		private readonly string $id_prefix,
		private readonly SettingsStore $store,
		private readonly Closure $sections,
		private readonly ?SecretStore $secrets = null,
		private readonly string $capability = 'manage_options',
		private readonly array $parts = array(),
	) {}

	public function register(): void {
		add_action( 'admin_init', $this->register_settings( ... ) );
		add_filter( "option_page_capability_{$this->slug}", fn (): string => $this->capability );
	}

	/** Prints the form with its button. */
	public function show(): void {
		echo '<form method="post" action="options.php" autocomplete="off">';
		settings_fields( $this->slug );
		do_settings_sections( $this->slug );
		submit_button();
		echo '</form>';
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
			$value = FieldCheck::clean( $field, $input[ $field->name ] );
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
			( new FieldInput( $this->store ) )->show( $field, $id );
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
