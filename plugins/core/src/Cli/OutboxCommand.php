<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Cli;

use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxRows;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * `wp hearth-hammer deliver` and `wp hearth-hammer outbox`
 */
final class OutboxCommand implements Module {

	/** A run of the command ends some time, also where new rows keep coming. */
	private const ROUNDS = 100;

	public function __construct(
		private readonly Outbox $outbox,
		private readonly OutboxRows $rows,
	) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hearth-hammer deliver', fn ( array $args, array $options ) => $this->deliver( $options ), self::synopsis() );
			WP_CLI::add_command( 'hearth-hammer outbox', $this->show( ... ), array( 'shortdesc' => 'Shows what waits, was given up, or needed more than one try.' ) );
		}
	}

	/** @return array<string, mixed> Of a command that delivers. */
	public static function synopsis(): array {
		return array(
			'shortdesc' => 'Delivers what waits in the outbox.',
			'synopsis'  => array(
				array(
					'type'        => 'flag',
					'name'        => 'now',
					'optional'    => true,
					'description' => 'Also what waits for its next try: a service is back.',
				),
			),
		);
	}

	/**
	 * @param array<string, mixed> $options
	 * @param string               $prefix  Only kinds that begin so.
	 */
	public function deliver( array $options, string $prefix = '' ): void {
		if ( isset( $options['now'] ) ) {
			$this->rows->make_due( $prefix );
		}
		$delivered = 0;
		$failed    = 0;
		for ( $round = 0; $round < self::ROUNDS; ++$round ) {
			$done       = $this->outbox->deliver( 50, $prefix );
			$delivered += $done['delivered'];
			$failed    += $done['failed'];
			if ( 0 === $done['delivered'] + $done['failed'] ) {
				break;
			}
		}
		WP_CLI::success( sprintf( '%d delivered, %d failed and kept for later.', $delivered, $failed ) );
	}

	private function show(): void {
		$rows = $this->outbox->troubled();
		if ( array() === $rows ) {
			WP_CLI::success( 'Nothing waits, and everything went at the first try.' );
			return;
		}
		WP_CLI\Utils\format_items( 'table', $rows, array_keys( $rows[0] ) );
	}
}
