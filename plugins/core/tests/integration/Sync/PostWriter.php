<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Sync;

use HearthHammer\Core\Sync\BulkWriteMode;
use HearthHammer\Core\Sync\Problems;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\RecordChange;
use HearthHammer\Core\Sync\RecordWriter;

/**
 * Writes records as ordinary posts: published, hidden (draft) or withdrawn (private).
 */
final class PostWriter implements RecordWriter {

	/** @var list<string> Keys that were written, in order. */
	public array $written = array();

	public function plural(): string {
		return 'things';
	}

	public function section(): string {
		return 'shelf';
	}

	public function version(): string {
		return 'w1';
	}

	public function context(): string {
		return '';
	}

	public function posts_of( array $keys ): array {
		return array();
	}

	public function exists( int $post ): bool {
		return 'post' === get_post_type( $post );
	}

	public function check( array $records, array $known, Problems $problems ): void {}

	public function prepare( array $records, string $feed ): void {}

	public function write( Record $record, ?int $post, callable $attach ): RecordChange {
		$this->written[] = $record->source_key;
		$id              = (int) wp_insert_post(
			array(
				'ID'          => $post ?? 0,
				'post_type'   => 'post',
				'post_status' => $record->published ? 'publish' : 'draft',
				'post_title'  => (string) $record->fields['title'],
				'post_name'   => 'thing-' . $record->source_key,
			)
		);
		$attach( $id );
		return new RecordChange( $record->source_key, $id, null === $post ? RecordChange::ADDED : RecordChange::CHANGED );
	}

	public function withdraw( int $post ): bool {
		wp_update_post( array( 'ID' => $post, 'post_status' => 'private' ) );
		return true;
	}

	public function index( array $posts ): void {}

	public function bulk( callable $work ): mixed {
		return BulkWriteMode::run( array( 'post' ), $work );
	}
}
