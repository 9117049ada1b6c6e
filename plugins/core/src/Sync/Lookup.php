<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * What is known of records: from earlier runs, or as posts that staff made under the same key.
 */
final readonly class Lookup {

	public function __construct(
		private References $references,
		private RecordWriter $writer,
	) {}

	/**
	 * In two statements at most.
	 *
	 * @param list<string> $keys
	 * @return array<string, StoredReference> By References::key().
	 */
	public function known( array $keys ): array {
		$known   = $this->references->known( $keys );
		$unknown = array_values( array_filter( $keys, static fn ( string $key ): bool => ! isset( $known[ References::key( $key ) ] ) ) );
		foreach ( array() === $unknown ? array() : $this->writer->posts_of( $unknown ) as $reference => $post ) {
			$key           = References::key( (string) $reference );
			$known[ $key ] = new StoredReference( $key, '', '', $post, '', '', '', RecordState::Live );
		}
		return $known;
	}
}
