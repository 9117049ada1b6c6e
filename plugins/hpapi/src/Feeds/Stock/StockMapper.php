<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Stock;

use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\RecordState;

/**
 * From a property of another plugin to one in our words. A plugin has a subclass.
 */
abstract class StockMapper {

	/** Meta or field of the reference, for messages. */
	protected const KEY_FIELD = '';

	/** As RecordSource::version(). */
	abstract public function version(): string;

	/** The description, as HTML that the engine cleans. */
	abstract protected function text( StockRow $in ): string;

	/**
	 * @param list<MediaItem> $media
	 * @return array<string, mixed> By the names of property-fields.json, with `channel`, `status` and `published`.
	 */
	abstract protected function fields( StockRow $in, string $text, array $media ): array;

	/**
	 * @param array<string, mixed> $row
	 * @param array<string, mixed> $after As Record::$after.
	 */
	final public function map( array $row, array $after ): Record {
		$in   = new StockRow( $row );
		$name = $in->own( 'title', 120 );
		$name = '' === $name ? __( 'a property without an address', 'hearth-hammer' ) : $name;
		$media  = $in->media();
		$text   = $this->text( $in );
		$fields = $this->fields( $in, $text, $media ) + array(
			'documents'     => self::links( $media, MediaItem::DOCUMENT ),
			'virtual_tours' => self::links( $media, MediaItem::TOUR ),
			'listed_at'     => $in->int( 'listed_at' ),
			'updated_at'    => $in->int( 'updated_at' ),
		);
		// Of a sale it is no answer to any question.
		$fields['pets'] = 2 === $fields['channel'] ? $fields['pets'] : '';
		return new Record(
			$in->own( 'reference', 100 ),
			$in->own( 'branch', 60 ),
			$fields,
			$text,
			$media,
			channel: 2 === $fields['channel'] ? 'lettings' : 'sales',
			published: true === $fields['published'],
			// One that the office withdrew is moved, too: its address answers that it is gone.
			state: in_array( $fields['status'], array( 'sold', 'let' ), true ) ? RecordState::Complete : RecordState::Live,
			key_field: static::KEY_FIELD,
			name: $name,
			after: $after,
			problems: $in->problems(),
		);
	}

	/**
	 * @param list<MediaItem> $media
	 * @return list<array{url: string, caption: string}>
	 */
	private static function links( array $media, string $kind ): array {
		return array_values( array_map( static fn ( MediaItem $one ): array => array( 'url' => $one->source, 'caption' => $one->caption ), array_filter( $media, static fn ( MediaItem $one ): bool => $kind === $one->kind ) ) );
	}
}
