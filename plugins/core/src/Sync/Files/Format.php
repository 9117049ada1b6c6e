<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync\Files;

use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\RunRequest;

/**
 * A format of feeds that are files. A new one is a folder with a RecordSource, and a line in the plugin's list of
 * formats.
 */
interface Format {

	/** Stored with each run, e.g. `blm`; at most 20 letters. */
	public function name(): string;

	/** Of its files, in lower case, e.g. `blm`. */
	public function extension(): string;

	/** As RecordSource::version() of its source. */
	public function version(): string;

	/**
	 * A first look at the whole file.
	 *
	 * @param string $path Of the file itself; RunRequest::$path may be a zip that it is in.
	 * @return RunRequest The same, with what was found: RunRequest::of_state().
	 * @throws InvalidFeed When it is missing, or cannot be of this format.
	 */
	public function inspect( string $path, RunRequest $request ): RunRequest;

	/**
	 * @param string               $path     As inspect() got it.
	 * @param MediaFolder          $media    The files beside it.
	 * @param array<string, mixed> $settings That inspect() found; empty where an older version looked.
	 * @throws InvalidFeed When it cannot be read.
	 */
	public function open( string $path, MediaFolder $media, array $settings ): RecordSource;
}
