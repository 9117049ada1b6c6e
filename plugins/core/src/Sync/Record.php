<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Media\MediaItem;
use InvalidArgumentException;

/**
 * What a source says of one thing (a property, a lot), in our words: its one shape from the source to the writer.
 */
final readonly class Record {

	/** Changes when anything that the source says does; 40 letters. */
	public string $change_token;

	/**
	 * @param string               $source_key   Names it for good within the feed; whatever tells two apart is in it.
	 * @param string               $section      The part of the stock that a source names as a whole or not at all: a branch, a sale.
	 * @param array<string, mixed> $fields       By our names, without pictures and what is looked up.
	 * @param string               $text         As the source has it: HTML not yet cleaned.
	 * @param list<MediaItem>      $media        In the source's order.
	 * @param string               $channel      e.g. `sales`, `lettings`; empty where there is but one.
	 * @param bool                 $published    False for what is there and not to be shown.
	 * @param string               $change_token The source's own (a date, a version); empty where it has none: then all that it says counts.
	 * @param int                  $line         Where it begins, for messages.
	 * @param string               $key_field    Where the source names its key, for messages.
	 * @param string               $name         What people call it, for messages, e.g. its address.
	 * @param array<string, mixed> $after        Cursor from which RecordSource::pull() continues behind it.
	 * @param list<Problem>        $problems     What is wrong with it.
	 * @param bool                 $is_readable  False where errors leave nothing but the problems; see unreadable().
	 * @throws InvalidArgumentException Without key or section.
	 */
	public function __construct(
		public string $source_key,
		public string $section,
		public array $fields = array(),
		public string $text = '',
		public array $media = array(),
		public string $channel = '',
		public bool $published = true,
		public RecordState $state = RecordState::Live,
		string $change_token = '',
		public int $line = 0,
		public string $key_field = '',
		public string $name = '',
		public array $after = array(),
		public array $problems = array(),
		public bool $is_readable = true,
	) {
		if ( $is_readable && ( '' === $source_key || '' === $section ) ) {
			throw new InvalidArgumentException( 'A record needs a key and a section.' );
		}
		$said               = array( $source_key, $section, $fields, $text, array_map( get_object_vars( ... ), $media ), $channel, $published, $state->value );
		$this->change_token = sha1( '' === $change_token ? serialize( $said ) : 'token ' . $change_token ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Only hashed.
	}

	/**
	 * A record of which errors leave nothing to write.
	 *
	 * @param list<Problem>        $problems
	 * @param array<string, mixed> $after
	 * @param string               $key      Empty where it cannot be read.
	 */
	public static function unreadable( array $problems, int $line, array $after, string $key = '', string $name = '' ): self {
		return new self( $key, '', line: $line, name: $name, after: $after, problems: $problems, is_readable: false );
	}

	/** Whether one of its problems is an error. */
	public function has_error(): bool {
		return ! $this->is_readable || array() !== array_filter( $this->problems, static fn ( Problem $one ): bool => $one->stops );
	}

	/** @return list<MediaItem> The picture for cards, or nothing. */
	public function leading_picture(): array {
		return array_slice( $this->pictures( MediaItem::IMAGE ), 0, 1 );
	}

	/** @return list<MediaItem> Pictures of a kind, or all pictures. */
	public function pictures( ?string $kind = null ): array {
		return array_values( array_filter( $this->media, static fn ( MediaItem $one ): bool => $one->is_picture() && ( null === $kind || $kind === $one->kind ) ) );
	}
}
