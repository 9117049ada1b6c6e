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
			WP_CLI::add_command( 'hearth-hammer deliver', fn ( array $args, array $options ) => $this->deliver( $options ), self::help( 'hearth-hammer deliver' ) );
			WP_CLI::add_command( 'hearth-hammer outbox', $this->show( ... ), CommandHelp::of( 'List deliveries that are queued, failed or needed more than one attempt.', array( 'wp hearth-hammer outbox' ) ) );
		}
	}

	/** @return array<string, mixed> Help of a command that delivers, by its name. */
	public static function help( string $command ): array {
		return CommandHelp::of(
			'Deliver what is queued in the outbox.',
			array( "wp {$command}", "wp {$command} --now" ),
			array( CommandHelp::flag( 'now', 'Also retry failed deliveries now, before their next attempt is due.' ) )
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
		WP_CLI::success( sprintf( 'Delivered %d, failed %d. Failed deliveries will be retried.', $delivered, $failed ) );
	}

	private function show(): void {
		$rows = $this->outbox->troubled();
		if ( array() === $rows ) {
			WP_CLI::success( 'Nothing is queued. Every delivery succeeded at the first attempt.' );
			return;
		}
		WP_CLI\Utils\format_items( 'table', $rows, array_keys( $rows[0] ) );
	}
}
