<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * Writes records as posts: one class for each kind of thing. Engine and writer share a transaction, so the writer
 * begins none of its own.
 */
interface RecordWriter {

	/** What records are, in messages: `properties`, `lots`. */
	public function plural(): string;

	/** What a section is, in messages: `branch`, `sale`. */
	public function section(): string;

	/** Changes when the same record is to be written in another way: like RecordSource::version(). At most 16 letters. */
	public function version(): string;

	/**
	 * What else decides how records are written, e.g. the version of the gazetteer. A record written under another
	 * is written again, though its source says the same. At most 40 letters.
	 */
	public function context(): string;

	/**
	 * Posts that stand under these keys and that no source wrote: made by staff.
	 *
	 * @param list<string> $keys
	 * @return array<string, int> Key, as given or in another case, to post.
	 */
	public function posts_of( array $keys ): array;

	public function exists( int $post ): bool;

	/**
	 * Finds faults that the source cannot see, without writing anything; and where the writer keeps what staff set,
	 * the conflicts between that and what the source says now.
	 *
	 * @param list<Record>       $records
	 * @param array<int, Record> $known    Those of posts that are known, by post.
	 * @param Problems           $problems Gets what is found.
	 */
	public function check( array $records, array $known, Problems $problems ): void;

	/**
	 * Looks up, for all at once, what write() needs of each.
	 *
	 * @param list<Record> $records
	 */
	public function prepare( array $records, string $feed ): void;

	/**
	 * Creates or updates one post; a record that is not published is written and not shown.
	 *
	 * @param int|null $post Null where it is new.
	 * @param callable(int): array<string, list<array{attachment: int, caption: string, source: string, hash: string}>> $attach
	 *        Given the post's id, attaches its pictures and returns them by kind of MediaItem. To be called once.
	 * @return RecordChange Unchanged where a visitor could see no difference; with fields, of writers that report changes.
	 */
	public function write( Record $record, ?int $post, callable $attach ): RecordChange;

	/** Takes off the market. Returns whether it was on it. */
	public function withdraw( int $post ): bool;

	/**
	 * Called in each transaction with the posts that changed in it, for indexes.
	 *
	 * @param list<int> $posts
	 */
	public function index( array $posts ): void;

	/**
	 * Runs work that writes many, with whatever is to be done once at the end instead of for each.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function bulk( callable $work ): mixed;
}
