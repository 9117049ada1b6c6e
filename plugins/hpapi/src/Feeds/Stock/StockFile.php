<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Stock;

use Generator;
use HearthHammer\Core\Sync\InvalidFeed;

/**
 * The stock of another plugin as it was at one moment: one property a line, as JSON. A run reads it twice and may be
 * stopped in between, while the other plugin's posts change.
 */
final readonly class StockFile {

	public function __construct( public string $path ) {}

	/**
	 * @param iterable<array<string, mixed>> $rows
	 * @return int How many were written.
	 * @throws InvalidFeed When the disk refuses.
	 */
	public function write( iterable $rows ): int {
		$file  = fopen( $this->path, 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$count = 0;
		foreach ( $rows as $row ) {
			$line = wp_json_encode( $row, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE ) . "\n";
			if ( false === $file || strlen( $line ) !== fwrite( $file, $line ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions
				throw new InvalidFeed( sprintf( /* translators: %s: path */ __( 'cannot write to the file %s', 'hearth-hammer' ), $this->path ) );
			}
			++$count;
		}
		false !== $file && fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		return $count;
	}

	/**
	 * @return Generator<int, array<string, mixed>> The byte after a row to the row.
	 * @throws InvalidFeed When the file is missing or a line is not a property.
	 */
	public function rows( int $offset = 0 ): Generator {
		$file = is_readable( $this->path ) ? fopen( $this->path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false === $file ) {
			throw new InvalidFeed( sprintf( /* translators: %s: path */ __( 'file not found: %s', 'hearth-hammer' ), $this->path ) );
		}
		try {
			fseek( $file, $offset );
			for ( $line = fgets( $file ); false !== $line; $line = fgets( $file ) ) {
				$row = json_decode( $line, true );
				if ( ! is_array( $row ) ) {
					throw new InvalidFeed( __( 'the list of properties is damaged. Start again', 'hearth-hammer' ) );
				}
				/** @var array<string, mixed> $row */
				yield (int) ftell( $file ) => $row;
			}
		} finally {
			fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
	}
}
