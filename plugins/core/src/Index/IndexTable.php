<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Index;

use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Schema\Schema;

/**
 * A table with a row for each post of a type: columns to search by, and the card that a list shows, as JSON.
 *
 * Every row carries the shape that it was made in: columns, keys and the fields of its card. One of another shape is
 * made anew by IndexUpdate; until then it is read as it is.
 */
final readonly class IndexTable {

	/** Eight characters. */
	public string $shape;

	/** @var array<string, mixed> Every field of a card, with nothing in it. */
	public array $blank_card;

	/** @var list<string> Columns with a full-text key. SQLite has no such keys. */
	public array $full_text;

	/**
	 * @param string                $name         Without the site's prefix.
	 * @param list<IndexColumn>     $columns      The first is `post_id`.
	 * @param array<string, string> $json         Columns of JSON that are made together, to their type.
	 * @param list<string>          $keys         As `CREATE TABLE` has them without KEY (a full-text one with), but for the primary one and `shape`.
	 * @param string                $card_schema  Absolute path of the schema of a card.
	 * @param int                   $card_version Counts up where cards come out otherwise though all else is the same.
	 */
	public function __construct(
		public string $name,
		public array $columns,
		public array $json,
		private array $keys,
		string $card_schema,
		int $card_version,
	) {
		/** @var array<string, array<string, mixed>> $fields */
		$fields           = Schema::from_file( $card_schema )->to_array()['properties'];
		$this->shape      = substr( md5( $this->body() . $card_version . wp_json_encode( $fields ) ), 0, 8 );
		$this->full_text  = array_values( array_map( static fn ( string $key ): string => trim( (string) strstr( $key, '(' ), '()' ), preg_grep( '/^FULLTEXT KEY /', $keys ) ?: array() ) );
		$this->blank_card = array_map(
			static fn ( array $field ): mixed => match ( $field['type'] ?? '' ) {
				'string' => '',
				'integer', 'number' => 0,
				'boolean' => false,
				'array' => array(),
				default => null,
			},
			$fields
		);
	}

	public function create(): void {
		Migrations::table( $this->name, $this->body() );
	}

	/** With the site's prefix. */
	public function prefixed(): string {
		global $wpdb;
		return $wpdb->prefix . $this->name;
	}

	/** @return int Rows. */
	public function count(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $this->prefixed() ) );
	}

	/** As `CREATE TABLE` has it. */
	public function body(): string {
		return implode(
			",\n",
			array(
				...array_map( static fn ( IndexColumn $column ): string => "{$column->name} {$column->type}", $this->columns ),
				"shape char(8) NOT NULL DEFAULT ''",
				...array_map( static fn ( string $name, string $type ): string => "{$name} {$type} NOT NULL", array_keys( $this->json ), $this->json ),
				'PRIMARY KEY  (post_id)',
				'KEY shape (shape, post_id)',
				...array_map( static fn ( string $key ): string => str_starts_with( $key, 'FULLTEXT KEY ' ) ? $key : "KEY {$key}", $this->keys ),
			)
		);
	}
}
