<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * The pictures that a record shall have, after all slow work: new ones lie in the uploads folder.
 */
final class PicturePlan {

	/** @var list<array{MediaItem, MediaRecord, InstalledPicture|null}> In the source's order; null: kept as it is. */
	public array $pictures = array();

	/** @var list<array{MediaItem, string}> Pictures that could not be had, and why: a sentence without its full stop. */
	public array $faults = array();

	/** @var list<int> Attachments that the source no longer names. */
	public array $removed = array();

	/** Whether only the servers' dates changed, which nobody sees. */
	public bool $records_changed = false;

	public int $kept = 0;

	/** How many the source names and this plan leaves for the next import. */
	public int $later = 0;

	/** @return array<string, InstalledPicture> By hash. */
	public function installed(): array {
		$installed = array();
		foreach ( $this->pictures as [ , $record, $picture ] ) {
			if ( null !== $picture ) {
				$installed[ $record->hash ] = $picture;
			}
		}
		return $installed;
	}

	public function changes_pictures(): bool {
		return array() !== $this->installed() || array() !== $this->removed;
	}

	/** Removes the files of new pictures again, when what they were for was not written. */
	public function discard(): void {
		foreach ( $this->installed() as $picture ) {
			$picture->discard();
		}
	}
}
