<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Media;

use HearthHammer\Hpapi\Feeds\FeedMedia;
use HearthHammer\Hpapi\Feeds\FeedProperty;
use HearthHammer\Hpapi\Feeds\Problem;
use HearthHammer\Hpapi\Feeds\Source\MediaFolder;

/**
 * Compares the pictures of a feed with those we have, by content; fetches and installs what is new.
 */
final class PicturePlanner {

	public function __construct(
		private readonly RemotePictures $remote,
		private readonly PictureInstaller $installer,
		private readonly MediaFolder $folder,
	) {}

	/**
	 * @param list<MediaRecord> $known Of the property.
	 * @param callable():void   $pulse Called for each picture: some take seconds.
	 */
	public function plan( FeedProperty $property, array $known, callable $pulse ): PicturePlan {
		$plan      = new PicturePlan();
		$by_hash   = array_column( $known, null, 'hash' );
		$by_source = array_column( $known, null, 'source' );
		$installed = array();
		foreach ( $property->pictures() as $media ) {
			$pulse();
			$before = $by_source[ $media->source ] ?? null;
			try {
				[ $record, $file, $is_temporary ] = $this->look( $media, $before );
			} catch ( PictureRefused $refused ) {
				$this->refuse( $plan, $property, $media, $refused, $before );
				continue;
			}
			$same = $by_hash[ $record->hash ] ?? null;
			try {
				if ( null !== $same ) {
					++$plan->kept;
					$kept                  = new MediaRecord( $same->id, $same->attachment, $record->source, $record->hash, $record->etag, $record->modified, $record->bytes );
					$plan->records_changed = $plan->records_changed || get_object_vars( $kept ) !== get_object_vars( $same );
					$plan->pictures[]      = array( $media, $kept, null );
				} else {
					$installed[ $record->hash ] ??= $this->installer->install( PictureFile::look_at( (string) $file, $record->hash ), $property->reference, $media->source, FeedMedia::IMAGE === $media->kind );
					$plan->pictures[]             = array( $media, $record, $installed[ $record->hash ] );
				}
			} catch ( PictureRefused $refused ) {
				$this->refuse( $plan, $property, $media, $refused, $before );
			} finally {
				if ( $is_temporary ) {
					wp_delete_file( (string) $file );
				}
			}
		}
		$used          = array_map( static fn ( array $one ): int => $one[1]->attachment, $plan->pictures );
		$plan->removed = array_values( array_diff( array_map( static fn ( MediaRecord $one ): int => $one->attachment, $known ), $used ) );
		return $plan;
	}

	/**
	 * @return array{MediaRecord, string|null, bool} What it is, where its bytes are, and whether those are ours to delete.
	 * @throws PictureRefused When it cannot be had.
	 */
	private function look( FeedMedia $media, ?MediaRecord $before ): array {
		if ( ! $media->is_address() ) {
			$path = $this->folder->path( $media->source );
			if ( null === $path ) {
				throw new PictureRefused( 'is no longer beside the feed' );
			}
			return array( new MediaRecord( 0, 0, $media->source, (string) sha1_file( $path ), '', '', (int) filesize( $path ) ), $path, false );
		}
		$fetched = $this->remote->fetch( $media->source, $before );
		if ( null === $fetched->file && null !== $before ) {
			return array( $before, null, false );
		}
		return array( new MediaRecord( 0, 0, $media->source, (string) sha1_file( (string) $fetched->file ), $fetched->etag, $fetched->modified, $fetched->bytes ), $fetched->file, true );
	}

	/** What we had stays: a server that is down for an hour must not empty a gallery. */
	private function refuse( PicturePlan $plan, FeedProperty $property, FeedMedia $media, PictureRefused $refused, ?MediaRecord $before ): void {
		$plan->problems[] = new Problem( $property->line, $media->column, sprintf( 'the picture %s %s', mb_substr( $media->source, 0, 200 ), $refused->getMessage() ), false );
		if ( null !== $before ) {
			++$plan->kept;
			$plan->pictures[] = array( $media, $before, null );
		}
	}
}
