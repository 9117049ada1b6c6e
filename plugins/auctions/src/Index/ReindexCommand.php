<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Cli\CommandHelp;
use HearthHammer\Core\Index\Reindexing;
use HearthHammer\Core\Module;
use WP_CLI;
use WP_CLI\Utils;

defined( 'ABSPATH' ) || exit;

/**
 * `wp auctions reindex`
 */
final class ReindexCommand implements Module {

	/** Hold the last post indexed while a run is under way, and after one that was interrupted. */
	private const LOTS_AT  = 'hh_reindex_lots_at';
	private const SALES_AT = 'hh_reindex_sales_at';

	public function __construct( private readonly AuctionIndex $index ) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command(
				'auctions reindex',
				$this->command( ... ),
				CommandHelp::of(
					'Rebuild the indexes of lots and sales. Resume where an interrupted run stopped.',
					array( 'wp auctions reindex', 'wp auctions reindex --restart --batch=500' ),
					array( CommandHelp::number( 'batch', 'Number of lots per batch.', 200 ), CommandHelp::flag( 'restart', 'Start with the first lot, even if an earlier run was interrupted.' ) )
				)
			);
		}
	}

	/**
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	private function command( array $arguments, array $options ): void {
		unset( $arguments );
		$lots = $this->lots();
		if ( ! empty( $options['restart'] ) ) {
			$lots->restart();
			$this->sales()->restart();
		}
		if ( $lots->at() > 0 ) {
			WP_CLI::log( sprintf( 'Resuming after lot %d.', $lots->at() ) );
		}
		$bar  = Utils\make_progress_bar( sprintf( 'Indexing %d lots', $lots->left() ), $lots->left() );
		$done = $this->run( max( 1, min( 1000, (int) ( $options['batch'] ?? 200 ) ) ), static fn ( int $number ) => $bar->tick( $number ) );
		$bar->finish();
		WP_CLI::success( sprintf( 'Indexed %d lots and %d sales, removed %d orphaned rows.', $done['lots'], $done['sales'], $done['removed'] ) );
	}

	/**
	 * @param callable(int): mixed $tick Called with the number of lots of each batch.
	 * @return array{lots: int, sales: int, removed: int}
	 */
	public function run( int $batch, callable $tick ): array {
		// Each batch of lots counts its sales; what is left are sales without lots, and those that were deleted.
		$lots    = $this->lots()->run( $batch, $tick );
		$removed = $this->index->lots->delete_orphans();
		$sales   = $this->sales()->run( $batch, static fn (): null => null );
		return array(
			'lots'    => $lots,
			'sales'   => $sales,
			'removed' => $removed + $this->index->sales->delete_orphans(),
		);
	}

	private function lots(): Reindexing {
		return new Reindexing( $this->index->lots, LotPostType::NAME, self::LOTS_AT );
	}

	private function sales(): Reindexing {
		return new Reindexing( $this->index->sales, SalePostType::NAME, self::SALES_AT );
	}
}
