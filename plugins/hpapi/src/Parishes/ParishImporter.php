<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Csv\CsvFile;
use HearthHammer\Core\Database\PostMeta;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Text\ParagraphBlocks;

/**
 * Parishes from a CSV file. A row that has not changed since it was last imported is left alone, and with it
 * whatever editors made of the page.
 */
final class ParishImporter {

	private const HASH = '_hpapi_import_hash';

	/** Of the words as they were imported: a page with others is its editors'. */
	private const WORDS = '_hpapi_import_words';

	/** Rows of one transaction: others wait for it to end (on SQLite every writer does). */
	private const BATCH = 20;

	/**
	 * @param callable():void $progress Called for each row.
	 * @return array{added: int, changed: int, unchanged: int}
	 * @throws BadFile Before anything is written.
	 */
	public function import( string $path, callable $progress ): array {
		$counts = array(
			'added'     => 0,
			'changed'   => 0,
			'unchanged' => 0,
		);
		$rows   = $this->rows( $path );
		$known  = $this->known( array_keys( $rows ) );
		foreach ( array_chunk( $rows, self::BATCH, true ) as $batch ) {
			Transaction::run(
				function () use ( $batch, $known, $progress, &$counts ): void {
					foreach ( $batch as $slug => $row ) {
						++$counts[ $this->write_changed( $known[ $slug ] ?? 0, $row ) ];
						$progress();
					}
				},
				wp_cache_flush( ... )
			);
		}
		return $counts;
	}

	/**
	 * @param array<string, mixed> $row
	 * @return 'added'|'changed'|'unchanged'
	 */
	private function write_changed( int $id, array $row ): string {
		$hash = sha1( (string) wp_json_encode( $row ) );
		if ( 0 !== $id && get_post_meta( $id, self::HASH, true ) === $hash ) {
			return 'unchanged';
		}
		$this->write( $id, $row, $hash );
		return 0 === $id ? 'added' : 'changed';
	}

	/** @return array<string, array<string, mixed>> Slug to the fields of a post, all checked. */
	private function rows( string $path ): array {
		$csv = CsvFile::open_file( $path );
		$csv->need( 'slug', 'name', 'latitude', 'longitude', 'sectors' );
		$rows = array();
		foreach ( $csv->rows() as $line => $row ) {
			$slug  = sanitize_title( $row['slug'] );
			$fault = match ( true ) {
				'' === $slug || '' === $row['name'] => 'a slug and a name are required',
				isset( $rows[ $slug ] ) => 'this slug is in the file twice: ' . $slug,
				! is_numeric( $row['latitude'] ) || abs( (float) $row['latitude'] ) > 90 => 'latitude is not a number of degrees',
				! is_numeric( $row['longitude'] ) || abs( (float) $row['longitude'] ) > 180 => 'longitude is not a number of degrees',
				'' !== ( $row['features_json'] ?? '' ) && ! is_array( json_decode( $row['features_json'], true ) ) => 'features_json is not a JSON list',
				default => $this->sector_fault( $row['sectors'] ),
			};
			if ( null !== $fault ) {
				throw new BadFile( sprintf( '%s, line %d: %s.', basename( $path ), $line, $fault ) );
			}
			$rows[ $slug ] = array(
				'slug'      => $slug,
				'name'      => $row['name'],
				'latitude'  => (float) $row['latitude'],
				'longitude' => (float) $row['longitude'],
				'sectors'   => ParishFields::sectors( explode( ';', $row['sectors'] ) ),
				'summary'   => $row['summary'] ?? '',
				'content'   => $row['content'] ?? '',
				'features'  => ParishFields::features( (array) json_decode( '' === ( $row['features_json'] ?? '' ) ? '[]' : $row['features_json'], true ) ),
			);
		}
		return $rows;
	}

	private function sector_fault( string $sectors ): ?string {
		foreach ( array_filter( array_map( 'trim', explode( ';', $sectors ) ) ) as $sector ) {
			if ( null === ParishFields::sector( $sector ) ) {
				return sprintf( '%s is not a postcode sector, like TN17 3', $sector );
			}
		}
		return null;
	}

	/**
	 * @param list<string> $slugs
	 * @return array<string, int> Slug to post id.
	 */
	private function known( array $slugs ): array {
		$known = array();
		foreach ( get_posts(
			array(
				'post_type'     => ParishPostType::NAME,
				'post_status'   => array( 'publish', 'draft', 'pending', 'private', 'future' ),
				'post_name__in' => $slugs,
				'numberposts'   => -1,
			)
		) as $post ) {
			$known[ $post->post_name ] = $post->ID;
		}
		return $known;
	}

	/** @param array<string, mixed> $row */
	private function write( int $id, array $row, string $hash ): void {
		$before = 0 === $id ? null : get_post( $id );
		$words  = $this->words( $id, (string) $row['content'] );
		$result = wp_insert_post(
			wp_slash(
				array(
					'ID'           => $id,
					'post_type'    => ParishPostType::NAME,
					'post_status'  => 0 === $id ? 'publish' : get_post_status( $id ),
					'post_title'   => $row['name'],
					'post_name'    => $row['slug'],
					'post_excerpt' => $row['summary'],
					'post_content' => $words,
				)
			),
			true,
			false
		);
		if ( is_wp_error( $result ) ) {
			throw new BadFile( sprintf( '%s: %s', (string) $row['slug'], $result->get_error_message() ) );
		}
		$meta = array(
			'hpapi_latitude'  => $row['latitude'],
			'hpapi_longitude' => $row['longitude'],
			'hpapi_sectors'   => $row['sectors'],
			'hpapi_features'  => $row['features'],
			self::HASH        => $hash,
			self::WORDS       => sha1( (string) get_post_field( 'post_content', $result, 'raw' ) ),
		);
		if ( null !== $before && $words === $before->post_content ) {
			unset( $meta[ self::WORDS ] );
		}
		PostMeta::delete( $result, 0 === $id ? array() : array_keys( $meta ) );
		PostMeta::add( $result, $meta );
		// Gazetteer, terms and lists follow the parish from here: once, when all of it is written.
		wp_after_insert_post( $result, 0 !== $id, $before );
	}

	/** Those of the row, unless editors wrote the page or the row has none. */
	private function words( int $id, string $content ): string {
		$there = 0 === $id ? '' : (string) get_post_field( 'post_content', $id, 'raw' );
		return '' !== $content && ( '' === trim( $there ) || sha1( $there ) === get_post_meta( $id, self::WORDS, true ) ) ? ParagraphBlocks::of( $content ) : $there;
	}
}
