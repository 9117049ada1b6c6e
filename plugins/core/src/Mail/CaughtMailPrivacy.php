<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use HearthHammer\Core\Module;

/**
 * Caught mail in WordPress's own export and erasure of personal data (LOG-05). There are at most a few hundred.
 */
final class CaughtMailPrivacy implements Module {

	public function __construct( private readonly CaughtMail $caught ) {}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', $this->add_exporter( ... ) );
		add_filter( 'wp_privacy_personal_data_erasers', $this->add_eraser( ... ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $exporters
	 * @return array<string, array<string, mixed>>
	 */
	private function add_exporter( array $exporters ): array {
		$exporters['hh-caught-mail'] = array(
			'exporter_friendly_name' => __( 'Caught mail', 'hearth-hammer' ),
			'callback'               => $this->export( ... ),
		);
		return $exporters;
	}

	/**
	 * @param array<string, array<string, mixed>> $erasers
	 * @return array<string, array<string, mixed>>
	 */
	private function add_eraser( array $erasers ): array {
		$erasers['hh-caught-mail'] = array(
			'eraser_friendly_name' => __( 'Caught mail', 'hearth-hammer' ),
			'callback'             => $this->erase( ... ),
		);
		return $erasers;
	}

	/** @return array{data: list<array<string, mixed>>, done: true} */
	private function export( string $email ): array {
		$data = array();
		foreach ( array_filter( array_map( $this->caught->find( ... ), $this->caught->to( $email ) ) ) as $mail ) {
			$data[] = array(
				'group_id'    => 'hh-caught-mail',
				'group_label' => __( 'Caught mail', 'hearth-hammer' ),
				'item_id'     => 'hh-caught-mail-' . $mail['id'],
				'data'        => array(
					array( 'name' => __( 'Caught', 'hearth-hammer' ), 'value' => (string) wp_date( 'j F Y, H:i', $mail['caught_at'] ) ),
					array( 'name' => __( 'Subject', 'hearth-hammer' ), 'value' => $mail['subject'] ),
					array( 'name' => __( 'Plain text', 'hearth-hammer' ), 'value' => $mail['plain'] ),
				),
			);
		}
		return array(
			'data' => $data,
			'done' => true,
		);
	}

	/** @return array{items_removed: bool, items_retained: false, messages: array{}, done: true} */
	private function erase( string $email ): array {
		$ids = $this->caught->to( $email );
		array_map( $this->caught->forget( ... ), $ids );
		return array(
			'items_removed'  => array() !== $ids,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}
}
