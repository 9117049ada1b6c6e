<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync\Files;

use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\AlreadyRunning;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runner;
use HearthHammer\Core\Sync\RunRequest;

/**
 * Imports feeds that are files: finds out their format, opens them for the runner, and tidies up.
 */
final readonly class FileImports {

	/** @param \Closure(): bool|null $sets_aside Whether records with errors are left out and the others taken; null for all or nothing. */
	public function __construct(
		private Runner $runner,
		private Formats $formats,
		private WorkFolder $work,
		private ?\Closure $sets_aside = null,
	) {}

	/**
	 * A run for a file: the one that was stopped where the very same file was the last to be imported, else a new one.
	 *
	 * @param string $source  What to call it, e.g. the name under which it was uploaded.
	 * @param bool   $leading New records get their leading picture only.
	 * @throws InvalidFeed When it is missing or no feed at all.
	 */
	public function prepare( string $path, string $source, string $feed, bool $dry_run, bool $confirmed, bool $restart, bool $leading = false ): Run {
		$file    = $this->file( $path );
		$format  = $this->formats->for_file( $file );
		$request = $format->inspect( $file, new RunRequest( $format->name(), $feed, $source, $path, dry_run: $dry_run, confirmed: $confirmed, restart: $restart, leading: $leading, sets_aside: null !== $this->sets_aside && ( $this->sets_aside )() ) );
		try {
			$records = $format->open( $file, new MediaFolder( dirname( $file ) ), $request->settings );
		} catch ( InvalidFeed $fault ) {
			return $this->runner->refuse( $request, $fault );
		}
		return $this->runner->prepare( $request, $records );
	}

	/**
	 * As Runner::advance().
	 *
	 * @param callable(Run): void|null $progress
	 * @param callable(): bool|null    $stop
	 * @throws AlreadyRunning When another import runs.
	 */
	public function advance( Run $run, float $seconds = 0, ?callable $progress = null, ?callable $stop = null ): void {
		if ( 'running' === $run->status ) {
			$this->runner->advance( $run, fn (): RecordSource => $this->open( $run ), $seconds, $progress, $stop );
		}
		if ( 'done' === $run->status ) {
			/**
			 * An import from a file is done. The file is still there.
			 *
			 * @param Run $run
			 */
			do_action( 'hearth_hammer_import_done', $run );
		}
		if ( 'done' === $run->status || 'failed' === $run->status ) {
			$this->clean_up( $run );
		}
	}

	/** Whether a file of this name is worth a look. */
	public function takes( string $name ): bool {
		return $this->formats->take( $name );
	}

	/** As Runner::proceed(). */
	public function proceed( Run $run, bool $confirmed ): void {
		$this->runner->proceed( $run, $confirmed );
	}

	/** In words, why a run asks. */
	public function question( Run $run ): string {
		return $this->runner->question( $run );
	}

	/** What runs of a format carry now: what an older version imported should be imported again. */
	public function version( string $format ): string {
		return $this->runner->version( $this->formats->named( $format )->version() );
	}

	private function open( Run $run ): RecordSource {
		$file = $this->file( $run->path );
		return $this->formats->named( $run->format )->open( $file, new MediaFolder( dirname( $file ) ), $run->settings() );
	}

	/**
	 * A feed as it was given: a file with its pictures beside it, or a .zip that holds both.
	 *
	 * @return string Path of the feed; its pictures are beside it.
	 * @throws InvalidFeed When the file is missing, or the zip is not to be trusted.
	 */
	private function file( string $path ): string {
		if ( ! is_file( $path ) || ! is_readable( $path ) ) {
			throw new InvalidFeed( sprintf( /* translators: %s: path */ __( 'file not found: %s', 'hearth-hammer' ), $path ) );
		}
		return ZipFeed::is_zip( $path ) ? $this->work->unpack( $path, array_map( static fn ( Format $format ): string => $format->extension(), $this->formats->all ) ) : $path;
	}

	private function clean_up( Run $run ): void {
		if ( ZipFeed::is_zip( $run->path ) ) {
			$this->work->remove_unpacked( $run->path );
		}
		// An upload is ours to delete; a file that someone keeps elsewhere is not.
		$this->work->remove( dirname( $run->path ) );
	}
}
