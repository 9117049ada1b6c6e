<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Media\HeldPictures;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Media\MediaRecords;

/**
 * Pictures that records name and that did not come with them. Systems send a picture once and only name it later:
 * what the site has is no fault.
 */
final readonly class MissingPictures {

	/** @param bool $is_error Whether a picture that is nowhere stops the import; else the record goes in without it. */
	public function __construct( private MediaRecords $media, private MediaFolder $files, private bool $is_error ) {}

	/**
	 * In two statements where any did not come, else in none.
	 *
	 * @param list<Record>                   $records
	 * @param array<string, StoredReference> $known   By References::key().
	 * @return array{list<Problem>, int} What is wrong, and how many the site has.
	 */
	public function of( array $records, array $known ): array {
		$unsent = array_filter( array_map( $this->unsent( ... ), $records ) );
		if ( array() === $unsent ) {
			return array( array(), 0 );
		}
		$posts = array();
		foreach ( array_keys( $unsent ) as $place ) {
			$posts[ $place ] = (int) ( $known[ References::key( $records[ $place ]->source_key ) ] ?? null )?->post;
		}
		$media    = $this->media->held( array_values( array_filter( $posts ) ) );
		$problems = array();
		$held     = 0;
		foreach ( $unsent as $place => $items ) {
			$pictures = $media[ $posts[ $place ] ] ?? new HeldPictures();
			foreach ( $items as $item ) {
				$one = $pictures->of( $item );
				if ( null !== $one && ! $pictures->is_lost( $one ) ) {
					++$held;
				} else {
					$problems[] = $this->problem( $records[ $place ], $item, null !== $one );
				}
			}
		}
		return array( $problems, $held );
	}

	/** @return list<MediaItem> */
	private function unsent( Record $record ): array {
		return array_values( array_filter( $record->pictures(), fn ( MediaItem $one ): bool => ! $one->is_address() && null === $this->files->path( $one->source ) ) );
	}

	private function problem( Record $record, MediaItem $item, bool $is_lost ): Problem {
		$message = $is_lost
			? sprintf( /* translators: %s: name of a file */ __( 'the image %s was not in the feed and is missing from this site; send all images again', 'hearth-hammer' ), $item->source )
			: sprintf( /* translators: %s: name of a file */ __( 'the image %s was not in the feed and is not on this site; send it again', 'hearth-hammer' ), $item->source );
		return ( new Problem( $record->line, $item->field, $message, $this->is_error && ! $is_lost ) )->about( $record->source_key, $record->name );
	}
}
