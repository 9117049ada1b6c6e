<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Database\Transaction;

/**
 * Takes off the market what a source says is gone, and what a whole stock no longer names, section by section: of a
 * section that it does not name at all it says nothing.
 */
final class WithdrawalPass {

	private const BATCH = 25;

	public function __construct(
		private readonly Runs $runs,
		private readonly References $references,
		private readonly RecordWriter $writer,
	) {}

	/**
	 * @param list<string>     $sections That the source names.
	 * @param callable(): void $pulse
	 * @param callable(): bool $pause
	 * @return bool Whether all are withdrawn.
	 */
	public function advance( Run $run, array $sections, callable $pulse, callable $pause ): bool {
		while ( true ) {
			$unseen = $this->references->unseen( $run->feed, $sections, $run->id, self::BATCH );
			if ( array() === $unseen ) {
				return true;
			}
			$this->withdraw( $unseen, $run );
			$pulse();
			if ( $pause() ) {
				return false;
			}
		}
	}

	/** @param list<string> $keys Tombstones: of any section; one that was never imported is nothing to us. */
	public function withdraw_keys( array $keys, Run $run ): void {
		foreach ( array_chunk( $keys, self::BATCH ) as $some ) {
			$known = array_filter( $this->references->known( $some ), static fn ( StoredReference $one ): bool => RecordState::Withdrawn !== $one->state && $one->feed === $run->feed );
			array() === $known || $this->withdraw( array_values( $known ), $run );
		}
	}

	/** @param non-empty-list<StoredReference> $gone */
	private function withdraw( array $gone, Run $run ): void {
		$before = $run->progress_so_far();
		Transaction::run(
			fn () => $this->write( $gone, $run ),
			static function () use ( $run, $before ): void {
				wp_cache_flush();
				$run->take_back_to( $before );
			}
		);
		/** This action is documented in plugins/core/src/Sync/WritePass.php */
		do_action( 'hearth_hammer_batch_written' );
	}

	/** @param non-empty-list<StoredReference> $gone */
	private function write( array $gone, Run $run ): void {
		$posts = array_map( static fn ( StoredReference $one ): int => $one->post, $gone );
		_prime_post_caches( $posts, false, true );
		$withdrawn = array();
		$told      = array();
		foreach ( $gone as $one ) {
			if ( ! $this->writer->exists( $one->post ) ) {
				$this->references->forget( $one->reference );
				continue;
			}
			if ( $this->writer->withdraw( $one->post ) ) {
				++$run->counts->withdrawn;
				$told[] = new RecordChange( $one->reference, $one->post, RecordChange::WITHDRAWN );
			}
			$withdrawn[]             = $one->withdrawn();
		}
		$this->references->keep( $withdrawn, $run->id );
		$this->writer->index( $posts );
		$this->writer instanceof ReportsChanges && ( new RunChanges() )->add( $run->id, $told );
		$this->runs->save( $run );
	}
}
