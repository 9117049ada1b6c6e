<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * Compares the pictures that a source names with those we have, by content; fetches and installs what is new.
 *
 * Where the source gives a token for a picture, one whose token has not moved is asked for only as PictureCheck says.
 * Else the server is asked whether it has changed, and the bytes decide.
 */
final class PicturePlanner {

	public function __construct(
		private readonly RemotePictures $remote,
		private readonly PictureInstaller $installer,
		private readonly MediaFolder $folder,
		private readonly PictureCheck $check = PictureCheck::Untold,
	) {}

	/**
	 * @param list<MediaItem> $items  Pictures of one record, in its order.
	 * @param string          $folder Name of the record's own folder, e.g. its reference.
	 * @param HeldPictures    $held   Of the record. Those whose files are gone are installed again.
	 * @param callable():void $pulse  Called for each picture: some take seconds.
	 */
	public function plan( array $items, string $folder, HeldPictures $held, callable $pulse ): PicturePlan {
		$plan      = new PicturePlan();
		$installed = array();
		foreach ( $items as $item ) {
			$pulse();
			$before  = $held->of( $item );
			$is_lost = $held->is_lost( $before );
			try {
				[ $record, $file, $is_temporary ] = $this->look( $item, $is_lost ? null : $before );
			} catch ( PictureRefused $refused ) {
				$this->refuse( $plan, $item, $refused, $before, $is_lost );
				continue;
			}
			$same   = $held->with_hash( $record->hash );
			$record = null === $same ? $record : $record->in_place_of( $same );
			try {
				if ( null === $same || $held->is_lost( $same ) ) {
					$installed[ $record->hash ] ??= $this->installer->install( PictureFile::look_at( (string) $file, $record->hash ), $folder, $item->source, MediaItem::IMAGE === $item->kind );
					$plan->pictures[]             = array( $item, $record, $installed[ $record->hash ] );
				} else {
					++$plan->kept;
					$plan->records_changed = $plan->records_changed || get_object_vars( $record ) !== get_object_vars( $same );
					$plan->pictures[]      = array( $item, $record, null );
				}
			} catch ( PictureRefused $refused ) {
				$this->refuse( $plan, $item, $refused, $before, $is_lost );
			} finally {
				if ( $is_temporary ) {
					wp_delete_file( (string) $file );
				}
			}
		}
		$used          = array_map( static fn ( array $one ): int => $one[1]->attachment, $plan->pictures );
		$plan->removed = array_values( array_diff( array_column( $held->all, 'attachment' ), $used ) );
		return $plan;
	}

	/**
	 * @return array{MediaRecord, string|null, bool} What it is, where its bytes are, and whether those are ours to delete.
	 * @throws PictureRefused When it cannot be had.
	 */
	private function look( MediaItem $item, ?MediaRecord $before ): array {
		if ( ! $item->is_address() ) {
			$path = $this->folder->path( $item->source );
			if ( null === $path && null !== $before ) {
				// Systems send a picture once: later deliveries only name it.
				return array( MediaRecord::looked_at( $item, $before->hash, $before->bytes ), null, false );
			}
			if ( null === $path ) {
				throw new PictureRefused( __( 'was not in the feed', 'hearth-hammer' ) );
			}
			return array( MediaRecord::looked_at( $item, (string) sha1_file( $path ), (int) filesize( $path ) ), $path, false );
		}
		// The source's own key may stay while the address, signed anew, changes each time; without a token it may also mean another picture.
		$is_told = null !== $before && $item->token === $before->token && ( '' !== $item->token || $item->source === $before->source );
		if ( null !== $before && $is_told && ! $this->check->asks( $item, time() ) ) {
			return array( $before->unchanged( $item ), null, false );
		}
		// A token that moved says that the bytes did; what the server says of its dates does not count then.
		[ $record, $file ] = $this->remote->fetch( $item, $is_told || '' === $item->token ? $before : null );
		return array( $record, $file, null !== $file );
	}

	/** What we had stays: a server that is down for an hour must not empty a gallery. */
	private function refuse( PicturePlan $plan, MediaItem $item, PictureRefused $refused, ?MediaRecord $before, bool $is_lost ): void {
		$plan->faults[] = array(
			$item,
			sprintf(
				$is_lost
					/* translators: 1: name or address of a picture, 2: what is wrong with it, e.g. could not be read */
					? __( 'the image %1$s %2$s and its file is missing from this site; send all images again', 'hearth-hammer' )
					/* translators: 1: name or address of a picture, 2: what is wrong with it, e.g. could not be read */
					: __( 'the image %1$s %2$s', 'hearth-hammer' ),
				mb_substr( $item->source, 0, 200 ),
				$refused->getMessage()
			),
		);
		if ( null !== $before ) {
			$plan->kept      += $is_lost ? 0 : 1;
			$plan->pictures[] = array( $item, $before, null );
		}
	}
}
