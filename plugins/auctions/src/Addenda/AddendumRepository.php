<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Addenda;

use HearthHammer\Core\Database\WriteFailed;
use InvalidArgumentException;

/**
 * Adds and reads addenda. Nothing here changes or deletes one, and nothing else writes the table (LOT-06).
 */
final class AddendumRepository {

	/** Characters of one. */
	public const LENGTH = 5000;

	/** Two people may publish at once, and take the same next number. */
	private const TRIES = 10;

	/**
	 * Publishes one.
	 *
	 * @param int      $lot        0 for the whole sale.
	 * @param string   $text       Plain; control characters go.
	 * @param string   $submission The same when the same is sent again, which finds the first; up to 64 characters.
	 * @param int      $user       Who publishes it.
	 * @param int|null $at         Unix seconds; now where it is not said.
	 * @throws InvalidArgumentException Where the text is empty or too long.
	 * @throws WriteFailed
	 */
	public function add( int $sale, int $lot, string $text, string $submission, int $user = 0, ?int $at = null ): Addendum {
		global $wpdb;
		$text = self::plain( $text );
		if ( '' === $text || mb_strlen( $text ) > self::LENGTH || '' === $submission || strlen( $submission ) > 64 ) {
			throw new InvalidArgumentException( 'An addendum has a text of at most 5,000 characters, and a word for its submission.' );
		}
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$known = $this->find_by( 'submission', $submission );
			if ( null !== $known ) {
				return $known;
			}
			// The number is the next of the sale at the moment of writing; who takes one that is taken writes nothing.
			$added = $wpdb->query(
				$wpdb->prepare(
					'INSERT IGNORE INTO %i (sale_id, lot_id, number, text, submission, published_at, user_id) SELECT %d, %d, COALESCE(MAX(number), 0) + 1, %s, %s, %d, %d FROM %i WHERE sale_id = %d',
					self::table(),
					$sale,
					$lot,
					$text,
					$submission,
					$at ?? time(),
					$user,
					self::table(),
					$sale
				)
			);
			$addendum = 1 === $added ? $this->find_by( 'submission', $submission ) : null;
			if ( null !== $addendum ) {
				/**
				 * An addendum has been published.
				 *
				 * @param int $post     The lot; the sale where it is about the whole of it.
				 * @param int $addendum Its id.
				 */
				do_action( 'hh_addendum_added', 0 === $lot ? $sale : $lot, $addendum->id );
				return $addendum;
			}
		}
		throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
	}

	public function find( int $id ): ?Addendum {
		return $this->find_by( 'id', (string) $id );
	}

	/** @return list<Addendum> Of a sale and all its lots, in their order. */
	public function of_sale( int $sale ): array {
		return $this->select( 'sale_id = %d', array( $sale ) );
	}

	/** @return list<Addendum> What concerns a lot: its own, wherever it was offered then, and those of its whole sale. */
	public function of_lot( int $lot, int $sale ): array {
		return $this->select( 'lot_id = %d OR (sale_id = %d AND lot_id = 0)', array( $lot, $sale ) );
	}

	private function find_by( string $column, string $value ): ?Addendum {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE %i = %s', self::table(), $column, $value ), ARRAY_A );
		return is_array( $row ) ? Addendum::from_row( $row ) : null;
	}

	/**
	 * @param list<int> $values
	 * @return list<Addendum>
	 */
	private function select( string $where, array $values ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE {$where} ORDER BY published_at, id", array( self::table(), ...$values ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders of our own methods.
		return array_map( Addendum::from_row( ... ), array_values( $rows ) );
	}

	private static function plain( string $input ): string {
		$text = mb_check_encoding( $input, 'UTF-8' ) ? $input : '';
		return trim( (string) preg_replace( '/[^\P{C}\n\x{200D}]+/u', '', str_replace( array( "\r\n", "\r" ), "\n", $text ) ) );
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . AddendumTables::ADDENDUM;
	}
}
