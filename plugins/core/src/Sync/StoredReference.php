<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * What an earlier run stored of a record.
 */
final readonly class StoredReference {

	/**
	 * @param string      $reference    The record's key in upper case.
	 * @param string      $change_token Of Record; empty for a post that no source wrote yet.
	 * @param string      $version      Of source and writer.
	 * @param string      $context      Of the writer, e.g. under which gazetteer it was located.
	 */
	public function __construct(
		public string $reference,
		public string $feed,
		public string $section,
		public int $post,
		public string $change_token,
		public string $version,
		public string $context,
		public RecordState $state,
	) {}

	/** @param array<string, string> $row Of hh_sync_reference. */
	public static function from_row( array $row ): self {
		return new self( $row['reference'], $row['feed'], $row['section'], (int) $row['post_id'], $row['change_token'], $row['version'], $row['context'], RecordState::from( $row['state'] ) );
	}

	/** Whether the source says the very same as last time, and we would make the same of it. */
	public function is_same( Record $record, string $version ): bool {
		return $this->change_token === $record->change_token && $this->version === $version && RecordState::Withdrawn !== $this->state;
	}

	public function withdrawn(): self {
		return new self( $this->reference, $this->feed, $this->section, $this->post, $this->change_token, $this->version, $this->context, RecordState::Withdrawn );
	}
}
