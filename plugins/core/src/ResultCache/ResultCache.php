<?php

declare( strict_types=1 );

namespace HearthHammer\Core\ResultCache;

/**
 * Which posts a page shows and how many there are in all, or another answer to a statement, as long as the data stays
 * the same.
 *
 * Answers are in the object cache; where that ends with the request, in a table with a fixed number of slots. Never in
 * wp_options: anybody could fill that with searches.
 */
final class ResultCache {

	private const SECONDS = 300;

	/** Writing a row costs about as much as finding what took less than this… */
	private const SLOW = 0.003;

	/** …or less than so many times as long as looking into a slot, where the database itself is slow. */
	private const TIMES = 5;

	/** Seconds that looking into a slot took. */
	private float $look = 0.0;

	/**
	 * @param string             $group   Object cache group, e.g. `hpapi_results`.
	 * @param \Closure(): string $version Names the state of the data. An answer of another state is never returned.
	 */
	public function __construct(
		private readonly ResultTable $table,
		private readonly string $group,
		private readonly \Closure $version,
	) {}

	/**
	 * @param string $statement What is asked: the whole SQL.
	 * @return array{ids: list<int>, total: int}|null
	 */
	public function read( string $statement ): ?array {
		$stored = $this->kept( $statement );
		return null !== $stored && is_int( $stored['total'] ?? null ) && is_array( $stored['ids'] ?? null )
			? array(
				'ids'   => array_values( array_map( intval( ... ), $stored['ids'] ) ),
				'total' => $stored['total'],
			)
			: null;
	}

	/**
	 * Whatever was kept as the answer.
	 *
	 * @param string $statement What is asked: the whole SQL.
	 * @return array<mixed>|null
	 */
	public function kept( string $statement ): ?array {
		$question = $this->question( $statement );
		$stored   = wp_cache_get( $question, $this->group );
		if ( ! is_array( $stored ) && ! wp_using_ext_object_cache() ) {
			$stored = $this->read_slot( $question );
		}
		return is_array( $stored ) ? $stored : null;
	}

	/**
	 * @param string       $question From question(), called before the search: if the data changes meanwhile, nobody
	 *                               asks this question again.
	 * @param array<mixed> $answer   One for read() has `ids` and `total`.
	 * @param float        $seconds  How long it took to find.
	 */
	public function keep( string $question, array $answer, float $seconds ): void {
		wp_cache_set( $question, $answer, $this->group, self::SECONDS );
		if ( $seconds < max( self::SLOW, self::TIMES * $this->look ) || wp_using_ext_object_cache() ) {
			return;
		}
		$text = (string) wp_json_encode( $answer );
		// A hundred cards are some 400 KB of JSON, and a tenth of that packed.
		$text = strlen( $text ) > ResultTable::LONGEST ? self::packed( $text ) : $text;
		if ( '' === $text || strlen( $text ) > ResultTable::LONGEST ) {
			return;
		}
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'REPLACE INTO %i (slot, question, answer) VALUES (%d, %s, %s)', $this->table->name(), self::slot( $question ), $question, $text ) );
	}

	/** Names a statement on the data as it is now. */
	public function question( string $statement ): string {
		return md5( ( $this->version )() . '|' . $statement );
	}

	/** As text, which every database stores as it is; empty where PHP cannot. */
	public static function packed( string $text ): string {
		$packed = function_exists( 'gzdeflate' ) ? gzdeflate( $text ) : false;
		return false === $packed ? '' : base64_encode( $packed ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Compressed.
	}

	public static function unpacked( string $packed ): ?string {
		$text = gzinflate( (string) base64_decode( $packed, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As packed() made it.
		return false === $text ? null : $text;
	}

	private function read_slot( string $question ): mixed {
		global $wpdb;
		$began      = hrtime( true );
		$text       = $wpdb->get_var( $wpdb->prepare( 'SELECT answer FROM %i WHERE slot = %d AND question = %s', $this->table->name(), self::slot( $question ), $question ) );
		$this->look = ( hrtime( true ) - $began ) / 1e9;
		if ( null === $text ) {
			return null;
		}
		// No packed text begins with a bracket.
		return json_decode( in_array( $text[0] ?? '', array( '{', '[' ), true ) ? $text : (string) self::unpacked( $text ), true );
	}

	private static function slot( string $question ): int {
		return (int) hexdec( substr( $question, 0, 6 ) ) % ResultTable::SLOTS;
	}
}
