<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Place\NameKey;
use HearthHammer\Core\Place\TypingErrors;

/**
 * How makes, models, colours and the like are written, by the slug that filters and addresses know them by. A make or a
 * model that visitors have seen stays when no lot has it any longer: its address does not become one that never was.
 */
final class LotWords {

	/** Letters of a word whose spelling is put right, and from which on two slips are forgiven instead of one. */
	private const SHORTEST = 4;
	private const LONG     = 7;
	private const ERRORS   = 2;

	private const CACHE = 'hh_lot_words';

	public const TABLE = 'hh_lot_word';

	public const LONGEST = 60;

	public static function create(): void {
		Migrations::table(
			self::TABLE,
			"kind varchar(12) NOT NULL,
			slug varchar(60) NOT NULL,
			within varchar(60) NOT NULL DEFAULT '',
			label varchar(80) NOT NULL,
			shown tinyint(1) NOT NULL DEFAULT 0,
			PRIMARY KEY  (kind, within, slug),
			KEY shown (shown)"
		);
	}

	/** A word's slug; empty for no word. */
	public static function slug( string $label ): string {
		return rtrim( substr( NameKey::slug( $label ), 0, self::LONGEST ), '-' );
	}

	/**
	 * Keeps words that are new: nothing is remembered here, since what wrote them may be taken back.
	 *
	 * @param list<array{kind: string, within: string, label: string}> $words `within` is the slug of a model's make.
	 */
	public function remember( array $words ): void {
		$new = array();
		foreach ( $words as [ 'kind' => $kind, 'within' => $within, 'label' => $label ] ) {
			$slug = self::slug( $label );
			if ( '' !== $slug ) {
				$new[ "{$kind}/{$within}/{$slug}" ] = array( $kind, $slug, $within, mb_substr( $label, 0, 80 ) );
			}
		}
		if ( array() !== $new ) {
			global $wpdb;
			$wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i (kind, slug, within, label) VALUES ' . implode( ',', array_fill( 0, count( $new ), '(%s,%s,%s,%s)' ) ), array( self::name(), ...array_merge( ...array_values( $new ) ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		}
	}

	/**
	 * Notes that visitors see the makes and models of these sales' lots.
	 *
	 * @param list<int> $sales Whose lots are shown, once the lots' rows are written.
	 */
	public function show( array $sales ): void {
		if ( array() === $sales ) {
			return;
		}
		global $wpdb;
		$of = 'EXISTS (SELECT 1 FROM %i lot WHERE lot.sale_id IN (' . implode( ',', array_fill( 0, count( $sales ), '%d' ) ) . ') AND lot.published = 1 AND ';
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE %i SET shown = 1 WHERE shown = 0 AND ((kind = 'make' AND {$of}" . self::same( 'make', self::name() ) . ")) OR (kind = 'model' AND {$of}" . self::same( 'model', self::name() ) . ')))', // phpcs:ignore WordPress.DB.PreparedSQL
				array( self::name(), LotTable::name(), ...$sales, LotTable::name(), ...$sales )
			)
		);
	}

