<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * An imported picture, as hh_media remembers it.
 */
final readonly class MediaRecord {

	/**
	 * @param int    $attachment 0 where it is still to be made.
	 * @param string $source     Address or file name.
	 * @param string $hash       SHA-1 of the bytes that came.
	 * @param string $key        SHA-1 of MediaItem::$key; empty in rows from before there was one.
	 * @param string $token      MediaItem::$token when it was fetched.
	 */
	public function __construct(
		public int $id,
		public int $attachment,
		public string $source,
		public string $hash,
		public string $etag = '',
		public string $modified = '',
		public int $bytes = 0,
		public string $key = '',
		public string $token = '',
	) {}

	/** What is remembered of an item that was looked at just now. */
	public static function looked_at( MediaItem $item, string $hash, int $bytes, string $etag = '', string $modified = '' ): self {
		return new self( 0, 0, $item->source, $hash, $etag, $modified, $bytes, self::key_of( $item ), mb_substr( $item->token, 0, 100 ) );
	}

	/** What is remembered of an item whose bytes are those that we have. */
	public function unchanged( MediaItem $item ): self {
		return self::looked_at( $item, $this->hash, $this->bytes, $this->etag, $this->modified );
	}

	/** The same about another row and attachment, which hold the same bytes. */
	public function in_place_of( self $stored ): self {
		return new self( $stored->id, $stored->attachment, $this->source, $this->hash, $this->etag, $this->modified, $this->bytes, $this->key, $this->token );
	}

	public function attached_to( int $attachment ): self {
		return new self( 0, $attachment, $this->source, $this->hash, $this->etag, $this->modified, $this->bytes, $this->key, $this->token );
	}

	public static function key_of( MediaItem $item ): string {
		return sha1( $item->key );
	}
}
