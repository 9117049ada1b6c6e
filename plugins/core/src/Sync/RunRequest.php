<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Media\PictureCheck;

/**
 * What somebody wants to have imported.
 */
final readonly class RunRequest {

	/**
	 * @param string               $format      Name of the format, e.g. `blm`.
	 * @param string               $feed        Which system it comes from, where several name records of the same sections.
	 * @param string               $label       What to call it, e.g. the name under which a file was uploaded.
	 * @param string               $path        The file, for formats that are files.
	 * @param string               $fingerprint Of the source's state: a stopped run goes on only where it is the same.
	 * @param int                  $size        Of the source, in the unit of RecordSource::position(); 0 where it is not known.
	 * @param array<string, mixed> $settings    For Format::open().
	 * @param bool                 $dry_run     Check, and write nothing.
	 * @param bool                 $confirmed   Withdraw even more than WithdrawalPlan::SHARE of a section.
	 * @param bool                 $restart     Begin anew, though an earlier run was stopped.
	 * @param bool                 $leading     New records get their leading picture only; the next run brings the others.
	 * @param PictureCheck         $pictures    Which pictures that we have are asked for again.
	 * @param bool                 $sets_aside  Leave out records with errors, and take the others; else all or nothing.
	 */
	public function __construct(
		public string $format,
		public string $feed,
		public string $label = '',
		public string $path = '',
		public string $fingerprint = '',
		public int $size = 0,
		public array $settings = array(),
		public bool $dry_run = false,
		public bool $confirmed = false,
		public bool $restart = false,
		public bool $leading = false,
		public PictureCheck $pictures = PictureCheck::Untold,
		public bool $sets_aside = false,
	) {}

	/**
	 * The same, when it is known what the source says.
	 *
	 * @param string               $fingerprint As above; so are the others.
	 * @param array<string, mixed> $settings    More of them.
	 */
	public function of_state( string $fingerprint, int $size, array $settings = array() ): self {
		return new self( $this->format, $this->feed, $this->label, $this->path, $fingerprint, $size, $settings + $this->settings, $this->dry_run, $this->confirmed, $this->restart, $this->leading, $this->pictures, $this->sets_aside );
	}
}
