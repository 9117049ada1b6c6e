<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Import;

use HearthHammer\Core\Database\Transaction;
use HearthHammer\Hpapi\Properties\Index\Indexer;
use HearthHammer\Hpapi\Properties\PropertyWriter;

/**
 * Takes off the market what a feed no longer names, branch by branch: of a branch that it does not name at all it
 * says nothing.
 */
final class Withdrawals {

	private const BATCH = 25;

	public function __construct(
		private readonly Runs $runs,
		private readonly References $references,
		private readonly PropertyWriter $writer,
		private readonly Indexer $indexer,
	) {}

	/**
	 * @param list<string>     $branches That the feed names.
	 * @param callable(): void $pulse
	 * @param callable(): bool $pause
	 * @return bool Whether all are withdrawn.
	 */
	public function advance( Run $run, array $branches, callable $pulse, callable $pause ): bool {
		while ( true ) {
			$unseen = $this->references->unseen( $run->feed, $branches, $run->id, self::BATCH );
			if ( array() === $unseen ) {
				return true;
			}
			$before = $run->progress_so_far();
			try {
				Transaction::run( fn () => $this->withdraw( $unseen, $run ), wp_cache_flush( ... ) );
			} catch ( \Throwable $fault ) {
				$run->take_back_to( $before );
				throw $fault;
			}
			$pulse();
			if ( $pause() ) {
				return false;
			}
		}
	}

	/** @param list<KnownReference> $unseen */
	private function withdraw( array $unseen, Run $run ): void {
		$posts = array_map( static fn ( KnownReference $one ): int => $one->post, $unseen );
		_prime_post_caches( $posts, false, true );
		$gone = array();
		foreach ( $unseen as $one ) {
			if ( null === get_post( $one->post ) ) {
				$this->references->forget( $one->reference );
				continue;
			}
			$run->counts->withdrawn += $this->writer->withdraw( $one->post ) ? 1 : 0;
			$gone[]                  = new KnownReference( $one->reference, $one->feed, $one->branch, $one->post, $one->hash, $one->context, 'withdrawn' );
		}
		$this->references->keep( $gone, $run->id );
		$this->indexer->index_many( $posts );
		$this->runs->save( $run );
	}
}
