<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Health;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryState;
use HearthHammer\Core\Outbox\OutboxRows;
use const HearthHammer\Core\VERSION;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Site Health → Info: what support asks first. No addresses, keys or people, because it is copied into emails.
 */
final readonly class SiteInfo implements Module {

	/** @param Closure(): bool $is_purged Whether page caches are told of changes. */
	public function __construct( private OutboxRows $outbox, private Closure $is_purged ) {}

	public function register(): void {
		add_filter( 'debug_information', $this->add( ... ) );
	}

	/**
	 * @param array<string, mixed> $sections
	 * @return array<string, mixed>
	 */
	private function add( array $sections ): array {
		$sections['hearth-hammer'] = array(
			'label'  => 'Hearth & Hammer',
			'fields' => array(
				'version'      => self::field( __( 'Version', 'hearth-hammer' ), VERSION ),
				'waiting'      => self::field( __( 'Deliveries waiting', 'hearth-hammer' ), $this->outbox->count( DeliveryState::Waiting ) ),
				'overdue'      => self::field( __( 'Oldest overdue delivery, in seconds', 'hearth-hammer' ), $this->outbox->overdue() ),
				'given_up'     => self::field( __( 'Failed deliveries', 'hearth-hammer' ), $this->outbox->count( DeliveryState::GivenUp ) ),
				'object_cache' => self::yes( __( 'Persistent object cache', 'hearth-hammer' ), (bool) wp_using_ext_object_cache() ),
				'page_caches'  => self::yes( __( 'Page caches are told of changes', 'hearth-hammer' ), ( $this->is_purged )() ),
				'page_styles'  => self::yes( __( 'Styles are chosen for each page', 'hearth-hammer' ), function_exists( 'wp_should_output_buffer_template_for_enhancement' ) ),
				'last_backup'  => self::field( __( 'Last backup', 'hearth-hammer' ), 0 === LastBackup::at() ? __( 'Never', 'hearth-hammer' ) : (string) wp_date( 'c', LastBackup::at() ) ),
			),
		);
		return $sections;
	}

	/** @return array{label: string, value: int|string} */
	private static function field( string $label, int|string $value ): array {
		return array( 'label' => $label, 'value' => $value );
	}

	/** @return array{label: string, value: string, debug: bool} */
	private static function yes( string $label, bool $is_so ): array {
		return array( 'label' => $label, 'value' => $is_so ? __( 'Yes', 'hearth-hammer' ) : __( 'No', 'hearth-hammer' ), 'debug' => $is_so );
	}
}
