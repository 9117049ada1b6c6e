<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Stock;

use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Sync\MappedRecord;
use HearthHammer\Core\Sync\RawRecord;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\RecordMapper;
use HearthHammer\Core\Sync\RecordState;
use LogicException;

defined( 'ABSPATH' ) || exit;

/**
 * From a property of another plugin to one in our words. A plugin has a subclass.
 */
abstract class StockMapper implements RecordMapper {

	/** Meta or field of the reference, for messages. */
	protected const KEY_FIELD = '';

	/** The description, as HTML that the engine cleans. */
	abstract protected function text( StockRow $in ): string;

	/**
	 * @param list<MediaItem> $media
	 * @return array<string, mixed> By the names of property-fields.json, with `channel`, `status` and `published`.
	 */
	abstract protected function fields( StockRow $in, string $text, array $media ): array;

	final public function map( RawRecord $raw ): MappedRecord {
		if ( ! is_array( $raw->data ) ) {
			throw new LogicException( 'StockSource gives rows.' );
		}
		/** @var array<string, mixed> $data */
		$data = $raw->data;
		$in   = new StockRow( $data );
		$name = $in->own( 'title', 120 );
		$name = '' === $name ? __( 'a property without an address', 'hearth-hammer' ) : $name;
		$key  = $in->own( 'reference', 100 );
		return new MappedRecord( $this->record( $in, $key, $name ), $in->problems(), $key, $name );
	}

	private function record( StockRow $in, string $key, string $name ): Record {
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
			$key,
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