	/**
	 * @param array<string, list<string>> $slugs By kind.
	 * @return array<string, array<string, array{label: string, within: string}>> By kind and slug; of models of two makes that share a name, one.
	 */
	public function labels( array $slugs ): array {
		$values = array_unique( array_merge( ...array_values( $slugs ) ) );
		if ( array() === $values ) {
			return array();
		}
		global $wpdb;
		$kinds = array_keys( $slugs );
		$sql   = 'SELECT kind, slug, within, label FROM %i WHERE kind IN (' . implode( ',', array_fill( 0, count( $kinds ), '%s' ) ) . ') AND slug IN (' . implode( ',', array_fill( 0, count( $values ), '%s' ) ) . ')';
		/** @var list<array<string, string>> $rows */
		$rows   = (array) $wpdb->get_results( $wpdb->prepare( $sql, array( self::name(), ...$kinds, ...array_values( $values ) ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		$labels = array();
		foreach ( $rows as $row ) {
			$labels[ $row['kind'] ][ $row['slug'] ] = array( 'label' => $row['label'], 'within' => $row['within'] );
		}
		return $labels;
	}

	/**
	 * How a make, or a model of a make, is written; empty for one that no lot ever had, or that visitors have not seen.
	 *
	 * @param 'make'|'model' $kind
	 */
	public function label( string $kind, string $slug, string $within = '' ): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT label FROM %i word WHERE kind = %s AND within = %s AND slug = %s', self::name(), $kind, $within, $slug ) . self::seen( $kind ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/**
	 * Those that visitors may know of.
	 *
	 * @param 'make'|'model' $kind
	 * @return array<string, string> Slug to label, by label: makes, or the models of a make.
	 */
	public function all( string $kind, string $within = '' ): array {
		global $wpdb;
		/** @var list<array{slug: string, label: string}> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT slug, label FROM %i word WHERE kind = %s AND within = %s', self::name(), $kind, $within ) . self::seen( $kind ) . ' ORDER BY label LIMIT 2000', ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		return array_column( $rows, 'label', 'slug' );
	}

	/** @return list<array{make: string, slug: string, label: string}> Of all makes, those that visitors may know of. */
	public function models(): array {
		global $wpdb;
		/** @var list<array{make: string, slug: string, label: string}> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT within AS make, slug, label FROM %i word WHERE kind = %s', self::name(), 'model' ) . self::seen( 'model' ) . ' ORDER BY label, within LIMIT 5000', ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		return $rows;
	}

	/**
	 * Leaves out what only hidden lots have: drafts, and lots of sales whose catalogue is not open; and what no lot has any
	 * longer, where visitors have never seen it. Asked when a word is read, for opening a catalogue writes no lot's row.
	 *
	 * @param 'make'|'model' $kind
	 */
	private static function seen( string $kind ): string {
		global $wpdb;
		$same = self::same( $kind, 'word' );
		return (string) $wpdb->prepare( " AND ((word.shown = 1 AND NOT EXISTS (SELECT 1 FROM %i lot WHERE {$same})) OR ", LotTable::name() ) . self::visible( $kind, 'word' ) . ')'; // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/**
	 * Whether visitors see a lot with the word now.
	 *
	 * @param 'make'|'model' $kind
	 * @param string         $word The table of words, as the statement calls it.
	 */
	private static function visible( string $kind, string $word ): string {
		global $wpdb;
		$same = self::same( $kind, $word );
		return (string) $wpdb->prepare( "EXISTS (SELECT 1 FROM %i lot JOIN %i sale ON sale.post_id = lot.sale_id WHERE {$same} AND lot.published = 1 AND sale.shows_lots = 1)", LotTable::name(), SaleTable::name() ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/**
	 * That a lot has the word.
	 *
	 * @param 'make'|'model' $kind
	 */
	private static function same( string $kind, string $word ): string {
		return 'make' === $kind ? "lot.make = {$word}.slug" : "lot.make = {$word}.within AND lot.model = {$word}.slug";
	}

	private static function name(): string {
		global $wpdb;
		return $wpdb->prefix . self::TABLE;
	}

	/**
	 * The word of a make, model, body, place or colour that somebody meant who typed another, e.g. mercedes for mercedez.
	 *
	 * @param string $typed As SearchText::searched() gives words.
	 * @return string Empty where what was typed begins such a word, or is near none.
	 */
	public static function meant( string $typed ): string {
		// A plate, a postcode and a number are right or wrong.
		if ( strlen( $typed ) < self::SHORTEST || 1 !== preg_match( '/^[a-z]+$/D', $typed ) ) {
			return '';
		}
		$best  = '';
		$least = self::ERRORS + 1;
		foreach ( self::known() as $word ) {
			if ( str_starts_with( $word, $typed ) ) {
				return '';
			}
			// The first letter is seldom wrong.
			if ( $word[0] === $typed[0] && abs( strlen( $word ) - strlen( $typed ) ) <= self::ERRORS ) {
				$errors = TypingErrors::distance( $typed, $word );
				if ( $errors < $least && $errors <= ( strlen( $typed ) < self::LONG ? 1 : self::ERRORS ) ) {
					$best  = $word;
					$least = $errors;
				}
			}
		}
		return $best;
	}

	/** @return list<string> Single words of all kinds, in one statement a request. */
	private static function known(): array {
		global $wpdb;
		wp_cache_add_non_persistent_groups( self::CACHE );
		/** @var list<string>|false $kept */
		$kept = did_action( 'template_redirect' ) > 0 || wp_is_serving_rest_request() ? wp_cache_get( 'known', self::CACHE ) : false;
		if ( is_array( $kept ) ) {
			return $kept;
		}
		$known = array();
		foreach ( $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT slug FROM %i', self::name() ) ) as $slug ) {
			foreach ( explode( '-', (string) $slug ) as $word ) {
				if ( strlen( $word ) >= self::SHORTEST ) {
					$known[ $word ] = true;
				}
			}
		}
		$words = array_map( strval( ... ), array_keys( $known ) );
		wp_cache_set( 'known', $words, self::CACHE );
		return $words;
	}
}
