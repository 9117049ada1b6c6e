<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Privacy;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a source to WordPress's own export and erasure of personal data (LOG-05).
 */
final class PersonalData implements Module {

	private const BATCH = 50;

	public function __construct( private readonly PersonalDataSource $source ) {}

	public function register(): void {
		PrivacyNotices::add( fn (): array => array_values( array_filter( array( $this->source->notice() ) ) ) );
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $exporters ): array => $this->with( $exporters, 'exporter_friendly_name', $this->export( ... ) ) );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $erasers ): array => $this->with( $erasers, 'eraser_friendly_name', $this->erase( ... ) ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $tools
	 * @return array<string, array<string, mixed>>
	 */
	private function with( array $tools, string $name, callable $callback ): array {
		$tools[ $this->source->id() ] = array(
			$name      => $this->source->label(),
			'callback' => $callback,
		);
		return $tools;
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	private function export( string $email, int $page = 1 ): array {
		$items = $this->source->export( $email, self::BATCH, ( max( 1, $page ) - 1 ) * self::BATCH );
		return array(
			'data' => array_map( $this->item( ... ), array_map( strval( ... ), array_keys( $items ) ), array_values( $items ) ),
			'done' => count( $items ) < self::BATCH,
		);
	}

	/**
	 * @param array<string, string> $facts
	 * @return array<string, mixed>
	 */
	private function item( string $id, array $facts ): array {
		$facts = array_filter( $facts, static fn ( string $value ): bool => '' !== $value );
		return array(
			'group_id'    => $this->source->id(),
			'group_label' => $this->source->label(),
			'item_id'     => $id,
			'data'        => array_map(
				static fn ( string $name, string $value ): array => array(
					'name'  => $name,
					'value' => $value,
				),
				array_map( strval( ... ), array_keys( $facts ) ),
				array_values( $facts )
			),
		);
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	private function erase( string $email ): array {
		$erased = $this->source->erase( $email, self::BATCH );
		return array(
			'items_removed'  => $erased->removed > 0,
			'items_retained' => $erased->retained,
			'messages'       => $erased->messages,
			'done'           => $erased->done,
		);
	}
}
